import { exactSum } from '../../../contract/exactSum.ts';
import type { Change } from '../../model/changes/changes.ts';
import { NOTHING_TO_REDO, NOTHING_TO_UNDO } from './changeNotices.ts';
import { isStoppable, STOPPING } from './changeProgress.ts';
import {
  type ChangesContext,
  newestMeanwhile,
  newestRedo,
  newestUndo,
  type Request,
  type UndoEntry,
  withNew,
} from './changes.context.ts';
import type { DeletionStop } from './deletionNews.ts';
import type { Notice } from '../kit/unprovided.ts';

const NOTHING = {
  undo: { kind: 'nothing', notice: NOTHING_TO_UNDO },
  redo: { kind: 'nothing', notice: NOTHING_TO_REDO },
} as const;

/**
 * With one more change at the end. Pieces that are put in or taken out of one item again and again while that waits are one change: each would
 * take its turn, and the last of them comes too late on a slow line.
 */
export function withRequested(requests: readonly Request[], change: Change): readonly Request[] {
  const last = requests.at(-1);
  const before = last?.kind === 'change' && isTakenAgain(last.change, change) ? last.change : undefined;
  if (!before || change.kind !== 'change quantity') return [...requests, { kind: 'change', change }];
  return [
    ...requests.slice(0, -1),
    { kind: 'change', change: { ...change, by: exactSum(before.by, change.by) } },
  ];
}

type QuantityChange = Extract<Change, { kind: 'change quantity' }>;

/** Whether both go the same way: fewer than none are none, so that the order counts where they do not. */
function isTakenAgain(before: Change, change: Change): before is QuantityChange {
  if (before.kind !== 'change quantity' || change.kind !== 'change quantity') return false;
  const [one, ...others] = before.items;
  const isOfOne = others.length === 0 && change.items.length === 1 && one?.id === change.items[0]?.id;
  return isOfOne && !before.tried && !change.tried && Math.sign(before.by) === Math.sign(change.by);
}

/** What was asked for first is the work now; the newest entry is what it is by this moment. */
export function withNextWork(context: ChangesContext): Partial<ChangesContext> {
  return { undoBefore: context.undo, ...nextOf(context) };
}

function nextOf(context: ChangesContext): Partial<ChangesContext> {
  const [request, ...requests] = context.requests;
  if (request?.kind === 'undo newest') {
    const entry = newestUndo(context);
    return {
      requests,
      undo: context.undo.slice(0, -1),
      work: entry ? { kind: 'undo', entry } : NOTHING.undo,
    };
  }
  if (request?.kind === 'redo newest') {
    const entry = newestRedo(context);
    return {
      requests,
      redo: context.redo.slice(0, -1),
      work: entry ? { kind: 'redo', entry } : NOTHING.redo,
    };
  }
  // It is that of an entry by the time that its turn comes.
  if (request?.kind === 'undo deletion') return { requests };
  return { requests, work: request };
}

/** After the undo of one entry was asked for: nothing else takes it back before its turn comes. */
function withUndoOf(
  { undo, requests }: ChangesContext,
  of: string | undefined,
): Pick<ChangesContext, 'undo' | 'requests'> {
  const asked = undo.filter(({ id }) => id === of).map((entry): Request => ({ kind: 'undo', entry }));
  return { undo: undo.filter(({ id }) => id !== of), requests: [...requests, ...asked] };
}

/** Whether what was asked for first waits: for what others are doing, as the undo of the newest does, or are deleting. */
export const isHeld = ({ requests: [first], runs }: ChangesContext): boolean =>
  first?.kind === 'undo deletion' || (first?.kind === 'undo newest' && runs > 0);

/** What is being put in to this item, or taken out of it; undefined for nothing. */
export const takingOf = ({ work }: Pick<ChangesContext, 'work'>, id: string): QuantityChange | undefined =>
  work?.kind === 'change' && isTakingOf(work.change, id) ? work.change : undefined;

/** How much more or less of this item was asked for and waits for its turn. */
export const waitingOf = ({ requests }: Pick<ChangesContext, 'requests'>, id: string): number =>
  requests.reduce(
    (sum, one) => (one.kind === 'change' && isTakingOf(one.change, id) ? exactSum(sum, one.change.by) : sum),
    0,
  );

const isTakingOf = (change: Change, id: string): change is QuantityChange =>
  change.kind === 'change quantity' && change.items.some((item) => item.id === id);

interface UndoAsked {
  changes: Partial<ChangesContext>;
  /** A notice that has nothing to offer any more. */
  withdrawn?: Notice | undefined;
  told?: Notice;
  /** The deletion that is to end. */
  stops?: string;
}

/**
 * After an undo was asked for: of the entry `id`, else of the newest. That is a deletion or a change under way, whichever
 * was begun last, or what was done since then, while it goes on; nothing that is to come after it was asked for.
 */
export function withUndoAsked(context: ChangesContext, id: string | undefined): UndoAsked {
  const { undo, requests, work } = context;
  if (id !== undefined) {
    const isThere = undo.some((entry) => entry.id === id);
    return isThere ? { changes: withUndoOf(context, id) } : { changes: {}, told: NOTHING_TO_UNDO };
  }
  const inTurn: UndoAsked = { changes: { requests: [...requests, { kind: 'undo newest' }] } };
  if (requests.some(({ kind }) => kind !== 'undo')) return inTurn;
  const change = work?.kind === 'change' ? work : undefined;
  const last = context.deletions.at(-1);
  const deletion = !change || last?.during === change ? last : undefined;
  if (!change && !deletion) return inTurn;
  const since = newestMeanwhile({ undo, undoBefore: deletion?.undoBefore ?? context.undoBefore });
  if (since) return { changes: withUndoOf(context, since.id), withdrawn: since.notice };
  if (deletion) {
    const { run } = deletion;
    return { changes: { requests: [...requests, { kind: 'undo deletion', run }] }, stops: run };
  }
  return isStoppable(context) ? { changes: withStop(context), told: STOPPING } : inTurn;
}

/** What tells the deletion that it is to end. */
export const stopOf = ({ stops = '' }: UndoAsked): DeletionStop => ({ type: 'deletion.stop', run: stops });

/** The change under way ends, and what is done of it is taken back. */
function withStop({ requests }: ChangesContext): Pick<ChangesContext, 'requests' | 'isStopping'> {
  return { requests: [...requests, { kind: 'undo newest' }], isStopping: true };
}

/** What is under way ends; what an undo or a redo leaves is not gone on with by keys that were pressed before. */
export function withEnd({ work, requests }: ChangesContext): Pick<ChangesContext, 'requests' | 'isStopping'> {
  const isLeft = ({ kind }: Request): boolean => kind !== 'undo newest' && kind !== 'redo newest';
  return { requests: work?.kind === 'change' ? requests : requests.filter(isLeft), isStopping: true };
}

/** After the change under way was done, as far as it was: an undo that has stopped it takes back nothing else. */
export function withPerformed(context: ChangesContext, entry: UndoEntry): Partial<ChangesContext> {
  const { requests, isStopping } = context;
  const next = requests.findIndex(({ kind }) => kind !== 'undo');
  const isForNothing = isStopping && entry.steps.length === 0 && requests[next]?.kind === 'undo newest';
  return { ...withNew(context, entry), ...(isForNothing && { requests: requests.toSpliced(next, 1) }) };
}
