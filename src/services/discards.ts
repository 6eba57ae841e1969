import type { Item } from '../../contract/entities.ts';
import { discardQuestion, isPhotoId, type UnsentWork, withPhotos } from '../model/unsentPhotos.ts';
import type { Outbox } from './outbox.ts';
import type { PhotoDelivery } from './photoDelivery.ts';

/** How unsent work is given up: never but after a question, and never more than the question named. */
export interface Discards {
  /** Asks about unsent work; a new item is asked about together with the photos that were kept for it. */
  confirmDiscard(work: UnsentWork): Promise<boolean>;
  /** The same where the page of an item that only this browser has says 'Delete'. */
  confirmDeletion(item: Pick<Item, 'id' | 'name'>): Promise<boolean>;
  /**
   * Discards what a person was asked about: a photo, or the unsent work on an item and the photos named with it.
   * Rejects, kind 'stale', when the work has another `revision` meanwhile; then nothing is discarded.
   */
  discard(id: string, revision?: string): Promise<void>;
}

export interface DiscardParts {
  delivery: Pick<PhotoDelivery, 'ofOwner' | 'discard'>;
  outbox: Pick<Outbox, 'discard'>;
  confirm(message: string): boolean;
}

export function createDiscards({ delivery, outbox, confirm }: DiscardParts): Discards {
  /** The ids of the photos named with an item, by its id: one that is added later does not go with it. */
  const named = new Map<string, readonly string[]>();

  const namePhotos = async (id: string): Promise<number> => {
    const photos = await delivery.ofOwner({ kind: 'item', id });
    named.set(
      id,
      photos.map((photo) => photo.id),
    );
    return photos.length;
  };

  return {
    async confirmDiscard(work) {
      const isNewItem = 'item' in work && work.kind === 'create';
      return confirm(discardQuestion(work, isNewItem ? await namePhotos(work.id) : 0));
    },
    confirmDeletion: async ({ id, name }) => confirm(`Delete ${withPhotos(name, await namePhotos(id))}`),
    async discard(id, revision) {
      if (isPhotoId(id)) return delivery.discard(id);
      await outbox.discard(id, revision);
      const photos = named.get(id) ?? [];
      named.delete(id);
      for (const photo of photos) await delivery.discard(photo);
    },
  };
}
