import { DEFAULT_LOCATION_TYPE } from '../../../contract/builtins.ts';
import type { Item, Location, Lookup } from '../../../contract/entities.ts';
import type { ItemInput, LocationCreateRequest } from '../../../contract/requests.ts';
import { KEY_USED } from '../../../contract/errors.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { failure, failureOf } from '../../failure.ts';
import type { Made } from '../../model/changes/bulkEntries.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import { isSameContent } from '../../model/unsent/merge.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import { inputOfItem } from '../../model/unsent/unsent.ts';
import type { Cache } from '../cache/cache.ts';
import type { ItemReads } from '../items/itemReads.ts';
import type { ItemWrites } from '../items/itemWrites.ts';
import type { LocationReads } from '../locations/locationReads.ts';
import type { Locations } from '../locations/locations.ts';
import type { LocationWrites } from '../locations/locationWrites.ts';
import type { Lookups } from '../lists/lookups.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import { createPlaceKeys } from './placeKeys.ts';
import { randomText } from '../browser/randomText.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { createUnanswered, type Unanswered } from '../host/unanswered.ts';

export interface BulkMakingParts {
  cache: Cache;
  itemReads: Pick<ItemReads, 'inLocation'>;
  itemWrites: Pick<ItemWrites, 'create' | 'update' | 'learn' | 'isIdempotent'>;
  locations: Pick<Locations, 'hierarchy'>;
  locationReads: Pick<LocationReads, 'find'>;
  locationWrites: Pick<LocationWrites, 'create' | 'learn' | 'isIdempotent'>;
  lookups: Pick<Lookups, 'types' | 'areas'>;
  unanswered?: Unanswered;
  /** Where what is asked for is noted for the next page. */
  store: BrowserStore;
  /** Whose end is that of the notes, too. */
  session: Pick<SessionStore, 'token' | 'watch'>;
  /** Gives what throws once the person who is here now is not any more: nothing is made under the next one's name. */
  bindToPerson?(): () => void;
}

/** What bulk creation asks for, so that nothing is ever made twice. Each rejects with a Failure. */
export interface BulkMaking {
  /**
   * The item of `input`. `sent` is what was sent before under the same key without its outcome being known: that is
   * settled first, then brought up to date. The same where the key turns out to have been used for what was `proposed`. `known` are
   * the ids of what may have its name there: anything else of that name that the host has by then is what was `met`.
   */
  item(wanted: {
    input: ItemInput;
    key: string;
    sent: ItemInput | undefined;
    proposed?: ItemInput;
    known?: readonly string[] | undefined;
  }): Promise<Made<Item> | { met: Item }>;
  /**
   * The location of this name in `parent`, with its label where nobody else has that. `key` is its entry's, the same
   * for every try; `mayExist`: it was asked for before, without an answer. `others` are the ids of other entries' locations.
   */
  location(wanted: {
    parent: Location;
    name: string;
    label: string;
    key: string;
    mayExist: boolean;
    others?: readonly string[];
  }): Promise<Made<Location>>;
}

/** The type of a compartment's own location: the first of these that the host has, else whatever it has. */
const COMPARTMENT_TYPES = ['Drawer', DEFAULT_LOCATION_TYPE];

