import { failure } from '../../failure.ts';
import type { Change, NewItem, Outcome } from '../../model/changes/changes.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { type Performed, type Run, runOver } from './changeRun.ts';
import { checkedQuantity, type ItemChanging } from './itemChanging.ts';

const CHANGED_MEANWHILE = 'Somebody has changed its quantity meanwhile';
const RENAMED_MEANWHILE = 'Somebody has renamed it meanwhile';

interface Saved {
  id: string;
  name: string;
  save(run: Run): Promise<Performed | undefined>;
}

/**
 * Does what a count, or a photo, has found. Again, after what broke it off, it does the rest: nothing of it is done twice.
 * `requireNew` rejects what is not to be added, and gives the ids of what it may be added beside.
 */
export function saveCount(
  items: Pick<ItemChanging, 'set' | 'addAs' | 'remove'>,
  { counts, added, gone, ...rest }: Extract<Change, { kind: 'count' | 'photo changes' }>,
  watched: Parameters<typeof runOver>[2],
  requireNew?: (added: NewItem, run: Run) => Promise<readonly string[]>,
): Promise<Outcome> {
  /** Nobody has seen another number in the differences of a count, nor with what a photo shows. */
  const requireSeen = (now: string | number | null | undefined, seen: readonly (number | null)[]): void => {
    const number = Number(now ?? 0);
    if (seen.some((quantity) => (quantity ?? 0) === number)) return;
    // A photo's differences say no numbers.
    const where =
      rest.kind === 'count' ? '. It is among the differences.' : `: it is ${formatQuantity(number)}.`;
    throw failure('stale', CHANGED_MEANWHILE + where);
  };
  const requireNamed = (now: string | number | undefined, seen: readonly string[]): void => {
    if (seen.every((name) => name !== now)) throw failure('stale', `${RENAMED_MEANWHILE}: “${String(now)}”.`);
  };
  const all: Saved[] = [
    // First: they are nowhere else.
    ...added.map((one) => ({
      id: one.id,
      name: one.input.name,
      async save(run: Run) {
        const own = (await requireNew?.(one, run)) ?? [];
        const ownAlike = added.filter(({ input }) => nameKey(input.name) === nameKey(one.input.name));
        const beside = [...(one.beside ?? []), ...ownAlike.map(({ id }) => id), ...own];
        return items.addAs(one.id, one.input, run, beside);
      },
    })),
    ...('renamed' in rest ? rest.renamed : []).map(({ item, name }) => ({
      id: item.id,
      name: item.name,
      save: (run: Run) => {
        const wanted = (now: string | number | undefined): string => {
          requireNamed(now, [item.name, name]);
          return name;
        };
        return items.set(item, 'name', wanted, run, item.location_id);
      },
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
