import { type Failure, failure, failureOf, isFailure } from '../../failure.ts';
import type {
  DeliveryFailure,
  DeliveryListener,
  PhotoLink,
  PhotoOwner,
  UnsentPhoto,
} from '../../model/photos/photos.ts';
import { FAULTS_MANY } from '../../model/unsent/unsent.ts';
import { ownerOnServer } from '../../model/unsent/unsentPhotos.ts';
import type { Images } from './images.ts';
import { createLinkOrder } from './linkOrder.ts';
import type { PhotoKeeper } from './photoKeeping.ts';
import type { PhotoUpload } from './photoUpload.ts';
import { randomText } from '../browser/randomText.ts';
import { settled } from '../unsent/retryPolicy.ts';

/** What came of trying to deliver a photo. */
export type DeliveryResult =
  | { result: 'sent'; link: PhotoLink }
  /** It is not there any more: another tab has delivered it, or it was discarded. */
  | { result: 'gone' }
  /** Still here. `unreachable`: the server did not answer, so nothing else need be tried now. */
  | ({ result: 'kept'; entry: UnsentPhoto; unreachable: boolean } & Pick<
      DeliveryFailure,
      'stage' | 'failure'
    >);

export interface PhotoSenderParts {
  keeper: PhotoKeeper;
  upload: PhotoUpload;
  link: Images['linkOnce'];
  /** Learns what the host has advertised; rejects with a Failure when it does not answer. */
  learn(): Promise<void>;
  /** Who is logged in right now. */
  user(): string;
  /** Whether this browser still has the item of a local id as unsent work. */
  isUnsent(localId: string): boolean;
  /** The server's id of an item that was sent from here. */
  sentAs(localId: string): string | undefined;
}

/**
 * Uploads one photo of `person`, links it to what it belongs to, and only then gives up its entry. Never rejects for
 * what a server, network or storage does, only with the signal's reason: the photo then waits for another try. Only
 * for the one who holds the photo's lock. Without a `listener` nobody waits for it: it is linked by another try where
 * earlier ones are on their way.
 */
export type SendPhoto = (
  id: string,
  person: string,
  listener: DeliveryListener | undefined,
  signal: AbortSignal,
) => Promise<DeliveryResult>;

export function createPhotoSender(parts: PhotoSenderParts): SendPhoto {
  const { keeper, upload, link, learn, user, isUnsent, sentAs } = parts;
  const order = createLinkOrder();

  /** What a photo belongs to on the server, or why there is no such thing: not yet, or not any more. */
  const targetOf = (photo: UnsentPhoto): PhotoOwner | Failure => {
    // In this order: an item that is sent meanwhile has its new id before its entry goes.
    const isWaiting = isUnsent(photo.owner.id);
    return ownerOnServer(photo, sentAs) ?? (isWaiting ? WAITS_FOR_ITEM : failure('not-found', ITEM_LOST));
  };
  /** Changes an entry, unless nothing would change. A storage that refuses loses only the note. */
  const note = async (
    photo: UnsentPhoto,
    changes: Partial<UnsentPhoto>,
  ): Promise<UnsentPhoto | undefined> => {
    const isSame = JSON.stringify({ ...photo, ...changes }) === JSON.stringify(photo);
    if (isSame) return photo;
    return keeper.change(photo.id, (current) => ({ ...current, ...changes })).catch(() => photo);
  };
  /** The end of a photo that was discarded, maybe in a tab that is closed by now: of one that the server may have others take care. */
  const givenUp = async ({ id, imageId }: UnsentPhoto): Promise<DeliveryResult> => {
    if (imageId === undefined) await keeper.remove(id).catch(() => {});
    return { result: 'gone' };
  };

  return async (id, person, listener, signal) => {
    const found = await keeper.find(id).catch(() => undefined);
    if (found?.user !== person) return { result: 'gone' };
    if (found.isDiscarded) return givenUp(found);
    let photo = found;
    let stage: DeliveryFailure['stage'] = 'send';
    let isAsked = false;

    /** Calls the server as the photo's own user and nobody else: nothing else runs between check and request. */
    const ask = async <T>(request: () => Promise<T>): Promise<T> => {
      await learn();
      signal.throwIfAborted();
      if (user() !== person) throw failure('unauthorised', `Only ${person} can send this.`);
      isAsked = true;
      const answer = await request();
      isAsked = false;
      return answer;
    };
    /** The server's image of this photo, which it may have since an earlier try. */
    const stored = async (): Promise<string> => {
      if (photo.imageId !== undefined) return photo.imageId;
      const bytes = await keeper.bytes(id);
      if (!bytes) throw failure('input', BYTES_LOST);
      const { filename, key } = photo;
      const onProgress = (percent: number): void => listener?.progressed(percent);
      const image = await ask(() => upload.upload({ bytes, filename, key }, { onProgress, signal }));
      listener?.stored(image);
      photo = (await note(photo, { imageId: image.id })) ?? photo;
      return image.id;
    };

    /** It waits for something else than the server, of which that says nothing. */
    const later = async (reason: Failure): Promise<DeliveryResult> => {
      // What is not here any more may be brought back, and its photos with it.
      const isOwnerGone = reason.kind === 'not-found';
      const { changes } = settled(photo, reason, true);
      const entry = await note(photo, isOwnerGone ? { ...changes, isOwnerGone } : changes);
      return entry
        ? { result: 'kept', entry, unreachable: false, stage, failure: reason }
        : { result: 'gone' };
    };

    const target = targetOf(photo);
    if (isFailure(target)) return later(target);
    const place = order.enter(target, photo.madeAt);
    try {
      const imageId = await stored();
      if (!listener && !place.isFirst()) return await later(WAITS_FOR_EARLIER);
      await place.turn(signal);
      const current = await keeper.find(id).catch(() => undefined);
      if (current?.isDiscarded) return await givenUp(current);
      stage = 'link';
      const made = await ask(() => link(target, imageId, linkKey(photo)));
      if (found.imageId !== undefined) listener?.stored(made.image);
      // One that cannot be removed is linked again later, which changes nothing.
      await keeper.remove(id, made).catch(() => {});
      return { result: 'sent', link: made };
    } catch (error) {
      if (signal.aborted) {
        await note(photo, { status: 'waiting' });
        throw signal.reason;
      }
      const { reason, changes, unreachable } = outcomeOf(photo, {
        stage,
        reason: failureOf(error),
        isSafe: !isAsked || upload.isIdempotent(),
      });
      const entry = await note(photo, changes);
      return entry ? { result: 'kept', entry, unreachable, stage, failure: reason } : { result: 'gone' };
    } finally {
      place.leave();
    }
  };
}

