// Written by `python -m gonfalon.server.typescript` from the Python types: change those, not this.

/** An action of any game. */
export interface AnyAction {
  readonly do: string;
  readonly seat: string;
  readonly [field: string]: unknown;
}

/** An event of any game. */
export interface AnyEvent {
  readonly event: string;
  readonly clause: string;
  readonly [field: string]: unknown;
}

/** What may still be chosen for a field of an action. */
export type Hole =
  | { readonly one: readonly (string | number)[] }
  | { readonly some: readonly (string | number)[]; readonly least: number; readonly most: number }
  | { readonly order: readonly (string | number)[] }
  | { readonly amounts: Readonly<Record<string, number>>; readonly total: number }
  | { readonly route: string; readonly next: readonly string[] }
  | { readonly free: readonly unknown[] };

/** An action with holes: each field is fixed or a hole. */
export interface AnyOffer {
  readonly do: string;
  readonly seat: string;
  readonly [field: string]: unknown;
}

/** A new table; each seat is a person's or a bot's. The same seed gives the same dice to the same actions. */
export interface OpenTable {
  readonly key: string;
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<string, string>>;
  readonly delay?: number | null;
  readonly seed?: number | null;
}

/** A new table from a record, or from a position of a game; a seed fixes the dice that are still to fall. */
export interface Import {
  readonly key: string;
  readonly record?: unknown;
  readonly game?: string;
  readonly position?: unknown;
  readonly seats?: Readonly<Record<string, string>>;
  readonly delay?: number | null;
  readonly seed?: number | null;
}

/** An action, with the number of the ask that it answers. */
export interface Act {
  readonly key: string;
  readonly ask: number;
  readonly action: AnyAction;
}

/** Actions of one seat, to be taken one by one; the first answers the ask that is named. */
export interface MakePlan {
  readonly key: string;
  readonly ask: number;
  readonly actions: readonly AnyAction[];
}

/** Undoing or resigning, by a seat. */
export interface BySeat {
  readonly key: string;
  readonly seat: string;
}

/** Taking back one earlier entry, as `cancellable` lists it. */
export interface Cancel {
  readonly key: string;
  readonly seat: string;
  readonly entry: number;
}

/** The same game again with sides changed. */
export interface Rematch {
  readonly key: string;
}

/** A new table that goes on after the first `entries` entries; without seats those who sit here. */
export interface Branch {
  readonly key: string;
  readonly entries: number;
  readonly seats?: Readonly<Record<string, string>>;
}

/** How long the computer waits between two of its actions. */
export interface SetDelay {
  readonly delay: number;
}

/** Whether the computer stops playing for now. */
export interface SetPaused {
  readonly paused: boolean;
}

/** What a game is called; an empty name takes it away. */
export interface Rename {
  readonly name: string;
}

/** Whether a game lies in the bin. */
export interface SetBinned {
  readonly binned: boolean;
}

/** The games to delete for good; those that do not lie in the bin any more are kept. */
export interface EmptyBin {
  readonly tables: readonly string[];
}

/** Standing orders of a seat, each one of the values that it may have; those not named stay as they are. */
export interface SetOrders {
  readonly seat: string;
  readonly orders: Readonly<Record<string, string>>;
}

/** Actions whose odds are wanted: to the next ask, or `through` interrupts, answered by default, to the result. */
export interface Weigh {
  readonly actions: readonly AnyAction[];
  readonly through?: boolean;
}

/** Actions that are to be accounted for before their dice: their ways, costs and what follows. */
export interface Explain {
  readonly actions: readonly AnyAction[];
}

/** An action that is not offered: why not? */
export interface Doubt {
  readonly action: AnyAction;
}

/** A new table stands under this id. */
export interface Opened {
  readonly id: string;
}

/** An action that cancelling an earlier one has made unlawful, and why. */
export interface Lost {
  readonly action: AnyAction;
  readonly refusal: kernel.rulebook.Refusal;
}

/** What was asked for is in the store; the table stands at `seq`. */
export interface Done {
  readonly seq: number;
  readonly lost: readonly Lost[];
}

/** An open ask; `default` is told only to who may answer it here. With `open` it needs no secret of its seat. */
export interface Due {
  readonly id: number;
  readonly seat: string;
  readonly ask: string;
  readonly clause: string;
  readonly together: boolean;
  readonly answered: boolean;
  readonly interrupt: boolean;
  readonly open: boolean;
  readonly default: AnyAction | null;
}

/** What a seat may do: actions with holes. */
export interface MenuOffers {
  readonly exact: boolean;
  readonly offers: readonly AnyOffer[];
}

/** Whether the last action may be taken back, and the key of the reason why not. */
export interface Undo {
  readonly may: boolean;
  readonly why: string;
}

/** An entry that may be taken back although others came after it. */
export interface Cancellable {
  readonly entry: number;
  readonly action: AnyAction;
}

/** What was told when the game was set up. */
export interface Begun {
  readonly item: "begun";
  readonly seq: number;
  readonly events: readonly AnyEvent[];
}

/** An action was taken, by a person, a bot or a clerk; in a game with secrets only its own seat is told which. `way` are the spaces that it led its piece over, the first and the last included. */
export interface Entered {
  readonly item: "entered";
  readonly seq: number;
  readonly entry: number;
  readonly seat: string;
  readonly action: AnyAction | null;
  readonly way: readonly string[];
  readonly events: readonly AnyEvent[];
  readonly by_bot: boolean;
  readonly by_clerk: boolean;
}

/** The last `entries` entries were taken back and are to be forgotten. */
export interface Undone {
  readonly item: "undone";
  readonly seq: number;
  readonly entries: number;
}

/** A seat resigned. */
export interface GaveUp {
  readonly item: "gave-up";
  readonly seq: number;
  readonly seat: string;
}

/** The seats agreed on the end. */
export interface Agreement {
  readonly item: "agreed";
  readonly seq: number;
}

/** How far a seat's plan came, and why it does not go on; `left` are the actions that it has not taken. */
export interface PlanNow {
  readonly taken: number;
  readonly left: readonly AnyAction[];
  readonly halt: kernel.plan.Halt;
  readonly refusal: kernel.rulebook.Refusal | null;
}

/** A table as one seat sees it, with the items of its log since the last update; None is a spectator. When `whole` is set the log is complete and replaces what the client had. Behind a curtain the view is a spectator's until the client asks for the seat's own. At one screen an ask that needs no secret is put on the open board: `hand` is the seat whose menu it is, though the view is a spectator's. */
export interface Update {
  readonly table: string;
  readonly seq: number;
  readonly seat: string | null;
  readonly hand: string | null;
  readonly whole: boolean;
  readonly log: readonly (Begun | Entered | Undone | GaveUp | Agreement)[];
  readonly entries: number;
  readonly view: unknown;
  readonly due: readonly Due[];
  readonly menu: MenuOffers;
  readonly undo: Undo;
  readonly cancellable: readonly Cancellable[];
  readonly outcome: kernel.game.Outcome | null;
  readonly thinking: string | null;
  readonly delay: number;
  readonly paused: boolean;
  readonly curtain: boolean;
  readonly plan: PlanNow | null;
}

/** Who owes which decision. */
export interface Waiting {
  readonly seat: string;
  readonly ask: string;
}

/** How a game stands, in a few words. */
export interface Standing {
  readonly entries: number;
  readonly waiting: readonly Waiting[];
  readonly outcome: kernel.game.Outcome | null;
  readonly turn: kernel.advice.Turn | null;
}

/** Where a game comes from: a file, or another table; a branch shares its first `entries` entries, up to `turn`. */
export interface Origin {
  readonly how: "branch" | "import" | "rematch";
  readonly parent: string;
  readonly entries: number;
  readonly turn: kernel.advice.Turn | null;
}

/** A table in the list of games: who takes each seat and its side; times are milliseconds since 1970. Without a `name` nobody has given it one. `binned` is when it was thrown away, if it lies in the bin. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<string, string>>;
  readonly secrets: boolean;
  readonly made: number;
  readonly changed: number;
  readonly standing: Standing;
  readonly origin: Origin | null;
  readonly binned: number | null;
}

/** A game that is kept and cannot be opened, as far as it is known; 0 and an empty text are not known. Why not is `damaged`, `other-version` or `not-installed`, and a sentence. With `record` its record can be had, up to the first entry that cannot be read. `binned` is when it was thrown away, if it is known to lie in the bin. */
export interface Unreadable {
  readonly id: string;
  readonly game: string;
  readonly changed: number;
  readonly why: string;
  readonly sentence: string;
  readonly record: boolean;
  readonly binned: number | null;
}

/** What is wrong with the file of all games, and the sentence; its words are those of the problem `not-kept`. */
export interface Trouble {
  readonly why: string;
  readonly file: string;
  readonly sentence: string;
}

/** Every table, the last changed first and those in the bin too, those that cannot be opened, and the trouble. There is trouble where the file is damaged. */
export interface Tables {
  readonly tables: readonly TableInfo[];
  readonly unreadable: readonly Unreadable[];
  readonly trouble: Trouble | null;
}

/** A table and how it stands now. */
export interface TableNow {
  readonly info: TableInfo;
  readonly now: Update;
}

/** One way an action may end: its chance, what it tells, and what of that tells it from the other ways. Over imagined states the chance lies between `least` and `most`; `guesses` are the chances in each of them. */
export interface Outlook {
  readonly chance: readonly [number, number];
  readonly told: readonly AnyEvent[];
  readonly apart: readonly AnyEvent[];
  readonly least: readonly [number, number];
  readonly most: readonly [number, number];
  readonly guesses: readonly (readonly [number, number])[];
}

/** The odds of an action, likeliest first, and the sums made before the dice. Where the seat does not know all, they are those of what it would hear, over so many `imagined` states. */
export interface Forecast {
  readonly odds: "forecast";
  readonly exact: boolean;
  readonly imagined: number;
  readonly outlooks: readonly Outlook[];
  readonly sums: readonly kernel.events.Reckoned[];
}

/** An action that is not lawful now has no odds. */
export interface NoForecast {
  readonly odds: "refused";
  readonly refusal: kernel.rulebook.Refusal;
  readonly sentence: string;
}

/** The odds of each action asked for, in their order. */
export interface Weighed {
  readonly odds: readonly (Forecast | NoForecast)[];
}

/** What each action means before its dice, in the order asked for; nothing of one that is not lawful. */
export interface Accounts {
  readonly accounts: readonly (kernel.accounts.Account | null)[];
}

/** Why an action is not lawful; nothing when it is. */
export interface WhyNot {
  readonly refusal: kernel.rulebook.Refusal | null;
  readonly sentence: string;
}

/** Why a bot took an action. */
export interface WhyBot {
  readonly entry: number;
  readonly seat: string;
  readonly action: AnyAction;
  readonly reason: bots.bot.Reason;
  readonly sentence: string;
}

/** Where a piece could go in its next move, and whom it could then attack. `costs` are those of every place that it could enter, also of those that it may only pass; none where nobody counts. */
export interface Reach {
  readonly piece: string;
  readonly places: readonly string[];
  readonly targets: readonly string[];
  readonly costs: Readonly<Record<string, number>>;
}

/** Lines between spaces or pieces; none where a game has no such lines. */
export interface Sightlines {
  readonly lines: readonly kernel.sightlines.Sightline[];
}

/** The cheapest way of a piece to a place: its places, cost and actions, and whether a die falls on it. `accounts` tell what each action means when it is taken, up to the first that nobody can tell. */
export interface FoundWay {
  readonly places: readonly string[];
  readonly cost: number;
  readonly actions: readonly AnyAction[];
  readonly rolls: boolean;
  readonly accounts: readonly kernel.accounts.Account[];
}

/** The way of a piece to a place; none where it cannot go there now. */
export interface WayTo {
  readonly piece: string;
  readonly to: string;
  readonly way: FoundWay | null;
}

/** How a route may go on: where to next, whether it may end here, and why not. `broken` is the place in it of the step that breaks a rule; then the rest is said of the route before that step. */
export interface Onwards {
  readonly next: readonly string[];
  readonly may_end: boolean;
  readonly broken: number | null;
  readonly refusal: kernel.rulebook.Refusal | null;
  readonly sentence: string;
}

/** A value that an order may have, and what it is called. */
export interface OrderValue {
  readonly value: string;
  readonly title: string;
}

/** Something that a seat may leave to its clerk, when the clerk does it, and when else it could. `asks` are those that it is about, where it is not called like one of their answers. */
export interface StandingOrder {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly when: string;
  readonly values: readonly OrderValue[];
  readonly asks: readonly string[];
}

/** The standing orders of a seat; none where the game leaves nothing to a clerk. */
export interface StandingOrders {
  readonly seat: string;
  readonly orders: readonly StandingOrder[];
}

/** The entries that stand, as a seat heard them; before the first stands what was told at set-up. */
export interface Replay {
  readonly opening: readonly AnyEvent[];
  readonly entries: readonly Entered[];
  readonly outcome: kernel.game.Outcome | null;
}

