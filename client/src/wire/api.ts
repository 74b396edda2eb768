/** The server's verbs, as functions; a request that is not granted throws a Fault with the server's problem. */

import type { SheetData } from "../cartographer/sheet";
import type {
  Accounts,
  Act,
  Aftermath,
  AnyAction,
  AnyProblem,
  Branch,
  Done,
  Import,
  Lobby,
  MakePlan,
  Moment,
  Onwards,
  OpenTable,
  Opened,
  Reach,
  Rules,
  Sightlines,
  StandingOrders,
  TableNow,
  Tables,
  WayTo,
  Weighed,
  WhyBot,
  WhyNot,
} from "./generated";

export type Problem = AnyProblem | { readonly problem: "offline" };

export class Fault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.problem);
    this.problem = problem;
  }
}

export const lobby = (language: string) => ask<Lobby>("GET", `/games?language=${language}`);
/** The map of a scenario, else of the game's first. */
export const sheet = (game: string, scenario?: string) =>
  ask<SheetData>("GET", `/games/${game}/sheet${scenario === undefined ? "" : `?scenario=${scenario}`}`);
export const rules = (game: string, language: string) => ask<Rules>("GET", `/games/${game}/rules?language=${language}`);
export const tables = () => ask<Tables>("GET", "/tables");
export const table = (id: string) => ask<TableNow>("GET", `/tables/${id}`);
export const rename = (id: string, name: string) => ask<void>("POST", `/tables/${id}/name`, { name });
/** Throws a game into the bin, or puts it back. */
export const setBinned = (id: string, binned: boolean) => ask<void>("POST", `/tables/${id}/bin`, { binned });
/** Deletes these for good, as far as they still lie in the bin. */
export const emptyBin = (tables: readonly string[]) => ask<void>("POST", "/bin/empty", { tables });
export const openTable = (wish: OpenTable) => surely<Opened>("POST", "/tables", wish);
export const importTable = (wish: Import) => ask<Opened>("POST", "/import", wish);
export const act = (id: string, wish: Act) => surely<Done>("POST", `/tables/${id}/actions`, wish);
export const plan = (id: string, wish: MakePlan) => surely<Done>("POST", `/tables/${id}/plan`, wish);
export const undo = (id: string, seat: string) => surely<Done>("POST", `/tables/${id}/undo`, { key: newKey(), seat });
export const cancel = (id: string, seat: string, entry: number) =>
  surely<Done>("POST", `/tables/${id}/cancel`, { key: newKey(), seat, entry });
export const resign = (id: string, seat: string) => surely<Done>("POST", `/tables/${id}/resign`, { key: newKey(), seat });
export const rematch = (id: string) => surely<Opened>("POST", `/tables/${id}/rematch`, { key: newKey() });
export const branch = (id: string, wish: Omit<Branch, "key">, seat: Eyes) =>
  surely<Opened>("POST", `/tables/${id}/branch${as(seat)}`, { key: newKey(), ...wish });
export const pace = (id: string, delay: number) => ask<Done>("POST", `/tables/${id}/speed`, { delay });
export const pause = (id: string, paused: boolean) => ask<Done>("POST", `/tables/${id}/pause`, { paused });
export const odds = (id: string, actions: readonly AnyAction[]) =>
  surely<Weighed>("POST", `/tables/${id}/odds${as(actions[0]?.seat)}`, { actions, through: true });
export const accounts = (id: string, actions: readonly AnyAction[]) =>
  surely<Accounts>("POST", `/tables/${id}/accounts${as(actions[0]?.seat)}`, { actions });
export const whyNot = (id: string, action: AnyAction) => surely<WhyNot>("POST", `/tables/${id}/why${as(action.seat)}`, { action });
export const whyBot = (id: string, entry: number, seat: Eyes) => surely<WhyBot>("GET", `/tables/${id}/why${as(seat, { entry })}`);
export const orders = (id: string, seat: string, language: string) =>
  ask<StandingOrders>("GET", `/tables/${id}/orders?seat=${seat}&language=${language}`);
export const setOrders = (id: string, seat: string, orders: Readonly<Record<string, string>>) =>
  ask<Done>("POST", `/tables/${id}/orders`, { seat, orders });
export const reach = (id: string, piece: string, seat: Eyes) => surely<Reach>("GET", `/tables/${id}/reach${as(seat, { piece })}`);
export const sightlines = (id: string, asked: Readonly<Record<string, string>>, seat: Eyes) =>
  surely<Sightlines>("GET", `/tables/${id}/sightlines${as(seat, asked)}`);
export const way = (id: string, seat: string, piece: string, to: string) =>
  surely<WayTo>("GET", `/tables/${id}/way?${new URLSearchParams({ seat, piece, to })}`);
export const onward = (id: string, action: AnyAction) => surely<Onwards>("POST", `/tables/${id}/onward${as(action.seat)}`, { action });
export const moment = (id: string, entries: number, seat: Eyes) => ask<Moment>("GET", `/tables/${id}/replay/${entries}${as(seat)}`);
/** What there is to say of a game that is over. */
export const aftermath = (id: string, seat: Eyes) => surely<Aftermath>("GET", `/tables/${id}/aftermath${as(seat)}`);
export const record = (id: string) => text(`/tables/${id}/record`);
export const position = (id: string) => text(`/tables/${id}/position`);
export const quit = () => ask<void>("POST", "/quit", {});
export const words = (language: string, game?: string) => text(`/words/${language}${game === undefined ? "" : `/${game}`}`);

/** Through whose eyes: a seat's, or a spectator's. */
export type Eyes = string | null;

function as(seat: Eyes | undefined, more: Readonly<Record<string, string | number>> = {}): string {
  const query = Object.entries({ ...more, ...(seat === undefined ? {} : { seat: seat ?? "" }) });
  return query.length === 0 ? "" : `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** A key that nobody has used: the server does the same thing at most once. */
export function newKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}

/** Acts one after the other: each action answers the ask that the one before has left. */
export async function actEach(id: string, actions: readonly (AnyAction & { readonly seat: string })[]): Promise<void> {
  for (const action of actions) {
    const { now } = await table(id);
    const due = now.due.find(({ seat, answered }) => seat === action.seat && !answered);
    if (due !== undefined) await act(id, { key: newKey(), ask: due.id, action });
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reached(method, path, body);
  const read: unknown = answer.status === 204 ? undefined : await answer.json();
  if (!answer.ok) throw new Fault(read as AnyProblem);
  return read as T;
}

/** Asks again until the server has answered: a question changes nothing, and an action, by its key, is done exactly once. */
async function surely<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let wait = 500; ; wait = Math.min(2 * wait, 4000)) {
    try {
      return await ask<T>(method, path, body);
    } catch (fault) {
      if (!(fault instanceof Fault) || fault.problem.problem !== "offline") throw fault;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

async function text(path: string): Promise<string> {
  const answer = await reached("GET", path);
  if (!answer.ok) throw new Fault((await answer.json()) as AnyProblem);
  return answer.text();
}

async function reached(method: string, path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit = { method };
  if (body !== undefined) Object.assign(asked, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  try {
    return await fetch(`/api${path}`, asked);
  } catch {
    throw new Fault({ problem: "offline" });
  }
}
