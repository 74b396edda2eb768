### What the table in the browser says beside the rules: buttons, prompts, panels, the first game.
### Keys under skin-arsouf and lesson-arsouf belong to that game alone.

game-arsouf = Arsouf
    .title = Arsouf, 7 September 1191
    .year = 1191
    .summary = Richard marches a baggage train down the coast road. Saladin waits in the forest. Two wagons and two companies must reach the town.
    .plate = A column on the march
    .length = Battle, 40 minutes

close = Close
done = Done
back = Back
continue = Continue
undo = Undo
turn = Turn
turn-of = of { $of }
at-place = at { $at }

home-motto = a table for historical wargames
home-games = Games
home-continue = Games to continue
home-import = Import
home-quit = Quit
home-quit-done = Gonfalon has stopped. Your games are kept. You may close this window.
home-map = The map of { $game } with pieces on it
home-weight = Weight { $weight } of five

seat-title = Take a seat
seat-side = Your side
seat-either = Either
seat-against = Against
seat-level = How well it plays
seat-level-of = How well { $seat } play
seat-scenario = Scenario
seat-learn = First time? Learn by playing
seat-options = { $count ->
    [0] Options
    [one] Options, one changed
   *[other] Options, { $count } changed
}
against-computer = Computer
against-one-screen = One screen
against-watch = Watch
begin-computer = { $seat_id ->
    [either] Begin on either side
   *[other] Begin as the { $seat }
}
begin-one-screen = Begin at one screen
begin-watch = Watch the computer play
level-random = Chance
level-recruit = Recruit
level-captain = Captain
options-title = Options of the game

continue-turn = { $game }, turn { $turn } of { $of }
continue-lost = Lost: { $losses }
continue-this = Continue: { $what }
continue-remove = Remove this game: { $what }
home-unreadable = { $count ->
    [one] One more game is kept here that this version cannot open.
   *[other] { $count } more games are kept here that this version cannot open.
}

who-computer = You play the { $mine } · the computer, { $level }, plays the { $theirs }
who-against = against { $level }
who-only-bots = the computer plays itself: { $level }
who-one-screen = Two players at one screen
who-watch = The computer plays both: { $one } { $first }, { $other } { $second }

header-nav = Table
header-replay = Replay
header-rules = Rules
header-settings = Settings

prompt = Prompt
prompt-yours = Your decision
prompt-theirs = { $seat } decide
prompt-asked = You are asked
prompt-waiting = Waiting for the { $seat }
prompt-computer = The computer moves
prompt-thinking = It thinks about its next move.
prompt-over = Game over
prompt-replay = Replay
prompt-again = Again, sides changed

computer-skip = Skip
computer-pause = Pause
computer-go-on = Go on

undo-nothing-yet = nothing to take back
undo-game-over = the game is over
undo-not-asked = not your decision
undo-another-acted = another has acted
undo-die-fell = a die has fallen
undo-revealed = something was revealed
undo-settled = it is settled
undo-went-on = the game went on
undo-by-clerk = your standing orders have acted

end-move = End moves
end-attack = End attacks
end-deploy = Confirm
end-anyway = End all the same?
idle-move = { $count ->
    [0] all have moved
    [one] one can still move
   *[other] { $count } can still move
}
idle-attack = { $count ->
    [0] none can attack
    [one] one can still attack
   *[other] { $count } can still attack
}
idle-deploy = { $count } in hand

way-historical = Historical set-up
way-rest = Deploy for me
tray-title = { $count ->
    [0] All pieces are placed
    [one] One piece still in hand
   *[other] { $count } pieces still in hand
}

board-map = Map
board-grid = Board
board-choices = Choices
board-yours = yours
board-acted = has acted
board-chosen = chosen
board-can-act = can act
board-may-go = you may go here
board-may-attack = you may attack this
board-choose = { $piece }, { $at }
board-take-back = Take { $piece } back to { $from }
board-do-move = Move { $piece } to { $at }
board-do-place = Place { $piece } on { $at }
board-do-attack = { $percent ->
    [-1] Attack { $target } on { $at } with { $piece }
   *[other] Attack { $target } on { $at } with { $piece }, { $percent } per cent
}
board-reach-hint = dashed: its reach next turn
terrain-road = road
terrain-marsh = marsh
terrain-town = town
terrain-banner = under the banner

