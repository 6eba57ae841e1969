import type { Item } from '../../../contract/entities.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import {
  discardQuestion,
  isLocationWork,
  isPhotoId,
  locationIdOf,
  type UnsentWork,
  withPhotos,
} from '../../model/unsent/unsentPhotos.ts';
import { failure } from '../../failure.ts';
import type { LocationOutbox } from './locationOutbox.ts';
import type { Outbox } from './outbox.ts';
import type { PhotoDelivery } from '../photos/photoDelivery.ts';

/** How unsent work is given up: never but after a question, and never more than the question named. */
export interface Discards {
  /** Asks about unsent work; a new item is asked about together with the photos that were kept for it. */
  confirmDiscard(work: UnsentWork): Promise<boolean>;
  /** The same where the page of an item that only this browser has says 'Delete'. */
  confirmDeletion(item: Pick<Item, 'id' | 'name'>): Promise<boolean>;
  /** The same of a location that only this browser has. */
  confirmLocationDeletion(location: UnsentLocation): Promise<boolean>;
  /**
   * Discards what a person was asked about, by its id in the outbox: a photo, or the unsent work on an item or a location
   * and the photos named with it.
   * Rejects, kind 'stale', when the work has another `revision` meanwhile, or was sent; then nothing is discarded.
   */
  discard(id: string, revision?: string): Promise<void>;
}

export interface DiscardParts {
  delivery: Pick<PhotoDelivery, 'ofOwner' | 'discard'>;
  outbox: Pick<Outbox, 'discard' | 'entries' | 'sentAs'>;
  locations: Pick<LocationOutbox, 'discard' | 'entries' | 'sentAs'>;
  confirm(message: string): boolean;
}

export function createDiscards({ delivery, outbox, locations, confirm }: DiscardParts): Discards {
  /** The ids of the photos named with an item, by its id: one that is added later does not go with it. */
  const named = new Map<string, readonly string[]>();

  const namePhotos = async (id: string, kind: PhotoOwner['kind'] = 'item'): Promise<number> => {
    const photos = await delivery.ofOwner({ kind, id });
    named.set(
      id,
      photos.map((photo) => photo.id),
    );
    return photos.length;
  };

  const locationQuestion = async (work: UnsentLocation): Promise<string> => {
    const inside = [
      ...outbox.entries().filter(({ item }) => item.location_id === work.id),
      ...locations.entries().filter(({ item }) => item.parent_id === work.id),
    ];
    return discardQuestion(work, await namePhotos(work.id, 'location'), inside.length);
  };

  return {
    async confirmDiscard(work) {
      if (isLocationWork(work) && work.kind === 'create') return confirm(await locationQuestion(work));
      const isNewItem = 'item' in work && work.kind === 'create';
      return confirm(discardQuestion(work, isNewItem ? await namePhotos(work.id) : 0));
    },
    confirmLocationDeletion: async (location) => confirm(await locationQuestion(location)),
    confirmDeletion: async ({ id, name }) => confirm(`Delete ${withPhotos(name, await namePhotos(id))}`),
    async discard(id, revision) {
      if (isPhotoId(id)) return delivery.discard(id);
      const location = locationIdOf(id);
      const owner = location ?? id;
      const work = location === undefined ? outbox : locations;
      if (!(await work.discard(owner, revision))) {
        throw failure(
          'stale',
          work.sentAs(owner) === undefined
            ? 'It is not here any more: it was sent, or discarded in another tab.'
            : 'It was sent meanwhile, and is on the server now.',
          { title: 'Not discarded' },
        );
      }
      const photos = named.get(owner) ?? [];
      named.delete(owner);
      for (const photo of photos) await delivery.discard(photo);
    },
  };
}
