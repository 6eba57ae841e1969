import { type BulkEntry, isToCreate } from '../../model/changes/bulkEntries.ts';
import type { BulkCreateContext } from './bulkCreate.context.ts';
import { type UndoFailure, type UndoStep, undoSteps } from '../../model/changes/bulkRun.ts';
import { itemCount } from '../../model/items/counts.ts';
import type { Notice } from '../kit/unprovided.ts';

/** How long a message that offers Undo stays, in ms: long enough to look at what was made. */
const UNDO_OFFERED = 15_000;

const UNDO = { label: 'Undo', event: { type: 'undo.requested' } };

/** What a run has made, with a way back. */
export function createdNotice({
  entries,
  leftIn,
  leftWithout = leftIn,
  isClosed,
}: BulkCreateContext): Notice {
  const created = entries.filter(({ status }) => status === 'created').length;
  const failed = entries.filter(({ status }) => status === 'failed');
  const isPlaceGone = failed.some(({ failure }) => failure?.fields?.['location_id'] !== undefined);
  const where = isPlaceGone ? leftWithout : leftIn;
  return {
    kind: failed.length > 0 ? 'warning' : 'success',
    text:
      created > 0 || failed.length === 0
        ? `${itemCount(created)} created`
        : `${itemCount(failed.length)} not created`,
    ...(failed.length > 0 && {
      detail: [failedText(failed), ...(where === undefined || isClosed ? [] : [where])].join('. '),
    }),
    duration: UNDO_OFFERED,
    ...(undoSteps(entries).length > 0 && { action: UNDO }),
  };
}

/** A start that nobody sees any more and that has made nothing: `count` entries are there already. */
export function leftOutNotice(entries: readonly BulkEntry[], count: number): Notice {
  const wanted = entries.filter(isToCreate).length;
  if (wanted === 0) return { kind: 'warning', text: 'Nothing created: all of it is here already' };
  return {
    kind: 'warning',
    text: `${itemCount(wanted)} not created yet`,
    detail: `${itemCount(count)} left out: here already. Press ‘Create Items’ again to create the others.`,
  };
}

/** What is told of `count` entries that were created elsewhere during the run. */
export const metText = (count: number): string =>
  `${itemCount(count)} left out: created meanwhile by somebody else, or in another window.`;

/** The same where nobody sees the dialog. */
export const metNotice = (count: number): Notice => ({ kind: 'warning', text: metText(count).slice(0, -1) });

/** A start that nobody sees any more and that has made nothing, for `reason`: what is there could not be read. */
export function uncomparedNotice(entries: readonly BulkEntry[], reason: string): Notice {
  return {
    kind: 'warning',
    text: `${itemCount(entries.filter(isToCreate).length)} not created yet`,
    detail: `${reason} Press ‘Create Items’ again to create all the same.`,
  };
}

const failedText = (failed: readonly BulkEntry[]): string =>
  `${failed.length} failed: ${failed.map(({ name }) => name).join(', ')}`;

/** What Undo has taken away of its steps, and what would not go. */
export function undoneNotice(
  steps: readonly UndoStep[],
  undone: number,
  failures: readonly UndoFailure[],
): Notice {
  const [first] = failures;
  const items = steps
    .slice(0, undone + failures.length)
    .filter(
      ({ kind, number }) =>
        kind === 'item' && !failures.some(({ step }) => step.kind === 'item' && step.number === number),
    ).length;
  if (!first) return { kind: 'success', text: `${itemCount(items)} removed` };
  return {
    kind: 'error',
    text: `${itemCount(items)} removed, ${failures.length} could not be removed`,
    detail: `${first.step.name}: ${first.failure.message}`,
    duration: UNDO_OFFERED,
    action: { ...UNDO, label: 'Try again' },
  };
}
