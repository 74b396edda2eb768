### Acre: the Third Crusade Opens.

name-crusader = Crusaders
    .form = plural
    .the = the Crusaders
name-muslim = Muslims
    .form = plural
    .the = the Muslims

name-templars = Templars
    .form = plural
    .the = the Templars
name-hospitallers = Hospitallers
    .form = plural
    .the = the Hospitallers
name-royal-household = Royal household
    .form = singular
    .the = the royal household
name-barons-of-jerusalem = Barons of Jerusalem
    .form = plural
    .the = the barons of Jerusalem
name-montferrat = Montferrat and Lombards
    .form = plural
    .the = Montferrat and the Lombards
name-thuringians = Thuringians
    .form = plural
    .the = the Thuringians
name-turcopoles = Turcopoles
    .form = plural
    .the = the Turcopoles
name-french = French foot
    .form = plural
    .the = the French foot
name-flemings = Flemings
    .form = plural
    .the = the Flemings
name-pisans = Pisans
    .form = plural
    .the = the Pisans
name-lombards = Lombard foot
    .form = plural
    .the = the Lombard foot
name-germans = Germans
    .form = plural
    .the = the Germans
name-danes-and-frisians = Danes and Frisians
    .form = plural
    .the = the Danes and Frisians
name-jerusalem = Foot of Jerusalem
    .form = plural
    .the = the foot of Jerusalem
name-spearmen = Spearmen
    .form = plural
    .the = the spearmen
name-crossbowmen = Crossbowmen
    .form = plural
    .the = the crossbowmen
name-halqa = Halqa mamluks
    .form = plural
    .the = the Halqa mamluks
name-damascus = Askari of Damascus
    .form = singular
    .the = the askari of Damascus
name-aleppo = Askari of Aleppo
    .form = singular
    .the = the askari of Aleppo
name-hamah = Askari of Hamah
    .form = singular
    .the = the askari of Hamah
name-mosul = Askari of Mosul
    .form = singular
    .the = the askari of Mosul
name-egypt = Askari of Egypt
    .form = singular
    .the = the askari of Egypt
name-kurds = Kurds
    .form = plural
    .the = the Kurds
name-diyar-bakr = Horse of Diyar Bakr
    .form = plural
    .the = the horse of Diyar Bakr
name-turkomans = Turkomans
    .form = plural
    .the = the Turkomans
name-bedouin = Bedouin
    .form = plural
    .the = the Bedouin
name-infantry = Infantry
    .form = singular
    .the = the infantry
name-archers = Archers
    .form = plural
    .the = the archers
name-skirmishers = Skirmishers
    .form = plural
    .the = the skirmishers
name-garrison-foot = Garrison foot
    .form = plural
    .the = the garrison foot
name-garrison-archers = Garrison archers
    .form = plural
    .the = the garrison archers
name-garrison-horse = Garrison horse
    .form = plural
    .the = the garrison horse

name-t1 = { name-templars } 1
    .form = { name-templars.form }
name-t2 = { name-templars } 2
    .form = { name-templars.form }
name-h1 = { name-hospitallers } 1
    .form = { name-hospitallers.form }
name-h2 = { name-hospitallers } 2
    .form = { name-hospitallers.form }
name-k1 = { name-royal-household }
    .form = { name-royal-household.form }
    .the = { name-royal-household.the }
name-k2 = { name-barons-of-jerusalem }
    .form = { name-barons-of-jerusalem.form }
    .the = { name-barons-of-jerusalem.the }
name-k3 = { name-montferrat }
    .form = { name-montferrat.form }
    .the = { name-montferrat.the }
name-k4 = { name-thuringians }
    .form = { name-thuringians.form }
    .the = { name-thuringians.the }
name-tu1 = { name-turcopoles } 1
    .form = { name-turcopoles.form }
name-tu2 = { name-turcopoles } 2
    .form = { name-turcopoles.form }
name-tu3 = { name-turcopoles } 3
    .form = { name-turcopoles.form }
name-ma1 = { name-french }
    .form = { name-french.form }
    .the = { name-french.the }
