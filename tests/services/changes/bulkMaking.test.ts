import { describe, expect, test } from 'vitest';
import { KEY_USED } from '../../../contract/errors.ts';
import { failure } from '../../../src/failure.ts';
import { itemOfBulkEntry, bulkEntries } from '../../../src/model/changes/bulkEntries.ts';
import { createBulkMaking } from '../../../src/services/changes/bulkMaking.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { aCompartment } from '../../machines/analysis/samples.ts';
import { aLocation } from '../../machines/kit/samples.ts';
import { advertising, notFound, onHost, type Sent } from '../host/fakeHost.ts';

const PARENT = aLocation({ id: 'cabinet', name: 'Cabinet', label: 'DC1', location_area_id: 2 });
const [entry] = bulkEntries([aCompartment()], ['key-1']);
if (!entry) throw new Error('There is no entry.');
const INPUT = itemOfBulkEntry(entry, 'cabinet');

interface Host {
  features?: string;
  /** What the host has. */
  items?: object[];
  locations?: object[];
  takenLabels?: string[];
  /** Whatever it has is gone once it was told of. */
  isFleeting?: boolean;
  /** So many times a location is made without an answer. */
  lost?: number;
  /** No location gets here until then. */
  isCut?: boolean;
}

/** A small host: it keeps what it is sent, by key where it knows keys. */
function hostWith(options: Host = {}) {
  const { features = 'idempotency, idempotency-all', items = [], locations = [], takenLabels = [] } = options;
  let { lost = 0 } = options;
  let cut = options.isCut === true ? 5 : 0;
  const byKey = new Map<string, object>();
  const sentWith = new Map<string, string>();
  const answer = (value: unknown, status = 200): Response => advertising(features, value, { status });
  const isLabelHeld = (label: unknown): boolean =>
    label !== '' && locations.some((one) => Reflect.get(one, 'label') === label);
  const post = ({ path, body, headers }: Sent): Response => {
    const given = body as Record<string, unknown>;
    if (path === '/api/items') {
      const key = headers.get('idempotency-key');
      const known = key === null ? undefined : byKey.get(key);
      if (known && sentWith.get(key ?? '') !== JSON.stringify(given)) {
        return answer({ error: 'invalid', message: KEY_USED }, 422);
      }
      const beside = headers.get('stowage-unless-there');
      const isAnother = (one: object): boolean =>
        Reflect.get(one, 'name') === given['name'] &&
        beside?.includes(String(Reflect.get(one, 'id'))) === false;
      const isMet = !known && items.some(isAnother);
      if (isMet && options.isFleeting === true) items.splice(0);
      if (isMet) return answer({ error: 'stale', message: 'Added meanwhile' }, 412);
      const item = known ?? { ...given, id: `item-00000${items.length + 1}`, version: 1 };
      if (!known) items.push(item);
      if (key !== null) {
        byKey.set(key, item);
        sentWith.set(key, JSON.stringify(given));
      }
      return answer(item, 201);
    }
    if (cut-- > 0) throw new TypeError('Failed to fetch');
    const key = features.includes('idempotency-all') ? headers.get('idempotency-key') : null;
    const known = key === null ? undefined : byKey.get(key);
    if (!known && takenLabels.includes(String(given['label']))) return answer({ message: 'Taken' }, 409);
    if (!known && isLabelHeld(given['label'])) return answer({ message: 'Taken' }, 409);
    const location = known ?? { ...given, id: `location-${locations.length + 1}` };
    if (!known) locations.push(location);
    if (key !== null) byKey.set(key, location);
    if (lost-- > 0) throw new TypeError('Failed to fetch');
    return answer(location, 201);
  };
  const host = onHost((sent) => {
    const [path] = sent.path.split('?');
    if (sent.method === 'POST') return post(sent);
    if (sent.method === 'PATCH') return answer({ ...items.at(-1), ...(sent.body as object), version: 2 });
    if (path === '/api/location-types')
      return answer([
        { id: 5, name: 'Box' },
        { id: 7, name: 'drawer' },
      ]);
    if (path === '/api/location-areas') return answer([{ id: 1, name: 'HANGAR' }]);
    if (path === '/api/locations/hierarchy') {
      return answer([{ ...PARENT, children: locations.map((child) => ({ ...child, children: [] })) }]);
    }
    if (path?.startsWith('/api/location/')) {
      const label = decodeURIComponent(path.slice('/api/location/'.length));
      const found = locations.find((one) => Reflect.get(one, 'label') === label);
      return found ? answer(found) : notFound();
    }
    if (path?.endsWith('/items')) return answer(items);
    return answer([]);
  });
  const store = createBrowserStore({ storage: memoryStorage(), events: new EventTarget() });
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.set('t', 'ada');
  const parts = {
    store,
    session,
    cache: host.cache,
    itemReads: host.items,
    itemWrites: host.writes,
    locations: host.locations,
    locationReads: host.locations,
    locationWrites: host.locations,
    lookups: host.lookups,
    unanswered: createUnanswered({ pause: async () => {} }),
  };
  /** The making of a person who has gone by the time that anything is to be sent. */
  const ofOneWhoGoes = () =>
    createBulkMaking({
      ...parts,
      bindToPerson: () => () => {
        throw failure('unauthorised', 'Log in again');
      },
    });
  /** The making of another page of this browser. */
  const nextPage = () => createBulkMaking(parts);
  return {
    making: nextPage(),
    ofOneWhoGoes,
    nextPage,
    store,
    session,
    /** All locations, as this browser reads and keeps them. */
    readPlaces: () => host.cache.read(host.locations.hierarchy()),
    sent: host.sent,
    has: items,
    places: locations,
  };
}

