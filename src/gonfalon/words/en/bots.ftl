### Why a bot acted: one sentence for each reason it can give.
### $wins and $loses count the falls of the dice, out of $throws.

why-lots = Lots were drawn.
why-default = No better idea than the usual answer.
why-promising = { $seat }: the best of what was tried, in { $looked } positions.
why-nothing-better = { $seat }: nothing else promises more, in { $looked } positions.

why-deploy = { $seat }: the historical order is as good as any.
why-deployed = { $seat }: every piece is in its place.

why-arrive = { $piece }: into Arsouf, where it counts.
why-march = { $piece }: nearer to Arsouf by the shortest open way.
why-escort = { $piece }: keeping up with the baggage.
why-bar = { $piece }: into the baggage's way, or closer to it.
why-screen = { $piece }: between the baggage and the other army.
why-safety = { $piece }: safer here when the other side replies.
why-lead = { $piece }: beside those who need a leader most.
why-strike = { $piece }: within reach of { $target_the }; { $wins } chances in { $throws } to win, { $loses } to lose.
why-charge = { $piece }: a charge at { $target_the }; { $wins } chances in { $throws } to win, { $loses } to lose.
why-hunt = { $piece }: closing in on the wounded.
why-deny = { $piece }: near enough that the other side's wounded do not recover.
why-recover = { $piece }: away from the other army, to recover.
why-room = { $piece }: making room for the others.
why-moves-done = { $seat }: the others stand well where they are.

why-attack = { $piece } against { $target_the }: { $wins } chances in { $throws } to win, { $loses } to lose.
why-finish = { $piece } against { $target_the }, who would be killed: { $wins } chances in { $throws } to win, { $loses } to lose.
why-attacks-done = { $seat }: no attack that is left is worth its risk.

## Acre. $good and $bad count the faces of the die, out of $faces, that harm the defenders and the attackers.

why-man-siege = { $unit }: to { $at }, to keep the garrison in.
why-guard-camp = { $unit }: to guard the camp on { $at }.
why-man-line = { $unit }: to { $at }, where it serves the line best.
why-dismantle = The trebuchet on { $at } is wanted elsewhere.
why-emplace = A trebuchet for { $at }.
why-capture = { $unit }: to { $at }, for what can be captured there.
why-make-way = { $unit }: making room for the others.
why-shelter = { $unit }: safer on { $at } when the other side replies.
why-reorder = { $unit }: out of the other side's reach, to become organized again.
why-close-in = { $unit }: to { $at }, nearer to where it is wanted.
why-ride-at = { $unit }: a straight ride, to charge from { $at }.
why-bar-way = { $unit }: to { $at }, to close the way to the walls.
why-take-aim = { $unit }: within bowshot on { $at }.
why-press = { $unit }: to { $at }, to attack together with the others there.
why-envelop = { $unit }: to { $at }, to envelop those who stand there.
why-take-command = { $leader }: most use with { $unit_the }.
why-shot = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } at { $target_the }: { $hits } chances in { $faces } to hit.
why-shots-done = { $seat }: no shot that is left is worth it.
why-assault = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } against { $target_the } at { $column }: { $good } chances in { $faces } to harm, { $bad } to be harmed.
why-sweep = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } against { $target_the } and { $further } more at once at { $column }: { $good } chances in { $faces } to harm, { $bad } to be harmed.
why-ride-down = { $unit }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } with a charge against { $target_the } at { $column }: { $good } chances in { $faces } to harm, { $bad } to be harmed.
why-owed = { CAP($unit_the) } must attack, and { $target_the } at { $column } is the least bad choice: { $good } chances in { $faces } to harm, { $bad } to be harmed.
why-give-ground = { $unit }: back to where the army stands best.
why-hold-ground = { $seat }: nothing is gained by advancing.
why-follow-up = { $unit }: { $at } is worth holding.
why-sacrifice = { $unit }: the loss that costs least.
why-stand-fast = { $unit }: { $column } is no reason to give way.
why-fire-first = { $unit }: arrows at { $target_the } before it comes to blows at { $column }.
why-evade = { $unit }: to { $at } rather than fight.
why-feign = { $unit }: let them follow a feigned flight.
why-draw-out = { $unit }: this way the pursuer comes among our own.
why-slip-away = { $unit }: away from the other army.
why-pursue = { $unit }: if somebody must follow, the one we can spare.
why-withdraw = Losses stand at { $losses } and the army breaks at { $disintegrated }; the next turn may cost { $toll }: time to withdraw.
why-fight-on = Losses stand at { $losses } and the army breaks at { $disintegrated }; the next turn may cost { $toll }: the battle goes on.
why-sally = { $unit }: out on the wall at { $at }, where no Crusader can attack it.
why-bide = { $seat }: the garrison waits for its time.
why-lend = { $leader } helps { $unit_the } to rally.
why-bring-back = { $unit }: back by way of { $at }.
why-land = { $unit }: the heavy horse returns together.
why-deploy-rest = { $seat }: the others beside them.

