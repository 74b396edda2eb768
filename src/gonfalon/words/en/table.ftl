### What the table in the browser says beside the rules: buttons, prompts, panels, the first game.
### Keys under skin-arsouf and lesson-arsouf belong to that game alone.

game-arsouf = Arsouf
    .title = Arsouf, 7 September 1191
    .year = 1191
    .summary = Richard marches a baggage train down the coast road. Saladin waits in the forest. Two wagons and two companies must reach the town.
    .plate = A column on the march
    .length = Battle, 40 minutes
game-acre = Acre
    .title = Acre, 4 October 1189
    .year = 1189
    .summary = Guy besieges Acre; Saladin besieges Guy. Break his half-circle before he withdraws to the hills, then hold when he comes back.
    .plate = Two lines on the plain
    .length = Battle, 3 hours
game-croisades = Croisades
    .title = Croisades, the fight man by man
    .year = 1191
    .summary = Crusaders and Saracens come upon each other at a water hole. Every man has his own counter, every shot and every blow its own die.
    .plate = First Blood and more
    .length = Skirmish, 1–3 hours

close = Close
done = Done
back = Back
continue = Continue
undo = Undo
turn = Turn
turn-of = of { $of }
at-place = at { $at }
per-cent = { $percent }%

home-motto = a table for historical wargames
home-games = Games
home-continue = Games to continue
home-import = Import
home-quit = Quit
home-quit-title = Stop Gonfalon?
home-quit-about = The program on this machine stops, and this page with it. Every game is kept as it stands.
home-quit-stay = Go on
home-quit-surely = Stop Gonfalon
farewell-title = Gonfalon has stopped
farewell-safe = Every game is kept on this machine, as it stood after the last move.
farewell-close = You can close this page.
farewell-again = To play again, start Gonfalon as you did before, in a terminal by this:
home-map = The map of { $game } with pieces on it
home-weight = Weight { $weight } of five

seat-title = Take a seat
seat-side = Your side
seat-either = Either
seat-place = Your seat
seat-all = All of them
seat-against = Against
seat-level = How well it plays
seat-level-of = How well { $seat_the } play
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
   *[other] Begin as { $seat_the }
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
home-unreadable = { $count ->
    [one] One more game is kept here that cannot be opened.
   *[other] { $count } more games are kept here that cannot be opened.
}
unreadable-damaged = This game is damaged and cannot be opened. It is kept as it is.
unreadable-other-version = This game was kept by another version, and this one cannot open it. It is kept as it is.
unreadable-not-installed = { $game } is not installed. This game is kept as it is.
unreadable-record = Save what can be read

library-title = All games
library-all = All games ({ $count })
library-counts = { $count ->
    [one] one game
   *[other] { $count } games
}, { $mine ->
    [0] none wants you
    [one] one wants you
   *[other] { $mine } want you
}
library-heading = Games on this machine
library-shown = { $shown } of { $count } shown
library-filters = Filters
library-search = Name, side, opponent
library-search-clear = Clear the search
library-game = Game
library-state = State
library-state-mine = Your move
library-state-waiting = Waiting for another
library-state-over = Finished
library-state-imported = Imported
library-show = Show
library-branches = Branches under their parent
library-bin = Bin
library-about = Games are kept on this machine. A record can be exported and opened anywhere.
library-new = New game
library-sort = Sort by
library-order-played = Last played
library-order-name = Name
library-order-game = Game
library-order-turn = Turn
library-untitled = { $game }, untitled
library-you = You, { $side_the }
library-branch = { $turn ->
    [0] branch
   *[other] branch from turn { $turn }
}
library-branch-of = { $turn ->
    [0] branch of { $parent }
   *[other] branch of { $parent }, from turn { $turn }
}
library-rematch = sides changed
library-imported = imported
library-has-branches = { $count ->
    [one] one branch
   *[other] { $count } branches
}
library-mine = Your move
library-theirs = { $seat } to move
library-computer = The computer’s move
library-won = { $winner } won
library-drawn = A draw
library-won-arrived = two wagons and two more are home
library-won-stopped = too few Crusaders are left
library-won-too-late = the last turn has passed
library-won-disintegrated = the other army broke
library-won-both-disintegrated = both armies broke
library-won-line = the way to Acre is open
library-won-points = on points
library-won-draw = equal points
library-won-resigned = the other side gave up
library-won-agreed = by agreement
library-turn = turn { $turn } of { $of }
library-stage = stage { $stage }, turn { $turn } of { $of }
library-ended = ended, turn { $turn }
library-ended-stage = ended, stage { $stage }, turn { $turn }
library-open = Open
library-more = More about { $what }
library-rename = Rename
library-name = Name of the game
library-throw = To the bin
library-throw-this = To the bin: { $what }
library-thrown = { $what } was taken to the bin.
library-put-back = Put back
library-put-back-this = Put back: { $what }
library-none = No game has been begun yet.
library-no-match = No game is like that.
library-all-again = Show all games
library-bin-about = { $count ->
    [0] nothing lies in it
    [one] one game, kept 30 days
   *[other] { $count } games, each kept 30 days
}
library-bin-empty = Empty the bin
library-bin-surely = { $count ->
    [one] Delete this game for good?
   *[other] Delete these { $count } games for good?
}
library-bin-delete = Delete for good
library-bin-keep = Keep
library-bin-since = thrown away { $when }
library-bin-left = { $days ->
    [0] last day
    [one] one day left
   *[other] { $days } days left
}
library-binned = This game lies in the bin.

who-computer = You play { $mine_the } · the computer, { $level }, plays { $theirs_the }
who-computer-over = You played { $mine_the } · the computer, { $level }, played { $theirs_the }
who-against = against { $level }
who-only-bots = the computer plays itself: { $level }
who-one-screen = Two players at one screen
who-watch = The computer plays both: { $one } { $first }, { $other } { $second }
who-party = { $what }: { $who }

header-nav = Table
header-replay = Replay
header-rules = Rules
header-turn = turn { $turn } of { $of }
header-settings = Settings

prompt = Prompt
prompt-yours = Your decision
prompt-theirs = { CAP($seat_the) } decide
prompt-asked-of = { CAP($seat_the) } are asked
prompt-named = { $who } decides
prompt-asked = You are asked
prompt-waiting = Waiting for { $seat_the }
prompt-computer = The computer moves
prompt-thinking = It thinks about its next move.
prompt-elsewhere = The other player decides.
prompt-over = Game over
prompt-replay = Replay
prompt-again = Again, sides changed

aftermath = Aftermath
aftermath-again = Rematch, sides swapped
aftermath-close = Final board
aftermath-record = Export record
aftermath-picture = Export picture
aftermath-turn = turn { $turn }
aftermath-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
aftermath-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
aftermath-attacks = { $count ->
    [0] no attacks
    [one] one attack
   *[other] { $count } attacks
}
aftermath-reckoning = One moment: it is being reckoned.
aftermath-losses = Losses over time
aftermath-nothing-counted = This game does not count losses.
aftermath-nothing-lost = Nobody has lost anything.
aftermath-level = Level to the end: both lost { HALVES($most) }.
aftermath-nearly-level = Nearly level to the end: { $more_the } lost { HALVES($most) }, { $less_the } { HALVES($least) }.
aftermath-apart = Level until turn { $turn }; from turn { $next } on { $more_the } lost { HALVES($most) }, { $less_the } { HALVES($least) }.
aftermath-apart-after = Level until turn { $turn }; in the end { $more_the } had lost { HALVES($most) }, { $less_the } { HALVES($least) }.
aftermath-turned = Until turn { $turn } { $less_the } had lost more; in the end { $more_the } had lost { HALVES($most) }, { $less_the } { HALVES($least) }.
aftermath-apart-always = Never level: { $more_the } lost { HALVES($most) }, { $less_the } { HALVES($least) }.
aftermath-luck = Luck against expectation
aftermath-luck-note = expected from the odds before each die; 8 games in 10 fall in the bracket
aftermath-fell = fell · expected
aftermath-table-fell = Fell
aftermath-table-expected = Expected
aftermath-table-bracket = Eight games in ten
aftermath-range = { $least } to { $most }
aftermath-harm-of = Attacks by { $side_the }
aftermath-backfire-of = { $side } attacking
aftermath-no-dice = No die decided an attack.
aftermath-too-few = Too few dice to tell.
aftermath-as-expected = The dice fell much as expected.
aftermath-harm-more = The dice leaned to { $side_the }: so many hits, or more, come in one game of { $games }.
aftermath-harm-fewer = The dice leaned against { $side_the }: so few hits, or fewer, come in one game of { $games }.
aftermath-backfire-more = The dice leaned against { $side_the }: so many attackers hurt, or more, come in one game of { $games }.
aftermath-backfire-fewer = The dice leaned to { $side_the }: so few attackers hurt, or fewer, come in one game of { $games }.
aftermath-points = { $count ->
    [one] One turning point
    [2] Two turning points
   *[other] Three turning points
}
aftermath-points-note = the dice and events that moved the outcome most; each opens the replay there
aftermath-chance = chance { $percent }%
aftermath-no-die = no die
aftermath-end = The game ends
aftermath-step = Step { $step }

computer-skip = Skip
computer-pause = Pause
computer-go-on = Continue

changed = What changed
changed-since = since your last turn
changed-own = Yours that suffered
changed-moved = Theirs that moved
changed-rest = Others that changed
changed-count-moved = moved
changed-count-same = as before
changed-from-to = { $from } to { $to }
changed-came-from = from { $from }
changed-attacked = { $others ->
    [0] attacked { $target_the }
    [one] attacked { $target_the } and one more
   *[other] attacked { $target_the } and { $others } more
}
changed-again = Show it again
changed-hide = Hide
changed-nothing = Nobody else has had a turn yet.
changed-legend-stood = stood here
changed-legend-went = went
changed-legend-attacked = attacked
changed-legend-hurt = hurt
changed-legend-gone = gone

undo-nothing-yet = nothing to take back
undo-game-over = the game is over
undo-not-asked = not your decision
undo-another-acted = another player has acted
undo-die-fell = a die has fallen
undo-revealed = something was revealed
undo-settled = it can no longer be undone
undo-went-on = the game went on
undo-by-clerk = your standing orders have acted
undo-together = answer again instead, until all have answered

end-move = End moves
end-attack = End attacks
end-deploy = Confirm
end-shoot = End shooting
end-react = Stand
end-withdraw = Fight on
end-sortie = Wait inside
end-garrison = Leave them inside
end-flee = End flight
end-follow = End pursuit
end-retreat = End retreat
end-lose = End losses
end-advance = Stay
end-join = Join
end-lend = { $count ->
    [0] Roll the dice
    [one] Roll one die
   *[other] Roll { $count } dice
}
end-return = Confirm
end-redeploy = Confirm
end-charge = No more charges
end-place = Ready
end-hide = Ready
end-name = { $named ->
    [0] Fight nobody
    [one] Fight it
   *[other] Fight them
}
end-counter = Do not meet it
end-defend = Let them pass
end-stayers = Nobody shoots
end-short = End
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
idle-shoot = { $count ->
    [0] none can shoot
    [one] one can still shoot
   *[other] { $count } can still shoot
}
idle-charge = { $count ->
    [0] none can charge
    [one] one can charge
   *[other] { $count } can charge
}
idle-name = { $named ->
    [0] { $count ->
        [one] one could attack
       *[other] { $count } could attack
    }
    [one] { $count ->
        [0] one named
       *[other] one named, { $count } could
    }
   *[other] { $count ->
        [0] { $named } named
       *[other] { $named } named, { $count } could
    }
}
owed = { $count ->
    [one] one must fight first
   *[other] { $count } must fight first
}
idle-deploy = { $count } in hand
idle-left = { $count } left

way-historical = Historical set-up
way-rest = Deploy for me
way-emplace = Trebuchet
way-dismantle = Take a trebuchet back
way-withdraw = Withdraw
way-stand = Stand
way-feign = Karr-wa-Farr
way-halt = Stop here
way-turn = Turn about
way-unname = Take back an attack
way-clear = Take all back
way-clear-line = Clear the line
way-lift = Take back
way-preset = The proposed set-up
way-clear-surely = { $count ->
    [one] Take one back?
   *[other] Take all { $count } back?
}
tray-point = Point at a ring to see what the placing would close.
tray-later = { $piece }: not before a unit stands
tray-stood = { $count ->
    [one] One stands already
   *[other] { $count } stand already
}
tray-title = { $count ->
    [0] All pieces are placed
    [one] One piece still in hand
   *[other] { $count } pieces still in hand
}