/** A table as a seat saw it after some of its entries. */
export interface Moment {
  readonly entries: number;
  readonly view: unknown;
  readonly due: readonly Due[];
  readonly outcome: kernel.game.Outcome | null;
}

/** What each side had lost after so many entries, in halves of what the game counts. */
export interface LossesThen {
  readonly entries: number;
  readonly lost: Readonly<Record<string, number>>;
}

/** How often something fell, and how often it was expected, as numerator and denominator. Eight games of ten lie between `least` and `most`. As much, or more, comes in one game of `one_in`; where `is_more` is not set, as little, or less. */
export interface Fortune {
  readonly fell: number;
  readonly expected: readonly [number, number];
  readonly least: number;
  readonly most: number;
  readonly is_more: boolean;
  readonly one_in: number;
}

/** The luck of a side's attacks: how often they harmed their target, and how often the attacker. */
export interface Fortunes {
  readonly side: string;
  readonly attacks: number;
  readonly harm: Fortune;
  readonly backfire: Fortune;
}

/** Where a game turned: shown after so many entries; by dice, how likely they were to fall just so. With `is_end` the game ended there. */
export interface TurningPoint {
  readonly entries: number;
  readonly side: string | null;
  readonly harm: kernel.strikes.Harm | null;
  readonly chance: readonly [number, number] | null;
  readonly is_end: boolean;
}

/** A game in hindsight: `took` are the milliseconds from its first to its last action, `missed` the loser's chance. Losses are told at first and whenever they changed. */
export interface Aftermath {
  readonly losses: readonly LossesThen[];
  readonly attacks: number;
  readonly luck: readonly Fortunes[];
  readonly points: readonly TurningPoint[];
  readonly took: number;
  readonly missed: kernel.accounts.Remark | null;
}

/** An option that is on or off; `ruling` is the ruling that it departs from, if any. */
export interface Switch {
  readonly kind: "switch";
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly ruling: string | null;
  readonly default: boolean;
}

/** An option that is one of several words. */
export interface Selection {
  readonly kind: "selection";
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly ruling: string | null;
  readonly default: string;
  readonly values: readonly string[];
}

/** An option that is a whole number between two bounds. */
export interface Number {
  readonly kind: "number";
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly ruling: string | null;
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario, its seats with the side of each, and where it comes from. With `secrets` two people at one screen need a curtain. */
export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly notes: string;
  readonly source: string;
  readonly seats: readonly string[];
  readonly sides: readonly string[];
  readonly secrets: boolean;
}

/** A bot that can play the game, and how many nodes it may spend a turn. */
export interface Level {
  readonly name: string;
  readonly nodes: number;
}

/** A results chart as it is printed: a row for each number, with its cells under the headings. */
export interface ChartInfo {
  readonly name: string;
  readonly source: kernel.rulebook.Source;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [number, readonly string[]])[];
}

/** An installed game. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly edition: number;
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly (Switch | Selection | Number)[];
  readonly levels: readonly Level[];
  readonly charts: readonly ChartInfo[];
}

/** All that the start page needs; `may_quit` says that the client may end the program. */
export interface Lobby {
  readonly version: string;
  readonly languages: readonly string[];
  readonly may_quit: boolean;
  readonly games: readonly GameInfo[];
}

/** A clause; `rulings` are those that bear on it. */
export interface ClauseInfo {
  readonly id: string;
  readonly title: string;
  readonly gist: string;
  readonly status: kernel.rulebook.Status;
  readonly source: kernel.rulebook.Source;
  readonly reason: string;
  readonly rulings: readonly string[];
}

/** A ruling with the clauses it bears on and the option that departs from it. */
export interface RulingInfo {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
  readonly source: kernel.rulebook.Source;
  readonly clauses: readonly string[];
  readonly option: string | null;
}

/** The rules of a game in one language; `table` are the clauses of every table, K1 and so on. */
export interface Rules {
  readonly game: string;
  readonly title: string;
  readonly language: string;
  readonly clauses: readonly ClauseInfo[];
  readonly rulings: readonly RulingInfo[];
  readonly table: readonly ClauseInfo[];
  readonly options: readonly (Switch | Selection | Number)[];
  readonly scenarios: readonly ScenarioInfo[];
}

/** The action is not lawful: the clause, the key and arguments of the sentence, and the sentence itself. */
export interface Refused {
  readonly problem: "refused";
  readonly clause: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** What was done cannot be taken back: the key of the reason, as in `undo.why`. */
export interface NoUndo {
  readonly problem: "no-undo";
  readonly why: string;
}

/** What would tell every secret of a game is not given away while it goes on: what it is, and the sentence. */
export interface Sealed {
  readonly problem: "sealed";
  readonly what: string;
  readonly sentence: string;
}

/** The ask is not open any more; this is. */
export interface Stale {
  readonly problem: "stale";
  readonly seq: number;
  readonly due: readonly Due[];
  readonly outcome: kernel.game.Outcome | null;
}

/** The request cannot be understood: the field and what is wrong with it. */
export interface Malformed {
  readonly problem: "malformed";
  readonly clause: string;
  readonly field: string;
  readonly why: string;
}

/** There is no such thing here. */
export interface Missing {
  readonly problem: "missing";
  readonly what: string;
}

/** The body is longer than is taken here. */
export interface TooLarge {
  readonly problem: "too-large";
  readonly most_bytes: number;
}

/** The request comes from another site, or was sent to another name than this server's. */
export interface Stranger {
  readonly problem: "stranger";
  readonly header: string;
}

/** The disk did not take it: `full`, `unwritable`, `busy` or `damaged`, with the file and the sentence. What was answered before is kept; what was asked now was not done. */
export interface Unkept {
  readonly problem: "not-kept";
  readonly why: string;
  readonly file: string;
  readonly sentence: string;
}

export type Item = Begun | Entered | Undone | GaveUp | Agreement;

export type Option = Switch | Selection | Number;

/** The address does not know this method. */
export interface Unallowed {
  readonly problem: "unallowed";
}

/** Only what lies in the bin is deleted for good. */
export interface NotBinned {
  readonly problem: "not-binned";
}

/** The body is not sent as JSON. */
export interface NotJson {
  readonly problem: "not-json";
}

/** Something failed on our side; nothing has changed at the table. */
export interface Broken {
  readonly problem: "broken";
}

export type AnyProblem = Refused | NoUndo | Sealed | Stale | Malformed | Missing | Unallowed | NotBinned | TooLarge | NotJson | Stranger | Unkept | Broken;

export type Sheet = geometry.sheet.Sheet;

export namespace acre {
  export type Action = acre.actions.Place | acre.actions.Lift | acre.actions.Attach | acre.actions.Emplace | acre.actions.Dismantle | acre.actions.Arrange | acre.actions.Confirm | acre.actions.Withdraw | acre.actions.Sally | acre.actions.Move | acre.actions.Ride | acre.actions.Shoot | acre.actions.Attack | acre.actions.End | acre.actions.Stand | acre.actions.Fire | acre.actions.Evade | acre.actions.Feign | acre.actions.Flee | acre.actions.Follow | acre.actions.Retreat | acre.actions.Lose | acre.actions.Advance | acre.actions.Join | acre.actions.Lend | acre.actions.Pass;

  export type Event = acre.events.Placed | acre.events.Lifted | acre.events.Attached | acre.events.Emplaced | acre.events.Arranged | acre.events.Deployed | acre.events.TurnBegan | acre.events.Rallied | acre.events.PhaseEnded | acre.events.Sallied | acre.events.Moved | acre.events.Charging | acre.events.Rode | acre.events.CampCaptured | acre.events.TrebuchetCaptured | acre.events.Plundered | acre.events.Shot | acre.events.Declared | acre.events.Feigned | acre.events.Fled | acre.events.Evaded | acre.events.Followed | acre.events.Fought | acre.events.Survived | acre.events.Slain | acre.events.Joined | acre.events.Disorganized | acre.events.Organized | acre.events.Withstood | acre.events.Eliminated | acre.events.Retreated | acre.events.Displaced | acre.events.Advanced | acre.events.ChargeChecked | acre.events.Withdrew | acre.events.Lent | acre.events.RalliedSpecially | acre.events.Returned | acre.events.Morale | acre.events.Ended | kernel.events.Rolled | kernel.events.Reckoned;

  export type View = acre.view.View;

  export type Position = acre.position.written.Position;

  export type Options = acre.options.Options;
}

export namespace acre.actions {
  /** Put a unit on a hex: at set-up, when it returns, or when the army deploys anew. */
  export interface Place {
    readonly do: "place";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly at: string;
  }

  /** Take a placed unit, and the leaders with it, back into the hand. */
  export interface Lift {
    readonly do: "lift";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
  }

  /** Put a leader with a unit. */
  export interface Attach {
    readonly do: "attach";
    readonly seat: acre.pieces.Side;
    readonly leader: string;
    readonly unit: string;
  }

  /** Put a trebuchet on a siege hex. */
  export interface Emplace {
    readonly do: "emplace";
    readonly seat: acre.pieces.Side;
    readonly at: string;
  }

  /** Take a trebuchet back into the hand. */
  export interface Dismantle {
    readonly do: "dismantle";
    readonly seat: acre.pieces.Side;
    readonly at: string;
  }

  /** Let the program place: the army as history had it, or the rest of it where it first may stand. */
  export interface Arrange {
    readonly do: "arrange";
    readonly seat: acre.pieces.Side;
    readonly how: "historical" | "rest";
  }

  /** Declare the set-up finished. */
  export interface Confirm {
    readonly do: "confirm";
    readonly seat: acre.pieces.Side;
  }

  /** Announce the strategic withdrawal. */
  export interface Withdraw {
    readonly do: "withdraw";
    readonly seat: acre.pieces.Side;
  }

  /** Put a garrison unit on an empty wall. */
  export interface Sally {
    readonly do: "sally";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly at: string;
  }

  /** Move a unit to a hex; heavy cavalry may ride straight `toward` the hex beyond, to charge whoever is there. */
  export interface Move {
    readonly do: "move";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly to: string;
    readonly toward: string;
  }

  /** Let a leader ride to another unit. */
  export interface Ride {
    readonly do: "ride";
    readonly seat: acre.pieces.Side;
    readonly leader: string;
    readonly unit: string;
  }

  /** Let one to three units fire at an enemy unit; they are kept in the order of the roster. */
  export interface Shoot {
    readonly do: "shoot";
    readonly seat: acre.pieces.Side;
    readonly units: readonly string[];
    readonly target: string;
  }

  /** Attack one or more hexes with one or more units, both kept in their order; one unit may be charging. */
  export interface Attack {
    readonly do: "attack";
    readonly seat: acre.pieces.Side;
    readonly units: readonly string[];
    readonly hexes: readonly string[];
    readonly charger: string;
  }

  /** End the phase. */
  export interface End {
    readonly do: "end";
    readonly seat: acre.pieces.Side;
  }

  /** Await the melee. */
  export interface Stand {
    readonly do: "stand";
    readonly seat: acre.pieces.Side;
  }

  /** Fire at an adjacent attacker before the melee. */
  export interface Fire {
    readonly do: "fire";
    readonly seat: acre.pieces.Side;
    readonly target: string;
  }

  /** Retreat before combat along a path. */
  export interface Evade {
    readonly do: "evade";
    readonly seat: acre.pieces.Side;
    readonly path: readonly string[];
  }

  /** Use Karr-wa-Farr. */
  export interface Feign {
    readonly do: "feign";
    readonly seat: acre.pieces.Side;
  }

  /** The path of a Karr-wa-Farr, once the dice have fallen. */
  export interface Flee {
    readonly do: "flee";
    readonly seat: acre.pieces.Side;
    readonly path: readonly string[];
  }

  /** The unit that follows a Karr-wa-Farr. */
  export interface Follow {
    readonly do: "follow";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
  }

  /** Let a unit retreat along a path; without a path it falls. `way` is where a displaced friend goes. */
  export interface Retreat {
    readonly do: "retreat";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly path: readonly string[];
    readonly way: string;
  }

  /** Name the losses of an exchange; they are kept in the order of the roster. */
  export interface Lose {
    readonly do: "lose";
    readonly seat: acre.pieces.Side;
    readonly units: readonly string[];
  }

  /** Advance a unit into a hex that was yielded. */
  export interface Advance {
    readonly do: "advance";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly to: string;
  }

  /** Let the leader who lost his unit join another. */
  export interface Join {
    readonly do: "join";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
  }

  /** Give a leader to the die of a unit in the special rally. */
  export interface Lend {
    readonly do: "lend";
    readonly seat: acre.pieces.Side;
    readonly leader: string;
    readonly unit: string;
  }

