import { failure, failureOf, isAway } from '../../failure.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { ownerOnServer } from '../../model/unsent/unsentPhotos.ts';
import { settled } from '../unsent/retryPolicy.ts';
import type { Images } from './images.ts';
import { linkKey, type PhotoSenderParts } from './photoSending.ts';

/** For so long after it was chosen a link is taken back, in ms: hosts remember keys for longer. */
const TRIED_FOR = 60 * 24 * 60 * 60_000;

export interface DiscardedPhotosParts extends Pick<PhotoSenderParts, 'keeper' | 'learn' | 'user' | 'sentAs'> {
  /** Takes the link of a photo from its owner on the server, where it has arrived there. */
  withdrawLink: Images['withdrawLink'];
  /** Epoch ms. */
  now?: () => number;
}

interface Told {
  /** Told of each that is left because the server does not answer. */
  onAway(): void;
}

/** What becomes of photos that a person has discarded: the link of one may have arrived without an answer. */
export interface DiscardedPhotos {
  /** Whether the server was given all that it needs to have it. */
  mayBeLinked(photo: UnsentPhoto): boolean;
  /** Takes from the server what may be there of it. Rejects with a Failure. */
  takeBack(photo: UnsentPhoto): Promise<void>;
  /**
   * Removes one that is noted as discarded, once what may be there of it is taken from the server: until then it is kept, and
   * nobody sees it. Only for who holds its lock. Never rejects.
   */
  end(id: string): Promise<void>;
}

export function createDiscardedPhotos(parts: DiscardedPhotosParts & Told): DiscardedPhotos {
  const { keeper, learn, user, sentAs, withdrawLink, onAway, now = Date.now } = parts;

  const takeBack = async (photo: UnsentPhoto): Promise<void> => {
    const target = ownerOnServer(photo, sentAs);
    if (photo.imageId === undefined || !target) return;
    await learn();
    if (user() !== photo.user) throw failure('unauthorised', `Only ${photo.user} can take this back.`);
    await withdrawLink(target, photo.imageId, linkKey(photo));
  };

  /** Whether it is to be tried again: as long as whoever asks under its key may still have linked it. */
  const isLeft = async (photo: UnsentPhoto): Promise<boolean> => {
    try {
      await takeBack(photo);
      return false;
    } catch (error) {
      const reason = failureOf(error);
      // However often the server has failed: that says nothing of the link.
      const { status } = settled({ faults: 0 }, reason, true).changes;
      if (status !== 'waiting' || now() - photo.madeAt > TRIED_FOR) return false;
      if (isAway(reason)) onAway();
      return true;
    }
  };

  return {
    mayBeLinked: (photo) => photo.imageId !== undefined && ownerOnServer(photo, sentAs) !== undefined,
    takeBack,
    async end(id) {
      const photo = await keeper.find(id).catch(() => undefined);
      if (!photo?.isDiscarded || (await isLeft(photo))) return;
      await keeper.remove(id).catch(() => {});
    },
  };
}
