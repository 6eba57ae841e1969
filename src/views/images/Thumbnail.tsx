import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import type { PhotoLink } from '../../model/photos/photos.ts';
import { FileImage } from './FileImage.tsx';
import { PhotoImage } from './PhotoImage.tsx';

interface ThumbnailProps {
  /** What a screen reader calls it: 'Image 2 of 5, shelf.jpg'. */
  label: string;
  isSelected: boolean;
  onSelect(): void;
  onOpen(): void;
}

/** A photo of the gallery as a small picture. */
export function LinkThumbnail({
  link,
  onBroken,
  ...props
}: ThumbnailProps & { link: PhotoLink; onBroken: () => void }) {
  return (
    <ThumbnailButton {...props}>
      <PhotoImage image={link.image} size="thumbnail" alt="" onBroken={onBroken} />
    </ThumbnailButton>
  );
}

/** The temporary entry of a photo that is on its way (UPLOAD-02). */
export function UploadThumbnail({ upload, label, ...props }: ThumbnailProps & { upload: Upload }) {
  const percent = useSelector(upload.ref, (state) => state.context.percent);
  const isSending = useSelector(upload.ref, (state) => state.matches({ uploading: 'delivering' }));
  const file = useSelector(upload.ref, (state) => state.context.file);
  const text = isSending
    ? `Upload ${Math.round(percent)} %`
    : upload.turn === 'waiting'
      ? 'Waiting'
      : 'Preparing';
  return (
    <ThumbnailButton {...props} label={`${label}, ${text}`}>
      {/* A picture from the camera takes much memory unpacked: only of those whose turn it is. */}
      <FileImage file={upload.turn === 'running' ? file : undefined} alt="" />
      <span className="thumb-text">{text}</span>
    </ThumbnailButton>
  );
}

function ThumbnailButton({
  label,
  isSelected,
  onSelect,
  onOpen,
  children,
}: ThumbnailProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      className="thumb"
      data-main=""
      aria-label={label}
      aria-current={isSelected}
      onClick={onSelect}
      onDoubleClick={onOpen}
    >
      {children}
    </button>
  );
}
