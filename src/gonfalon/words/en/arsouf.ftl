### Arsouf. Sums count halves.

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
name-knights = Knights
    .form = plural
    .the = the knights
name-knights-1 = { name-knights } 1
    .form = { name-knights.form }
name-knights-2 = { name-knights } 2
    .form = { name-knights.form }
name-knights-3 = { name-knights } 3
    .form = { name-knights.form }
name-infantry = Infantry
    .form = singular
    .the = the infantry
name-infantry-1 = { name-infantry } 1
    .form = { name-infantry.form }
name-infantry-2 = { name-infantry } 2
    .form = { name-infantry.form }
name-infantry-3 = { name-infantry } 3
    .form = { name-infantry.form }
name-infantry-4 = { name-infantry } 4
    .form = { name-infantry.form }
name-infantry-5 = { name-infantry } 5
    .form = { name-infantry.form }
name-infantry-6 = { name-infantry } 6
    .form = { name-infantry.form }
name-baggage = Baggage
    .form = singular
    .the = the baggage
name-baggage-1 = { name-baggage } 1
    .form = { name-baggage.form }
name-baggage-2 = { name-baggage } 2
    .form = { name-baggage.form }
name-baggage-3 = { name-baggage } 3
    .form = { name-baggage.form }
name-baggage-4 = { name-baggage } 4
    .form = { name-baggage.form }
name-richard = Richard
    .form = singular
name-mamelukes = Mamluks
    .form = plural
    .the = the Mamluks
name-mamelukes-1 = { name-mamelukes } 1
    .form = { name-mamelukes.form }
name-mamelukes-2 = { name-mamelukes } 2
    .form = { name-mamelukes.form }
name-mamelukes-3 = { name-mamelukes } 3
    .form = { name-mamelukes.form }
name-mamelukes-4 = { name-mamelukes } 4
    .form = { name-mamelukes.form }
name-horse-archers = Horse archers
    .form = plural
    .the = the horse archers
name-horse-archers-1 = { name-horse-archers } 1
    .form = { name-horse-archers.form }
name-horse-archers-2 = { name-horse-archers } 2
    .form = { name-horse-archers.form }
name-horse-archers-3 = { name-horse-archers } 3
    .form = { name-horse-archers.form }
name-horse-archers-4 = { name-horse-archers } 4
    .form = { name-horse-archers.form }
name-horse-archers-5 = { name-horse-archers } 5
    .form = { name-horse-archers.form }
name-horse-archers-6 = { name-horse-archers } 6
    .form = { name-horse-archers.form }
name-skirmishers = Skirmishers
    .form = plural
    .the = the skirmishers
name-skirmishers-1 = { name-skirmishers } 1
    .form = { name-skirmishers.form }
name-skirmishers-2 = { name-skirmishers } 2
    .form = { name-skirmishers.form }
name-skirmishers-3 = { name-skirmishers } 3
    .form = { name-skirmishers.form }
name-skirmishers-4 = { name-skirmishers } 4
    .form = { name-skirmishers.form }
name-skirmishers-5 = { name-skirmishers } 5
    .form = { name-skirmishers.form }
name-saladin = Saladin
    .form = singular

name-absent = not in this game
name-waiting = in hand
name-fit = fit
name-wounded = wounded
name-killed = killed
name-arrived = in Arsouf

name-deploy = deployment
name-move = movement
name-attack = attack
name-defence = defence

name-own_turn = at the start of their own turn
name-both_ends = at the start and at the end of their own turn

scenario-printed = The march to Arsouf
    .summary = The whole game as the book prints it: deploy, march, fight, and bring two baggage trains home.
scenario-gate = At the gate
    .summary = Eight turns. The first baggage is home; push another past Saladin's guard into the town.
    .notes = A teaching position of our own.
scenario-charge = Clear the road
    .summary = Fourteen turns. Knights learn to charge in a straight line while the baggage waits behind them.
    .notes = A teaching position of our own.
scenario-ford = Over the ford
    .summary = Eighteen turns. A small column crosses the river while Muslim horsemen ride round it.
    .notes = A teaching position of our own.

option-road_entry = Stepping onto the road
    .about = The first of the two spaces that foot covers along the road may be the step onto it.
