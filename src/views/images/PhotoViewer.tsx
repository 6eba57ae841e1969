import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { galleryEntries, linkOf } from '../../model/photos/gallery.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhotoImage } from './PhotoImage.tsx';
import type { GalleryRef } from './useGallery.ts';

interface PhotoViewerProps {
  gallery: GalleryRef;
  /** Of the owner. */
  name: string;
}

/** The selected photo in full size; arrows lead to the others, Escape back. */
export default function PhotoViewer({ gallery, name }: PhotoViewerProps) {
  const photos = useSelector(gallery, (state) => state.context.photos);
  const entries = galleryEntries(photos);
  const at = entries.findIndex(({ id }) => id === photos.selected);
  const link = linkOf(photos, photos.selected);
  const title = link?.image.filename || 'Image';
  const close = () => gallery.send({ type: 'viewer.closed' });
  const move = (by: 1 | -1) => gallery.send({ type: 'selection.moved', by });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'Delete' && link) gallery.send({ type: 'deletion.requested', id: link.id });
    else return;
    event.preventDefault();
  };

  return (
    <Dialog label={`Image of ${name}`} className="photo-viewer" onClose={close}>
      {/* Takes the focus when what had it can no longer have it, so that the keys go on working. */}
      <div className="photo-viewer-inside" tabIndex={-1} data-autofocus="" onKeyDown={onKeyDown}>
        <div className="dialog-head">
          <h2 className="clip" title={title}>
            {title}
          </h2>
          <span className="count push" role="status">{`${at + 1} of ${entries.length}`}</span>
          <button
            type="button"
            className="icon-button"
            aria-label="Previous image"
            aria-keyshortcuts="ArrowLeft"
            aria-disabled={at <= 0}
            onClick={() => move(-1)}
          >
            <Icon name="i-lucide-chevron-left" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Next image"
            aria-keyshortcuts="ArrowRight"
            aria-disabled={at >= entries.length - 1}
            onClick={() => move(1)}
          >
            <Icon name="i-lucide-chevron-right" />
          </button>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <Icon name="i-lucide-x" />
          </button>
        </div>
        <div className="photo-full">
          {link ? (
            <PhotoImage
              key={link.imageId}
              image={link.image}
              size="full"
              alt={`${name}: ${title}`}
              onBroken={() => gallery.send({ type: 'photo.broken' })}
            />
          ) : (
            <p className="photo-none">It can be seen here once it is uploaded.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
