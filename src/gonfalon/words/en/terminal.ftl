### What the command line and the table in the terminal say of their own accord.
### Verbs, fields and values are as they are typed; keys under a game’s name belong to that game alone.

terminal-welcome = { $title }: { $scenario }. { $summary }
terminal-person-plays = { $seat }: you.
terminal-bot-plays = { $seat }: the computer ({ $level }).
terminal-seed = Seed { $seed }.
terminal-begin = Type help to see what you can do.

terminal-verb-place = place
terminal-verb-lift = lift
terminal-verb-arrange = arrange
terminal-verb-confirm = confirm
terminal-verb-move = move
terminal-verb-attack = attack
terminal-verb-end = end
terminal-verb-attach = attach
terminal-verb-emplace = emplace
terminal-verb-dismantle = dismantle
terminal-verb-withdraw = withdraw
terminal-verb-sally = sally
terminal-verb-ride = ride
terminal-verb-shoot = shoot
terminal-verb-stand = stand
terminal-verb-fire = fire
terminal-verb-evade = evade
terminal-verb-feign = feign
terminal-verb-flee = flee
terminal-verb-follow = follow
terminal-verb-retreat = retreat
terminal-verb-lose = lose
terminal-verb-advance = advance
terminal-verb-join = join
terminal-verb-lend = lend
terminal-verb-pass = pass
terminal-verb-mark = mark
terminal-verb-charge = charge
terminal-verb-counter = counter
terminal-verb-step = move
terminal-verb-turn = turn
terminal-verb-enter = enter
terminal-verb-leave = leave
terminal-verb-mount = mount
terminal-verb-dismount = dismount
terminal-verb-clear = clear
terminal-verb-give = give
terminal-verb-take-up = take-up
terminal-verb-bridle = bridle
terminal-verb-loose = loose
terminal-verb-halt = halt
terminal-verb-show = show
terminal-verb-volley = volley
terminal-verb-unname = call-off
terminal-verb-fight = fight
terminal-verb-bear = suffer
terminal-verb-aside = aside
terminal-verb-fall = fall
terminal-verb-set-down = set-down
terminal-verb-muster = muster
terminal-verb-lead = lead
terminal-verb-push = push
terminal-verb-drive-in = drive-in
terminal-verb-harness = harness
terminal-verb-unharness = unharness
terminal-verb-fill = fill
terminal-verb-stave = stave
terminal-field-piece = PIECE
terminal-field-at = SPACE
terminal-field-to = SPACE
terminal-field-target = TARGET
terminal-field-unit = UNIT
terminal-field-units = UNIT,UNIT
terminal-field-leader = LEADER
terminal-field-path = SPACE,SPACE
terminal-field-hexes = SPACE,SPACE
terminal-field-charger = CHARGER
terminal-field-way = WAY
terminal-field-toward = TOWARD
terminal-field-figure = FIGURE
terminal-field-horse = HORSE
terminal-field-man = FIGURE
terminal-field-giver = FIGURE
terminal-field-missiles = NUMBER
terminal-field-figures = FIGURE,FIGURE
terminal-field-targets = TARGET,TARGET
terminal-field-others = FIGURE,FIGURE
terminal-field-barrel = BARREL
terminal-field-choices = FIGURE
terminal-field-route = SPACE,SPACE
terminal-field-numbers = CLASS=NUMBER,CLASS=NUMBER
terminal-value-historical = historical
terminal-value-rest = rest
terminal-value-preset = preset
terminal-value-n = n
terminal-value-ne = ne
terminal-value-se = se
terminal-value-s = s
terminal-value-sw = sw
terminal-value-nw = nw
terminal-value-backing = backing
terminal-value-barrel-1 = barrel-1
terminal-value-barrel-2 = barrel-2
terminal-value-barrel-3 = barrel-3
terminal-value-barrel-4 = barrel-4
terminal-printed-arm = class
terminal-printed-strength = strength
terminal-printed-movement = movement
terminal-printed-archery = archery
terminal-printed-range = range
terminal-printed-value = value
terminal-printed-points = points
terminal-printed-spaces = spaces
terminal-printed-kind = class
terminal-printed-mounted = mounted
terminal-printed-mounted_wounded = mounted, wounded
terminal-printed-foot = on foot
terminal-printed-foot_wounded = on foot, wounded
terminal-printed-stunned = stunned
terminal-printed-armour = armour
terminal-printed-weapon = weapon
terminal-printed-defence = defence
terminal-printed-moves = moves

