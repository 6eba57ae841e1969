import { type EventObject, fromCallback } from 'xstate';
import { confirmedAction } from '../../machines/kit/confirmedAction.ts';
import type { PhotosChanged, TryResult } from '../../machines/unsent/outbox.setup.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { type UnsentWork, workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { asPromise } from '../../services/actors.ts';
import { createDiscards } from '../../services/unsent/discards.ts';
import { watchPage } from '../../services/browser/pageEvents.ts';
import { learnFeatures } from '../../services/host/features.ts';
import { createImages } from '../../services/photos/images.ts';
import type { LocationOutbox } from '../../services/unsent/locationOutbox.ts';
import type { Lock } from '../../services/browser/lock.ts';
import type { Outbox } from '../../services/unsent/outbox.ts';
import { createPhotoDelivery, type PhotoDelivery } from '../../services/photos/photoDelivery.ts';
import { createPhotoKeeper } from '../../services/photos/photoKeeping.ts';
import { createPhotoStore, PHOTOS_MARKER } from '../../services/photos/photoStore.ts';
import { createPhotoUpload } from '../../services/photos/photoUpload.ts';
import { notedAside, pauseAfter } from '../../services/unsent/retryPolicy.ts';
import type { DeferredCore } from '../core.ts';

/** The part of the wiring that knows of unsent photos: their delivery, and what the outbox machine is given of it. */
export function startPhotos(
  { window, http, cache, store, session, user, owner, unanswered, missedReads, say }: DeferredCore,
  { lock, outbox, locations }: { lock: Lock; outbox: Outbox; locations: LocationOutbox },
) {
  const images = createImages(http, cache, unanswered);
  const delivery: PhotoDelivery = createPhotoDelivery({
    keeper: createPhotoKeeper(
      createPhotoStore({
        marks: store,
        lock,
        makeRoom: async () => {
          const { createPersistedQueries } = await import('../../services/cache/persistedQueries.ts');
          await createPersistedQueries().clear();
        },
        onSetAside: (place) =>
          say({
            kind: 'warning',
            text: 'A photo kept in this browser could not be read',
            detail: `Nothing was deleted: it is now under ${place}.`,
          }),
      }),
    ),
    lock,
    upload: createPhotoUpload(http, cache),
    link: images.linkOnce,
    withdrawLink: images.withdrawLink,
    untilBack: (again) => void missedReads.wait(again),
    learn: () => learnFeatures(http),
    user,
    owner,
    isUnsent: (localId) => (outbox.entry(localId) ?? locations.entry(localId)) !== undefined,
    sentAs: (localId) => outbox.sentAs(localId) ?? locations.sentAs(localId),
  });
  const discards = createDiscards({
    delivery,
    outbox,
    locations,
    confirm: (message) => window.confirm(message),
  });
  // Another tab may have been closed with photos in hand, which then says nothing to this one.
  watchPage(window, ({ type }) => type !== 'page.hidden' && void delivery.recover());
  // Browsers tell of a change in the storage to all tabs but the one that made it.
  let isElsewhere = false;
  window.addEventListener('storage', ({ key }) => {
    if (key === PHOTOS_MARKER || key === null) isElsewhere = true;
  });
  let known: readonly UnsentPhoto[] = [];
  /** Of photos that another tab has sent, or given up, what it has made of them is to be shown. */
  const refreshGone = (photos: readonly UnsentPhoto[]): void => {
    const gone = isElsewhere ? known.filter(({ id }) => !photos.some((one) => one.id === id)) : [];
    isElsewhere = false;
    known = photos;
    for (const { owner: of } of gone) {
      const id = outbox.sentAs(of.id) ?? locations.sentAs(of.id) ?? of.id;
      images.refreshOf({ ...of, id });
    }
  };
  const discardWatchers = new Set<(work: UnsentWork) => void>();
  return {
    images,
    delivery,
    /** Tells of all that a person has given up after being asked. */
    watchDiscarded: (tell: (work: UnsentWork) => void) => void discardWatchers.add(tell),
    show: delivery.show,
    ...discards,
    /** Asks about unsent work, and discards what was asked about. */
    discardUnsent: confirmedAction<UnsentWork>(
      asPromise(discards.confirmDiscard),
      asPromise(async (work) => {
        await discards.discard(workIdOf(work), 'revision' in work ? work.revision : undefined);
        for (const tell of discardWatchers) tell(work);
      }),
    ),
    adopt(localId: string, id: string): void {
      // Where that fails, the id that it was sent as leads there.
      void delivery.adopt(localId, id).catch(() => {});
    },
    watchPhotos: fromCallback<EventObject, void, PhotosChanged>(({ sendBack }) => {
      let newest = 0;
      const tell = async (): Promise<void> => {
        const asked = ++newest;
        const photos = await delivery.entries();
        if (asked !== newest) return;
        refreshGone(photos);
        sendBack({ type: 'photos.changed', photos });
      };
      void tell();
      const stops = [delivery.watch(() => void tell()), session.watch(() => void tell())];
      return () => {
        newest += 1;
        for (const stop of stops) stop();
      };
    }),
    async trySending(id: string): Promise<TryResult> {
      const sent = await delivery.send(id);
      // Whoever has this one in hand keeps no other one waiting.
      if (sent.result === 'busy') return { result: 'gone' };
      if (sent.result !== 'kept') return { result: sent.result };
      const { entry } = sent;
      return { result: 'kept', ...pauseAfter(sent), ...notedAside(entry, entry.filename) };
    },
  };
}
