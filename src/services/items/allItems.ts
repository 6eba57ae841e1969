import type { ItemList } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';

/** How many items one request asks for when all are wanted. */
const CHUNK = 1000;

/** Every item of a list, asked for in chunks until the host's total is reached. Each item comes once. */
export async function readAll(ask: (limit: number, offset: number) => Promise<ItemList>): Promise<Item[]> {
  const all = new Map<string, Item>();
  let unread = 0;
  for (let offset = 0; ;) {
    const answer = await ask(CHUNK, offset);
    const { items, total, paged } = answer;
    const missing = unreadIn(answer);
    unread += missing;
    const before = all.size;
    for (const item of items) all.set(item.id, item);
    offset += items.length + missing;
    // A host that ignores the offset answers the same items again: nothing new ends it too.
    if (!paged || offset >= total || (all.size === before && missing === 0)) {
      return lacking([...all.values()], unread);
    }
  }
}