export function createBulkMaking(parts: BulkMakingParts): BulkMaking {
  const { cache, itemReads, itemWrites, locations, locationReads, locationWrites, lookups } = parts;
  const { unanswered = createUnanswered(), bindToPerson = () => () => {} } = parts;
  /** The Idempotency-Keys of locations that were asked for and are not known to be there, by what was asked. */
  const locationKeys = new Map<string, string>();
  const placeKeys = createPlaceKeys(parts.store, parts.session);

  /** An item that the host has and that is as it was sent; it may as well be somebody else's: Undo leaves it. */
  const itemLike = async (sent: ItemInput): Promise<Made<Item> | undefined> => {
    const there = await cache.read(itemReads.inLocation(sent.location_id), { fresh: true });
    const same = there.find((item) => isSameContent(inputOfItem(item), sent));
    return same && { entity: same, isOurs: false };
  };

  /** What somebody else has made under the name of `input`; rejects with `error` where there is no such thing. */
  const metThere = async (input: ItemInput, known: readonly string[], error: unknown): Promise<Item> => {
    const there = await cache.read(itemReads.inLocation(input.location_id), { fresh: true });
    const met = there.find(({ id, name }) => nameKey(name) === nameKey(input.name) && !known.includes(id));
    if (!met) throw error;
    return met;
  };

  const createItem = (input: ItemInput, key: string, known?: readonly string[]): Promise<Made<Item>> =>
    unanswered.write({
      intent: `make item ${key}`,
      what: `"${input.name}"`,
      done: 'added',
      isRepeatable: itemWrites.isIdempotent,
      ask: async () => ({ entity: await itemWrites.create(input, key, known), isOurs: true }),
      async look() {
        const value = await itemLike(input);
        return value && { value };
      },
      settled: () => cache.invalidate('location-items'),
    });

  /** Settles what was sent before. A host that knows no keys is asked whether it has the item already. */
  const settle = async (
    sent: ItemInput,
    input: ItemInput,
    key: string,
    known: readonly string[] | undefined,
  ): Promise<Made<Item>> => {
    if (!itemWrites.isIdempotent()) {
      const same = await itemLike(sent);
      if (same) return same;
    }
    try {
      // Where it has arrived the host says so, whatever lies there by now.
      return await createItem(sent, key, known);
    } catch (error) {
      // The older text was refused, now or then: the newer one has not been tried yet.
      if (failureOf(error).kind !== 'invalid' || isSameContent(sent, input)) throw error;
      return createItem(input, key, known);
    }
  };

  /** What another tab has made under this key; rejects where nobody can tell what that is. Nothing new is made. */
  const madeElsewhere = async (key: string, proposed: ItemInput, error: unknown): Promise<Made<Item>> => {
    if (!isKeyUsed(error)) throw error;
    try {
      return await createItem(proposed, key);
    } catch (again) {
      if (!isKeyUsed(again)) throw again;
      throw failure('conflict', 'It was created already, with other words: look for it in this location.');
    }
  };

  const createLocation = async (
    request: LocationCreateRequest,
    entryKey: string,
    others: readonly string[],
  ): Promise<Made<Location>> => {
    const find = () => childOf(request, others);
    const intent = intentOf(entryKey, request);
    // Kept for longer than a write without an answer keeps its own: until it is known to be there.
    const key = locationKeys.get(intent) ?? randomText(24);
    locationKeys.set(intent, key);
    placeKeys.note(entryKey, request, key);
    const made = await unanswered.write<Made<Location>>({
      intent,
      what: `"${request.name}"`,
      done: 'added',
      isRepeatable: locationWrites.isIdempotent,
      async ask() {
        const location = await locationWrites.create(request, undefined, key);
        if (location.id !== '') return { entity: location, isOurs: true };
        const found = await find();
        if (!found) throw failure('bad-answer', 'The server did not say which location it has created.');
        return { entity: found, isOurs: true };
      },
      async look() {
        const found = await find();
        return found && { value: notOurs(found) };
      },
      settled: () => cache.invalidate('locations'),
    });
    locationKeys.delete(intent);
    placeKeys.drop(entryKey);
    return made;
  };

  /**
   * A location that an earlier page has asked for, as it is `found` now. It is ours where the host answers with that very one
   * under the key that was noted. Asked about only while it has the label that was asked for, which can be given once: if that
   * page's call has never arrived, this one makes nothing either, but is refused.
   */
  const madeBefore = async (
    found: Location,
    request: LocationCreateRequest,
    entryKey: string,
    check: () => void,
  ): Promise<Made<Location>> => {
    const key = placeKeys.of(entryKey, request);
    const isHeld = request.label !== '' && isSameLabel(found.label, request.label);
    if (key === undefined || !isHeld || !locationWrites.isIdempotent()) return notOurs(found);
    let made: Location | undefined;
    check();
    try {
      made = await locationWrites.create(request, undefined, key);
    } catch (error) {
      if (!isRefusal(failureOf(error))) throw error;
    }
    placeKeys.drop(entryKey);
    // As it was made: Undo leaves it where it has been changed since.
    return made?.id === found.id ? { entity: made, isOurs: true } : notOurs(found);
  };

  /**
   * The child of this name as the host has it now: the one with the label, else one without any. With another label it is
   * another compartment's, as is what another entry has: of two drawers with the same in them each keeps its own.
   */
  const childOf = async (
    { parent_id, name, label }: LocationCreateRequest,
    others: readonly string[],
  ): Promise<Location | undefined> => {
    const all = await cache.read(locations.hierarchy(), { fresh: true });
    const children = all.filter(
      (child) => child.parent_id === parent_id && child.name === name && !others.includes(child.id),
    );
    const isLabelled = (child: Location): boolean => isSameLabel(child.label, label);
    return children.find(isLabelled) ?? children.findLast((child) => child.label === '');
  };

  return {
    async item({ input, key, sent, proposed = input, known }) {
      const check = bindToPerson();
      // Before its first answer nobody knows whether the host takes keys.
      await itemWrites.learn();
      check();
      let made: Made<Item>;
      try {
        made = await (sent ? settle(sent, input, key, known) : createItem(input, key, known));
      } catch (error) {
        if (known && failureOf(error).kind === 'stale') return { met: await metThere(input, known, error) };
        made = await madeElsewhere(key, proposed, error);
      }
      if (isSameContent(inputOfItem(made.entity), input)) return made;
      check();
      return { ...made, entity: await itemWrites.update(made.entity.id, input, made.entity.version) };
    },
    async location({ parent, name, label, key, mayExist, others = [] }) {
      const check = bindToPerson();
      await locationWrites.learn();
      const types = await cache.read(lookups.types());
      const areas = await cache.read(lookups.areas());
      const request = {
        name,
        label,
        description: '',
        parent_id: parent.id,
        location_type_id: typeIn(types),
        location_area_id: parent.location_area_id ?? idOf(areas[0], 'area'),
      };
      // A host that takes keys answers a repeat with the very one that it has made; the page may have been left since.
      const isKnown = locationWrites.isIdempotent() && locationKeys.has(intentOf(key, request));
      if (mayExist && !isKnown) {
        const found = await childOf(request, others);
        if (found) return madeBefore(found, request, key, check);
      }
      check();
      try {
        return await createLocation(request, key, others);
      } catch (error) {
        if (label === '' || failureOf(error).kind !== 'conflict') throw error;
        const holder = await locationReads.find(label).catch(() => undefined);
        // An earlier run over the same photo has made it.
        if (holder?.parent_id === parent.id && holder.name === name) return notOurs(holder);
        check();
        return createLocation({ ...request, label: '' }, key, others);
      }
    },
  };
}

/** Whether the host has made something else under the key of this request, and so has not done it. */
function isKeyUsed(error: unknown): boolean {
  const { kind, message } = failureOf(error);
  // What was wanted stands before the host's words.
  return kind === 'invalid' && message.endsWith(KEY_USED);
}

const intentOf = (entryKey: string, request: LocationCreateRequest): string =>
  `make location ${entryKey} ${JSON.stringify(request)}`;

/** One of this name that the host has: it may as well be somebody else's, so Undo leaves it. */
const notOurs = (entity: Location): Made<Location> => ({ entity, isOurs: false });

function typeIn(types: readonly Lookup[]): number {
  const wanted = COMPARTMENT_TYPES.map((name) =>
    types.find((type) => type.name.toLowerCase() === name.toLowerCase()),
  );
  return idOf(wanted.find((type) => type !== undefined) ?? types[0], 'type');
}

function idOf(lookup: Lookup | undefined, what: string): number {
  if (!lookup) throw failure('input', `The server has no location ${what}: add one first.`);
  return lookup.id;
}
