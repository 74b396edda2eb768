/** The stack that lies open: under the pointer once it rests, or under the focus at once. */

const REST_MS = 180;

export class Opening {
  place = $state<string | null>(null);
  #awaited: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is over a stack, or over none. */
  rest(place: string | null): void {
    if (place === this.place) return this.#await(null);
    if (this.place !== null) this.place = null;
    if (place === this.#awaited) return;
    this.#await(place);
    if (place !== null) this.#timer = setTimeout(() => (this.place = place), REST_MS);
  }

  set(place: string | null): void {
    this.#await(null);
    this.place = place;
  }

  #await(place: string | null): void {
    clearTimeout(this.#timer);
    this.#awaited = place;
  }
}