/** A key stands for one request: the link is another one than the upload. */
export const linkKey = ({ key }: Pick<UnsentPhoto, 'key'>): string => `${key}-link`;

const BYTES_LOST = 'The picture itself cannot be read in this browser any more.';
const ITEM_LOST = 'The item that it belongs to is not in this browser any more.';
/** Of a photo whose item only this browser has. */
export const WAITS_FOR_ITEM = failure('unavailable', 'It is sent after the item that it belongs to.', {
  title: 'Waiting for its item',
});
const WAITS_FOR_EARLIER = failure('unavailable', 'It is added after the ones that were chosen before it.', {
  title: 'Waiting for another photo',
});

/** What a failed try means for the photo, told so that a person can decide about it. */
function outcomeOf(
  photo: UnsentPhoto,
  { stage, reason, isSafe }: { stage: DeliveryFailure['stage']; reason: Failure; isSafe: boolean },
): { reason: Failure; changes: Partial<UnsentPhoto>; unreachable: boolean } {
  const { owner } = photo;
  const isOwnerGone = reason.kind === 'not-found' || reason.fields?.[`${owner.kind}_id`] !== undefined;
  if (stage === 'link' && !isOwnerGone && reason.fields?.['image_id'] !== undefined) {
    // Somebody has deleted the image before it was linked: it is sent anew, as another one, so and so often.
    const { changes, unreachable } = settled(photo, { ...reason, kind: 'server' }, true);
    const anew = { imageId: undefined, key: randomText(24) };
    if (changes.faults < FAULTS_MANY) return { reason, unreachable, changes: { ...changes, ...anew } };
    const { kind, title, message } = reason;
    const refused = { status: 'refused', failure: { kind, title, message }, faults: 0 } as const;
    return { reason, unreachable, changes: { ...refused, ...anew } };
  }
  if (stage !== 'link' || !isOwnerGone) return { reason, ...settled(photo, reason, isSafe) };
  const message = `The ${owner.kind} that it belongs to is gone. The picture is on the server: 'Browse Existing' offers it.`;
  const told = { ...reason, message };
  const { changes, unreachable } = settled(photo, told, isSafe);
  return { reason: told, unreachable, changes: { ...changes, isOwnerGone: true } };
}
