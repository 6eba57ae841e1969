import { useRef } from 'react';
import { Keys } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../parts/Icon.tsx';

interface PhotoSourcesProps {
  onFiles(files: readonly File[]): void;
  /** Undefined where nothing of the host can be linked yet. */
  onBrowse: (() => void) | undefined;
}

/** The ways to a photo: what the host has already, files, and a phone's camera. */
export function PhotoSources({ onFiles, onBrowse }: PhotoSourcesProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  useCommands(
    [
      {
        id: 'upload-image',
        name: 'Upload New image',
        section: 'Here',
        icon: 'i-lucide-upload',
        key: 'u',
        keywords: 'photo picture add',
        perform: () => files.current?.click(),
      },
      ...(onBrowse
        ? [
            {
              id: 'browse-images',
              name: 'Browse Existing images',
              section: 'Here' as const,
              icon: 'i-lucide-images',
              key: 'b',
              keywords: 'photo picture add picker',
              perform: onBrowse,
            },
          ]
        : []),
    ],
    String(onBrowse !== undefined),
  );

  const input = (label: string, ref: typeof files, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      aria-label={label}
      {...(isCamera ? { capture: 'environment' } : { multiple: true })}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );

  return (
    <div className="photo-sources">
      {onBrowse && (
        <button type="button" className="button" aria-haspopup="dialog" onClick={onBrowse}>
          <Icon name="i-lucide-images" />
          Browse Existing
          <Keys of="b" />
        </button>
      )}
      <button type="button" className="button" onClick={() => files.current?.click()}>
        <Icon name="i-lucide-upload" />
        Upload New
        <Keys of="u" />
      </button>
      <button type="button" className="button take-photo" onClick={() => camera.current?.click()}>
        <Icon name="i-lucide-camera" />
        Take photo
      </button>
      {input('Image files', files, false)}
      {input('Photo from the camera', camera, true)}
    </div>
  );
}
