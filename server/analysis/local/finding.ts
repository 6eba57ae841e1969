import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { ReadText } from '../../../contract/analysis/grid.ts';
import { compartmentsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { ITEM_NAME } from '../../../contract/limits.ts';
import { counted } from '../../wording.ts';
import type { Finding } from '../provider.ts';
import { type Found } from './find.ts';
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

/** What is said about a photo without compartments, or with some that are too doubtful to be proposed. */
export function nothingFound(read: WhatIsRead): Finding {
  return finding(
    'No grid of compartments was found in this photo.',
    'Neither dividers nor labels make surely one.',
    read,
    { compartments: [], grid: null },
  );
}

/** The compartments that were found, with what was read in them. */
export function compartmentsFound(found: Found, read: WhatIsRead): Finding {
  const turn = `The photo is turned by ${found.turn.toFixed(1)}°.`;
  const { grid } = found;
  if (!grid) {
    const compartments = found.labels.map(named);
    return finding(
      `Found ${counted(compartments.length, 'label')} in no grid: one compartment each.`,
      `Dividers make no grid surely, but each of these labels stands on a plate of its own. ${turn}`,
      read,
      { compartments, grid },
    );
  }
  // Where labels alone make the grid, nothing else speaks for it, nor against.
  const sureness = found.by === 'labels' ? 1 : found.support * found.alike;
  const compartments = compartmentsOfGrid(grid, read.texts).map((compartment) => ({
    ...compartment,
    confidence: Math.round(100 * sureness * (compartment.confidence ?? 1)) / 100,
  }));
  const size = `${counted(grid.columns.length + 1, 'column')} and ${counted(grid.rows.length + 1, 'row')}`;
  const reason =
    found.by === 'labels'
      ? `Labels stand in ${size}.`
      : `Dividers make ${size}: ${percent(found.support)} of their length is an edge, and the cells ` +
        `are alike by ${percent(found.alike)}.`;
  return finding(
    `Found ${compartments.length} compartments in ${size}; ${haveLabels(compartments)}.`,
    `${reason} ${turn}`,
    read,
    { compartments, grid },
  );
}

/** A compartment of which only the label is known. */
function named({ text, lines, box, confidence }: ReadText): Compartment {
  return {
    name: [...text].slice(0, ITEM_NAME.max).join('').trim(),
    contents: lines,
    items: [],
    description: 'Around its label',
    bounding_box: box,
    row: null,
    column: null,
    confidence,
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function haveLabels(compartments: readonly Compartment[]): string {
  const count = compartments.filter(({ contents }) => contents.length > 0).length;
  if (count === 0) return 'none has a readable label';
  return count === 1 ? '1 has a readable label' : `${count} have a readable label`;
}

function howMuchIsRead(count: number, unread: number): string {
  const read = `${counted(count, 'label')} could be read in the photo.`;
  return unread === 0 ? read : `${read} There is more text than is read at once: ${counted(unread, 'line')} of it, the smallest, were left out.`; // oxfmt-ignore
}