name-ma2 = { name-flemings }
    .form = { name-flemings.form }
    .the = { name-flemings.the }
name-ma3 = { name-pisans }
    .form = { name-pisans.form }
    .the = { name-pisans.the }
name-ma4 = { name-lombards }
    .form = { name-lombards.form }
    .the = { name-lombards.the }
name-ma5 = { name-germans }
    .form = { name-germans.form }
    .the = { name-germans.the }
name-ma6 = { name-danes-and-frisians }
    .form = { name-danes-and-frisians.form }
    .the = { name-danes-and-frisians.the }
name-ma7 = { name-jerusalem } 1
    .form = { name-jerusalem.form }
name-ma8 = { name-jerusalem } 2
    .form = { name-jerusalem.form }
name-sp1 = { name-spearmen } 1
    .form = { name-spearmen.form }
name-sp2 = { name-spearmen } 2
    .form = { name-spearmen.form }
name-sp3 = { name-spearmen } 3
    .form = { name-spearmen.form }
name-sp4 = { name-spearmen } 4
    .form = { name-spearmen.form }
name-sp5 = { name-spearmen } 5
    .form = { name-spearmen.form }
name-sp6 = { name-spearmen } 6
    .form = { name-spearmen.form }
name-sp7 = { name-spearmen } 7
    .form = { name-spearmen.form }
name-sp8 = { name-spearmen } 8
    .form = { name-spearmen.form }
name-sp9 = { name-spearmen } 9
    .form = { name-spearmen.form }
name-xb1 = { name-crossbowmen } 1
    .form = { name-crossbowmen.form }
name-xb2 = { name-crossbowmen } 2
    .form = { name-crossbowmen.form }
name-xb3 = { name-crossbowmen } 3
    .form = { name-crossbowmen.form }
name-xb4 = { name-crossbowmen } 4
    .form = { name-crossbowmen.form }
name-xb5 = { name-crossbowmen } 5
    .form = { name-crossbowmen.form }
name-xb6 = { name-crossbowmen } 6
    .form = { name-crossbowmen.form }
name-hq1 = { name-halqa } 1
    .form = { name-halqa.form }
name-hq2 = { name-halqa } 2
    .form = { name-halqa.form }
name-hq3 = { name-halqa } 3
    .form = { name-halqa.form }
name-hq4 = { name-halqa } 4
    .form = { name-halqa.form }
name-as1 = { name-damascus }
    .form = { name-damascus.form }
    .the = { name-damascus.the }
name-as2 = { name-aleppo }
    .form = { name-aleppo.form }
    .the = { name-aleppo.the }
name-as3 = { name-hamah }
    .form = { name-hamah.form }
    .the = { name-hamah.the }
name-as4 = { name-mosul }
    .form = { name-mosul.form }
    .the = { name-mosul.the }
name-as5 = { name-egypt } 1
    .form = { name-egypt.form }
name-as6 = { name-egypt } 2
    .form = { name-egypt.form }
name-ku1 = { name-kurds } 1
    .form = { name-kurds.form }
name-ku2 = { name-kurds } 2
    .form = { name-kurds.form }
name-ku3 = { name-diyar-bakr }
    .form = { name-diyar-bakr.form }
    .the = { name-diyar-bakr.the }
name-tk1 = { name-turkomans } 1
    .form = { name-turkomans.form }
name-tk2 = { name-turkomans } 2
    .form = { name-turkomans.form }
name-tk3 = { name-turkomans } 3
    .form = { name-turkomans.form }
name-tk4 = { name-turkomans } 4
    .form = { name-turkomans.form }
name-tk5 = { name-turkomans } 5
    .form = { name-turkomans.form }
name-tk6 = { name-turkomans } 6
    .form = { name-turkomans.form }
name-tk7 = { name-turkomans } 7
    .form = { name-turkomans.form }
name-tk8 = { name-turkomans } 8
    .form = { name-turkomans.form }
name-be1 = { name-bedouin } 1
    .form = { name-bedouin.form }
name-be2 = { name-bedouin } 2
    .form = { name-bedouin.form }
name-be3 = { name-bedouin } 3
    .form = { name-bedouin.form }
