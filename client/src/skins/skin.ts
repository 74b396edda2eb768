/** What a game lends the table so that it can be shown: pieces, panels, sums, log. No rule stands here. */

import type { Component } from "svelte";
import type { Ornament } from "../cartographer/ornament";
import type { Point } from "../cartographer/geometry/point";
import type { SheetData } from "../cartographer/sheet";
import type { CounterPiece } from "../counters/counter";
import type { Chance, Share } from "../state/chances";
import type { Page } from "../state/chapters";
import type { Deed } from "../state/deeds";
import type { Figure } from "../state/figure";
import type { Lesson } from "../state/lesson";
import type { Item } from "../state/log";
import type { Action, Grammar } from "../state/menu";
import type { Field, Result } from "../state/result";
import type { Said } from "../state/said";
import type { Trail } from "../state/trail";
import type { ChartInfo } from "../wire/generated";
import type { Table } from "../shell/table.svelte";
import type { Livery } from "./livery";
import type { Overlays } from "./overlays";
import type { Fact, Note, Origin, Side } from "./faces";
import type { Forces } from "./forces";
import type { Shooting } from "./shooting";
import type { Hand, Purse, Rail } from "./tracks";
import type { Spot } from "./spot";

export type { Fact, Note, Origin, Side } from "./faces";
export type { Hand, Purse, Rail } from "./tracks";

/** A piece as it is drawn; `at` is null off the board. */
export interface Token {
  readonly id: string;
  /** What its moves are shown by, without it the id: a back that is dealt anew gets another, so that no eye can follow it. */
  readonly link?: string;
  readonly kind: string;
  readonly side: string;
  readonly at: string | null;
  /** Further spaces that it covers: it lies over the middle of them all, and each of them means it. */
  readonly covers?: readonly string[];
  /** Degrees clockwise by which it is turned, where it has a front. */
  readonly facing?: number;
  /** Where it lies on a sheet without spaces, in map units; `at` is then its own id. */
  readonly point?: Point;
  /** How wide and deep it is, where it is no card. */
  readonly extent?: readonly [width: number, depth: number];
  readonly condition: string;
  readonly isUncounted?: boolean;
  /** It lies on the ground: whoever stands over it is not stacked with it, and a press means the space. */
  readonly isGround?: boolean;
  readonly card: CounterPiece;
  /** The space this piece is charging at. */
  readonly charging: string | null;
  /** The verb that places it, where no offer names it: one of several that are alike. */
  readonly placedBy?: string;
  /** Where in its space it lies, where several share one. */
  readonly spot?: Spot;
}

