import { useLayoutEffect, useRef } from 'react';

/** What takes scanned texts while it is on screen, the newest last. */
const takers: ((text: string) => void)[] = [];

/**
 * For as long as the calling component is on screen, what is scanned is its: the argument of what is under way there.
 * `take` undefined: it wants none.
 */
export function useScanTaker(take: ((text: string) => void) | undefined): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  const isTaking = take !== undefined;
  useLayoutEffect(() => {
    if (!isTaking) return undefined;
    const taker = (text: string) => latest.current?.(text);
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, [isTaking]);
}

/** Hands a scanned text to who has asked for it last, else to `open`. */
export function giveScan(text: string, open: (text: string) => void): void {
  (takers.at(-1) ?? open)(text);
}
