/** What is said at the place where it happened: refusals, those who were dropped, a table that has moved on. */

import type { Problem } from "../wire/api";
import { type Said, said } from "./said";

/** It stays until the next input. */
export interface Caption {
  readonly at: string | null;
  readonly text: Said;
  readonly clause: string;
}

/** Where a caption hangs that is about the end of the phase. */
export const AT_END = "end";

interface Refusal {
  readonly clause: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export function refused(at: string | null, { clause, key, args }: Refusal): Caption {
  return { at, text: said(`refusal-${key}`, args), clause };
}

export function dropped(at: string, pieces: readonly string[], clause: string): Caption {
  return { at, text: said("board-dropped", { piece: pieces[0], count: pieces.length }), clause };
}

/** The table has moved on: whose decision it now is, and which. */
export function overtaken(due: readonly { readonly seat: string; readonly ask: string; readonly answered: boolean }[]): Said {
  const open = due.find(({ answered }) => !answered);
  return open ? said("fault-stale", { seat: open.seat, ask: open.ask }) : said("fault-stale-over");
}

/** What is said of a problem: a refusal where it happened, anything else as a notice. */
export function complaint(problem: Problem, at: string | null): { readonly caption: Caption | null; readonly notice: Said | null } {
  if (problem.problem === "refused") return { caption: refused(at, problem), notice: null };
  if (problem.problem === "sealed") return { caption: null, notice: said(`sealed-${problem.what}`) };
  if (problem.problem === "not-kept") return { caption: null, notice: said(`not-kept-${problem.why}`, { file: problem.file }) };
  return { caption: null, notice: problem.problem === "stale" ? overtaken(problem.due) : said("fault-broken") };
}