name-in1 = { name-infantry } 1
    .form = { name-infantry.form }
name-in2 = { name-infantry } 2
    .form = { name-infantry.form }
name-in3 = { name-infantry } 3
    .form = { name-infantry.form }
name-in4 = { name-archers } 1
    .form = { name-archers.form }
name-in5 = { name-archers } 2
    .form = { name-archers.form }
name-li1 = { name-skirmishers } 1
    .form = { name-skirmishers.form }
name-li2 = { name-skirmishers } 2
    .form = { name-skirmishers.form }
name-li3 = { name-skirmishers } 3
    .form = { name-skirmishers.form }
name-li4 = { name-skirmishers } 4
    .form = { name-skirmishers.form }
name-li5 = { name-skirmishers } 5
    .form = { name-skirmishers.form }
name-li6 = { name-skirmishers } 6
    .form = { name-skirmishers.form }
name-g1 = { name-garrison-foot } 1
    .form = { name-garrison-foot.form }
name-g2 = { name-garrison-foot } 2
    .form = { name-garrison-foot.form }
name-g3 = { name-garrison-foot } 3
    .form = { name-garrison-foot.form }
name-g4 = { name-garrison-foot } 4
    .form = { name-garrison-foot.form }
name-g5 = { name-garrison-archers } 1
    .form = { name-garrison-archers.form }
name-g6 = { name-garrison-archers } 2
    .form = { name-garrison-archers.form }
name-g7 = { name-garrison-horse }
    .form = { name-garrison-horse.form }
    .the = { name-garrison-horse.the }

name-guy = Guy of Lusignan
    .form = singular
name-conrad = Conrad of Montferrat
    .form = singular
name-gerard = Gerard de Ridefort
    .form = singular
name-louis = Louis of Thuringia
    .form = singular
name-geoffrey = Geoffrey of Lusignan
    .form = singular
name-james = James of Avesnes
    .form = singular
name-saladin = Saladin
    .form = singular
name-taqi = Taqi al-Din
    .form = singular
name-gokbori = Gokbori
    .form = singular
name-isa = Isa al-Hakkari
    .form = singular
name-afdal = al-Afdal
    .form = singular

name-hc = heavy cavalry
name-mc = medium cavalry
name-lc = light cavalry
name-ha = horse archers
name-hi = heavy infantry
name-mi = medium infantry
name-ar = foot archers
name-li = light infantry
name-organized = in order
name-disorganized = disorganized
name-eliminated = eliminated
name-scattered = scattered
name-withdrawn = withdrawn
name-inside = inside
name-waiting = waiting
name-deploy = set-up
name-withdraw = withdrawal
name-sortie = sortie
name-move = movement
name-garrison = garrison
name-shoot = archery
name-attack = attack
name-react = reaction
name-flee = feigned flight
name-follow = pursuit
name-retreat = retreat
name-lose = losses
name-advance = advance
name-join = leader without a unit
name-lend = special rally
name-return = returning units
name-redeploy = deployment in the east
name-defence = defence
name-shift = shifts
name-fire = fire value
name-stack = one hex holds two
name-beside = beside the line
name-free = free
name-historical = as history had it
name-formed = formed units
name-all = all units
name-units = units in an enemy ZOC
name-li_tk = skirmishers and Turkomans
name-highest = who rolled highest
name-choice = the Crusader's choice
name-enter = come out as walls fall empty
name-never = stay inside
name-second = second stage
name-any = any stage
name-leader-arrows = a leader under arrows
name-archery = archery
name-charge = order after a charge
name-plunder = plunder
name-special-rally = special rally
name-karr-wa-farr = Karr-wa-Farr
name-rally = rally
name-melee = melee
name-leader-melee = a leader in melee
name-leader-unit-lost = a leader whose unit is lost
name-march = march
name-slip = slipping away
name-fall-back = falling back
name-none = nobody
name-points = movement points
name-clear = clear ground
name-hill = hill
name-stream = stream
name-orchard = orchard
name-marsh = marsh
name-walls = the walls

