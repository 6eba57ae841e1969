import { useRef } from 'react';
import { photoCommands } from '../commands/definitions/photos.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';

interface PhotoSourcesProps {
  onFiles(files: readonly File[]): void;
  /** Undefined where nothing of the host can be linked yet. */
  onBrowse: (() => void) | undefined;
}

/** The ways to a photo: what the host has already, files, and a phone's camera. */
export function PhotoSources({ onFiles, onBrowse }: PhotoSourcesProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  useCommands([
    { ...photoCommands.upload, perform: () => files.current?.click() },
    ...(onBrowse ? [{ ...photoCommands.browse, perform: onBrowse }] : []),
  ]);

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
          <KeysOf command={photoCommands.browse.id} />
        </button>
      )}
      <button type="button" className="button" onClick={() => files.current?.click()}>
        <Icon name="i-lucide-upload" />
        Upload New
        <KeysOf command={photoCommands.upload.id} />
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
