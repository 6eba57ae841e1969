import type { Random } from '../generator/random.ts';
import type { Area } from './contents.ts';
import { drawLabel, labelStyle } from './labels.ts';
import { drawerStyle } from './drawers.ts';
import { labelText } from './words.ts';

/** A cabinet seen straight from the front. Lengths in pixels of the drawing. */
export interface Cabinet {
  svg: string;
  width: number;
  height: number;
  /** From the middle of one divider to the middle of the next, row by row. */
  cells: { row: number; column: number; area: Area; label: string | null }[];
}

const BODIES = [
  '#20262b',
  '#3d4a57',
  '#7b2d26',
  '#cfd2d3',
  '#f1efe9',
  '#b58a57',
  '#55585c',
  '#10243c',
  '#8a6a45',
];
/** A label has a letter for each so many pixels, so that people could still read it in the photo. */
const LETTER_WIDTH = 13;
const LETTERS_MIN = 4;

/** Draws a cabinet of this many rows and columns into at most `width` by `height` pixels. */
export function drawCabinet(
  random: Random,
  rows: number,
  columns: number,
  room: { width: number; height: number },
): Cabinet {
  // How wide a drawer is for its height; few rows are taller.
  const aspect = 0.8 + random.next() * (rows >= 3 ? 1.2 : 0.4);
  const frame = {
    x: 0.03 + random.next() * 0.2,
    top: 0.03 + random.next() * 0.25,
    bottom: 0.03 + random.next() * 0.25,
  };
  const cellHeight = Math.min(
    room.height / (rows + frame.top + frame.bottom),
    room.width / (columns + 2 * frame.x) / aspect,
  );
  const cellWidth = cellHeight * aspect;
  const left = frame.x * cellWidth;
  const top = frame.top * cellHeight;
  const width = 2 * left + columns * cellWidth;
  const height = top + frame.bottom * cellHeight + rows * cellHeight;
  const divider = Math.max(3, (0.02 + random.next() * 0.08) * Math.min(cellWidth, cellHeight));

  const body = random.pick(BODIES);
  const [drawers, labels] = [drawerStyle(random), labelStyle(random)];
  const labelled = random.chance(0.12) ? 0 : 0.75 + random.next() * 0.25;
  const missing = random.chance(0.25) ? 0.05 : 0;
  let svg = `<rect width="${width}" height="${height}" rx="${random.whole(0, 8)}" fill="${body}"/>`;
  const cells: Cabinet['cells'] = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const area = {
        x: left + (column - 1) * cellWidth,
        y: top + (row - 1) * cellHeight,
        width: cellWidth,
        height: cellHeight,
      };
      const opening = {
        x: area.x + divider / 2,
        y: area.y + divider / 2,
        width: cellWidth - divider,
        height: cellHeight - divider,
      };
      let label: string | null = null;
      if (random.chance(missing)) {
        svg += `<rect x="${opening.x}" y="${opening.y}" width="${opening.width}" height="${opening.height}" fill="#0b0b0c"/>`;
      } else {
        svg += drawers.draw(random, opening);
        const place = drawers.label(opening);
        if (random.chance(labelled)) {
          const text = labelText(random, Math.max(LETTERS_MIN, Math.floor(place.width / LETTER_WIDTH)));
          label = labels.capitalsOnly ? text.toUpperCase() : text;
          svg += drawLabel(random, labels, place, label);
        }
      }
      cells.push({ row, column, area, label });
    }
  }
  return { svg, width, height, cells };
}
