/** The player's settings, kept in the browser and shown on the page. */

import { type Settings, defaults, restored } from "../state/settings";

const SHELF = "gonfalon-settings";
const SPOKEN = ["en", "es"];

class Preferences {
  #settings = $state<Settings>(restored(shelved(), defaults(navigator.languages, SPOKEN), SPOKEN));
  #prefersDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #prefersLess = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => (this.#prefersDark = matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", ({ matches }) => (this.#prefersLess = matches));
  }

  get now(): Settings {
    return this.#settings;
  }

  get isDark(): boolean {
    return this.#settings.theme === "dark" || (this.#settings.theme === "system" && this.#prefersDark);
  }

  get isStill(): boolean {
    return this.#settings.motion === "less" || this.#prefersLess;
  }

  change(changes: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...changes };
    shelve(this.#settings);
  }

  restoreDefaults(): void {
    this.change(defaults(navigator.languages, SPOKEN));
  }
}

/** A browser may keep nothing for us: then the settings last as long as the page. */
function shelved(): string | null {
  try {
    return localStorage.getItem(SHELF);
  } catch {
    return null;
  }
}

function shelve(settings: Settings): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    return;
  }
}

export const preferences = new Preferences();
