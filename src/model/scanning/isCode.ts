import { readScan } from './readScan.ts';

/** Whether a text typed into a field that finds things can only have come out of a code: an address, or a distributor's. */
export function isCode(typed: string): boolean {
  // Cheap, for every key: nobody's words begin so.
  if (!/^\s*(?:https?:\/\/|\{|pbn:|>?\[\)>)/iu.test(typed)) return false;
  const kind = readScan(typed)?.kind;
  return kind !== undefined && kind !== 'text';
}
