import { useEffect, useState } from 'react';
import type { Image } from '../../../contract/photos/images.ts';
import { photoAddress, type PhotoSize } from '../../model/photos/photoAddress.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import type { ShownPhoto } from '../appParts.ts';
import { keepOpen } from './keepOpen.ts';

/**
 * The URL of an image for an `<img>`; undefined while it is being fetched, '' when it could not be. Only an image whose
 * path wants the token is fetched (ENT-30).
 */
export function usePhotoUrl(image: Image, size: PhotoSize): string | undefined {
  const { apiBase } = useApp();
  const { photos } = useDeferred();
  const address = photoAddress(image, apiBase, size);
  const path = address.kind === 'guarded' ? address.path : undefined;
  const fetched = useShownPhoto(path, photos.open);
  return address.kind === 'plain' ? address.url : fetched;
}

/** The URL of a photo that only this browser has; undefined until it is known, '' when it cannot be shown. */
export function useUnsentUrl(id: string): string | undefined {
  return useShownPhoto(id, useDeferred().showPhoto);
}

/** What `open` gives for `name`, given back when it is not shown any more. */
function useShownPhoto(
  name: string | undefined,
  open: (name: string) => Promise<ShownPhoto | undefined>,
): string | undefined {
  const { photos } = useDeferred();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const close = keepOpen(name, open, photos, setUrl);
    return () => {
      close();
      setUrl(undefined);
    };
  }, [name, open, photos]);
  return url;
}