option-pass_friends = Passing through friends
    .about = A piece may move through spaces that hold friends.
option-attack_across_river = Attacks across the river
    .about = A piece may attack an enemy on the far bank. Support and leaders count across the river in any case.
option-announce_first = Announce all attacks first
    .about = All attacks are named before any is rolled; one on a piece already killed lapses.
option-wounded_leader_leads = Wounded leaders still lead
    .about = A wounded leader adds two to the pieces beside him as before.
option-recovery = When the wounded recover
    .about = Always at the start of their own turn; if you like, at its end as well.
option-spare_baggage_counts = Spare baggage counts
    .about = The third and fourth baggage trains count among the two other pieces.
option-muslims_enter_arsouf = Muslims may enter Arsouf
    .about = The town is open to the Muslims, who may stand in it and bar it.
option-turn_limit = Turn limit
    .about = How many turns the Crusaders have to reach their goal.
option-banner_spaces = Spaces under the banner
    .about = The spaces that the printed banner hides are part of the board.

ask-deploy = { $seat }: place your pieces in your area, then confirm.
ask-move = { $seat }: move as many pieces as you like, then end the movement.
ask-attack = { $seat }: choose who attacks whom, or end the attacks.

event-placed = { $swapped_id ->
    [none] { CAP($piece_the) } { $piece_number ->
        [plural] stand
       *[singular] stands
    } on { $at }.
   *[other] { CAP($piece_the) } { $piece_number ->
        [plural] stand
       *[singular] stands
    } on { $at }, changing places with { $swapped_the }.
}
event-lifted = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} back in hand.
event-arranged = { $how_id ->
    [historical] { CAP($side_the) } are drawn up as history had them.
   *[rest] { CAP($side_the) }: the rest of the army takes its places.
}
event-deployed = { CAP($side_the) } stand ready.
event-turn-began = Turn { $turn }: { $side_the }.
event-moved = { CAP($piece_the) } { $piece_number ->
    [plural] move
   *[singular] moves
} from { $start } to { $to }.
event-charged = { CAP($piece_the) } charge at { $target_the } and add one if they attack.
event-arrived = { CAP($piece_the) } { $piece_number ->
    [plural] reach
   *[singular] reaches
} Arsouf. In the town: { $baggage ->
    [one] { $baggage } baggage train
   *[other] { $baggage } baggage trains
}, { $others ->
    [one] { $others } other piece
   *[other] { $others } other pieces
}.
event-phase-ended = { $phase_id ->
    [move] { CAP($side_the) } end their movement.
   *[attack] { CAP($side_the) } end their attacks.
}
event-announced = { CAP($piece_the) } will attack { $target_the }.
event-lapsed = The attack of { $piece_the } lapses: { $target_the } { $target_number ->
    [plural] have
   *[singular] has
} been killed already.
event-fought = { CAP($piece_the) } { $piece_number ->
    [plural] attack
   *[singular] attacks
} { $target_the }: { HALVES($attack) } to { HALVES($defence) }.
event-withstood = { CAP($piece_the) } and { $target_the } part even.
event-wounded = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} wounded.
event-killed = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} killed.
event-recovered = { CAP($piece_the) } { $piece_number ->
    [plural] recover
   *[singular] recovers
}.
event-ended = { $how_id ->
    [arrived] { outcome-arrived }
    [stopped] { outcome-stopped }
   *[too-late] { outcome-too-late }
}

outcome-arrived = The Crusaders win: two baggage trains and two more pieces are in Arsouf.
outcome-stopped = The Muslims win: too few Crusaders are left to reach the goal.
outcome-too-late = The Muslims win: the last turn has passed.

remark-held-to-the-last-turn = Had the baggage been held off to the end of turn { $limit }, the Muslims would have won.
remark-short-of-the-town = { $baggage ->
    [0] { $others ->
        [one] The Crusaders were one piece short in Arsouf.
       *[other] The Crusaders were { $others } pieces short in Arsouf.
    }
    [one] { $others ->
        [0] The Crusaders were one baggage train short in Arsouf.
        [one] The Crusaders were one baggage train and one more piece short in Arsouf.
       *[other] The Crusaders were one baggage train and { $others } more pieces short in Arsouf.
    }
   *[other] { $others ->
        [0] The Crusaders were { $baggage } baggage trains short in Arsouf.
        [one] The Crusaders were { $baggage } baggage trains and one more piece short in Arsouf.
       *[other] The Crusaders were { $baggage } baggage trains and { $others } more pieces short in Arsouf.
    }
}

