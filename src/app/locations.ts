import { type ActorRefFrom, type EventObject, fromCallback, type PromiseActorLogic } from 'xstate';
import type { Item, Location, Lookup } from '../../contract/entities.ts';
import { failure } from '../failure.ts';
import type {
  LocationFormData,
  LocationOutcome,
  LocationToSave,
} from '../machines/locations/locationForm.context.ts';
import { locationFormName } from '../machines/locations/locationForm.context.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import type { Navigation, Notice } from '../machines/kit/unprovided.ts';
import type { Watched, WatchedEvent } from '../machines/kit/queryState.ts';
import type { DraftOf, Recalled } from '../model/unsent/draft.ts';
import { inputOfLocation, locationOfEntry, type UnsentLocation } from '../model/locations/locationInput.ts';
import { type UnsentWork, workIdOf } from '../model/unsent/unsentPhotos.ts';
import { asPromise } from '../services/actors.ts';
import type { Cache } from '../services/cache/cache.ts';
import type { Discards } from '../services/unsent/discards.ts';
import { conflictOf } from '../services/unsent/entryMerging.ts';
import type { ItemReads } from '../services/items/itemReads.ts';
import type { LocationOutbox } from '../services/unsent/locationOutbox.ts';
import type { LocationReads } from '../services/locations/locationReads.ts';
import { LOCATIONS } from '../services/unsent/locationSubject.ts';
import type { Lookups } from '../services/lists/lookups.ts';
import { type EditSources, recordForEdit } from '../services/unsent/recordForEdit.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { NoticeSender } from '../views/notices/notices.ts';

interface LocationWiring {
  cache: Cache;
  reads: Pick<Cache, 'watch'>;
  lookups: Lookups;
  locationReads: LocationReads;
  itemReads: Pick<ItemReads, 'one'>;
  outbox: LocationOutbox;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  /** What was typed earlier, and a key for what is typed now. */
  recalled(form: string): Recalled;
  /** The draft is kept as submitted work now. */
  endSubmitted(draftKey: string): () => void;
  /** What came of it is known. */
  forgetSubmitted(draftKey: string): void;
  /** The local id of the location that a draft becomes. */
  localIdOf(draftKey: string): string;
  discards: Pick<Discards, 'confirmLocationDeletion' | 'discard'>;
  discardUnsent: PromiseActorLogic<UnsentWork | undefined, UnsentWork>;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    keepDraft(_: unknown, draft: DraftOf): void;
    dropDraft(_: unknown, draft: { key: string }): void;
  };
}

type PageActors = NonNullable<Deferred['implementations']['locationPage']['actors']>;

