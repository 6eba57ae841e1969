import { useLayoutEffect, useRef } from 'react';

interface Taker {
  /** What a code is for: 'Scan the location of the item'. */
  purpose: string;
  take(text: string): void;
}

/** What takes scanned texts while it is on screen, the newest last. */
const takers: Taker[] = [];

/** For as long as the calling component is on screen, what is scanned is its: the argument of what is under way there. */
export function useScanTaker(purpose: string, take: (text: string) => void): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    const taker = { purpose, take: (text: string) => latest.current(text) };
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, [purpose]);
}

/** The dialog that reads codes, while it is open. */
let reader: ((text: string) => void) | undefined;

/** For as long as the calling dialog is open, what a scanner types is its. */
export function useTypedScans(take: (text: string) => void): void {
  useLayoutEffect(() => {
    reader = take;
    return () => {
      if (reader === take) reader = undefined;
    };
  }, [take]);
}

/** Hands over what a scanner has typed; any other dialog is a question that no scan answers. */
export function giveTyped(text: string, isDialogOpen: boolean, open: (text: string) => void): void {
  if (reader) reader(text);
  else if (!isDialogOpen) giveScan(text, open);
}

/** What a code is for right now; undefined where nobody has asked for one. */
export function scanPurpose(): string | undefined {
  return takers.at(-1)?.purpose;
}

/** Hands a scanned text to who has asked for it last, else to `open`. */
export function giveScan(text: string, open: (text: string) => void): void {
  const taker = takers.at(-1);
  if (taker) taker.take(text);
  else open(text);
}
