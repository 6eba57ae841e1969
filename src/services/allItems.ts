import type { ItemList } from '../../contract/answers.ts';
import type { Item } from '../../contract/entities.ts';

/** How many items one request asks for when all are wanted. */
const CHUNK = 1000;

/** Every item of a list, asked for in chunks until the host's total is reached. Each item comes once. */
export async function readAll(ask: (limit: number, offset: number) => Promise<ItemList>): Promise<Item[]> {
  const all = new Map<string, Item>();
  for (let offset = 0; ;) {
    const { items, total, paged } = await ask(CHUNK, offset);
    const before = all.size;
    for (const item of items) all.set(item.id, item);
    offset += items.length;
    // A host that ignores the offset answers the same items again: nothing new ends it too.
    if (!paged || offset >= total || all.size === before) return [...all.values()];
  }
}