scenario-battle = The battle of 4 October 1189
    .summary = Both stages, up to twenty turns: break Saladin's half-circle before he withdraws, then hold when he returns.
    .notes = Order of battle, terrain and the course of the lines are reconstructed.
scenario-saladin-returns = Saladin returns
    .summary = The second stage alone, ten turns: the rested Muslim army comes back from the east and the garrison waits.
    .notes = Begins where a withdrawal on turn 6 leaves the armies.
scenario-templars-wing = The Templars' wing
    .summary = Six turns for learning: volleys, a charge, feigned flight and plunder on the northern wing.
    .notes = A teaching position of our own.

option-siege_line_extra = The seventh infantry unit
    .about = Where the seventh infantry unit of the siege line stands: two in one hex, or one beside the line.
option-setup = Set-up
    .about = Both sides set up freely, or begin as history had them.
option-zoc = Who exerts a ZOC
    .about = Only formed units, or light and disorganized ones too.
option-fall_back = Falling back
    .about = Units in an enemy ZOC that are not light may fall back one hex.
option-plunder_rally = Plunderers rally
    .about = Units that scattered to plunder roll in the special rally.
option-trebuchet_cover = Trebuchets give cover
    .about = A trebuchet shifts a melee one column for its Crusader defender.
option-must_attack = Who must attack
    .about = Units in an enemy ZOC must attack, or nobody must.
option-dot_units = Who may feign flight
    .about = The skirmishers, or the Turkomans as well.
option-kwf_follower = Who follows a feigned flight
    .about = The unit with the highest die, or any attacker the Crusader picks.
option-garrison_waiting = Garrison without a wall
    .about = Units that found no wall come out later, or stay inside.
option-sortie_stage = When the garrison sallies
    .about = In the second stage only, or in any.
option-withdrawal_bonus_morale = The bonus counts for morale
    .about = The points for an early withdrawal count for the Muslim loss total.
option-disrupted_evade = Disorganized units evade
    .about = A disorganized unit with a dot may still retreat before combat.

order-fire = Defensive fire
    .about = An archer that is attacked fires at an attacker before the melee.
order-evade = Retreat before combat
    .about = A light unit that is attacked goes before the melee, if nobody is faster.
order-feign = Karr-wa-Farr
    .about = A unit with a dot feigns flight to draw an attacker after it.

ask-deploy = { $seat }: set up your army, then confirm.
ask-withdraw = { $seat }: withdraw to the east, or fight on?
ask-sortie = { $seat }: put garrison units on the walls, or wait.
ask-move = { $seat }: move units and leaders, then end the movement.
ask-garrison = { $seat }: put units still inside on empty walls, or leave them there.
ask-shoot = { $seat }: choose who fires at whom, or end the archery.
ask-attack = { $seat }: declare an attack, or end the melees.
ask-react = { $seat }: your unit is attacked: stand, fire or go?
ask-flee = { $seat }: choose the path of the feigned flight.
ask-follow = { $seat }: choose who follows.
ask-retreat = { $seat }: choose who retreats, and where.
ask-lose = { $seat }: choose your losses of the exchange.
ask-advance = { $seat }: advance into the yielded hex, or stay.
ask-join = { $seat }: choose the unit that your leader joins.
ask-lend = { $seat }: give leaders to the dice of lost units, or roll.
ask-return = { $seat }: place the units that returned.
ask-redeploy = { $seat }: deploy your army in the east.