map-tools = Map tools
map-key = Key of the map
map-larger = Larger
map-smaller = Smaller
map-fit = Fit
map-title = ARSOUF
map-subtitle = the coast road, 7 September 1191
map-arsouf = ARSOUF
map-sea = Mare Mediterraneum
map-forest = Forest of Arsouf
map-marsh = Marsh of / Birket-Ramadan
map-road = the coast road
map-ford = the ford
map-camp = CRUSADER CAMP
map-muslim-lines = MUSLIM LINES
map-stream = the stream

mark-move = you may go here
mark-attack = you may attack this
mark-attack-weighed = the attack being weighed
mark-chosen = chosen
mark-origin = came from here; right click takes back
mark-under-pointer = meant by the log or a sum
mark-refused = refused here
mark-cursor-pointy = keyboard cursor

ledger = Ledger
side-panel = Armies
side-you = You
side-person = A player
side-computer = The computer, { $level }
under-pointer = Under the pointer
under-pointer-none = Point at a piece to see what it is and where it could go.
hint-origin = Right click the dashed circle to take it back.
hint-origin-touch = Press the dashed circle long to take it back.
could-attack = { $count ->
    [0] Could then attack none of your pieces
    [one] Could then attack one of your pieces
   *[other] Could then attack { $count } of your pieces
}
could-reach = { $count ->
    [one] Could reach one space next turn
   *[other] Could reach { $count } spaces next turn
}

preview = Attack
preview-piece = { $at_id ->
    [none] FV { $value }
   *[other] FV { $value }, at { $at }
}
preview-die = Die
preview-faces = 1 to 6
preview-die-plus = die + { $total }
preview-chances = Chances
preview-exact = of the { $of } falls of two dice
preview-about = about, from samples
preview-read-chance = { $percent } per cent { $what }
preview-read-sum = { $what }: die plus { $total }, of which { $lines }.
commit-attack = Attack { $target }

log = Log
log-filters = What the log shows
log-entries = Entries of the log
log-all = All
log-attacks = Attacks
log-losses = Losses
log-against = against
log-empty = Nothing has happened yet.
log-next = Next: { $piece }. Click a ringed space to place it.
log-replay = Replay: { $what }
log-why = why?
log-why-of = Why: { $what }
log-dice = Dice { $one } and { $other }, { $first } against { $second }.

footer-progress = Progress
slots-sentence = { $what }: { $count } of { $needed }

replay = Replay
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-step = step { $at } of { $of }
replay-turn = Turn { $turn }
replay-start = The start of the game.
replay-quiet = The phase ends.
replay-play-on = Play on from here
replay-close = Back to the table

rules-title = Rules of { $game }
rules-open = Rule { $clause }
rules-close = Close the rules
rules-contents = Contents of the rules
rules-search = Search
rules-found = { $count ->
    [0] Nothing found.
    [one] One found.
   *[other] { $count } found.
}
rules-option = Can be chosen otherwise: { $option }.
rules-bears-on = Bears on
rules-seen = { $count ->
    [one] Seen in this game once
   *[other] Seen in this game { $count } times
}
rules-totals = { $one } to { $other }
rules-sources = Sources
rules-chapter-R = Rulings
rules-chapter-K = The table itself
source-printed = Printed
source-found = Found
source-derived = Derived
source-reconstructed = Reconstructed
source-ruled = Ruled
status-enforced = The program enforces it.
status-optional = An option.
status-screen = Shown on the screen.
status-advice = Advice.
status-physical = About the cardboard only.

menu-open = Menu of the game
menu-title = The game
menu-leave = Leave the table; the game is kept
menu-stay = Go on playing
menu-record = Save the record
menu-position = Save the position
menu-rematch = New game, sides changed
menu-resign = Resign
menu-resign-surely = Resign for good?

settings-scale = Display scale of the map
settings-theme = Light
settings-language = Language
settings-speed = Speed of the computer
settings-wheel = Mouse wheel
settings-motion = Motion
settings-shortcuts = Single letters are shortcuts at the table
settings-defaults = Restore defaults
scale-fit = Fit
theme-system = As the system
theme-light = Light
theme-dark = Dark
language-en = English
language-es = Español
speed-slow = Slow
speed-steady = Steady
speed-quick = Quick
speed-instant = Instant
wheel-scroll = Scrolls
wheel-zoom = Zooms
motion-system = As the system
motion-less = Still

