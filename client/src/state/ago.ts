/** How long ago something was, as people say it. */

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** In the largest unit that has passed; less than a minute is now. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length) || 0, unit);
}

const DAYS_AGO = 7 * 24 * 3600 * 1000;

/** How long ago in the last week, before that the day. */
export function lately(then: number, now: number, language: string): string {
  if (now - then < DAYS_AGO) return ago(then, now, language);
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { day: "numeric", month: "long", ...(isThisYear ? {} : { year: "numeric" }) }).format(then);
}