facing-title = Facing, from { $at }
facing-turn = Turn { $piece_the }
facing-hint = the hex of the front half
terms-title = In this scenario
off-map-take = Take { $piece_the } in hand to enter

board-map = Map
board-grid = Board
board-choices = Choices
board-yours = yours
board-acted = has acted
board-chosen = chosen
board-can-act = can act
board-must-act = must act
board-with = with { $piece_the }
board-may-go = you may go here
board-may-attack = you may attack this
board-choose = { $piece }, { $at }
board-take-back = Take { $piece_the } back to { $from }
board-do-move = Move { $piece_the } to { $at }
board-do-place = Place { $piece_the } on { $at }
board-do-attack = { $percent ->
    [-1] Attack { $target_the } on { $at } with { $piece_the }
   *[other] Attack { $target_the } on { $at } with { $piece_the }, { $percent } per cent
}
board-dropped = { $count ->
    [one] { CAP($piece_the) } { $piece_number ->
        [plural] do
       *[singular] does
    } not reach every target and { $piece_number ->
        [plural] stay
       *[singular] stays
    } out.
   *[other] { $count } units do not reach every target and stay out.
}
board-do-aim = Aim at { $target_the } on { $at }
board-cost = { $cost ->
    [one] one point away
   *[other] { $cost } points away
}
board-step = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, { $left } left
board-step-facing = facing { $direction }
board-step-shooters = { $shooters ->
    [one] one may shoot
   *[other] { $shooters } may shoot
}, { $percent } per cent
board-step-risk = a die first, { $faces } wounds
board-step-through = only through
board-do-ride = { CAP($piece_the) } rides to { $target_the } on { $at }
board-do-shoot = { $percent ->
    [-1] Shoot at { $target_the } on { $at }
   *[other] Shoot at { $target_the } on { $at }, { $percent } per cent
}
board-do-enter = { CAP($piece_the) } enters over { $at }
board-do-sally = Put { $piece_the } on the wall { $at }
board-do-attach = Put { $piece_the } with { $target_the } on { $at }
board-do-lift = Take { $target_the } on { $at } back into the hand
board-do-emplace = A trebuchet on { $at }
board-do-dismantle = Take the trebuchet of { $at } back
board-do-arrange = Let the program place
board-do-stand = Stand
board-do-feign = Feign flight
board-do-fire = Fire at { $target_the } on { $at }
board-do-evade = Evade to { $at }
board-do-flee = Flee to { $at }
board-do-follow = { CAP($piece_the) } { $piece_number ->
    [plural] follow
   *[singular] follows
}
board-do-retreat = { $at_id ->
    [none] { CAP($piece_the) } { $piece_number ->
        [plural] are
       *[singular] is
    } lost
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] retreat
       *[singular] retreats
    } to { $at }
}
board-do-lose = Lose { $piece_the }
board-do-advance = { CAP($piece_the) } { $piece_number ->
    [plural] advance
   *[singular] advances
} to { $at }
board-do-join = Join { $target_the } on { $at }
board-do-lend = Give { $piece_the } to { $target_the }
board-do-withdraw = Withdraw
board-do-charge = Charge { $target_the } on { $at }
board-do-counter = { CAP($piece_the) } meets the charge
board-do-step = Move { $piece_the } to { $at }
board-do-turn = Turn { $piece_the } about
board-do-halt = Stop here
board-do-volley = { $percent ->
    [-1] Shoot at { $target_the } on { $at }
   *[other] Shoot at { $target_the } on { $at }, { $percent } per cent
}
board-do-unname = Take back the attack of { $target_the }
board-do-fight = Fight the combat of { $target_the } on { $at }
board-do-bear = { CAP($target_the) } takes the blow
board-do-aside = Make room at { $at }
board-do-fall = Put the rider on { $at }
board-do-set-down = Set down on { $at }
board-do-mark = Mark the crossbowmen
board-do-pass = Nothing
board-give = { CAP($piece_the) } on { $at }: { $value }. Press to change it.
board-do-confirm = Confirm
board-do-end = End
board-reach-hint = dashed: its reach next turn
board-stack = { $at }: { $count } pieces
board-in-zone = in the zone of { $side_the }
edge-owed = { $way_id ->
    [north] { $count } more must act in the north
    [south] { $count } more must act in the south
    [west] { $count } more must act in the west
   *[east] { $count } more must act in the east
}
edge-choices = { $way_id ->
    [north] { $count } more in the north
    [south] { $count } more in the south
    [west] { $count } more in the west
   *[east] { $count } more in the east
}
terrain-road = road
terrain-marsh = marsh
terrain-town = town
terrain-banner = under the banner
terrain-sea = sea
terrain-fortress = walls of Acre
terrain-hill = hill
terrain-stream = stream
terrain-orchard = orchard
terrain-tree = trees
terrain-palm = palm
terrain-scrub = scrub
terrain-slope = slope
terrain-upper = upper ground
terrain-water = water

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
map-acre-title = ACRE
map-acre-subtitle = the Third Crusade / opens, 4 October / 1189
map-acre-scale = half a kilometre
map-acre-sea = The Great Sea
map-acre-bay = Bay of Acre
map-acre-town = ACRE
map-acre-toron = Mount Toron
map-acre-ayyadiya = Tell al-Ayyadiya
map-acre-kaisan = Tell Kaisan
map-acre-orchards = the orchards
map-acre-marsh = the marsh
map-acre-river = the River Belus
map-acre-plain = the Plain of Acre
map-acre-crusader-line = CRUSADER LINE
map-acre-muslim-line = MUSLIM LINE
map-acre-siege-lines = SIEGE LINES
map-acre-crusader-camp = CAMP
map-acre-muslim-camp = CAMP
map-croisades-water-hole-title = THE WATER HOLE
map-croisades-water-hole-subtitle = a hex is two metres
map-croisades-olive-grove-title = THE OLIVE GROVE
map-croisades-olive-grove-subtitle = a hex is two metres
map-croisades-scale = metres
map-croisades-palm = the lone palm
map-croisades-bluff = the bluff
map-croisades-terrace = the terrace
map-croisades-track = the cart track
map-croisades-grove = the old olives
map-croisades-key-flat = flat / 1 point
map-croisades-key-scrub = scrub / 2 points, light cover
map-croisades-key-tree = trees / 2 points, on foot / light cover
map-croisades-key-tree-palm = trees and palm / 2 points, on foot / light cover
map-croisades-key-slope = slope / 2 points / cover over its lip
map-croisades-key-water = water / 5 points / no armour, no horse

mark-move = you may go here
mark-join = you may join this
mark-onto = you may go onto this
mark-attack = you may attack this
mark-attack-weighed = the attack being weighed
mark-chosen = chosen
mark-origin = came from here; right click takes back
mark-under-pointer = meant by the log or a sum
mark-refused = refused here
mark-cursor = keyboard cursor
mark-step = a step, and what it costs
mark-turning = a step that turns, and what it costs
mark-threat = so many may shoot there
mark-wounds = faces that wound on leaving
mark-contact = beside an enemy
mark-line = line of fire, hex by hex
mark-cover = gives cover
mark-bars = bars the line
mark-band = way of a charge; the last four are gold
mark-link = a combat that is named
mark-zone = zone of { $side_the }

