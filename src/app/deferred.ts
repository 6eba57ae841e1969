import type { SnapshotFrom } from 'xstate';
import type { Location } from '../../contract/entities.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import { COPIED, NOT_COPIED } from '../machines/kit/sharing.ts';
import { failureOf } from '../failure.ts';
import { authorOf } from '../model/items/history.ts';
import { isLocalId, unsentCount } from '../model/unsent/unsent.ts';
import { createDurableCopy } from '../services/browser/durableCopy.ts';
import { createPacer, restAfter } from '../services/browser/pacer.ts';
import { createRestoring } from '../services/changes/restoring.ts';
import { withdrawInside } from '../services/unsent/locationOutbox.ts';
import { discardsKnown } from '../services/items/deletion.ts';
import { asWatch } from '../services/actors.ts';
import type { ItemPage } from '../services/items/itemPages.ts';
import { createItemRemoval } from '../services/items/itemRemoval.ts';
import { LISTS_CHANGED } from '../services/lists/listsChanged.ts';
import { watchPath } from '../services/browser/navigations.ts';
import { onAnotherLogin } from '../services/session/anotherPerson.ts';
import { createLocationFinding } from '../services/locations/locationFinding.ts';
import { createUnsentOverlay } from '../services/locations/unsentOverlay.ts';
import type { OfflineCopies } from '../services/unsent/offlineCopies.ts';
import { createTabDrafts } from '../services/unsent/tabDrafts.ts';
import type { Deferred } from '../views/AppContext.ts';
import { hideOfLeftPage, hidePersonal } from '../views/notices/notices.ts';
import { Toasts } from '../views/notices/Toasts.tsx';
import { SyncState } from '../views/unsent/SyncState.tsx';
import { createAnalysisPart } from './photos/analysis.ts';
import { startChanges } from './changes.ts';
import { confirmLogout } from './leaving.ts';
import { underWayText } from '../machines/changes/changeProgress.ts';
import { type Core, createDeferredCore, createWorkStore } from './core.ts';
import { createDraftKeeping, createGoneDrafts } from './drafts.ts';
import { createDrawers, createDuplicate } from './locations/drawers.ts';
import { createTypedDialog } from './locations/typedDialog.ts';
import { createExportPart } from './exporting.ts';
import { createFastEntry } from './fastEntry.ts';
import { startGallery } from './photos/gallery.ts';
import { createImportsPart } from './imports.ts';
import { createItemFormPart } from './itemForm.ts';
import { createItemsPart } from './items.ts';
import { createLabels } from './labels.ts';
import { createListsPart } from './lists.ts';
import { createLocationPages } from './locations/locationPages.ts';
import { createLocationPart } from './locations/locations.ts';
import { startOutbox } from './outbox.ts';
import { startDialogs } from './palette.ts';
import { createPlacesPart } from './places.ts';
import { createCounting } from './scanning/counting.ts';
import { createPhotoChangesPart } from './photos/photoChanges.ts';
import { createScanning } from './scanning/scanning.ts';
import { createSearchPart } from './search.ts';
import { startSynonyms } from './synonyms.ts';
import { tabOf } from './typedRows.ts';
import { createUnsentPart, lockOf } from './unsent.ts';

/**
 * The second half of the wiring in `app.ts`: what single screens need, and nothing that the first one waits
 * for. It is loaded with the first screen that asks, or once the first load has settled. What a crash took from the
 * storage is back in it first.
 */
export async function startDeferred(made: Core): Promise<ReturnType<typeof createDeferred>> {
  const { storage, say } = made;
  // No copy in a browser that has nowhere to keep it; the storage alone is what there is.
  if (!storage || typeof indexedDB === 'undefined') return createDeferred(made);
  const durable = createDurableCopy(storage, lockOf(made));
  const store = createWorkStore(made, durable);
  await durable.putBack((lost) => {
    for (const [key, text] of lost) {
      try {
        if (text === null) store.remove(key);
        else store.set(key, text);
      } catch (error) {
        const { message } = failureOf(error);
        say({
          kind: 'warning',
          text: 'Not all that was kept in this browser could be read',
          detail: message,
        });
      }
    }
  });
  return createDeferred({ ...made, store, settled: durable.settled });
}

