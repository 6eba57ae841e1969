import type { Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { failure } from '../../failure.ts';
import type { LocationInput, UnsentLocation } from '../../model/locations/locationInput.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Cache } from '../cache/cache.ts';
import type { EntryRepositoryParts } from './entryRepository.ts';
import type { LocationReads } from '../locations/locationReads.ts';
import type { Locations } from '../locations/locations.ts';
import { LOCATIONS } from './locationSubject.ts';
import { createOutboxOf, type Outbox, type OutboxParts } from './outbox.ts';
import type { LocationWrites } from '../locations/locationWrites.ts';
import type { SendResult, SettleIds } from './syncParts.ts';

export type LocationOutbox = Outbox<LocationInput, Location>;

export interface LocationOutboxParts extends EntryRepositoryParts<LocationInput, Location> {
  cache: Pick<Cache, 'read'>;
  locations: Pick<Locations, 'hierarchy'>;
  reads: Pick<LocationReads, 'find'>;
  writes: Pick<
    LocationWrites,
    'create' | 'withdraw' | 'update' | 'remove' | 'learn' | 'isIdempotent' | 'matchesVersions' | 'keysUpdates'
  >;
  /** Where what was given up is noted, and what is told of what stays on the server all the same. */
  withdrawals: Pick<OutboxParts<LocationInput, Location, unknown>['withdrawals'], 'store' | 'onLeft'>;
  /** Who is logged in right now, and whose page this is. */
  user(): string;
  owner(): string;
  /** Told of every location that has reached the server. */
  onSent(location: Location, entry: UnsentLocation): void;
}

/** The unsent work on locations: as that on items, under keys of its own. */
export function createLocationOutbox(parts: LocationOutboxParts): LocationOutbox {
  const { cache, locations, reads, writes } = parts;
  const lookFor = async ({ name, label, parent_id }: LocationInput): Promise<Location | undefined> => {
    const all = await cache.read(locations.hierarchy(), { fresh: true });
    return all.findLast(
      (one) =>
        one.parent_id === parent_id && one.name.trim() === name.trim() && isSameLabel(one.label, label),
    );
  };
  const readItem = async (id: string): Promise<Location> => {
    const found = await reads.find(id);
    // The id may be another location's label.
    if (found.id !== id) throw failure('not-found', 'Location not found', { status: 404 });
    return found;
  };
  const outbox: LocationOutbox = createOutboxOf(LOCATIONS, {
    ...parts,
    readItem,
    lookFor,
    writes: {
      ...writes,
      create: (input, key) => writes.create(input, undefined, key),
      // Changed back to what the server has: there is nothing to send.
      update: (id, update, version, key) =>
        Object.keys(update).length === 0 ? readItem(id) : writes.update(id, update, undefined, version, key),
    },
    settleIds: (content) => settleLocationId(outbox, content, 'parent_id'),
    withdrawals: {
      ...parts.withdrawals,
      remove: (location) => writes.remove({ ...location, isAsSeen: true }),
    },
  });
  return outbox;
}

/**
 * The content with the server's id of the location that `field` names, where that was made here: it waits for one that
 * is unsent, and cannot be sent without one that was discarded.
 */
export function settleLocationId<Content, Field extends keyof Content>(
  outbox: Pick<LocationOutbox, 'entry' | 'sentAs'>,
  content: Content,
  field: Field,
): ReturnType<SettleIds<Content>> {
  const id = content[field];
  if (typeof id !== 'string' || !isLocalId(id)) return { content };
  // In this order: one that is sent meanwhile has its new id before its entry goes.
  const entry = outbox.entry(id);
  const sentAs = outbox.sentAs(id);
  if (sentAs) return { content: { ...content, [field]: sentAs } };
  if (entry) {
    const message = `It is sent after its location "${entry.item.name}".`;
    return { waits: true, reason: failure('unavailable', message, { title: 'Waits for its location' }) };
  }
  const title = 'Its location is gone';
  const message = 'The location it is in was discarded before it was sent: choose another one.';
  return { waits: false, reason: failure('input', message, { title }) };
}

/**
 * Takes from the server what was given up in the location, which would keep that from being deleted. Rejects with a Failure where
 * the server does not tell.
 */
export async function withdrawInside(
  location: string,
  items: Pick<Outbox, 'withdrawn' | 'withdraw'>,
  places: Pick<LocationOutbox, 'withdrawn' | 'withdraw'>,
): Promise<void> {
  const settled = ({ result, ...told }: SendResult | SendResult<LocationInput, Location>): void => {
    if ('failure' in told) throw told.failure;
    if (result === 'busy') throw failure('unavailable', 'Something is being sent. Try it again in a moment.');
  };
  for (const { id, item } of items.withdrawn()) {
    if (item.location_id === location) settled(await items.withdraw(id));
  }
  for (const { id, item } of places.withdrawn()) {
    if (item.parent_id === location) settled(await places.withdraw(id));
  }
}
