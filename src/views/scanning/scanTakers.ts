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
