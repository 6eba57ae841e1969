import type { Sought } from './spellings.ts';
import { ADJECTIVE_WORDS } from './synonyms/adjectives.ts';
import { mayBeHead } from './within.ts';

/** Spellings of one word that others may end with. */
const HEADS_MAX = 3;

/** What words may end with that German puts together: the only word of a thing, in its spellings. */
export const headsOf = ({ words, phrases, whole }: Sought): readonly string[] =>
  words.length === 1 ? [...words, ...phrases, ...whole].filter(mayBeHead).slice(0, HEADS_MAX) : [];

/** Such words that mean the same. */
const MEANT_HEADS_MAX = 6;

/** What words may end with that German puts together of a word that means the same: of 'paint' a 'Wandfarbe'. */
export const meantHeadsOf = ({ words, synonyms }: Sought): readonly string[] =>
  (!ADJECTIVE_WORDS.has(words[0] ?? '') || words.length > 1 ? synonyms : [])
    .filter(mayBeHead)
    // One and many end alike (`hasHead`).
    .filter((word, _, all) => !all.some((one) => one !== word && word.startsWith(one)))
    .slice(0, MEANT_HEADS_MAX);

/** Both. */
export const allHeadsOf = (thing: Sought): readonly string[] => [...headsOf(thing), ...meantHeadsOf(thing)];
