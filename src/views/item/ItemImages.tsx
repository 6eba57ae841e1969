import { useMemo } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { PhotoOwner } from '../../model/photos.ts';
import { PhotoCard } from '../images/PhotoCard.tsx';
import { PhotoDrop } from '../images/PhotoDrop.tsx';
import { useGallery } from '../images/useGallery.ts';

/** The card 'Images' of an item, also of one that only this browser has. */
export function ItemImages({ item: { id, name, thumbnail_url } }: { item: Item }) {
  const owner = useMemo((): PhotoOwner => ({ kind: 'item', id }), [id]);
  const gallery = useGallery(owner);
  return (
    <>
      <PhotoDrop owner={owner} name={name} />
      <PhotoCard
        gallery={gallery}
        owner={owner}
        name={name}
        withLarge
        expectsPhotos={thumbnail_url !== undefined}
      />
    </>
  );
}
