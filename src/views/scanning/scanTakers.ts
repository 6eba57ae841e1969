import { useLayoutEffect, useRef } from 'react';
import { addressAtEnd } from '../../model/scanning/readScan.ts';

interface Taker {
  /** What a code is for: 'Scan the location of the item'. */
  purpose: string;
  take(text: string): void;
}

/** What takes scanned texts while it is on screen, the newest last. */
const takers: Taker[] = [];

/** Adds who takes what is scanned from now on; the returned function takes it out again. */
export function addScanTaker(taker: Taker): () => void {
  takers.push(taker);
  return () => void takers.splice(takers.indexOf(taker), 1);
}

/** For as long as the calling component is on screen, what is scanned is its: the argument of what is under way there. */
export function useScanTaker(purpose: string, take: (text: string) => void): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    return addScanTaker({ purpose, take: (text) => latest.current(text) });
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

/** As an `<input>` is. */
type TypedInto = Pick<HTMLInputElement, 'value' | 'selectionEnd' | 'setRangeText' | 'dispatchEvent'>;

/**
 * Hands the address that a scanner has typed into a field to who has asked for one, and leaves the field as it was;
 * false where there is no such address, or nobody has asked.
 */
export function giveTypedInto(field: TypedInto): boolean {
  const taker = takers.at(-1);
  const end = field.selectionEnd ?? field.value.length;
  const address = addressAtEnd(field.value.slice(0, end));
  if (!taker || address === undefined) return false;
  field.setRangeText('', end - address.length, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  taker.take(address);
  return true;
}
