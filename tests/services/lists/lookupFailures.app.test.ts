import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lookup } from '../../../contract/entities.ts';
import { createApp } from '../../../src/app/app.ts';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import { manageListMachine } from '../../../src/machines/lists/manageList.machine.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { createLookupWrites } from '../../../src/services/lists/lookupWrites.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import { HOST, json, onHost, rejection, type Sent } from '../host/fakeHost.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

const KINDS = ['categories', 'types', 'areas'] as const;
const PATHS = {
  categories: '/api/item-categories',
  types: '/api/location-types',
  areas: '/api/location-areas',
} as const;

/** A host that keeps the three lists, as far as a list has a name and an id. */
function keeper(): (asked: Pick<Sent, 'method' | 'path' | 'body'>) => Response {
  const lists = new Map<string, Lookup[]>(
    Object.values(PATHS).map((path) => [path, [{ id: 1, name: 'One' }]]),
  );
  return ({ method, path, body }) => {
    const [, list = '', id] = /^(\/api\/[a-z-]+)(?:\/(\d+))?$/.exec(path) ?? [];
    const entries = lists.get(list);
    if (!entries) return json([]);
    if (method === 'POST' && typeof body === 'object' && body !== null && 'name' in body) {
      const entry = { id: entries.length + 1, name: String(body.name) };
      entries.push(entry);
      return json(entry, { status: 201 });
    }
    if (method !== 'DELETE') return json(entries);
    lists.set(
      list,
      entries.filter((entry) => String(entry.id) !== id),
    );
    return new Response(null, { status: 204 });
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets what is under way go on, without any time passing, until `check` holds. */
async function eventually(check: () => void): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    try {
      return check();
    } catch {
      await vi.advanceTimersByTimeAsync(0);
    }
  }
  check();
}

const asked = (sent: readonly Sent[]) => sent.map(({ method, path }) => `${method} ${path}`);
const refusal = () => json({ message: 'Used by 3 items', error: 'in-use' }, { status: 409 });

