/** What the table says to a player: the house's Fluent sentences, spoken as the terminal speaks them. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, unknown>>;

/** How a sentence knows an argument that is empty, or a name without a form. */
const NONE = "none";

/** How a word is called: alone, its grammatical form, and inside a sentence with its article and without. */
interface Called {
  readonly name: string;
  readonly form: string;
  readonly the: string;
  readonly mid: string;
}

export class Words {
  readonly language: string;
  readonly #bundles: readonly FluentBundle[];

  /** `texts` are the Fluent files of the language, `english` what is said where it lacks a sentence. */
  constructor(language: string, texts: readonly string[], english: readonly string[] = []) {
    this.language = language;
    this.#bundles = [bundle(language, texts), bundle("en", english)];
  }

  /** A sentence, or the `part` of it that stands under that attribute; without it the key itself. */
  say(key: string, args: Args = {}, part = "", otherwise = key): string {
    const shown = this.#shown(args);
    for (const each of this.#bundles) {
      const sentence = spoken(each, key, part, shown);
      if (sentence !== undefined) return sentence;
    }
    return otherwise;
  }

  has(key: string): boolean {
    return this.#bundles.some((each) => each.hasMessage(key));
  }

  /** What a piece, kind, side or condition is called. */
  name(id: string): string {
    return this.#called(id).name;
  }

  /** Of a word its name, and beside it the bare value and how it is called. */
  #shown(args: Args): Record<string, FluentVariable> {
    const shown: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number" || typeof value === "boolean") {
        shown[key] = Number(value);
        continue;
      }
      const words = Array.isArray(value) ? value : [value ?? ""];
      if (words.length > 0 && words.every((each) => typeof each === "string")) {
        const { name, form, the, mid } = this.#together(words);
        const number = form.endsWith("plural") ? "plural" : "singular";
        Object.assign(shown, { [key]: name, [`${key}_id`]: words.join(",") || NONE, [`${key}_form`]: form, [`${key}_number`]: number, [`${key}_the`]: the, [`${key}_mid`]: mid });
      }
    }
    return shown;
  }

  /** Several words called like one; several are plural. */
  #together(words: readonly string[]): Called {
    const called = words.map((word) => this.#called(word));
    const [first] = called;
    if (first !== undefined && called.length === 1) return first;
    const all = (part: (each: Called) => string) => listed(this.language, called.map(part));
    return { name: all(({ name }) => name), form: "plural", the: all(({ the }) => the), mid: all(({ mid }) => mid) };
  }

  /** A thing that is told by its place alone, such as the camp of a hex, is called by what it is. */
  #called(word: string): Called {
    for (const known of [word, word.replace(/-\d+$/, "")]) {
      for (const each of this.#bundles) {
        const part = (attribute: string) => spoken(each, `name-${known}`, attribute, {});
        const name = part("");
        if (name !== undefined) return { name, form: part("form") ?? NONE, the: part("the") ?? name, mid: part("mid") ?? name };
      }
    }
    return { name: word, form: NONE, the: word, mid: word };
  }
}

function bundle(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function spoken(from: FluentBundle, key: string, part: string, args: Record<string, FluentVariable>): string | undefined {
  const message = from.getMessage(key);
  const pattern = part === "" ? message?.value : message?.attributes[part];
  if (pattern === null || pattern === undefined) return undefined;
  const errors: Error[] = [];
  const sentence = from.formatPattern(pattern, args, errors);
  return errors.length > 0 ? undefined : sentence;
}

/** A number of halves as people write it: 15 is 7½. */
export function halves(number: number): string {
  const whole = Math.floor(Math.abs(number) / 2);
  const sign = number < 0 ? "−" : "";
  return number % 2 === 0 ? `${sign}${whole}` : `${sign}${whole || ""}½`;
}

/** Words one after the other; in Spanish *y* gives way to *e* before the sound of *i*. */
function listed(language: string, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const link = language !== "es" ? "and" : /^h?i(?![aeiou])/i.test(last) ? "e" : "y";
  return `${words.slice(0, -1).join(", ")} ${link} ${last}`;
}

/** Words as they begin a sentence. */
function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A Spanish preposition before words, drawn together with the article *el*. */
function joined(preposition: string, words: string): string {
  return words.startsWith("el ") ? `${preposition}l ${words.slice(3)}` : `${preposition} ${words}`;
}

const FUNCTIONS: Record<string, FluentFunction> = {
  CAP: ([words]) => capital(String(words)),
  AL: ([words]) => joined("a", String(words)),
  DEL: ([words]) => joined("de", String(words)),
  HALVES: ([number]) => halves(number instanceof FluentNumber ? number.valueOf() : Number(number)),
};