  /** Do nothing, or nothing more. */
  export interface Pass {
    readonly do: "pass";
    readonly seat: acre.pieces.Side;
  }
}

export namespace acre.events {
  /** A unit was put on a hex; `lifted` is the unit that had to make room. */
  export interface Placed {
    readonly event: "placed";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
    readonly lifted: string;
  }

  /** A unit was taken back into the hand. */
  export interface Lifted {
    readonly event: "lifted";
    readonly clause: string;
    readonly unit: string;
  }

  /** A leader was put with a unit. */
  export interface Attached {
    readonly event: "attached";
    readonly clause: string;
    readonly leader: string;
    readonly unit: string;
  }

  /** A trebuchet was put on a hex, or taken back. */
  export interface Emplaced {
    readonly event: "emplaced";
    readonly clause: string;
    readonly at: string;
    readonly taken_back: boolean;
  }

  /** The program placed an army. */
  export interface Arranged {
    readonly event: "arranged";
    readonly clause: string;
    readonly side: acre.pieces.Side;
    readonly how: string;
  }

  /** An army stands ready. */
  export interface Deployed {
    readonly event: "deployed";
    readonly clause: string;
    readonly side: acre.pieces.Side;
  }

  /** A player's turn began. */
  export interface TurnBegan {
    readonly event: "turn-began";
    readonly clause: string;
    readonly stage: number;
    readonly turn: number;
    readonly side: acre.pieces.Side;
  }

  /** A unit tried to reorganize. */
  export interface Rallied {
    readonly event: "rallied";
    readonly clause: string;
    readonly unit: string;
    readonly face: number;
    readonly needed: number;
    readonly success: boolean;
  }

  /** A side ended a phase. */
  export interface PhaseEnded {
    readonly event: "phase-ended";
    readonly clause: string;
    readonly side: acre.pieces.Side;
    readonly phase: string;
  }

  /** A garrison unit appeared on a wall. */
  export interface Sallied {
    readonly event: "sallied";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
  }

  /** A unit moved; `how` says whether it marched, fell back or slipped away. */
  export interface Moved {
    readonly event: "moved";
    readonly clause: string;
    readonly unit: string;
    readonly start: string;
    readonly to: string;
    readonly how: string;
  }

  /** A unit rode straight at a hex and may charge it. */
  export interface Charging {
    readonly event: "charging";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
  }

  /** A leader rode to another unit. */
  export interface Rode {
    readonly event: "rode";
    readonly clause: string;
    readonly leader: string;
    readonly unit: string;
  }

  /** A unit captured a camp. */
  export interface CampCaptured {
    readonly event: "camp-captured";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
    readonly points: number;
  }

  /** A unit captured a trebuchet. */
  export interface TrebuchetCaptured {
    readonly event: "trebuchet-captured";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
    readonly points: number;
  }

  /** A unit that took a camp scattered to plunder, or did not. */
  export interface Plundered {
    readonly event: "plundered";
    readonly clause: string;
    readonly unit: string;
    readonly scattered: boolean;
  }

  /** A volley of a unit and so many others hit or missed; `value` is its fire value. */
  export interface Shot {
    readonly event: "shot";
    readonly clause: string;
    readonly unit: string;
    readonly others: number;
    readonly target: string;
    readonly value: number;
    readonly face: number;
    readonly hit: boolean;
  }

  /** An attack was declared by a unit and so many others; `hexes` is a list. */
  export interface Declared {
    readonly event: "declared";
    readonly clause: string;
    readonly unit: string;
    readonly others: number;
    readonly hexes: string;
    readonly charger: string;
  }

  /** A defending unit announced a feigned flight; its dice fall next. */
  export interface Feigned {
    readonly event: "feigned";
    readonly clause: string;
    readonly unit: string;
  }

  /** The dice of a feigned flight: so many hexes, or none and an ordinary retreat. */
  export interface Fled {
    readonly event: "fled";
    readonly clause: string;
    readonly unit: string;
    readonly hexes: number;
  }

  /** A defending unit went before the melee, by a retreat or a feigned flight; `over` lists the hexes between. */
  export interface Evaded {
    readonly event: "evaded";
    readonly clause: string;
    readonly unit: string;
    readonly start: string;
    readonly to: string;
    readonly over: string;
  }

  /** A unit followed a feigned flight, as far as it could or not at all; `over` lists the hexes between. */
  export interface Followed {
    readonly event: "followed";
    readonly clause: string;
    readonly unit: string;
    readonly start: string;
    readonly to: string;
    readonly over: string;
  }

  /** The result of a melee; the die stands in the roll before it. */
  export interface Fought {
    readonly event: "fought";
    readonly clause: string;
    readonly column: string;
    readonly result: string;
  }

  /** A leader in danger lived. */
  export interface Survived {
    readonly event: "survived";
    readonly clause: string;
    readonly leader: string;
  }

  /** A leader became a casualty. */
  export interface Slain {
    readonly event: "slain";
    readonly clause: string;
    readonly leader: string;
    readonly points: number;
  }

  /** A leader who lost his unit joined another; none when there is none left. */
  export interface Joined {
    readonly event: "joined";
    readonly clause: string;
    readonly leader: string;
    readonly unit: string;
  }

  /** A unit was disorganized. */
  export interface Disorganized {
    readonly event: "disorganized";
    readonly clause: string;
    readonly unit: string;
  }

  /** A unit was set in order without a die. */
  export interface Organized {
    readonly event: "organized";
    readonly clause: string;
    readonly unit: string;
  }

  /** A garrison unit on the walls ignored a result. */
  export interface Withstood {
    readonly event: "withstood";
    readonly clause: string;
    readonly unit: string;
  }

  /** A unit was eliminated. */
  export interface Eliminated {
    readonly event: "eliminated";
    readonly clause: string;
    readonly unit: string;
    readonly points: number;
  }

  /** A unit retreated. */
  export interface Retreated {
    readonly event: "retreated";
    readonly clause: string;
    readonly unit: string;
    readonly to: string;
  }

  /** A unit made way for another. */
  export interface Displaced {
    readonly event: "displaced";
    readonly clause: string;
    readonly unit: string;
    readonly to: string;
  }

  /** A unit advanced. */
  export interface Advanced {
    readonly event: "advanced";
    readonly clause: string;
    readonly unit: string;
    readonly to: string;
  }

  /** A unit that charged kept its order or lost it. */
  export interface ChargeChecked {
    readonly event: "charge-checked";
    readonly clause: string;
    readonly unit: string;
    readonly kept: boolean;
  }

  /** The Muslim army withdrew. */
  export interface Withdrew {
    readonly event: "withdrew";
    readonly clause: string;
    readonly turn: number;
    readonly points: number;
  }

  /** A leader was given to the die of a unit. */
  export interface Lent {
    readonly event: "lent";
    readonly clause: string;
    readonly leader: string;
    readonly unit: string;
  }

  /** A unit tried to come back. */
  export interface RalliedSpecially {
    readonly event: "rallied-specially";
    readonly clause: string;
    readonly unit: string;
    readonly face: number;
    readonly needed: number;
    readonly success: boolean;
  }

  /** A unit came back to the map. */
  export interface Returned {
    readonly event: "returned";
    readonly clause: string;
    readonly unit: string;
    readonly at: string;
  }

  /** An army became demoralized, or recovered. */
  export interface Morale {
    readonly event: "morale";
    readonly clause: string;
    readonly side: acre.pieces.Side;
    readonly losses: number;
    readonly demoralized: boolean;
  }

  /** The game is over. */
  export interface Ended {
    readonly event: "ended";
    readonly clause: string;
    readonly winner: acre.pieces.Side | null;
    readonly how: string;
    readonly crusader: number;
    readonly muslim: number;
  }
}

export namespace acre.frames {
  /** A side sets up. */
  export interface Deploying {
    readonly frame: "deploying";
    readonly seat: acre.pieces.Side;
  }

  /** The Muslim may withdraw. */
  export interface Withdrawing {
    readonly frame: "withdrawing";
    readonly seat: acre.pieces.Side;
  }

  /** The Muslim may begin the sortie, and put further units on the walls. */
  export interface Sallying {
    readonly frame: "sallying";
    readonly seat: acre.pieces.Side;
  }

  /** A side moves; `bounded` closes the eastern and southern edges. */
  export interface Moving {
    readonly frame: "moving";
    readonly seat: acre.pieces.Side;
    readonly bounded: boolean;
  }

  /** The Muslim may put garrison units that are still inside on empty walls. */
  export interface Manning {
    readonly frame: "manning";
    readonly seat: acre.pieces.Side;
  }

  /** A side shoots. */
  export interface Shooting {
    readonly frame: "shooting";
    readonly seat: acre.pieces.Side;
  }

  /** A side attacks. */
  export interface Attacking {
    readonly frame: "attacking";
    readonly seat: acre.pieces.Side;
  }

  /** A defending unit may do something before the melee; `has_fired` leaves it standing or going. */
  export interface Reacting {
    readonly frame: "reacting";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly has_fired: boolean;
  }

  /** The path of a Karr-wa-Farr: so many hexes, or an ordinary retreat when there are none; `chasers` may follow. */
  export interface Fleeing {
    readonly frame: "fleeing";
    readonly seat: acre.pieces.Side;
    readonly unit: string;
    readonly hexes: number;
    readonly chasers: readonly string[];
  }

  /** Which of the chasers follows, and over which hexes. */
  export interface Following {
    readonly frame: "following";
    readonly seat: acre.pieces.Side;
    readonly chasers: readonly string[];
    readonly path: readonly string[];
  }

  /** Units must retreat, in their owner's order; arrows drive a disorganized unit one hex. */
  export interface Retreating {
    readonly frame: "retreating";
    readonly seat: acre.pieces.Side;
    readonly units: readonly (readonly [string, string])[];
    readonly by_arrows: boolean;
  }

  /** The attacker names his losses of an exchange, of at least so much printed strength. */
  export interface Losing {
    readonly frame: "losing";
    readonly seat: acre.pieces.Side;
    readonly units: readonly string[];
    readonly strength: number;
    readonly charger: string;
  }

  /** The attacker may advance with one of the units into one of the hexes. */
  export interface Advancing {
    readonly frame: "advancing";
    readonly seat: acre.pieces.Side;
    readonly units: readonly string[];
    readonly hexes: readonly string[];
  }

  /** A leader without a unit joins one of several that are equally near. */
  export interface Joining {
    readonly frame: "joining";
    readonly seat: acre.pieces.Side;
    readonly leader: string;
    readonly units: readonly string[];
  }

  /** A side gives its leaders, as pairs of leader and unit, to the dice of the special rally. */
  export interface Lending {
    readonly frame: "lending";
    readonly seat: acre.pieces.Side;
    readonly loans: readonly (readonly [string, string])[];
  }

  /** The Crusader puts units back on the map that the special rally returned. */
  export interface Returning {
    readonly frame: "returning";
    readonly seat: acre.pieces.Side;
  }

  /** The Muslim deploys the army that had withdrawn. */
  export interface Redeploying {
    readonly frame: "redeploying";
    readonly seat: acre.pieces.Side;
  }

  /** A side's set-up begins. */
  export interface BeginDeployment {
    readonly frame: "begindeployment";
    readonly side: acre.pieces.Side;
  }

  /** A side's turn begins. */
  export interface BeginTurn {
    readonly frame: "beginturn";
    readonly side: acre.pieces.Side;
  }

  /** Units that still roll in the rally phase, then the movement phase begins. */
  export interface Rally {
    readonly frame: "rally";
    readonly side: acre.pieces.Side;
    readonly units: readonly string[];
  }

  /** A unit has captured a camp and may scatter. */
  export interface Plunder {
    readonly frame: "plunder";
    readonly unit: string;
  }

  /** Leaders who lost their unit at a hex; those of an eliminated unit roll for their lives first. */
  export interface Fall {
    readonly frame: "fall";
    readonly leaders: readonly string[];
    readonly at: string;
    readonly is_eliminated: boolean;
  }

  /** Units that fire at one. */
  export interface Volley {
    readonly frame: "volley";
    readonly units: readonly string[];
    readonly target: string;
  }

  /** A unit that was hit, and its leaders who still roll for it. */
  export interface Hit {
    readonly frame: "hit";
    readonly unit: string;
    readonly leaders: readonly string[];
  }

  /** How far a melee has come. */
  export type Step = "reactions" | "odds" | "leaders" | "result" | "advance" | "charge";

  /** A melee: who stood where when it was declared, how far it has come, and what it must remember. */
  export interface Melee {
    readonly frame: "melee";
    readonly side: acre.pieces.Side;
    readonly attackers: readonly (readonly [string, string])[];
    readonly defenders: readonly (readonly [string, string])[];
    readonly charger: string;
    readonly step: acre.frames.Step;
    readonly waiting: readonly string[];
    readonly dragged: readonly string[];
    readonly evaded: readonly string[];
    readonly result: string;
    readonly leaders: readonly string[];
  }

  /** The dice of a Karr-wa-Farr. */
  export interface Feint {
    readonly frame: "feint";
    readonly unit: string;
  }

