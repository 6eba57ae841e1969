import { NOTHING_TO_REDO, NOTHING_TO_UNDO } from './changeNotices.ts';
import {
  type ChangesContext,
  newestRedo,
  newestUndo,
  type Request,
  type UndoEntry,
  withNew,
} from './changes.context.ts';

const NOTHING = {
  undo: { kind: 'nothing', notice: NOTHING_TO_UNDO },
  redo: { kind: 'nothing', notice: NOTHING_TO_REDO },
} as const;

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
  return { requests, work: request };
}

/** After the undo of one entry was asked for: nothing else takes it back before its turn comes. */
export function withUndoOf(
  { undo, requests }: ChangesContext,
  of: string | undefined,
): Pick<ChangesContext, 'undo' | 'requests'> {
  const asked = undo.filter(({ id }) => id === of).map((entry): Request => ({ kind: 'undo', entry }));
  return { undo: undo.filter(({ id }) => id !== of), requests: [...requests, ...asked] };
}

/** Whether an undo during a change means the newest that there is by now: nothing else is to come after the change. */
export const isNewestMeant = ({ requests }: ChangesContext, { id }: { id?: string }): boolean =>
  id === undefined && requests.every(({ kind }) => kind === 'undo');

/** The change under way ends, and what is done of it is taken back. */
export function withStop({ requests }: ChangesContext): Pick<ChangesContext, 'requests' | 'isStopping'> {
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
