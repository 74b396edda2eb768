/** Drags, pinches, wheels, clicks and long presses on the map, told apart. */

import type { Spot } from "../../state/camera";

export interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, spot: Spot) => void;
  readonly press: (spot: Spot) => void;
  /** A right click or a long press. */
  readonly recall: (spot: Spot) => void;
  readonly centre: (spot: Spot) => void;
  readonly point: (spot: Spot | null) => void;
  readonly wheelZooms: () => boolean;
  /** Whether a drag that begins there draws and leaves the map where it is. */
  readonly grips: (spot: Spot) => boolean;
  readonly draw: (spot: Spot) => void;
}

const SLACK = 6;
const LONG_PRESS_MS = 500;
const WHEEL_ZOOM = 0.0016;

/** Listens on an element until the returned function is called. */
export function gestured(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Spot>();
  let travelled = 0;
  let isHeld = false;
  let isDrawing = false;
  let hold: ReturnType<typeof setTimeout> | undefined;

  const listeners: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
    pointerdown(event) {
      if (event.button !== 0 || isControl(event)) return;
      fingers.set(event.pointerId, spotOf(element, event));
      if (fingers.size > 1) return clearTimeout(hold);
      [travelled, isHeld, isDrawing] = [0, false, gestures.grips(spotOf(element, event))];
      if (event.pointerType !== "mouse") hold = setTimeout(() => held(event), LONG_PRESS_MS);
    },
    mousedown(event) {
      // A focus taken here would move the map under the press.
      if (isControl(event)) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
    },
    pointermove(event) {
      const spot = spotOf(element, event);
      const before = fingers.get(event.pointerId);
      if (before === undefined) return gestures.point(event.pointerType === "mouse" ? spot : null);
      travelled += Math.hypot(spot.x - before.x, spot.y - before.y);
      if (travelled < SLACK) return;
      clearTimeout(hold);
      if (fingers.size === 2) pinch(event.pointerId, before, spot);
      else if (isDrawing) gestures.draw(spot);
      else gestures.pan(spot.x - before.x, spot.y - before.y);
      fingers.set(event.pointerId, spot);
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    },
    pointerup: lifted,
    pointercancel: lifted,
    pointerleave: () => gestures.point(null),
    click(event) {
      if (isControl(event)) return;
      if (travelled < SLACK && !isHeld) gestures.press(spotOf(element, event));
      [travelled, isHeld] = [0, false];
    },
    dblclick: (event) => !isControl(event) && gestures.centre(spotOf(element, event)),
    contextmenu(event) {
      if (isControl(event)) return;
      event.preventDefault();
      if (!isHeld) gestures.recall(spotOf(element, event));
    },
  };

  function held(event: PointerEvent) {
    isHeld = true;
    gestures.recall(spotOf(element, event));
  }

  function lifted(event: PointerEvent) {
    clearTimeout(hold);
    fingers.delete(event.pointerId);
  }

  function pinch(moving: number, before: Spot, spot: Spot) {
    const [still] = [...fingers].flatMap(([id, at]) => (id === moving ? [] : [at]));
    if (still === undefined) return;
    const factor = Math.hypot(spot.x - still.x, spot.y - still.y) / Math.hypot(before.x - still.x, before.y - still.y);
    gestures.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
    gestures.zoom(factor, { x: (spot.x + still.x) / 2, y: (spot.y + still.y) / 2 });
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const far = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 * event.deltaY : event.deltaY;
    if (gestures.wheelZooms()) gestures.zoom(Math.exp(-far * WHEEL_ZOOM), spotOf(element, event));
    else if (event.ctrlKey) gestures.pan(-far, 0);
    else gestures.pan(-event.deltaX, -far);
  }

  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) element.addEventListener(type, listener);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    for (const [type, listener] of entries) element.removeEventListener(type, listener);
    element.removeEventListener("wheel", wheel);
  };
}

/** Controls that lie over the map keep their own clicks. */
function isControl(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button, a, input, [data-control]") !== null;
}

function spotOf(element: HTMLElement, event: MouseEvent): Spot {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
