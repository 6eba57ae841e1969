import { fold } from '../naturalOrder.ts';
import { WORD } from '../searchWords.ts';

/** In shorter words 'ue' is mostly a sound of English: 'duel'. */
const LONG_MIN = 6;
const SHORT_MIN = 3;

const inOneLetter = (word: string): string => word.replace(/(?<![aeiouq])([aou])e(?=\p{L})/gu, '$1');

/** A long word with one letter for each umlaut that is written as two: 'schluessel' as the index has 'schlüssel'. */
export const ofTwoLetters = (word: string): string => (word.length < LONG_MIN ? word : inOneLetter(word));

/** The same of a short word, which it may mean only where nothing has it as it stands: 'tuer'. */
export const ofTwoLettersInShort = (word: string): string =>
  word.length < SHORT_MIN || word.length >= LONG_MIN ? word : inOneLetter(word);

/** The words of a query that were typed with umlauts, folded, each with those in two letters: 'dubel' as 'duebel'. */
export function typedUmlauts(query: string): ReadonlyMap<string, string> {
  const words = query.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return new Map(
    words
      .filter((word) => /[äöü]/.test(word))
      .map((word) => [fold(word), fold(word.replace(/[äöü]/g, (letter) => `${fold(letter)}e`))]),
  );
}

/** Of a folded word that was typed with umlauts what it may be many of: 'räder' of 'Rad', 'bücher' of 'Buch', 'schläuche' of 'Schlauch'. It has no umlaut itself. */
export const singularsOfUmlauts = (word: string, umlauts: ReadonlyMap<string, string>): string[] =>
  umlauts.has(word)
    ? [/^(.{3,})er$/, /^(.{4,})e$/].flatMap((many) => many.exec(word)?.[1] ?? []).slice(0, 1)
    : [];

/**
 * Tells of a name that begins with a short word that was typed with an umlaut whether it has that without one: folded, an 'OLED' begins with 'Öl'.
 * Undefined for any other query.
 */
export function lacksUmlaut(query: string): ((name: string) => boolean) | undefined {
  const word = query.normalize('NFC').trim().toLowerCase();
  if (!/^\p{L}{2,3}$/u.test(word) || !/[äöü]/.test(word)) return undefined;
  return (name) => !name.normalize('NFC').toLowerCase().includes(word);
}