ledger = Ledger
side-panel = Armies
side-you = You
side-person = A player
side-computer = The computer, { $level }
rail-sentence = { $title }: { $now }, one of { $of }
purse-sentence = { $title }: { $held } to spend, { $planned } of them planned, { $spent } spent
purse-secret = only you see it
hand-back = a card face down
ask-queue = { $count ->
    [one] One more is asked after this
   *[other] { $count } more are asked after this
}
leaf-close = Back to the map
muster-of = { $done } of { $of }
muster-held = held { $count }
muster-zone = in a zone { $count }
muster-open = { $count ->
    [0] none open
   *[other] { $count } open
}
muster-reads = The line: { $held } held, { $zone } in a zone, { $open } open.
sequence = Steps
pairing = Leaders and dice
pairing-none = All are given.
answers = Answers
assign = A choice for each
assign-of = { $piece }: choose
assign-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
volley = Who shoots
volley-whom = Whom to shoot at
volley-who = Who shoots now
volley-first = all are named before a die falls
volley-target = { $kind }, { $at }
volley-able = { $able } of { $of } can shoot
volley-at-most = up to { $percent }%
volley-commit = { $count ->
    [one] Shoot with one
    [2] Shoot with two
    [3] Shoot with three
   *[other] Shoot with { $count }
}
range-to = to { $last }
range-beyond = beyond { $last }
sighting = Line of fire
sighting-cover = Cover, the heaviest one
line-tool = Line of fire
line-from = Choose the hex where the line begins.
line-to = Choose the hex where it ends.
line-again = Press a hex to begin another line. The line changes nothing in the game.
line-close = Put it away
line-standing = { $piece }, { $at }
line-distance = Distance
line-hexes = { $count ->
    [one] one hex
   *[other] { $count } hexes
}
line-crosses = Crosses
line-clear = Nothing hinders it.
line-carries = Range
answer-default = if you do nothing
answer-column = The { $column } column.
cause-by = Attacked by
answer-safe = safe
answer-free = no cost
answer-danger = { $faces } wounds
answer-lost = lost { $percent }%
answer-stand = Stand
answer-fire = Fire, then stand
answer-evade = Evade
answer-feign = Karr-wa-Farr
answer-flee = Flee
answer-follow = Follow
answer-retreat = Retreat
answer-lose = Losses
answer-advance = Advance
answer-join = Join
answer-withdraw = Withdraw
answer-mark = Mark
answer-counter = Meet the charge
answer-volley = Shoot
answer-fight = Weigh it
answer-unname = Take back
answer-bear = Takes the blow
answer-aside = Make room
answer-fall = Put down
answer-set-down = Set down
answer-pass = Stay
orders-next-time = Next time
orders-from-now = From now on, this time too
orders-differ = they differ
variants = In which manner
plan = Plan
plan-waiting = { $taken } of { $of } steps taken; others are asked.
plan-done = All { $of } steps taken.
plan-rolled = Stopped after { $taken } of { $of } steps: a die has fallen.
plan-revealed = Stopped after { $taken } of { $of } steps: something has come to light.
plan-refused = Stopped after { $taken } of { $of } steps.
plan-interrupted = Stopped after { $taken } of { $of } steps: somebody has acted.
forces-classes = Classes to choose from
forces-title = Your forces
forces-terms = { $budget } points; what is not spent is lost.
forces-armour = armour
forces-points = { $points ->
    [one] point
   *[other] points
}
forces-of = of { $count }
forces-spent = { $points ->
    [one] point spent
   *[other] points spent
}
forces-left = left
forces-army = The army
forces-heads = { $count ->
    [one] one figure
   *[other] { $count } figures
}
forces-can = What it can do
forces-sealed = Sealed. You may change it until the other side has chosen.
forces-seal = Seal the forces
forces-seal-again = Seal these instead
forces-proposed = Proposed
forces-clear = Clear
form-shared = { $names }: no more than { $most } together.
form-raise = { $what } earlier
form-order = In this order
form-total = { $given } of { $total }
form-lower = { $what } later
form-add = { $what } next
form-drop = { $what } out
form-part = { $given } chosen, { $least } to { $most } wanted
form-unassigned = Choose…
form-more = One more: { $what }
form-less = One less: { $what }
form-price = { $price } each
form-weight = counts { $weight }
form-spent = { $given } of { $total } spent
form-made = { $given } of { $total } made up
form-over = { $less } too many
form-short = { $more } more wanted
form-least = Take at least { $least }.
form-unspent = More can be had: { $what }.
form-spare = One can be taken back: { $what }.
form-share = { $names } must make up { $need }; so far { $given }.
form-fits = That is enough.
under-pointer = Under the pointer
under-pointer-none = Point at a piece to see what it is and where it could go.
agreed-title = Agreed before the game
agreed-yes = yes
agreed-no = no
board-closed = closed
board-closed-ground = closed: the banner lies here
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
    [none] { $label } { $value }
   *[other] { $label } { $value }, at { $at }
}
preview-goal = { $count ->
    [one] one hex away
   *[other] { $count } hexes away
}
preview-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
chart = Chart of results
chart-column = Column { $column }.
chart-reads = { $face }: { $result }, { $effect }.
chart-faces = { $faces } of { $of }
parries = Before the die they
parry-fire = { $others ->
    [0] may fire first: { $percent }% to hit
    [one] may fire first, and one more: { $percent }% to hit
   *[other] may fire first, and { $others } more: { $percent }% to hit
}
parry-evade = { $others ->
    [0] may evade
   *[other] may evade: { $piece_the } and others
}
parry-feign = { $others ->
    [0] may feign flight
   *[other] may feign flight: { $piece_the } and others
}
parry-volley = { $others ->
    [0] may shoot: { $percent }% to harm
    [one] may shoot, and one more: { $percent }% at best
   *[other] may shoot, and { $others } more: { $percent }% at best
}
parry-counter = { $others ->
    [0] may meet the charge
   *[other] may meet the charge: { $piece_the } and others
}
result = Result
result-stays = { $what } · stays until you press or click
result-go-on = Go on
result-again = Again
result-next = Next
result-next-is = Next: { $what }
result-did = What it did
result-falls = { $same ->
    [one] One fall of { $of } does this
   *[other] { $same } falls of { $of } do this
}{ $less ->
    [0] { "" }
    [one] , 1 does less
   *[other] , { $less } do less
}{ $more ->
    [0] { "" }
    [one] , 1 does more
   *[other] , { $more } do more
}
result-now = now at { $at }
result-gone = off the map
result-several = { $count ->
    [0] { $who }
    [one] { $who } and one more
   *[other] { $who } and { $count } more
}
result-with = { $who } with { $leader }
result-read-die = Die { $face }.
result-read-at = Die { $face } at { $one } to { $other }: { $code }.
result-read-dice = Dice { $one } and { $other }.
preview-die = Die
preview-faces = 1 to { $faces }
preview-die-plus = die + { $total }
preview-chances = Chances
preview-exact = of { $of } equally likely falls
preview-about = about, from samples
preview-imagined = what you would see, over { $count } imagined states
preview-range = { $least } to { $most }%
preview-read-chance = { $percent } per cent { $what }
preview-read-range = about { $percent } per cent, between { $least } and { $most }, { $what }
preview-read-plain = { $what }: { $total }, of which { $lines }.
preview-read-sum = { $what }: die plus { $total }, of which { $lines }.
commit-attack = { $heading_id ->
    [none] Attack { $target_the }
   *[other] Attack at { $heading }
}
commit-attack-name = { $heading_id ->
    [none] Name it
   *[other] Name it at { $heading }
}
engagements = Attacks named
engagement-charge = a charge: it stands
engagement-none = dropped
unit-faces = Faces of the counters
commit-shoot = Shoot at { $target_the }
commit-move = March
commit-stand = Stand
commit-fire = Fire at { $target_the }
commit-evade = Evade
commit-feign = Karr-wa-Farr
commit-flee = Flee there
commit-follow = Follow
commit-retreat = Retreat
commit-lose = Lose them
commit-advance = Advance
commit-join = Join
commit-withdraw = Withdraw
commit-muster = Seal the forces
commit-mark = Mark them so
commit-charge = Announce the charge
commit-counter = Meet the charge
commit-step = Step to { $to }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
commit-turn = Turn about, { $cost } points
commit-halt = Stop here
commit-enter = Enter over { $to }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
route = The way
route-way = The way you draw
route-kept = kept
route-broken = broken
route-open = still open
route-answerers = Who may ride to meet it
route-replies = They may answer at once
route-reply = { $piece } may ride to meet it
route-no-reply = Nobody can ride to meet it
route-no-combat = There would be no attack.
route-hint = Press a hex to ride by it, a number to cut the way back to it. What is announced cannot be taken back.
route-draw = Press a ringed hex to go on, or take the way that is offered.
route-take = Take the offered way
walk-movement = Movement
walk-points = { $spent } spent, { $left } left
walk-left = { $left } left
walk-about = about { $cost }
walk-turn-about = about
walk-next = The next step
walk-round = { $count ->
    [one] one hex to enter
   *[other] { $count } hexes to enter
}
walk-to = to
walk-ground = ground
walk-turn = turn
walk-cost = cost
walk-after = left
walk-facing = facing
walk-harm = shots, harm
walk-pass = pass
walk-through = through
walk-shots = { $shooters }, { $percent }%
walk-if = If it goes to { $to }
walk-if-entry = If it enters over { $to }
walk-if-about = If it turns about
walk-reply = { $piece } may shoot
walk-all-shoot = Harmed, if all shoot
walk-entry = Onto the map
walk-entry-hint = Press a ringed hex on the edge; its number is what it costs.
walk-hint = Press a ring to weigh a step, or a hex further off for the cheapest way there.
walk-instead = Instead of moving, for the whole turn
walk-besides = On the way
instead-mount = Mount { $horse_the }
instead-dismount = Get down onto { $to }
instead-clear = { $horse_id ->
    [none] Drag the dead from { $at } to { $to }: { $figures_the }
   *[other] Drag { $horse_the } from { $at } to { $to }: { $figures_the }
}
instead-leave = Leave the map for good, 1 point
instead-show = Come out of hiding
instead-give = { $missiles ->
    [one] Take one from { $giver_the }
   *[other] Take { $missiles } from { $giver_the }
}
instead-take-up = Take { $man_the } on his back
instead-bridle = Take { $horse_the } by the bridle
instead-loose = Let go of { $horse_the }
instead-lead = Lead the draft horse
instead-push = Push the cart with { $others_the }
instead-harness = Harness the draft horse to the cart
instead-unharness = Take the draft horse out of harness
instead-fill = Fill a barrel
instead-stave = Stave in { $barrel_id ->
    [barrel-1] the rearmost barrel
    [barrel-2] the second barrel
    [barrel-3] the third barrel
   *[barrel-4] the foremost barrel
}
walk-way = The way to { $to }
walk-hexes = { $count ->
    [one] one hex
   *[other] { $count } hexes
}
walk-total = { $cost ->
    [one] One point in all
   *[other] { $cost } points in all
}
walk-harmed = harmed { $percent }%
walk-stops = A die falls on this way. The walk stops there, whatever it shows.
walk-go = Go to { $to }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
commit-volley = Shoot
commit-unname = Take it back
commit-fight = { $heading_id ->
    [none] Fight it
   *[other] Fight it at { $heading }
}
commit-bear = { CAP($target_the) } takes it
commit-aside = Make room there
commit-fall = Put down there
commit-set-down = Set down there
commit-drive-in = Enter there
commit-pass = Stay
commit-place = Place
commit-sally = Sally
commit-ride = Ride
commit-attach = Put him there
commit-lend = Give

log = Log
log-filters = What the log shows
log-entries = Entries of the log
log-all = All
log-attacks = Attacks
log-losses = Losses
log-against = against
log-empty = Nothing has happened yet.
log-next = Next: { $piece_the }. Press a marked space.
log-replay = Replay: { $what }
log-why = why?
log-why-of = Why: { $what }
log-dice = Dice { $one } and { $other }, { $first } against { $second }.

footer-progress = Progress
stage-turn = Stage { $stage }, turn
tally-sentence = { $title }: { $total }. { $sources }. { $marks }.
tally-of = of { $of }
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
status-coming = Not in play yet.

menu-open = Game menu
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
settings-sound = Sound
sound-off = Silent
sound-on = Dice, feet and horn
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
keys-owed = Next piece that must act
keys-join = Add or drop an attacker
keys-aim = Add or drop a target
keys-steer = a rider in hand: ahead and the front diagonals; Shift the flanks, Ctrl the rear, Backspace behind
keys-spot = turn about, stop here
keys-answer = Choose an answer
keys-undo = Undo
keys-end = End the phase
keys-log = To the log
keys-rules = Rule behind the prompt
keys-search = Search the rules
keys-changed = What changed in the turn of the other side; 1–9 light its lines, V shows it again
keys-replay = Replay
keys-result = From a result: go on, or see it again
keys-turning = In the aftermath: open a turning point
keys-step = Replay: one step back or on
keys-pause = Skip the computer, or pause
keys-zoom = Larger, smaller, fit
keys-zones = Zones of control: what matters now, both, none
keys-locator = The locator, on and off
keys-line = The line of fire between two hexes, where a game has missiles
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
fault-stale = Another player was faster. Now { $seat_the } decide: { $ask }.
fault-stale-over = Another player was faster, and the game is over.
fault-broken = Something went wrong on our side; nothing has changed.
not-kept-full = The disk is full: this was not done. Everything before it is kept in { $file }. Make room and try again.
not-kept-unwritable = The disk does not take it: this was not done. Everything before it is kept in { $file }. Check the disk and try again.
not-kept-busy = Another program holds { $file }: this was not done. Everything before it is kept. Close that program and try again.
not-kept-damaged = The file { $file } is damaged, and nothing more is written to it. Save the records of your games, move the file away and import them again.
fault-missing = There is no such table.
sealed-record = The record tells every secret: it can be saved when the game is over.
sealed-position = The position tells every secret: it can be saved when the game is over.
sealed-aftermath = What there is to say of a game is told when it is over.
sealed-branch = To play on from here would show what is secret: it is possible when the game is over.
sealed-seed = Dice of a known seed would be foreseen: a game with secrets throws its own.

curtain-title = { $seat } to the screen
curtain-text = The other player looks away. Lift the curtain when you are ready.
curtain-lift = Lift the curtain

lesson = First game
lesson-step = Step { $at } of { $of }
lesson-next = Go on
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-play-on = Play on
lesson-fold = Fold the lesson
lesson-unfold = Open the lesson
lesson-done-title = Well done
lesson-arsouf-done = That is the whole game: move, then attack, and bring the baggage home. Play on to the end, or leave and begin the march.

lesson-acre-done = That is the whole game in small: move, shoot, fight, and wear the other army down to its number. Play on to the end, or leave and begin the battle.
lesson-acre-welcome = You lead the northern wing of the Crusaders, with the Templars in front. In six turns, cost the Muslims more than they cost you: an army that loses 12 points is demoralized, at 20 it disintegrates.
lesson-acre-choose = Choose the second Templars: click them, or walk there with the arrow keys and press Enter.
lesson-acre-move = Every ringed hex is open to them. Point at one to see the way, and click it. Where several ways lead there, the ledger lets you choose.
lesson-acre-zoc = Formed units hold the six hexes round them. Whoever enters such a zone must stop, and whoever stands in one at the melee must fight.
lesson-acre-leader = A leader rides with his unit and adds his value. Press a stack again to take him in hand alone.
lesson-acre-end-moves = Move whom else you like. Then end the moves: the button counts who could still go.
lesson-acre-shoot = Bowmen shoot before the melee. Choose one, then a ringed enemy; others may join him. Or end the archery.
lesson-acre-enemy = Fight if you must: red lozenges show who may not stand idle. Then it is the Muslims' turn.
lesson-acre-charge = Heavy horse that rides two hexes straight at an enemy over clear ground charges: two columns to the right. Ride up to one so, or skip this.
lesson-acre-weigh = In the melee choose a unit, then an enemy in a red ring: nothing happens yet, it is only weighed. Press other units to let them join.
lesson-acre-chart = Both strengths, the odds, each shift, and the whole chart with its lit column: what each die would do here stands beside it. Commit when you like it.
lesson-acre-morale = The tracks below count what each army has lost, and where it is demoralized and where it disintegrates. Point at a segment to read it.

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

name-camp = Camp
name-trebuchet = Trebuchet
name-terrain = Terrain
name-foot = Foot
name-horse = Horse
name-target = Target
name-value = Adds
skin-acre-side-crusader = Break the ring round the besiegers
skin-acre-side-muslim = Hold the ring, withdraw, return
skin-acre-chapter-14 = Setting up and morale
skin-acre-chapter-15 = Special rules
skin-acre-chapter-16 = Victory
skin-acre-chapter-17 = The designer's notes
skin-acre-chapter-S = Standard rules, rebuilt
skin-acre-strength = Strength
    .short = strength
skin-acre-archery = Archery
skin-acre-range = Range
skin-acre-moves = Moves
skin-acre-value = Value
skin-acre-points = If he falls
skin-acre-in-reach = In reach
skin-acre-note-class = Class: { $arm }
skin-acre-note-zone = Controls the six hexes round it
skin-acre-note-no-zone = Light: controls no hex, slips out of zones
skin-acre-note-disorganized = Half strength, archery one less, no zone
skin-acre-note-charge = Charges after two hexes straight
skin-acre-note-evade = Evades attackers who are no faster
skin-acre-note-feign = May feign flight
skin-acre-note-shoot = { $range ->
    [1] Shoots at the next hex
   *[other] Shoots up to { $range } hexes
}
skin-acre-note-led = { $leader } is with them
skin-acre-note-leads = With { $unit_the }; his value counts in melee, rally and after a charge
skin-acre-note-rides = Once a turn he may ride to another unit
skin-acre-note-camp = Captured by an enemy who enters; he may scatter to plunder
skin-acre-note-trebuchet = Captured by any Muslim unit that enters

