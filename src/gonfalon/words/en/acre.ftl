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
name-organized = organized
name-disorganized = disorganized
name-eliminated = eliminated
name-scattered = scattered
name-withdrawn = withdrawn
name-inside = inside
name-waiting = in hand
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

event-placed = { CAP($unit_the) } { $unit_number ->
    [plural] stand
   *[singular] stands
} on { $at }{ $lifted_id ->
    [none] .
   *[other] ; { $lifted_the } { $lifted_number ->
        [plural] go
       *[singular] goes
    } back into the hand.
}
event-lifted = { CAP($unit_the) } { $unit_number ->
    [plural] go
   *[singular] goes
} back into the hand.
event-attached = { CAP($leader_the) } is with { $unit_the }.
event-emplaced = { $taken_back ->
    [1] The trebuchet of { $at } goes back into the hand.
   *[other] A trebuchet stands on { $at }.
}
event-arranged = { $how_id ->
    [historical] { CAP($side_the) } are drawn up as history had them.
   *[rest] { CAP($side_the) }: the rest of the army takes its places.
}
event-deployed = { CAP($side_the) } stand ready.
event-turn-began = Stage { $stage }, turn { $turn }: { $side_the }.
event-rallied = { $success ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] roll
       *[singular] rolls
    } { $face }, at most { $needed } is needed: organized again.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] roll
       *[singular] rolls
    } { $face }, at most { $needed } is needed: still disorganized.
}
event-phase-ended = { $phase_id ->
    [move] { CAP($side_the) } end their movement.
    [shoot] { CAP($side_the) } end their archery.
    [pursuit] { CAP($side_the) } end their movement after the withdrawal.
   *[attack] { CAP($side_the) } end their melees.
}
event-sallied = { CAP($unit_the) } { $unit_number ->
    [plural] man
   *[singular] mans
} the wall on { $at }.
event-moved = { $how_id ->
    [fall-back] { CAP($unit_the) } { $unit_number ->
        [plural] fall
       *[singular] falls
    } back from { $start } to { $to }.
    [slip] { CAP($unit_the) } { $unit_number ->
        [plural] slip
       *[singular] slips
    } away from { $start } to { $to }.
   *[march] { CAP($unit_the) } { $unit_number ->
        [plural] move
       *[singular] moves
    } from { $start } to { $to }.
}
event-charging = { CAP($unit_the) } rode straight at { $at } and may charge.
event-rode = { CAP($leader_the) } rides to { $unit_the }.
event-camp-captured = { CAP($unit_the) } { $unit_number ->
    [plural] capture
   *[singular] captures
} the camp of { $at }: { $points } VP.
event-trebuchet-captured = { CAP($unit_the) } { $unit_number ->
    [plural] capture
   *[singular] captures
} the trebuchet of { $at }: { $points } VP.
event-plundered = { $scattered ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] scatter
       *[singular] scatters
    } to plunder and { $unit_number ->
        [plural] leave
       *[singular] leaves
    } the map.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] do
       *[singular] does
    } not plunder and { $unit_number ->
        [plural] keep
       *[singular] keeps
    } order.
}
event-shot = { CAP($unit_the) } { $others ->
    [0] { $unit_number ->
        [plural] fire
       *[singular] fires
    }
   *[other] and { $others } more fire
} at { $target_the }: { $face } against { $value }, { $hit ->
    [1] a hit
   *[other] a miss
}.
event-declared = { CAP($unit_the) } { $others ->
    [0] { $unit_number ->
        [plural] attack
       *[singular] attacks
    }
   *[other] and { $others } more attack
} { $hexes }{ $charger_id ->
    [none] .
   *[other] ; { $charger_the } { $charger_number ->
        [plural] charge
       *[singular] charges
    }.
}
event-feigned = { CAP($unit_the) } { $unit_number ->
    [plural] feign
   *[singular] feigns
} flight: Karr-wa-Farr.
event-fled = { $hexes ->
    [0] The feigned flight of { $unit_the } draws nobody.
    [one] The feigned flight of { $unit_the } draws an attacker over one hex.
   *[other] The feigned flight of { $unit_the } draws an attacker over { $hexes } hexes.
}
event-evaded = { CAP($unit_the) } { $unit_number ->
    [plural] leave
   *[singular] leaves
} { $start } for { $to }{ $over_id ->
    [none] .
   *[other] { " " }over { $over }.
}
event-followed = { $to_id ->
    [none] { CAP($unit_the) } cannot follow and { $unit_number ->
        [plural] stay
       *[singular] stays
    } on { $start }.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] follow
       *[singular] follows
    } from { $start } to { $to }{ $over_id ->
        [none] .
       *[other] { " " }over { $over }.
    }
}
event-fought = Melee at { $column }: { $result }.
event-survived = { CAP($leader_the) } is unharmed.
event-slain = { CAP($leader_the) } is a casualty: { $points } VP.
event-joined = { $unit_id ->
    [none] { CAP($leader_the) } has no unit to join.
   *[other] { CAP($leader_the) } joins { $unit_the }.
}
event-disorganized = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} disorganized.
event-organized = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} organized again.
event-withstood = { CAP($unit_the) } on the walls { $unit_number ->
    [plural] ignore
   *[singular] ignores
} the result.
event-eliminated = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} eliminated: { $points } VP.
event-retreated = { CAP($unit_the) } { $unit_number ->
    [plural] retreat
   *[singular] retreats
} to { $to }.
event-displaced = { CAP($unit_the) } { $unit_number ->
    [plural] make
   *[singular] makes
} way and { $unit_number ->
    [plural] go
   *[singular] goes
} to { $to }.
event-advanced = { CAP($unit_the) } { $unit_number ->
    [plural] advance
   *[singular] advances
} to { $to }.
event-charge-checked = { $kept ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] keep
       *[singular] keeps
    } order after the charge.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] lose
       *[singular] loses
    } order after the charge.
}
event-withdrew = The Muslims withdraw on turn { $turn }: { $points } VP to the Crusaders.
event-lent = { CAP($leader_the) } helps the die of { $unit_the }.
event-rallied-specially = { $success ->
    [1] { CAP($unit_the) } { $unit_number ->
        [plural] roll
       *[singular] rolls
    } { $face }, at most { $needed } is needed: back in the army.
   *[other] { CAP($unit_the) } { $unit_number ->
        [plural] roll
       *[singular] rolls
    } { $face }, at most { $needed } is needed: lost for good.
}
event-returned = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} back on { $at }.
event-morale = { $demoralized ->
    [1] { CAP($side_the) } are demoralized: they have lost { $losses } VP.
   *[other] { CAP($side_the) } are steady again: they have lost { $losses } VP.
}
event-ended = The game is over. Crusaders { $crusader } VP, Muslims { $muslim } VP.

