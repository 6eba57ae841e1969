import type { Change } from '../../model/changes/changes.ts';
import type { ChangesContext, ChangesEvent, Watched, Work } from './changes.context.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { noticeOfProgress, stoppingNotice } from '../kit/progress.ts';
import type { Notice } from '../kit/unprovided.ts';

const ID = 'change under way';

/** What is typed, counted or copied is nowhere else: it is done to its end. */
const STOPPABLE: readonly Change['kind'][] = [
  'move items',
  'move locations',
  'set quantity',
  'change quantity',
  'set text',
];

/** Whether a change is done record by record: what is left of others waits elsewhere, as unsent work or on its page. */
export const isInOrder = ({ kind }: Change): boolean => STOPPABLE.includes(kind);

/** Whether what is under way can end after any of its records: what is left of an undo stays in the history. */
export const isStoppable = ({ work }: Pick<ChangesContext, 'work'>): boolean =>
  work?.kind === 'undo' || work?.kind === 'redo' || (work?.kind === 'change' && isInOrder(work.change));

/** The machine that is told how far its work is, and knows whether it is to end. */
export const watchedBy = (self: {
  send(event: ChangesEvent): void;
  getSnapshot(): { context: ChangesContext };
}): Watched => ({
  onProgress: (progress) => self.send({ type: 'work.progressed', ...progress }),
  isStopped: () => self.getSnapshot().context.isStopping,
});

export const STOPPING = stoppingNotice(ID);

/** How far what is under way is; undefined for few records. */
export function progressNotice(
  context: Pick<ChangesContext, 'work' | 'progress' | 'isStopping'>,
): Notice | undefined {
  const { work, progress, isStopping } = context;
  if (!work || !progress) return undefined;
  const notice = noticeOfProgress(ID, doingOf(work), progress, isStoppable(context));
  return notice && isStopping ? STOPPING : notice;
}

/** 'Changes are under way: 12 of 60 are done.', for a question; undefined where there are none. */
export function underWayText({
  work,
  progress,
}: Pick<ChangesContext, 'work' | 'progress'>): string | undefined {
  if (!work) return undefined;
  if (!progress) return 'A change is under way.';
  return `Changes are under way: ${formatQuantity(progress.done)} of ${formatQuantity(progress.total)} are done.`;
}

function doingOf(work: Work): string {
  if (work.kind === 'undo') return 'Undoing';
  if (work.kind !== 'change') return 'Doing again';
  const { kind } = work.change;
  if (kind.startsWith('move')) return 'Moving';
  return kind.startsWith('add') ? 'Adding' : kind === 'copy branch' ? 'Duplicating' : 'Changing';
}
