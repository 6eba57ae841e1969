import { formatQuantity } from '../../model/items/formatQuantity.ts';
import type { Notice } from './unprovided.ts';

/** From so many records on it is told how far it is: fewer are done before anybody has read it. */
const MANY = 20;

/** Until the record is done that it is at. `id` is that of the notice whose place it takes. */
export const stoppingNotice = (id: string): Notice => ({
  id,
  kind: 'success',
  text: 'Stopping…',
  duration: Infinity,
  isProgress: true,
});

/** 'Deleting 37 of 500', with the button that stops it where it can be; undefined for few records. */
export function noticeOfProgress(
  id: string,
  doing: string,
  { done, total }: { done: number; total: number },
  isStoppable: boolean,
): Notice | undefined {
  if (total < MANY) return undefined;
  return {
    ...stoppingNotice(id),
    text: `${doing} ${formatQuantity(done)} of ${formatQuantity(total)}`,
    ...(isStoppable && { action: { label: 'Stop', event: { type: 'stop.requested' } } }),
  };
}
