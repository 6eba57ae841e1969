import type { ItemList } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';

/** How many items one request asks for when all are wanted. */
const CHUNK = 1000;
/** Others may write all the time: what the last reading brings is taken as it is. */
const READINGS = 3;

type Ask = (limit: number, offset: number) => Promise<ItemList>;

/**
 * Every item of a list, asked for in chunks until the host's total is reached. Each item comes once. When others write
 * between two chunks it is read anew, twice at most: a deleted item of the first chunk would hide one of the second.
 * `takesAnyOffset` is asked after the first chunk: another host may make a page of the offset.
 */
export async function readAll(ask: Ask, takesAnyOffset: () => boolean): Promise<Item[]> {
  for (let reading = 1; ; reading++) {
    const all = await readChunks(ask, takesAnyOffset, reading < READINGS);
    if (all) return all;
  }
}

/** What a chunk says of the next one, which begins with its last item where it can. */
interface Chunk {
  total: number;
  /** Undefined where nothing begins with it, or nobody knows: records that cannot be read stand somewhere among the others. */
  last: string | undefined;
}

/** Undefined where `isStrict` and the list has changed between two chunks. */
async function readChunks(
  ask: Ask,
  takesAnyOffset: () => boolean,
  isStrict: boolean,
): Promise<Item[] | undefined> {
  const all = new Map<string, Item>();
  let unread = 0;
  let first: string | undefined;
  let before: Chunk | undefined;
  for (let offset = 0; ;) {
    const from = before?.last === undefined ? offset : offset - 1;
    const answer = await ask(CHUNK, from);
    const { items, total, paged } = answer;
    const begin = items[0]?.id;
    first ??= begin;
    // A host that ignores the offset begins anew each time.
    const follows = before?.last === undefined || begin === before.last || begin === first;
    if (isStrict && before && (total !== before.total || !follows)) return undefined;
    const missing = unreadIn(answer);
    unread += missing;
    const known = all.size;
    for (const item of items) all.set(item.id, item);
    offset = from + items.length + missing;
    // A host that ignores the offset answers the same items again: nothing new ends it too.
    if (!paged || offset >= total || (all.size === known && missing === 0)) {
      return lacking([...all.values()], unread);
    }
    before = { total, last: missing === 0 && takesAnyOffset() ? items.at(-1)?.id : undefined };
  }
}
