import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { counted } from '../../wording.ts';
import type { Finding, Photo } from '../provider.ts';
import { type Cell, boxOf } from './cells.ts';
import { type Found } from './find.ts';
import { compose, inverse } from '../../../contract/analysis/homography.ts';
import type { Label } from './labels/labels.ts';

const MODEL = 'stowage-local-1';
/** VALID-32: no item may have a longer name. */
const NAME_MAX = 50;

const finding = (summary: string, reasoning: string, compartments: Compartment[]): Finding => ({
  summary,
  reasoning,
  model_version: MODEL,
  finish_reason: 'stop',
  compartments,
  texts: [],
  grid: null,
  usage_metadata: null,
});

/** What is said about a photo without a lattice, or with one that is too doubtful to be proposed. */
export function nothingFound(found: Found | undefined): Finding {
  const reason = found
    ? `The best lattice of dividers had ${percent(found.lattice.support)} of its lines, its cells alike by ` +
      `${percent(found.lattice.alike)}: too little to be one.`
    : 'No lines at equal distances in both directions were found.';
  return finding('No grid of compartments was found in this photo.', reason, []);
}

/** The compartments of a lattice with their labels. `scale`: pixels of the photo to one of the measured picture. */
export function compartmentsFound(
  found: Found,
  cells: readonly Cell[],
  labels: ReadonlyMap<Cell, Label>,
  photo: Photo,
  scale: number,
): Finding {
  const toPhoto = compose([scale, 0, 0, 0, scale, 0, 0, 0, 1], inverse(found.view.map));
  const sureness = found.lattice.support * found.lattice.alike;
  const compartments = cells.map((cell): Compartment => {
    const label = labels.get(cell);
    return {
      name: label ? label.lines.join(' ').slice(0, NAME_MAX).trim() : `R${cell.row}C${cell.column}`,
      contents: label?.lines ?? [],
      items: [],
      description: `Row ${cell.row}, column ${cell.column}`,
      bounding_box: boxOf(cell, toPhoto, photo),
      row: cell.row,
      column: cell.column,
      confidence: Math.round(100 * sureness * (label?.confidence ?? 1)) / 100,
    };
  });
  const { columns, rows } = found.lattice;
  const size = `${counted(columns.count, 'column')} and ${counted(rows.count, 'row')}`;
  return finding(
    `Found ${compartments.length} compartments in ${size}; ${haveLabels(labels.size)}.`,
    `Dividers at equal distances make ${size}: ${percent(found.lattice.support)} of their length is an edge, and the cells ` +
      `are alike by ${percent(found.lattice.alike)}. The photo is turned by ${found.turn.toFixed(1)}°. ` +
      `Words were read from the photo seen straight.`,
    compartments,
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function haveLabels(count: number): string {
  if (count === 0) return 'none has a readable label';
  return count === 1 ? '1 has a readable label' : `${count} have a readable label`;
}
