import { useCallback } from 'react';
import { Icon } from '../ui/Icon.tsx';

/** A chosen file as a picture; undefined, or what is no file, as a sign in its place. */
export function FileImage({ file, alt }: { file: unknown; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!(file instanceof Blob)) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!(file instanceof Blob)) {
    return (
      <span className="photo-missing">
        <Icon name="i-lucide-image-up" />
      </span>
    );
  }
  return (
    <img
      ref={show}
      className="photo"
      alt={alt}
      decoding="async"
      draggable={false}
      // A picture that only the server can decode.
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  );
}
