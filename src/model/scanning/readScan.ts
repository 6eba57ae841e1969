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
const ADDRESS = /^https?:\/\/[^/?#\s]+\/(location|view)\/([^/?#\s]+)\/?(?:[?#]\S*)?$/iu;
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

/** undefined where somebody has made it up. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