  /** Both armies are looked at for disintegration; says who was demoralized before. */
  export interface Check {
    readonly frame: "check";
    readonly demoralized: readonly acre.pieces.Side[];
  }

  /** The steps of a withdrawal that the engine begins. */
  export type Stage = "rally-crusaders" | "rally-muslims" | "pursuit" | "return";

  /** A step of the withdrawal that comes next. */
  export interface Withdrawal {
    readonly frame: "withdrawal";
    readonly stage: acre.frames.Stage;
  }

  /** Units that still roll in the special rally, with the leaders lent to them. */
  export interface SpecialRally {
    readonly frame: "specialrally";
    readonly side: acre.pieces.Side;
    readonly units: readonly string[];
    readonly loans: readonly (readonly [string, string])[];
  }
}

export namespace acre.options {
  /** Where the seventh infantry unit of the siege line stands. */
  export type SiegeLineExtra = "stack" | "beside";

  /** Whether the sides set up themselves. */
  export type SetUp = "free" | "historical";

  /** Who exerts a ZOC. */
  export type ZocOf = "formed" | "all";

  /** Who owes an attack. */
  export type MustAttack = "units" | "none";

  /** Who bears the dot. */
  export type DotUnits = "li" | "li_tk";

  /** Who follows a feigned flight. */
  export type KwfFollower = "highest" | "choice";

  /** What becomes of garrison units that found no wall. */
  export type GarrisonWaiting = "enter" | "never";

  /** When the garrison may sally. */
  export type SortieStage = "second" | "any";

  /** What players may agree on before the game; the defaults are our rulings. */
  export interface Options {
    readonly siege_line_extra: acre.options.SiegeLineExtra;
    readonly setup: acre.options.SetUp;
    readonly zoc: acre.options.ZocOf;
    readonly fall_back: boolean;
    readonly plunder_rally: boolean;
    readonly trebuchet_cover: boolean;
    readonly must_attack: acre.options.MustAttack;
    readonly dot_units: acre.options.DotUnits;
    readonly kwf_follower: acre.options.KwfFollower;
    readonly garrison_waiting: acre.options.GarrisonWaiting;
    readonly sortie_stage: acre.options.SortieStage;
    readonly withdrawal_bonus_morale: boolean;
    readonly disrupted_evade: boolean;
  }
}

export namespace acre.pieces {
  /** The two armies; each has one seat of the same name. */
  export type Side = "crusader" | "muslim";

  /** The class of a unit, as its counter abbreviates it. */
  export type Arm = "hc" | "mc" | "lc" | "ha" | "hi" | "mi" | "ar" | "li";
}

export namespace acre.position.written {
  /** A unit on the map and the marks it bears; `charging` is the hex it rode straight at. */
  export interface Placed {
    readonly unit: string;
    readonly at: string;
    readonly disorganized?: boolean;
    readonly moved?: boolean;
    readonly charging?: string;
    readonly fired?: boolean;
    readonly attacked?: boolean;
    readonly shot?: boolean;
    readonly struck?: boolean;
  }

  /** A leader with his unit. */
  export interface Led {
    readonly leader: string;
    readonly with: string;
    readonly rode?: boolean;
  }

  /** A state as a person would write it; units and leaders that are named nowhere are not in the game. `camps` and `trebuchets` are those that stand; left out, all of the scenario do. `agenda` is needed only in the midst of a melee, a volley or a withdrawal. */
  export interface Position {
    readonly ask: string | null;
    readonly seat?: acre.pieces.Side | null;
    readonly scenario?: string;
    readonly options?: acre.options.Options;
    readonly stage?: number;
    readonly turn?: number;
    readonly units?: readonly acre.position.written.Placed[];
    readonly leaders?: readonly acre.position.written.Led[];
    readonly eliminated?: readonly string[];
    readonly scattered?: readonly string[];
    readonly withdrawn?: readonly string[];
    readonly inside?: readonly string[];
    readonly waiting?: readonly string[];
    readonly gone?: readonly string[];
    readonly returned?: readonly string[];
    readonly casualties?: readonly string[];
    readonly leaders_alone?: readonly string[];
    readonly leaders_withdrawn?: readonly string[];
    readonly leaders_waiting?: readonly string[];
    readonly camps?: readonly string[] | null;
    readonly trebuchets?: readonly string[] | null;
    readonly bonus?: number;
    readonly sortied?: boolean;
    readonly agenda?: readonly (acre.frames.Deploying | acre.frames.Withdrawing | acre.frames.Sallying | acre.frames.Moving | acre.frames.Manning | acre.frames.Shooting | acre.frames.Attacking | acre.frames.Reacting | acre.frames.Fleeing | acre.frames.Following | acre.frames.Retreating | acre.frames.Losing | acre.frames.Advancing | acre.frames.Joining | acre.frames.Lending | acre.frames.Returning | acre.frames.Redeploying | acre.frames.BeginDeployment | acre.frames.BeginTurn | acre.frames.Rally | acre.frames.Plunder | acre.frames.Fall | acre.frames.Volley | acre.frames.Hit | acre.frames.Melee | acre.frames.Feint | acre.frames.Check | acre.frames.Withdrawal | acre.frames.SpecialRally)[];
    readonly asked?: number;
  }
}

export namespace acre.rules.mustering {
  /** What is to be placed. */
  export type Task = "siege" | "trebuchets" | "camps" | "units" | "leaders";

  /** How much of a task is done, of how much. */
  export interface Wanted {
    readonly task: acre.rules.mustering.Task;
    readonly clause: string;
    readonly done: number;
    readonly of: number;
  }
}

export namespace acre.view {
  /** A unit as both faces of its counter show it. */
  export interface Shown {
    readonly unit: string;
    readonly side: acre.pieces.Side;
    readonly arm: acre.pieces.Arm;
    readonly label: string;
    readonly strength: number;
    readonly movement: number;
    readonly archery: number;
    readonly range: number;
    readonly dot: boolean;
    readonly disorganized_strength: number;
    readonly disorganized_archery: number;
  }

  /** A leader as his counter shows him. */
  export interface ShownLeader {
    readonly leader: string;
    readonly side: acre.pieces.Side;
    readonly value: number;
    readonly movement: number;
    readonly points: number;
  }

  /** The morale track of an army, and where the enemy's points came from. */
  export interface Track {
    readonly side: acre.pieces.Side;
    readonly losses: number;
    readonly demoralized_at: number;
    readonly disintegrated_at: number;
    readonly rally: number;
    readonly is_demoralized: boolean;
    readonly enemy_points: number;
    readonly lines: readonly kernel.modifiers.Line[];
  }

  /** A lost unit before the special rally: who helps its die, if anybody, and the highest face that brings it back. */
  export interface Fallen {
    readonly unit: string;
    readonly leader: string | null;
    readonly needed: number;
    readonly clause: string;
  }

  /** The table as one seat sees it; None is a spectator. */
  export interface View {
    readonly seat: string | null;
    readonly position: acre.position.written.Position;
    readonly units: readonly acre.view.Shown[];
    readonly leaders: readonly acre.view.ShownLeader[];
    readonly tracks: readonly acre.view.Track[];
    readonly turns: number;
    readonly zoc: Readonly<Record<string, readonly string[]>>;
    readonly camps: Readonly<Record<string, readonly string[]>>;
    readonly trebuchets: readonly string[];
    readonly uncovered: readonly string[];
    readonly muster: readonly acre.rules.mustering.Wanted[];
    readonly must_attack: readonly string[];
    readonly fallen: readonly acre.view.Fallen[];
  }
}

export namespace arsouf {
  export type Action = arsouf.actions.Place | arsouf.actions.Lift | arsouf.actions.Arrange | arsouf.actions.Confirm | arsouf.actions.Move | arsouf.actions.Attack | arsouf.actions.End;

  export type Event = arsouf.events.Placed | arsouf.events.Lifted | arsouf.events.Arranged | arsouf.events.Deployed | arsouf.events.TurnBegan | arsouf.events.Moved | arsouf.events.Charged | arsouf.events.Arrived | arsouf.events.PhaseEnded | arsouf.events.Announced | arsouf.events.Lapsed | arsouf.events.Fought | arsouf.events.Withstood | arsouf.events.Wounded | arsouf.events.Killed | arsouf.events.Recovered | arsouf.events.Ended | kernel.events.Rolled | kernel.events.Reckoned;

  export type View = arsouf.view.View;

  export type Position = arsouf.position.Position;

  export type Options = arsouf.state.Options;
}

export namespace arsouf.actions {
  /** Put a piece on a space of the deployment area; a piece that stands there changes places with it. */
  export interface Place {
    readonly do: "place";
    readonly seat: arsouf.pieces.Side;
    readonly piece: string;
    readonly at: string;
  }

  /** Take a placed piece back into the hand. */
  export interface Lift {
    readonly do: "lift";
    readonly seat: arsouf.pieces.Side;
    readonly piece: string;
  }

  /** Let the program deploy: the whole army as history had it, or the rest around what is placed. */
  export interface Arrange {
    readonly do: "arrange";
    readonly seat: arsouf.pieces.Side;
    readonly how: "historical" | "rest";
  }

  /** Declare the deployment finished. */
  export interface Confirm {
    readonly do: "confirm";
    readonly seat: arsouf.pieces.Side;
  }

  /** Move a piece to a space. */
  export interface Move {
    readonly do: "move";
    readonly seat: arsouf.pieces.Side;
    readonly piece: string;
    readonly to: string;
  }

  /** Attack an enemy piece with one of your own. */
  export interface Attack {
    readonly do: "attack";
    readonly seat: arsouf.pieces.Side;
    readonly piece: string;
    readonly target: string;
  }

  /** End the phase. */
  export interface End {
    readonly do: "end";
    readonly seat: arsouf.pieces.Side;
  }
}

export namespace arsouf.events {
  /** A piece was put on a space; `swapped` is the piece that made way. */
  export interface Placed {
    readonly event: "placed";
    readonly clause: string;
    readonly piece: string;
    readonly at: string;
    readonly swapped: string;
  }

  /** A placed piece was taken back into the hand. */
  export interface Lifted {
    readonly event: "lifted";
    readonly clause: string;
    readonly piece: string;
  }

  /** The program deployed an army. */
  export interface Arranged {
    readonly event: "arranged";
    readonly clause: string;
    readonly side: arsouf.pieces.Side;
    readonly how: string;
  }

  /** An army stands ready. */
  export interface Deployed {
    readonly event: "deployed";
    readonly clause: string;
    readonly side: arsouf.pieces.Side;
  }

  /** A side's half of a turn began. */
  export interface TurnBegan {
    readonly event: "turn-began";
    readonly clause: string;
    readonly turn: number;
    readonly side: arsouf.pieces.Side;
  }

  /** A piece moved. */
  export interface Moved {
    readonly event: "moved";
    readonly clause: string;
    readonly piece: string;
    readonly start: string;
    readonly to: string;
  }

  /** A move of knights that becomes a charge if they attack what stands before them. */
  export interface Charged {
    readonly event: "charged";
    readonly clause: string;
    readonly piece: string;
    readonly target: string;
  }

  /** A piece reached Arsouf and left the board; `baggage` and `others` count those in the town. */
  export interface Arrived {
    readonly event: "arrived";
    readonly clause: string;
    readonly piece: string;
    readonly baggage: number;
    readonly others: number;
  }

  /** A side ended its moves or its attacks. */
  export interface PhaseEnded {
    readonly event: "phase-ended";
    readonly clause: string;
    readonly side: arsouf.pieces.Side;
    readonly phase: string;
  }

  /** An attack was named; it is rolled after all are named. */
  export interface Announced {
    readonly event: "announced";
    readonly clause: string;
    readonly piece: string;
    readonly target: string;
  }

  /** An announced attack fell away because its target is already killed. */
  export interface Lapsed {
    readonly event: "lapsed";
    readonly clause: string;
    readonly piece: string;
    readonly target: string;
  }

  /** Both totals of an attack, in halves. */
  export interface Fought {
    readonly event: "fought";
    readonly clause: string;
    readonly piece: string;
    readonly target: string;
    readonly attack: number;
    readonly defence: number;
  }

  /** The totals were equal; nothing happened. */
  export interface Withstood {
    readonly event: "withstood";
    readonly clause: string;
    readonly piece: string;
    readonly target: string;
  }

  /** A piece was beaten and is wounded. */
  export interface Wounded {
    readonly event: "wounded";
    readonly clause: string;
    readonly piece: string;
  }

  /** A wounded piece was beaten again and is killed. */
  export interface Killed {
    readonly event: "killed";
    readonly clause: string;
    readonly piece: string;
  }

  /** A wounded piece recovered. */
  export interface Recovered {
    readonly event: "recovered";
    readonly clause: string;
    readonly piece: string;
  }

