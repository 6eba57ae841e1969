import { vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../../src/failure.ts';
import type { UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { createOutbox } from '../../../src/services/unsent/outbox.ts';
import { ITEMS } from '../../../src/services/unsent/subjects.ts';
import type { SettleIds } from '../../../src/services/unsent/syncParts.ts';
import { createUnsentStore, createWithdrawnStore } from '../../../src/services/unsent/unsentStore.ts';
import { advertising, type Answer, json, notFound, NOW, onHost, type Sent } from '../host/fakeHost.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { hostItem } from '../samples.ts';

/** What goes wrong with one write: `commit` does it and gives the answer that would have come. */
export type Fault = (commit: () => Response, sent: Sent) => Response | Promise<Response>;

export const refusedConnection: Fault = () => Promise.reject(new TypeError('Failed to fetch'));
export const lostAnswer: Fault = (commit) => {
  commit();
  return Promise.reject(new TypeError('Failed to fetch'));
};
export const answers =
  (status: number, body: object = { message: `Says ${status}` }): Fault =>
  () =>
    json(body, { status });
export const keptOffline: Fault = (_, { body }) =>
  json({ ...hostItem(), ...Object(body), offline_update: true });

/** The host's own answer, which cannot be read. */
export const unreadable: Fault = () => new Response('<html>', { headers: { 'Stowage-Features': 'paging' } });
/** The page of something that answers in the host's place. */
export const foreignPage: Fault = () => new Response('<html>');

/** A fault that waits until the test says what comes of it. */
export function held() {
  const { promise: reached, resolve: reach } = withResolvers<void>();
  const { promise: freed, resolve: free } = withResolvers<Fault>();
  const fault: Fault = async (commit, sent) => {
    reach();
    return (await freed)(commit, sent);
  };
  return { fault, reached, free: (then: Fault = (commit) => commit()) => free(then) };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A host that holds items, with versions and idempotency as far as `features` says. */
export function itemHost(features = 'idempotency, if-match') {
  const items = new Map<string, Item>();
  const made = new Map<string, string>();
  /** What goes wrong with the next writes, one each. */
  const faults: Fault[] = [];
  const answer = (value: unknown, init?: ResponseInit) => advertising(features, value, init);

  const commit = ({ method, path, headers, body }: Sent): Response => {
    if (method === 'POST') {
      const key = headers.get('idempotency-key');
      const id = (key !== null && made.get(key)) || `host-item-${items.size + 1}`;
      if (!items.has(id)) items.set(id, hostItem({ ...Object(body), id, version: 1 }));
      if (key !== null) made.set(key, id);
      return answer(items.get(id), { status: 201 });
    }
    const id = path.replace(/^\/api\/items\/|\?.*$/g, '');
    const item = items.get(id);
    if (!item) return notFound();
    const key = features.includes('idempotency-updates') ? headers.get('idempotency-key') : null;
    if (key !== null && made.get(key) === id) return answer(item);
    const match = headers.get('if-match');
    if (match !== null && match !== `"${item.version}"`) return answer({ message: 'Stale' }, { status: 412 });
    const { created_at: _, updated_at: __, ...input } = Object(body);
    items.set(id, { ...item, ...input, quantity: input.quantity ?? null, version: (item.version ?? 0) + 1 });
    if (key !== null) made.set(key, id);
    return answer(items.get(id));
  };
  const outage: { answer?: Answer | undefined } = {};
  const answerTo: Answer = (sent) => {
    if (outage.answer) return outage.answer(sent);
    if (sent.path.startsWith('/api/item-categories')) return answer([]);
    const item = items.get(sent.path.replace(/^\/api\/items\/|\?.*$/g, ''));
    if (sent.method === 'GET') return item ? answer(item) : notFound();
    const fault = faults.shift();
    return fault ? fault(() => commit(sent), sent) : commit(sent);
  };
  return {
    items,
    faults,
    /** While it has an answer, every request gets it. */
    outage,
    answer: answerTo,
    /** The item as the host has it; throws when it has none. */
    item(id: string): Item {
      const item = items.get(id);
      if (!item) throw new Error(`The host has no item ${id}`);
      return item;
    },
    /** Somebody else changes the item. */
    change(id: string, changes: Partial<Item>): Item {
      const item = items.get(id);
      if (!item) throw new Error(`The host has no item ${id}`);
      const changed = { ...item, ...changes, version: (item.version ?? 0) + 1 };
      items.set(id, changed);
      return changed;
    },
  };
}

/** One browser: what its tabs share. */
export function browser(features?: string) {
  return { storage: memoryStorage(), locks: fakeLocks(), host: itemHost(features), clock: { now: NOW } };
}
export type Browser = ReturnType<typeof browser> & {
  /** Resolves once what was kept is on disk. */
  settled?: () => Promise<void>;
};

/** A tab of that browser, with Ada logged in. */
export function tab({ storage, locks, host, clock, settled }: Browser, settleIds?: SettleIds<ItemInput>) {
  const app = onHost(host.answer, { token: 'token' });
  const login = { user: 'ada' };
  const onSent = vi.fn<(item: Item, entry: UnsentEntry) => void>();
  const legacy = { put: vi.fn<() => void>(), remove: vi.fn<(id: string) => void>() };
  const kept = createBrowserStore({ storage, events: new EventTarget() });
  const store = createUnsentStore(kept, () => clock.now);
  const onLeft = vi.fn<(item: Item, reason: Failure) => void>();
  const outbox = createOutbox({
    store,
    lock: webLock(locks, noLock),
    writes: app.writes,
    readItem: (id) => app.items.readFresh(id),
    user: () => login.user,
    settled,
    owner: () => login.user,
    legacy,
    onSent,
    now: () => clock.now++,
    withdrawals: {
      store: createWithdrawnStore(ITEMS, kept),
      remove: (item) => app.items.remove({ ...item, isAsSeen: true }),
      onLeft,
    },
    ...(settleIds && { settleIds }),
  });
  return {
    ...app,
    outbox,
    store,
    login,
    onSent,
    onLeft,
    legacy,
    host,
    storage,
    /** The writes that the host was asked for: 'POST /api/items'. */
    writesSent: () =>
      app.sent
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`),
    /** The only entry; throws when there is another number of them. */
    entry(): UnsentEntry {
      const [entry, ...more] = outbox.entries();
      if (!entry || more.length > 0) throw new Error(`${outbox.entries().length} entries, not one`);
      return entry;
    },
  };
}
