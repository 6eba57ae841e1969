import sharp from 'sharp';
import { type Cell } from './cells.ts';
import { compose } from './homography.ts';
import { type Picture, warp } from './picture.ts';
import type { FrontView } from './rectify.ts';
import { type Seen, labelLines } from './labelLines.ts';
import { type TextLine, textLinesOf } from './textLines.ts';

/** Strips with what looks like text, one below the other, black on white and of one height, to be read at once. */
export interface Sheet {
  png: Buffer;
  /** The cell of each strip, from top to bottom; a strip is {@link STRIP} pixels high. */
  strips: Cell[];
}

/** Height of a strip and of the line of text in it, in pixels: what Tesseract reads best. */
export const STRIP = 72;
const TEXT = 38;
const WIDTH_MAX = 900;
const MARGIN = 20;
/** The cell is enlarged to so many pixels, where the photo has enough. */
const CELL_HEIGHT = 150;
const ENLARGED_MAX = 2.5;
/** Of a cell, on each side: there are the dividers. */
const DIVIDER = 0.05;

/** Draws the sheet of all cells, or undefined when none has anything like text. `scale`: pixels of the photo to one of the view. */
export async function sheetOf(
  photo: Picture,
  view: FrontView,
  cells: readonly Cell[],
  scale: number,
): Promise<Sheet | undefined> {
  const fromPhoto = compose(view.map, [1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1]);
  const seen: Seen[] = [];
  for (const cell of cells) {
    const height = cell.bottom - cell.top;
    const zoom = Math.min(ENLARGED_MAX * scale, Math.max(scale, CELL_HEIGHT / height));
    const inset = Math.min(height, cell.right - cell.left) * DIVIDER;
    const [left, top] = [cell.left + inset, cell.top + inset];
    const map = compose([zoom, 0, -left * zoom, 0, zoom, -top * zoom, 0, 0, 1], fromPhoto);
    const [across, down] = [(cell.right - inset - left) * zoom, (cell.bottom - inset - top) * zoom];
    const picture = warp(photo, map, Math.ceil(across), Math.ceil(down));
    seen.push({ cell, picture, lines: textLinesOf(picture) });
  }
  const strips = labelLines(seen).map(({ cell, picture, line }) => ({ cell, strip: stripOf(picture, line) }));
  if (strips.length === 0) return undefined;
  const png = await pasted(strips.map(({ strip }) => strip));
  if (process.env.SHEET) (await import('node:fs')).writeFileSync('/tmp/analysis-local/sheet1.png', png);
  return { png, strips: strips.map(({ cell }) => cell) };
}

interface Strip {
  data: Uint8Array;
  width: number;
}

/** The line cut out, enlarged, turned to dark on light, its ground made white. */
function stripOf(picture: Picture, line: TextLine): Strip {
  const zoom = Math.min(TEXT / (line.bottom - line.top + 1), WIDTH_MAX / (line.right - line.left + 1));
  const pad = Math.round((line.bottom - line.top) * 0.16);
  const [left, top] = [Math.max(0, line.left - pad), Math.max(0, line.top - pad)];
  const [right, bottom] = [
    Math.min(picture.width - 2, line.right + pad),
    Math.min(picture.height - 2, line.bottom + pad),
  ];
  const map = [zoom, 0, -left * zoom, 0, zoom, -top * zoom, 0, 0, 1] as const;
  const cut = warp(picture, map, Math.floor((right - left) * zoom), Math.min(STRIP - 4, Math.floor((bottom - top) * zoom)));
  const sorted = cut.data.toSorted();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [ground, ink] = line.isLight ? [at(0.4), at(0.97)] : [at(0.6), at(0.03)];
  const width = cut.width + 2 * MARGIN;
  const data = new Uint8Array(width * STRIP).fill(255);
  const over = Math.floor((STRIP - cut.height) / 2);
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const share = ((cut.data[y * cut.width + x] ?? 0) - ink) / (ground - ink || 1);
      data[(y + over) * width + x + MARGIN] = Math.max(0, Math.min(255, share * 255));
    }
  }
  return { data, width };
}

function pasted(strips: readonly Strip[]): Promise<Buffer> {
  const width = Math.max(...strips.map((strip) => strip.width));
  const all = Buffer.alloc(width * STRIP * strips.length, 255);
  for (const [n, strip] of strips.entries()) {
    for (let y = 0; y < STRIP; y++) {
      all.set(strip.data.subarray(y * strip.width, (y + 1) * strip.width), (n * STRIP + y) * width);
    }
  }
  const raw = { width, height: STRIP * strips.length, channels: 1 as const };
  return sharp(all, { raw }).withMetadata({ density: 300 }).png({ compressionLevel: 1 }).toBuffer();
}
