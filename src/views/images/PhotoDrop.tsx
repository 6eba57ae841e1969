import type { PhotoOwner } from '../../model/photos/photos.ts';
import { useDeferred } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFilesOver } from './useFilesOver.ts';
import '../styles/images/photos.css';

interface PhotoDropProps {
  owner: PhotoOwner;
  /** Of the owner: what the photos are added to. */
  name: string;
  /** Called with the drop: the page may have to show where the photos go. */
  onDropped?: () => void;
}

/** Lets photos be dropped and pasted anywhere on the owner's page, and shows where they would go. */
export function PhotoDrop({ owner, name, onDropped }: PhotoDropProps) {
  const { uploads } = useDeferred().photos;
  const add = (files: readonly File[]) => {
    onDropped?.();
    uploads.send({ type: 'files.added', owner, files });
  };
  const isOver = useFilesOver({
    onFiles: add,
    onPaste(pasted) {
      const images = [...pasted.files].filter(({ type }) => type.startsWith('image/'));
      if (images.length > 0) add(images);
      return images.length > 0;
    },
  });
  if (!isOver) return null;
  return (
    <div className="drop-target">
      <p>
        <Icon name="i-lucide-image-up" />
        {`Drop images to add them to ${name}`}
      </p>
    </div>
  );
}
