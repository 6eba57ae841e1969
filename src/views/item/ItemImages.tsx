import { useMemo } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { SelectedAnalysis } from '../analysis/SelectedAnalysis.tsx';
import { PhotoCard } from '../images/PhotoCard.tsx';
import { PhotoDrop } from '../images/PhotoDrop.tsx';
import { useGallery } from '../images/useGallery.ts';

interface ItemImagesProps {
  item: Item;
  /** Where the item is; undefined while that is not known. */
  location: Location | undefined;
  /** The item is the host's own answer, not what was known before. */
  isLive: boolean;
}

/** The card 'Images' of an item, also of one that only this browser has, and the analysis of the selected one. */
export function ItemImages({ item: { id, name, thumbnail_url }, location, isLive }: ItemImagesProps) {
  const owner = useMemo((): PhotoOwner => ({ kind: 'item', id }), [id]);
  const gallery = useGallery(owner, isLive);
  return (
    <div className="stack">
      <PhotoDrop owner={owner} name={name} />
      <PhotoCard
        gallery={gallery}
        owner={owner}
        name={name}
        withLarge
        expectsPhotos={thumbnail_url !== undefined}
      />
      <SelectedAnalysis gallery={gallery} name={name} location={location} isPhotoShown />
    </div>
  );
}