test('nothing is made for whoever has gone while it was found out what the host takes', async () => {
  const { ofOneWhoGoes, sent } = hostWith();
  const making = ofOneWhoGoes();
  const ended = { kind: 'unauthorised' };
  await expect(making.item({ input: INPUT, key: 'key-1', sent: undefined })).rejects.toMatchObject(ended);
  await expect(
    making.location({ parent: PARENT, name: 'Drawer', label: 'D1', key: 'key-2', mayExist: true }),
  ).rejects.toMatchObject(ended);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('an item', () => {
  test('BULK-06 BULK-07 BULK-08: is created with its key, once the host has said that it takes keys', async () => {
    const { making, sent } = hostWith();
    const made = await making.item({ input: INPUT, key: 'key-1', sent: undefined });
    expect(made).toMatchObject({ isOurs: true, entity: { id: 'item-000001' } });
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.headers.get('idempotency-key')).toBe('key-1');
    expect(post?.body).toMatchObject({
      category: 'Hardware',
      quantity: 1,
      notes: 'hex nuts, washers',
    });
  });

  test('that may have arrived is asked for again under its key: there is one, and it is ours', async () => {
    const { making, has } = hostWith();
    await making.item({ input: INPUT, key: 'key-1', sent: undefined });
    const again = await making.item({ input: INPUT, key: 'key-1', sent: INPUT });
    expect(again).toMatchObject({ isOurs: true, entity: { id: 'item-000001' } });
    expect(has).toHaveLength(1);
  });

  test('that was edited meanwhile is settled with the text that was sent, then changed', async () => {
    const { making, sent, has } = hostWith();
    await making.item({ input: INPUT, key: 'key-1', sent: undefined });
    const edited = { ...INPUT, name: 'Better name' };
    const made = await making.item({ input: edited, key: 'key-1', sent: INPUT });
    expect(has).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { name: 'Better name' } });
    expect(made).toMatchObject({ entity: { name: 'Better name' } });
  });

  test('that another tab has created as it was proposed becomes what was typed here: there is one', async () => {
    const { making, sent, has } = hostWith();
    await making.item({ input: INPUT, key: 'key-1', sent: undefined });
    const edited = { ...INPUT, name: 'Better name' };
    const made = await making.item({ input: edited, key: 'key-1', sent: undefined, proposed: INPUT });
    expect(has).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { name: 'Better name' } });
    expect(made).toMatchObject({ isOurs: true, entity: { name: 'Better name' } });
  });

  test('that was created with words that nobody here knows is not created twice, and a person is told so', async () => {
    const { making, has } = hostWith();
    await making.item({ input: { ...INPUT, name: 'Theirs' }, key: 'key-1', sent: undefined });
    const wanted = { input: { ...INPUT, name: 'Mine' }, key: 'key-1', sent: undefined, proposed: INPUT };
    await expect(making.item(wanted)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'It was created already, with other words: look for it in this location.',
    });
    expect(has).toHaveLength(1);
  });

  const met = 'idempotency, idempotency-all, unless-there';

  test('that somebody else has made meanwhile is met instead of made a second time, and is not changed', async () => {
    const there = [
      { ...INPUT, id: 'known', version: 1 },
      { ...INPUT, id: 'theirs', version: 3, quantity: 40 },
    ];
    const { making, has, sent } = hostWith({ features: met, items: there });
    const wanted = { input: INPUT, key: 'key-1', sent: undefined, known: ['known'] };
    expect(await making.item(wanted)).toMatchObject({ met: { id: 'theirs', quantity: 40 } });
    expect(has).toHaveLength(2);
    expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1);
    // Once it is known it may be made beside it.
    expect(await making.item({ ...wanted, known: ['known', 'theirs'] })).toMatchObject({ isOurs: true });
    expect(has).toHaveLength(3);
  });

  test('that was asked for without an answer is met as well, unless it was ours that arrived', async () => {
    const { making, has } = hostWith({ features: met, items: [{ ...INPUT, id: 'theirs', version: 3 }] });
    const wanted = { input: INPUT, key: 'key-1', sent: INPUT, known: [] };
    expect(await making.item(wanted)).toMatchObject({ met: { id: 'theirs' } });
    has.splice(0);
    await making.item({ ...wanted, sent: undefined });
    has.push({ ...INPUT, id: 'theirs-too', version: 1 });
    expect(await making.item(wanted)).toMatchObject({ isOurs: true });
    expect(has).toHaveLength(2);
  });

  test('that was met and is gone by then is not made, and can be tried again', async () => {
    const there = [{ ...INPUT, id: 'theirs', version: 3 }];
    const { making, has } = hostWith({ features: met, items: there, isFleeting: true });
    const wanted = { input: INPUT, key: 'key-1', sent: undefined, known: [] };
    await expect(making.item(wanted)).rejects.toMatchObject({ kind: 'stale' });
    expect(await making.item(wanted)).toMatchObject({ isOurs: true });
    expect(has).toHaveLength(1);
  });

  test('is made beside whatever there is on a host that does not know the condition', async () => {
    const { making, sent } = hostWith({ items: [{ ...INPUT, id: 'theirs', version: 3 }] });
    await making.item({ input: INPUT, key: 'key-1', sent: undefined, known: [] });
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.headers.has('stowage-unless-there')).toBe(false);
  });

  test('is looked for on a host that takes no keys, and left to whoever has made it', async () => {
    const { making, has } = hostWith({ features: 'paging', items: [{ ...INPUT, id: 'item-there' }] });
    const made = await making.item({ input: INPUT, key: 'key-1', sent: INPUT });
    expect(made).toMatchObject({ isOurs: false, entity: { id: 'item-there' } });
    expect(has).toHaveLength(1);
  });

  test('is created on a host that takes no keys and does not have it', async () => {
    const { making, has } = hostWith({ features: 'paging', items: [{ ...INPUT, id: 'x', name: 'Other' }] });
    const made = await making.item({ input: INPUT, key: 'key-1', sent: INPUT });
    expect(made).toMatchObject({ isOurs: true });
    expect(has).toHaveLength(2);
  });
});