/** What the game waits for. */
export interface Phase {
  readonly ask: string;
  readonly seat: string | null;
  readonly title: Said | null;
  /** Pieces are put on the board one by one, from a tray. */
  readonly isPlacing?: boolean;
  /** While they are: all that are in hand, also those whose turn comes later. */
  readonly hand?: readonly string[];
  /** Pieces off the board are given to others off the board. */
  readonly isPairing?: boolean;
  /** The verb that ends the phase, whether or not it may end now. */
  readonly closing?: string;
  /** Whose move is under way: it is in hand as soon as its side is asked again. */
  readonly mover?: string;
  /** Asked so often that the ask is put over the map, in few words. */
  readonly isInline?: boolean;
  /** What will be asked after it, as far as one may know. */
  readonly queue?: readonly Said[];
  /** Who is attacked, and by whom, where that is what the ask is about. */
  readonly cause?: { readonly of: string; readonly by: readonly string[] };
  /** What the ask is about, for its sentence. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** Who must still act before the phase can end, and by which clause. */
export interface Owed {
  readonly pieces: readonly string[];
  readonly clause: string;
}

/** The spaces that each side controls, and the sides whose zones matter to the ask. */
export interface Zones {
  readonly spaces: Readonly<Record<string, readonly string[]>>;
  readonly due: readonly string[];
}

/** Pieces to bring somewhere: those that are there, as counters, and the empty slots. */
export interface Slots {
  readonly label: string;
  readonly kind: string;
  readonly arrived: readonly string[];
  readonly count: number;
  readonly needed: number;
}

export interface Progress {
  readonly turn: number;
  readonly of: number;
  /** Which of several stages it is, each of as many turns. */
  readonly stage?: { readonly now: number; readonly of: number };
  readonly goal: Said | null;
  readonly slots: readonly Slots[];
  readonly tallies: readonly Tally[];
  readonly rails?: readonly Rail[];
  readonly purses?: readonly Purse[];
  readonly hands?: readonly Hand[];
}

/** Kinds of marks with their inks, the lightest first, and those that a step leaves; each is drawn as `track-<id>`. */
export interface TrackMarks {
  readonly kinds: readonly { readonly id: string; readonly ink?: string }[];
  readonly of: (told: readonly Told[]) => readonly string[];
}

export interface Edge {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
  /** How high its boxes may stand together. */
  readonly height: string;
}

/** A sheet laid over the map; its rows are `[data-row]`, and in them `[data-stop]` is what the arrows walk. */
export interface Leaf {
  readonly id: string;
  /** The letter that lays it down and takes it away, free of the table's own. */
  readonly key: string;
  readonly title: Said;
  /** Part of the map stays in sight beside it. */
  readonly isBeside: boolean;
  readonly content: Component<{ table: Table }>;
}

/** One line of a sum, its amount in halves, or as it is to be written. */
export interface SumLine {
  readonly amount?: string;
  readonly text: Said;
  readonly clause: string;
  readonly add: number;
  readonly isOwn: boolean;
  readonly who: string;
}

export interface Sum {
  readonly title: string;
  readonly who: string;
  readonly clause: string;
  readonly lines: readonly SumLine[];
  readonly total: number;
  /** Who makes the sum, where it is more than one. */
  readonly label?: Said;
  /** What the sum comes to, where that is no number. */
  readonly result?: string;
  /** Both sides add a die to the sum. */
  readonly hasDie: boolean;
  /** How many faces it has, where they are not six. */
  readonly faces?: number;
  /** Another sum tells it whole: it has no lines of its own. */
  readonly isImplied?: boolean;
}

/** A results chart on the scales: the column where the odds begin, the hops from it, the column that counts. */
export interface Charted {
  readonly chart: ChartInfo;
  readonly start: number;
  readonly lit: number;
  readonly hops: readonly number[];
  /** What the rows are about, and what each does on this board. */
  readonly head: Said;
  readonly effects: readonly Said[];
  /** How hard each row hits whoever is struck at. */
  readonly harms: readonly ("none" | "some" | "lost")[];
  /** What each result in the column does, told once, where its rows are many. */
  readonly legend?: readonly { readonly letter: string; readonly text: Said; readonly faces: number; readonly clause?: string }[];
  /** How each row is drawn in a bar of them all, where its letter says enough. */
  readonly fills?: readonly ("harm" | "some" | "yields" | "backfire" | "nothing")[];
}

/** One way an action may end. */
export interface Ending {
  readonly share: Share;
  readonly told: readonly Told[];
}

/** A step of a guided sequence. */
export interface SequenceStep {
  readonly text: Said;
  readonly clause: string;
  readonly state: "done" | "now" | "todo";
}

/** What a set-up still needs, and how its line is held. */
export interface Muster {
  readonly title: Said;
  readonly items: readonly { readonly text: Said; readonly clause: string; readonly done: number; readonly of: number }[];
  readonly line: Said;
  readonly beads: readonly { readonly place: string; readonly state: "held" | "zone" | "open" }[];
}

/** Where pieces lie that have left the map, at the edge of it that they belong to. */
export interface OffMapBox {
  readonly id: string;
  readonly title: Said;
  readonly note: Said;
  /** One of the game's `edges`. */
  readonly edge: string;
  readonly pieces: readonly string[];
  /** Those who can act are taken in hand from here. */
  readonly isHand?: boolean;
}

/** Who can be given, and who can receive, with whom they have and what it makes of them. */
export interface Pairs {
  readonly givers: Said;
  readonly receivers: Said;
  readonly rows: readonly { readonly piece: string; readonly with: string | null; readonly text: Said }[];
}

/** Losses of an army against its numbers: a segment a loss, marks where something befalls it. */
export interface Tally {
  readonly side: string;
  readonly title: Said;
  readonly total: number;
  readonly segments: readonly { readonly amount: number; readonly kind: "loss" | "leader" | "bonus"; readonly text: Said }[];
  readonly marks: readonly { readonly at: number; readonly text: Said }[];
  /** Where the total came from, in few words. */
  readonly sources: readonly Said[];
  /** What the army was worth, where its track is as long as that: the marks on it bear no words. */
  readonly of?: number;
}

/** An event as the server tells it. */
export type Told = Readonly<Record<string, unknown>> & { readonly event: string; readonly clause: string };

/** What happened at one place of the record. */
export interface Chapter {
  readonly entry: number;
  readonly told: readonly Told[];
}

export interface Prompt {
  readonly text: Said;
  readonly clause: string;
}

/** An answer to an ask: what it is, and what is to be known before it is given. */
export interface Answering extends Prompt {
  readonly note?: Prompt;
  /** Nothing is paid for answers here, so that none says that it costs nothing. */
  readonly isPriceless?: boolean;
}

/** A turning point in words: who struck or moved, at whom, and the dice that decided it. */
export interface Headline {
  readonly title: Said;
  readonly text: Said;
  readonly dice: Said | null;
  readonly by: readonly string[];
  readonly at: readonly string[];
}

/** What a game says of itself when it is over. */
export interface Hindsight {
  /** What its losses count, and by which clauses. */
  readonly toll: Said;
  readonly clauses: readonly string[];
  /** The sentence at the end of a line: how many are `lost` and how many `hurt`. */
  readonly counted: string;
  /** The sentences under the bars: what an attack does to its target, and to whoever attacks; `of` is how many there were. */
  readonly harm: string;
  readonly backfire: string;
  /** A step as a turning point: the attack of a side, else what was done in it; the pieces are those before it. */
  readonly headline: (told: readonly Told[], side: string | null, tokens: readonly Token[]) => Headline | null;
}

/** What every game lends. */
export interface Core<View> {
  readonly game: string;
  /** How each side is told apart, in the order in which they are named. */
  readonly sides: Readonly<Record<string, Livery>>;
  readonly ornament: Ornament;
  /** Of scenarios played on another sheet. */
  readonly ornaments?: Readonly<Record<string, Ornament>>;
  /** How heavy the game is, of five. */
  readonly weight: number;
  /** Its pieces are persons, each called by a name of its own. */
  readonly arePersons?: boolean;
  /** A moment of the battle, for the start page. */
  readonly tableau: readonly (Pick<Token, "card" | "covers" | "facing" | "spot"> & { readonly at: string })[];
  /** Such a moment of each scenario that has one of its own. */
  readonly tableaux?: Readonly<Record<string, Core<View>["tableau"]>>;
  /** How the fields of the game's actions are read. */
  readonly verbs: Grammar;
  readonly tokens: (view: View) => readonly Token[];
  /** The conditions of pieces that both armies are counted by, the lost ones last. */
  readonly conditions: readonly string[];
  readonly phase: (view: View) => Phase;
  readonly progress: (view: View) => Progress;
  readonly facts: (token: Token, inReach: number | null) => readonly Fact[];
  readonly prompt: (phase: Phase, clause: string, chosen: string | null, target: string | null, next: string | null, verb: string | null, others?: number) => Prompt;
  readonly log: (chapters: readonly Chapter[], first: View | null) => readonly Item[];
  readonly sums: (told: readonly Told[], tokens: readonly Token[]) => readonly Sum[];
  readonly chance: (told: readonly Told[], action: Action) => Pick<Chance, "fill" | "key" | "args">;
  /** What one step of the other side did, for the prompt while it moves. */
  readonly deed: (told: readonly Told[]) => Prompt | null;
  /** The half turn that begins in a step. */
  readonly half: (told: readonly Told[]) => { readonly turn: number; readonly side: string } | null;
}

/** What a game lends where it has such a thing; without it the shell leaves the place out. */
export interface Panels<View> extends Overlays<View> {
  /** Symbols of its own: pieces, icons of notes (`note-`), marks of the replay (`track-`), banners. */
  readonly art: string;
  /** How many faces its dice have, where they are not six. */
  readonly dieFaces: number;
  /** How it speaks of missiles. */
  readonly shooting: Shooting;
  /** Forces that a side chooses before play; null where nothing is chosen. */
  readonly forces: (view: View) => Forces | null;
  /** Sheets that are laid over the map: organisation, roster, battle board, cards. */
  readonly leaves: readonly Leaf[];
  /** The upper left corner of the part of the map that stands for it, in map units. */
  readonly corner: readonly [x: number, y: number];
  /** Pixels of a map unit at which a table opens, upon its pieces, where the whole sheet would be too small to fight on. */
  readonly opening: number;
  readonly lesson: Lesson;
  /** Drawings beside the clauses that need one. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** The spaces that an option closes for the whole game. */
  readonly closed: (options: Readonly<Record<string, unknown>>, sheet: SheetData) => readonly string[];
  readonly notes: (token: Token, tokens: readonly Token[], areNeighbours: (a: string, b: string) => boolean) => readonly Note[];
  /** All faces of the counters of a piece, where it has several. */
  readonly faces: (token: Token) => readonly Side[];
  readonly origin: (token: Token) => Origin | null;
  /** The clause that says how far a piece may go. */
  readonly reachClause: (token: Token) => string;
  /** The clause that says whom a piece may attack. */
  readonly attackClause: string;
  readonly zones: (view: View) => Zones;
  readonly owed: (view: View) => Owed;
  /** The piece that an action takes back into the hand. */
  readonly lifted: (action: Action) => string | null;
  /** The column of a chart that sums lead to, where the game reads its results from one. */
  readonly heading: (told: readonly Told[]) => string | null;
  /** The chart that an action is read from. */
  readonly chart: (told: readonly Told[], endings: readonly Ending[], charts: readonly ChartInfo[], tokens: readonly Token[], isOwn?: boolean) => Charted | null;
  /** What came of each attack in a step that dice have decided. */
  readonly results: (told: readonly Told[], field: Field) => readonly Result[];
  /** Whether an action only carries out what the dice of an attack have decided. */
  readonly settles: (action: Action) => boolean;
  /** What makes one way of doing a thing differ from another. */
  readonly manner: (action: Action) => Said;
  /** How likely an answer loses what is asked about; null where nothing can be lost. */
  readonly price: (endings: readonly Ending[], phase: Phase) => Share | null;
  /** An answer to an ask, in a sentence. */
  readonly answer: (verb: string, phase: Phase) => Answering;
  /** Answers that one might expect: where they are not offered the server says why. */
  readonly doubts: (view: View) => readonly Action[];
  readonly sequence: (view: View) => readonly SequenceStep[] | null;
  /** Where boxes beside the map stand, in pixels from the edges of its window. */
  readonly edges: Readonly<Record<string, Edge>>;
  /** The boxes beside the map that matter to what is asked. */
  readonly boxes: (view: View, tokens: readonly Token[]) => readonly OffMapBox[];
  readonly muster: (view: View, sheet: SheetData) => Muster | null;
  /** While pieces are set up, ground where none of them may stand lies in the shade. */
  readonly shadesSetUp: boolean;
  /** What the scenario lays down beside the rules. */
  readonly terms: (view: View) => readonly Prompt[];
  /** What stands over the table where it is not the game's title. */
  readonly title: (view: View) => Said;
  readonly pairs: (view: View) => Pairs;
  /** Where a step led a piece. */
  readonly trail: (told: readonly Told[]) => Trail | null;
  /** Who went where, struck at whom and fared how, told of pieces as they stood before. */
  readonly deeds: (pages: readonly Page[], tokens: readonly Token[]) => readonly Deed[];
  /** What it says of itself when it is over; without it the charts and the turning points go without its words. */
  readonly hindsight: Hindsight;
  /** Marks over the track of the replay, the lightest first, and which of them a step leaves. */
  readonly marks: TrackMarks;
}

export interface Skin<View = unknown> extends Core<View>, Partial<Panels<View>> {}
