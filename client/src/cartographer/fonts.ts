/** The type of the sheet for a picture: an image sees no font of the page, so it carries its own. */

import sansHeavy from "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url";
import sansBold from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url";
import sans from "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url";
import sansPlain from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import fellItalic from "@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2?url";
import fell from "@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2?url";

interface Cut {
  readonly family: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly url: string;
}

const CUTS: readonly Cut[] = [
  { family: "IM Fell Double Pica", weight: 400, style: "normal", url: fell },
  { family: "IM Fell Double Pica", weight: 400, style: "italic", url: fellItalic },
  { family: "Alegreya Sans", weight: 500, style: "normal", url: sans },
  { family: "Alegreya Sans", weight: 700, style: "normal", url: sansBold },
];

/** The cuts of charts and counters. */
const FIGURES: readonly Cut[] = [
  { family: "Alegreya Sans", weight: 400, style: "normal", url: sansPlain },
  { family: "Alegreya Sans", weight: 700, style: "normal", url: sansBold },
  { family: "Alegreya Sans", weight: 800, style: "normal", url: sansHeavy },
];

const loaded = new Map<readonly Cut[], Promise<string>>();

/** A style element with the fonts of the sheet inside it; without them the picture falls back to the system's serif. */
export function fontStyle(): Promise<string> {
  return styleOf(CUTS);
}

/** The same with the fonts of charts and counters. */
export function figureStyle(): Promise<string> {
  return styleOf(FIGURES);
}

function styleOf(cuts: readonly Cut[]): Promise<string> {
  const known = loaded.get(cuts);
  if (known !== undefined) return known;
  const style = Promise.all(cuts.map(faceOf)).then(
    (faces) => `<style>${faces.join("")}</style>`,
    () => {
      loaded.delete(cuts);
      return "";
    },
  );
  loaded.set(cuts, style);
  return style;
}

async function faceOf({ family, weight, style, url }: Cut): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no font at ${url}`);
  const source = `url(data:font/woff2;base64,${base64(new Uint8Array(await answer.arrayBuffer()))})`;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:${source}}`;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