skin-acre-phase = { $ask_id ->
    [deploy] Set-up
    [withdraw] Before the turn
    [sortie] Sortie
    [garrison] The garrison
    [move] { $side_id ->
        [crusader] Crusader movement
       *[muslim] Muslim movement
    }
    [shoot] { $side_id ->
        [crusader] Crusader archery
       *[muslim] Muslim archery
    }
    [lend] Strategic withdrawal
    [return] Strategic withdrawal
    [redeploy] Strategic withdrawal
   *[other] Melee
}
    .short = { $ask_id ->
        [deploy] Set-up
        [withdraw] Before the turn
        [sortie] Sortie
        [garrison] The garrison
        [move] { $side_id ->
            [crusader] Crusader movement
           *[muslim] Muslim movement
        }
        [shoot] { $side_id ->
            [crusader] Crusader archery
           *[muslim] Muslim archery
        }
        [lend] Withdrawal
        [return] Withdrawal
        [redeploy] Withdrawal
       *[other] Melee
    }
skin-acre-heading = { $ask_id ->
    [withdraw] Turn { $turn }, strategic withdrawal
    [move] { $side_id ->
        [crusader] Turn { $turn }, Crusader movement
       *[muslim] Turn { $turn }, Muslim movement
    }
    [shoot] { $side_id ->
        [crusader] Turn { $turn }, Crusader archery
       *[muslim] Turn { $turn }, Muslim archery
    }
   *[attack] { $side_id ->
        [crusader] Turn { $turn }, Crusader melee
       *[muslim] Turn { $turn }, Muslim melee
    }
}
skin-acre-toll = loss points, as morale counts them
skin-acre-counted = { $lost } lost, { $hurt } disorganized
skin-acre-harmed = hit, driven back or worse, of { $of }
skin-acre-backfired = hurt by their own attack, of { $of }
skin-acre-turning = { $result_id ->
    [De] { $unit_the } { $unit_number ->
        [plural] destroy
       *[singular] destroys
    } { $target_the }
    [Dr] { $unit_the } { $unit_number ->
        [plural] drive
       *[singular] drives
    } { $target_the } back
    [Dd] { $unit_the } { $unit_number ->
        [plural] break
       *[singular] breaks
    } the order of { $target_the }
    [Ex] { $unit_the } and { $target_the } destroy each other
    [Ad] { $unit_the } { $unit_number ->
        [plural] lose
       *[singular] loses
    } order before { $target_the }
    [Ar] { $unit_the } { $unit_number ->
        [plural] are
       *[singular] is
    } driven back by { $target_the }
    [Ae] { $unit_the } { $unit_number ->
        [plural] are
       *[singular] is
    } destroyed by { $target_the }
    [hit] Arrows of { $unit_the } hit { $target_the }
   *[missed] Arrows of { $unit_the } miss { $target_the }
}
skin-acre-turning-melee = { $attackers ->
    [one] One unit attacks
   *[other] { $attackers } units attack
} { $defenders ->
    [one] one
   *[other] { $defenders }
}, in the { $column } column.
skin-acre-turning-volley = { $others ->
    [0] One unit shoots at { $at }
    [one] Two units shoot at { $at }
   *[other] Three units shoot at { $at }
}, with a fire value of { $value }.
skin-acre-turning-die = die { $face }
skin-acre-turning-camp-captured = { $unit_the } { $unit_number ->
    [plural] capture
   *[singular] captures
} a camp
skin-acre-turning-trebuchet-captured = { $unit_the } { $unit_number ->
    [plural] capture
   *[singular] captures
} a trebuchet
skin-acre-turning-place = It stood at { $at }.
skin-acre-prompt-deploy = { $piece_id ->
    [none] All are placed. Press a unit to take it back, or end the set-up.
   *[other] Place { $piece_the } on a ringed hex.
}
    .short = Set up.
skin-acre-prompt-attach = Press a marked unit for { $piece_the } to join.
    .short = { $piece }: with whom?
skin-acre-prompt-ride = Ride { $piece } to a marked unit, or choose another.
    .short = { $piece }: ride to whom?
skin-acre-prompt-emplace = Put a trebuchet on a ringed hex of the siege line.
    .short = Place a trebuchet.
skin-acre-prompt-dismantle = Press the trebuchet that you take back.
    .short = Take a trebuchet back.
skin-acre-prompt-withdraw = Withdraw to the east, or fight on?
    .short = Withdraw?
skin-acre-prompt-sortie = { $piece_id ->
    [none] The garrison waits.
   *[other] Put { $piece_the } on an empty wall, or wait inside.
}
    .short = Sally?
skin-acre-prompt-garrison = { $piece_id ->
    [none] The garrison waits.
   *[other] Put { $piece_the } on an empty wall, or leave { $piece_number ->
        [plural] them
       *[singular] it
    } inside.
}
    .short = Man the walls?
skin-acre-prompt-move = { $piece_id ->
    [none] Choose a unit or a leader to move, or end the movement.
   *[other] Move { $piece_the } to a ringed hex, or choose another.
}
    .short = { $piece_id ->
        [none] Move, or end.
       *[other] Move { $piece_the }.
    }
skin-acre-prompt-shoot = { $piece_id ->
    [none] Choose who shoots, or end the archery.
   *[other] { $target_id ->
        [none] Choose a ringed enemy for { $piece_the } to shoot at.
       *[other] Shoot at { $target_the }, or change who shoots.
    }
}
    .short = Shoot, or end.
skin-acre-prompt-attack = { $piece_id ->
    [none] { $target_id ->
        [none] Choose who attacks, or end the melee.
       *[other] Choose who attacks { $target_the }.
    }
   *[other] { $target_id ->
        [none] Choose a ringed enemy for { $piece_the } to attack.
       *[other] Attack { $target_the }, or change who attacks.
    }
}
    .short = Attack, or end.
skin-acre-prompt-react = { $count ->
    [one] { CAP($attacker_the) } { $attacker_number ->
        [plural] attack
       *[singular] attacks
    } { $unit_the }. What do your men do?
   *[other] { CAP($attacker_the) } and others attack { $unit_the }. What do your men do?
}
    .short = { CAP($unit_the) } { $unit_number ->
        [plural] are
       *[singular] is
    } attacked.
skin-acre-prompt-flee = Choose the path of the feigned flight of { $unit_the }.
    .short = Flee where?
skin-acre-prompt-follow = Choose who follows the flight.
    .short = Who follows?
skin-acre-prompt-retreat = { $piece_id ->
    [none] Choose who retreats, and where.
   *[other] Choose where { $piece_the } { $piece_number ->
        [plural] retreat
       *[singular] retreats
    }.
}
    .short = Retreat.
skin-acre-prompt-lose = Choose your losses: at least { $strength } in strength.
    .short = Losses: { $strength }.
skin-acre-prompt-advance = Advance into the hex that was yielded, or stay.
    .short = Advance?
skin-acre-prompt-join = Choose the unit that { $leader } joins.
    .short = { $leader } joins?
skin-acre-prompt-lend = Let leaders help units that were lost to come back, then roll the dice.
    .short = Help with leaders.
skin-acre-prompt-return = { $piece_id ->
    [none] Place the units that came back.
   *[other] Place { $piece_the } on a ringed hex: { $piece_number ->
        [plural] they have
       *[singular] it has
    } come back.
}
    .short = Place { $piece_the }.
skin-acre-prompt-redeploy = { $piece_id ->
    [none] Deploy your army in the east.
   *[other] Deploy { $piece_the } on a ringed hex.
}
    .short = Deploy { $piece_the }.
skin-acre-manner-attack = { $charger_id ->
    [none] Without a charge
   *[other] { CAP($charger_the) } { $charger_number ->
        [plural] charge
       *[singular] charges
    }
}
skin-acre-manner-retreat = { $at_id ->
    [none] Free way
   *[other] A friend makes way to { $at }
}
skin-acre-manner-move = { $toward_id ->
    [none] March
   *[other] Ride straight at { $toward }
}
skin-acre-answer-stand = Await the melee.
skin-acre-answer-fire = Shoot first; a hit weakens the attack.
skin-acre-answer-evade = Retreat before the melee; one of the attackers may enter your hex.
skin-acre-answer-feign = Feign flight and draw one of the attackers after you.
skin-acre-answer-feign-after = The highest die counts; the way is chosen after it.
skin-acre-answer-flee = The way of the flight.
skin-acre-answer-follow = One of those that were drawn goes after them.
skin-acre-answer-retreat = Out of the enemy's reach.
skin-acre-answer-lose = As much printed strength as the other side lost.
skin-acre-answer-advance = One attacker enters the hex.
skin-acre-answer-join = The nearest unit takes him in.
skin-acre-answer-withdraw = The army leaves the map and returns for a second stage.
skin-acre-answer-fight-on = The army stays, and the stage goes on.
skin-acre-answer-pass = Nothing more.
skin-acre-units = { $count } units
skin-acre-column = Column
skin-acre-against = { $attack } against { $defence }
    .short = { $attack } against { $defence }
skin-acre-effects = defenders are
skin-acre-effect-eliminated = { $side_id ->
    [attacker] yours destroyed
    [assailant] attackers destroyed
   *[defender] destroyed
}
skin-acre-effect-retreated = { $side_id ->
    [attacker] yours driven back
    [assailant] attackers driven back
   *[defender] { $to_id ->
        [none] driven back
       *[other] driven to { $to }
    }
}
skin-acre-effect-disorganized = { $side_id ->
    [attacker] yours disorganized
    [assailant] attackers disorganized
   *[defender] disorganized
}
skin-acre-effect-exchange = lost with yours
skin-acre-effect-nothing = unharmed
skin-acre-effect-missed = no hit
skin-acre-result-melee = Melee at { $at }
skin-acre-result-volley = Archery at { $at }
skin-acre-came-eliminated = { $others ->
    [0] { CAP($unit_the) } { $unit_number ->
        [singular] is
       *[plural] are
    } destroyed.
    [one] { CAP($unit_the) } and one more are destroyed.
   *[other] { CAP($unit_the) } and { $others } more are destroyed.
}
skin-acre-came-retreated = { CAP($by_the) } { $by_number ->
    [singular] breaks
   *[plural] break
} through: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] is
       *[plural] are
    } driven to { $to }.
    [one] and one more are driven back.
   *[other] and { $others } more are driven back.
}
skin-acre-came-yields = { CAP($by_the) } { $by_number ->
    [singular] breaks
   *[plural] break
} through: { $unit_the } { $others ->
    [0] must retreat.
    [one] and one more must retreat.
   *[other] and { $others } more must retreat.
}
skin-acre-came-disorganized = { $others ->
    [0] { CAP($unit_the) } { $unit_number ->
        [singular] is
       *[plural] are
    } disorganized.
    [one] { CAP($unit_the) } and one more are disorganized.
   *[other] { CAP($unit_the) } and { $others } more are disorganized.
}
skin-acre-came-exchange = An exchange: { $unit_the } { $unit_number ->
    [singular] falls
   *[plural] fall
}, and { $by_the } must lose as much.
skin-acre-came-own-eliminated = { $others ->
    [0] The attack fails: { $unit_the } { $unit_number ->
        [singular] is
       *[plural] are
    } destroyed.
    [one] The attack fails: { $unit_the } and one more are destroyed.
   *[other] The attack fails: { $unit_the } and { $others } more are destroyed.
}
skin-acre-came-own-retreated = { CAP($by_the) } { $by_number ->
    [singular] holds
   *[plural] hold
}: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] is
       *[plural] are
    } driven to { $to }.
    [one] and one more are driven back.
   *[other] and { $others } more are driven back.
}
skin-acre-came-own-yields = { CAP($by_the) } { $by_number ->
    [singular] holds
   *[plural] hold
}: { $unit_the } { $others ->
    [0] must retreat.
    [one] and one more must retreat.
   *[other] and { $others } more must retreat.
}
skin-acre-came-own-disorganized = { CAP($by_the) } { $by_number ->
    [singular] holds
   *[plural] hold
}: { $unit_the } { $others ->
    [0] { $unit_number ->
        [singular] is
       *[plural] are
    } disorganized.
    [one] and one more are disorganized.
   *[other] and { $others } more are disorganized.
}
skin-acre-came-own-withstood = { CAP($by_the) } { $by_number ->
    [singular] holds
   *[plural] hold
}, but { $unit_the } on the walls need not retreat.
skin-acre-shot-missed = { CAP($by_the) } { $by_number ->
    [singular] misses
   *[plural] miss
} { $unit_the }.
skin-acre-shot-disorganized = { CAP($by_the) } { $by_number ->
    [singular] hits
   *[plural] hit
}: { $unit_the } { $unit_number ->
    [singular] is
   *[plural] are
} disorganized.
skin-acre-shot-retreated = { CAP($by_the) } { $by_number ->
    [singular] hits
   *[plural] hit
}: { $unit_the } { $unit_number ->
    [singular] is
   *[plural] are
} driven to { $to }.
skin-acre-shot-yields = { CAP($by_the) } { $by_number ->
    [singular] hits
   *[plural] hit
}: { $unit_the } must retreat.
skin-acre-shot-eliminated = { CAP($by_the) } { $by_number ->
    [singular] hits
   *[plural] hit
}: { $unit_the } { $unit_number ->
    [singular] is
   *[plural] are
} destroyed.
skin-acre-did-retreated = { $unit }: { $from } to { $to }
skin-acre-did-disorganized = { $unit }: disorganized, { $from } to
skin-acre-did-eliminated = { $unit } destroyed, VP
skin-acre-did-slain = { $leader } is a casualty, VP
skin-acre-did-survived = { $leader } unharmed
skin-acre-did-goes = { $leader } goes with them
skin-acre-did-fired-hit = They fired first: die { $face }, a hit
skin-acre-did-fired-missed = They fired first: die { $face }, no hit
skin-acre-did-lost-none = Lost on either side
skin-acre-chance-eliminated = destroyed
skin-acre-chance-retreated = driven back
skin-acre-chance-disorganized = disorganized
skin-acre-chance-own-eliminated = yours destroyed
skin-acre-chance-own-retreated = yours driven back
skin-acre-chance-own-disorganized = yours disorganized
skin-acre-changed-lost = eliminated
skin-acre-changed-hurt = disorganized
skin-acre-changed-held = held
skin-acre-changed-mended = rallied
skin-acre-changed-slain = a casualty
skin-acre-changed-taken = captured
skin-acre-changed-shot = against { $value }
skin-acre-changed-fought = at { $column }: { $result }
skin-acre-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] One of yours was disorganized.
       *[other] { $hurt } of yours were disorganized.
    }
    [one] { $hurt ->
        [0] One of yours was lost.
        [one] One of yours was lost, one disorganized.
       *[other] One of yours was lost, { $hurt } were disorganized.
    }
   *[other] { $hurt ->
        [0] { $lost } of yours were lost.
        [one] { $lost } of yours were lost, one was disorganized.
       *[other] { $lost } of yours were lost, { $hurt } disorganized.
    }
}
skin-acre-chance-nothing = nothing
skin-acre-chance-draws-nobody = 0 or less: they may enter the hex
skin-acre-chance-draws = { $hexes ->
    [one] one hex, and one of them must follow
   *[other] { $hexes } hexes, and one of them must follow
}
skin-acre-line-strength = { $at_id ->
    [none] { $who }
   *[other] { $who }, { $at }
}
    .short = { $who }
