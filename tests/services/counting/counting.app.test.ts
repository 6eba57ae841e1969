import { describe, expect, test, vi } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { changeOf } from '../../../src/machines/counting/count.context.ts';
import { countMachine } from '../../../src/machines/counting/count.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { anItem } from '../../machines/kit/samples.ts';
import { anInput } from '../samples.ts';
import { advertising, json, notFound } from '../host/fakeHost.ts';

const A = '0f8fad5b-d9cb-469f-a165-70867728950a';
const B = '0f8fad5b-d9cb-469f-a165-70867728950b';
const X = '0f8fad5b-d9cb-469f-a165-70867728950f';
const DRAWER = { id: 'l1', name: 'Drawer 3', label: 'WS-D3', parent_id: null, type: 'DRAWER' };

interface HostItem {
  id: string;
  name: string;
  quantity: number;
  location_id: string;
  version?: number;
  category: string;
  supplier: string;
}
const ITEM = { quantity: 4, location_id: 'l1', category: '', supplier: '' };

/** An app on a host with a drawer and its items; `isThere` says whether the drawer still is, `isHeld` whether writes wait. */
async function started({
  isThere = () => true,
  isHeld = () => false,
  isAway = () => false,
}: { isThere?(): boolean; isHeld?(id: string): boolean; isAway?(): boolean } = {}) {
  let release = (): void => {};
  const written = new Promise<void>((resolve) => (release = resolve));
  const items = new Map(
    [A, B].map((id, at): [string, HostItem] => [id, { ...ITEM, id, name: ['A', 'B'][at] ?? '', version: 1 }]),
  );
  const features = 'idempotency, unless-there';
  const stage = startApp(async ({ method, path, query, headers, body }: AppRequest) => {
    const [, id = ''] = /\/items\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' && isHeld(id)) await written;
    if (isAway()) throw new TypeError('Failed to fetch');
    const item = items.get(id);
    if (method === 'PATCH' || method === 'PUT') {
      if (!item) return notFound();
      const changed = { ...item, ...Object(body), version: (item.version ?? 0) + 1 };
      items.set(id, changed);
      return json(changed);
    }
    if (method === 'POST' && path.endsWith('/items')) {
      const made: HostItem = { ...Object(body), id: X, version: 1 };
      const known = headers.get('stowage-unless-there')?.split(',');
      if (
        known &&
        [...items.values()].some(({ id: one, name }) => name === made.name && !known.includes(one))
      )
        return json({ error: 'stale', message: 'It was added here meanwhile.' }, { status: 412 });
      items.set(X, made);
      return advertising(features, made, { status: 201 });
    }
    if (path.includes('hierarchy')) return json(isThere() ? [{ ...DRAWER, children: [] }] : []);
    if (path.includes('/locations/l1/items')) return advertising(features, [...items.values()]);
    if (/\/locations?\/(?:l1|WS-D3)$/.test(path)) return isThere() ? json(DRAWER) : notFound();
    if (item) return json(item);
    if (path.endsWith('/items')) {
      const text = query.get('search') ?? query.get('q') ?? '';
      const found = [...items.values()].filter(({ name }) => name === text);
      return json({ items: found, total: found.length });
    }
    return advertising(features, []);
  });
  const deferred = await stage.app.deferred();
  const visits: string[] = [];
  const machine = countMachine
    .provide(deferred.counting.count)
    // There is no address bar here.
    .provide({ actions: { navigate: (_, { to }) => void visits.push(to) } });
  const open = (identifier = 'l1') => createActor(machine, { input: { identifier } }).start();
  const counting = async (identifier?: string) => {
    const count = open(identifier);
    await vi.waitFor(() => expect(count.getSnapshot().hasTag('busy')).toBe(false));
    return count;
  };
  const recalled = async () => (await counting()).getSnapshot().context.answers.map(({ id }) => id);
  const kept = () =>
    Array.from(
      { length: stage.window.localStorage.length },
      (_, at) => stage.window.localStorage.key(at) ?? '',
    ).filter((key) => key.includes('count_'));
  return { ...stage, deferred, open, counting, recalled, items, kept, visits, release };
}

