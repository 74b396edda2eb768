/** Of which actions the server is asked before they are taken: odds where a die falls, an account of all else. */

import type { Draft } from "../state/draft";
import { type Action, type Choice, type Grammar, verbOf } from "../state/menu";

const MOST_FORECASTS = 12;

/** Whether dice fall with an action that is looked at first. */
function isForecast(grammar: Grammar, verb: string): boolean {
  const { isWeighed = false, isAnnounced = false } = verbOf(grammar, verb);
  return isWeighed && !isAnnounced;
}

/** What is on the scales and what those in hand could strike at. */
export function forecastable(grammar: Grammar, { weighed }: Draft, choices: readonly Choice[]): readonly Action[] {
  const wanted = choices.flatMap(({ action, verb }) => (action && isForecast(grammar, verb) ? [action] : []));
  return (weighed !== null && isForecast(grammar, weighed.do) ? [weighed, ...wanted] : wanted).slice(0, MOST_FORECASTS);
}

/** Wherever those in hand could go, what is on the scales and the other manners of it. */
export function accountable(grammar: Grammar, { weighed }: Draft, choices: readonly Choice[], variants: readonly Action[]): readonly Action[] {
  const goals = choices.flatMap(({ action, verb }) => (action && !isForecast(grammar, verb) ? [action] : []));
  return [...goals, ...(weighed ? [weighed, ...variants] : [])];
}
