import type { ItemInput } from '../../../contract/requests.ts';
import { failure } from '../../failure.ts';
import type { Change, Outcome } from '../../model/changes/changes.ts';
import { type Performed, type Run, runOver } from './changeRun.ts';
import { checkedQuantity, type ItemChanging } from './itemChanging.ts';

const CHANGED_MEANWHILE = 'Somebody has changed its quantity meanwhile. It is among the differences.';

interface Saved {
  id: string;
  name: string;
  save(run: Run): Promise<Performed | undefined>;
}

/**
 * Does what a count, or a photo, has found. Again, after what broke it off, it does the rest: nothing of it is done twice.
 * `requireNew` rejects what is not to be added.
 */
export function saveCount(
  items: Pick<ItemChanging, 'set' | 'addAs' | 'remove'>,
  { counts, added, gone, ...rest }: Extract<Change, { kind: 'count' | 'photo changes' }>,
  watched: Parameters<typeof runOver>[2],
  requireNew?: (id: string, input: ItemInput, run: Run) => Promise<void>,
): Promise<Outcome> {
  /** Nobody has seen another number in the differences of a count. */
  const requireSeen = (now: string | number | null | undefined, seen: readonly (number | null)[]): void => {
    const isSeen = seen.some((quantity) => (quantity ?? 0) === Number(now ?? 0));
    if (rest.kind === 'count' && !isSeen) throw failure('stale', CHANGED_MEANWHILE);
  };
  const all: Saved[] = [
    // First: they are nowhere else.
    ...added.map(({ id, input }) => ({
      id,
      name: input.name,
      async save(run: Run) {
        await requireNew?.(id, input, run);
        return items.addAs(id, input, run);
      },
    })),
    ...('renamed' in rest ? rest.renamed : []).map(({ item, name }) => ({
      id: item.id,
      name: item.name,
      save: (run: Run) => items.set(item, 'name', () => name, run, item.location_id),
    })),
    ...counts.map(({ item, quantity }) => ({
      id: item.id,
      name: item.name,
      save: (run: Run) => {
        const wanted = (now: string | number | undefined): number => {
          requireSeen(now, [item.quantity, quantity]);
          return checkedQuantity(quantity);
        };
        return items.set(item, 'quantity', wanted, run, item.location_id);
      },
    })),
    ...gone.map((item) => ({
      id: item.id,
      name: item.name,
      save: (run: Run) =>
        items.remove(item, run, ({ quantity }) => requireSeen(quantity, [item.quantity, 0])),
    })),
  ];
  return runOver(all, ({ save }, run) => save(run), watched);
}
