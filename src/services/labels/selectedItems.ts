import type { Item } from '../../../contract/entities.ts';
import { failureOf, isAway } from '../../failure.ts';
import type { ChosenItem } from '../../model/labels/labelPlaces.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';

export interface SelectedItemsParts {
  sentAs(localId: string): string | undefined;
  /** What is unsent of an item, with the rest of it. */
  unsent(id: string): Item | undefined;
  /** Every item in a location. */
  readInside(locationId: string, signal: AbortSignal): Promise<readonly Item[]>;
  readOne(id: string, signal: AbortSignal): Promise<Item>;
}

/** Requests that are under way at a time. */
const AT_ONCE = 4;

/**
 * Items that were selected, as they are now, in their order; without an answer as they were then. They are read location
 * by location: one by one, so many would push the copies of what was looked at out of this browser. `gone`: how many are
 * not there any more; `unchecked`: of how many nobody knows whether they are. Rejects with a Failure where the session has ended.
 */
export async function readSelected(
  selected: readonly ChosenItem[],
  { sentAs, unsent, readInside, readOne }: SelectedItemsParts,
  signal: AbortSignal,
): Promise<{ items: ChosenItem[]; gone: number; unchecked: number }> {
  // What was chosen before it was sent has another id by now.
  const chosen = new Map(
    selected.map((one) => {
      const id = sentAs(one.id) ?? one.id;
      return [id, { ...one, id }];
    }),
  );
  const now = new Map<string, ChosenItem>();
  const gone = new Set<string>();
  let isOver = false;

  /** 'gone' where it is not there; where nobody answers, or wants to be asked less, nobody is asked any more. */
  const asked = async <T>(read: () => Promise<T>): Promise<T | 'gone' | 'unknown'> => {
    try {
      return await read();
    } catch (error) {
      const reason = failureOf(error);
      const { kind } = reason;
      if (signal.aborted || kind === 'unauthorised') throw error;
      if (kind === 'not-found') return 'gone';
      isOver ||= isAway(reason) || kind === 'too-many';
      return 'unknown';
    }
  };
  const inPieces = async <T>(all: readonly T[], read: (one: T) => Promise<void>): Promise<void> => {
    for (let from = 0; from < all.length && !isOver; from += AT_ONCE)
      await Promise.all(all.slice(from, from + AT_ONCE).map(read));
  };

  for (const id of chosen.keys()) {
    const own = unsent(id);
    if (own) now.set(id, own);
  }
  const toRead = () => [...chosen.values()].filter(({ id }) => !isLocalId(id) && !now.has(id));
  const places = new Set(toRead().flatMap(({ location_id }) => location_id ?? []));
  const failed = new Set<string>();
  await inPieces([...places], async (place) => {
    const inside = await asked(() => readInside(place, signal));
    if (inside === 'unknown') failed.add(place);
    if (typeof inside === 'string') return;
    for (const item of inside) if (chosen.has(item.id)) now.set(item.id, item);
  });
  // What is somewhere else by now, or nowhere.
  const astray = toRead().filter(({ location_id }) => !failed.has(location_id ?? ''));
  await inPieces(astray, async ({ id }) => {
    const item = await asked(() => readOne(id, signal));
    if (item === 'gone') gone.add(id);
    else if (item !== 'unknown') now.set(id, item);
  });
  const left = [...chosen.values()].filter(({ id }) => !gone.has(id));
  const unchecked = toRead().length - gone.size;
  return { items: left.map((one) => now.get(one.id) ?? one), gone: gone.size, unchecked };
}
