import sharp from 'sharp';
import type { BoundingBox } from '../../../contract/analysis/box.ts';
import type { Grid, ReadText } from '../../../contract/analysis/grid.ts';
import { cellCorners, cellsOfGrid, compartmentsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { ontoCorners } from '../../../contract/analysis/homography.ts';

const [WIDTH, HEIGHT] = [1200, 900];

/** Where the middle of each compartment is, with a name there; '' for none. */
export function labelsOf(grid: Grid, names: readonly string[]): ReadText[] {
  return compartmentsOfGrid(grid, []).flatMap(({ bounding_box: box }, index) => {
    const text = names[index % names.length] ?? '';
    if (!box || text === '') return [];
    const width = Math.min(box.width * 0.8, text.length * 12);
    const place = { x: box.x + (box.width - width) / 2, y: box.y + box.height / 2 - 10, width, height: 20 };
    return [{ text, lines: [text], box: place, confidence: 0.9 }];
  });
}

/** A photo of drawers between the lines of a grid, each with its name. */
export async function drawDrawers(grid: Grid, names: readonly string[]): Promise<Buffer> {
  const onto = ontoCorners(grid.corners);
  const scaled = ({ x, y }: { x: number; y: number }) => `${(x * WIDTH) / 1000},${(y * HEIGHT) / 1000}`;
  const drawers = cellsOfGrid(grid).map(
    (cell) =>
      `<polygon points="${cellCorners(cell, onto).map(scaled).join(' ')}" fill="#8b97a3" stroke="#16202c" stroke-width="8"/>`,
  );
  const labels = labelsOf(grid, names).map(
    ({ text, box }) =>
      `<text x="${((box.x + box.width / 2) * WIDTH) / 1000}" y="${((box.y + 14) * HEIGHT) / 1000}" text-anchor="middle" font-size="20" fill="#111">${text}</text>`,
  );
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#6d675d"/>${drawers.join('')}${labels.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** How much of the compartments is where it should be, 0 to 1: the mean over those that there are. */
export function gridOverlap(truth: Grid, found: Grid | null): number {
  const boxes = new Map(
    (found ? compartmentsOfGrid(found, []) : []).map(({ row, column, bounding_box: box }) => [
      `${row} ${column}`,
      box,
    ]),
  );
  const shares = compartmentsOfGrid(truth, []).map(({ row, column, bounding_box: box }) =>
    box ? boxOverlap(box, boxes.get(`${row} ${column}`)) : 1,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The shared part of two boxes, of both together; 0 where there is no second one. */
export function boxOverlap(box: BoundingBox, found: BoundingBox | null | undefined): number {
  if (!found) return 0;
  const across = Math.min(box.x + box.width, found.x + found.width) - Math.max(box.x, found.x);
  const down = Math.min(box.y + box.height, found.y + found.height) - Math.max(box.y, found.y);
  if (across <= 0 || down <= 0) return 0;
  const shared = across * down;
  return shared / (box.width * box.height + found.width * found.height - shared);
}