## Croisades. $good and $bad count the faces of the die, of $faces, that harm or drive back the defenders and the attackers.

why-mark-now = { $seat }: { $count ->
        [one] one crossbowman has
       *[other] { $count } crossbowmen have
    } a shot now that is worth no less than one later.
why-mark-later = { $seat }: { $count ->
        [one] the shot of one crossbowman is
       *[other] the shots of { $count } crossbowmen are
    } worth more when the other side moves.
why-mark-nobody = { $seat }: no crossbowman has a shot that is worth standing still for.
why-loose = { $figure } at { $target_the }: { $hits } chances in { $faces } to wound, unhorse or kill.
why-no-more-shots = { $seat }: no shot that is left is worth it.
why-volley = { $figure }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } at { $target_the } now: { $hits } chances in { $faces } for the first shot to wound, unhorse or kill.
why-hold-fire = { $seat }: a shot at { $target_the } now promises less than one later.
why-charge-home = { $figure }: a charge at { $target_the }, at { $odds } if nobody meets it.
why-no-more-charges = { $seat }: no charge promises more than other moves.
why-meet-charge = { $figure } meets { $target_the }, who comes to { $odds } only.
why-turn-charge = { $figure } meets { $target_the } and is the stronger of the two.
why-await-charge = { $seat }: nothing is gained by meeting { $target_the }.
why-lie-in-wait = { $figure } hides at { $at }.
why-keep-hidden = The others stay hidden.
why-cut-off = { $figure }: to { $at }, to cut them off.
why-bring-lady = { $figure }: to { $at }, to bring the lady through.
why-go-search = { $figure }: to { $at }, to search a grove.
why-ride-through = { $figure }: to { $at }, on the way through.
why-ride-off = { $figure } leaves the map: that is what counts.
why-bring-cart = The cart goes on to { $at }.
why-lead-horse = { $figure } leads the draft horse.
why-push-cart = { $figure } and others push the cart.
why-unharness-cart = { $figure } takes the dead horse out of harness.
why-fill-barrel = { $figure } fills a barrel.
why-stave-barrel = { $figure } staves in a barrel.
why-keep-by-cart = { $figure }: to { $at }, to keep by the cart.
why-come-to-blows = { $figure }: to { $at }, to attack from there.
why-keep-away = { $figure }: to { $at }, safer from blows when the other side replies.
why-take-cover = { $figure }: to { $at }, safer from shots.
why-line-up-shot = { $figure }: to { $at }, for a better shot.
why-come-in = { $figure }: onto the map, and on to { $at }.
why-muster-proposed = { $seat }: the forces that the scenario proposes are well matched.
why-take-posts = { $seat }: the places that the scenario proposes are good ones.
why-draw-near = { $figure }: to { $at }, nearer to those who are worth attacking.
why-bring-away = { $figure }: to { $at }, away from the enemy with that wound.
why-join-others = { $figure }: to { $at }, where it serves the others best.
why-go-on = { $figure } cannot stay there and goes on.
why-sets-down = { $figure } goes no further and sets down what he carries or leads.
why-lets-go = { $figure }: hands free, without { $horse }.
why-put-down = { $figure }: set down on { $at }, the first place there is.
why-steps-done = { $seat }: the others stand well where they are.
why-blows = { $figure }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    } against { $target_the }{ $further ->
        [0] {""}
       *[other] {" "}and { $further } more at once
    } at { $odds }: { $good } chances in { $faces } to harm or drive back, { $bad } to suffer it.
why-no-more-blows = { $seat }: no attack is worth its risk.
why-all-named = { $seat }: no attack that is left is worth its risk.
why-strike-first = { $figure } against { $target_the } first: joint attacks before single ones, then the better odds.
why-bear-blow = { $figure }: the loss that costs least.
why-fall-back = { $figure }: back to { $at }, with the least danger for what the place is worth.
why-step-aside = { $figure }: making room on { $at }.
why-into-the-saddle = { $figure }: back into the saddle of { $horse }, while nobody is near.
why-come-down = { $figure }: down on { $at }, where the fewest enemies are near.
why-follow = { $figure }: on to { $at }, a better place.
why-stay-put = { $seat }: nothing is gained by advancing.
