import { exactSum, quantityAfter } from '../items/quantity.ts';
import type { Step } from './changes.ts';

/** A difference in quantity that this browser had kept, once the server has it. */
export interface SentTaking {
  id: string;
  /** How much was put in, or taken out below 0. */
  by: number;
  /** What the item has since then, with what others have put in and taken out meanwhile. */
  quantity: number;
}

/**
 * The entries, oldest first, with the quantities that their steps have become by that: taken back is what was taken, of
 * whatever there was. The same entries where they do not add up to what was sent: nobody can tell which it was.
 */
export function withSentTaking<Entry extends { steps: readonly Step[] }>(
  entries: readonly Entry[],
  { id, by, quantity }: SentTaking,
): readonly Entry[] {
  let rest = by;
  let now = quantity;
  const become = (step: Step): Step => {
    if (rest === 0 || step.id !== id || step.kind !== 'item changed' || !step.isKept) return step;
    const { isKept: _, ...sent } = step;
    const taken = exactSum(Number(step.after ?? 0), -Number(step.before ?? 0));
    const after = now;
    now = quantityAfter(now, -taken);
    rest = exactSum(rest, -taken);
    return { ...sent, before: now, after };
  };
  const settled = entries
    .toReversed()
    .map((entry) => ({ ...entry, steps: entry.steps.toReversed().map(become).toReversed() }))
    .toReversed();
  return rest === 0 ? settled : entries;
}
