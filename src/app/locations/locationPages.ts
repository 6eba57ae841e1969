import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { failure } from '../../failure.ts';
import { confirmedAction } from '../../machines/kit/confirmedAction.ts';
import type { Notice } from '../../machines/kit/unprovided.ts';
import { descriptionKey } from '../../machines/locations/locationForm.context.ts';
import type { WatchedEvent } from '../../machines/kit/queryState.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import { type DraftOf, sharedKeyOf } from '../../model/unsent/draft.ts';
import { locationOfEntry, type UnsentLocation } from '../../model/locations/locationInput.ts';
import { workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { asConfirmation, asPromise, asWatch } from '../../services/actors.ts';
import { discardsKnown, showsOtherwise, tidiedAfter } from '../../services/items/deletion.ts';
import type { Deferred } from '../../views/AppContext.ts';
import { hideNotice } from '../../views/notices/notices.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';
import type { DraftKeeping } from '../drafts.ts';
import type { createLocationPart } from './locations.ts';
import type { UnsentPart } from '../unsent.ts';

interface PageNeeds extends Pick<UnsentPart, 'unsentLocations' | 'photos'> {
  keeping: DraftKeeping;
  locationPart: ReturnType<typeof createLocationPart>;
  history: History;
}

type Pages = Pick<Deferred['implementations'], 'locationPage' | 'localLocationPage'>;

/** Wires the page of a location, and that of one that only this browser has; a part of `deferred.ts`. */
export function createLocationPages(core: DeferredCore, needs: PageNeeds): Pages {
  const { window, reads, opening, itemReads, locationReads, locationWrites, copyAddress } = core;
  const { unsentLocations, photos, locationPart, history, keeping } = needs;
  const { named } = locationPart;
  const { notify, navigate } = core.actions;
  const shared = {
    saveDescription: locationPart.saveDescription,
    findDescription: asPromise<DraftOf | undefined, { id: string }>(async ({ id }) => {
      const own = descriptionKey(id);
      const found = keeping
        .ofRecord('location', id)
        // What else stands in a form is gone on with there.
        .find(({ key, values }) => sharedKeyOf(key) === own && Object.keys(values).length === 1);
      if (found) keeping.goOnUnder(own, found);
      return found;
    }),
    shareLocation: asPromise(copyAddress),
  };
  const withdraw = (_: unknown, notice: Notice): void => hideNotice(notice);
  const actions = { notify, navigate, withdraw, keepDraft: keeping.keepDraft, dropDraft: keeping.dropDraft };
  return {
    locationPage: {
      actors: {
        watchLocation: asWatch<'location.changed', Location, { identifier: string }>(
          opening('location'),
          'location.changed',
          ({ identifier }) => locationReads.one(identifier),
        ),
        watchItems: asWatch<'items.changed', readonly Item[], { locationId: string }>(
          reads,
          'items.changed',
          ({ locationId }) => itemReads.inLocation(locationId),
        ),
        ...shared,
        deleteLocation: confirmedAction(
          asConfirmation<Location>(
            (message) => window.confirm(message),
            ({ name }) => `Delete the location "${name}"? Only an empty location can be deleted.`,
          ),
          asPromise<void, Location>((location, signal) =>
            history.deletesLocation(location, () =>
              tidiedAfter(
                () => {
                  const isShownOtherwise = showsOtherwise(unsentLocations.entry(location.id), 'parent_id');
                  return locationWrites.remove({ ...location, isShownOtherwise }, signal);
                },
                // Changes of what its owner has deleted are not work any more.
                discardsKnown(unsentLocations, location.id),
              ),
            ),
          ),
        ),
      },
      actions,
    },
    // A location that only this browser has: the same page, from what is kept here.
    localLocationPage: {
      actors: {
        watchLocation: fromCallback<
          EventObject,
          { identifier: string },
          WatchedEvent<'location.changed', Location>
        >(({ input, sendBack }) => {
          const tell = () =>
            sendBack({
              type: 'location.changed',
              state: localLocation(unsentLocations.entry(input.identifier), named),
            });
          tell();
          return unsentLocations.watch(tell);
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
            const entry = unsentLocations.entry(id);
            return entry !== undefined && photos.confirmLocationDeletion(entry);
          }),
          asPromise<void, Location>(async ({ id }) => {
            const entry = unsentLocations.entry(id);
            if (entry) await photos.discard(workIdOf(entry));
          }),
        ),
        ...shared,
      },
      actions,
    },
  };
}

const NO_ITEMS: readonly Item[] = [];

/** What is kept here, as the page of a location is told of answers. */
function localLocation(
  entry: UnsentLocation | undefined,
  named: (location: Location) => Location,
): WatchState<Location> {
  if (!entry) return { status: 'failed', failure: failure('not-found', 'Location not found') };
  return { status: 'answered', data: named(locationOfEntry(entry)), at: entry.madeAt, refreshing: false };
}
