import { isLocalId } from '../unsent/unsent.ts';
import { isUuid } from '../locations/identifier.ts';
import { partNumbers } from './partNumbers.ts';

/** What the text of a code says by itself, without knowing what there is. */
export type Scan =
  /** An address of a location's page; `identifier` is its label or its id. */
  | { kind: 'location'; identifier: string }
  | { kind: 'item'; id: string }
  /** From a distributor's bag: the numbers under which it may be known, the best first. */
  | { kind: 'part'; numbers: readonly string[] }
  | { kind: 'text'; text: string };

/** More than any code holds: 7,089 digits are the most of a QR code. */
const LONGEST = 8000;
/** Of any host: labels are printed with the address of one day, and read under that of another. */
const PAGE = /https?:\/\/[^/?#\s]+\/(location|view)\/([^/?#\s]+)\/?(?:[?#]\S*)?/iu;
const ADDRESS = new RegExp(`^${PAGE.source}$`, PAGE.flags);
const AT_END = new RegExp(`${PAGE.source}$`, PAGE.flags);
/** What scanners put around a text. */
const EDGES = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;

/** What was scanned; undefined for nothing at all. An address of anything but a location or an item is a text. */
export function readScan(scanned: string): Scan | undefined {
  const part = partNumbers(scanned.slice(0, LONGEST));
  if (part.length > 0) return { kind: 'part', numbers: part };
  const text = scanned.slice(0, LONGEST).replace(EDGES, '');
  if (text === '') return undefined;
  const [, page = '', segment = ''] = ADDRESS.exec(text) ?? [];
  const id = decoded(segment);
  if (id) return page.toLowerCase() === 'view' ? { kind: 'item', id } : { kind: 'location', identifier: id };
  if (isUuid(text) || isLocalId(text)) return { kind: 'item', id: text };
  return { kind: 'text', text };
}

/** Whether a text has the address of a location or an item in it. */
export const holdsAddress = (text: string): boolean => PAGE.test(text);

/** The address of a location or an item at the end of a text, as a scanner types it behind what stands in a field. */
export const addressAtEnd = (text: string): string | undefined => AT_END.exec(text)?.[0];

const EACH = new RegExp(`${PAGE.source}(?=[\\s,;]|$)`, 'giu');

/** What would part a list of labels, or make a range of one. */
const PARTING = /[,;\r\n…]|\.\./u;

/** A text in which the label of a location stands for its address. One that has none, and so its id in the address, keeps it. */
export const withLabels = (text: string): string =>
  text.replaceAll(EACH, (address: string, page: string, segment: string) => {
    const label = page.toLowerCase() === 'location' ? decoded(segment) : undefined;
    const isPlain = label !== undefined && label.trim() !== '' && !PARTING.test(label);
    return isPlain && !isUuid(label) && !isLocalId(label) ? label : address;
  });

/** undefined where somebody has made it up. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
