import { failure } from '../../failure.ts';
import type {
  DeliveryFailure,
  DeliveryListener,
  PhotoInHand,
  PhotoLink,
  PhotoOwner,
  ReadyPhoto,
  UnsentPhoto,
} from '../../model/photos/photos.ts';
import { ownerOnServer, photosOfOwner } from '../../model/unsent/unsentPhotos.ts';
import type { Lock } from '../browser/lock.ts';
import { createPhotosInHand, lockOf } from './photosInHand.ts';
import { createDiscardedPhotos, type DiscardedPhotosParts } from './discardedPhotos.ts';
import { sentMeanwhile, undelivered, unread, unreadNow } from './deliveryFailures.ts';
import {
  createPhotoSender,
  type DeliveryResult,
  type PhotoSenderParts,
  WAITS_FOR_ITEM,
} from './photoSending.ts';
import { newPhotoId, randomText } from '../browser/randomText.ts';

export interface PhotoDelivery {
  /**
   * Keeps a photo of `person`, the page's unless given, before it is sent. Where the storage refuses, it is in this page
   * only (`isKept` false, the reason in the entry's `failure`) and is sent all the same. One that waits for nothing else
   * is nobody else's to send until it is delivered or left.
   */
  keep(photo: ReadyPhoto, owner: PhotoOwner, person?: string): Promise<PhotoInHand>;
  /** Leaves a kept photo that is not delivered from here after all to the outbox. Never rejects. */
  leave(id: string): Promise<void>;
  /**
   * Sends a photo and links it, after whoever is doing so already. Rejects with a DeliveryFailure or the signal's
   * reason. The photo is then still here, unless it was discarded meanwhile (kind 'not-found').
   */
  deliver(id: string, listener: DeliveryListener, signal?: AbortSignal): Promise<PhotoLink>;
  /** The outbox's try, which waits for nobody, nor for an earlier photo. Never rejects for what a server, network or storage does. */
  send(id: string): Promise<DeliveryResult | { result: 'busy' }>;
  /**
   * Removes a photo, only ever because a person said so. What of it is on its way, here or in another tab, is given up.
   * Rejects, kind 'stale', when it was linked meanwhile.
   */
  discard(id: string): Promise<void>;
  /** The unsent photos of the page's person, oldest first. */
  entries(): Promise<UnsentPhoto[]>;
  /** Those of one owner; what was kept for its local id is found under the server's too. */
  ofOwner(owner: PhotoOwner): Promise<UnsentPhoto[]>;
  /** Gives the photos of what was sent from here to the item or location that the server has now. */
  adopt(localId: string, id: string): Promise<void>;
  /** What was set aside because its item or location was gone waits again: that is back, under `id` now. */
  revive(owner: PhotoOwner, id: string): Promise<void>;
  /** An address that shows a photo until it is released; undefined when its bytes are gone or unreadable. */
  show(id: string): Promise<{ url: string; release(): void } | undefined>;
  /** Whether there are photos that end with this page: the browser's storage has refused them. */
  hasUnkept(): boolean;
  /**
   * Leaves to the outbox what another tab has had in hand that was closed since. Nobody waits for its lock: a page that sleeps
   * then would be given it, and keep the photo from all others. Never rejects.
   */
  recover(): Promise<void>;
  /** Calls `listener` after every change, here or in another tab. */
  watch(listener: () => void): () => void;
}

export interface PhotoDeliveryParts extends PhotoSenderParts, DiscardedPhotosParts {
  /** Calls back once the server, which has just not answered, is there again. */
  untilBack(again: () => void): void;
  lock: Lock;
  /** Whose page this is, which may not have heard yet that another tab has logged in or out. */
  owner(): string;
  /** Epoch ms. */
  now?: () => number;
}

