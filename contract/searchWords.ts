import { fold } from './naturalOrder.ts';

/** How the search takes texts apart: the server finds by it, the browser shows what was found by it. */

/** More words than this narrow nothing down, and each costs time. */
export const WORDS_MAX = 16;
/** Characters of a query that are looked at; nobody types more. */
export const QUERY_MAX = 1000;

export const WORD = /[\p{L}\p{N}\p{Co}]+/gu;

const ASCII = /^[ -~]*$/;
const NO_WORD = /[^a-z0-9]+/g;

/** `text` as the search index keeps it: its words, folded, between single spaces. */
export function indexedText(text: string): string {
  // Most texts, and in half the time: a search looks at thousands of names.
  if (ASCII.test(text)) return text.toLowerCase().replace(NO_WORD, ' ').trim();
  return fold(withFractions(text)).match(WORD)?.join(' ') ?? '';
}

/** With a blank before what folding makes figures of: '1½' is 1 1/2, and no 11/2. */
export const withFractions = (text: string): string => text.replace(/(\d)([¼-¾⅐-⅞])/gu, '$1 $2');

/** The words to look for; none when the query has only signs. Any string is a query. */
export function queryWords(query: string): string[] {
  return (fold(withFractions(query.slice(0, QUERY_MAX))).match(WORD) ?? []).slice(0, WORDS_MAX);
}
