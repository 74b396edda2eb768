/** The window glides over the map instead of jumping. */

import type { Camera } from "../../state/camera";

const LENGTH_MS = 240;

export class Gliding {
  readonly #set: (camera: Camera) => void;
  #frame = 0;

  constructor(set: (camera: Camera) => void) {
    this.#set = set;
  }

  /** Glides from one camera to another of the same scale; `isStill` jumps. */
  go(from: Camera, to: Camera, isStill: boolean): void {
    this.stop();
    if (isStill || from.scale !== to.scale) return this.#set(to);
    if (from.x === to.x && from.y === to.y) return;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / LENGTH_MS);
      const eased = 1 - (1 - part) ** 3;
      this.#set({ ...to, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