/** The same at once, with what the storage has. */
export function createDeferred(made: Core): Deferred & OfflineCopies {
  const core = createDeferredCore(made);
  const { window, session, locationIndex, layOverLocations, actions, say } = core;
  const { http, cache, offlineCopies, itemReads, unanswered, copyAddress } = core;
  const { navigate: goTo } = actions;
  const itemRemoval = createItemRemoval(http, cache, unanswered, offlineCopies.itemCache.remove);
  const finding = createLocationFinding();
  // STORE-08: the labels of every hierarchy, that which is known already too.
  let labelled: readonly Location[] | undefined;
  const knowLocations = ({ context }: SnapshotFrom<typeof locationIndexMachine>): void => {
    finding.know(context.locations ?? NO_LOCATIONS);
    if (!context.locations || context.locations === labelled) return;
    labelled = context.locations;
    offlineCopies.labels.remember(labelled.filter(({ id }) => !isLocalId(id)));
  };
  knowLocations(locationIndex.getSnapshot());
  onAnotherLogin(session, hidePersonal);
  watchPath(window, hideOfLeftPage);
  locationIndex.subscribe(knowLocations);
  const lists = createListsPart(core);
  const unsent = createUnsentPart(core, itemRemoval);
  const { drafts, outbox, unsentLocations, photos, lastKnown } = unsent;
  const synonyms = startSynonyms(core, unsent);
  const search = createSearchPart(core, finding, () => synonyms.actor.getSnapshot().context.own);
  const gallery = startGallery({ ...core, ...photos });
  const keeping = createDraftKeeping({
    ...core,
    drafts,
    outbox,
    locations: unsentLocations,
    navigate: goTo,
  });
  const locationPart = createLocationPart(core, unsent, keeping);
  const unsentOverlay = createUnsentOverlay();
  const showUnsent = (): void =>
    layOverLocations(unsentOverlay.of(locationPart.shown(), unsentLocations.sentAs, Date.now()));
  showUnsent();
  // A tree is made of all that are known.
  const showing = createPacer(showUnsent, () => {
    const { locations = [] } = locationIndex.getSnapshot().context;
    return restAfter(unsentLocations.known().length + locations.length / 100);
  });
  unsentLocations.watch(showing.due);
  session.watch(showUnsent);
  const history = startChanges(core, {
    unsent,
    items: {
      outbox,
      reach: core.reach,
      readFresh: itemReads.readFresh,
      lastKnown,
      locationSentAs: unsentLocations.sentAs,
      readCategories: (signal) => cache.read(core.lookups.categories(), { fresh: true, signal }),
      knownCategories: () => cache.peek(core.lookups.categories())?.data,
      canRename: lists.renames.isPossible,
      readThere: (id, signal) => cache.read(itemReads.inLocation(id), { fresh: true, signal }),
      readInside: (id, signal) => cache.read(itemReads.inBranch(id), { fresh: true, signal }),
      // Not the one of the screens, which is a change of its own.
      removeItem: async (item, signal) => {
        const tidy = discardsKnown(outbox, item.id);
        await itemRemoval.remove(item, signal);
        return tidy();
      },
    },
    locations: {
      forEdit: locationPart.forEdit,
      outbox: unsentLocations,
      holdsWork: async (id) =>
        outbox.entries().some(({ item }) => item.location_id === id) ||
        unsentLocations.entries().some(({ item }) => item.parent_id === id) ||
        (await photos.delivery.ofOwner({ kind: 'location', id })).length > 0,
    },
    restoring: createRestoring(http, cache, unanswered),
    withdrawInside: (id) => withdrawInside(id, outbox, unsentLocations),
    // Where that fails, 'Send now' does the same.
    onRestored: (removed, id) => void photos.delivery.revive(removed, id).catch(() => {}),
  });
  const { changes } = history;
  photos.watchDiscarded((work) => {
    const isNew = 'item' in work && work.kind === 'create';
    if (isNew) history.changes.send({ type: 'work.discarded', id: work.id });
  });
  const items = createItemsPart(core, { ...unsent, history, itemRemoval });
  const labels = createLabels(core, items.readAnyItem, outbox, unsentLocations);
  const tabDrafts = createTabDrafts({ ...keeping, drafts, tab: () => tabOf(() => window.sessionStorage) });
  const fastEntry = createFastEntry(core, {
    lock: unsent.lock,
    outbox,
    outboxOf: unsent.outboxOf,
    drafts,
    draftsOf: unsent.draftsOf,
    unsentLocations: unsent.unsentLocations,
    tabDrafts,
    runs: history.runs,
    onAdded: (added) => changes.send({ type: 'items.added', items: added }),
    onAdding: changes.send,
  });

  const typedIn = { drafts, tabDrafts, sentAs: unsentLocations.sentAs, user: session.user };
  const exportPart = createExportPart(core);
  const places = createPlacesPart(core);
  const outboxActor = startOutbox(core, unsent);
  window.addEventListener(LISTS_CHANGED, () => void outbox.tidy().catch(() => {}));

  const imports = createImportsPart(core, { ...unsent, keepDraft: keeping.keepDraft });
  return {
    ...offlineCopies,
    showNotice: history.showNotice,
    Toasts,
    SyncState,
    ...startDialogs(core, search, changes, places.suggestAfterPause, items.readAnyItem),
    outbox: outboxActor,
    changes,
    confirmsLogout: () =>
      confirmLogout(core, {
        holdsUnkept: gallery.photos.holdsUnkept,
        waiting: () => {
          const { entries, locations, photos } = outboxActor.getSnapshot().context;
          return unsentCount(entries) + unsentCount(locations) + unsentCount(photos);
        },
        underWay: () => underWayText(changes.getSnapshot().context) ?? items.underWay() ?? imports.underWay(),
      }),
    keepsTyped: unsent.keepsTyped,
    sentAs: (id) => outbox.sentAs(id) ?? unsentLocations.sentAs(id),
    share: (location) => {
      copyAddress(location).then(
        () => say({ ...COPIED, detail: location.name }),
        () => say(NOT_COPIED),
      );
    },
    copyLink: items.copyLink,
    askToDelete: items.askToDelete,
    showPhoto: photos.show,
    nameOf: ({ kind, id }) =>
      kind === 'location'
        ? (unsentLocations.entry(id)?.item.name ??
          locationIndex.getSnapshot().context.tree?.byId.get(id)?.name)
        : (outbox.entry(id)?.item.name ?? lastKnown(id)?.item.name),
    readLists: () => {
      for (const list of [core.lookups.types(), core.lookups.areas()]) cache.read(list).catch(() => {});
    },
    deletesItem: items.deletesItem,
    removeItem: items.removeItem,
    homeSelection: items.homeSelection,
    newSelection: items.newSelection,
    synonyms,
    typedNames: lists.typedNames,
    labelSettings: labels.labelSettings,
    ownLabelSize: labels.ownLabelSize,
    renames: lists.renames,
    analyses: createAnalysisPart(core, { ...unsent, runs: history.runs }),
    fastEntry,
    scanning: createScanning(core, search),
    photoChanges: createPhotoChangesPart(core, { outbox, unsentLocations, changes }),
    counting: createCounting(core, { outbox, unsentLocations, drafts, history }),
    imports,
    places: places.part,
    photos: gallery.photos,
    exporting: exportPart.exporting,
    implementations: {
      ...gallery.implementations,
      ...items.implementations,
      ...createLocationPages(core, { ...unsent, locationPart, history, keeping }),
      itemForm: createItemFormPart({
        ...core,
        outbox,
        labels: offlineCopies.labels,
        readFresh: itemReads.readFresh,
        findAuthor: async (id, fields, signal) =>
          authorOf(await cache.read(itemReads.history(id), { fresh: true, signal }), fields),
        lastKnown,
        keeping,
        discardUnsent: photos.discardUnsent,
        onAdded: (item) => fastEntry.noteAdded([item]),
      }),
      locationForm: locationPart.form,
      firstRoom: locationPart.firstRoom,
      goneDrafts: createGoneDrafts(keeping, locationPart.forEdit),
      drawers: createDrawers(core, createTypedDialog('drawers_', typedIn), changes),
      duplicate: createDuplicate(core, outbox, createTypedDialog('duplicate_', typedIn), changes),
      labels: labels.implementation,
      manageList: lists.manageList,
      rename: lists.rename,
      insideCount: {
        actors: {
          // A page of one: its total is what is wanted.
          watchCount: asWatch<'count.changed', ItemPage, { id: string }>(
            core.cache,
            'count.changed',
            ({ id }) => core.items.page({ page: 1, pageSize: 1, category: null, within: id }),
          ),
        },
      },
      search: search.implementations,
      account: exportPart.account,
    },
  };
}

const NO_LOCATIONS: readonly Location[] = [];