/** As a person, who can do so once it is known what others have written meanwhile. */
async function accept(count: Actor<typeof countMachine>): Promise<void> {
  await waitFor(count, (state) => state.matches({ summary: 'shown' }));
  count.send({ type: 'count.accepted' });
}

test('a count survives the page that it was begun on, and is gone when it was accepted: one change, one undo', async () => {
  const { counting, kept, items, deferred, visits } = await started();
  const first = await counting();
  first.send({ type: 'number.typed', text: '7' });
  first.send({ type: 'number.answered' });
  first.stop();
  expect(kept()).toHaveLength(1);
  const second = await counting();
  expect(second.getSnapshot().context).toMatchObject({ at: B, recalledAt: expect.any(Number) });
  second.send({ type: 'gone.answered' });
  await accept(second);
  await vi.waitFor(() => expect(second.getSnapshot().value).toBe('over'));
  expect([...items.values()].map(({ quantity }) => quantity)).toEqual([7, 0]);
  expect([kept(), visits]).toEqual([[], ['/location/l1']]);
  deferred.changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect([...items.values()].map(({ quantity }) => quantity)).toEqual([4, 4]));
});

test('a count names what somebody else has written meanwhile before it can be accepted, and then wins', async () => {
  const { counting, items } = await started();
  const count = await counting();
  count.send({ type: 'number.typed', text: '7' });
  count.send({ type: 'number.answered' });
  items.set(A, { ...ITEM, id: A, name: 'A', version: 2, quantity: 20 });
  count.send({ type: 'finish.requested' });
  const recorded = () => count.getSnapshot().context.items?.map(({ quantity }) => quantity);
  await vi.waitFor(() => expect(recorded()).toEqual([20, 4]));
  // And once more, after that was seen.
  await waitFor(count, (state) => state.matches({ summary: 'shown' }));
  items.set(A, { ...ITEM, id: A, name: 'A', version: 3, quantity: 30 });
  await accept(count);
  await vi.waitFor(() => expect(recorded()).toEqual([30, 4]));
  expect(items.get(A)?.quantity).toBe(30);
  await accept(count);
  await vi.waitFor(() => expect(count.getSnapshot().value).toBe('over'));
  expect(items.get(A)?.quantity).toBe(7);
});

describe('a count whose page is left while it is saved', () => {
  test('is over when all of it is saved: it does not come back', async () => {
    const { counting, kept, items, deferred, release } = await started({ isHeld: () => true });
    const count = await counting();
    count.send({ type: 'number.typed', text: '7' });
    count.send({ type: 'number.answered' });
    count.send({ type: 'finish.requested' });
    await accept(count);
    count.stop();
    expect(kept()).toHaveLength(1);
    release();
    await waitFor(deferred.changes, (state) => state.context.undo.length > 0);
    expect([items.get(A)?.quantity, kept()]).toEqual([7, []]);
  });

  test('has counted what is saved already, and does not write it over what somebody has changed since', async () => {
    const { counting, items, release, kept } = await started({ isHeld: (id) => id === B });
    const count = await counting();
    for (const text of ['7', '8']) {
      count.send({ type: 'number.typed', text });
      count.send({ type: 'number.answered' });
    }
    count.send({ type: 'finish.requested' });
    await accept(count);
    await vi.waitFor(() => expect(items.get(A)?.quantity).toBe(7));
    count.stop();
    items.set(A, { ...ITEM, id: A, name: 'A', quantity: 3, version: 9 });
    const again = await counting();
    const known = () => again.getSnapshot().context;
    await vi.waitFor(() => expect(known().items?.find(({ id }) => id === A)?.quantity).toBe(3));
    expect(known().answers).toMatchObject([{ id: B }, { id: A, isSaved: true, was: 4, now: 7 }]);
    expect(changeOf(known())?.counts.map(({ item }) => item.id) ?? []).not.toContain(A);
    release();
    await vi.waitFor(() => expect([items.get(B)?.quantity, kept()]).toEqual([8, []]));
  });

  test('keeps what of it came to nothing', async () => {
    const { counting, recalled, items, deferred, release } = await started({ isHeld: () => true });
    // Without a version it is read before it is changed.
    const nuts: Omit<HostItem, 'version'> = { ...ITEM, id: B, name: 'B' };
    items.set(B, nuts);
    const count = await counting();
    count.send({ type: 'gone.answered' });
    count.send({ type: 'gone.answered' });
    await accept(count);
    count.stop();
    items.set(B, { ...nuts, location_id: 'l2' });
    release();
    await waitFor(deferred.changes, (state) => state.context.undo.length > 0);
    expect(await recalled()).toEqual([B]);
  });
});