skin-acre-line-disorganized = { $who }: disorganized, half
    .short = { $who }, half
skin-acre-line-fired = { $who }: fired before, half
    .short = { $who }, half
skin-acre-line-disorganized-fired = { $who }: disorganized, fired before
    .short = { $who }, a quarter
skin-acre-line-leader = { $who } rides with them
    .short = { $who }
skin-acre-line-odds = Odds
    .short = Odds
skin-acre-line-charge = { $who_number ->
    [plural] { $who } charge
   *[singular] { $who } charges
}
    .short = Charge
skin-acre-line-enveloped = Enveloped
    .short = Enveloped
skin-acre-line-enemy-demoralized = The defenders' army is demoralized
    .short = Demoralized
skin-acre-line-own-demoralized = The attackers' army is demoralized
    .short = Demoralized
skin-acre-line-terrain = The ground covers them
    .short = Ground
skin-acre-line-trebuchet = A trebuchet covers them
    .short = Trebuchet
skin-acre-line-stream = All attack out of the stream
    .short = Stream
skin-acre-line-archery = { $who_number ->
    [plural] { $who } shoot
   *[singular] { $who } shoots
}
    .short = { $who }
skin-acre-line-archers-disorganized = Archers disorganized
    .short = Disorganized
skin-acre-line-long-range = At two hexes
    .short = Range
skin-acre-line-armour = Armoured target
    .short = Armour
skin-acre-line-unarmoured = Light target
    .short = Light
skin-acre-line-orchard = In the orchard
    .short = Orchard
skin-acre-line-further-firers = Further archers
    .short = More archers
skin-acre-line-ground = { $who }
    .short = { $who }
skin-acre-line-slip = Slipping out of a zone
    .short = Slipping away
skin-acre-spent = Of { $moves } movement points
skin-acre-lost = { $side } lost
skin-acre-demoralized = demoralized
skin-acre-disintegrated = disintegrated
skin-acre-segment = { $who }: { $add }
skin-acre-source-none = none
skin-acre-source-eliminated = units { $add }
skin-acre-source-casualty = { $who } { $add }
skin-acre-source-camps = camps { $add }
skin-acre-source-trebuchets = trebuchets { $add }
skin-acre-source-withdrawal = bonus { $add }
skin-acre-muster = Set-up of { $side_the }
skin-acre-muster-siege = Infantry on the siege line
skin-acre-muster-trebuchets = Trebuchets among them
skin-acre-muster-camps = A guard in each camp
skin-acre-muster-units = Units on the map
skin-acre-muster-leaders = Leaders with units
skin-acre-muster-line = The line, { $first } to { $last }
skin-acre-step-bonus = The bonus of this turn: { $bonus } points
skin-acre-step-leave = The Muslim army leaves the map
skin-acre-step-order = Every unit is organized again
skin-acre-step-rally = Special rally
skin-acre-step-numbers = New numbers; first check
skin-acre-step-pursuit = The Crusaders move, once
skin-acre-step-deploy = The Muslims deploy in the east
skin-acre-step-turn = Turn 1 of stage 2: Muslims first
skin-acre-box = { $condition_id ->
    [withdrawn] Withdrawn
    [eliminated] Eliminated
    [scattered] Scattered
   *[inside] Inside Acre
}
skin-acre-box-note = { $condition_id ->
    [withdrawn] { $count ->
        [one] One unit, returns in step 7
       *[other] { $count } units, return in step 7
    }
    [inside] { $count ->
        [one] One unit of the garrison
       *[other] { $count } units of the garrison
    }
   *[other] { $side }: { $count ->
        [0] { $leaders ->
            [one] one leader
           *[other] { $leaders } leaders
        }
        [one] one unit
       *[other] { $count } units
    }
}
skin-acre-figure-terrain = What a hex costs to enter, and what it does for those in it: a column less in melee, one less against arrows. A dash is closed. The walls cost Muslims one and are closed to Crusaders; the sea is closed to all.
skin-acre-figure-counters = All values are printed on the counters; the lower left is the strength, the lower right the movement points.
skin-acre-figure-unit = A unit: strength 8, movement 6.
skin-acre-figure-archers = Archery 3 stands in the upper right corner: this unit can shoot.
skin-acre-figure-disorganized = Disorganized: a broken line over the arms, half strength, archery one less, no zone.
skin-acre-figure-leader = A leader has a gold edge: he adds 3 to his unit, and rides 9.
skin-acre-figure-trebuchet = Trebuchets and camps bear no figures; they do not move.
skin-acre-figure-results = A for the attacker, D for the defender: d disorganized, r driven back, e eliminated; Ex an exchange.
skin-acre-figure-archery = Archery of the best archer, and what the target's class adds. One less each: disorganized archers, two hexes away, a target in an orchard. One more for each further unit. A 1 always hits, a 6 never.
skin-acre-figure-zone = The Halqa controls the six hexes round it. The skirmishers are light and control none.
skin-acre-figure-attack = Three units beside the Halqa attack it together. The Templars and the Flemings stand opposite each other: it is enveloped.
skin-acre-figure-charge = The Hospitallers ride their last two hexes straight at the askaris and may charge. The Templars turn at the end, and only attack.
skin-acre-givers = Leaders, one die each
skin-acre-receivers = The lost units, and how likely each returns
skin-acre-returns-on = { $most ->
    [6] sure
   *[other] { $most } in 6
}
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
skin-arsouf-figure-support = The Templars attack the Mamluks. The archers beside the Templars lend half of 2 each, the wounded nothing. Saladin, beside the defenders, adds 2: the die and 7.
skin-arsouf-figure-leader = Richard adds two to the knights and the baggage beside him, and nothing to the infantry further off.
skin-arsouf-figure-crawl = Whatever it could ride before, a wounded piece may go to one of the ringed spaces.
skin-arsouf-figure-recovery = The nearest enemy is four spaces away: the Templars are fit again.
skin-arsouf-figure-charge = The Hospitallers ride two spaces straight at the Mamluks and charge. The knights must turn, and only attack.
skin-arsouf-goal = To win, bring
    .where = to Arsouf
skin-arsouf-baggage = Baggage
skin-arsouf-others = Others
skin-arsouf-fighting = Fighting
    .short = FV
skin-arsouf-moves = Moves
skin-arsouf-in-reach = In reach
skin-arsouf-note-rides = Up to { $spaces } spaces, through friends
skin-arsouf-note-foot = Two spaces along the road, one off it
skin-arsouf-note-crawls = Wounded: one space a turn
skin-arsouf-note-led = Beside { $leader_the }: +2 in attack and defence
skin-arsouf-note-leads = Adds 2 to every friend beside him
skin-arsouf-note-charge = Two spaces straight at an enemy: charge, +1
skin-arsouf-note-wounded = Cannot attack, defends with its full value
skin-arsouf-prompt-place = Place { $piece_the } on a ringed space.
    .short = Place { $piece_the }.
skin-arsouf-prompt-deployed = All are placed. Click a piece to take it back, or confirm.
    .short = All placed. Confirm?
skin-arsouf-prompt-move = Choose a piece to move, or end the moves.
    .short = Move, or end the moves.
skin-arsouf-prompt-move-piece = Move { $piece_the } to a ringed space, or choose another piece.
    .short = Move { $piece_the }.
skin-arsouf-prompt-attack = Choose a piece to attack with, or end the attacks.
    .short = Attack, or end the attacks.
skin-arsouf-prompt-attack-with = Choose a ringed enemy for { $piece_the } to attack.
    .short = { $piece }: attack whom?
skin-arsouf-prompt-attack-target = Attack { $target_the } with { $piece_the }, or choose another piece.
    .short = Attack with { $piece_the }?
skin-arsouf-moves-to = { CAP($piece_the) } { $piece_number ->
    [plural] move
   *[singular] moves
} from { $start } to { $to }.
skin-arsouf-charges = { CAP($piece_the) } charge from { $start } to { $to }.
skin-arsouf-attacks = { $at_id ->
    [none] { CAP($piece_the) } { $piece_number ->
        [plural] attack
       *[singular] attacks
    } { $target_the }.
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] attack
       *[singular] attacks
    } { $target_the } at { $at }.
}
skin-arsouf-toll = fighting value killed, wounded at half
skin-arsouf-counted = { $lost } killed, { $hurt } wounded
skin-arsouf-harmed = wounded or killed, of { $of }
skin-arsouf-backfired = hurt by their own attack, of { $of }
skin-arsouf-turning-wounded = { $piece_the } { $piece_number ->
    [plural] wound
   *[singular] wounds
} { $target_the }
skin-arsouf-turning-killed = { $piece_the } { $piece_number ->
    [plural] kill
   *[singular] kills
} { $target_the }
skin-arsouf-turning-beaten = { $piece_the } { $piece_number ->
    [plural] are
   *[singular] is
} beaten by { $target_the }
skin-arsouf-turning-held = { $target_the } { $target_number ->
    [plural] hold
   *[singular] holds
} against { $piece_the }
skin-arsouf-turning-text = They attack from { $from } into { $at }: { HALVES($attack) } against { HALVES($defence) }, the dice included.
skin-arsouf-turning-dice = die { $one } against { $other }
skin-arsouf-turning-arrived = { $piece_the } { $piece_number ->
    [plural] reach
   *[singular] reaches
} Arsouf
skin-arsouf-turning-town = In the town now: { $baggage } baggage trains and { $others } more pieces. The game ends.
skin-arsouf-no-attacks = No attacks.
skin-arsouf-result-even = Equal: nothing.
skin-arsouf-result-wounded = { $piece } wounded.
skin-arsouf-result-killed = { $piece } killed.
skin-arsouf-result-head = Attack at { $at }
skin-arsouf-came-even = Equal: neither { $by_the } nor { $foe_the } { $foe_number ->
    [singular] is
   *[plural] are
} hurt.
skin-arsouf-came-wounded = { CAP($by_the) } { $by_number ->
    [singular] strikes
   *[plural] strike
} home: { $foe_the } { $foe_number ->
    [singular] is
   *[plural] are
} wounded.
skin-arsouf-came-killed = { CAP($by_the) } { $by_number ->
    [singular] strikes
   *[plural] strike
} home: { $foe_the } { $foe_number ->
    [singular] is
   *[plural] are
} killed.
skin-arsouf-came-own-wounded = { CAP($foe_the) } { $foe_number ->
    [singular] holds
   *[plural] hold
}: { $by_the } { $by_number ->
    [singular] is
   *[plural] are
} wounded.
skin-arsouf-came-own-killed = { CAP($foe_the) } { $foe_number ->
    [singular] holds
   *[plural] hold
}: { $by_the } { $by_number ->
    [singular] is
   *[plural] are
} killed.
skin-arsouf-did-beaten = Beaten by
skin-arsouf-did-wounded = { $piece } wounded
skin-arsouf-did-killed = { $piece } killed
skin-arsouf-did-unharmed = Harm to { $piece_the }
skin-arsouf-did-killed-none = Killed on either side
skin-arsouf-did-nothing = Hurt on either side
skin-arsouf-changed-lost = killed
skin-arsouf-changed-hurt = wounded
skin-arsouf-changed-held = held
skin-arsouf-changed-mended = recovered
skin-arsouf-changed-equal = equal
skin-arsouf-changed-again = already wounded
skin-arsouf-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] One of yours was wounded.
       *[other] { $hurt } of yours were wounded.
    }
    [one] { $hurt ->
        [0] One of yours was killed.
        [one] One of yours was killed, one wounded.
       *[other] One of yours was killed, { $hurt } were wounded.
    }
   *[other] { $hurt ->
        [0] { $lost } of yours were killed.
        [one] { $lost } of yours were killed, one was wounded.
       *[other] { $lost } of yours were killed, { $hurt } wounded.
    }
}
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
skin-arsouf-line-support = Half of { $who_the } at { $at }
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