  /** The game is over. */
  export interface Ended {
    readonly event: "ended";
    readonly clause: string;
    readonly winner: arsouf.pieces.Side;
    readonly how: string;
  }
}

export namespace arsouf.pieces {
  /** The two armies; each has one seat of the same name. */
  export type Side = "crusader" | "muslim";
}

export namespace arsouf.position {
  /** A piece on the board; `charging` is the space of the enemy it charges at. */
  export interface Placed {
    readonly piece: string;
    readonly at: string;
    readonly wounded?: boolean;
    readonly moved?: boolean;
    readonly charging?: string;
    readonly attacked?: boolean;
  }

  /** An attack that was named and not yet rolled. */
  export interface Named {
    readonly piece: string;
    readonly target: string;
  }

  /** A state as a person would write it; pieces that are named nowhere are not in the game. */
  export interface Position {
    readonly ask: "attack" | "deploy" | "move" | null;
    readonly seat?: arsouf.pieces.Side | null;
    readonly scenario?: string;
    readonly options?: arsouf.state.Options;
    readonly turn?: number;
    readonly pieces?: readonly arsouf.position.Placed[];
    readonly waiting?: readonly string[];
    readonly killed?: readonly string[];
    readonly arrived?: readonly string[];
    readonly announced?: readonly arsouf.position.Named[];
    readonly asked?: number;
  }
}

export namespace arsouf.state {
  /** When the wounded may recover. */
  export type Recovery = "own_turn" | "both_ends";

  /** What players may agree on before the game; the defaults are our rulings. */
  export interface Options {
    readonly road_entry: boolean;
    readonly pass_friends: boolean;
    readonly attack_across_river: boolean;
    readonly announce_first: boolean;
    readonly wounded_leader_leads: boolean;
    readonly recovery: arsouf.state.Recovery;
    readonly spare_baggage_counts: boolean;
    readonly muslims_enter_arsouf: boolean;
    readonly turn_limit: number;
    readonly banner_spaces: boolean;
  }

  /** How a piece is; only the fit and the wounded stand on the board. */
  export type Condition = "absent" | "waiting" | "fit" | "wounded" | "killed" | "arrived";
}

export namespace arsouf.view {
  /** A piece as the table shows it. */
  export interface Shown {
    readonly piece: string;
    readonly kind: string;
    readonly side: arsouf.pieces.Side;
    readonly fighting_value: number;
    readonly spaces: number;
    readonly condition: arsouf.state.Condition;
  }

  /** How far the Crusaders have come. */
  export interface Progress {
    readonly turn: number;
    readonly turn_limit: number;
    readonly baggage: number;
    readonly baggage_needed: number;
    readonly others: number;
    readonly others_needed: number;
  }

  /** The table as one seat sees it; None is a spectator. */
  export interface View {
    readonly seat: string | null;
    readonly position: arsouf.position.Position;
    readonly pieces: readonly arsouf.view.Shown[];
    readonly progress: arsouf.view.Progress;
  }
}

export namespace bots.bot {
  /** Why a bot chose: the key of the sentence, its arguments, and the clauses of the odds it trusted. */
  export interface Reason {
    readonly key: string;
    readonly args: Readonly<Record<string, string | number>>;
    readonly clauses: readonly string[];
  }
}

export namespace croisades {
  export type Action = croisades.actions.Muster | croisades.actions.Place | croisades.actions.Lift | croisades.actions.Arrange | croisades.actions.Confirm | croisades.actions.Show | croisades.actions.Mark | croisades.actions.Shoot | croisades.actions.Charge | croisades.actions.Counter | croisades.actions.Step | croisades.actions.Turn | croisades.actions.Enter | croisades.actions.Leave | croisades.actions.Mount | croisades.actions.Dismount | croisades.actions.Clear | croisades.actions.Give | croisades.actions.TakeUp | croisades.actions.Bridle | croisades.actions.Loose | croisades.actions.Lead | croisades.actions.Push | croisades.actions.DriveIn | croisades.actions.Harness | croisades.actions.Unharness | croisades.actions.Fill | croisades.actions.Stave | croisades.actions.Halt | croisades.actions.Volley | croisades.actions.Attack | croisades.actions.Unname | croisades.actions.Fight | croisades.actions.Bear | croisades.actions.Retreat | croisades.actions.Aside | croisades.actions.Fall | croisades.actions.SetDown | croisades.actions.Advance | croisades.actions.Pass | croisades.actions.End;

  export type Event = croisades.arrivals.LotsDrawn | croisades.arrivals.Chosen | croisades.arrivals.Sealed | croisades.arrivals.Mustered | croisades.arrivals.Placed | croisades.arrivals.Lifted | croisades.arrivals.Arranged | croisades.arrivals.Deployed | croisades.arrivals.Found | croisades.arrivals.GroundSearched | croisades.arrivals.GroveSearched | croisades.arrivals.Entered | croisades.arrivals.Left | croisades.events.TurnBegan | croisades.events.PhaseEnded | croisades.events.Marked | croisades.events.Shot | croisades.events.Spent | croisades.events.Checked | croisades.events.ChargeAnnounced | croisades.events.CounterAnnounced | croisades.events.Stepped | croisades.events.TurnedAbout | croisades.events.Crossed | croisades.later.Challenged | croisades.later.Strayed | croisades.events.PutBack | croisades.events.ActBegun | croisades.events.ActLost | croisades.events.HalfMounted | croisades.events.Mounted | croisades.events.GotDown | croisades.events.Cleared | croisades.events.HandedOver | croisades.burdens.TakenUp | croisades.burdens.Bridled | croisades.burdens.Shied | croisades.burdens.LetGo | croisades.burdens.PutDown | croisades.cartage.Hauled | croisades.cartage.DroveIn | croisades.cartage.Harnessed | croisades.cartage.Unharnessed | croisades.cartage.BarrelFilled | croisades.cartage.BarrelStaved | croisades.cartage.Watered | croisades.events.ChargeArrived | croisades.events.ChargeLost | croisades.events.Wounded | croisades.events.Stunned | croisades.events.Killed | croisades.events.Dismounted | croisades.events.Fell | croisades.events.Displaced | croisades.events.Retreated | croisades.events.Cornered | croisades.events.Named | croisades.events.Unnamed | croisades.events.Dropped | croisades.events.Reversed | croisades.events.Fought | croisades.events.Advanced | croisades.events.Rose | croisades.events.Ended | croisades.events.Brought | croisades.events.Escorted | kernel.events.Rolled | kernel.events.Reckoned;

  export type View = croisades.view.View;

  export type Position = croisades.position.written.Position;

  export type Options = croisades.options.Options;
}

export namespace croisades.actions {
  /** Choose the own forces unseen: so many of each class; a class that is not named gives nobody. */
  export interface Muster {
    readonly do: "muster";
    readonly seat: croisades.pieces.Side;
    readonly numbers: readonly (readonly [string, number])[];
  }

  /** Set a figure up on a hex, or shift it there: of a rider, the hex of his rear half, and where he looks. */
  export interface Place {
    readonly do: "place";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly to: string;
    readonly facing: "" | "n" | "ne" | "nw" | "s" | "se" | "sw";
  }

  /** Take a figure back into the hand. */
  export interface Lift {
    readonly do: "lift";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Let the program set everybody up as the scenario proposes. */
  export interface Arrange {
    readonly do: "arrange";
    readonly seat: croisades.pieces.Side;
    readonly how: "preset";
  }

  /** Declare the set-up finished. */
  export interface Confirm {
    readonly do: "confirm";
    readonly seat: croisades.pieces.Side;
  }

  /** Bring somebody out of hiding. */
  export interface Show {
    readonly do: "show";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Choose for each crossbowman the phase in which he shoots, if any. */
  export interface Mark {
    readonly do: "mark";
    readonly seat: croisades.pieces.Side;
    readonly choices: readonly (readonly [string, "defensive" | "none" | "offensive"])[];
  }

  /** Let one figure shoot at another in the own turn. */
  export interface Shoot {
    readonly do: "shoot";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly target: string;
  }

  /** Announce a charge: the hexes that the front half of the rider will enter, one after the other. */
  export interface Charge {
    readonly do: "charge";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly target: string;
    readonly route: readonly string[];
  }

  /** Answer the charge just announced by a counter-charge along a way of the rider's own. */
  export interface Counter {
    readonly do: "counter";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly route: readonly string[];
  }

  /** Move a figure one hex: of a rider, the hex that his front half enters. */
  export interface Step {
    readonly do: "step";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly to: string;
  }

  /** Let a rider turn about on the spot. */
  export interface Turn {
    readonly do: "turn";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Bring a figure onto the map over its edge: of a rider, the edge hex is that of his rear half. */
  export interface Enter {
    readonly do: "enter";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly to: string;
    readonly facing: "" | "n" | "ne" | "nw" | "s" | "se" | "sw";
  }

  /** Take a figure off the map for good. */
  export interface Leave {
    readonly do: "leave";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Spend a whole turn on mounting a horse from its flank. */
  export interface Mount {
    readonly do: "mount";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly horse: string;
  }

  /** Spend a whole turn on getting down onto a hex at the horse's flank. */
  export interface Dismount {
    readonly do: "dismount";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly to: string;
  }

  /** Let two men spend a whole turn on dragging bodies from one hex to another: a dead horse, or else dead men. */
  export interface Clear {
    readonly do: "clear";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly at: string;
    readonly to: string;
    readonly horse: string;
  }

  /** Hand daggers or javelins to a neighbour, or let him take them from somebody dead. */
  export interface Give {
    readonly do: "give";
    readonly seat: croisades.pieces.Side;
    readonly giver: string;
    readonly figure: string;
    readonly missiles: number;
  }

  /** Let a man on foot take a stunned one of the hex he has entered on his back. */
  export interface TakeUp {
    readonly do: "take-up";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly man: string;
  }

  /** Take a horse without a rider by its bridle; a rider who is passing rolls for it. */
  export interface Bridle {
    readonly do: "bridle";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly horse: string;
  }

  /** Let go of a horse, which stays where it stands. */
  export interface Loose {
    readonly do: "loose";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly horse: string;
  }

  /** Lead the draft horse from beside it; it then takes its steps, and its leader follows. */
  export interface Lead {
    readonly do: "lead";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Push the cart: one from before it and others round it; it then takes its steps, and they follow. */
  export interface Push {
    readonly do: "push";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly others: readonly string[];
  }

  /** Bring the cart in harness onto the map: the hexes of its rear and front half and of those of its horse. */
  export interface DriveIn {
    readonly do: "drive-in";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly hexes: readonly string[];
  }

  /** Spend a whole turn on putting the draft horse to the cart. */
  export interface Harness {
    readonly do: "harness";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Spend a whole turn on taking the draft horse, alive or dead, out of harness. */
  export interface Unharness {
    readonly do: "unharness";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Spend a whole turn on filling a barrel. */
  export interface Fill {
    readonly do: "fill";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Spend a whole turn on staving in a barrel. */
  export interface Stave {
    readonly do: "stave";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly barrel: string;
  }

  /** Say that the move under way is over. */
  export interface Halt {
    readonly do: "halt";
    readonly seat: croisades.pieces.Side;
  }

  /** Shoot while the other side moves; all who shoot at this moment are named, and roll in that order. */
  export interface Volley {
    readonly do: "volley";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly target: string;
  }

  /** Name a combat: one against one, one against several, or several together against one. */
  export interface Attack {
    readonly do: "attack";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly targets: readonly string[];
  }

  /** Take back the combat in which a figure was named to attack. */
  export interface Unname {
    readonly do: "unname";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Fight the named combat in which a figure attacks. */
  export interface Fight {
    readonly do: "fight";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Say which of several takes the blow. */
  export interface Bear {
    readonly do: "bear";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** Take a figure back along a path; a rider who backs names the hex that his rear half enters. */
  export interface Retreat {
    readonly do: "retreat";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly path: readonly string[];
    readonly backing: boolean;
  }

  /** Say where a displaced friend goes. */
  export interface Aside {
    readonly do: "aside";
    readonly seat: croisades.pieces.Side;
    readonly to: string;
  }

  /** Say on which hex beside his horse a dismounted rider comes to lie or stand. */
  export interface Fall {
    readonly do: "fall";
    readonly seat: croisades.pieces.Side;
    readonly to: string;
  }

  /** Say where a carried man comes to lie, or on which two hexes a led horse stands, the rear one first. */
  export interface SetDown {
    readonly do: "set-down";
    readonly seat: croisades.pieces.Side;
    readonly hexes: readonly string[];
  }

  /** Advance one of the victors along a path. */
  export interface Advance {
    readonly do: "advance";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly path: readonly string[];
  }

  /** Do nothing, or nothing more. */
  export interface Pass {
    readonly do: "pass";
    readonly seat: croisades.pieces.Side;
  }