test('what was new in a count and was sent before that was broken off is not new again', async () => {
  const { counting, deferred } = await started();
  const first = await counting();
  first.send({ type: 'adding.requested' });
  first.send({ type: 'adding.submitted', id: deferred.counting.newId(), name: 'Cups', quantity: 3 });
  const change = changeOf(first.getSnapshot().context);
  first.stop();
  // As a page that is closed before it knows what has come of its count.
  if (change) deferred.changes.send({ type: 'change.requested', change });
  await waitFor(deferred.changes, (state) => state.context.undo.length > 0);
  const second = await counting();
  expect(second.getSnapshot().context.answers).toHaveLength(1);
  expect(changeOf(second.getSnapshot().context)).toBeUndefined();
});

describe('what is new in a count, and is recorded by somebody else while it is sent', () => {
  const CUPS = { ...ITEM, id: 'c', name: 'Cups', version: 1, location_id: 'l1' };
  const adding = async ({ counting, deferred }: Awaited<ReturnType<typeof started>>) => {
    const count = await counting();
    count.send({ type: 'adding.requested' });
    count.send({ type: 'adding.submitted', id: deferred.counting.newId(), name: 'Cups', quantity: 3 });
    return count;
  };

  test('is not recorded twice: the count is still there, and says so', async () => {
    const stage = await started({ isHeld: () => true });
    const { items, deferred, release } = stage;
    const count = await adding(stage);
    count.send({ type: 'finish.requested' });
    await accept(count);
    await vi.waitFor(() => expect(stage.sent.some(({ method }) => method === 'POST')).toBe(true));
    items.set('c', CUPS);
    release();
    await waitFor(count, (state) => state.matches({ summary: 'shown' }));
    expect([...items.values()].filter(({ name }) => name === 'Cups')).toEqual([CUPS]);
    expect(count.getSnapshot().context.answers).toHaveLength(1);
    expect(deferred.outbox.getSnapshot().context.entries).toEqual([]);
  });

  test('is set aside where it was kept without the server, and made where it is sent all the same', async () => {
    let isAway = false;
    const stage = await started({ isAway: () => isAway });
    const { items, deferred } = stage;
    const count = await adding(stage);
    isAway = true;
    const change = changeOf(count.getSnapshot().context);
    if (change) deferred.changes.send({ type: 'change.requested', change });
    const entries = () => deferred.outbox.getSnapshot().context.entries;
    await vi.waitFor(() => expect(entries()).toHaveLength(1));
    await waitFor(deferred.changes, (state) => !state.hasTag('busy'));
    items.set('c', CUPS);
    isAway = false;
    deferred.outbox.send({ type: 'page.woke' });
    await vi.waitFor(() => expect(entries().map(({ status }) => status)).toEqual(['refused']));
    expect(items.has(X)).toBe(false);
    // Nor has an undo that is done again.
    for (const type of ['undo.requested', 'redo.requested'] as const) {
      deferred.changes.send({ type });
      await waitFor(deferred.changes, (state) => !state.hasTag('busy'));
    }
    await vi.waitFor(() => expect(entries().map(({ status }) => status)).toEqual(['refused']));
    expect(items.has(X)).toBe(false);
    // A command on what is set aside has not decided about that.
    const [{ id = '' } = {}] = entries();
    const cups = anItem({ ...CUPS, id, quantity: 3 });
    deferred.changes.send({
      type: 'change.requested',
      change: { kind: 'set quantity', items: [cups], quantity: 5 },
    });
    await waitFor(deferred.changes, (state) => !state.hasTag('busy'));
    deferred.outbox.send({ type: 'page.woke' });
    await vi.waitFor(() => expect(entries()).toMatchObject([{ status: 'refused', item: { quantity: 5 } }]));
    expect(items.has(X)).toBe(false);
    deferred.outbox.send({ type: 'send.requested', id: entries()[0]?.id ?? '' });
    await vi.waitFor(() => expect([items.has(X), entries()]).toEqual([true, []]));
  });
});