# Each word with what it stands for.
terminal-commands = help=help board=board where=where odds=odds why=why undo=undo cancel=cancel rules=rules orders=orders log=log save=save resign=resign quit=quit
terminal-synonyms = ?=help h=help m=move a=attack done=end next=end exit=quit q=quit map=board show=board back=undo rule=rules history=log reach=where chance=odds chances=odds explain=why

terminal-help-verbs = Now: { $verbs }
terminal-help =
    where PIECE: what it can do now, marked on the board; alone: who can do anything
    odds PIECE TARGET: the chances of an attack, with the sums behind them
    why: the clause behind a refusal, the computer's reason, or the last sums
    undo, cancel PIECE: take back the last thing you did, or what one piece did
    rules CLAUSE: a rule by its number; alone: the contents page
    orders ORDER VALUE: what your clerk does without asking you; alone: your standing orders
    log, board: what has happened; the board again
    save FILE: keep the game; gonfalon play --terminal --resume FILE goes on with it
    resign, quit: give up; leave

terminal-unknown-command = I do not know “{ $word }”. Type help to see what you can do.
terminal-ambiguous = “{ $word }” may be any of { $names }.
terminal-usage = Type it like this: { $usage }
terminal-usage-cancel = cancel PIECE
terminal-usage-odds = odds PIECE TARGET
terminal-usage-save = save FILE
terminal-usage-orders = orders { $order } { $values }
terminal-malformed = That does not fit. Type it like this: { $usage }
terminal-can-act = Still free to act: { $names }
terminal-cannot-act = { $name }: nothing to do now.
terminal-odds-later = Once you end this phase:
terminal-odds-nothing = Nothing happens.
terminal-odds-imagined = What you would see, over { $states } imagined states:
terminal-nothing-to-explain = Nothing to explain yet.
terminal-undone = Taken back: { $action }
terminal-lost = No longer possible: { $action }. { $why }
terminal-nothing-done = Nothing has been done yet.
terminal-no-undo = The last action cannot be taken back: a die has fallen, or it was not yours.
terminal-no-cancel = { $name }: nothing that can still be taken back.
terminal-no-clause = There is no clause { $clause }.
terminal-by-clerk = Standing orders.
terminal-no-clerk = Nothing in this game is left to standing orders.
terminal-plan-stopped = Something happened on the way: { $action } is still to be done, if you want it.
terminal-saved = Saved in { $file }.
terminal-not-a-record = { $file } exists and is no record; choose another name.
terminal-cannot-write = { $file } cannot be written: { $why }
terminal-left = You leave the table; the game is not over.
terminal-over = You may still look at it: log, why, board, rules; save FILE keeps it, quit leaves.

terminal-record = { $game }, { $scenario }, edition { $edition }
terminal-refused = refused: { $why }
terminal-due = due: { $ask }
terminal-menu-count = { $count ->
    [one] One answer:
   *[other] { $count } answers:
}
terminal-menu-more = and { $count } more like this
terminal-menu-others = Other answers may be lawful too.
terminal-menu-default = default: { $action }
terminal-menu-not-asked = { $seat }: nothing is asked now.
terminal-pieces-id = id
terminal-pieces-name = name
terminal-pieces-side = side
terminal-yes = yes
terminal-no = no
terminal-entry-resigned = { $seat }: given up.
terminal-entry-took-back = { $actions ->
    [one] { $seat }: one action taken back.
   *[other] { $seat }: { $actions } actions taken back.
}
terminal-entry-continued = The game goes on under edition { $edition }.

terminal-status-enforced = enforced
terminal-status-optional = optional
terminal-status-screen = shown on the screen
terminal-status-advice = advice
terminal-status-physical = about the printed set
terminal-status-coming = not in play yet
terminal-source-found = found
terminal-source-derived = derived
terminal-source-reconstructed = reconstructed
terminal-source-ruled = ruled

