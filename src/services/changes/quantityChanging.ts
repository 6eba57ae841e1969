import { failure } from '../../failure.ts';
import type { Change, Outcome, QuantityTry } from '../../model/changes/changes.ts';
import { quantityAfter } from '../../model/items/quantity.ts';
import { runOver, type RunOptions } from './changeRun.ts';
import { checkedQuantity, type ItemChanging } from './itemChanging.ts';

type QuantityChange = Extract<Change, { kind: 'change quantity' }>;

/**
 * Makes quantities so much more or less. What a browser without room has sent without an answer is told as `tried`: the
 * next try does not do again what that one has done. Rejects only with the signal's reason.
 */
export async function changeQuantities(
  items: Pick<ItemChanging, 'set'>,
  { items: changed, by, tried = new Map() }: QuantityChange,
  watched: RunOptions,
): Promise<Outcome> {
  const tries = new Map<string, QuantityTry>(tried);
  const outcome = await runOver(
    changed,
    async (item, run) => {
      const last = tries.get(item.id);
      const wanted = (now: string | number | undefined): number => {
        const before = Number(now ?? 0);
        if (before === last?.after) return before;
        if (last && before !== last.before) throw failure('stale', CHANGED_MEANWHILE);
        const after = checkedQuantity(quantityAfter(before, by));
        tries.set(item.id, { before, after });
        return after;
      };
      const performed = await items.set(item, 'quantity', wanted, run, undefined, true);
      if (performed ?? !last) return performed;
      const { id, name } = item;
      return { step: { kind: 'item changed', id, name, field: 'quantity', ...last }, isUnsent: false };
    },
    watched,
  );
  return {
    ...outcome,
    failed: outcome.failed.map((record) => {
      const last = tries.get(record.id);
      const { kind, mayBeDone = false } = record.failure;
      const isOpen = (kind === 'storage' && mayBeDone) || tried.has(record.id);
      return last && isOpen && kind !== 'stale' ? { ...record, tried: last } : record;
    }),
  };
}

const CHANGED_MEANWHILE =
  'Its quantity has been changed meanwhile, and what was tried before may be in it. Look at it before you try again.';
