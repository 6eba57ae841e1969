import { describe, expect, test, vi } from 'vitest';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import { versionedDeletion } from '../../../src/services/host/versionedDeletion.ts';
import { advertising, json, notFound, onHost, rejection } from './fakeHost.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const KINDS = { items: 'item', locations: 'location' } as const;
const PLACES = { items: 'location_id', locations: 'parent_id' } as const;
const RECORDS = ['items', 'locations'] as const;

/** A host with one item or location, which may lose a deletion on its way. */
function hostOf(kind: (typeof RECORDS)[number], { version = 1, features = 'if-match' } = {}) {
  const there = {
    name: 'Anvil',
    place: 'l1',
    version: version as number | undefined,
    isLost: false,
    isAnswerLost: false,
    editsAfterReads: false,
  };
  const app = onHost(({ method, headers }) => {
    if (method === 'DELETE' && there.isLost) {
      there.isLost = false;
      throw new TypeError('Failed to fetch');
    }
    if (method === 'DELETE' && there.isAnswerLost) {
      there.isAnswerLost = false;
      there.version = undefined;
      throw new TypeError('Failed to fetch');
    }
    if (there.version === undefined) return notFound();
    const record = { id: ID, name: there.name, [PLACES[kind]]: there.place, version: there.version };
    if (method === 'GET') {
      if (there.editsAfterReads) there.version++;
      return advertising(features, record);
    }
    const match = headers.get('if-match');
    if (match !== null && match !== `"${there.version}"`)
      return json({ message: 'Changed' }, { status: 412 });
    there.version = undefined;
    return new Response(null, { status: 204 });
  });
  const learn = () =>
    app.http.request({ operation: 'x', path: `/api/${kind}`, timeout: 1000, decode: () => 0 });
  return {
    app,
    there,
    learn,
    remove: (known?: number, more: object = {}) =>
      app[kind].remove({ id: ID, name: 'Anvil', [PLACES[kind]]: 'l1', version: known, ...more }),
    deletions: () =>
      app.sent.filter(({ method }) => method === 'DELETE').map(({ headers }) => headers.get('if-match')),
  };
}

describe.each(RECORDS)('a deletion among the %s', (kind) => {
  test('says the first time which version it is about: late, it does not remove what was brought back', async () => {
    const { learn, remove, deletions, there } = hostOf(kind);
    await learn();
    there.isLost = true;
    await remove(1);
    expect(deletions()).toEqual(['"1"', '"1"']);
    expect(there.version).toBeUndefined();
  });

  test('tells whether it was this that deleted it, and not somebody else before', async () => {
    const { learn, remove, there } = hostOf(kind);
    await learn();
    expect(await remove(1)).toBe(true);
    expect(await remove(1)).toBe(false);
    there.version = 1;
    there.isAnswerLost = true;
    expect(await remove(1)).toBe(true);
  });

  test('is done although somebody has changed it meanwhile', async () => {
    const { learn, remove, deletions, there } = hostOf(kind, { version: 4 });
    await learn();
    await remove(1);
    expect(deletions()).toEqual(['"1"', '"4"']);
    expect(there.version).toBeUndefined();
  });

  test('leaves what is called otherwise since: that is not what was asked about', async () => {
    const { app, learn, remove, deletions, there } = hostOf(kind, { version: 4 });
    await learn();
    there.name = 'Pump';
    const lists = kind === 'items' ? 'location-items' : 'locations';
    let reads = 0;
    const leave = app.cache.watch({ key: [lists], load: async () => (reads += 1) }, () => {});
    await vi.waitFor(() => expect(reads).toBe(1));
    expect(await rejection(remove(1))).toMatchObject({
      kind: 'stale',
      message: expect.stringMatching(/It is called .*Pump.* now\. Look at it before you delete it\.$/),
    });
    expect(deletions()).toEqual(['"1"']);
    expect(there.version).toBe(4);
    // What shows the old name is read again.
    await vi.waitFor(() => expect(reads).toBe(2));
    leave();
  });

  test('leaves what is in another place since: it is asked about where it was', async () => {
    const { learn, remove, deletions, there } = hostOf(kind, { version: 4 });
    await learn();
    there.place = 'l2';
    expect(await rejection(remove(1))).toMatchObject({
      kind: 'stale',
      message: expect.stringMatching(/It is in another location now\. Look at it before you delete it\.$/),
    });
    expect(deletions()).toEqual(['"1"']);
  });

  test('of what is shown with an unsent name or place is done whatever it is called on the server, and where it is there', async () => {
    const { learn, remove, there } = hostOf(kind, { version: 4 });
    await learn();
    [there.name, there.place] = ['Pump', 'l2'];
    expect(await remove(1, { isShownOtherwise: true })).toBe(true);
    expect(there.version).toBeUndefined();
  });

  test('is asked for once more, not for as long as somebody changes it', async () => {
    const { learn, remove, deletions, there } = hostOf(kind, { version: 4 });
    await learn();
    there.editsAfterReads = true;
    expect(await rejection(remove(1))).toMatchObject({ kind: 'stale' });
    expect(deletions()).toHaveLength(2);
  });

  test('that waits for the newest version is not asked for once its person has gone', async () => {
    const { app, learn, deletions, there } = hostOf(kind, { version: 4 });
    const { http } = app;
    let person = 'ada';
    const unanswered = createUnanswered({ asker: () => () => (person === 'ada' ? 'here' : 'replaced') });
    const decode = (value: unknown): { name: string; version?: number } => {
      person = 'grace';
      return { name: 'Anvil', version: Number(Reflect.get(Object(value), 'version')) };
    };
    await learn();
    const removing = versionedDeletion(http, unanswered, { kind: KINDS[kind], timeout: 1000, decode });
    expect(await rejection(removing({ id: ID, name: 'Anvil', version: 1 }, () => {}))).toMatchObject({
      kind: 'unauthorised',
    });
    expect(deletions()).toEqual(['"1"']);
    expect(there.version).toBe(4);
  });

  test('that is repeated leaves what has changed since', async () => {
    const { learn, remove, there } = hostOf(kind);
    await learn();
    there.isLost = true;
    there.editsAfterReads = true;
    expect(await rejection(remove(1))).toMatchObject({ kind: 'stale' });
    expect(there.version).toBeDefined();
  });

  test('says nothing of versions to a host that does not match them', async () => {
    const { learn, remove, deletions, there } = hostOf(kind, { version: 4, features: 'paging' });
    await learn();
    await remove(1);
    expect(deletions()).toEqual([null]);
    expect(there.version).toBeUndefined();
  });
});
