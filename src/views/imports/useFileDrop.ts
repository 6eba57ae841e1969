import { useEffect, useRef, useState } from 'react';

/** Where what is pasted belongs to what has the focus. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

interface Taking {
  onFile(file: File): void;
  onText(text: string): void;
}

/**
 * Takes the file that is dropped anywhere on the page, and a file or text that is pasted into it.
 *
 * @returns whether files are being dragged over the page right now
 */
export function useFileDrop(taking: Taking): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(taking);
  useEffect(() => {
    latest.current = taking;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        // Without this the browser would leave the app and show the file.
        event.preventDefault();
        if (!isDialogOpen()) setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        // Only when the page itself is left, not one of its elements.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file && !isDialogOpen()) latest.current.onFile(file);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        if (isDialogOpen() || (event.target instanceof Element && event.target.closest(FIELDS))) return;
        // Of a spreadsheet's cells there is a picture, too: the text is meant.
        const text = event.clipboardData?.getData('text/plain') ?? '';
        const [file] = event.clipboardData?.files ?? [];
        if (text === '' && !file) return;
        event.preventDefault();
        if (text === '' && file) latest.current.onFile(file);
        else latest.current.onText(text);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return isOver;
}
