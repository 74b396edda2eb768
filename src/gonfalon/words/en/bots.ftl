### Why a bot acted: one sentence for each reason it can give.
### $wins and $loses count the falls of the dice, out of $throws.

why-lots = Lots were drawn.
why-default = No better idea than the usual answer.

why-deploy = { $seat }: the historical order is as good as any.
why-deployed = { $seat }: every piece is in its place.

why-arrive = { $piece }: into Arsouf, where it counts.
why-march = { $piece }: nearer to Arsouf by the shortest open way.
why-escort = { $piece }: keeping up with the baggage.
why-bar = { $piece }: into the baggage's way, or closer to it.
why-screen = { $piece }: between the baggage and the enemy.
why-safety = { $piece }: safer here when the enemy replies.
why-lead = { $piece }: beside those who need a leader most.
why-strike = { $piece }: within reach of { $target }; { $wins } chances in { $throws } to win, { $loses } to lose.
why-charge = { $piece }: a charge at { $target }; { $wins } chances in { $throws } to win, { $loses } to lose.
why-hunt = { $piece }: closing in on the wounded.
why-deny = { $piece }: near enough that the enemy's wounded do not recover.
why-recover = { $piece }: away from the enemy, to recover.
why-room = { $piece }: making room for the others.
why-moves-done = { $seat }: the others stand well where they are.

why-attack = { $piece } against { $target }: { $wins } chances in { $throws } to win, { $loses } to lose.
why-finish = { $piece } against { $target }, who would be killed: { $wins } chances in { $throws } to win, { $loses } to lose.
why-attacks-done = { $seat }: no attack that is left is worth its risk.
