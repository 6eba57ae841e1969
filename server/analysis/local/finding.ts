import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { BOX_SIDE } from '../../../contract/analysis/box.ts';
import type { Grid } from '../../../contract/analysis/grid.ts';
import { compartmentsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { inverse, mapPoint } from '../../../contract/analysis/homography.ts';
import { counted } from '../../wording.ts';
import type { Finding } from '../provider.ts';
import { type Found } from './find.ts';
import { extent } from './lattice.ts';
import type { WhatIsRead } from './text/readTexts.ts';

const MODEL = 'stowage-local-2';

const finding = (
  summary: string,
  reasoning: string,
  { texts, unread }: WhatIsRead,
  found: Pick<Finding, 'compartments' | 'grid'>,
): Finding => ({
  summary,
  reasoning: `${reasoning} ${howMuchIsRead(texts.length, unread)}`,
  model_version: MODEL,
  finish_reason: 'stop',
  ...found,
  texts,
  usage_metadata: null,
});

/** What is said about a photo without a lattice, or with one that is too doubtful to be proposed. */
export function nothingFound(found: Found | undefined, read: WhatIsRead): Finding {
  const reason = found
    ? `The best lattice of dividers had ${percent(found.lattice.support)} of its lines, its cells alike by ` +
      `${percent(found.lattice.alike)}: too little to be one.`
    : 'No lines at equal distances in both directions were found.';
  return finding('No grid of compartments was found in this photo.', reason, read, {
    compartments: [],
    grid: null,
  });
}

/** The compartments of a lattice with what was read in them. `picture`: that in which it was found. */
export function compartmentsFound(
  found: Found,
  read: WhatIsRead,
  picture: { width: number; height: number },
): Finding {
  const sureness = found.lattice.support * found.lattice.alike;
  const grid = gridOf(found, picture);
  const compartments = compartmentsOfGrid(grid, read.texts).map((compartment) => ({
    ...compartment,
    confidence: Math.round(100 * sureness * (compartment.confidence ?? 1)) / 100,
  }));
  const { columns, rows } = found.lattice;
  const size = `${counted(columns.count, 'column')} and ${counted(rows.count, 'row')}`;
  return finding(
    `Found ${compartments.length} compartments in ${size}; ${haveLabels(compartments)}.`,
    `Dividers at equal distances make ${size}: ${percent(found.lattice.support)} of their length is an edge, and the cells ` +
      `are alike by ${percent(found.lattice.alike)}. The photo is turned by ${found.turn.toFixed(1)}°.`,
    read,
    { compartments, grid },
  );
}

function gridOf({ view, lattice }: Found, { width, height }: { width: number; height: number }): Grid {
  const toPicture = inverse(view.map);
  const { left, right, top, bottom } = extent(lattice);
  const corner = (x: number, y: number): Grid['corners'][number] => {
    const place = mapPoint(toPicture, { x, y });
    return { x: (place.x / width) * BOX_SIDE, y: (place.y / height) * BOX_SIDE };
  };
  return {
    corners: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
    columns: inner(lattice.columns.count),
    rows: inner(lattice.rows.count),
    joined: [],
  };
}

/** The lines between so many equal parts. */
const inner = (count: number): number[] => Array.from({ length: count - 1 }, (_, n) => (n + 1) / count);

function howMuchIsRead(count: number, unread: number): string {
  const read = `${counted(count, 'label')} could be read in the photo.`;
  return unread === 0 ? read : `${read} There is more text than is read at once: ${counted(unread, 'line')} of it, the smallest, were left out.`; // oxfmt-ignore
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function haveLabels(compartments: readonly Compartment[]): string {
  const count = compartments.filter(({ contents }) => contents.length > 0).length;
  if (count === 0) return 'none has a readable label';
  return count === 1 ? '1 has a readable label' : `${count} have a readable label`;
}
