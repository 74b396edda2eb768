/** What a player likes, remembered between visits where the browser allows it. */

export const SCALES = ["fit", "40", "50", "60", "75"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["slow", "steady", "quick", "instant"] as const;
export const WHEELS = ["scroll", "zoom"] as const;
export const MOTIONS = ["system", "less"] as const;
export const SOUNDS = ["off", "on"] as const;

export interface Settings {
  readonly language: string;
  readonly scale: (typeof SCALES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly wheel: (typeof WHEELS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof SOUNDS)[number];
  /** Single letters do things at the table. */
  readonly shortcuts: boolean;
}

/** How long the server waits between two moves of a computer that is watched, in milliseconds. */
export const PAUSES: Readonly<Record<Settings["speed"], number>> = { slow: 1100, steady: 600, quick: 240, instant: 0 };
/** By how much each speed stretches the time that something stays on show. */
export const STRETCH: Readonly<Record<Settings["speed"], number>> = { slow: 1.8, steady: 1, quick: 0.4, instant: 0 };

/** What a browser that asks for a language, if we speak it, begins with. */
export function defaults(languages: readonly string[], spoken: readonly string[]): Settings {
  const wanted = languages.map((each) => each.slice(0, 2)).find((each) => spoken.includes(each));
  return {
    language: wanted ?? "en",
    scale: "fit",
    theme: "system",
    speed: "steady",
    wheel: "scroll",
    motion: "system",
    sound: "off",
    shortcuts: true,
  };
}

/** Settings out of what was stored; whatever is missing or not understood is as it was at first. */
export function restored(stored: string | null, first: Settings, spoken: readonly string[]): Settings {
  const kept = parsed(stored);
  return {
    language: oneOf(spoken, kept["language"], first.language),
    scale: oneOf(SCALES, kept["scale"], first.scale),
    theme: oneOf(THEMES, kept["theme"], first.theme),
    speed: oneOf(SPEEDS, kept["speed"], first.speed),
    wheel: oneOf(WHEELS, kept["wheel"], first.wheel),
    motion: oneOf(MOTIONS, kept["motion"], first.motion),
    sound: oneOf(SOUNDS, kept["sound"], first.sound),
    shortcuts: typeof kept["shortcuts"] === "boolean" ? kept["shortcuts"] : first.shortcuts,
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(stored ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}