event-placed = { $lifted_id ->
    [none] { $unit } on { $at }.
   *[other] { $unit } on { $at }; { $lifted } back in hand.
}
event-lifted = { $unit } back in hand.
event-attached = { $leader } with { $unit }.
event-emplaced = { $taken_back ->
    [1] The trebuchet of { $at } back in hand.
   *[other] A trebuchet on { $at }.
}
event-arranged = { $how_id ->
    [historical] { $side } drawn up as history had them.
   *[rest] { $side }: the rest takes its places.
}
event-deployed = { $side } stand ready.
event-turn-began = Stage { $stage }, turn { $turn }: { $side }.
event-rallied = { $success ->
    [1] { $unit }: { $face } against { $needed }, organized again.
   *[other] { $unit }: { $face } against { $needed }, still disorganized.
}
event-phase-ended = { $side }: end of { $phase }.
event-sallied = { $unit } on the wall { $at }.
event-moved = { $how_id ->
    [fall-back] { $unit }: falls back from { $start } to { $to }.
    [slip] { $unit }: slips from { $start } to { $to }.
   *[march] { $unit }: { $start } to { $to }.
}
event-charging = { $unit }: rode straight at { $at } and may charge.
event-rode = { $leader } rides to { $unit }.
event-camp-captured = { $unit }: the camp of { $at } is captured.
event-trebuchet-captured = { $unit }: the trebuchet of { $at } is captured.
event-plundered = { $scattered ->
    [1] { $unit }: scattered to plunder.
   *[other] { $unit }: no plunder, order is kept.
}
event-shot = { $hit ->
    [1] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    } at { $target }: { $face } against { $value }, a hit.
   *[other] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    } at { $target }: { $face } against { $value }, a miss.
}
event-declared = { $charger_id ->
    [none] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    } against { $hexes }.
   *[other] { $unit }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    } against { $hexes }; charging: { $charger }.
}
event-reacted = { $how_id ->
    [feign] { $unit }: Karr-wa-Farr.
   *[evade] { $unit }: retreat before combat.
}
event-fled = { $hexes ->
    [0] { $unit }: draws nobody.
   *[other] { $unit }: the feint counts { $hexes }.
}
event-followed = { $unit }: drawn as far as { $to }.
event-fought = Melee at { $column }: { $result }.
event-survived = { $leader }: unharmed.
event-slain = { $leader } is a casualty: { $points } VP.
event-joined = { $unit_id ->
    [none] { $leader } has no unit to join.
   *[other] { $leader } joins { $unit }.
}
event-disorganized = { $unit }: disorganized.
event-withstood = { $unit }: on the walls, ignores the result.
event-eliminated = { $unit }: eliminated, { $points } VP.
event-retreated = { $unit }: retreat to { $to }.
event-displaced = { $unit }: makes way to { $to }.
event-advanced = { $unit }: advance to { $to }.
event-charge-checked = { $kept ->
    [1] { $unit }: order kept after the charge.
   *[other] { $unit }: order lost after the charge.
}
event-withdrew = The Muslims withdraw on turn { $turn }: { $points } VP to the Crusaders.
event-lent = { $leader } helps the die of { $unit }.
event-rallied-specially = { $success ->
    [1] { $unit }: { $face } against { $needed }, comes back.
   *[other] { $unit }: { $face } against { $needed }, lost for good.
}
event-returned = { $unit } back on { $at }.
event-morale = { $demoralized ->
    [1] { $side } are demoralized at { $losses } VP.
   *[other] { $side } are steady again at { $losses } VP.
}
event-ended = The game is over. Crusaders { $crusader } VP, Muslims { $muslim } VP.

outcome-disintegrated = { $winner } win: the enemy army has disintegrated.
outcome-both-disintegrated = Both armies have disintegrated; { $winner } win on points.
outcome-line = { $winner } win: the way to Acre is open.
outcome-points = { $winner } win on points.
outcome-draw = Equal points: a draw.

line-strength = { $add } { $who }
line-disorganized = { $add } { $who }, disorganized
line-fired = { $add } { $who }, having fired
line-disorganized-fired = { $add } { $who }, disorganized and having fired
line-leader = +{ $add } { $who }
line-odds = odds of { $who }
line-column = column { $who }
line-charge = { $shift } right: { $who } charge
line-enveloped = { $shift } right: enveloped
line-enemy-demoralized = { $shift } right: the defenders' army is demoralized
line-own-demoralized = { $shift }: the attackers' army is demoralized
line-terrain = { $shift }: terrain
line-trebuchet = { $shift }: trebuchet
line-stream = { $shift }: all attackers stand in the stream
line-archery = { $add } { $who }
line-archers-disorganized = { $add } disorganized
line-long-range = { $add } at two hexes
line-armour = { $add } armour
line-unarmoured = +{ $add } light target
line-orchard = { $add } orchard
line-further-firers = +{ $add } further units
line-eliminated = { $add } for eliminated strength
line-casualty = { $add } for { $who }
line-camps = { $add } for camps
line-trebuchets = { $add } for trebuchets
line-withdrawal = { $add } for the early withdrawal
line-ground = { $add } { $who }
line-slip = { $add } for slipping away