outcome-disintegrated = { CAP($winner_the) } win: the other army has disintegrated.
outcome-both-disintegrated = Both armies have disintegrated; { $winner_the } win on points.
outcome-line = { CAP($winner_the) } win: the way to Acre is open.
outcome-points = { CAP($winner_the) } win on points.
outcome-draw = Equal points: a draw.

line-strength = { $add } { $who }
line-disorganized = { $add } { $who }, disorganized
line-fired = { $add } { $who }, having fired
line-disorganized-fired = { $add } { $who }, disorganized and having fired
line-leader = +{ $add } { $who }
line-odds = odds of { $who }
line-column = column { $who }
line-charge = { $shift } right: { $who_the } { $who_number ->
    [plural] charge
   *[singular] charges
}
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
remark-takes-a-camp = Captures the camp of { $at } for { $points } VP; on a 4, 5 or 6 the unit scatters to plunder.
    .price = +{ $points } VP
remark-takes-a-trebuchet = Captures the trebuchet of { $at } for { $points } VP.
    .price = +{ $points } VP
remark-pull = { $leader_id ->
    [none] { $unit }: die − 3
   *[other] { $unit }: die − 3, { $leader } − { $value }
}
    .amount = { $least } to { $most }
remark-volley = { $hits ->
    [one] { $column_id ->
        [none] At { $target_the }: hits on a 1.
       *[other] At { $target_the }: hits on a 1; a hit lowers the melee to { $column }.
    }
   *[other] { $column_id ->
        [none] At { $target_the }: hits on 1 to { $hits }.
       *[other] At { $target_the }: hits on 1 to { $hits }; a hit lowers the melee to { $column }.
    }
}
remark-pursues-to = Comes as far as { $at }.
remark-gives-points = The other side scores { $points } VP.
    .price = { $points } VP
