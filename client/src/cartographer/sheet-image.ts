/** The painted sheet as a bitmap: drawn once for a scale, strip by strip in idle time, and kept. */

import { fontStyle } from "./fonts";
import type { Painting } from "./paint";
import { hash } from "./random";

/** Pixels of a strip: small enough to draw between two frames. */
const STRIP_HEIGHT = 64;
const KEPT = 2;
const LARGEST_SCALE = 2;
const MOST_PIXELS = 15_000_000;

const kept = new Map<string, Promise<HTMLCanvasElement>>();

/** The bitmap of a painting at a number of device pixels per map unit. */
export function sheetImage(painting: Painting, scale: number): Promise<HTMLCanvasElement> {
  const key = imageKey(painting, scale);
  const image = kept.get(key) ?? drawn(painting, settledScale(painting, scale));
  kept.delete(key);
  kept.set(key, image);
  image.catch(() => kept.delete(key));
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return image;
}

/** What one bitmap is kept under; the theme is laid over it and needs no second one. */
export function imageKey(painting: Painting, scale: number): string {
  return `${hash(painting.svg)}-${painting.svg.length}@${settledScale(painting, scale)}`;
}

/** Scales a hundredth apart are one, and none is so large that the bitmap outgrows its use or the memory. */
export function settledScale({ width, height }: Pick<Painting, "width" | "height">, scale: number): number {
  const most = Math.min(LARGEST_SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  return Math.min(Math.floor(most * 100) / 100, Math.round(scale * 100) / 100);
}

/** The address of a painting as a picture of its own, with its fonts; to be revoked by whoever asked. */
export async function pictureUrl(painting: Painting): Promise<string> {
  const svg = painting.svg.replace("<defs>", `<defs>${await fontStyle()}`);
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

async function drawn(painting: Painting, scale: number): Promise<HTMLCanvasElement> {
  const url = await pictureUrl(painting);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return await inStrips(picture, Math.round(painting.width * scale), Math.round(painting.height * scale));
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function inStrips(picture: HTMLImageElement, width: number, height: number): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("this browser has no canvas");
  for (let top = 0; top < height; top += STRIP_HEIGHT) {
    await idle();
    brush.save();
    brush.beginPath();
    brush.rect(0, top, width, STRIP_HEIGHT);
    brush.clip();
    brush.drawImage(picture, 0, 0, width, height);
    brush.restore();
  }
  return canvas;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 0);
  });
}
