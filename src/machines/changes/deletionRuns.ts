import type { Step } from '../../model/changes/changes.ts';
import { withUndo } from './changeNotices.ts';
import {
  type ChangesContext,
  type History,
  newEntry,
  type Request,
  type UndoEntry,
  withNew,
} from './changes.context.ts';
import type { DeletionNews, DeletionRun } from './deletionNews.ts';
import { titleOf } from './changeTitles.ts';
import type { Notice } from '../kit/unprovided.ts';

type Begun = Extract<DeletionNews, { type: 'deletion.begun' }> & { run: string };
type Ended = Extract<DeletionNews, { type: 'deletion.ended' }> & { run: string };

/** What it does is kept apart until it is over: till then an undo is meant for all of it, not for its last record. */
export function withDeletion(context: ChangesContext, { run, ids }: Begun): Partial<ChangesContext> {
  const count = context.count + 1;
  const begun = {
    run,
    id: `change-${count}`,
    ids: new Set(ids),
    steps: [],
    undoBefore: context.undo,
    during: context.work,
  };
  return { count, deletions: [...context.deletions, begun] };
}

/** After somebody else has done this: an entry of its own, or a part of the deletion under way that it belongs to. */
export function withDone(context: ChangesContext, steps: readonly Step[]): Partial<ChangesContext> {
  const of = context.deletions.find(({ ids }) => steps.every(({ id }) => ids.has(id)));
  if (!of) return withNew(context, newEntry(context, steps));
  const more = { ...of, steps: [...of.steps, ...steps] };
  return { redo: [], deletions: context.deletions.map((one) => (one === of ? more : one)) };
}

/** After a deletion: its undo is next where that was asked for. */
export function withDeletionEnded(context: ChangesContext, event: Ended): Partial<ChangesContext> {
  const { requests, undo } = context;
  const { ended, isMeant } = endOf(context, event);
  const deletions = context.deletions.filter((one) => one !== ended);
  if (!ended || ended.steps.length === 0) {
    return { deletions, requests: requests.filter((one) => !isMeant(one)) };
  }
  const entry = { ...entryOf(ended), notice: deletionTold(context, event) };
  if (!requests.some(isMeant)) return { deletions, undo: [...undo, entry] };
  const asked = requests.map((one): Request => (isMeant(one) ? { kind: 'undo', entry } : one));
  return { deletions, requests: asked };
}

/** What is told at its end, with its undo where it has done anything. */
export function deletionTold(context: ChangesContext, event: Ended): Notice | undefined {
  const { ended } = endOf(context, event);
  const { notice } = event;
  return notice && ended && ended.steps.length > 0 ? withUndo(ended.id, notice) : notice;
}

function endOf({ deletions }: ChangesContext, { run }: Ended) {
  return {
    ended: deletions.find((one) => one.run === run),
    isMeant: (request: Request) => request.kind === 'undo deletion' && request.run === run,
  };
}

const entryOf = ({ id, steps }: DeletionRun): UndoEntry => ({
  id,
  title: titleOf(steps),
  steps,
  notice: undefined,
});

/** All that a person has done, and taken back, with what they have asked to take back and is not begun. */
export function historyOf({ undo, redo, requests, deletions }: ChangesContext): History {
  const asked = (kind: 'undo' | 'redo') =>
    requests.flatMap((request) => (request.kind === kind ? [request.entry] : []));
  const deleted = deletions.filter(({ steps }) => steps.length > 0).map(entryOf);
  return { undo: [...undo, ...asked('undo'), ...deleted], redo: [...redo, ...asked('redo')] };
}