## Croisades

skin-croisades-side-crusader = Strike first, and lose less than they do
skin-croisades-side-saracen = Hold the water, and strike back
skin-croisades-side-crusader-sultans-guard = Ride in and kill the Sultan
skin-croisades-side-saracen-sultans-guard = Guard him, and kill the king
skin-croisades-side-crusader-patrol = Search three groves and ride through
skin-croisades-side-saracen-patrol = Lie in wait, and let few get through
skin-croisades-side-crusader-emissary = Bring the lady through, and the baron alive
skin-croisades-side-saracen-emissary = Kill the baron, or take the lady
skin-croisades-side-crusader-water-hole = Bring the cart to the water, and home full
skin-croisades-side-saracen-water-hole = Stop the cart, or stave in its barrels
skin-croisades-side-crusader-ambush = Bring the cart across the grove
skin-croisades-side-saracen-ambush = Lie in wait, and let the cart not pass
skin-croisades-length-first-blood = Six turns, an hour.
skin-croisades-length-sultans-guard = Sixteen turns, two to three hours.
skin-croisades-length-patrol = Fifteen turns, two hours.
skin-croisades-length-emissary = Fourteen turns, two hours.
skin-croisades-length-water-hole = Sixteen turns, three hours.
skin-croisades-length-ambush = Eighteen turns, two to three hours.
skin-croisades-chapter-A = The counters
skin-croisades-chapter-1 = The rules of the fight
skin-croisades-chapter-C = The card of charts
skin-croisades-chapter-2 = Sieges, supply and command
skin-croisades-chapter-3 = Mercy
skin-croisades-chapter-4 = Points and scenarios
skin-croisades-chapter-B = Older games
skin-croisades-chapter-D = Later rules
skin-croisades-check-arc = { CAP($target_the) } before the rider, in sight
skin-croisades-check-six = At least six hexes
skin-croisades-check-ahead = Each ahead or half ahead
skin-croisades-check-straight = The last four in one line
skin-croisades-check-room = Then { $target_the }; the last two are free
skin-croisades-check-seen = The charge before the rider, in sight
skin-croisades-check-half = At most half as long as the charge
skin-croisades-check-meets = Meets it on its last two hexes
skin-croisades-unanswered = If it strikes home
skin-croisades-answered = If { $figure } meets it
skin-croisades-share-down = struck down
skin-croisades-share-back = driven back
skin-croisades-share-idle = nothing
skin-croisades-share-ill = ill for the charger
skin-croisades-direction-n = N
    .long = north
skin-croisades-direction-ne = NE
    .long = north-east
skin-croisades-direction-se = SE
    .long = south-east
skin-croisades-direction-s = S
    .long = south
skin-croisades-direction-sw = SW
    .long = south-west
skin-croisades-direction-nw = NW
    .long = north-west
skin-croisades-attack = Attack
    .short = attack
skin-croisades-defence = Defence
    .short = defence
skin-croisades-moves = Moves
    .short = moves
skin-croisades-points = Points
    .short = points
skin-croisades-in-reach = In reach
skin-croisades-face = { $state_id ->
    [riding] { $health_id ->
        [wounded] mounted, wounded
       *[other] mounted
    }
   *[foot] { $health_id ->
        [wounded] wounded
        [stunned] stunned
       *[other] on foot
    }
}
skin-croisades-face-reads = attack { $attack }, defence { $defence }, moves { $moves }
skin-croisades-face-stunned = defence { $defence }
skin-croisades-origin = { $source_id ->
    [printed] The values are printed in the rules.
   *[other] { $named_id ->
        [printed] The name is printed, the values are rebuilt.
        [found] The name was found elsewhere, the values are rebuilt.
       *[other] Name and values are rebuilt.
    }
}
skin-croisades-note-kind = { $state_id ->
    [riding] { $kind }, mounted
   *[foot] { $kind }, on foot
}
skin-croisades-note-weapon = Shoots with: { $weapon }
skin-croisades-note-armour = Wears armour: the die counts one more against it
skin-croisades-note-hurt = Wounded: the next wound kills
skin-croisades-note-lies = Stunned: gets up at the end of a later player turn
skin-croisades-note-shot = Has shot: does not attack
skin-croisades-note-marked = { $mark_id ->
    [offensive] Marked to shoot in the own turn: stays put
   *[defensive] Marked to shoot in the other turn: stays put
}
skin-croisades-note-fought = Has attacked this turn
skin-croisades-note-engaged = Fights this phase: nobody who advances rolls for it
skin-croisades-note-struck = Was attacked: no defensive shot this turn
skin-croisades-note-done = Has moved
skin-croisades-note-horse = A horse without a rider stands still
skin-croisades-note-led = It is led by { $by_the }.
skin-croisades-note-leads = He leads { $horses_the } by the bridle.
skin-croisades-note-carries = He has { $man_the } on his back.
skin-croisades-note-draft = It has four points, goes where somebody beside it leads it, and draws the cart in harness.
skin-croisades-note-cart = It goes with its horse, or is pushed: by two for two points, by three or more for three. Nobody stops on it.
skin-croisades-note-barrels = On it, from behind: { $full } full, { $empty } empty, { $staved } staved in.
skin-croisades-manner-drive-in = The cart on { $rear } and { $front }, its horse on { $behind } and { $before }

skin-croisades-phase = { $side_id ->
    [crusader] { $ask_id ->
        [muster] Crusader forces
        [place] Crusader set-up
        [hide] Crusader set-up, hidden
        [mark] Crusader turn, crossbowmen
        [shoot] Crusader turn, fire
        [charge] Crusader turn, charges
        [counter] Crusader turn, charges
        [move] Crusader turn, movement
        [set-down] Crusader turn, movement
        [defend] Crusader turn, defensive fire
        [stayers] Crusader turn, defensive fire
       *[other] Crusader turn, combat
    }
   *[saracen] { $ask_id ->
        [muster] Saracen forces
        [place] Saracen set-up
        [hide] Saracen set-up, hidden
        [mark] Saracen turn, crossbowmen
        [shoot] Saracen turn, fire
        [charge] Saracen turn, charges
        [counter] Saracen turn, charges
        [move] Saracen turn, movement
        [set-down] Saracen turn, movement
        [defend] Saracen turn, defensive fire
        [stayers] Saracen turn, defensive fire
       *[other] Saracen turn, combat
    }
}
skin-croisades-heading = { $side_id ->
    [crusader] { $phase_id ->
        [fire] Turn { $turn }, Crusader fire
        [charges] Turn { $turn }, Crusader charges
        [moves] Turn { $turn }, Crusader movement
       *[combat] Turn { $turn }, Crusader combat
    }
   *[saracen] { $phase_id ->
        [fire] Turn { $turn }, Saracen fire
        [charges] Turn { $turn }, Saracen charges
        [moves] Turn { $turn }, Saracen movement
       *[combat] Turn { $turn }, Saracen combat
    }
}
skin-croisades-box-waiting = { $side } to enter
skin-croisades-box-waiting-note = { $when_id ->
    [never] { $count } wait
    [later] { $count }, from turn { $turn } by { $first } to { $last }
   *[now] { $count }, by { $first } to { $last }
}
skin-croisades-box-hiding = { $side } in hand
skin-croisades-box-hiding-note = { $count } to hide, unseen by others
skin-croisades-box-hidden = { $side } in hiding
skin-croisades-box-hidden-note = { $count ->
    [one] one, somewhere on dotted ground
   *[other] { $count }, somewhere on dotted ground
}
skin-croisades-box-left = { $side } off the map
skin-croisades-box-left-note = { $count ->
    [one] one has left
   *[other] { $count } have left
}
skin-croisades-terms-halves = A rider covers two hexes: both must be free and in the lit ground
skin-croisades-terms-commanders = The death of { $one_the } or { $other_the } ends the game at once
skin-croisades-terms-sultans-guard-post = All within four hexes of G11, one to a hex
skin-croisades-terms-sultans-guard-points = Else, after turn 16, whoever leads by ten casualty points wins
skin-croisades-terms-groves = { $count } of { $needed } groves searched, { $points } points through
skin-croisades-terms-patrol-post = All in rows 5 to 14, one hex of each rider scrub or beside a tree
skin-croisades-terms-patrol-points = Those who leave by the south count: 70 points win, 55 draw
skin-croisades-forces-riders = Mounted
skin-croisades-forces-riders-note = horses cost nothing apart
skin-croisades-forces-foot = On foot
skin-croisades-forces-foot-note = { $side_id ->
    [crusader] the longbowmen may serve as shortbowmen
   *[other] chosen from the counters of the box
}
skin-croisades-forces-unhorsed = Riders on foot
skin-croisades-forces-unhorsed-note = without a horse, from the same counters as the mounted
skin-croisades-forces-charge = Riders who may charge
skin-croisades-forces-shoot = Figures that shoot
skin-croisades-forces-armour = Figures in armour
skin-croisades-breaking = the game ends with the turn at { $breaking } points killed
skin-croisades-terms-vanguards-points = After turn 20, or once a side has lost { $breaking } points killed, a lead of ten casualty points wins
map-croisades-both-title = OLIVE GROVE AND WATER HOLE
map-croisades-both-subtitle = a hex is two metres
skin-croisades-terms-emissary-post = All in columns H to Y, in trees and scrub; Assassins in trees only
skin-croisades-terms-emissary-points = The lady leaves by the east by turn 14, and the baron lives
skin-croisades-terms-barrels = Barrels: { $full } full, { $empty } empty, { $staved } staved in
skin-croisades-terms-water-hole-points = The cart leaves by the west by turn 16: three full barrels win, two draw
skin-croisades-terms-ambush-post = All in columns G to T, in trees and scrub; one hex of each rider scrub or beside a tree
skin-croisades-terms-ambush-points = A lead of ten points wins; the cart is worth 30, to the Crusaders if it leaves by the east
skin-croisades-rail = Phases of the turn
skin-croisades-rail-fire = fire
skin-croisades-rail-charges = charges
skin-croisades-rail-moves = moves
skin-croisades-rail-combat = combat
skin-croisades-rail-rise = rise
skin-croisades-lost = { $side } lost
skin-croisades-quarter = { $quarter ->
    [1] a quarter
    [2] half
   *[other] three quarters
}
skin-croisades-segment-dead = { $who }, dead: { $add }
skin-croisades-segment-wounded = { $who }, wounded: { $add }
skin-croisades-segment-cart-behind = the cart, still here: { $add }
skin-croisades-segment-cart-through = the cart, brought through: { $add }
skin-croisades-source-dead = { $who } killed
skin-croisades-source-wounded = { $who } wounded
skin-croisades-source-cart-behind = { $add } for the cart until it is through
skin-croisades-source-cart-through = the cart is through
skin-croisades-source-none = nobody

