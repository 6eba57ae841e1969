import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import { fold, sortKey } from '../../../contract/naturalOrder.ts';
import type { PlaceRequest } from '../../../contract/places/places.ts';
import { indexedText, QUERY_MAX, WORD } from '../../../contract/searchWords.ts';
import { nameKey } from '../keys.ts';

/** A word of the thing that a place is looked for. */
export interface ThingWord {
  word: string;
  /** How much it says about what the thing is, by the field that it stands in. */
  weight: number;
}

/** What a place is looked for, as it is compared. */
export interface Thing {
  /** At most {@link WORDS_MOST}, each once. */
  words: readonly ThingWord[];
  name: string;
  /** The name's place in the order of names. */
  order: string;
  part: string;
  supplier: string;
  /** '' for none, and for the one of everything that has none. */
  category: string;
  categoryName: string;
  /** All words of its name, and of what was read on it, in their order: labels may stand there. */
  called: readonly string[];
  read: readonly string[];
}

/** More words narrow nothing down, and each costs time. */
const WORDS_MOST = 14;
/** What a field's words weigh: a name says most. What was read may be anything. */
const WEIGHTS = { name: 1, part: 1, text: 0.8, description: 0.5, supplier: 0.2 };

const wordsIn = (text: string): string[] => fold(text.slice(0, QUERY_MAX)).match(WORD) ?? [];

/** The thing that somebody asks a place for. */
export function thingOf(request: PlaceRequest): Thing {
  const words = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsIn(text)) {
      if (words.size < WORDS_MOST && !words.has(word)) words.set(word, weight);
    }
  };
  add(request.name, WEIGHTS.name);
  add(request.supplier_part_no, WEIGHTS.part);
  add(request.text, WEIGHTS.text);
  add(request.description, WEIGHTS.description);
  add(request.supplier, WEIGHTS.supplier);
  const category = nameKey(request.category);
  const isOfNone = category === nameKey(DEFAULT_CATEGORY);
  return {
    words: [...words].map(([word, weight]) => ({ word, weight })),
    name: indexedText(request.name),
    order: sortKey(request.name.slice(0, QUERY_MAX)),
    part: indexedText(request.supplier_part_no),
    supplier: nameKey(request.supplier),
    category: isOfNone ? '' : category,
    categoryName: isOfNone ? '' : request.category.trim(),
    called: wordsIn(request.name),
    read: wordsIn(request.text),
  };
}
