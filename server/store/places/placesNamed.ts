import { indexedText } from '../../../contract/searchWords.ts';
import type { LocationWords } from './locationWords.ts';
import type { Thing } from './thing.ts';

/** A location whose own label or name fits the thing. */
export interface NamedPlace {
  location: string;
  by: 'label' | 'named';
  /** The label without signs, or the word. */
  what: string;
  worth: number;
}

/** A label may be read as so many words: A-12 is two. */
const LABEL_WORDS = 3;
/** Labels of one sign stand in every text. */
const LABEL_LEAST = 2;
/** A word that more locations have says nothing. */
const NAMED_MOST = 50;
/** What was read on a thing is hardly there by chance. */
const WORTH = { labelRead: 6, labelCalled: 2.5, named: 1.2 };

/** The locations whose label stands in the thing's texts, or whose name has one of its words. */
export function placesNamed(thing: Thing, { count, byWord, byLabel }: LocationWords): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const [words, worth] of [
    [thing.read, WORTH.labelRead],
    [thing.called, WORTH.labelCalled],
  ] as const) {
    for (const label of labelsIn(words)) {
      for (const location of byLabel.get(label) ?? [])
        found.push({ location, by: 'label', what: label, worth });
    }
  }
  const category = indexedText(thing.categoryName).split(' ');
  const words = new Set([...thing.called, ...thing.read, ...category]);
  for (const word of words) {
    // A number is in the names of drawers, and of things for other reasons.
    if (!/\p{L}{3}/u.test(word)) continue;
    for (const form of formsOf(word)) {
      const ids = byWord.get(form);
      if (!ids || ids.size > NAMED_MOST) continue;
      const rarity = Math.log(1 + count / ids.size) / Math.log(1 + count);
      for (const location of ids)
        found.push({ location, by: 'named', what: form, worth: WORTH.named * rarity });
    }
  }
  return found;
}

function* labelsIn(words: readonly string[]): Iterable<string> {
  const seen = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    for (let most = 1; most <= LABEL_WORDS; most++) {
      const label = words.slice(from, from + most).join('');
      // A number alone is a quantity more often than a label.
      if (label.length < LABEL_LEAST || /^\d+$/.test(label) || seen.has(label)) continue;
      seen.add(label);
      yield label;
    }
  }
}

/** A word in the singular and in the plural, as English has them mostly. */
function formsOf(word: string): readonly string[] {
  if (word.length < 4) return [word];
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`];
}