/** Chooses an item of a count and says how many of it there are. */
function says(count: Actor<typeof countMachine>, id: string, text: string): void {
  count.send({ type: 'item.chosen', id });
  count.send({ type: 'number.typed', text });
  count.send({ type: 'number.answered' });
}

describe('two tabs that count one location', () => {
  test('keep what both have counted', async () => {
    const { counting, recalled } = await started();
    const [one, other] = [await counting(), await counting()];
    one.send({ type: 'same.answered' });
    other.send({ type: 'item.chosen', id: B });
    other.send({ type: 'same.answered' });
    expect(await recalled()).toEqual([A, B]);
    other.send({ type: 'back.requested' });
    expect(await recalled()).toEqual([A]);
  });

  test('end only what they have counted themselves', async () => {
    const { counting, recalled, kept } = await started();
    const [one, other] = [await counting(), await counting()];
    one.send({ type: 'gone.answered' });
    other.send({ type: 'item.chosen', id: B });
    other.send({ type: 'same.answered' });
    one.send({ type: 'finish.requested' });
    await accept(one);
    await vi.waitFor(() => expect(one.getSnapshot().value).toBe('over'));
    expect(await recalled()).toEqual([B]);
    other.send({ type: 'finish.requested' });
    await accept(other);
    await vi.waitFor(() => expect(other.getSnapshot().value).toBe('over'));
    expect(kept()).toEqual([]);
  });

  test('keep what one has counted again while the other was saving what it had counted of it', async () => {
    const { counting, items, release } = await started({ isHeld: () => true });
    const [one, other] = [await counting(), await counting()];
    for (const text of ['7', '8']) {
      one.send({ type: 'number.typed', text });
      one.send({ type: 'number.answered' });
    }
    one.send({ type: 'finish.requested' });
    await accept(one);
    says(other, A, '9');
    other.stop();
    release();
    await vi.waitFor(() => expect(one.getSnapshot().value).toBe('over'));
    expect(items.get(B)?.quantity).toBe(8);
    expect((await counting()).getSnapshot().context.answers).toMatchObject([{ id: A, now: 9 }]);
  });

  test('keep what was said last, also where it is the same number once more', async () => {
    const { counting } = await started();
    const [one, other] = [await counting(), await counting()];
    says(one, A, '7');
    says(other, A, '9');
    says(one, A, '7');
    expect((await counting()).getSnapshot().context.answers).toMatchObject([{ id: A, now: 7 }]);
  });

  test('keep what one has counted again while the other was saving, which goes on with what failed', async () => {
    const { counting, items, release } = await started({ isHeld: () => true });
    // Without a version it is read before it is changed, and it is elsewhere by then.
    const nuts: Omit<HostItem, 'version'> = { ...ITEM, id: B, name: 'B' };
    items.set(B, nuts);
    const [one, other] = [await counting(), await counting()];
    for (const text of ['7', '8']) {
      one.send({ type: 'number.typed', text });
      one.send({ type: 'number.answered' });
    }
    one.send({ type: 'finish.requested' });
    await accept(one);
    says(other, A, '9');
    other.stop();
    items.set(B, { ...nuts, location_id: 'l2' });
    release();
    await waitFor(one, (state) => state.matches({ summary: 'shown' }));
    expect(items.get(A)?.quantity).toBe(7);
    one.send({ type: 'counting.resumed' });
    says(one, B, '6');
    const answers = (await counting()).getSnapshot().context.answers;
    expect(answers.find(({ id }) => id === A)).toMatchObject({ now: 9 });
  });
});

