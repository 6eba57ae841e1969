import { useEffect, useState } from 'react';
import type { Image } from '../../../contract/photos/images.ts';
import type { PhotoSize } from '../../model/photos/photoAddress.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePhotoUrl } from './usePhotoUrl.ts';

interface PhotoImageProps {
  image: Image;
  size: PhotoSize;
  /** '' where something beside it says what it is. */
  alt: string;
  /** The browser could not show it: its address may have expired. */
  onBroken?: (() => void) | undefined;
}

/** A photo of the host, or its file name where the browser cannot show it, until the host answers again. */
export function PhotoImage({ image, size, alt, onBroken }: PhotoImageProps) {
  const url = usePhotoUrl(image, size);
  const { waitFor, came } = useDeferred().photos;
  const [broken, setBroken] = useState<string>();
  const missing = url === broken ? broken : undefined;
  useEffect(
    () => (missing === undefined ? undefined : waitFor(missing, () => setBroken(undefined))),
    [missing, waitFor],
  );
  if (url === undefined) return <span className="photo-missing" />;
  if (url === '' || url === broken) return <MissingPhoto name={image.filename} alt={alt} />;
  return (
    <img
      className="photo"
      src={url}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={size === 'thumbnail' ? 'lazy' : undefined}
      decoding="async"
      draggable={false}
      onLoad={() => came(url)}
      onError={() => {
        setBroken(url);
        onBroken?.();
      }}
    />
  );
}

/** Stands where a photo cannot be shown. */
export function MissingPhoto({ name, alt }: { name: string; alt: string }) {
  return (
    <span className="photo-missing" {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
      <Icon name="i-lucide-image-off" />
      <span className="photo-missing-name">{name}</span>
    </span>
  );
}
