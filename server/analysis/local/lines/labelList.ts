import type { Picture } from '../picture.ts';
import type { PlacedText } from './lattice.ts';
import { medianOf } from './median.ts';
import { isOnPlate } from './plates.ts';

/** So many labels at least, and so much of all that was read, are labels of compartments; else it is what things say. */
const LABELS_MIN = 4;
const SHARE_MIN = 0.7;
/** Labels of one cabinet are of about one height: so much of the median, either way. */
const HEIGHT = 1.6;
/** A label names its compartment in so many letters. */
const LETTERS_MAX = 28;
/** To the next label it is so many heights at least. */
const APART_MIN = 1.2;

/**
 * Which texts are labels, stuck on compartments in no lattice: most of what was read stands on a plate of its own, in
 * letters of one size, each away from the others. None where that is not sure: packaging, an instrument, a page.
 */
export function labelList<T extends PlacedText & { text: string }>(front: Picture, texts: readonly T[]): T[] {
  if (texts.length < LABELS_MIN) return [];
  const plated = texts.filter((text) => text.text.length <= LETTERS_MAX && isOnPlate(front, text));
  const height = medianOf(plated.map(heightOf));
  const labels = plated.filter(
    (text) =>
      heightOf(text) < height * HEIGHT &&
      heightOf(text) > height / HEIGHT &&
      texts.every((other) => other === text || areApart(text, other)),
  );
  return labels.length >= LABELS_MIN && labels.length >= SHARE_MIN * texts.length ? labels : [];
}

const heightOf = ({ top, bottom }: PlacedText): number => bottom - top;

function areApart(one: PlacedText, other: PlacedText): boolean {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return Math.max(across, down) >= APART_MIN * Math.min(heightOf(one), heightOf(other));
}