keys-title = Keys
keys-move = Walk the board; with Shift to the other of two spaces
keys-tab = Next choice; with Shift the one before
keys-enter = Choose, then commit
keys-back = One step back, at last the menu
keys-next = Next piece that can act
keys-read = Read the piece under the cursor
keys-undo = Undo
keys-end = End the phase
keys-log = To the log
keys-rules = Rule behind the prompt
keys-search = Search the rules
keys-replay = Replay
keys-step = Replay: one step back or on
keys-pause = Skip the computer, or pause
keys-zoom = Larger, smaller, fit
keys-region = Board, ledger, log, prompt
keys-keys = This card

region-board = Board and prompt

about-title = About
about-what = Gonfalon is a table for historical wargames. It enforces every clause of the rulebook and shows the clause behind every number.
about-version = Version { $version }
about-licence = Free software under the MIT licence.
about-fonts = Type
about-font-licence = All three under the SIL Open Font License 1.1.
about-art = Maps, counters and symbols are our own drawings. Rules are told in our own words; the games belong to their authors.

import-about = A record goes on where it ended; a position begins a game from it.
import-file = File
import-not-json = This file is not JSON.
import-malformed = { $field }: { $why }

fault-offline = { $seconds ->
    [0] Connection lost. Your last move is safe. Trying again now.
    [one] Connection lost. Your last move is safe. Trying again in { $seconds } second.
   *[other] Connection lost. Your last move is safe. Trying again in { $seconds } seconds.
}
fault-try-now = Try now
fault-stale = The table has moved on. Now: { $seat }, { $ask }.
fault-stale-over = The table has moved on: the game is over.
fault-broken = Something went wrong on our side; nothing has changed.
fault-missing = There is no such table.

curtain-title = { $seat } to the screen
curtain-text = The other player looks away. Lift the curtain when you are ready.
curtain-lift = Lift the curtain

lesson = First game
lesson-step = Step { $at } of { $of }
lesson-next = Go on
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-done-title = Well done
lesson-done = That is the whole game: move, then attack, and bring the baggage home. Play on to the end, or leave and begin the march.

lesson-arsouf-welcome = You lead the Crusaders. One baggage train and one company of knights are home already; bring one more of each through the gate of Arsouf, at the upper left, in eight turns.
lesson-arsouf-choose = Choose the Templars: click them, or walk there with the arrow keys and press Enter.
lesson-arsouf-move = Every ringed space is open to them. Click one: next to an enemy you can attack him later.
lesson-arsouf-undo = The dashed circle shows where they came from. A right click on it takes the move back, at any time before the phase ends.
lesson-arsouf-leader = Now bring Richard next to the Templars: whoever stands beside him adds two.
lesson-arsouf-end-moves = Move whom else you like. Then end the moves: the button counts who could still go.
lesson-arsouf-weigh = Attacks come after all moves. Choose a piece with a gold lozenge, then an enemy in a red ring: nothing happens yet, the attack is only weighed.
lesson-arsouf-sums = Both sums stand in the ledger, line by line, and the exact chances below. The defender adds half of each friend beside your attacker. Commit when you like the odds.
lesson-arsouf-wounds = The lower total is wounded: laid over, crossed in red. Beaten again it is killed; with no enemy within three spaces it recovers.
lesson-arsouf-end-attacks = Attack with others, or end the attacks. The computer then moves, one piece after another.
lesson-arsouf-goal = Your turn again. Push the baggage into the town: entering it is enough.

skin-arsouf-side-crusader = March, shield, break through
skin-arsouf-side-muslim = Ride, surround, stop the carts
skin-arsouf-phase = { $ask_id ->
    [deploy] Set-up
    [move] { $side_id ->
        [crusader] Crusader moves
       *[muslim] Muslim moves
    }
   *[attack] { $side_id ->
        [crusader] Crusader attacks
       *[muslim] Muslim attacks
    }
}
skin-arsouf-heading = { $ask_id ->
    [move] { $side_id ->
        [crusader] Turn { $turn }, Crusader moves
       *[muslim] Turn { $turn }, Muslim moves
    }
   *[attack] { $side_id ->
        [crusader] Turn { $turn }, Crusader attacks
       *[muslim] Turn { $turn }, Muslim attacks
    }
}
skin-arsouf-figure-knights = Knights may stop on any of the ringed spaces.
skin-arsouf-figure-road = The infantry on the road may go two spaces along it, or one anywhere. The baggage off the road goes one.
skin-arsouf-figure-muslims = Horse archers may stop on any of the ringed spaces.
skin-arsouf-figure-adjoining = The Templars may attack either of the two enemies beside them. The archers stand too far away.
skin-arsouf-figure-support = The Templars attack the Mamelukes. The archers beside the Templars lend half of 2 each, the wounded nothing. Saladin, beside the defenders, adds 2: the die and 7.
skin-arsouf-figure-leader = Richard adds two to the knights and the baggage beside him, and nothing to the infantry further off.
skin-arsouf-figure-crawl = Whatever it could ride before, a wounded piece may go to one of the ringed spaces.
skin-arsouf-figure-recovery = The nearest enemy is four spaces away: the Templars are fit again.
skin-arsouf-figure-charge = The Hospitallers ride two spaces straight at the Mamelukes and charge. The knights must turn, and only attack.
skin-arsouf-goal = To win, bring
    .where = to Arsouf
