import { useEffect, useRef, useState } from 'react';

/** Where what is pasted belongs to what has the focus. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

interface Taking {
  /** At least one. */
  onFiles(files: readonly File[]): void;
  /** Tells whether it takes it; whatever else is pasted stays the browser's. */
  onPaste(pasted: DataTransfer): boolean;
}

/**
 * Takes files that are dropped anywhere on the page, and what is pasted into it outside of fields; while a dialog is open
 * nothing.
 *
 * @returns whether files are being dragged over the page right now
 */
export function useFilesOver(taking: Taking): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(taking);
  useEffect(() => {
    latest.current = taking;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
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
      if (files.length > 0 && !isDialogOpen()) latest.current.onFiles(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (latest.current.onPaste(event.clipboardData)) event.preventDefault();
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
