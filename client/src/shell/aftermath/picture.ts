/** The aftermath as a picture to keep: the page drawn on a canvas, always on light paper. */

import { figureStyle } from "../../cartographer/fonts";
import { decodedFrom, sheetImage } from "../../cartographer/sheet-image";
import { tag } from "../../cartographer/svg";
import { SPRITE } from "../../counters/sprite";
import { artOf } from "../../skins";
import { capital, lossesSaid, luckSaid } from "../../state/aftermath";
import { paintingsOf } from "../board/paintings.svelte";
import { savedBlob } from "../download";
import { liveryOf } from "../livery.svelte";
import type { Scene } from "../scene.svelte";
import type { Table } from "../table.svelte";
import { say, tell } from "../tongue.svelte";
import type { Hindsight, Turning } from "./hindsight.svelte";
import { LIGHT, SANS, SERIF } from "./ink";
import { LOSS_HEIGHT, lossChart } from "./loss-chart";
import { luckChart, luckHeight } from "./luck-chart";
import { chanceSaid, lossPlot, luckPlot } from "./plots.svelte";
import { VIGNETTE } from "./scenery";
import { WIDTH, lozenge } from "./strokes";

export interface Pictured {
  readonly table: Table;
  readonly scene: Scene;
  readonly hindsight: Hindsight;
  readonly facts: readonly string[];
}

const [WIDE, EDGE, INDENT] = [1400, 30, 124];
const RIGHT = WIDE - EDGE - WIDTH;
/** Twice as fine as a page. */
const SCALE = 2;
const CHARTS_AT = 156;

/** Draws the page and hands it out as a file. */
export async function pictured(page: Pictured): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => void drawn(page).then((canvas) => canvas.toBlob(done, "image/png")));
  if (blob !== null) savedBlob(`${page.table.game.name}-${page.table.id}.png`, blob);
}

async function drawn({ table, scene, hindsight, facts }: Pictured): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const [losses, luck] = [lossPlot(table, hindsight, LIGHT), luckPlot(table, hindsight, LIGHT)];
  const chartHeight = Math.max(losses ? LOSS_HEIGHT : 40, luck ? luckHeight(luck) : 40);
  const cardsAt = CHARTS_AT + 40 + chartHeight + 58;
  const height = cardsAt + (hindsight.turnings.length > 0 ? 316 : 0);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE * SCALE, height: height * SCALE });
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser has no canvas");
  pen.scale(SCALE, SCALE);
  ground(pen, height);
  await head(pen, scene, [say(`game-${table.game.name}`, {}, "title"), ...facts]);
  label(pen, say("aftermath-losses"), EDGE, CHARTS_AT);
  label(pen, say("aftermath-luck"), RIGHT, CHARTS_AT);
  if (losses) pen.drawImage(await imageOf(lossChart(losses, LIGHT), LOSS_HEIGHT), EDGE, CHARTS_AT + 24);
  if (luck) pen.drawImage(await imageOf(luckChart(luck, LIGHT), luckHeight(luck)), RIGHT, CHARTS_AT + 24);
  const sentences = [hindsight.courses.length > 0 ? tell(lossesSaid(hindsight.courses, hindsight.slots)) : "", tell(luckSaid(hindsight.told?.luck ?? []))];
  sentences.forEach((sentence, at) => write(pen, sentence, at === 0 ? EDGE : RIGHT, CHARTS_AT + 52 + chartHeight, `400 18px ${SERIF}`, LIGHT.text, WIDTH));
  for (const [at, turning] of hindsight.turnings.entries()) await card(pen, table, scene, turning, EDGE + at * (VIGNETTE.width + 34), cardsAt);
  return canvas;
}

function ground(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = LIGHT.paper;
  pen.fillRect(0, 0, WIDE, height);
  pen.strokeStyle = "#9c1c1c";
  pen.strokeRect(7.5, 7.5, WIDE - 15, height - 15);
}