  /** End the phase, or say that all is named. */
  export interface End {
    readonly do: "end";
    readonly seat: croisades.pieces.Side;
  }
}

export namespace croisades.announced {
  /** A stunned man on somebody's back, or a horse on its bridle while its leader moves, and where it was taken up. `at` is its hex, of a horse the rear one, and `front` that of a horse's front half. */
  export interface Held {
    readonly figure: string;
    readonly at: string;
    readonly front: string;
  }

  /** What has become of a charge. */
  export type Ridden = "announced" | "arrived" | "lost";

  /** An announced charge, with the counter-charge that answers it. */
  export interface Charged {
    readonly rider: string;
    readonly target: string;
    readonly route: readonly string[];
    readonly counter: string;
    readonly way: readonly string[];
    readonly ridden: croisades.announced.Ridden;
  }

  /** A named combat; `charge` is the number of the charge that brought it about. */
  export interface Combat {
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
    readonly charge: number;
    readonly is_fought: boolean;
  }

  /** What takes a whole turn. */
  export type Deed = "mount" | "dismount" | "clear" | "harness" | "unharness" | "fill" | "stave";

  /** How far it has come. */
  export type Stage = "announced" | "half" | "done" | "lost";

  /** A whole-turn act, announced in the player turn of that number. `horse` is who is mounted or dragged away, `at` the hex that is cleared, `to` where a rider gets down or bodies go, `barrel` what is staved in. */
  export interface Act {
    readonly deed: croisades.announced.Deed;
    readonly figures: readonly string[];
    readonly turn: number;
    readonly horse: string;
    readonly at: string;
    readonly to: string;
    readonly stage: croisades.announced.Stage;
    readonly barrel: string;
  }
}

export namespace croisades.arrivals {
  /** Each side has rolled for the first player turn; equal dice are rolled again. */
  export interface LotsDrawn {
    readonly event: "lots-drawn";
    readonly clause: string;
    readonly crusader: number;
    readonly saracen: number;
    readonly first: croisades.pieces.Side | null;
  }

  /** A side has chosen its forces, or others instead; nobody else hears which. */
  export interface Chosen {
    readonly event: "chosen";
    readonly clause: string;
    readonly side: croisades.pieces.Side;
    readonly numbers: readonly (readonly [string, number])[];
    readonly count: number;
    readonly points: number;
  }

  /** A side has chosen its forces; which, is its secret. */
  export interface Sealed {
    readonly event: "sealed";
    readonly clause: string;
    readonly side: croisades.pieces.Side;
  }

  /** Both sides have chosen, and the forces of one are shown. */
  export interface Mustered {
    readonly event: "mustered";
    readonly clause: string;
    readonly what: string;
    readonly to: readonly string[] | null;
    readonly side: croisades.pieces.Side;
    readonly numbers: readonly (readonly [string, number])[];
    readonly count: number;
    readonly points: number;
  }

  /** A figure was set up on a hex, of a rider the front one; `facing` is empty on foot. */
  export interface Placed {
    readonly event: "placed";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
    readonly facing: string;
  }

  /** A figure was taken back into the hand. */
  export interface Lifted {
    readonly event: "lifted";
    readonly clause: string;
    readonly figure: string;
  }

  /** The program set a side up. */
  export interface Arranged {
    readonly event: "arranged";
    readonly clause: string;
    readonly side: croisades.pieces.Side;
    readonly how: string;
  }

  /** A side stands ready. */
  export interface Deployed {
    readonly event: "deployed";
    readonly clause: string;
    readonly side: croisades.pieces.Side;
  }

  /** Somebody who hid is found on a hex, of a rider the front one; `facing` is empty on foot. */
  export interface Found {
    readonly event: "found";
    readonly clause: string;
    readonly what: string;
    readonly to: readonly string[] | null;
    readonly figure: string;
    readonly at: string;
    readonly facing: string;
  }

  /** Everybody knows of so many more hexes that nobody hides there; whoever has looked cannot take it back. */
  export interface GroundSearched {
    readonly event: "ground-searched";
    readonly clause: string;
    readonly count: number;
  }

  /** A figure of the patrol has ended its move beside a grove, which is the so-manieth. */
  export interface GroveSearched {
    readonly event: "grove-searched";
    readonly clause: string;
    readonly at: string;
    readonly count: number;
  }

  /** A figure came onto the map over an edge hex; `to` is where its front half then is, `facing` is empty on foot. */
  export interface Entered {
    readonly event: "entered";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
    readonly to: string;
    readonly cost: number;
    readonly facing: string;
  }

  /** A figure left the map from an edge hex. */
  export interface Left {
    readonly event: "left";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }
}

export namespace croisades.burdens {
  /** A man on foot took a stunned one on his back; `left` are the points that remain to him. */
  export interface TakenUp {
    readonly event: "taken-up";
    readonly clause: string;
    readonly figure: string;
    readonly man: string;
    readonly at: string;
    readonly left: number;
  }

  /** Somebody took a horse by its bridle. */
  export interface Bridled {
    readonly event: "bridled";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
    readonly at: string;
  }

  /** A rider reached in passing for a bridle and missed it: the horse is not his in this turn. */
  export interface Shied {
    readonly event: "shied";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
    readonly at: string;
  }

  /** A horse is led no longer. */
  export interface LetGo {
    readonly event: "let-go";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
    readonly at: string;
  }

  /** What somebody carried or led was set down: `at` of a horse is its front, `facing` how it stands. `is_led` says that its leader keeps hold of it. */
  export interface PutDown {
    readonly event: "put-down";
    readonly clause: string;
    readonly figure: string;
    readonly by: string;
    readonly at: string;
    readonly facing: string;
    readonly is_led: boolean;
  }
}

export namespace croisades.cart {
  /** How a barrel is. */
  export type Barrel = "empty" | "full" | "staved";

  /** Who leads the draft horse or pushes the cart in this movement phase, and must end it beside what he moves. `left` are the points that a cart which is pushed has still; a horse that is led has them as any mover does. */
  export interface Haul {
    readonly what: string;
    readonly crew: readonly string[];
    readonly left?: number;
  }
}

export namespace croisades.cartage {
  /** Somebody leads the draft horse, or several push the cart, which has so many points. */
  export interface Hauled {
    readonly event: "hauled";
    readonly clause: string;
    readonly what: string;
    readonly figures: readonly string[];
    readonly left: number;
  }

  /** A cart in harness came onto the map, its own rear half first and the front of its horse last. */
  export interface DroveIn {
    readonly event: "drove-in";
    readonly clause: string;
    readonly hexes: readonly string[];
    readonly cost: number;
  }

  /** The draft horse was put to the cart. */
  export interface Harnessed {
    readonly event: "harnessed";
    readonly clause: string;
    readonly figure: string;
  }

  /** The draft horse was taken out of harness, alive or dead. */
  export interface Unharnessed {
    readonly event: "unharnessed";
    readonly clause: string;
    readonly figure: string;
  }

  /** A barrel was filled, which makes so many. */
  export interface BarrelFilled {
    readonly event: "barrel-filled";
    readonly clause: string;
    readonly figure: string;
    readonly barrel: string;
    readonly full: number;
  }

  /** A barrel was staved in; so many are left. */
  export interface BarrelStaved {
    readonly event: "barrel-staved";
    readonly clause: string;
    readonly figure: string;
    readonly barrel: string;
    readonly left: number;
  }

  /** The fetching of water is over, and how, with so many full barrels off the map; no winner is a draw. */
  export interface Watered {
    readonly event: "watered";
    readonly clause: string;
    readonly winner: croisades.pieces.Side | null;
    readonly how: string;
    readonly full: number;
  }
}

export namespace croisades.charts {
  /** How well a target is covered; the higher number covers better. */
  export type Cover = "0" | "1" | "2" | "3";
}

export namespace croisades.events {
  /** A player turn began. */
  export interface TurnBegan {
    readonly event: "turn-began";
    readonly clause: string;
    readonly turn: number;
    readonly side: croisades.pieces.Side;
  }

  /** A phase is over; `phase` is fire, charges, moves or combat. */
  export interface PhaseEnded {
    readonly event: "phase-ended";
    readonly clause: string;
    readonly side: croisades.pieces.Side;
    readonly phase: string;
  }

  /** A crossbowman was marked for one of the two phases of fire, or for none. */
  export interface Marked {
    readonly event: "marked";
    readonly clause: string;
    readonly figure: string;
    readonly choice: string;
  }

  /** A figure shot at another: the hexes, range and cover of the line, the row of the chart and the result. `is_riderless` says that the target is a horse alone, which suffers otherwise (1.8c). */
  export interface Shot {
    readonly event: "shot";
    readonly clause: string;
    readonly figure: string;
    readonly target: string;
    readonly start: string;
    readonly at: string;
    readonly range: number;
    readonly cover: string;
    readonly row: number;
    readonly result: string;
    readonly is_defensive: boolean;
    readonly is_riderless: boolean;
  }

  /** A named shot came too late: its target is dead or gone. */
  export interface Spent {
    readonly event: "spent";
    readonly clause: string;
    readonly figure: string;
    readonly target: string;
  }

  /** A mover lost movement points to a shot or a wound; `left` are those that remain. */
  export interface Checked {
    readonly event: "checked";
    readonly clause: string;
    readonly figure: string;
    readonly left: number;
  }

  /** A rider will charge. */
  export interface ChargeAnnounced {
    readonly event: "charge-announced";
    readonly clause: string;
    readonly figure: string;
    readonly target: string;
    readonly route: readonly string[];
  }

  /** A rider will meet a charge. */
  export interface CounterAnnounced {
    readonly event: "counter-announced";
    readonly clause: string;
    readonly figure: string;
    readonly charger: string;
    readonly route: readonly string[];
  }

  /** A figure entered a hex, riding a charge or not; `facing` is empty on foot. */
  export interface Stepped {
    readonly event: "stepped";
    readonly clause: string;
    readonly figure: string;
    readonly start: string;
    readonly to: string;
    readonly cost: number;
    readonly facing: string;
    readonly is_charge: boolean;
  }

  /** A rider turned about on the spot. */
  export interface TurnedAbout {
    readonly event: "turned-about";
    readonly clause: string;
    readonly figure: string;
    readonly facing: string;
    readonly cost: number;
  }

  /** A figure dared a hex beside enemies; `face` is the die with its modifiers. */
  export interface Crossed {
    readonly event: "crossed";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
    readonly face: number;
    readonly is_wounded: boolean;
  }

  /** A figure that could not stay where it was came back to the last place where it might. */
  export interface PutBack {
    readonly event: "put-back";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }

  /** Figures will spend their whole turn on something: on horses, bodies, the cart or its barrels. */
  export interface ActBegun {
    readonly event: "act-begun";
    readonly clause: string;
    readonly deed: string;
    readonly figures: readonly string[];
    readonly horse: string;
    readonly at: string;
    readonly to: string;
    readonly barrel: string;
  }

  /** What a whole turn was spent on came to nothing. */
  export interface ActLost {
    readonly event: "act-lost";
    readonly clause: string;
    readonly deed: string;
    readonly figures: readonly string[];
  }

  /** A wounded man has spent the first of two turns on mounting. */
  export interface HalfMounted {
    readonly event: "half-mounted";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
  }

  /** A man is in the saddle. */
  export interface Mounted {
    readonly event: "mounted";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
  }

  /** A rider has dismounted of his own will. */
  export interface GotDown {
    readonly event: "got-down";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
    readonly at: string;
  }

  /** Bodies were dragged from one hex to another, or sank in water. */
  export interface Cleared {
    readonly event: "cleared";
    readonly clause: string;
    readonly figures: readonly string[];
    readonly bodies: readonly string[];
    readonly at: string;
    readonly to: string;
    readonly is_sunk: boolean;
  }

  /** Daggers or javelins changed hands, from a neighbour or from somebody dead. */
  export interface HandedOver {
    readonly event: "handed-over";
    readonly clause: string;
    readonly giver: string;
    readonly figure: string;
    readonly missiles: number;
    readonly weapon: string;
    readonly is_body: boolean;
  }

  /** A charge came home, or met its counter-charge. */
  export interface ChargeArrived {
    readonly event: "charge-arrived";
    readonly clause: string;
    readonly figure: string;
    readonly target: string;
  }

  /** A charge came to nothing. */
  export interface ChargeLost {
    readonly event: "charge-lost";
    readonly clause: string;
    readonly figure: string;
    readonly target: string;
  }

  /** A figure was wounded. */
  export interface Wounded {
    readonly event: "wounded";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }

  /** A figure was stunned. */
  export interface Stunned {
    readonly event: "stunned";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }

  /** A figure or a horse was killed; `points` is what it counts. */
  export interface Killed {
    readonly event: "killed";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
    readonly points: number;
  }

  /** A rider lost his horse, which stands or lies where it was. */
  export interface Dismounted {
    readonly event: "dismounted";
    readonly clause: string;
    readonly figure: string;
    readonly horse: string;
    readonly at: string;
  }

  /** A dismounted rider came to a hex beside his horse. */
  export interface Fell {
    readonly event: "fell";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }

  /** A figure made room for a friend. */
  export interface Displaced {
    readonly event: "displaced";
    readonly clause: string;
    readonly figure: string;
    readonly start: string;
    readonly to: string;
  }

  /** A figure began to fall back along a path. */
  export interface Retreated {
    readonly event: "retreated";
    readonly clause: string;
    readonly figure: string;
    readonly start: string;
    readonly path: readonly string[];
  }

  /** A figure had no way to fall back. */
  export interface Cornered {
    readonly event: "cornered";
    readonly clause: string;
    readonly figure: string;
    readonly at: string;
  }

  /** A combat was named. */
  export interface Named {
    readonly event: "named";
    readonly clause: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
  }

  /** A combat was taken back. */
  export interface Unnamed {
    readonly event: "unnamed";
    readonly clause: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
  }

  /** A named combat has become impossible. */
  export interface Dropped {
    readonly event: "dropped";
    readonly clause: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
  }

  /** A counter-charger takes over the attack. */
  export interface Reversed {
    readonly event: "reversed";
    readonly clause: string;
    readonly attacker: string;
    readonly defender: string;
  }

  /** A combat was fought: the column, the die with its modifier, and the result. `is_riderless` says that horses alone were attacked, which suffer otherwise (1.8c), `is_spared` that the result leaves a rider's horse unharmed (D6). */
  export interface Fought {
    readonly event: "fought";
    readonly clause: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
    readonly column: number;
    readonly die: number;
    readonly result: string;
    readonly is_mounted: boolean;
    readonly is_riderless: boolean;
    readonly is_spared: boolean;
  }

  /** A victor advances along a path. */
  export interface Advanced {
    readonly event: "advanced";
    readonly clause: string;
    readonly figure: string;
    readonly start: string;
    readonly path: readonly string[];
  }

  /** A stunned man got up. */
  export interface Rose {
    readonly event: "rose";
    readonly clause: string;
    readonly figure: string;
  }

  /** The game is over; no winner is a draw. `fallen` is the commander whose death decided it. */
  export interface Ended {
    readonly event: "ended";
    readonly clause: string;
    readonly winner: croisades.pieces.Side | null;
    readonly crusader: number;
    readonly saracen: number;
    readonly fallen: string;
  }

  /** A patrol is over, which has brought so many points through; no winner is a draw. */
  export interface Brought {
    readonly event: "brought";
    readonly clause: string;
    readonly winner: croisades.pieces.Side | null;
    readonly points: number;
  }

  /** An escort is over, and how; no winner is a draw. */
  export interface Escorted {
    readonly event: "escorted";
    readonly clause: string;
    readonly winner: croisades.pieces.Side | null;
    readonly how: string;
  }
}

export namespace croisades.figures {
  /** How a figure is; nobody is stunned and wounded at once. */
  export type Health = "healthy" | "wounded" | "stunned" | "dead";

  /** The phase for which a crossbowman is marked. */
  export type Choice = "none" | "offensive" | "defensive";
}

export namespace croisades.frames {
  /** Before play a side chooses its forces unseen; `numbers` are those of the classes that it has chosen. */
  export interface Mustering {
    readonly frame: "mustering";
    readonly id: number;
    readonly seat: croisades.pieces.Side;
    readonly answered?: boolean;
    readonly numbers?: readonly (readonly [string, number])[];
  }

  /** Before play a side sets up openly. */
  export interface Placing {
    readonly frame: "placing";
    readonly seat: croisades.pieces.Side;
  }

  /** Before play a side sets up unseen. */
  export interface Hiding {
    readonly frame: "hiding";
    readonly seat: croisades.pieces.Side;
  }

  /** Phase 0: crossbowmen are marked. */
  export interface Marking {
    readonly frame: "marking";
    readonly seat: croisades.pieces.Side;
  }

  /** Phase 1: offensive fire. */
  export interface Shooting {
    readonly frame: "shooting";
    readonly seat: croisades.pieces.Side;
  }

  /** Phase 2: charges are announced. */
  export interface Charging {
    readonly frame: "charging";
    readonly seat: croisades.pieces.Side;
  }

  /** The other side may answer the charge announced last. */
  export interface Countering {
    readonly frame: "countering";
    readonly seat: croisades.pieces.Side;
  }

  /** Phase 3: figures move one after the other. */
  export interface Moving {
    readonly frame: "moving";
    readonly seat: croisades.pieces.Side;
  }

  /** The other side may shoot at a figure that has just entered a hex, or turned about. */
  export interface Defending {
    readonly frame: "defending";
    readonly seat: croisades.pieces.Side;
    readonly mover: string;
  }

  /** After the moves the other side may shoot at those who stayed. */
  export interface Watching {
    readonly frame: "watching";
    readonly seat: croisades.pieces.Side;
  }

  /** Phase 4: combats are named. */
  export interface Naming {
    readonly frame: "naming";
    readonly seat: croisades.pieces.Side;
  }

  /** The named combats are fought in the attacker's order. */
  export interface Fighting {
    readonly frame: "fighting";
    readonly seat: croisades.pieces.Side;
  }

  /** One of several takes the blow of a result. */
  export interface Bearing {
    readonly frame: "bearing";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly result: string;
  }

  /** Figures must retreat so many hexes, one after the other in their owner's order. `trail` is what one of them has behind him whose way was barred by somebody found on it. */
  export interface Retreating {
    readonly frame: "retreating";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly hexes: number;
    readonly trail?: readonly string[];
  }

  /** A friend must make room. */
  export interface Displacing {
    readonly frame: "displacing";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
  }

  /** A dismounted rider is put on a hex beside the horse that he rode. */
  export interface Falling {
    readonly frame: "falling";
    readonly seat: croisades.pieces.Side;
    readonly figure: string;
    readonly horse: string;
  }

  /** What somebody carried or led is set down beside these hexes, which he holds or held, one after the other. */
  export interface SettingDown {
    readonly frame: "settingdown";
    readonly seat: croisades.pieces.Side;
    readonly by: string;
    readonly hexes: readonly string[];
    readonly held: readonly croisades.announced.Held[];
  }

  /** The victor may advance one of these figures, first into one of these hexes. `trail` is what he has behind him whose advance was barred by somebody found on it. */
  export interface Advancing {
    readonly frame: "advancing";
    readonly seat: croisades.pieces.Side;
    readonly figures: readonly string[];
    readonly hexes: readonly string[];
    readonly trail?: readonly string[];
  }

  /** Lots are drawn for the first player turn. */
  export interface Lots {
    readonly frame: "lots";
  }

  /** A player turn begins. */
  export interface BeginTurn {
    readonly frame: "beginturn";
    readonly side: croisades.pieces.Side;
  }

  /** A named shot: who shoots, into which hex of his target, and the cover that it has against him. */
  export interface Aimed {
    readonly figure: string;
    readonly at: string;
    readonly cover: croisades.charts.Cover;
  }

  /** Shots still to be rolled at one target, in this order; `horse` is what it rode when they were named. */
  export interface Loose {
    readonly frame: "loose";
    readonly shots: readonly croisades.frames.Aimed[];
    readonly target: string;
    readonly horse?: string;
    readonly is_defensive?: boolean;
  }

  /** A figure takes a step: the die of infiltration for the hex it leaves, then the step. */
  export interface Stride {
    readonly frame: "stride";
    readonly figure: string;
    readonly to: string;
  }

  /** A rider reaches for a bridle in passing: the die tells whether he has it. */
  export interface Catch {
    readonly frame: "catch";
    readonly figure: string;
    readonly horse: string;
  }

  /** A figure leaves the map: the dice of infiltration for the hexes it leaves, then it is gone. */
  export interface Departure {
    readonly frame: "departure";
    readonly figure: string;
  }

  /** The charge of this number is ridden, from this hex of its route on; the counter-charge before it. */
  export interface Ride {
    readonly frame: "ride";
    readonly number: number;
    readonly hexes?: number;
    readonly is_counter?: boolean;
  }

  /** The combat of this number is fought. */
  export interface Melee {
    readonly frame: "melee";
    readonly number: number;
  }

  /** A retreating figure goes on over these hexes, each of which may call for a die. `trail` are the hexes it started from, rear half first, and those it has entered since. */
  export interface Flight {
    readonly frame: "flight";
    readonly figure: string;
    readonly path: readonly string[];
    readonly backing?: boolean;
    readonly trail?: readonly string[];
  }

  /** A victor advances over these hexes; `trail` are those he started from, rear half first, and entered since. */
  export interface Pursuit {
    readonly frame: "pursuit";
    readonly figure: string;
    readonly path: readonly string[];
    readonly trail?: readonly string[];
  }

  /** A loser of a combat: the hexes that he held before the blow, and what he rode. */
  export interface Beaten {
    readonly figure: string;
    readonly hexes: readonly string[];
    readonly horse: string;
  }

  /** A combat whose blows have fallen: the losers as they were before, and who may advance. */
  export interface Aftermath {
    readonly frame: "aftermath";
    readonly number: number;
    readonly winner: croisades.pieces.Side;
    readonly losers: readonly croisades.frames.Beaten[];
    readonly victors?: readonly string[];
  }

  /** Phase 5: the stunned get up, and the turn ends. */
  export interface Rise {
    readonly frame: "rise";
    readonly side: croisades.pieces.Side;
  }
}

export namespace croisades.later {
  /** A figure dared a hex beside an enemy who could attack it. `face` is his die with its modifiers, `harm` what it does: none, wounded or killed. */
  export interface Challenged {
    readonly event: "challenged";
    readonly clause: string;
    readonly figure: string;
    readonly by: string;
    readonly at: string;
    readonly face: number;
    readonly harm: string;
  }

  /** A shot that missed came down in a hex beside its target, or nowhere; `victim` is whom it struck there. */
  export interface Strayed {
    readonly event: "strayed";
    readonly clause: string;
    readonly figure: string;
    readonly die: number;
    readonly at: string;
    readonly victim: string;
  }
}

export namespace croisades.options {
  /** What players may agree on before the game; the defaults are our rulings, and no later rule. */
  export interface Options {
    readonly budget?: number;
    readonly armour_helps_on_foot?: boolean;
    readonly defensive_only?: "both" | "one_shot";
    readonly hexside_line?: "shooter" | "target";
    readonly combat_declaration?: "first" | "one_by_one";
    readonly joint_on_mounted?: "riders_only" | "sum";
    readonly reversed_charge?: "ratio" | "swap";
    readonly limited_arrows?: boolean;
    readonly later_scrub?: boolean;
    readonly later_slope?: boolean;
    readonly steep_slope?: boolean;
    readonly later_fire_limits?: boolean;
    readonly no_refire_gap?: boolean;
    readonly no_fire_markers?: boolean;
    readonly errare?: boolean;
    readonly later_infiltration?: boolean;
    readonly sure_bridle?: boolean;
    readonly caparisoned?: boolean;
    readonly later_ranges?: "all" | "off" | "official";
    readonly later_result_d?: boolean;
  }
}

export namespace croisades.pieces {
  /** The two sides; each has one seat of the same name. */
  export type Side = "crusader" | "saracen";

  /** The class of a character, or of a horse that nobody rides. */
  export type Kind = "king" | "baron" | "templar" | "knight" | "mounted-sergeant" | "chaplain" | "foot-sergeant" | "halberdier" | "billman" | "spearman" | "crossbowman" | "longbowman" | "shortbowman" | "engineer" | "peasant" | "lady" | "saladin" | "royal-mamluk" | "seljuk-heavy-cavalry" | "syrian-heavy-cavalry" | "seljuk-horse-archer" | "bedouin-horse-archer" | "fatimid-spearman" | "syrian-infantry" | "seljuk-infantry" | "sudanese-javelinman" | "saracen-bowman" | "saracen-slinger" | "assassin" | "horse" | "draft-horse" | "cart";

  /** What is thrown or shot. */
  export type Weapon = "dagger" | "javelin" | "sling" | "shortbow" | "longbow" | "crossbow";

  /** The three numbers of a face of a counter. */
  export interface Values {
    readonly attack: number;
    readonly defence: number;
    readonly moves: number;
  }
}

export namespace croisades.position.written {
  /** A figure: its hex, of a rider or a horse alone the rear one, and its marks; a man who falls has no hex. Who is off the map says so: he is waiting to be set up or to enter, or has left, on his horse if he names one; who hides says so too, with his hex, unless it is somebody else's secret. A rider names his horse, which is then written nowhere else; `owner` is the side of a horse whose last rider or leader was of another side than its first, `led` who leads it. `afoot` is a character with a mount who was mustered without one and counts his points on foot. What a mover carries or leads in hand has no hex. */
  export interface Placed {
    readonly figure: string;
    readonly at?: string;
    readonly off?: "" | "hidden" | "left" | "waiting";
    readonly facing?: string;
    readonly health?: croisades.figures.Health;
    readonly horse?: string;
    readonly mark?: croisades.figures.Choice;
    readonly shot?: boolean;
    readonly replied?: boolean;
    readonly spent?: number;
    readonly is_far?: boolean;
    readonly moved?: boolean;
    readonly is_done?: boolean;
    readonly fought?: boolean;
    readonly struck?: boolean;
    readonly fell?: number;
    readonly owner?: croisades.pieces.Side | null;
    readonly used?: number;
    readonly led?: string;
    readonly afoot?: boolean;
  }

