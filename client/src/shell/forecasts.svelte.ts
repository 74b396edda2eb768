/** The odds of the actions under consideration, as the server reckoned them; forgotten when the table moves on. */

import type { Skin, Told } from "../skins/skin";
import { type Chance, type Share, gathered, harm } from "../state/chances";
import type { Action } from "../state/menu";
import * as api from "../wire/api";

/** One way an action may end. */
export interface Outlook {
  readonly share: Share;
  readonly told: readonly Told[];
}

export interface Forecast {
  readonly isExact: boolean;
  /** How many states were imagined, where the seat does not know all. */
  readonly imagined: number;
  readonly chances: readonly Chance[];
  readonly told: readonly Told[];
  readonly outlooks: readonly Outlook[];
}

export class Forecasts {
  readonly #table: string;
  readonly #skin: Skin;
  #known = $state.raw<ReadonlyMap<string, Forecast>>(new Map());
  #age = 0;

  constructor(table: string, skin: Skin) {
    this.#table = table;
    this.#skin = skin;
  }

  of(action: Action | null): Forecast | undefined {
    return action === null ? undefined : this.#known.get(JSON.stringify(action));
  }

  /** How likely an action harms its target; undefined while it is being reckoned. */
  harmOf(action: Action | null): Share | undefined {
    const forecast = this.of(action);
    return forecast && harm(forecast.chances);
  }

  async fetch(actions: readonly Action[]): Promise<void> {
    const wanted = actions.filter((action) => this.of(action) === undefined);
    if (wanted.length === 0) return;
    const age = this.#age;
    const { odds } = await api.odds(this.#table, wanted);
    if (age !== this.#age) return;
    const known = new Map(this.#known);
    odds.forEach((each, at) => {
      const action = wanted[at] as Action;
      if (each.odds === "forecast") known.set(JSON.stringify(action), this.#read(each, action));
    });
    this.#known = known;
  }

  forget(): void {
    this.#age += 1;
    this.#known = new Map();
  }

  #read(each: ApiForecast, action: Action): Forecast {
    const outlooks = each.outlooks.map(({ chance, guesses, told }) => ({
      share: shareOf(chance),
      guesses: guesses.map(shareOf),
      told: told as readonly Told[],
    }));
    const chances = outlooks.map(({ share, guesses, told }) => ({ share, guesses, ...this.#skin.chance(told, action) }));
    const sums = each.sums as unknown as readonly Told[];
    return { isExact: each.exact, imagined: each.imagined, chances: gathered(chances), told: sums, outlooks };
  }
}

const shareOf = ([ways, of]: readonly [number, number]): Share => ({ ways, of });

type ApiForecast = Extract<Awaited<ReturnType<typeof api.odds>>["odds"][number], { odds: "forecast" }>;
