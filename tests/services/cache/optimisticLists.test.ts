import { expect, test } from 'vitest';
import { putCreated, putIntoLists } from '../../../src/services/cache/optimisticLists.ts';
import { json, onHost } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

const asMade = hostItem({ quantity: 4, version: 1, location_id: 'here' });
const changed = hostItem({ quantity: 5, version: 2, location_id: 'here' });

/** A browser that has read the item, its location and a search for it from a host that has it so. */
async function knowing(item: typeof asMade) {
  const host = onHost(({ path }) =>
    json(path.includes(`/items/${ITEM_ID}`) ? item : { items: [item], total: 1 }),
  );
  const queries = [host.items.one(ITEM_ID), host.items.inLocation('here'), host.items.search('m3')];
  for (const query of queries) await host.cache.read<unknown>(query);
  const quantities = () => [
    host.cache.peek(host.items.one(ITEM_ID))?.data.quantity,
    host.cache.peek(host.items.inLocation('here'))?.data.map(({ quantity }) => quantity),
    host.cache.peek(host.items.search('m3'))?.data.items.map(({ quantity }) => quantity),
  ];
  return { ...host, quantities };
}

test('what a repeated create answers, the item as it was made, takes the place of nothing newer', async () => {
  const { cache, quantities } = await knowing(changed);
  putCreated(cache, asMade);
  putIntoLists(cache, asMade);
  expect(quantities()).toEqual([5, [5], [5]]);
});

test('an item that was just written takes the place of what was known of it', async () => {
  const { cache, quantities } = await knowing(asMade);
  putCreated(cache, changed);
  putIntoLists(cache, changed);
  expect(quantities()).toEqual([5, [5], [5]]);
});

test('what a repeated create answers is not shown where the item lay when it was made', async () => {
  const moved = hostItem({ quantity: 5, version: 2, location_id: 'there' });
  const host = onHost(({ path }) => json(path.includes('/there/') ? [moved] : []));
  const [here, there] = [host.items.inLocation('here'), host.items.inLocation('there')];
  for (const query of [here, there]) await host.cache.read(query);
  expect(putCreated(host.cache, asMade)).toBe(false);
  putIntoLists(host.cache, asMade);
  expect([host.cache.peek(here)?.data, host.cache.peek(there)?.data]).toEqual([[], [moved]]);
});