  /** Where somebody stood on his way: his hex, of a rider the rear one, and how a rider looked. */
  export interface Stood {
    readonly at: string;
    readonly facing?: string;
  }

  /** The move under way: who, with how many points left, and the last place where he might have ended. `since` counts the hexes since the last volley; `front` and `rear` say which of his hexes he entered on this move. `held` is the man on his back and the horses on their bridles, each with the hexes where it was taken up. `seen` are the places since in which the other side believes that he might have ended, for it does not know who hides there. */
  export interface Underway {
    readonly figure: string;
    readonly left: number;
    readonly back: string;
    readonly back_facing?: string;
    readonly since?: number | null;
    readonly front?: boolean;
    readonly rear?: boolean;
    readonly held?: readonly croisades.announced.Held[];
    readonly seen?: readonly croisades.position.written.Stood[];
  }

  /** The cart: the hex of its rear half and how it looks, or that it is off the map, and the barrels on it. `is_beset` says that an enemy of the side whose turn it is was beside it as the movement phase began. */
  export interface Carted {
    readonly at?: string;
    readonly off?: "" | "left" | "waiting";
    readonly facing?: string;
    readonly is_harnessed?: boolean;
    readonly barrels?: readonly croisades.cart.Barrel[];
    readonly is_beset?: boolean;
  }

  /** A state as a person would write it; figures that are named nowhere are not in the game. `side` is the side whose player turn it is. `searched` are hexes in which nobody hides any more, `groves` those that a patrol has searched, `hauls` who leads the draft horse or pushes the cart. `first` is the side with the first player turn where lots are drawn for it. `agenda` is needed only in the midst of a volley, a charge or a combat, and once a side has chosen its forces. */
  export interface Position {
    readonly scenario: string;
    readonly turn: number;
    readonly side: croisades.pieces.Side;
    readonly figures: readonly croisades.position.written.Placed[];
    readonly ask?: string | null;
    readonly seat?: croisades.pieces.Side | null;
    readonly options?: croisades.options.Options;
    readonly mover?: croisades.position.written.Underway | null;
    readonly charges?: readonly croisades.announced.Charged[];
    readonly combats?: readonly croisades.announced.Combat[];
    readonly shot_at?: readonly string[];
    readonly acts?: readonly croisades.announced.Act[];
    readonly shied?: readonly (readonly [string, string])[];
    readonly searched?: readonly string[];
    readonly groves?: readonly string[];
    readonly cart?: croisades.position.written.Carted | null;
    readonly hauls?: readonly croisades.cart.Haul[];
    readonly first?: croisades.pieces.Side | null;
    readonly agenda?: readonly (croisades.frames.Mustering | croisades.frames.Placing | croisades.frames.Hiding | croisades.frames.Marking | croisades.frames.Shooting | croisades.frames.Charging | croisades.frames.Countering | croisades.frames.Moving | croisades.frames.Defending | croisades.frames.Watching | croisades.frames.Naming | croisades.frames.Fighting | croisades.frames.Bearing | croisades.frames.Retreating | croisades.frames.Displacing | croisades.frames.Falling | croisades.frames.SettingDown | croisades.frames.Advancing | croisades.frames.Lots | croisades.frames.BeginTurn | croisades.frames.Loose | croisades.frames.Stride | croisades.frames.Catch | croisades.frames.Departure | croisades.frames.Ride | croisades.frames.Melee | croisades.frames.Flight | croisades.frames.Pursuit | croisades.frames.Aftermath | croisades.frames.Rise)[];
    readonly asked?: number;
  }
}

export namespace croisades.view {
  /** A character as the faces of his counters show him; one without a mount has no mounted faces. */
  export interface Shown {
    readonly figure: string;
    readonly side: croisades.pieces.Side;
    readonly kind: croisades.pieces.Kind;
    readonly name: string;
    readonly weapon: croisades.pieces.Weapon | null;
    readonly is_armoured: boolean;
    readonly points: number;
    readonly foot: croisades.pieces.Values;
    readonly foot_wounded: croisades.pieces.Values;
    readonly stunned: number;
    readonly mounted: croisades.pieces.Values | null;
    readonly mounted_wounded: croisades.pieces.Values | null;
    readonly source: kernel.rulebook.Source;
    readonly name_source: kernel.rulebook.Source;
  }

  /** What a side has lost, in the points that the other scores for it, and what it began with. */
  export interface Toll {
    readonly side: croisades.pieces.Side;
    readonly lost: number;
    readonly of: number;
    readonly lines: readonly kernel.modifiers.Line[];
  }

  /** A combat that is named and still to be fought, and the column it would be fought at now; 0 is none. */
  export interface Named {
    readonly number: number;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
    readonly column: number;
    readonly is_charge: boolean;
  }

  /** Where those of a side who wait come in, and from which turn on. */
  export interface Entrance {
    readonly side: croisades.pieces.Side;
    readonly turn: number;
    readonly hexes: readonly string[];
  }

  /** Who hides, and the hexes in which somebody of his side may still do so as far as everybody knows. */
  export interface Cover {
    readonly side: croisades.pieces.Side;
    readonly hexes: readonly string[];
  }

  /** The groves that a patrol is to search, how many before it may leave, and what it has brought through. With `enough` points it has won, with less than `least` it has lost. */
  export interface Patrol {
    readonly side: croisades.pieces.Side;
    readonly groves: readonly string[];
    readonly needed: number;
    readonly points: number;
    readonly lines: readonly kernel.modifiers.Line[];
    readonly enough: number;
    readonly least: number;
  }

  /** A class as it may be mustered: its price, how many the box has, what it shares them with, and one of its men. */
  export interface Troop {
    readonly id: string;
    readonly side: croisades.pieces.Side;
    readonly price: number;
    readonly count: number;
    readonly troop: string;
    readonly is_mounted: boolean;
    readonly man: croisades.view.Shown;
  }

  /** For how many points forces are chosen, from what, and what is proposed; afterwards what a side may lose. A side that has lost `breaking` points ends the game with the game turn. */
  export interface Forces {
    readonly budget: number;
    readonly troops: readonly croisades.view.Troop[];
    readonly proposed: readonly (readonly [string, number])[];
    readonly breaking: number;
  }

  /** The table as one seat sees it; None is a spectator. */
  export interface View {
    readonly seat: string | null;
    readonly position: croisades.position.written.Position;
    readonly field: string;
    readonly figures: readonly croisades.view.Shown[];
    readonly tolls: readonly croisades.view.Toll[];
    readonly combats: readonly croisades.view.Named[];
    readonly turns: number;
    readonly first: croisades.pieces.Side;
    readonly entrances: readonly croisades.view.Entrance[];
    readonly commanders: readonly string[];
    readonly cover: croisades.view.Cover | null;
    readonly patrol: croisades.view.Patrol | null;
    readonly lady: string;
    readonly forces: croisades.view.Forces | null;
  }
}

export namespace geometry.sheet {
  /** The spaces that belong to a side, such as a camp. */
  export interface Area {
    readonly side: string;
    readonly spaces: readonly string[];
  }

  /** A map as data: `spaces` gives row and column, a way stands in the order in which it runs. `sides` holds for each kind the pairs of spaces between which it lies, `sources` where each part comes from. */
  export interface Sheet {
    readonly flat: boolean;
    readonly shifted: "even" | "odd";
    readonly spaces: Readonly<Record<string, readonly [number, number]>>;
    readonly terrain: Readonly<Record<string, readonly string[]>>;
    readonly sides: Readonly<Record<string, readonly (readonly [string, string])[]>>;
    readonly areas: Readonly<Record<string, geometry.sheet.Area>>;
    readonly sources: Readonly<Record<string, string>>;
  }
}

export namespace kernel.accounts {
  /** A space of a way for which a die falls, and how many of its faces harm whoever goes there. */
  export interface Risk {
    readonly at: string;
    readonly faces: number;
    readonly of: number;
  }

  /** Something that follows from an action: the clause, the key of the sentence and its arguments. */
  export interface Remark {
    readonly clause: string;
    readonly key: string;
    readonly args: Readonly<Record<string, string | number>>;
  }

  /** What a piece of another seat might do before the dice: how likely it harms, or why it may not. */
  export interface Reply {
    readonly who: string;
    readonly verb: string;
    readonly refusal: kernel.rulebook.Refusal | null;
    readonly chance: readonly [number, number] | null;
  }

  /** An action before its dice. `way` are the spaces it leads over, the first and the last included; `straight` the part of them, and beyond, that is ridden straight at somebody; `ways` are those that it may lead over once its dice have fallen, each without the first; `risks` are the dice of those ways; `worst` is the worst that the replies can make of it. */
  export interface Account {
    readonly way: readonly string[];
    readonly straight: readonly string[];
    readonly ways: readonly (readonly string[])[];
    readonly risks: readonly kernel.accounts.Risk[];
    readonly sums: readonly kernel.events.Reckoned[];
    readonly remarks: readonly kernel.accounts.Remark[];
    readonly replies: readonly kernel.accounts.Reply[];
    readonly worst: kernel.accounts.Remark | null;
  }
}

export namespace kernel.advice {
  /** Which turn of how many it is and, in a game of several stages, in which of them. */
  export interface Turn {
    readonly turn: number;
    readonly of: number;
    readonly stage?: number;
    readonly stages?: number;
  }
}

export namespace kernel.events {
  /** A sum was made, before any die: what it is for, whose it is, and its lines. */
  export interface Reckoned {
    readonly event: "reckoned";
    readonly clause: string;
    readonly what: string;
    readonly who: string;
    readonly lines: readonly kernel.modifiers.Line[];
  }

  /** A die fell; `who` is the piece it was rolled for, if it was one. */
  export interface Rolled {
    readonly event: "rolled";
    readonly clause: string;
    readonly why: string;
    readonly who: string;
    readonly sides: number;
    readonly face: number;
    readonly to: readonly string[] | null;
  }
}

export namespace kernel.game {
  /** How the board says the game ended; `winner` is None for a draw. */
  export interface Outcome {
    readonly winner: string | null;
    readonly how: string;
    readonly clause: string;
  }
}

export namespace kernel.modifiers {
  /** One entry of a sum: it adds, multiplies by `times / over`, or shifts a column; `who` names what it came from. */
  export interface Line {
    readonly clause: string;
    readonly why: string;
    readonly who?: string;
    readonly add?: number;
    readonly times?: number;
    readonly over?: number;
    readonly shift?: number;
  }
}

export namespace kernel.plan {
  /** Why a plan does not go on now; after `waiting` it may go on later. */
  export type Halt = "done" | "rolled" | "revealed" | "refused" | "interrupted" | "waiting";
}

export namespace kernel.rulebook {
  /** Why an action is not lawful: the clause, the key of the sentence and its arguments. */
  export interface Refusal {
    readonly clause: string;
    readonly key: string;
    readonly args: Readonly<Record<string, string | number>>;
  }

  /** Where a clause, a number or a place of a game comes from. */
  export type Source = "printed" | "found" | "derived" | "reconstructed" | "ruled";

  /** How the program treats a clause; one that is coming is known and not in play yet. */
  export type Status = "enforced" | "optional" | "screen" | "advice" | "physical" | "coming";
}

export namespace kernel.sightlines {
  /** How far something carries: the last distance of each band, and which of them a line lies in; -1 is beyond. */
  export interface Bands {
    readonly by: string;
    readonly ends: readonly number[];
    readonly band: number;
  }

  /** A line from one space to another, of a piece at a piece or of nobody in particular. `steps` are what it crosses, in order: one space, or two where it runs between them. `covers` are the spaces that hide what is at its end, `cover` how well it is hidden; `barred` is where the line ends before its goal. What makes it so stands in `remarks`, why `who` cannot shoot at `whom` in `refusal`; else `chance` is how likely that harms. */
  export interface Sightline {
    readonly start: string;
    readonly to: string;
    readonly distance: number;
    readonly steps: readonly (readonly string[])[];
    readonly cover: string;
    readonly covers: readonly string[];
    readonly barred: string;
    readonly remarks: readonly kernel.accounts.Remark[];
    readonly bands: readonly kernel.sightlines.Bands[];
    readonly who: string;
    readonly whom: string;
    readonly refusal: kernel.rulebook.Refusal | null;
    readonly sums: readonly kernel.events.Reckoned[];
    readonly chance: readonly [number, number] | null;
  }
}

export namespace kernel.strikes {
  /** Whom an attack harmed. */
  export type Harm = "harm" | "nothing" | "backfire";
}
