/** The language that is spoken now; whatever says something through it is said anew when it changes. */

import type { Said } from "../state/said";
import * as api from "../wire/api";
import { type Args, Words } from "../words/words";

class Tongue {
  #words = $state.raw(new Words("en", []));
  #texts = new Map<string, Promise<string>>();

  get words(): Words {
    return this.#words;
  }

  /** Reads the sentences of a language for a game and speaks it from then on. */
  async speak(language: string, games: readonly string[]): Promise<void> {
    const [own, english] = await Promise.all([this.#read(language, games), this.#read("en", games)]);
    this.#words = new Words(language, own, english);
    document.documentElement.lang = language;
  }

  #read(language: string, games: readonly string[]): Promise<string[]> {
    return Promise.all([this.#text(language), ...games.map((game) => this.#text(language, game))]);
  }

  #text(language: string, game?: string): Promise<string> {
    const key = `${language}/${game ?? ""}`;
    const text = this.#texts.get(key) ?? api.words(language, game);
    this.#texts.set(key, text);
    text.catch(() => this.#texts.delete(key));
    return text;
  }
}

export const tongue = new Tongue();

export function say(key: string, args: Args = {}, part = ""): string {
  return tongue.words.say(key, args, part);
}

export function tell({ key, args }: Said): string {
  return tongue.words.say(key, args);
}

export function name(id: string): string {
  return tongue.words.name(id);
}
