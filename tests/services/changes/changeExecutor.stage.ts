import type { Item } from '../../../contract/entities.ts';
import type { Change, Outcome, Step } from '../../../src/model/changes/changes.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import type { Location } from '../../../contract/entities.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createChangeExecutor } from '../../../src/services/changes/changeExecutor.ts';
import { createRestoring } from '../../../src/services/changes/restoring.ts';
import { createLocationOutbox, withdrawInside } from '../../../src/services/unsent/locationOutbox.ts';
import { LOCATIONS } from '../../../src/services/unsent/locationSubject.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import { createReach } from '../../../src/services/host/reach.ts';
import { recordForEdit } from '../../../src/services/unsent/recordForEdit.ts';
import { discardsKnown } from '../../../src/services/items/deletion.ts';
import { createUnsentStoreOf, createWithdrawnStore } from '../../../src/services/unsent/unsentStore.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { type Browser, browser, itemHost, tab } from '../unsent/outbox.stage.ts';
import type { TestServer } from '../../server/startServer.ts';

const keptIn = ({ storage }: ReturnType<typeof tab>) =>
  createBrowserStore({ storage, events: new EventTarget() });

/** The unsent locations of a tab. */
const placesOf = (app: ReturnType<typeof tab>) =>
  createLocationOutbox({
    cache: app.cache,
    locations: app.locations,
    reads: app.locations,
    writes: app.locations,
    store: createUnsentStoreOf(LOCATIONS, keptIn(app)),
    withdrawals: { store: createWithdrawnStore(LOCATIONS, keptIn(app)), onLeft: () => {} },
    lock: webLock(fakeLocks(), noLock),
    user: () => app.login.user,
    owner: () => app.login.user,
    onSent: () => {},
  });

/** The changes of one tab; `tree` is the hierarchy as this browser knows it. */
export function executorIn(app: ReturnType<typeof tab>, tree: readonly Location[] = []) {
  const places = placesOf(app);
  const reach = createReach();
  /** How many now ask before the page is left. */
  const guards = { open: 0 };
  /** What was told to be back, as 'item old-id new-id'. */
  const restored: string[] = [];
  const executor = createChangeExecutor({
    items: {
      outbox: app.outbox,
      reach,
      readFresh: (id, signal) => app.items.readFresh(id, signal),
      lastKnown: (id) => {
        const known = app.cache.peek(app.items.one(id));
        return known && { item: known.data, at: known.at };
      },
      // As the app does it: what is known to be unsent of it goes with it.
      removeItem: async (item, signal) => {
        const tidy = discardsKnown(app.outbox, item.id);
        await app.items.remove(item, signal);
        return tidy();
      },
      locationSentAs: (id) => places.sentAs(id),
      readCategories: (signal) => app.cache.read(app.lookups.categories(), { fresh: true, signal }),
      knownCategories: () => app.cache.peek(app.lookups.categories())?.data,
      canRename: () => app.lookups.canRename(),
      readThere: (id, signal) => app.cache.read(app.items.inLocation(id), { fresh: true, signal }),
      readInside: (id, signal) => app.cache.read(app.items.inBranch(id), { fresh: true, signal }),
    },
    locations: {
      outbox: places,
      holdsWork: async (id) => app.outbox.entries().some(({ item }) => item.location_id === id),
      forEdit: (id, signal) =>
        recordForEdit(
          LOCATIONS,
          {
            outbox: places,
            readFresh: (wanted, asked) => app.locations.find(wanted, asked),
            lastKnown: (wanted) => {
              const item = createTree(tree).byId.get(wanted);
              return item && { item, at: 0 };
            },
          },
          id,
          signal,
        ),
      tree: () => createTree(tree),
      guardLeaving() {
        guards.open += 1;
        return () => void (guards.open -= 1);
      },
    },
    records: {
      outbox: app.outbox,
      restoring: createRestoring(app.http, app.cache, createUnanswered({ pause: () => Promise.resolve() })),
      withdrawInside: (id) => withdrawInside(id, app.outbox, places),
      locationReads: app.locations,
      locationWrites: app.locations,
      onRestored: (removed, id) => void restored.push(`${removed.kind} ${removed.id} ${id}`),
    },
  });
  const progress: string[] = [];
  const watched = {
    signal: new AbortController().signal,
    onProgress: ({ done, total }: { done: number; total: number }) => void progress.push(`${done}/${total}`),
  };
  return {
    ...app,
    places,
    progress,
    guards,
    reach,
    restored,
    perform: (change: Change): Promise<Outcome> => executor.perform(change, watched),
    undo: (steps: readonly Step[]): Promise<Outcome> => executor.undo(steps, watched),
  };
}

/** On a fake host that has these items. */
export function onFakeHost(...items: Item[]) {
  const shared = browser();
  for (const item of items) shared.host.items.set(item.id, item);
  return { ...executorIn(tab(shared)), shared };
}

/** A browser whose host is a real server. */
export function browserOn(server: TestServer): Browser {
  const answer: Browser['host']['answer'] = ({ method, path, headers, body }) => {
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${server.token}`);
    return fetch(server.url + path, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return { ...browser(), host: { ...itemHost(), answer } };
}