describe('a location', () => {
  const wanted = { parent: PARENT, name: 'M3 nuts', label: 'DC1-R1C1', key: 'key-1', mayExist: false };

  test('is a drawer in its parent, in the same area, with its label', async () => {
    const { making, places } = hostWith();
    const made = await making.location(wanted);
    expect(made).toMatchObject({ isOurs: true, entity: { id: 'location-1' } });
    expect(places).toMatchObject([
      {
        name: 'M3 nuts',
        label: 'DC1-R1C1',
        parent_id: 'cabinet',
        location_type_id: 7,
        location_area_id: 2,
      },
    ]);
  });

  test('goes without a label that somebody else has', async () => {
    const { making, places } = hostWith({ takenLabels: ['DC1-R1C1'] });
    const made = await making.location(wanted);
    expect(made.isOurs).toBe(true);
    expect(places).toMatchObject([{ name: 'M3 nuts', label: '' }]);
  });

  test('that an earlier run has made is used, and not ours', async () => {
    const there = { ...aLocation({ id: 'there', name: 'M3 nuts', label: 'DC1-R1C1', parent_id: 'cabinet' }) };
    const { making, places } = hostWith({ locations: [there], takenLabels: ['DC1-R1C1'] });
    expect(await making.location(wanted)).toMatchObject({ isOurs: false, entity: { id: 'there' } });
    expect(places).toHaveLength(1);
  });

  test('that has arrived without an answer is asked for again: there is one, and it is ours', async () => {
    const { making, places } = hostWith({ lost: 5 });
    await expect(making.location(wanted)).rejects.toMatchObject({ outcome: 'unknown' });
    const again = await making.location({ ...wanted, mayExist: true });
    expect(again).toMatchObject({ isOurs: true, entity: { id: 'location-1' } });
    expect(places).toHaveLength(1);
  });

  test('of a name that somebody else has used meanwhile is another one: Undo removes nothing of theirs', async () => {
    const { making, places } = hostWith({ lost: 5 });
    await expect(making.location({ ...wanted, label: '' })).rejects.toMatchObject({ outcome: 'unknown' });
    places.push({ ...aLocation({ id: 'theirs', name: 'M3 nuts', label: '', parent_id: 'cabinet' }) });
    const made = await making.location({ ...wanted, label: '', mayExist: true });
    expect(made).toMatchObject({ isOurs: true, entity: { id: 'location-1' } });
    expect(places).toHaveLength(2);
  });

  test('that a page has asked for which was left since is looked for, and left to whoever has made it', async () => {
    const there = { ...aLocation({ id: 'there', name: 'M3 nuts', label: '', parent_id: 'cabinet' }) };
    const { making, places } = hostWith({ locations: [there] });
    const made = await making.location({ ...wanted, label: '', mayExist: true });
    expect(made).toMatchObject({ isOurs: false, entity: { id: 'there' } });
    expect(places).toHaveLength(1);
  });

  test('that has come since this browser has read all locations is found, and no second one is made', async () => {
    const { making, places, readPlaces } = hostWith();
    await readPlaces();
    places.push({ ...aLocation({ id: 'there', name: 'M3 nuts', label: '', parent_id: 'cabinet' }) });
    const made = await making.location({ ...wanted, label: '', mayExist: true });
    expect(made).toMatchObject({ isOurs: false, entity: { id: 'there' } });
    expect(places).toHaveLength(1);
  });

  describe('that the page before this one has asked for without an answer', () => {
    /** As the page was left: it has asked for the location, and nothing has come back. */
    const leftAfterAsking = async (host: Host = { lost: 5 }) => {
      const app = hostWith(host);
      await expect(app.making.location(wanted)).rejects.toMatchObject({ outcome: 'unknown' });
      return { ...app, again: () => app.nextPage().location({ ...wanted, mayExist: true }) };
    };
    const made = { id: 'location-1' };

    test('is ours where the host has made it: Undo takes it away', async () => {
      const { again, places } = await leftAfterAsking();
      expect(await again()).toMatchObject({ isOurs: true, entity: made });
      expect(places).toHaveLength(1);
    });

    test('is told as it was made, though somebody has changed it: Undo leaves it then', async () => {
      const { again, places } = await leftAfterAsking();
      places[0] = { ...places[0], description: 'Theirs' };
      expect(await again()).toMatchObject({ isOurs: true, entity: { ...made, description: '' } });
    });

    test.each([
      ['of its label', wanted.label],
      ['without a label', ''],
    ])(
      'is not what somebody else has %s where the call has never arrived, and none is made',
      async (_, label) => {
        const { again, places } = await leftAfterAsking({ isCut: true });
        places.push({ ...aLocation({ id: 'theirs', name: 'M3 nuts', label, parent_id: 'cabinet' }) });
        expect(await again()).toMatchObject({ isOurs: false, entity: { id: 'theirs' } });
        expect(places).toHaveLength(1);
      },
    );

    test('is not what somebody else has put in the place of ours', async () => {
      const { again, places } = await leftAfterAsking();
      places[0] = {
        ...aLocation({ id: 'theirs', name: 'M3 nuts', label: wanted.label, parent_id: 'cabinet' }),
      };
      expect(await again()).toMatchObject({ isOurs: false, entity: { id: 'theirs' } });
      expect(places).toHaveLength(1);
    });

    test('is another one where it was renamed', async () => {
      const { again, places } = await leftAfterAsking();
      places[0] = { ...places[0], name: 'Renamed' };
      expect(await again()).toMatchObject({ isOurs: true, entity: { id: 'location-2', label: '' } });
    });

    test('is found out later where the host does not answer again', async () => {
      const { again, places } = await leftAfterAsking({ lost: 6 });
      await expect(again()).rejects.toMatchObject({ kind: 'offline' });
      expect(await again()).toMatchObject({ isOurs: true, entity: made });
      expect(places).toHaveLength(1);
    });
  });

  test('leaves no note once it was answered', async () => {
    const { making, nextPage, store } = hostWith();
    await making.location(wanted);
    expect(store.keys('bulk_place_')).toEqual([]);
    expect(await nextPage().location({ ...wanted, mayExist: true })).toMatchObject({ isOurs: false });
  });

  test('leaves no note to the next person: it ends with the session, also where no page is there to see that', async () => {
    const { making, nextPage, store, session } = hostWith({ lost: 10 });
    await expect(making.location(wanted)).rejects.toMatchObject({ outcome: 'unknown' });
    expect(store.keys('bulk_place_')).toHaveLength(1);
    session.clear();
    expect(store.keys('bulk_place_')).toEqual([]);
    store.set('bulk_place_key-2', '{}');
    nextPage();
    expect(store.keys('bulk_place_')).toEqual([]);
  });

  test('of an entry beside one of the same words is its own', async () => {
    const { making, places } = hostWith({ lost: 5 });
    const bare = { ...wanted, label: '' };
    await expect(making.location(bare)).rejects.toMatchObject({ outcome: 'unknown' });
    const other = await making.location({ ...bare, key: 'key-2' });
    const first = await making.location({ ...bare, mayExist: true });
    expect([first.entity.id, other.entity.id]).toEqual(['location-1', 'location-2']);
    expect(places).toHaveLength(2);
  });

  test('is looked for on a host that takes no keys, and left to whoever has made it', async () => {
    const { making, places } = hostWith({ features: 'paging' });
    await making.location(wanted);
    const again = await making.location({ ...wanted, mayExist: true });
    expect(again).toMatchObject({ isOurs: false, entity: { id: 'location-1' } });
    expect(places).toHaveLength(1);
  });

  test('of several of its name is the one whose label looks the same', async () => {
    const drawer = (id: string, label: string) => ({
      ...aLocation({ id, name: 'M3 nuts', label, parent_id: 'cabinet' }),
    });
    const locations = [drawer('same', 'ＤC1-\u200BR1C1'), drawer('other', 'DC1-R1C2')];
    const { making } = hostWith({ features: 'paging', locations });
    expect((await making.location({ ...wanted, mayExist: true })).entity.id).toBe('same');
  });

  test.each([
    ['of another label', 'DC1-R1C2', []],
    ['without a label that another entry has', '', ['first']],
  ])(
    'that did not arrive is not the one of its name %s: each drawer keeps its own',
    async (_, label, others) => {
      const first = { ...aLocation({ id: 'first', name: 'M3 nuts', label, parent_id: 'cabinet' }) };
      const { making } = hostWith({ locations: [first] });
      const made = await making.location({ ...wanted, mayExist: true, others });
      expect(made).toMatchObject({ isOurs: true, entity: { id: 'location-2', label: wanted.label } });
    },
  );

  test('that did not arrive is made', async () => {
    const { making, places } = hostWith();
    expect((await making.location({ ...wanted, mayExist: true })).entity.id).toBe('location-1');
    expect(places).toHaveLength(1);
  });
});