skin-arsouf-baggage = Baggage
skin-arsouf-others = Others
skin-arsouf-fighting = Fighting
skin-arsouf-moves = Moves
skin-arsouf-in-reach = In reach
skin-arsouf-note-rides = Up to { $spaces } spaces, through friends
skin-arsouf-note-foot = Two spaces along the road, one off it
skin-arsouf-note-crawls = Wounded: one space a turn
skin-arsouf-note-led = Beside { $leader }: + 2 in attack and defence
skin-arsouf-note-leads = Adds 2 to every friend beside him
skin-arsouf-note-charge = Two spaces straight at an enemy: charge, + 1
skin-arsouf-note-wounded = Cannot attack, defends with its full value
skin-arsouf-prompt-place = Place { $piece } on a ringed space.
    .short = Place { $piece }.
skin-arsouf-prompt-deployed = All are placed. Click a piece to take it back, or confirm.
    .short = All placed. Confirm?
skin-arsouf-prompt-move = Choose a piece to move, or end the moves.
    .short = Move, or end the moves.
skin-arsouf-prompt-move-piece = Move { $piece } to a ringed space, or choose another piece.
    .short = Move { $piece }.
skin-arsouf-prompt-attack = Choose a piece to attack with, or end the attacks.
    .short = Attack, or end the attacks.
skin-arsouf-prompt-attack-with = Choose a ringed enemy for { $piece } to attack.
    .short = { $piece }: attack whom?
skin-arsouf-prompt-attack-target = Attack { $target } with { $piece }, or choose another piece.
    .short = Attack with { $piece }?
skin-arsouf-moves-to = { $piece } { $piece_form ->
    [plural] move
   *[singular] moves
}, { $start } to { $to }.
skin-arsouf-charges = { $piece } charge, { $start } to { $to }.
skin-arsouf-attacks = { $at_id ->
    [none] { $piece } { $piece_form ->
        [plural] attack
       *[singular] attacks
    } { $target }.
   *[other] { $piece } { $piece_form ->
        [plural] attack
       *[singular] attacks
    } { $target } at { $at }.
}
skin-arsouf-no-attacks = No attacks.
skin-arsouf-result-even = Equal: nothing.
skin-arsouf-result-wounded = { $piece } wounded.
skin-arsouf-result-killed = { $piece } killed.
skin-arsouf-chance-nothing = nothing
skin-arsouf-chance-wounded = { $piece } wounded
skin-arsouf-chance-killed = { $piece } killed
skin-arsouf-line-value = Fighting value
    .short = Fighting value
skin-arsouf-line-leader = { $who } stands beside them
    .short = { $who }
skin-arsouf-line-leader-away = { $who } is not beside them
    .short = { $who } away
skin-arsouf-line-leader-wounded = { $who } beside them is wounded
    .short = { $who }, wounded
skin-arsouf-line-support = Half of { $who } at { $at }
    .short = ½ { $who }
skin-arsouf-line-wounded-friend = { $who } at { $at }: wounded
    .short = { $who }, wounded
skin-arsouf-line-charge = Charged two spaces straight
    .short = Charge
skin-arsouf-chapter-1 = The pieces
skin-arsouf-chapter-2 = Dice
skin-arsouf-chapter-3 = Object of the game
skin-arsouf-chapter-4 = How to start
skin-arsouf-chapter-5 = Moving
skin-arsouf-chapter-6 = Attacking
skin-arsouf-chapter-7 = Charging
skin-arsouf-chapter-8 = Tactics
skin-arsouf-chapter-m = Manual of the screen
