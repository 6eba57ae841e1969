import { noteDay } from '../../server/store/days/seenDays.ts';
import type { Store } from '../../server/store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As if a server were at work on each of the next days, today first: a test that passes them at once has not seen them. */
export const seeDays = (store: Store, count: number): Promise<void> =>
  store.write(async (trx) => {
    for (let day = 0; day < count; day++) await noteDay(trx, Date.now() + day * DAY);
  });
