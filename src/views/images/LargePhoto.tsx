import { useSelector } from '@xstate/react';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import { linkOf } from '../../model/photos/gallery.ts';
import { Icon } from '../ui/Icon.tsx';
import { FileImage } from './FileImage.tsx';
import { PhotoImage } from './PhotoImage.tsx';
import type { GalleryRef } from './useGallery.ts';

interface LargePhotoProps {
  gallery: GalleryRef;
  uploads: readonly Upload[];
  /** Of the owner. */
  name: string;
}

/** The selected photo, large. Its frame has one size, so that nothing moves when another one is selected. */
export function LargePhoto({ gallery, uploads, name }: LargePhotoProps) {
  const photos = useSelector(gallery, (state) => state.context.photos);
  const link = linkOf(photos, photos.selected);
  const upload = uploads.find(({ id }) => id === photos.selected);
  return (
    <div className="photo-large">
      {link ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label="Open the image in full size"
          onClick={() => gallery.send({ type: 'viewer.opened' })}
        >
          <PhotoImage
            key={link.imageId}
            image={link.image}
            size="preview"
            alt={`${name}: ${link.image.filename}`}
            onBroken={() => gallery.send({ type: 'photo.broken' })}
          />
        </button>
      ) : upload ? (
        <UploadPreview upload={upload} />
      ) : (
        <p className="photo-none">
          <Icon name="i-lucide-image" />
          No image selected
        </p>
      )}
    </div>
  );
}

function UploadPreview({ upload }: { upload: Upload }) {
  const { file, filename } = useSelector(upload.ref, (state) => state.context);
  return <FileImage file={file} alt={filename} />;
}