test('where the browser keeps nothing that is said, and the count goes on; it is kept when there is room again', async () => {
  const { counting, recalled, window } = await started();
  const count = await counting();
  const { setItem } = window.localStorage;
  window.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  count.send({ type: 'same.answered' });
  expect(count.getSnapshot().context.at).toBe(B);
  window.localStorage.setItem = setItem;
  count.send({ type: 'gone.answered' });
  count.stop();
  expect(await recalled()).toEqual([A, B]);
});

test('what was counted before it was sent is over under the id that the server gives it', async () => {
  let isAway = false;
  const { counting, recalled, deferred, items, kept } = await started({ isAway: () => isAway });
  // A visit while the server answers: the list is known.
  (await counting()).stop();
  isAway = true;
  const { changes, outbox } = deferred;
  const input = anInput({ name: 'Pins', quantity: 2, location_id: 'l1' });
  changes.send({ type: 'change.requested', change: { kind: 'add item', input } });
  const entries = () => outbox.getSnapshot().context.entries;
  await vi.waitFor(() => expect(entries()).toHaveLength(1));
  const count = await counting();
  await vi.waitFor(() => expect(count.getSnapshot().context.items).toHaveLength(3));
  for (const _ of [A, B]) count.send({ type: 'same.answered' });
  count.send({ type: 'number.typed', text: '7' });
  count.send({ type: 'number.answered' });
  isAway = false;
  outbox.send({ type: 'page.woke' });
  await vi.waitFor(() => expect(entries()).toEqual([]));
  await vi.waitFor(() => expect(count.getSnapshot().context.answers.map(({ id }) => id)).toContain(X));
  await accept(count);
  await vi.waitFor(() => expect([count.getSnapshot().value, items.get(X)?.quantity]).toEqual(['over', 7]));
  expect([await recalled(), kept()]).toEqual([[], []]);
});

test('a location that is not there is not counted', async () => {
  const { open } = await started({ isThere: () => false });
  const count = open();
  await vi.waitFor(() => expect(count.getSnapshot().matches('missing')).toBe(true));
});

describe.each(['l1', 'WS-D3'])(
  'a location that was opened as %s and is deleted while it is counted',
  (identifier) => {
    test('is told to be gone at the end of the count, with what was counted', async () => {
      let isThere = true;
      const { counting } = await started({ isThere: () => isThere });
      const count = await counting(identifier);
      count.send({ type: 'gone.answered' });
      isThere = false;
      count.send({ type: 'finish.requested' });
      await waitFor(count, (state) => state.matches('missing'));
      expect(count.getSnapshot().context.answers).toHaveLength(1);
    });

    test('is told to be gone where nothing of the count could be saved', async () => {
      let isThere = true;
      const { counting, items } = await started({ isThere: () => isThere });
      // Without a version it is read before it is changed.
      items.set(A, { ...ITEM, id: A, name: 'A' });
      const count = await counting(identifier);
      count.send({ type: 'gone.answered' });
      count.send({ type: 'finish.requested' });
      await waitFor(count, (state) => state.matches({ summary: 'shown' }));
      isThere = false;
      items.clear();
      count.send({ type: 'count.accepted' });
      await waitFor(count, (state) => state.matches('missing'));
      expect(count.getSnapshot().context.answers).toHaveLength(1);
    });
  },
);
