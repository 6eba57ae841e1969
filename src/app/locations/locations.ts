import type { Item, Location, Lookup } from '../../../contract/entities.ts';
import { comparedText } from '../../../contract/texts.ts';
import {
  descriptionKey,
  type LoadedLocation,
  type LocationFormData,
  locationFormName,
  type LocationOutcome,
  type LocationToSave,
} from '../../machines/locations/locationForm.context.ts';
import { failure } from '../../failure.ts';
import { inputOfLocation, locationOfEntry } from '../../model/locations/locationInput.ts';
import { labelAfter } from '../../model/locations/newLabel.ts';
import { asPromise } from '../../services/actors.ts';
import type { Cache } from '../../services/cache/cache.ts';
import type { Lookups } from '../../services/lists/lookups.ts';
import { conflictOf } from '../../services/unsent/entryMerging.ts';
import { LOCATIONS } from '../../services/unsent/locationSubject.ts';
import { type EditSources, recordForEdit } from '../../services/unsent/recordForEdit.ts';
import type { Deferred } from '../../views/AppContext.ts';
import { locationVisits } from '../../views/locationForm/visits.ts';
import { type DeferredCore, watchHost } from '../core.ts';
import type { DraftKeeping } from '../drafts.ts';
import { watchGone, type UnsentPart } from '../unsent.ts';

/** Wires the form of a location and its description. */
export function createLocationPart(
  {
    window,
    cache,
    reads,
    lookups,
    locations,
    locationReads,
    itemReads,
    locationIndex,
    actions,
    missedReads,
  }: DeferredCore,
  { unsentLocations: outbox, photos }: UnsentPart,
  keeping: DraftKeeping,
) {
  const { notify, navigate } = actions;
  const { keepDraft, dropDraft } = keeping;
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
    // Not left to the page: it may be gone when the answer comes.
    const onKept = () => keeping.endSubmitted(descriptionKey(id));
    const entry = outbox.entry(id);
    if (!entry) {
      const pristine = inputOfLocation(location);
      const input = { ...pristine, description };
      return outbox.update({ id, input, pristine, base: location, revision: undefined, onKept });
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
      onKept,
    });
  };

  // Never given up half-way: a form that is left is saved all the same.
  const saveLocation = async (
    { id, draftKey, ...edit }: LocationToSave,
    signal: AbortSignal,
  ): Promise<LocationOutcome> => {
    const onKept = () => keeping.endSubmitted(draftKey);
    if (id !== undefined) return outbox.update({ id, ...edit, form: draftKey, onKept });
    const draft = { id: keeping.localIdOf(draftKey), onKept };
    const outcome = await outbox.create(edit.input, signal, undefined, draft);
    keeping.forgetSubmitted(draftKey);
    return outcome;
  };
  /** The question for the first room stands in every window that has seen none: the same answer twice is one room. */
  const refuseSecond = async ({ id, input, draftKey }: LocationToSave): Promise<void> => {
    const localId = keeping.localIdOf(draftKey);
    if (id !== undefined || outbox.entry(localId) || outbox.sentAs(localId) !== undefined) return;
    const signal = AbortSignal.timeout(LOOK_AWAITED);
    // Without an answer it is added: it may be the only one, and waits in this browser.
    const found = await cache.read(locations.hierarchy(), { fresh: true, signal }).catch(() => []);
    const unsent = outbox.entries().map(locationOfEntry);
    const name = comparedText(input.name);
    if (![...found, ...unsent].some((one) => one.parent_id === null && comparedText(one.name) === name))
      return;
    throw failure(
      'conflict',
      `“${input.name}” is here already. It was added in another window, or by somebody else.`,
    );
  };

  const form: Deferred['implementations']['locationForm'] = {
    actors: {
      loadForm: asPromise<LocationFormData, { id: string | undefined; parentId: string | null }>(
        async ({ id, parentId }, signal) => {
          if (id !== undefined) {
            const loaded = await forEdit(id, signal);
            return { types: [], areas: [], loaded, ...keeping.recalled(locationFormName(loaded.item.id)) };
          }
          const [types, areas] = await Promise.all([
            lastKnownList(reads, lookups.types(), signal),
            lastKnownList(reads, lookups.areas(), signal),
          ]);
          const parent = parentId === null ? undefined : sources.lastKnown(parentId)?.item;
          const parentArea = parent?.location_area_id ?? undefined;
          return { types, areas, parentArea, loaded: undefined, ...keeping.recalled(locationFormName(id)) };
        },
      ),
      findItem: asPromise<Item, { id: string }>(({ id }, signal) =>
        cache.read(itemReads.one(id), { signal }),
      ),
      saveLocation: asPromise(saveLocation),
      proposeLabel: asPromise(async ({ label }) => {
        const { locations } = locationIndex.getSnapshot().context;
        return labelAfter(label, new Set(locations?.map((known) => comparedText(known.label))));
      }),
      discardUnsent: photos.discardUnsent,
      watchUnsent: watchGone(outbox, { window }),
      watchHost: watchHost({ missedReads }),
      readAgain: asPromise<LoadedLocation, { id: string }>(({ id }, signal) => forEdit(id, signal)),
    },
    actions: {
      notify,
      navigate,
      keepDraft,
      dropDraft,
      goOnWith: keeping.goOnWithLocation,
      goOnAs(from, { id, before }) {
        if (id === before) return;
        locationVisits.goOnAs(before, id, { search: window.location.search, state: window.history.state });
        navigate(from, { to: `/edit-location/${encodeURIComponent(id)}`, replace: true });
      },
    },
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
    firstRoom: {
      ...form,
      actors: {
        ...form.actors,
        saveLocation: asPromise(async (work: LocationToSave, signal) => {
          await refuseSecond(work);
          // Its person may have gone meanwhile, and it would be the next one's.
          signal.throwIfAborted();
          return saveLocation(work, signal);
        }),
      },
    } satisfies typeof form,
    forEdit,
    saveDescription: asPromise<LocationOutcome, { location: Location; description: string }>(
      ({ location, description }) => saveDescription(location, description),
    ),
    named,
  };
}

/** What other windows have added is waited for no longer than this, in ms. */
const LOOK_AWAITED = 3000;

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