terminal-arsouf-names = Pieces go by their names or by the letters on the board: richard, ric, k1. Spaces are ROW.COLUMN: 02.15.
terminal-arsouf-arsouf = Arsouf
terminal-arsouf-marsh = marsh
terminal-arsouf-road = road
terminal-arsouf-camp = Crusader camp
terminal-arsouf-area = Muslim area
terminal-arsouf-river = river
terminal-arsouf-ford = ford
terminal-arsouf-wounded = wounded
terminal-arsouf-reach = can go there
terminal-arsouf-progress = Turn { $turn }/{ $turns }, baggage home { $baggage }/{ $baggage_needed }, others home { $others }/{ $others_needed }

terminal-acre-names = Units go by the letters on the board: t1, hq4; leaders by their names. Hexes are COLUMN and ROW: 0514. Of a path the last hex is enough; several units or hexes are joined by commas.
terminal-acre-fortress = walls of Acre
terminal-acre-hill = hill
terminal-acre-stream = stream
terminal-acre-marsh = marsh
terminal-acre-orchard = orchard
terminal-acre-camp = camp
terminal-acre-trebuchet = trebuchet
terminal-acre-disorganized = disorganized
terminal-acre-led = with a leader
terminal-acre-disorganized-led = both
terminal-acre-reach = can go there
terminal-acre-turn = Stage { $stage }, turn { $turn }/{ $turns }
terminal-acre-morale = { $side }: { $points } VP; losses { $losses }, demoralized at { $demoralized }, disintegrated at { $disintegrated }
terminal-acre-leaders = Leaders
terminal-acre-stacks = Together
terminal-acre-eliminated = Eliminated
terminal-acre-scattered = Scattered
terminal-acre-withdrawn = Withdrawn
terminal-acre-inside = Inside Acre
terminal-acre-waiting = In hand
terminal-acre-gone = Out of play
terminal-acre-returned = Returning
terminal-acre-casualties = Fallen leaders
terminal-acre-leaders-alone = Leaders without a unit
terminal-acre-leaders-withdrawn = Withdrawn leaders
terminal-acre-leaders-waiting = Leaders in hand

terminal-croisades-names = Figures go by their names or by the letters on the board: gerard, ger. Hexes are LETTER and NUMBER: E10. Of a way the last hex is enough; several figures or hexes are joined by commas, choices by equals signs: mark anselmo=offensive,baldo=none.
terminal-croisades-upper = height (flat)
terminal-croisades-wounded = wounded
terminal-croisades-stunned = stunned
terminal-croisades-dead = dead
terminal-croisades-dead-horse = dead horse
terminal-croisades-front = front half of a horse, facing that way
terminal-croisades-rear = rear half of a horse
terminal-croisades-reach = can go there
terminal-croisades-cart = half of the cart
terminal-croisades-barrel-empty = empty barrel
terminal-croisades-barrel-full = full barrel
terminal-croisades-barrel-staved = staved barrel
terminal-croisades-harnessed = the horse in harness
terminal-croisades-barrels = Barrels from the rear
terminal-croisades-hauled = Lead the horse or push
terminal-croisades-turn = Turn { $turn }/{ $turns }: { $side }
terminal-croisades-points = { $side }: { $points } casualty points; own losses { $lost } of { $of }
terminal-croisades-mounted = Mounted, from rear to front
terminal-croisades-loose = Horses without a rider
terminal-croisades-waiting = Off the map, still to come
terminal-croisades-gone = Have left the map
terminal-croisades-led = Led by the bridle
terminal-croisades-held = { $figure } carries or leads
terminal-croisades-asked = Asked about
terminal-croisades-left = Movement points left
terminal-croisades-offensive = Marked for offensive fire
terminal-croisades-defensive = Marked for defensive fire
terminal-croisades-shot = Have shot
terminal-croisades-moved = Have moved
terminal-croisades-charges = Charges
terminal-croisades-combats = Combats
terminal-croisades-fallen = Dead
