import { useMemo } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { isSample, type Origin } from '../../machines/kit/queryState.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { SelectedAnalysis } from '../analysis/SelectedAnalysis.tsx';
import { PhotoCard } from '../images/PhotoCard.tsx';
import { useGallery } from '../images/useGallery.ts';

interface LocationImagesProps {
  location: Location;
  /** Where the location comes from when it is not the live answer. */
  origin: Origin | undefined;
}

/** The tab 'Images & Analysis' of a location. */
export function LocationImages({ location, origin }: LocationImagesProps) {
  if (isSample(origin) || location.id === '') {
    return (
      <section className="panel" aria-labelledby="images-heading">
        <div className="panel-head">
          <h2 id="images-heading">Images</h2>
        </div>
        <p className="panel-loading">Images are kept of real locations only.</p>
      </section>
    );
  }
  return <RealLocationImages key={location.id} location={location} isLive={origin === undefined} />;
}

function RealLocationImages({ location, isLive }: { location: Location; isLive: boolean }) {
  const { id, name, thumbnail_url } = location;
  const owner = useMemo((): PhotoOwner => ({ kind: 'location', id }), [id]);
  const gallery = useGallery(owner, isLive);
  return (
    <div className="stack">
      <PhotoCard gallery={gallery} owner={owner} name={name} expectsPhotos={thumbnail_url !== undefined} />
      <SelectedAnalysis gallery={gallery} name={name} location={location} />
    </div>
  );
}
