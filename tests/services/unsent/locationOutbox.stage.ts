import { vi } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import type { Failure } from '../../../src/failure.ts';
import type { LocationInput, UnsentLocation } from '../../../src/model/locations/locationInput.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createLocationOutbox, settleLocationId } from '../../../src/services/unsent/locationOutbox.ts';
import { LOCATIONS } from '../../../src/services/unsent/locationSubject.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { ITEMS } from '../../../src/services/unsent/subjects.ts';
import { createOutbox } from '../../../src/services/unsent/outbox.ts';
import {
  createUnsentStore,
  createUnsentStoreOf,
  createWithdrawnStore,
} from '../../../src/services/unsent/unsentStore.ts';
import { advertising, type Answer, notFound, NOW, onHost, type Sent } from '../host/fakeHost.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import type { Fault } from './outbox.stage.ts';
import { hostItem } from '../samples.ts';

export const PLACE: LocationInput = {
  name: 'Shelf 9',
  description: 'By the door',
  label: 'S9',
  location_type_id: 7,
  location_area_id: 1,
  parent_id: null,
};

const asHost = (id: string, input: LocationInput, version: number): Location => ({
  ...input,
  id,
  version,
  type: 'SHELF',
  location_type_name: 'Shelf',
  location_area_name: 'HANGAR',
  area: 'HANGAR',
  created_at: null,
  updated_at: null,
});

export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A host that holds locations, and takes items: with versions and keys as far as `features` says. */
export function locationHost(features = 'idempotency, idempotency-all, if-match') {
  const locations = new Map<string, Location>();
  const made = new Map<string, string>();
  /** What goes wrong with the next writes, one each. */
  const faults: Fault[] = [];
  const items: unknown[] = [];
  const answer = (value: unknown, init?: ResponseInit) => advertising(features, value, init);
  const idIn = (path: string): string => path.replace(/^\/api\/locations?\/|\?.*$/g, '');

  const commit = ({ method, path, headers, body }: Sent): Response => {
    if (path.startsWith('/api/items')) {
      items.push(body);
      return answer(hostItem({ ...Object(body), id: `host-item-${items.length}` }), { status: 201 });
    }
    if (method === 'POST') {
      const key = headers.get('idempotency-key');
      const input: LocationInput = Object(body);
      const known = key === null ? undefined : made.get(key);
      const isTaken = [...locations.values()].some(({ label }) => label !== '' && label === input.label);
      if (known === undefined && isTaken) return answer({ message: 'The label is taken.' }, { status: 409 });
      const id = known ?? uuid(locations.size + 1);
      if (!locations.has(id)) locations.set(id, asHost(id, input, 1));
      if (key !== null) made.set(key, id);
      return answer(locations.get(id), { status: 201 });
    }
    const location = locations.get(idIn(path));
    if (!location) return notFound();
    const match = headers.get('if-match');
    if (match !== null && match !== `"${location.version}"`)
      return answer({ message: 'Stale' }, { status: 412 });
    locations.set(location.id, { ...location, ...Object(body), version: (location.version ?? 0) + 1 });
    return answer(locations.get(location.id));
  };
  const outage: { answer?: Answer | undefined } = {};
  const answerTo: Answer = (sent) => {
    if (outage.answer) return outage.answer(sent);
    if (sent.path.startsWith('/api/item-categories')) return answer([]);
    if (sent.path.startsWith('/api/locations/hierarchy'))
      return answer([...locations.values()].map((one) => ({ ...one, children: [] })));
    if (sent.method === 'GET') {
      const location = locations.get(idIn(sent.path));
      return location ? answer(location) : notFound();
    }
    const fault = faults.shift();
    return fault ? fault(() => commit(sent), sent) : commit(sent);
  };
  return {
    locations,
    items,
    faults,
    outage,
    answer: answerTo,
    /** Puts a location onto the host. */
    has(id: string, input: Partial<LocationInput> = {}): Location {
      const location = asHost(id, { ...PLACE, ...input }, 1);
      locations.set(id, location);
      return location;
    },
    /** Somebody else changes it. */
    change(id: string, changes: Partial<Location>): void {
      const location = locations.get(id);
      if (!location) throw new Error(`The host has no location ${id}`);
      locations.set(id, { ...location, ...changes, version: (location.version ?? 0) + 1 });
    },
  };
}

/** A tab of a browser whose person is Ada, with its unsent locations and items. */
export function placesTab(host = locationHost()) {
  const app = onHost(host.answer, { token: 'token' });
  const storage = memoryStorage();
  const store = createBrowserStore({ storage, events: new EventTarget() });
  const lock = webLock(fakeLocks(), noLock);
  const clock = { now: NOW };
  const shared = { lock, user: () => 'ada', owner: () => 'ada', now: () => clock.now++ };
  const onSent = vi.fn<(location: Location, entry: UnsentLocation) => void>();
  const onLeft = vi.fn<(location: Location, reason: Failure) => void>();
  const places = createLocationOutbox({
    ...shared,
    cache: app.cache,
    locations: app.locations,
    reads: app.locations,
    writes: app.locations,
    store: createUnsentStoreOf(LOCATIONS, store, () => clock.now),
    onSent,
    withdrawals: { store: createWithdrawnStore(LOCATIONS, store), onLeft },
  });
  const items = createOutbox({
    ...shared,
    store: createUnsentStore(store, () => clock.now),
    writes: app.writes,
    readItem: (id) => app.items.readFresh(id),
    settleIds: (item) => settleLocationId(places, item, 'location_id'),
    onSent: () => {},
    withdrawals: {
      store: createWithdrawnStore(ITEMS, store),
      remove: (item) => app.items.remove({ ...item, isAsSeen: true }),
      onLeft: () => {},
    },
  });
  return {
    ...app,
    host,
    storage,
    store,
    places,
    items,
    onSent,
    onLeft,
    /** The writes that the host was asked for, with their bodies. */
    writesSent: () =>
      app.sent
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => [method, path.replace(/\?.*$/, ''), body]),
    /** Saves a change of a location as a form does that began with it as it was. */
    edit: (base: Location, changes: Partial<LocationInput>) => {
      const { name, description, label, location_type_id, location_area_id, parent_id } = base;
      const pristine = { name, description, label, location_type_id, location_area_id, parent_id };
      return places.update({
        id: base.id,
        input: { ...pristine, ...changes },
        pristine,
        base,
        revision: undefined,
      });
    },
  };
}
