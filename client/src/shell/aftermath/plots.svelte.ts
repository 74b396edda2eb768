/** What the charts show, in the words of the language that is spoken. */

import { isTold, tenths } from "../../state/aftermath";
import { type Share, percent } from "../../state/chances";
import type { Fortune } from "../../wire/generated";
import { halves } from "../../words/words";
import { liveryOf } from "../livery.svelte";
import type { Table } from "../table.svelte";
import { name, say, tell, tongue } from "../tongue.svelte";
import type { Hindsight, Turning } from "./hindsight.svelte";
import { type Inks, inkOf } from "./ink";
import type { LossPlot } from "./loss-chart";
import type { LuckPlot, LuckRow } from "./luck-chart";

export function lossPlot(table: Table, { courses, slots, marks }: Hindsight, inks: Inks): LossPlot | null {
  if (courses.every(({ lost }) => lost.every((each) => each === 0))) return null;
  return {
    turns: slots.map(({ turn }) => turn),
    marks,
    axis: say("turn").toLocaleLowerCase(tongue.words.language),
    lines: courses.map(({ side, lost }) => {
      const livery = liveryOf(side);
      return {
        id: side,
        name: name(side),
        total: halves(lost.at(-1) ?? 0),
        note: counted(table, side),
        ink: inkOf(livery, inks),
        isDashed: livery.chart.isDashed,
        isRound: livery.dot.isRound,
        lost,
      };
    }),
  };
}

/** How many of a side are lost, and how many hurt. */
function counted({ tokens, skin }: Table, side: string): string {
  const [hurt = 0, lost = 0] = skin.conditions.slice(-2).map((condition) => tokens.filter((token) => token.side === side && token.condition === condition && !token.isUncounted).length);
  return skin.hindsight ? say(skin.hindsight.counted, { lost, hurt }) : "";
}

export function luckPlot(table: Table, { told }: Hindsight, inks: Inks): LuckPlot | null {
  const luck = (told?.luck ?? []).filter(({ attacks }) => attacks > 0);
  if (luck.length === 0) return null;
  const words = table.skin.hindsight;
  return {
    head: say("aftermath-fell"),
    tooFew: say("aftermath-too-few").replace(/\.$/, "").toLocaleLowerCase(tongue.words.language),
    rows: luck.flatMap((each) => {
      const { side, attacks: of } = each;
      const livery = liveryOf(side);
      const row = (kind: "harm" | "backfire"): LuckRow => ({
        id: `${side}-${kind}`,
        title: say(`aftermath-${kind}-of`, { side }),
        note: words ? say(words[kind], { of }) : "",
        ink: inkOf(livery, inks),
        isHatched: livery.chart.isDashed,
        fell: each[kind].fell,
        expected: isTold(each) ? expectedOf(each[kind]) : null,
      });
      return [row("harm"), row("backfire")];
    }),
  };
}

function expectedOf({ expected, least, most }: Fortune): LuckRow["expected"] {
  const [ways, of] = expected;
  return { mean: ways / of, text: tenths(expected, tongue.words.language), least, most };
}

/** How likely it was and how the dice fell, or that no die did. */
export function chanceSaid({ point, headline }: Turning): string {
  if (point.chance === null) return say("aftermath-no-die");
  const [ways, of] = point.chance;
  const share: Share = { ways, of };
  const chance = say("aftermath-chance", { percent: percent(share) });
  return headline?.dice ? `${chance} · ${tell(headline.dice)}` : chance;
}
