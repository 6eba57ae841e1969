import { create } from 'superstruct';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { COMPARTMENTS_MAX } from '../../../contract/analysis/analysisLimits.ts';
import { CompartmentWords } from '../../../contract/analysis/compartments.ts';
import { fieldOf, looseNumber } from '../../../contract/loose.ts';
import type { Sides } from './boxFrame.ts';
import type { BoxReading } from './boxReading.ts';
import { boxIn, boxesOf } from './boxes.ts';

/**
 * The compartments of a list that a model has answered, in its order: cleaned, boxes within the photo, those without
 * anything in them and repeats left out, at most {@link COMPARTMENTS_MAX}. `stated`: the sides of the picture in which the
 * model says that its pixels count.
 */
export function decodeCompartments(
  list: readonly unknown[],
  reading: BoxReading,
  stated?: Sides,
): Compartment[] {
  // Some answer the list row by row.
  const entries = list.slice(0, COMPARTMENTS_MAX).flat(1).slice(0, COMPARTMENTS_MAX);
  const words = entries.map(wordsOf);
  const placed = entries.map((entry, at) => ({
    box: boxIn(entry),
    row: words[at]?.row ?? null,
    column: words[at]?.column ?? null,
  }));
  const boxes = boxesOf(placed, reading, stated);
  // Some count from 0.
  const isFromZero = words.some(({ row, column }) => row === 0 || column === 0);
  const seen = new Set<string>();
  return words.flatMap((raw, index) => {
    const shifted = isFromZero ? { ...raw, row: next(raw.row), column: next(raw.column) } : raw;
    const found = { ...create(shifted, CompartmentWords), bounding_box: boxes[index] ?? null };
    if (isEmpty(found)) return [];
    // A small model that has lost its way says the same again and again.
    const likeness = JSON.stringify(found);
    if (seen.has(likeness)) return [];
    seen.add(likeness);
    return [{ ...found, name: found.name === '' ? nameFor(found, seen.size) : found.name }];
  });
}

const next = (value: number | null): number | null => (value === null ? null : value + 1);

/** The fields of an entry under our names, not yet cleaned. */
function wordsOf(entry: unknown) {
  if (typeof entry !== 'object') return { name: entry, row: null, column: null };
  const confidence = looseNumber(fieldOf(entry, 'confidence', 'score'));
  return {
    name: fieldOf(entry, 'name', 'label', 'title'),
    contents: fieldOf(entry, 'contents', 'content'),
    items: fieldOf(entry, 'items', 'objects'),
    description: fieldOf(entry, 'description'),
    row: looseNumber(fieldOf(entry, 'row')),
    column: looseNumber(fieldOf(entry, 'column', 'col')),
    // Some say it in percent.
    confidence: confidence !== null && confidence > 1 ? confidence / 100 : confidence,
  };
}

const isEmpty = ({ name, contents, items, description, bounding_box }: Compartment): boolean =>
  name === '' && contents.length + items.length === 0 && description === '' && bounding_box === null;

const nameFor = ({ row, column }: Compartment, number: number): string =>
  row !== null && column !== null ? `R${row}C${column}` : `Compartment ${number}`;