remark-falls-back = Falls back one hex and no more.
remark-takes-a-camp = Captures the camp of { $at }; on a 4, 5 or 6 the unit scatters to plunder.
remark-takes-a-trebuchet = Captures the trebuchet of { $at }.
remark-ends-in-zoc = { $others ->
    [0] Stops in the zone of { $unit }.
    [one] Stops in the zone of { $unit } and one more.
   *[other] Stops in the zone of { $unit } and { $others } more.
}
remark-owes-a-fight = Must then attack in the melee phase.
remark-may-charge = May charge whoever stands on { $at }: two columns.
remark-rides-in = { $most ->
    [6] Then { $unit } ride in, sure to keep order.
   *[other] Then { $unit } ride in; in order on 1 to { $most }.
}
remark-keeps-order = { $most ->
    [6] Is sure to keep its order after a charge.
   *[other] Keeps its order after a charge on { $most } or less.
}
remark-closes = { $count ->
    [0] Closes no open hex of the line.
   *[other] Closes { $hexes }.
}
remark-opens = Lays { $hexes } open.
remark-stay-open = { $count ->
    [0] Then the whole line is covered.
    [one] One hex stays open.
   *[other] { $count } hexes stay open.
}
remark-worst-odds = a hit: { $column } at worst

refusal-another-matter = Something else is asked now.
refusal-another-phase = That belongs to another phase.
refusal-arranged-already = The army stands so already.
refusal-attacked-already = { $unit }: has attacked already.
refusal-behind-walls = { $unit }: behind the walls nobody can be shot at.
refusal-camp-unguarded = The camp of { $at } needs a unit.
refusal-cannot-charge = { $unit }: only heavy cavalry charges.
refusal-charge-demoralized = { $unit }: a demoralized army does not charge.
refusal-charge-disorganized = { $unit }: disorganized units do not charge.
refusal-charge-one-hex = { $unit }: a charge has one target hex.
refusal-charged = { $unit }: no feint before a charge.
refusal-charger-not-attacking = { $unit }: the charging unit must attack.
refusal-does-not-roll = { $unit }: does not roll in the special rally.
refusal-each-once = Name at least one, and each only once.
refusal-edge-between = { $unit }: the way to { $at } leads over the closed edge.
refusal-edge-closed = { $at } is on the edge, which is closed now.
refusal-enemies-between = { $unit }: enemies bar the way to { $at }.
refusal-enemy-in-the-way = Enemies hold { $at }.
refusal-evade-demoralized = { $unit }: a demoralized army does not evade.
refusal-evade-disorganized = { $unit }: disorganized units do not evade.
refusal-falls-back-one-hex = { $unit }: falls back one hex and no more.
refusal-faster = { $unit }: { $by } are faster.
refusal-feign-demoralized = { $unit }: a demoralized army does not feign.
refusal-feign-disorganized = { $unit }: disorganized units do not feign.
refusal-fired-already = { $unit }: has fired already.
refusal-fired-before = { $unit }: who fires stays.
refusal-fired-once = { $unit }: fires only once.
refusal-four-trebuchets = All four trebuchets are placed.
refusal-garrison-inside = { $unit }: the garrison stays inside.
refusal-held = { $unit }: held by the enemy ZOC.
refusal-hopeless = { $attack } to { $defence } is below 1:3.
refusal-leader-in-hand = { $leader } still needs a unit.
refusal-leader-not-in-play = { $leader } is not in play on your side.
refusal-leader-not-on-map = { $leader } is not on the map.
refusal-leader-not-returning = { $leader } is not returning.
refusal-lent-already = { $leader } already helps a die.
refusal-marsh = { $at } is marsh, closed to horse.
refusal-may-retreat = { $unit }: can retreat, so it must.
refusal-moved-already = { $unit }: has moved already.
refusal-must-attack = { $unit }: must still attack, for example { $at }.
refusal-no-archers = { $unit }: cannot shoot.
refusal-no-charge-line = { $unit }: did not ride straight at { $at } over clear ground.
refusal-no-dot = { $unit }: cannot feign flight.
refusal-no-retreat-owed = { $unit }: owes no retreat.
refusal-no-straight-ride = { $unit }: no straight ride over clear ground toward { $at } ends there.
refusal-no-such-evasion = { $unit }: cannot evade that way.
refusal-no-such-flight = That is no path of { $hexes } for the flight.
refusal-no-such-hex = There is no hex { $hex }.
refusal-no-such-leader = There is no leader { $leader }.
refusal-no-such-retreat = { $unit }: cannot retreat that way.
refusal-no-such-unit = There is no unit { $unit }.
refusal-no-trebuchet-there = No trebuchet stands on { $at }.
refusal-no-trebuchets = Only the Crusaders have trebuchets.
refusal-no-wall = { $at } is no wall.
refusal-nobody-there = No enemy stands on { $at }.
refusal-nobody-to-charge = There is no enemy to charge on { $at }.
refusal-not-an-enemy = { $unit }: no enemy of yours.
refusal-not-attacking = { $unit }: does not attack here.
refusal-not-before-the-walls = { $at } is not before the walls.
refusal-not-beside = { $unit }: not beside { $at }.
refusal-not-drawn = { $unit }: was not drawn.
refusal-not-in-the-melee = { $unit }: not in this melee.
refusal-not-infantry = { $unit }: only infantry mans the siege line.
refusal-not-inside = { $unit }: not inside the town.
refusal-not-light = { $unit }: only light troops evade.
refusal-not-nearest = { $unit }: others are nearer.
refusal-not-placed = { $unit }: not on the map.
refusal-not-returning = { $unit }: is not returning.
refusal-not-there = { $at } is not open for that.
refusal-not-yielded = { $at } was not yielded.
refusal-not-yours = { $name }: not yours.
refusal-nowhere-to-evade = { $unit }: no hex to retreat to.
refusal-nowhere-to-go = { $unit }: no hex to flee to.
refusal-occupied = A friend holds { $at }.
refusal-one-leader-a-die = { $unit }: one leader to a die.
refusal-one-to-three = One to three units fire together, not { $count }.
refusal-one-trebuchet-a-hex = { $at } already holds a trebuchet.
refusal-only-history = Only the historical set-up can be arranged.
refusal-only-the-rest = Only the rest can be arranged.
refusal-out-of-range = { $unit }: { $target } is out of range.
refusal-outside-area = { $unit }: { $at } is no hex of its set-up.
refusal-placed-there = { $unit }: stands on { $at } already.
refusal-prize-between = { $unit }: a capture on the way to { $at } ends the move.
refusal-ride-too-far = { $leader } cannot reach { $unit }.
refusal-rode-already = { $leader } has ridden already.
refusal-sea = { $at } is sea.
refusal-shot-at-already = { $unit }: has been shot at already.
refusal-siege-line = Seven infantry units man all six siege hexes; { $count } stand there.
refusal-stays = { $unit } stands there already.
refusal-still-watched = { $unit }: { $at } lies in an enemy ZOC too.
refusal-struck-already = { $at } has been attacked already.
refusal-too-far = { $unit }: costs { $cost }, and there are { $points }.
refusal-trebuchets-in-hand = Trebuchets still in hand: { $count }.
refusal-uncovered = { $at } is not covered; uncovered in all: { $count }.
refusal-unit-not-on-map = { $unit }: not on the map.
refusal-units-in-hand = Units still in hand: { $count }.
refusal-wall-manned = The wall { $at } is manned.
refusal-walls = { $at } is a wall, closed to Crusaders.
refusal-walls-attacked = Crusaders cannot attack the wall { $at }.
refusal-with-it-already = { $leader } is with { $unit } already.
refusal-wrong-losses = Lose at least { $strength } in strength, and nobody who can be spared.
refusal-zoc-between = { $unit }: an enemy ZOC on the way to { $at } ends the move.
