import { failure, failureOf } from '../../failure.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { FAULTS_MANY } from '../../model/unsent/unsent.ts';
import { ownerOnServer } from '../../model/unsent/unsentPhotos.ts';
import { settled } from '../unsent/retryPolicy.ts';
import type { Images } from './images.ts';
import { linkKey, type PhotoSenderParts } from './photoSending.ts';

export interface DiscardedPhotosParts extends Pick<PhotoSenderParts, 'keeper' | 'learn' | 'user' | 'sentAs'> {
  /** Takes the link of a photo from its owner on the server, where it has arrived there. */
  withdrawLink: Images['withdrawLink'];
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

export function createDiscardedPhotos(parts: DiscardedPhotosParts): DiscardedPhotos {
  const { keeper, learn, user, sentAs, withdrawLink } = parts;

  const takeBack = async (photo: UnsentPhoto): Promise<void> => {
    const target = ownerOnServer(photo, sentAs);
    if (photo.imageId === undefined || !target) return;
    await learn();
    if (user() !== photo.user) throw failure('unauthorised', `Only ${photo.user} can take this back.`);
    await withdrawLink(target, photo.imageId, linkKey(photo));
  };

  /** Whether it is to be tried again, which is noted. */
  const isLeft = async (photo: UnsentPhoto): Promise<boolean> => {
    try {
      await takeBack(photo);
      return false;
    } catch (error) {
      const { changes } = settled(photo, failureOf(error), true);
      if (changes.status !== 'waiting' || changes.faults >= FAULTS_MANY) return false;
      const { faults } = changes;
      await keeper.change(photo.id, (current) => ({ ...current, faults })).catch(() => {});
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