/** Wires the form of a location, its description, and the page of one that only this browser has. */
export function createLocationPart(parts: LocationWiring) {
  const { cache, reads, lookups, locationReads, itemReads, outbox, locationIndex, discards, actions } = parts;
  const sources: EditSources<ReturnType<typeof inputOfLocation>, Location> = {
    outbox,
    readFresh: (id, signal) => locationReads.find(id, signal),
    // A host that is there and fails says so itself (LOCF-05).
    fallsBackAfter: ({ kind }) => kind === 'offline' || kind === 'timeout' || kind === 'unavailable',
    lastKnown(id) {
      const answer = cache.peek(locationReads.one(id));
      if (answer) return { item: answer.data, at: answer.at };
      const { tree, at = 0 } = locationIndex.getSnapshot().context;
      const item = tree?.byId.get(id);
      return item && { item, at };
    },
  };
  const forEdit = (id: string, signal?: AbortSignal) => recordForEdit(LOCATIONS, sources, id, signal);

  const saveDescription = async (location: Location, description: string): Promise<LocationOutcome> => {
    const { id } = location;
    const entry = outbox.entry(id);
    if (!entry) {
      const pristine = inputOfLocation(location);
      const input = { ...pristine, description };
      return outbox.update({ id, input, pristine, base: location, revision: undefined });
    }
    // Decided about first: the draft of the description waits in the form.
    if (entry.status === 'conflict') return conflictOf(LOCATIONS, entry);
    // What is unsent of it already goes on as it is; only a newer description is another side.
    const isSame = entry.item.description === location.description;
    return outbox.update({
      id,
      input: { ...entry.item, description },
      pristine: { ...entry.item, description: location.description },
      base: entry.base,
      revision: isSame ? entry.revision : undefined,
    });
  };

  const form: Deferred['implementations']['locationForm'] = {
    actors: {
      loadForm: asPromise<LocationFormData, { id: string | undefined }>(async ({ id }, signal) => {
        if (id !== undefined) {
          const loaded = await forEdit(id, signal);
          return { types: [], areas: [], loaded, ...parts.recalled(locationFormName(loaded.item.id)) };
        }
        const [types, areas] = await Promise.all([
          lastKnownList(reads, lookups.types(), signal),
          lastKnownList(reads, lookups.areas(), signal),
        ]);
        return { types, areas, loaded: undefined, ...parts.recalled(locationFormName(id)) };
      }),
      findItem: asPromise<Item, { id: string }>(({ id }, signal) =>
        cache.read(itemReads.one(id), { signal }),
      ),
      // Never given up half-way: a form that is left is saved all the same.
      saveLocation: asPromise<LocationOutcome, LocationToSave>(async ({ id, draftKey, ...edit }, signal) => {
        const onKept = () => parts.endSubmitted(draftKey);
        if (id !== undefined) return outbox.update({ id, ...edit, onKept });
        const draft = { id: parts.localIdOf(draftKey), onKept };
        const outcome = await outbox.create(edit.input, signal, undefined, draft);
        parts.forgetSubmitted(draftKey);
        return outcome;
      }),
      discardUnsent: parts.discardUnsent,
    },
    actions,
  };

  /** With the names of its type and area, as far as the lists are known. */
  const named = (location: Location): Location => {
    const nameIn = (query: ReturnType<Lookups['types']>, id: number | null): string =>
      cache.peek(query)?.data.find((entry) => entry.id === id)?.name ?? '';
    const type = location.type || nameIn(lookups.types(), location.location_type_id);
    const area = location.location_area_name || nameIn(lookups.areas(), location.location_area_id);
    return {
      ...location,
      type,
      location_type_name: location.location_type_name || type,
      location_area_name: area,
      area: location.area || area,
    };
  };

  return {
    /** What is unsent, as the hierarchy shows it; not what is on its way for the first time. */
    shown: (): Location[] =>
      outbox
        .entries()
        .filter(({ kind, status }) => kind === 'edit' || status !== 'sending')
        .map((entry) => named(locationOfEntry(entry))),
    form,
    forEdit,
    saveDescription: asPromise<LocationOutcome, { location: Location; description: string }>(
      ({ location, description }) => saveDescription(location, description),
    ),
    /** For the page of a location that only this browser has: what differs from that of the server's. */
    localPage: {
      watchLocation: fromCallback<
        EventObject,
        { identifier: string },
        WatchedEvent<'location.changed', Location>
      >(({ input, sendBack }) => {
        const tell = () =>
          sendBack({ type: 'location.changed', state: localLocation(outbox.entry(input.identifier), named) });
        tell();
        return outbox.watch(tell);
      }),
      // Whatever is in it is unsent too.
      watchItems: fromCallback<
        EventObject,
        { locationId: string },
        WatchedEvent<'items.changed', readonly Item[]>
      >(({ sendBack }) => {
        sendBack({
          type: 'items.changed',
          state: { status: 'answered', data: NO_ITEMS, at: Date.now(), refreshing: false },
        });
      }),
      deleteLocation: confirmedAction(
        asPromise<boolean, Location>(async ({ id }) => {
          const entry = outbox.entry(id);
          return entry !== undefined && discards.confirmLocationDeletion(entry);
        }),
        asPromise<void, Location>(async ({ id }) => {
          const entry = outbox.entry(id);
          if (entry) await discards.discard(workIdOf(entry));
        }),
      ),
    } satisfies Partial<PageActors>,
  };
}

const NO_ITEMS: readonly Item[] = [];

/** What is kept here, as the page of a location is told of answers. */
function localLocation(
  entry: UnsentLocation | undefined,
  named: (location: Location) => Location,
): Watched<Location> {
  if (!entry) return { status: 'failed', failure: failure('not-found', 'Location not found') };
  return { status: 'answered', data: named(locationOfEntry(entry)), at: entry.madeAt, refreshing: false };
}

/** A new location's form waits for its two lists no longer than this, in ms: they come into it later. */
const LISTS_AWAITED = 1000;

/**
 * A list as it was known last where the server does not answer, or not soon; empty where nothing was. Rejects with the
 * signal's reason.
 */
function lastKnownList(
  reads: Pick<Cache, 'watch'>,
  query: ReturnType<Lookups['types']>,
  signal: AbortSignal,
): Promise<readonly Lookup[]> {
  return new Promise((resolve, reject) => {
    const watching: { stop?: () => void; isOver: boolean } = { isOver: false };
    let known: readonly Lookup[] = [];
    const end = (): void => {
      watching.isOver = true;
      clearTimeout(timer);
      watching.stop?.();
    };
    const timer = setTimeout(() => {
      end();
      resolve(known);
    }, LISTS_AWAITED);
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    watching.stop = reads.watch(query, (state) => {
      if (state.status !== 'loading') known = state.data ?? known;
      const isOpen = state.status === 'loading' || (state.status === 'failed' && state.refreshing);
      if (watching.isOver || isOpen) return;
      end();
      resolve(state.data ?? []);
    });
    if (watching.isOver) watching.stop();
  });
}
