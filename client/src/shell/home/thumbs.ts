/** Maps as small pictures, each drawn once and shared by all thumbnails that show a part of it. */

import type { Painting } from "../../cartographer/paint";
import { partImage } from "../../cartographer/sheet-image";

/** Pixels a map unit: enough for the thumbnails of sharp screens. */
const SCALE = 0.45;

const drawn = new Map<Painting, Promise<string>>();

/** The address of the picture of a painting; it stays good as long as the page. */
export function thumbOf(painting: Painting): Promise<string> {
  const address = drawn.get(painting) ?? made(painting);
  drawn.set(painting, address);
  address.catch(() => drawn.delete(painting));
  return address;
}

async function made(painting: Painting): Promise<string> {
  const canvas = await partImage(painting, SCALE, { left: 0, top: 0, width: painting.width, height: painting.height }, () => true);
  const blob = await new Promise<Blob | null>((give) => (canvas === null ? give(null) : canvas.toBlob(give)));
  if (blob === null) throw new Error("the map could not be drawn");
  return URL.createObjectURL(blob);
}
