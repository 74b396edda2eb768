/** The live line to a table: updates as they come, and a new line from the last one seen whenever it breaks. */

import type { Update } from "./generated";

export interface Listener {
  readonly update: (update: Update) => void;
  /** The line is up (null), or will be tried again at that time. */
  readonly line: (nextTry: number | null) => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

export class Live {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #since: number | null = null;
  #isClosed = false;
  readonly #address: (since: number | null) => string;
  /** Who has lifted the curtain, until it falls. */
  #seat: string | null;
  readonly #listener: Listener;

  constructor(table: string, seat: string | null, listener: Listener) {
    this.#seat = seat;
    this.#address = (since) => addressOf(table, this.#seat, since);
    this.#listener = listener;
    this.tryNow();
  }

  tryNow(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#socket !== null) return;
    const socket = new WebSocket(this.#address(this.#since));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#listener.line(null);
    };
    socket.onmessage = ({ data }) => {
      const update = JSON.parse(data as string) as Update;
      this.#since = update.seq;
      if (update.seat !== this.#seat) this.#seat = null;
      this.#listener.update(update);
    };
    socket.onclose = () => this.#lost();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #lost(): void {
    this.#socket = null;
    if (this.#isClosed) return;
    this.#listener.line(Date.now() + this.#wait);
    this.#timer = setTimeout(() => this.tryNow(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

function addressOf(table: string, seat: string | null, since: number | null): string {
  const query = new URLSearchParams();
  if (seat !== null) {
    query.set("seat", seat);
    query.set("lifted", "1");
  }
  if (since !== null) query.set("since", String(since));
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${table}/live?${query}`;
}
