import type { IndexedTexts } from '../../search/indexing.ts';

/**
 * The texts of an item as a tsvector that is written here as it stands, so that no parser and no dictionary of PostgreSQL's
 * sees them: words are parted, folded and compared as on SQLite. A word has nothing but letters and digits
 * (contract/searchWords.ts): nothing has to be escaped.
 */

/** Before a word that stands in the part number or the name: a sign, so that no word begins like it. */
export const SHORT = '~';
/** Before all of the part number, and all of the name: what each begins with is the beginning of one lexeme. */
export const STARTS = { part: '<', name: '>' } as const;

/**
 * Of what a text begins with so many letters are lexemes of their own as well: hardly two names are the same, so all that
 * begin with a 'c' would be looked up one by one.
 */
export const STARTS_ALIKE = 2;

/** Bytes: PostgreSQL refuses a lexeme of 2 kB. A longer word is found by its beginning. */
const LEXEME_MAX = 2040;
/** PostgreSQL has no positions behind it: a word there is found, but not as part of a phrase. */
const POSITION_MAX = 16_382;
/** So many positions of one word are kept. */
const POSITIONS_MAX = 255;
/** Bytes with room to spare: PostgreSQL refuses a tsvector of 1 MB. Words behind it are not found. */
const DOCUMENT_MAX = 900_000;
/** What PostgreSQL needs for a position, and around a lexeme, in bytes. */
const POSITION_BYTES = 2;
const LEXEME_BYTES = 8;

/** The tsvector of an item. Never larger than PostgreSQL takes. */
export function searchDocument({ part, name, rest }: IndexedTexts): string {
  const lexemes = createLexemes();
  for (const [sign, text] of [
    [STARTS.part, part],
    [STARTS.name, name],
  ] as const) {
    for (const start of new Set([...shortStarts(text), text])) if (start !== '') lexemes.put(sign + start, 1);
  }
  let at = 1;
  for (const [which, text] of [part, name, rest].entries()) {
    for (const word of wordsOf(text)) {
      lexemes.put(word, at);
      if (which < 2) lexemes.put(SHORT + word, at);
      at += 1;
    }
    // A gap: no phrase goes on from one text to the next.
    at += 1;
  }
  return lexemes.written();
}

/** Its first letter, its first two. */
function shortStarts(text: string): string[] {
  const letters = Array.from(text.slice(0, 2 * STARTS_ALIKE));
  return Array.from({ length: STARTS_ALIKE }, (_, at) => letters.slice(0, at + 1).join(''));
}

/** Whether what is asked for is one of them. */
export const isShortStart = (start: string): boolean => Array.from(start).length <= STARTS_ALIKE;

function createLexemes() {
  const known = new Map<string, number[]>();
  let bytes = 0;
  return {
    put(text: string, at: number): void {
      const lexeme = cutLexeme(text);
      let positions = known.get(lexeme);
      if (!positions) {
        const size = Buffer.byteLength(lexeme) + LEXEME_BYTES;
        if (bytes + size > DOCUMENT_MAX) return;
        bytes += size;
        positions = [];
        known.set(lexeme, positions);
      }
      if (at > POSITION_MAX || positions.length === POSITIONS_MAX || bytes >= DOCUMENT_MAX) return;
      bytes += POSITION_BYTES;
      positions.push(at);
    },
    written: (): string =>
      [...known]
        .map(([lexeme, at]) => (at.length === 0 ? `'${lexeme}'` : `'${lexeme}':${at.join(',')}`))
        .join(' '),
  };
}

/** The words of an item, each once. */
export const searchWords = ({ part, name, rest }: IndexedTexts): string[] => [
  ...new Set([part, name, rest].flatMap(wordsOf).map(cutLexeme)),
];

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** As much of a text as PostgreSQL takes for a lexeme, never half a letter. */
export function cutLexeme(text: string): string {
  // No unit of UTF-16 takes more than three bytes.
  if (text.length * 3 <= LEXEME_MAX) return text;
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > LEXEME_MAX) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