describe('the calls that change a list', () => {
  test.each([
    ['CALL-70', 'types', 'Crate', 'Crate'],
    ['CALL-73', 'areas', 'LOFT', 'LOFT'],
    ['CALL-76', 'categories', 'Paint', 'Paint'],
    ['ENT-18 CALL-73', 'areas', 'größer Raum', 'GRÖSSER RAUM'],
  ] as const)('%s: an entry of %s is added by POST with its name', async (_, kind, name, as) => {
    const { lookups, only } = onHost(keeper(), { token: 'abc' });
    await lookups.add(kind, `  ${name} `);
    expect(only()).toMatchObject({ method: 'POST', path: PATHS[kind] });
    expect(only().body).toEqual({ name: as });
    expect(only().headers.get('authorization')).toBe('Bearer abc');
  });

  test.each([
    ['CALL-71', 'types'],
    ['CALL-74', 'areas'],
    ['CALL-77', 'categories'],
  ] as const)('%s: an entry of %s is removed by DELETE with its id', async (_, kind) => {
    const { lookups, only } = onHost(keeper());
    await lookups.remove(kind, { id: 42, name: 'One' });
    expect(only()).toMatchObject({ method: 'DELETE', path: `${PATHS[kind]}/42`, body: undefined });
  });

  test('whatever the host says about an entry it has added, it is added', async () => {
    for (const answer of [
      () => new Response(null, { status: 201 }),
      () => new Response('{}'),
      () => json(null),
    ]) {
      const { lookups, announce } = onHost(answer);
      await lookups.add('types', 'Crate');
      expect(announce).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a list that is on screen', () => {
  test.each([
    ['LOOKUP-01', 'categories'],
    ['LOOKUP-02', 'types'],
    ['LOOKUP-03', 'areas'],
  ] as const)('%s: of %s is read again after each change, and only that one', async (_, kind) => {
    const { lookups, cache, sent } = onHost(keeper());
    const names: (string[] | string)[] = [];
    const tell = (state: WatchState<Lookup[]>) =>
      names.push(state.status === 'answered' ? state.data.map(({ name }) => name) : state.status);
    const others = KINDS.filter((other) => other !== kind).map((other) =>
      cache.watch(lookups[other](), () => {}),
    );
    const stop = cache.watch(lookups[kind](), tell);
    await eventually(() => expect(names.at(-1)).toEqual(['One']));
    const before = sent.length;
    await lookups.add(kind, 'TWO');
    await eventually(() => expect(names.at(-1)).toEqual(['One', 'TWO']));
    await lookups.remove(kind, { id: 1, name: 'One' });
    await eventually(() => expect(names.at(-1)).toEqual(['TWO']));
    expect(asked(sent.slice(before))).toEqual([
      `POST ${PATHS[kind]}`,
      `GET ${PATHS[kind]}`,
      `DELETE ${PATHS[kind]}/1`,
      `GET ${PATHS[kind]}`,
    ]);
    for (const leave of [stop, ...others]) leave();
  });
});

describe('a refused change', () => {
  test('ERR-51: of a removed category is reported as that as well, with the reason of the host', async () => {
    const { lookups } = onHost(refusal);
    expect(await rejection(lookups.remove('categories', { id: 1, name: 'One' }))).toMatchObject({
      failure: true,
      kind: 'conflict',
      status: 409,
      title: 'Failed to delete category: Used by 3 items',
      message: 'Used by 3 items',
    });
  });

  test('ERR-51: without a word from the host has the status for a reason', async () => {
    const { lookups } = onHost(
      () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
    );
    expect(await rejection(lookups.remove('categories', { id: 1, name: 'One' }))).toMatchObject({
      title: 'Failed to delete category: Internal Server Error (500)',
    });
  });

  test('ERR-51: without a network has the network for a reason', async () => {
    const { http, cache, announce } = onHost(() => Promise.reject(new TypeError('Failed to fetch')));
    const unanswered = createUnanswered({ onLine: () => false });
    const lookups = createLookupWrites(http, cache, announce, unanswered);
    expect(await rejection(lookups.remove('categories', { id: 1, name: 'One' }))).toMatchObject({
      kind: 'offline',
      title:
        'Failed to delete category: Network error: Unable to connect to the server. Please check your internet connection.',
    });
  });

  test.each(['types', 'areas'] as const)(
    'of a removed entry of %s has the title of any refusal',
    async (kind) => {
      const { lookups } = onHost(refusal);
      expect(await rejection(lookups.remove(kind, { id: 1, name: 'One' }))).toMatchObject({
        title: 'Request failed: Server error',
        message: 'Used by 3 items',
      });
    },
  );

  test.each(KINDS)('of %s announces nothing and asks for no list again', async (kind) => {
    const { lookups, cache, announce, sent } = onHost((one) =>
      one.method === 'GET' ? json([{ id: 1, name: 'One' }]) : refusal(),
    );
    await cache.read(lookups[kind]());
    await rejection(lookups.add(kind, 'One'));
    await rejection(lookups.remove(kind, { id: 1, name: 'One' }));
    await cache.read(lookups[kind]());
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
    expect(announce).not.toHaveBeenCalled();
  });

  test('that was given up by the caller rejects with the reason of the caller', async () => {
    const { lookups } = onHost(keeper());
    const reason = new Error('closed the dialog');
    const signal = AbortSignal.abort(reason);
    expect(await rejection(lookups.remove('categories', { id: 1, name: 'One' }, signal))).toBe(reason);
    expect(await rejection(lookups.add('categories', 'One', signal))).toBe(reason);
  });
});

describe('a list that cannot be read', () => {
  test.each(KINDS)('of %s names its read, and is tried twice', async (kind) => {
    const { lookups, cache, sent } = onHost(() => new Response('<html>'));
    const reading = rejection(cache.read(lookups[kind]()));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(await reading).toMatchObject({ kind: 'bad-answer' });
    expect(asked(sent)).toEqual([`GET ${PATHS[kind]}`, `GET ${PATHS[kind]}`]);
  });
});

describe('the categories-updated event of the window', () => {
  /** The whole app on a host, in as much of a window as it needs before it is on screen. */
  async function startedApp(answer = keeper()) {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (info: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(info, init);
      const { pathname: path } = new URL(request.url);
      sent.push(`${request.method} ${path}`);
      const text = await request.text();
      return answer({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) });
    });
    const window = Object.assign(new EventTarget(), {
      localStorage: memoryStorage({ auth_token: 'abc' }),
      location: { href: 'http://app.test/', origin: 'http://app.test', hostname: 'app.test' },
      navigator: { onLine: true },
      document: Object.assign(new EventTarget(), {
        documentElement: { dataset: {} },
        visibilityState: 'visible',
      }),
    }) as unknown as Window;
    const heard: string[] = [];
    window.addEventListener('categories-updated', ({ type }) => void heard.push(type));
    const app = createApp({ window, apiBase: HOST });
    const { implementations } = await app.deferred();
    const manage = (kind: LookupKind) =>
      createActor(manageListMachine.provide(implementations.manageList), { input: { kind } }).start();
    return { app, window, sent, heard, manage };
  }
  type ManageList = ReturnType<Awaited<ReturnType<typeof startedApp>>['manage']>;
  const namesIn = (list: ManageList) => list.getSnapshot().context.entries.map(({ name }) => name);

  test.each([
    ['LOOKUP-04', 'categories'],
    ['LOOKUP-05', 'types'],
    ['LOOKUP-06', 'areas'],
  ] as const)('%s: is fired once for each addition to and removal from %s', async (_, kind) => {
    const { heard, manage } = await startedApp();
    const list = manage(kind);
    await eventually(() => expect(namesIn(list)).toEqual(['One']));
    expect(heard).toEqual([]);
    list.send({ type: 'name.changed', name: 'TWO' });
    list.send({ type: 'add.requested' });
    await eventually(() => expect(namesIn(list)).toEqual(['One', 'TWO']));
    expect(heard).toHaveLength(1);
    list.send({ type: 'remove.requested', entry: { id: 1, name: 'One' } });
    await eventually(() => expect(namesIn(list)).toEqual(['TWO']));
    expect(heard).toHaveLength(2);
    list.stop();
  });

  test('is not fired for a change that the host refuses', async () => {
    const keep = keeper();
    const { heard, manage } = await startedApp((one) => (one.method === 'GET' ? keep(one) : refusal()));
    const list = manage('categories');
    list.send({ type: 'name.changed', name: 'Two' });
    list.send({ type: 'add.requested' });
    await eventually(() => expect(list.getSnapshot().context.problem).toBe('Used by 3 items'));
    list.send({ type: 'remove.requested', entry: { id: 1, name: 'One' } });
    await eventually(() => expect(list.getSnapshot().matches({ removal: 'idle' })).toBe(true));
    expect(heard).toEqual([]);
    list.stop();
  });

  test('LOOKUP-07: fired by anybody, has every list on screen read again', async () => {
    const { app, window, sent, manage } = await startedApp();
    const lists = KINDS.map((kind) => manage(kind));
    const reads = [...KINDS.map((kind) => `GET ${PATHS[kind]}`), 'GET /api/locations/hierarchy'].toSorted();
    await eventually(() => {
      expect(lists.map(namesIn)).toEqual([['One'], ['One'], ['One']]);
      expect(app.locationIndex.getSnapshot().value).toEqual({ watching: 'ready' });
    });
    expect(sent.toSorted()).toEqual(reads);
    window.dispatchEvent(new Event('categories-updated'));
    // The hierarchy is asked for when no more changes come.
    await vi.waitFor(() => expect(sent.slice(reads.length).toSorted()).toEqual(reads), 5000);
    for (const list of lists) list.stop();
  });

  test('LOOKUP-07: has what is not on screen read again when it is next wanted', async () => {
    const { window, sent, manage } = await startedApp();
    const readTypes = () => sent.filter((one) => one === `GET ${PATHS.types}`).length;
    const first = manage('types');
    await eventually(() => expect(namesIn(first)).toEqual(['One']));
    first.stop();
    const second = manage('types');
    expect([readTypes(), namesIn(second)]).toEqual([1, ['One']]);
    second.stop();
    window.dispatchEvent(new Event('categories-updated'));
    expect(readTypes()).toBe(1);
    const third = manage('types');
    await eventually(() => expect(readTypes()).toBe(2));
    third.stop();
  });
});
