import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { galleryEntries, linkOf } from '../../model/photos/gallery.ts';
import { PhotoImage } from '../images/PhotoImage.tsx';
import { lateScreen } from '../lateScreen.tsx';
import type { GalleryRef } from '../images/useGallery.ts';
import { Loading } from '../ui/Loading.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';

const AnalysisPanel = lateScreen(() => import('./AnalysisPanel.tsx'), Checking);

interface SelectedAnalysisProps {
  gallery: GalleryRef;
  /** Of the owner of the photos. */
  name: string;
  /** Where items are created from it; undefined while none is known. */
  location: Location | undefined;
  /** The photo is large on the page already: it is shown again only where there are outlines in it. */
  isPhotoShown?: boolean;
}

/** The analysis of the photo that is selected in a gallery; nothing while none is, or while it is on its way. */
export function SelectedAnalysis({ gallery, name, location, isPhotoShown = false }: SelectedAnalysisProps) {
  const photos = useSelector(gallery, (state) => state.context.photos);
  const owner = useSelector(gallery, (state) => state.context.owner);
  const links = useMemo(() => galleryEntries(photos).flatMap((entry) => entry.link ?? []), [photos]);
  const link = linkOf(photos, photos.selected);
  if (!link) return null;
  return (
    <ScreenBoundary>
      <AnalysisPanel
        imageId={link.imageId}
        photoAt={link.image.created_at}
        location={location}
        isPhotoShown={isPhotoShown}
        links={owner.kind === 'location' ? links : undefined}
        photo={
          <PhotoImage
            key={link.imageId}
            image={link.image}
            size="preview"
            alt={`${name}: ${link.image.filename}`}
            onBroken={() => gallery.send({ type: 'photo.broken' })}
          />
        }
      />
    </ScreenBoundary>
  );
}

function Checking() {
  return (
    <section className="panel">
      <Loading text="Checking for existing analysis..." />
    </section>
  );
}