line-value = { HALVES($add) } fighting value
line-leader = +{ HALVES($add) } { $who } alongside
line-leader-away = +0 no leader alongside
line-leader-wounded = +0 { $who } alongside, but wounded
line-support = +{ HALVES($add) } { $who } beside the attacker
line-wounded-friend = +0 { $who } beside the attacker, but wounded
line-charge = +{ HALVES($add) } charge

refusal-no-such-piece = There is no piece called { $piece }.
refusal-no-such-space = There is no space { $at } on the board.
refusal-not-your-piece = { CAP($piece_the) } { $piece_number ->
    [plural] belong
   *[singular] belongs
} to the other army.
refusal-not-an-enemy = { CAP($target_the) } { $target_number ->
    [plural] are
   *[singular] is
} on your own side.
refusal-killed = { CAP($piece_the) } { $piece_number ->
    [plural] have
   *[singular] has
} been killed.
refusal-arrived = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} already in Arsouf.
refusal-not-in-play = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} not on the board.

refusal-deploy-first = Both armies must be deployed first.
refusal-deployment-over = The deployment is over.
refusal-outside-area = { CAP($piece_the) } cannot be placed on { $at }: it lies outside the army's area.
refusal-placed-there = { CAP($piece_the) } { $piece_number ->
    [plural] stand
   *[singular] stands
} on { $at } already.
refusal-not-placed = { CAP($piece_the) } { $piece_number ->
    [plural] have
   *[singular] has
} not been placed yet.
refusal-arranged-already = { $how_id ->
    [historical] The army stands as history had it already.
   *[rest] No piece is left to place.
}
refusal-pieces-in-hand = { $count ->
    [one] One piece is still in hand; place it first.
   *[other] { $count } pieces are still in hand; place them first.
}

refusal-moved-already = { CAP($piece_the) } { $piece_number ->
    [plural] have
   *[singular] has
} moved already this turn.
refusal-sea = { $at } is open sea, no part of the board.
refusal-marsh = { $at } is marsh; no piece may enter it.
refusal-closed-town = { $at } is Arsouf, which is closed to the Muslims.
refusal-banner = { $at } lies under the banner and is closed in this game.
refusal-occupied = { CAP($by_the) } { $by_number ->
    [plural] stand
   *[singular] stands
} on { $at } already.
refusal-river = { CAP($piece_the) } cannot cross the river to { $at }; the ford is the only way over.
refusal-marsh-between = { CAP($piece_the) } could reach { $at } only through the marsh.
refusal-town-between = { CAP($piece_the) } could reach { $at } only through Arsouf, and entering the town ends the move.
refusal-banner-between = { CAP($piece_the) } could reach { $at } only under the banner, which is closed in this game.
refusal-too-far-wounded = { $at } is too far: wounded, { $piece_the } { $piece_number ->
    [plural] move
   *[singular] moves
} only one space.
refusal-off-the-road = { $at } is too far: { $piece_the } { $piece_number ->
    [plural] move
   *[singular] moves
} two spaces only along the road, and one elsewhere.
refusal-too-far = { $at } is too far: { $piece_the } { $piece_number ->
    [plural] move
   *[singular] moves
} at most { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
refusal-way-barred = Other pieces bar the way of { $piece_the } to { $at }.

refusal-moves-before-attacks = All movement comes first and all attacks after it; this belongs to the other phase.
refusal-attacked-already = { CAP($piece_the) } { $piece_number ->
    [plural] have
   *[singular] has
} attacked already this turn.
refusal-wounded = { CAP($piece_the) } { $piece_number ->
    [plural] are
   *[singular] is
} wounded and cannot attack.
refusal-not-adjoining = { CAP($piece_the) } cannot attack { $target_the }: they are not on adjoining spaces.
refusal-across-the-river = { CAP($piece_the) } cannot attack { $target_the }: this game allows no attack across the river.
