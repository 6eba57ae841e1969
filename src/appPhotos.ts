import { type EventObject, fromCallback } from 'xstate';
import type { Item } from '../contract/entities.ts';
import type { PhotosChanged, TryResult } from './machines/outbox.machine.ts';
import type { Notice } from './machines/required.ts';
import { isSendable } from './model/unsent.ts';
import { discardQuestion, isPhotoId, type UnsentWork, withPhotos } from './model/unsentPhotos.ts';
import type { BrowserStore } from './services/browserStore.ts';
import type { Cache } from './services/cache.ts';
import { learnFeatures } from './services/features.ts';
import type { Http } from './services/http.ts';
import { createImages } from './services/images.ts';
import type { Lock } from './services/lock.ts';
import type { Outbox } from './services/outbox.ts';
import { createPhotoDelivery, type PhotoDelivery } from './services/photoDelivery.ts';
import { createPhotoKeeper } from './services/photoKeeping.ts';
import { createPhotoStore } from './services/photoStore.ts';
import { createPhotoUpload } from './services/photoUpload.ts';
import type { SessionStore } from './services/sessionStore.ts';

/** What `appLater.ts` has made already. */
interface PhotoWiring {
  window: Window;
  http: Http;
  cache: Cache;
  lock: Lock;
  store: BrowserStore;
  session: SessionStore;
  /** Who is logged in right now, and whose page this is. */
  user(): string;
  owner(): string;
  outbox: Outbox;
  /** A notice outside of every machine. */
  say(notice: Notice): void;
}

/** The part of the wiring that knows of unsent photos: their delivery, and what the outbox machine is given of it. */
export function startPhotos({
  window,
  http,
  cache,
  lock,
  store,
  session,
  user,
  owner,
  outbox,
  say,
}: PhotoWiring) {
  const images = createImages(http, cache);
  const delivery: PhotoDelivery = createPhotoDelivery({
    keeper: createPhotoKeeper(
      createPhotoStore({
        marks: store,
        lock,
        makeRoom: async () => {
          const { createKeptAnswers } = await import('./services/keptAnswers.ts');
          await createKeptAnswers().clear();
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
    link: images.link,
    learn: () => learnFeatures(http),
    user,
    owner,
    isUnsent: (localId) => outbox.entry(localId) !== undefined,
    sentAs: outbox.sentAs,
  });
  /** The photos that a person was told of when asked about their item: only these go with it. */
  const told = new Map<string, readonly string[]>();

  /** How many photos go with an item that only this browser has. */
  const tellOf = async (id: string): Promise<number> => {
    const photos = await delivery.ofOwner({ kind: 'item', id });
    told.set(
      id,
      photos.map((photo) => photo.id),
    );
    return photos.length;
  };

  return {
    images,
    delivery,
    show: delivery.show,
    adopt(localId: string, id: string): void {
      // Where that fails, the id that the item was sent as leads there.
      void delivery.adopt(localId, id).catch(() => {});
    },
    watchPhotos: fromCallback<EventObject, void, PhotosChanged>(({ sendBack }) => {
      let newest = 0;
      const tell = async (): Promise<void> => {
        const asked = ++newest;
        const photos = await delivery.entries();
        if (asked === newest) sendBack({ type: 'photos.changed', photos });
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
      const { entry, failure, unreachable } = sent;
      return {
        result: 'kept',
        unreachable,
        ...(!isSendable(entry) && { setAside: { name: entry.filename, reason: failure.message } }),
      };
    },
    async confirmDiscard(work: UnsentWork): Promise<boolean> {
      const isLocalItem = 'item' in work && work.kind === 'create';
      return window.confirm(discardQuestion(work, isLocalItem ? await tellOf(work.id) : 0));
    },
    async confirmDeletion({ id, name }: Item): Promise<boolean> {
      return window.confirm(`Delete ${withPhotos(name, await tellOf(id))}`);
    },
    /** Discards what a person was asked about: a photo, or unsent work on an item and the photos told of with it. */
    async discard(id: string, revision?: string): Promise<void> {
      if (isPhotoId(id)) return delivery.discard(id);
      await outbox.discard(id, revision);
      const photos = told.get(id) ?? [];
      told.delete(id);
      for (const photo of photos) await delivery.discard(photo);
    },
  };
}