skin-croisades-prompt-muster = Choose your forces. Nobody else sees them until both sides have sealed theirs.
    .short = Choose your forces unseen.
skin-croisades-prompt-place = { $piece_id ->
    [none] All stand. Press somebody to shift or turn him, or say that you are ready.
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $goes_id ->
                [in] Press the hex of the rear half of { $piece_the }.
               *[out] Shift { $piece_the } to a ringed hex, turn him, or take him back.
            }
           *[foot] { $goes_id ->
                [in] Set { $piece_the } up on a ringed hex.
               *[out] Shift { $piece_the } to a ringed hex, or take him back.
            }
        }
       *[other] Choose which way { $piece_the } looks: press the hex of the front half.
    }
}
    .short = { $piece_id ->
    [none] All stand: ready?
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $piece }: the rear hex.
           *[foot] Set up { $piece_the }.
        }
       *[other] { $piece }: the front hex.
    }
}
skin-croisades-prompt-hide = { $piece_id ->
    [none] All are hidden. Press somebody to shift or turn him, or say that you are ready.
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $goes_id ->
                [in] Press the hex of the rear half of { $piece_the }.
               *[out] Shift { $piece_the } to a ringed hex, turn him, or take him back.
            }
           *[foot] { $goes_id ->
                [in] Hide { $piece_the } on a ringed hex.
               *[out] Shift { $piece_the } to a ringed hex, or take him back.
            }
        }
       *[other] Choose which way { $piece_the } looks: press the hex of the front half.
    }
}
    .short = { $piece_id ->
    [none] All hidden: ready?
   *[other] { $aim_id ->
        [none] { $state_id ->
            [riding] { $piece }: the rear hex.
           *[foot] Hide { $piece_the }.
        }
       *[other] { $piece }: the front hex.
    }
}
skin-croisades-prompt-mark = Choose for each crossbowman when to shoot: now, in the other turn, or not at all.
    .short = Mark the crossbowmen.
skin-croisades-prompt-shoot = { $piece_id ->
    [none] Choose who shoots, or end the fire.
   *[other] { $aim_id ->
        [none] Choose a ringed target for { $piece_the }.
       *[other] Shoot at { $aim_the } with { $piece_the }, or choose another target.
    }
}
    .short = Shoot, or end the fire.
skin-croisades-prompt-charge = { $piece_id ->
    [none] Choose a rider to charge, or announce no more.
   *[other] { $aim_id ->
        [none] Choose whom { $piece_the } charges.
       *[other] Draw the way of { $piece_the }: six hexes, the last four straight.
    }
}
    .short = Charge, or end the charges.
skin-croisades-prompt-counter = { CAP($rider_the) } charges { $target_the }. Does anybody ride to meet the charge?
    .short = Meet the charge of { $rider_the }?
skin-croisades-prompt-move = { $piece_id ->
    [none] { $entering ->
        [0] Choose who moves, or end the moves.
       *[other] Choose who enters or moves, or end the moves.
    }
   *[other] { $goes_id ->
        [in] { $aim_id ->
            [none] Press a ringed hex on the edge where { $piece_the } enters.
           *[other] { $state_id ->
                [riding] Choose which way { $piece_the } looks: press the hex of the front half.
               *[foot] Press it again to enter, or choose another hex.
            }
        }
        [on] { $left ->
            [one] Move { $piece_the } one hex further, or stop here: one point left.
           *[other] Move { $piece_the } one hex further, or stop here: { $left } points left.
        }
        [must] { $left ->
            [one] Move { $piece_the } on: two cannot end on one hex. One point left.
           *[other] Move { $piece_the } on: two cannot end on one hex. { $left } points left.
        }
       *[out] Move { $piece_the } to a ringed hex or to one further off.
    }
}
    .short = { $piece_id ->
    [none] Move, or end the moves.
   *[other] { $goes_id ->
        [in] { $aim_id ->
            [none] { $piece }: a ringed edge hex.
           *[other] { $state_id ->
                [riding] { $piece }: the front hex.
               *[foot] { $piece }: a ringed edge hex.
            }
        }
       *[out] Move, or end the moves.
    }
}
skin-croisades-prompt-drive-in = { $aim_id ->
    [none] The cart enters in harness: choose the hex where the front of its horse comes to stand.
   *[other] Choose how the cart stands behind its horse.
}
    .short = { $aim_id ->
    [none] The cart: the front of its horse.
   *[other] How does the cart stand?
}
skin-croisades-prompt-defend = { CAP($figure_the) } is at { $at }. Does anybody shoot?
    .short = Shoot at { $figure_the }?
skin-croisades-prompt-stayers = Does anybody shoot at those who stayed?
    .short = Shoot at those who stayed?
skin-croisades-prompt-name = { $piece_id ->
    [none] { $aim_id ->
        [none] { $named ->
            [0] Name all attacks before any is fought, or go on without.
            [one] One attack is named. Name more, or fight it.
           *[other] { $named } attacks are named. Name more, or fight them.
        }
       *[other] Choose who attacks { $aim_the }.
    }
   *[other] { $aim_id ->
        [none] Choose whom { $piece_the } attacks.
       *[other] { $others ->
            [0] Attack { $aim_the } with { $piece_the }, or press others to join.
           *[other] Attack { $aim_the } together, or change who attacks.
        }
    }
}
    .short = { $piece_id ->
        [none] Name the attacks.
       *[other] { $aim_id ->
            [none] Attack whom?
           *[other] Attack { $aim_the }?
        }
    }
skin-croisades-prompt-fight = Press an attacker: which of the { $named } attacks is fought next?
    .short = Which attack is next?
skin-croisades-prompt-blow = The blow falls on one of these { $count }: choose who takes it.
    .short = Who takes the blow?
skin-croisades-prompt-retreat = { $hexes ->
    [one] { CAP($figure_the) } is driven back one hex: choose where to.
   *[other] { CAP($figure_the) } is driven back { $hexes } hexes: choose where to.
}
    .short = Where does { $figure_the } retreat?
skin-croisades-prompt-aside = A friend falls back onto { $figure_the }: choose where { $figure_the } makes room.
    .short = Where does { $figure_the } go?
skin-croisades-prompt-fall = { CAP($figure_the) } is out of the saddle: choose the hex beside the horse.
    .short = Where does { $figure_the } lie?
skin-croisades-prompt-set-down = { $load_id ->
    [horse] { CAP($figure_the) } is led by { $by_the }: choose the hex of its front half.
   *[man] { CAP($by_the) } carried { $figure_the }: choose the hex where he is set down.
}
    .short = Where is { $figure_the } set down?
skin-croisades-prompt-advance = { $piece_id ->
    [none] Your side has won: advance one of the victors, or stay.
   *[other] Choose how far { $piece_the } advances, or stay.
}
    .short = Advance, or stay.
skin-croisades-manner-facing = Facing { $facing } ({ $at })
skin-croisades-manner-retreat = { $how_id ->
    [backing] Back to { $at }, facing as before
   *[away] Turn and ride to { $at }
}
skin-croisades-manner-set-down = On { $at }, facing { $facing }
skin-croisades-given-offensive = Now
skin-croisades-given-defensive = In their turn
skin-croisades-given-none = Not at all
skin-croisades-given-note = A marked crossbowman stays put and attacks nobody until his next turn.
skin-croisades-could-now = Now, likely to wound or kill:
skin-croisades-band-short = short { $first }–{ $last } +{ $add }
skin-croisades-band-medium = medium { $first }–{ $last } +{ $add }
skin-croisades-band-long = long { $first }–{ $last } +{ $add }
skin-croisades-shooter = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, { $band_id ->
    [short] short
    [medium] medium
   *[other] long
}, { $cover_id ->
    [none] no cover
   *[other] { $cover } cover
}; die + { $add }
skin-croisades-answer-mark = All crossbowmen are marked at once.
skin-croisades-answer-counter = Ride to meet the charge on its last hexes.
skin-croisades-answer-volley = All who shoot now are named first, and roll in that order.
skin-croisades-answer-fight = This one next.
skin-croisades-answer-bear = This one takes the blow.
skin-croisades-answer-retreat = Away from them.
skin-croisades-answer-aside = A free hex beside.
skin-croisades-answer-fall = A hex beside the horse.
skin-croisades-answer-set-down = A free place beside.
skin-croisades-answer-advance = First into a hex that was given up.
skin-croisades-answer-pass-counter = Nobody rides to meet it.
skin-croisades-answer-pass-defend = { $left ->
    [0] No movement points are left: nobody can shoot at a later hex.
    [one] One movement point is left. Whoever waits may shoot at a later hex.
   *[other] { $left } movement points are left. Whoever waits may shoot at a later hex.
}
skin-croisades-answer-pass-stayers = Nobody shoots at those who stayed.
skin-croisades-answer-pass-advance = All stay where they are.
skin-croisades-default-retreat = The way with the fewest dice
skin-croisades-default-blow = Whoever counts the fewest points
skin-croisades-default-aside = The nearest hex without a die
skin-croisades-default-fall = The first free hex
skin-croisades-default-set-down = The first free place

