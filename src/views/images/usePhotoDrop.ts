import { useEffect, useRef, useState } from 'react';

/** Where what is pasted belongs to what has the focus. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Takes files that are dropped anywhere on the page, and images that are pasted into it.
 *
 * @returns whether files are being dragged over the page right now.
 */
export function usePhotoDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this the browser would leave the app and show the file.
      event.preventDefault();
      if (!isDialogOpen()) setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Only when the page itself is left, not one of its elements.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !isDialogOpen()) latest.current(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const images = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (images.length === 0 || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      event.preventDefault();
      latest.current(images);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);

  return isOver;
}