async function head(pen: CanvasRenderingContext2D, { banner, label: over, text }: Scene, facts: readonly string[]): Promise<void> {
  const symbol = tag("use", { href: `#${liveryOf(banner).gonfalon}`, x: -8, y: -4, width: 76, height: 104 });
  pen.drawImage(await imageOf(symbol, 104, { x: -8, y: -4, width: 76 }), EDGE, 0, 76, 104);
  label(pen, over, INDENT, 34, "#9c1c1c");
  const lines = write(pen, text, INDENT, 70, `500 33px ${SERIF}`, LIGHT.text, WIDE - INDENT - EDGE, 36);
  write(pen, facts.join(" · "), INDENT, 62 + 36 * lines, `400 15px ${SANS}`, LIGHT.second, WIDE - INDENT - EDGE);
}

async function card(pen: CanvasRenderingContext2D, table: Table, scene: Scene, turning: Turning, left: number, top: number): Promise<void> {
  const { width, height } = VIGNETTE;
  const { box, overlay } = turning.scenery;
  const { painting } = paintingsOf(table, true);
  const bitmap = await sheetImage(painting, (width / box.width) * SCALE);
  const scale = bitmap.width / painting.width;
  pen.drawImage(bitmap, box.x * scale, box.y * scale, box.width * scale, box.height * scale, left, top, width, height);
  pen.drawImage(await imageOf(overlay, box.height, box, SCALE), left, top, width, height);
  pen.drawImage(await imageOf(lozenge(turning.letter, 24, 24, 17), height, { x: 0, y: 0, width }), left, top);
  pen.strokeStyle = "#3a2a14";
  pen.strokeRect(left, top, width, height);
  label(pen, turning.heading ? tell(turning.heading) : "", left, top + height + 22, LIGHT.second);
  pen.textAlign = "right";
  write(pen, chanceSaid(turning), left + width, top + height + 22, `400 14px ${SANS}`, LIGHT.second, width);
  pen.textAlign = "left";
  const { headline } = turning;
  const lines = write(pen, headline ? capital(tell(headline.title)) : say("aftermath-end"), left, top + height + 46, `600 19px ${SERIF}`, LIGHT.text, width);
  write(pen, headline ? tell(headline.text) : scene.text, left, top + height + 46 + 22 * lines, `400 16px ${SERIF}`, LIGHT.text, width, 20);
}

function label(pen: CanvasRenderingContext2D, text: string, x: number, y: number, ink = LIGHT.text): void {
  pen.letterSpacing = "1.3px";
  write(pen, text.toLocaleUpperCase(), x, y, `700 11.5px ${SANS}`, ink, WIDTH);
  pen.letterSpacing = "0px";
}

/** Writes a text in lines no longer than there is room; answers how many there are. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, ink: string, room: number, leading = 22): number {
  [pen.font, pen.fillStyle] = [font, ink];
  const lines = text.split(" ").reduce<string[]>((all, word) => {
    const longer = all.length === 0 ? word : `${all.at(-1)} ${word}`;
    return all.length > 0 && pen.measureText(longer).width <= room ? [...all.slice(0, -1), longer] : [...all, word];
  }, []);
  lines.forEach((line, at) => pen.fillText(line, x, y + at * leading));
  return lines.length;
}

/** A drawing as a picture of its own, with its fonts and symbols. */
async function imageOf(content: string, height: number, { x, y, width }: { x: number; y: number; width: number } = { x: 0, y: 0, width: WIDTH }, scale = 1): Promise<HTMLImageElement> {
  const style = `<style>.figure{font-family:'Alegreya Sans',sans-serif}text{font-variant-numeric:lining-nums tabular-nums}</style>`;
  const root = { xmlns: "http://www.w3.org/2000/svg", viewBox: `${x} ${y} ${width} ${height}`, width: width * scale, height: height * scale };
  const svg = tag("svg", root, [await figureStyle(), style, SPRITE, ...artOf(), content].join(""));
  return decodedFrom(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
}
