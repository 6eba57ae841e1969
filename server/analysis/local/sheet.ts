import sharp from 'sharp';
import { type Cell } from './cells.ts';
import { compose } from '../../../contract/analysis/homography.ts';
import { type Picture, warp } from './picture.ts';
import type { FrontView } from './rectify.ts';
import { type Seen, labelLines } from './labels/labelLines.ts';
import { STRIP, type Strip, stripOf } from './strip.ts';
import { textLinesOf } from './labels/textLines.ts';

/** Strips with what looks like text, one below the other, black on white and of one height, to be read at once. */
export interface Sheet {
  png: Buffer;
  /** The cell of each strip, from top to bottom; a strip is {@link STRIP} pixels high. */
  strips: Cell[];
}

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
  return { png, strips: strips.map(({ cell }) => cell) };
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