/** The photos of this browser on their way to the server. */
export function createPhotoDelivery(parts: PhotoDeliveryParts): PhotoDelivery {
  const { keeper, lock, owner, sentAs, untilBack, now = Date.now } = parts;
  const sendPhoto = createPhotoSender(parts);
  let isWaiting = false;
  const discarded = createDiscardedPhotos({
    ...parts,
    onAway() {
      if (isWaiting) return;
      isWaiting = true;
      untilBack(() => {
        isWaiting = false;
        void recoverQuietly();
      });
    },
  });
  /** What a person has discarded here: a storage that refuses has not noted it. */
  const discardedIds = new Set<string>();
  /** What this tab is delivering, each with what gives it up. */
  const flights = new Map<string, AbortController>();
  const inHand = createPhotosInHand(lock);
  /** What was kept by this page: it knows itself what becomes of it. */
  const ownIds = new Set<string>();
  let newest = 0;

  /** One try; a discard ends it as if the photo had not been there. */
  const attempt = async (
    id: string,
    listener?: DeliveryListener,
    signal?: AbortSignal,
  ): Promise<DeliveryResult> => {
    const flight = new AbortController();
    const giveUp = (): void => flight.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    flights.set(id, flight);
    try {
      signal?.throwIfAborted();
      return await sendPhoto(id, owner(), listener, flight.signal);
    } catch (error) {
      if (flight.signal.aborted && !signal?.aborted) return { result: 'gone' };
      throw error;
    } finally {
      flights.delete(id);
      signal?.removeEventListener('abort', giveUp);
    }
  };

  /**
   * What says that it is on its way, or given up, while nobody has it in hand was cut off: by the end of a page.
   */
  const recover = async (): Promise<void> => {
    const photos = await keeper.all(owner());
    for (const { id, status, isDiscarded } of photos) {
      if (ownIds.has(id) || isDiscarded || status !== 'sending') continue;
      await lock.holdIfFree(lockOf(id), () =>
        keeper.change(id, (photo) => ({
          ...photo,
          status: photo.status === 'sending' ? 'waiting' : photo.status,
        })),
      );
    }
    // Last, for they ask the server.
    const ended = photos.filter(({ isDiscarded }) => isDiscarded);
    await Promise.all(ended.map(({ id }) => lock.holdIfFree(lockOf(id), () => discarded.end(id))));
  };
  const recoverQuietly = (): Promise<void> => recover().catch(() => {});
  void recoverQuietly();

  const giveUp = (id: string): void => {
    const flight = flights.get(id);
    if (flight) flight.abort();
    else void inHand.letGo(id);
  };

  /** What has not been discarded. */
  const shown = async (): Promise<UnsentPhoto[]> =>
    (await keeper.all(owner())).filter(({ isDiscarded }) => !isDiscarded);

  /** Of a photo that was not found to be sent. Rejects with a DeliveryFailure where the storage does not say. */
  const whyGone = async (id: string): Promise<DeliveryFailure> => {
    const photo = discardedIds.has(id) ? undefined : await keeper.find(id).catch(unread);
    if (photo?.user !== owner() || photo.isDiscarded)
      return undelivered('send', failure('not-found', 'This photo was discarded.'));
    // It is there after all: it could not be read a moment ago.
    await keeper.change(id, (current) => ({ ...current, status: 'waiting' })).catch(() => {});
    return unreadNow();
  };

  /** What another tab has discarded need not be sent to its end here. */
  const giveUpDiscarded = async (): Promise<void> => {
    for (const id of new Set([...flights.keys(), ...inHand.ids()])) {
      const photo = await keeper.find(id).catch(() => undefined);
      if (photo?.isDiscarded) giveUp(id);
    }
  };
  keeper.watch(() => void giveUpDiscarded());

  return {
    async keep({ bytes, filename }, to, person = owner()) {
      if (!(bytes instanceof Blob)) throw failure('unexpected', 'The bytes of a photo are a Blob.');
      // Photos of one moment stay in their order: the first one of an item stands for it in lists.
      newest = Math.max(now(), newest + 1);
      const waits = ownerOnServer({ owner: to }, sentAs) === undefined;
      const photo: UnsentPhoto = {
        id: newPhotoId(),
        owner: to,
        filename,
        size: bytes.size,
        user: person,
        madeAt: newest,
        key: randomText(24),
        imageId: undefined,
        status: waits ? 'waiting' : 'sending',
        failure: waits ? WAITS_FOR_ITEM : undefined,
        faults: 0,
        isOwnerGone: false,
        isDiscarded: false,
      };
      ownIds.add(photo.id);
      if (!waits) await inHand.take(photo.id);
      try {
        return await keeper.keep(photo, bytes);
      } catch (error) {
        await inHand.letGo(photo.id);
        throw error;
      }
    },
    async leave(id) {
      await keeper
        .change(id, (photo) => ({ ...photo, status: photo.status === 'sending' ? 'waiting' : photo.status }))
        .catch(() => {});
      await inHand.letGo(id);
    },
    deliver: (id, listener, signal) =>
      inHand.withLock(id, async () => {
        const tried = await attempt(id, listener, signal);
        if (tried.result === 'sent') return tried.link;
        if (tried.result === 'kept') throw undelivered(tried.stage, tried.failure, tried.entry.status);
        // Another tab, or the outbox, may have been first.
        const link = await keeper.delivered(id, owner()).catch(unread);
        if (!link) throw await whyGone(id);
        listener.stored(link.image);
        return link;
      }),
    async send(id) {
      const held = await lock.holdIfFree(lockOf(id), async () => {
        const photo = await keeper.find(id).catch(() => undefined);
        // Set aside before, or cut off in another page: from now on the outbox has it in hand.
        if (photo && photo.status !== 'waiting') {
          await keeper.change(id, (current) => ({ ...current, status: 'waiting' })).catch(() => {});
        }
        return attempt(id);
      });
      return held?.value ?? { result: 'busy' };
    },
    async discard(id) {
      discardedIds.add(id);
      // First: whoever has it in hand looks at this before it is linked. A storage that refuses loses only the note.
      const noted = await keeper
        .change(id, (photo) => ({ ...photo, isDiscarded: true }))
        .catch(() => undefined);
      giveUp(id);
      await lock.hold(lockOf(id), async () => {
        if (await keeper.delivered(id, owner()).catch(() => undefined)) throw sentMeanwhile();
        const photo = await keeper.find(id).catch(() => undefined);
        if (noted && photo && discarded.mayBeLinked(photo) && !keeper.isUnkept(id)) {
          // Nobody waits for a server: it is not shown any more, and its end may come later.
          void lock.hold(lockOf(id), () => discarded.end(id)).catch(() => {});
          return;
        }
        await keeper.remove(id);
        if (photo) void discarded.takeBack(photo).catch(() => {});
      });
    },
    entries: shown,
    ofOwner: async (of) => photosOfOwner(await shown(), of, sentAs),
    async adopt(localId, id) {
      const photos = await keeper.all(owner());
      for (const photo of photos) {
        const { kind } = photo.owner;
        if (photo.owner.id !== localId) continue;
        await keeper.change(photo.id, (current) => ({ ...current, owner: { kind, id } }));
      }
    },
    async revive(of, id) {
      for (const photo of photosOfOwner(await shown(), of, sentAs)) {
        if (!photo.isOwnerGone || photo.status !== 'refused') continue;
        await keeper.change(photo.id, (current) => ({
          ...current,
          owner: { kind: of.kind, id },
          status: 'waiting',
          failure: undefined,
          isOwnerGone: false,
        }));
      }
    },
    async show(id) {
      const bytes = await keeper.bytes(id).catch(() => undefined);
      if (!bytes) return undefined;
      const url = URL.createObjectURL(bytes);
      return { url, release: () => URL.revokeObjectURL(url) };
    },
    recover: recoverQuietly,
    hasUnkept: keeper.hasUnkept,
    watch: keeper.watch,
  };
}