remark-gives-bonus = The Crusaders score
    .amount = { $points } VP
    .price = { $points } VP
remark-limits = Demoralized and disintegrated at
    .amount = { $demoralized } and { $disintegrated }
remark-losses-then = { $after ->
    [0] Muslim losses
   *[other] Muslim losses, now { $losses }
}
    .amount = { $after }
remark-fallen-roll = { $count ->
    [one] One fallen unit may return, on { $most } or less
   *[other] { $count } fallen units may return, each on { $most } or less
}
    .amount = { $count }
remark-bonus-later = A withdrawal next turn would give
    .amount = { $points } VP
remark-bonus-stays = Bonus, whatever falls
    .amount = { $points }
remark-doubtful = { $count ->
    [0] No return is in doubt
    [one] One without certainty
   *[other] { $count } without certainty
}
    .amount = { $most ->
        [0] 0
       *[other] 0 to { $most }
    }
remark-returns-with = Losses then, of { $limit }
    .amount = { $least } to { $most }
remark-ends-in-zoc = { $others ->
    [0] Stops in the zone of { $unit_the }.
    [one] Stops in the zone of { $unit_the } and one more.
   *[other] Stops in the zone of { $unit_the } and { $others } more.
}
remark-owes-a-fight = Must then attack in the melee phase.
remark-may-charge = May charge whoever stands on { $at }: two columns.
remark-rides-in = { $most ->
    [6] Then { $unit_the } { $unit_number ->
        [plural] ride
       *[singular] rides
    } in, sure to keep order.
   *[other] Then { $unit_the } { $unit_number ->
        [plural] ride
       *[singular] rides
    } in; in order on 1 to { $most }.
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
remark-short-of-breaking = { $points ->
    [one] Had { $side_the } lost one more point, their own army would have disintegrated.
   *[other] Had { $side_the } lost { $points } points more, their own army would have disintegrated.
}
remark-short-of-points = { $points ->
    [one] One more victory point would have brought { $side_the } level.
   *[other] { $points } more victory points would have brought { $side_the } level.
}

refusal-another-matter = First answer what is asked now: { $asked }.
refusal-another-phase = { $wanted_id ->
    [move] Units and leaders move in the movement phase
    [shoot] Units fire in the archery phase
   *[attack] Attacks are made in the melee phase
}; now is the { $now_id ->
    [move] movement phase
    [shoot] archery phase
   *[attack] melee phase
}.
refusal-archers-in-disorder = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} disorganized and cannot fire before reorganizing.
refusal-arranged-already = The army stands so already.
refusal-attacked-already = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} attacked in this phase already.
refusal-battle-not-begun = The battle has not begun: finish the set-up first.
refusal-behind-walls = { CAP($unit_the) } { $unit_number ->
    [plural] stand
   *[singular] stands
} on the walls ({ $at }), and Crusaders cannot fire there.
refusal-camp-unguarded = The camp of { $at } needs a unit: place one there.
refusal-can-be-spared = { CAP($unit_the) } can be spared: the others make up { $strength } in strength already.
refusal-cannot-charge = { CAP($unit_the) } cannot charge: only Crusader heavy cavalry does.
refusal-charge-demoralized = { CAP($unit_the) } cannot charge while the army is demoralized.
refusal-charge-disorganized = { CAP($unit_the) } cannot charge while disorganized.
refusal-charge-one-hex = { CAP($unit_the) } can charge one hex only: name a single target hex.
refusal-charged = { CAP($unit_the) } cannot feign flight: a charging unit attacks.
refusal-charger-falls-first = { CAP($unit_the) } charged and must be lost first.
refusal-charger-not-attacking = { CAP($unit_the) } cannot charge without attacking: name the charging unit among the attackers.
refusal-column-first = { $at } is not open yet: column { $column } must be full first.
refusal-does-not-roll = { CAP($unit_the) } { $unit_number ->
    [plural] do
   *[singular] does
} not roll: only units that are lost roll in the special rally.
refusal-each-once = Name at least one, and each only once.
refusal-edge-between = { CAP($unit_the) } cannot reach { $at }: the way leads over the edge, which is closed now.
refusal-edge-closed = { $at } is on the edge, which is closed now.
refusal-enemies-between = { CAP($unit_the) } cannot reach { $at }: { $by_the } { $by_number ->
    [plural] bar
   *[singular] bars
} the way.
refusal-enemy-in-the-way = { CAP($by_the) } { $by_number ->
    [plural] hold
   *[singular] holds
} { $at }: the other side may not enter it.
refusal-evade-demoralized = { CAP($unit_the) } cannot evade while the army is demoralized.
refusal-evade-disorganized = { CAP($unit_the) } cannot evade while disorganized.
refusal-falls-at-once = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} disorganized and eliminated without a retreat: name no path.
refusal-falls-back-one-hex = { CAP($unit_the) } { $unit_number ->
    [plural] stand
   *[singular] stands
} in the ZOC of { $by_the } and may fall back one hex only.
refusal-far-from-camp = { $at } is { $hexes } hexes from the camp of { $camp }: place the unit on a free hex within three.
refusal-faster = { CAP($unit_the) } cannot evade: { $by_the } { $by_number ->
    [plural] are
   *[singular] is
} faster.
refusal-feign-demoralized = { CAP($unit_the) } cannot feign flight while the army is demoralized.
refusal-feign-disorganized = { CAP($unit_the) } cannot feign flight while disorganized.
refusal-fired-already = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} fired in this phase already.
refusal-fired-before = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} fired and must stand.
refusal-fired-once = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} fired and cannot fire twice.
refusal-flight-too-short = { CAP($unit_the) } must flee { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} and not stop before.
refusal-four-trebuchets = All four trebuchets stand already: take one back first.
refusal-free-hex-first = { CAP($unit_the) } must retreat to a free hex, for example { $at }: friends make way only where there is none.
refusal-garrison-inside = { CAP($unit_the) } { $unit_number ->
    [plural] belong
   *[singular] belongs
} to the garrison and { $unit_number ->
    [plural] stay
   *[singular] stays
} inside.
refusal-garrison-stays = Garrison units that found no empty wall stay inside.
refusal-held = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} held in the ZOC of { $by_the } and cannot leave it.
refusal-hopeless = { $attack } to { $defence } is below 1:3: attack with more strength.
refusal-leader-in-hand = { CAP($leader_the) } still needs a unit: put him with one.
refusal-leader-not-in-play = { CAP($leader_the) } is not in play on your side.
refusal-leader-not-on-map = { CAP($leader_the) } is not on the map.
refusal-leader-not-returning = { CAP($leader_the) } is not among those who deploy again.
refusal-lent-already = { CAP($leader_the) } helps another die already.
refusal-losses-too-small = { $lost } in strength is too little: lose at least { $strength }.
refusal-makes-way-to = The unit on { $at } must make way: name where it goes, for example { $to }.
refusal-marsh = { $at } is marsh, closed to horse: { $unit_the } cannot enter it.
refusal-may-retreat = { CAP($unit_the) } can retreat and must: name a path.
refusal-moved-already = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} moved in this phase already.
refusal-must-attack = { CAP($unit_the) } must still attack, for example { $at }.
refusal-no-archers = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} no bows and cannot fire.
refusal-no-charge-line = { CAP($unit_the) } did not ride straight at { $at } over clear ground and cannot charge it.
refusal-no-dot = { CAP($unit_the) } cannot feign flight: only Muslim units with a dot do, when Crusaders attack.
refusal-no-feint-now = Nobody can feign flight now: an organized Muslim unit with a dot may, when Crusaders attack it.
refusal-no-garrison = { CAP($unit_the) } { $unit_number ->
    [plural] do
   *[singular] does
} not belong to the garrison.
refusal-no-garrison-here = This scenario has no garrison.
refusal-no-path = { CAP($unit_the) } must go somewhere: name the hexes.
refusal-no-retreat-owed = { CAP($unit_the) } need not retreat.
refusal-no-straight-ride = { CAP($unit_the) } cannot end a straight ride over clear ground toward { $at } there.
refusal-no-such-hex = There is no hex { $hex }.
refusal-no-such-leader = There is no leader { $leader }.
refusal-no-such-unit = There is no unit { $unit }.
refusal-no-trebuchet-there = No trebuchet stands on { $at }.
refusal-no-trebuchets = Only the Crusaders have trebuchets.
refusal-no-wall = { $at } is not a wall: the walls are 0108 to 0112.
refusal-no-withdrawal-here = This scenario has no withdrawal.
refusal-nobody-attacked = None of your units is attacked now: this answers an attack, before its die.
refusal-nobody-makes-way = Nobody on { $at } can make way for { $unit_the }; on { $to } somebody can.
refusal-nobody-there = Nobody stands on { $at } to be attacked.
refusal-nobody-to-charge = Nobody stands on { $at } to be charged: ride at a hex that the other side holds.
refusal-not-an-enemy = { CAP($unit_the) } { $unit_number ->
    [plural] belong
   *[singular] belongs
} to your own side.
refusal-not-attacking = { CAP($unit_the) } { $unit_number ->
    [plural] do
   *[singular] does
} not attack here: fire at an attacker.
refusal-not-before-the-walls = { $at } is not before the walls: trebuchets stand on 0207 to 0212.
refusal-not-beside = { CAP($unit_the) } { $unit_number ->
    [plural] do
   *[singular] does
} not stand beside { $at }.
refusal-not-drawn = { CAP($unit_the) } { $unit_number ->
    [plural] were
   *[singular] was
} not drawn: choose who was, for example { $by_the }.
refusal-not-in-the-melee = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} not among the attackers of this melee.
refusal-not-infantry = { CAP($unit_the) } cannot man the siege line: only infantry does.
refusal-not-inside = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} not inside the town any more.
refusal-not-light = { CAP($unit_the) } cannot evade: only light troops do.
refusal-not-nearest = { CAP($leader_the) } must join one of the nearest units, for example { $nearest_the }: { $unit_the } { $unit_number ->
    [plural] are
   *[singular] is
} farther off.
refusal-not-placed = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} not on the map yet.
refusal-not-returning = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} not among the units that return.
refusal-not-yielded = { $at } was not yielded: advance to { $to }, or stay.
refusal-not-yours = { CAP($name_the) } { $name_number ->
    [plural] do
   *[singular] does
} not belong to your side.
refusal-nowhere-to-evade = { CAP($unit_the) } cannot evade: every hex around is closed, held or in a ZOC.
refusal-nowhere-to-go = { CAP($unit_the) } cannot feign flight: every hex around is closed, held or in a ZOC.
refusal-nowhere-to-retreat = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} no hex to retreat to: name no path.
refusal-occupied = { CAP($by_the) } already { $by_number ->
    [plural] hold
   *[singular] holds
} { $at }: one unit to a hex.
refusal-one-leader-a-die = The die of { $unit_the } has a leader already.
refusal-one-to-three = One to three units fire together, not { $count }.
refusal-one-trebuchet-a-hex = A trebuchet stands on { $at } already.
refusal-only-history = Only the historical set-up can be arranged.
refusal-only-muslims-sally = Only the Muslims have a garrison.
refusal-only-muslims-withdraw = Only the Muslim army withdraws.
refusal-only-the-rest = Only the rest can be arranged.
refusal-out-of-range = { CAP($target_the) } { $target_number ->
    [plural] are
   *[singular] is
} { $hexes } hexes away; { $unit_the } { $unit_number ->
    [plural] fire
   *[singular] fires
} over { $range ->
    [one] one hex
   *[other] { $range } hexes
} at most.
refusal-outside-area = { $at } is not one of the hexes where { $unit_the } may be set up.
refusal-path-broken = { $at } does not adjoin { $start }: name every hex of the path.
refusal-path-too-long = { CAP($unit_the) } may go { $most ->
    [one] one hex
   *[other] { $most } hexes
} at most.
refusal-path-twice = { CAP($unit_the) } cannot go over { $at } again.
refusal-placed-there = { CAP($unit_the) } { $unit_number ->
    [plural] stand
   *[singular] stands
} on { $at } already.
refusal-prize-between = { CAP($unit_the) } cannot reach { $at }: the capture on { $over } ends the move.
refusal-range-shortened = { CAP($unit_the) } on { $at } { $unit_number ->
    [plural] stand
   *[singular] stands
} in the ZOC of { $by_the } and may fire only at adjoining units; { $target_the } { $target_number ->
    [plural] are
   *[singular] is
} { $hexes } hexes away.
refusal-ride-barred = { CAP($leader_the) } cannot ride to { $unit_the }: { $by_the } { $by_number ->
    [plural] bar
   *[singular] bars
} the way on { $over }.
refusal-ride-over-the-edge = { CAP($leader_the) } cannot ride to { $unit_the }: the way leads over the edge, which is closed now.
refusal-ride-too-far = { CAP($leader_the) } cannot ride to { $unit_the }: the way costs more than his { $points } movement points.
refusal-rode-already = { CAP($leader_the) } has ridden in this phase already.
refusal-sea = { $at } is sea.
refusal-shot-at-already = { CAP($unit_the) } { $unit_number ->
    [plural] have
   *[singular] has
} been fired at in this phase already.
refusal-siege-hex-empty = Infantry must man { $at }: each of the six siege hexes needs a unit.
refusal-siege-line = The siege line must have seven infantry units; now it has { $count }.
refusal-sortie-at-the-start = The sortie begins at the start of a Muslim movement phase, before anything moves.
refusal-sortie-too-early = The garrison cannot sally yet: the sortie belongs to the second stage, after the withdrawal.
refusal-sortied-before = There is one sortie only; units still inside may man empty walls at the end of a Muslim movement phase.
refusal-stays = { CAP($unit_the) } { $unit_number ->
    [plural] stand
   *[singular] stands
} there already.
refusal-still-watched = { CAP($unit_the) } cannot go to { $at }: it lies in the ZOC of { $by_the }.
refusal-struck-already = Whoever stands on { $at } has been attacked in this phase already.
refusal-too-far = { CAP($unit_the) } would need { $cost } movement points and { $unit_number ->
    [plural] have
   *[singular] has
} { $points }.
refusal-trebuchets-in-hand = { $count ->
    [one] One trebuchet is
   *[other] { $count } trebuchets are
} still in hand: place all four before the walls.
refusal-uncovered = { $at } is not covered: place a unit on it or a ZOC over it. Uncovered in all: { $count }.
refusal-unit-not-on-map = { CAP($unit_the) } { $unit_number ->
    [plural] are
   *[singular] is
} not on the map.
refusal-units-in-hand = { $count ->
    [one] One unit is still in hand: place it first.
   *[other] { $count } units are still in hand: place them first.
}
refusal-wall-manned = { CAP($by_the) } already { $by_number ->
    [plural] man
   *[singular] mans
} the wall on { $at }: choose an empty one.
refusal-walls = { $at } is a wall, closed to the Crusaders.
refusal-walls-attacked = Crusaders cannot attack the wall on { $at }.
refusal-with-it-already = { CAP($leader_the) } is with { $unit_the } already.
refusal-withdraw-at-the-start = The withdrawal is declared at the start of the Muslim movement phase, before anything moves.
refusal-withdraw-too-early = The Muslim army may withdraw once it has lost { $needed } VP; it has lost { $losses }.
refusal-withdrawn-before = There is no withdrawal in the second stage.
refusal-zoc-between = { CAP($unit_the) } cannot reach { $at }: the ZOC of { $by_the } ends the move on { $over }.