skin-croisades-walked = { $how_id ->
    [charge] { CAP($figure_the) } rides the charge to { $to } ({ $count ->
        [one] one hex
       *[other] { $count } hexes
    }).
    [ride] { CAP($figure_the) } rides to { $to } ({ $count ->
        [one] one hex
       *[other] { $count } hexes
    }, { $cost ->
        [one] one point
       *[other] { $cost } points
    }).
    [horse] { CAP($figure_the) } goes to { $to } ({ $count ->
        [one] one hex
       *[other] { $count } hexes
    }, { $cost ->
        [one] one point
       *[other] { $cost } points
    }).
    [cart] { CAP($figure_the) } rolls to { $to } ({ $count ->
        [one] one hex
       *[other] { $count } hexes
    }, { $cost ->
        [one] one point
       *[other] { $cost } points
    }).
   *[walk] { CAP($figure_the) } walks to { $to } ({ $count ->
        [one] one hex
       *[other] { $count } hexes
    }, { $cost ->
        [one] one point
       *[other] { $cost } points
    }).
}
skin-croisades-row = Row
skin-croisades-column = Column
skin-croisades-points-step = Points
skin-croisades-together = { $count } together
skin-croisades-against = { $attack } against { $defence }, rounded down
skin-croisades-line-odds = Odds
skin-croisades-line-weapon = { CAP($who) }
skin-croisades-line-short-range = Short range
skin-croisades-line-medium-range = Medium range
skin-croisades-line-long-range = Long range
skin-croisades-line-wounded-shooter = { $who } is wounded
skin-croisades-line-healthy-shooter = { $who } is not wounded
skin-croisades-line-armoured-target = { $who } wears armour
skin-croisades-line-armour-no-help = { $who } wears armour, which does not help on foot
skin-croisades-line-unarmoured-target = { $who } wears no armour
skin-croisades-line-attack = { $who }, { $at }
skin-croisades-line-attack-wounded = { $who }, { $at }, wounded
skin-croisades-line-defence = { $who }, { $at }
skin-croisades-line-defence-wounded = { $who }, { $at }, wounded
skin-croisades-line-defence-stunned = { $who }, stunned
skin-croisades-line-defence-horse = { $who }, without a rider
skin-croisades-line-defence-caparisoned = { $who }, in caparison and without a rider
skin-croisades-line-charge = A charge: half as much again
skin-croisades-line-counter-charge = A counter-charge: half as much again
skin-croisades-line-exchanged = Head to head: half as much again
skin-croisades-line-ground-attacker = { $who } on worse ground, { $at }
skin-croisades-line-ground-defender = { $who } on worse ground, { $at }
skin-croisades-line-together = Several against one
skin-croisades-line-armour = { $who } wears armour: die
skin-croisades-line-armour-mixed = { $who } wears no armour: nothing is added
skin-croisades-line-flat = Flat ground
skin-croisades-line-bodies = Bodies
skin-croisades-line-across-cart = Across the cart
skin-croisades-line-scrub = Scrub
skin-croisades-line-tree = Trees
skin-croisades-line-slope = Slope
skin-croisades-line-water = Water
skin-croisades-line-turning = { $add ->
    [0] Straight on: no turn
   *[other] Turning about the rear half
}
skin-croisades-effects = { $who } is
skin-croisades-fire-mounted = { $letter_id ->
    [A] { $when_id ->
        [defensive] loses 4 points of movement
       *[offensive] driven back 4 hexes
    }
    [B] stunned and thrown, the horse unharmed
    [C] { $when_id ->
        [defensive] wounded, and 4 points of movement less
       *[offensive] wounded, the horse unharmed
    }
    [D] wounded and thrown, the horse killed
    [E] killed, the horse unharmed
    [F] killed, and the horse
   *[other] unharmed
}
skin-croisades-fire-foot = { $letter_id ->
    [A] { $when_id ->
        [defensive] loses 2 points of movement
       *[offensive] driven back 2 hexes
    }
    [B] { $when_id ->
        [defensive] wounded, and half the movement left
       *[offensive] wounded
    }
    [C] killed
   *[other] unharmed
}
skin-croisades-combat-mounted = { $letter_id ->
    [A] { $side_id ->
        [own] { $attackers ->
            [one] yours is wounded
           *[other] one of yours hurt, as you choose
        }
       *[other] { $attackers ->
            [one] the attacker is wounded
           *[other] one of the attackers is wounded
        }
    }
    [B] { $side_id ->
        [own] { $attackers ->
            [one] yours falls back one hex
           *[other] yours all fall back one hex
        }
       *[other] { $attackers ->
            [one] the attacker falls back one hex
           *[other] the attackers fall back one hex
        }
    }
    [C] { $health_id ->
        [stunned] killed: cannot retreat
        [several] all driven back one hex
       *[other] driven back one hex
    }
    [D] { $health_id ->
        [wounded] killed, and the horse
        [stunned] killed, and the horse
        [several] stunned and thrown, the horse killed
       *[other] stunned and thrown, the horse killed
    }
    [E] { $health_id ->
        [wounded] killed: the second time
        [stunned] killed: the second time
        [several] wounded
       *[other] wounded
    }
    [F] { $health_id ->
        [wounded] killed, and the horse
        [stunned] killed, and the horse
        [several] wounded and thrown, the horse killed
       *[other] wounded and thrown, the horse killed
    }
    [G] killed, the horse unharmed
    [H] killed, and the horse
   *[other] nothing happens
}
skin-croisades-combat-foot = { $letter_id ->
    [A] { $side_id ->
        [own] { $attackers ->
            [one] yours is wounded
           *[other] one of yours hurt, as you choose
        }
       *[other] { $attackers ->
            [one] the attacker is wounded
           *[other] one of the attackers is wounded
        }
    }
    [B] { $side_id ->
        [own] { $attackers ->
            [one] yours falls back one hex
           *[other] yours all fall back one hex
        }
       *[other] { $attackers ->
            [one] the attacker falls back one hex
           *[other] the attackers fall back one hex
        }
    }
    [C] { $health_id ->
        [stunned] killed: cannot retreat
        [several] all driven back one hex
       *[other] driven back one hex
    }
    [D] { $health_id ->
        [wounded] killed: the second time
        [stunned] killed: the second time
        [several] one stunned, as they choose
       *[other] stunned for a turn
    }
    [E] { $health_id ->
        [wounded] killed: the second time
        [stunned] killed: the second time
        [several] one wounded, as they choose
       *[other] wounded
    }
    [F] { $health_id ->
        [several] one killed, as they choose
       *[other] killed
    }
   *[other] nothing happens
}
skin-croisades-chance-killed = killed
skin-croisades-chance-stunned = stunned
skin-croisades-chance-thrown = out of the saddle
skin-croisades-chance-wounded = wounded
skin-croisades-chance-retreated = driven back
skin-croisades-chance-cornered = cornered
skin-croisades-chance-slowed = slowed
skin-croisades-chance-nothing = nothing
skin-croisades-chance-own-killed = yours killed
skin-croisades-chance-own-stunned = yours stunned
skin-croisades-chance-own-thrown = yours out of the saddle
skin-croisades-chance-own-wounded = yours wounded
skin-croisades-chance-own-retreated = yours driven back
skin-croisades-chance-own-cornered = yours cornered
skin-croisades-chance-own-slowed = yours slowed

skin-croisades-result-shot = Shot at { $at }
skin-croisades-result-combat = Combat at { $at }
skin-croisades-shot-killed = { CAP($by_the) } kills { $target_the }.
skin-croisades-shot-stunned = { CAP($by_the) } hits { $target_the }, who falls stunned.
skin-croisades-shot-thrown = { CAP($by_the) } brings { $target_the } out of the saddle.
skin-croisades-shot-wounded = { CAP($by_the) } wounds { $target_the }.
skin-croisades-shot-retreated = { CAP($by_the) } drives { $target_the } back to { $to }.
skin-croisades-shot-cornered = { CAP($by_the) } corners { $target_the }, who has no way back.
skin-croisades-shot-slowed = { CAP($by_the) } slows { $target_the } down.
skin-croisades-shot-yields = { CAP($by_the) } hits, and { $target_the } must retreat.
skin-croisades-shot-nothing = { CAP($by_the) } misses { $target_the }.
skin-croisades-came-killed = { CAP($by_the) } kills { $target_the }.
skin-croisades-came-stunned = { CAP($by_the) } strikes { $target_the } down, stunned.
skin-croisades-came-thrown = { CAP($by_the) } brings { $target_the } out of the saddle.
skin-croisades-came-wounded = { CAP($by_the) } wounds { $target_the }.
skin-croisades-came-retreated = { CAP($by_the) } drives { $target_the } back to { $to }.
skin-croisades-came-cornered = { CAP($by_the) } corners { $target_the }, who has no way back.
skin-croisades-came-slowed = { CAP($by_the) } holds { $target_the } up.
skin-croisades-came-yields = { $others ->
    [0] { CAP($by_the) } wins, and { $target_the } must retreat.
    [one] { CAP($by_the) } wins; { $target_the } and one more must retreat.
   *[other] { CAP($by_the) } wins; { $target_the } and { $others } more must retreat.
}
skin-croisades-came-nothing = { CAP($by_the) } and { $target_the } part unharmed.
skin-croisades-stamp-killed = killed
skin-croisades-stamp-stunned = stunned
skin-croisades-stamp-thrown = thrown
skin-croisades-stamp-wounded = wounded
skin-croisades-stamp-retreated = driven back
skin-croisades-stamp-cornered = cornered
skin-croisades-stamp-slowed = slowed
skin-croisades-stamp-yields = must retreat
skin-croisades-stamp-nothing = no effect
skin-croisades-did-killed = { $figure } killed, points
skin-croisades-did-wounded = { $figure }: wounded, attack { $from } to
skin-croisades-did-missed = { CAP($target_the) } is unharmed
skin-croisades-did-killed-none = Killed on either side
skin-croisades-changed-lost = killed
skin-croisades-changed-hurt = hurt
skin-croisades-changed-held = unharmed
skin-croisades-changed-mended = up again
skin-croisades-changed-wounded = wounded
skin-croisades-changed-stunned = stunned
skin-croisades-changed-killed = killed
skin-croisades-changed-rose = up again
skin-croisades-changed-shot = row { $row }: { $result }
skin-croisades-changed-fought = at { $column }: { $result }
skin-croisades-changed-crossed = in passing
skin-croisades-changed-strayed = a stray shot
skin-croisades-changed-summary = { $lost ->
    [0] { $hurt ->
        [one] One of yours was hurt.
       *[other] { $hurt } of yours were hurt.
    }
    [one] { $hurt ->
        [0] One of yours was killed.
        [one] One of yours was killed, one hurt.
       *[other] One of yours was killed, { $hurt } were hurt.
    }
   *[other] { $hurt ->
        [0] { $lost } of yours were killed.
        [one] { $lost } of yours were killed, one was hurt.
       *[other] { $lost } of yours were killed, { $hurt } hurt.
    }
}
skin-croisades-toll = casualty points
skin-croisades-counted = { $lost } killed, { $hurt } hurt
skin-croisades-harmed = hurt or driven back, of { $of }
skin-croisades-backfired = hurt by their own attack, of { $of }
skin-croisades-turning = { $fate_id ->
    [killed] { CAP($figure_the) } kills { $target_the }
    [stunned] { CAP($figure_the) } stuns { $target_the }
    [thrown] { CAP($figure_the) } unhorses { $target_the }
    [wounded] { CAP($figure_the) } wounds { $target_the }
    [retreated] { CAP($figure_the) } drives { $target_the } back
    [own-killed] { CAP($target_the) } dies in the attack
    [own-wounded] { CAP($target_the) } is wounded in the attack
    [own-retreated] { CAP($target_the) } is thrown back
   *[other] { CAP($figure_the) } achieves nothing against { $target_the }
}
skin-croisades-turning-shot = { $cover_id ->
    [none] A shot over { $range } hexes, no cover.
    [light] A shot over { $range } hexes, light cover.
    [medium] A shot over { $range } hexes, medium cover.
   *[heavy] A shot over { $range } hexes, heavy cover.
}
skin-croisades-turning-combat = { $count ->
    [one] One attacker at { $column }.
   *[other] { $count } attackers at { $column }.
}
skin-croisades-turning-die = die { $face }

skin-croisades-figure-counters = Attack stands at the left, defence in the middle, movement at the right; a ring round the defence is armour.
skin-croisades-figure-healthy = Healthy: a foot sergeant with attack 10, armoured defence 7, movement 6.
skin-croisades-figure-wounded = Wounded: half as strong; the next wound kills.
skin-croisades-figure-stunned = Stunned: lies on the ground with a passive defence of 3.
skin-croisades-figure-dead = Dead: a body on the ground.
skin-croisades-figure-rider = A rider fills two hexes; the point is the front.
skin-croisades-figure-horse = A horse that nobody rides has a dashed edge.
skin-croisades-figure-turning = What each of the eight hexes costs on flat ground. Ahead and half-ahead cost the ground alone; for the others the rider turns about the rear half.
skin-croisades-figure-arc = The frontal arc: everything between the two rows that leave the front half to its left and right, these rows included.
skin-croisades-figure-counter = The Templar charges the spearman in six hexes. Two hexes, not more than half as many, bring the horse archer onto the last two of them, and they meet head to head.
skin-croisades-figure-lip = Hatched: upper ground; the row below it is the slope. Of those beyond it the archer sees whoever is at least as far from the slope as he is; the nearer one is hidden.
skin-croisades-figure-over = The horse archer shoots over the friend beside him. To the far spearman another friend stands in the way, who is not beside him.
skin-croisades-figure-row = Through a row of three or more friends an archer shoots straight ahead, at nothing nearer than four hexes.
skin-croisades-figure-fire-mounted = Fire at the mounted: the row is the die and all that is added to it, the column is the cover. Beyond the last row a shot misses.
skin-croisades-figure-fire-foot = Fire at men on foot: the row is the die and all that is added to it, the column is the cover. Beyond the last row a shot misses.
skin-croisades-figure-combat-mounted = Combat against the mounted, by the odds: A and B befall the attackers, C to H the defenders.
skin-croisades-figure-combat-foot = Combat against men on foot, by the odds: A and B befall the attackers, C to F the defenders.

lesson-croisades-welcome = You lead the Crusaders: a Templar, two crossbowmen, two spearmen. For six turns, hurt the Saracens more than they hurt you. The dead count their points, the wounded half.
lesson-croisades-mark = A crossbow shoots once: in your turn or in theirs. Let one crossbowman shoot now and the other in their turn, and confirm.
lesson-croisades-shoot = Choose the crossbowman with the white disc, then a target in a red ring. Nothing happens yet: the shot is only weighed.
lesson-croisades-chart = The sum stands in the ledger, line by line, then the chart with its lit column and what each face of the die does. Shoot when you like it.
lesson-croisades-charge = Choose Gerard, then Yasaffa. A way is drawn for you: six hexes at least, the last four in one line. Press a hex of it to draw it otherwise. Announce the charge.
lesson-croisades-ridden = The charge is ridden before anybody else moves, and the Saracens may shoot at Gerard on the way. It is fought after all moves.
lesson-croisades-move = Move your spearmen up, hex by hex: each ring is a step. Press a hex further off to walk there at once. Then end the moves.
lesson-croisades-combat = Gerard's charge is named by itself; half as much again is added to his attack. Name other attacks if you like, then fight.
lesson-croisades-advance = Whoever drives an enemy back, stuns or kills him may advance into his hex. Then it is the Saracens' turn.
lesson-croisades-defend = While they move you are asked whether somebody shoots. Choose who does, or let them pass. Standing orders answer for you.
lesson-croisades-pass = Whoever leaves a hex beside an enemy risks a wound: a red lozenge shows the faces. Ending there costs nothing.
lesson-croisades-together = Several against one get a column more. Choose an attacker and a target, then press another of yours to join.
lesson-croisades-rise = The stunned lie with three stars and get up at the end of a later turn; strike them before. Play on to the sixth turn.
