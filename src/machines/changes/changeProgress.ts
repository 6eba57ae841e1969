import type { Change } from '../../model/changes/changes.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import type { ChangesContext, ChangesEvent, Watched, Work } from './changes.context.ts';
import type { Notice } from '../kit/unprovided.ts';

/** From so many records on it is told how far a change is: fewer are done before anybody has read it. */
const MANY = 20;
const ID = 'change under way';

/** What is typed, counted or copied is nowhere else: it is done to its end. */
const STOPPABLE: readonly Change['kind'][] = [
  'move items',
  'move locations',
  'set quantity',
  'change quantity',
  'set text',
];

/** Whether what is under way can end after any of its records: what is left of an undo stays in the history. */
export const isStoppable = ({ work }: Pick<ChangesContext, 'work'>): boolean =>
  work?.kind === 'undo' ||
  work?.kind === 'redo' ||
  (work?.kind === 'change' && STOPPABLE.includes(work.change.kind));

/** The machine that is told how far its work is, and knows whether it is to end. */
export const watchedBy = (self: {
  send(event: ChangesEvent): void;
  getSnapshot(): { context: ChangesContext };
}): Watched => ({
  onProgress: (progress) => self.send({ type: 'work.progressed', ...progress }),
  isStopped: () => self.getSnapshot().context.isStopping,
});

/** Until the record is done that it is at. */
export const STOPPING: Notice = {
  id: ID,
  kind: 'success',
  text: 'Stopping…',
  duration: Infinity,
  isProgress: true,
};

/** How far what is under way is, with the button that stops it where it can be; undefined for few records. */
export function progressNotice(
  context: Pick<ChangesContext, 'work' | 'progress' | 'isStopping'>,
): Notice | undefined {
  const { work, progress, isStopping } = context;
  if (!work || !progress || progress.total < MANY) return undefined;
  if (isStopping) return STOPPING;
  return {
    ...STOPPING,
    text: `${doingOf(work)} ${formatQuantity(progress.done)} of ${formatQuantity(progress.total)}`,
    ...(isStoppable(context) && { action: { label: 'Stop', event: { type: 'stop.requested' } } }),
  };
}

function doingOf(work: Work): string {
  if (work.kind === 'undo') return 'Undoing';
  if (work.kind !== 'change') return 'Doing again';
  const { kind } = work.change;
  if (kind.startsWith('move')) return 'Moving';
  return kind.startsWith('add') ? 'Adding' : kind === 'copy branch' ? 'Duplicating' : 'Changing';
}
