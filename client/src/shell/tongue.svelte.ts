/** The language that is spoken now; whatever says something through it is said anew when it changes. */

import type { Said } from "../state/said";
import * as api from "../wire/api";
import { type Args, Words } from "../words/words";

const MUTE = new Words("en", []);

class Tongue {
  #words = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #game = $state("");
  #texts = new Map<string, Promise<string>>();

  /** The game that is talked about. */
  get game(): string {
    return this.#game;
  }

  /** The words of the game that is talked about. */
  get words(): Words {
    return this.of(this.#game);
  }

  /** The words of a game: games call different things alike, so each has its own beside those that all share. */
  of(game: string): Words {
    return this.#words.get(game) ?? this.#words.values().next().value ?? MUTE;
  }

  /** Talks about a game from now on. */
  about(game: string): void {
    this.#game = game;
  }

  /** Reads the sentences of a language for some games and speaks it from then on. */
  async speak(language: string, games: readonly string[]): Promise<void> {
    const read = await Promise.all(games.map(async (game) => [game, await this.#wordsOf(language, game)] as const));
    this.#words = new Map(read);
    document.documentElement.lang = language;
  }

  /** Speaks with words that are at hand, where no server is asked for them. */
  speakHere(words: Words): void {
    this.#words = new Map([["", words]]);
  }

  async #wordsOf(language: string, game: string): Promise<Words> {
    const [own, english] = await Promise.all([this.#read(language, game), this.#read("en", game)]);
    return new Words(language, own, english);
  }

  /** What a game says comes before what all share. */
  #read(language: string, game: string): Promise<string[]> {
    return Promise.all([this.#text(language, game), this.#text(language)]);
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

/** A sentence, or a part of it, that may be lacking. */
export function lent(key: string, args: Args = {}, part = ""): string | null {
  return tongue.words.say(key, args, part, "") || null;
}

export function tell({ key, args }: Said): string {
  return tongue.words.say(key, args);
}

export function name(id: string): string {
  return tongue.words.name(id);
}
