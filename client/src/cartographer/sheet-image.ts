/** The painted sheet as a bitmap: the whole drawn once for a scale and kept, or a part of it that is seen large; strip by strip in idle time. */

import { fontStyle } from "./fonts";
import type { Painting } from "./paint";
import { hash } from "./random";

/** Pixels of a strip: small enough to draw between two frames. */
const STRIP_HEIGHT = 64;
const KEPT = 2;
const LARGEST_SCALE = 2;
const MOST_PIXELS = 15_000_000;
/** Of which less than this share is seen, a sheet is shown large. */
const LARGE_SHARE = 1 / 3;
const UNDER_SCALE = 0.75;

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

/** A part of a map, in map units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part that is to be drawn by itself: what is seen of a sheet that is shown much larger than its window. */
export function largePart({ width, height }: Pick<Painting, "width" | "height">, seen: Part | undefined): Part | null {
  if (seen === undefined) return null;
  const [left, top] = [Math.max(0, seen.left), Math.max(0, seen.top)];
  const [right, bottom] = [Math.min(width, seen.left + seen.width), Math.min(height, seen.top + seen.height)];
  const isLarge = right > left && bottom > top && (right - left) * (bottom - top) < LARGE_SHARE * width * height;
  return isLarge ? { left, top, width: right - left, height: bottom - top } : null;
}

/** The scale of the whole sheet under a part that is drawn by itself. */
export function underScale(scale: number): number {
  return Math.min(scale, UNDER_SCALE);
}

/** The bitmap of a part of a painting; null when it is no longer wanted before it is drawn. */
export async function partImage(painting: Painting, scale: number, part: Part, isWanted: () => boolean): Promise<HTMLCanvasElement | null> {
  const picture = await pictureOf(painting);
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  const place = { x: -part.left * scale, y: -part.top * scale, width: painting.width * scale, height: painting.height * scale };
  return inStrips(picture, { width, height }, place, isWanted);
}

/** The address of a painting as a picture of its own, with its fonts; to be revoked by whoever asked. */
export async function pictureUrl(painting: Painting): Promise<string> {
  const svg = painting.svg.replace("<defs>", `<defs>${await fontStyle()}`);
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

async function drawn(painting: Painting, scale: number): Promise<HTMLCanvasElement> {
  const size = { width: Math.round(painting.width * scale), height: Math.round(painting.height * scale) };
  const canvas = await inStrips(await pictureOf(painting), size, { x: 0, y: 0, ...size }, () => true);
  if (canvas === null) throw new Error("the sheet was given up");
  return canvas;
}

let lastPicture: { readonly of: Painting; readonly picture: Promise<HTMLImageElement> } | undefined;

/** The painting as a picture that can be drawn at any scale; the last one is kept. */
function pictureOf(painting: Painting): Promise<HTMLImageElement> {
  if (lastPicture?.of === painting) return lastPicture.picture;
  const picture = decoded(painting);
  lastPicture = { of: painting, picture };
  return picture;
}

async function decoded(painting: Painting): Promise<HTMLImageElement> {
  return decodedFrom(await pictureUrl(painting));
}

/** A picture ready to be drawn; its address is not needed any more. */
export async function decodedFrom(url: string): Promise<HTMLImageElement> {
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function inStrips(picture: HTMLImageElement, { width, height }: Size, place: Size & { x: number; y: number }, isWanted: () => boolean): Promise<HTMLCanvasElement | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("this browser has no canvas");
  for (let top = 0; top < height; top += STRIP_HEIGHT) {
    await idle();
    if (!isWanted()) return null;
    brush.save();
    brush.beginPath();
    brush.rect(0, top, width, STRIP_HEIGHT);
    brush.clip();
    brush.drawImage(picture, place.x, place.y, place.width, place.height);
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
