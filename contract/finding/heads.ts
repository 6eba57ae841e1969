import type { Sought } from './spellings.ts';
import { ADJECTIVE_WORDS } from './synonyms/adjectives.ts';
import { mayBeHead } from './within.ts';

/** Spellings of one word that others may end with. */
const HEADS_MAX = 3;

/** What words may end with that German puts together: the only word of a thing, in its spellings. */
export const headsOf = ({ words, phrases, whole }: Sought): readonly string[] =>
  words.length === 1 ? [...words, ...phrases, ...whole].filter(mayBeHead).slice(0, HEADS_MAX) : [];

/** Letters of such a word that means the same, and so many of them. */
const MEANT_HEADS = { letters: 4, most: 6 };

/** What words may end with that German puts together of a word that means the same: of 'paint' a 'Wandfarbe'. */
export const meantHeadsOf = ({ words, synonyms }: Sought): readonly string[] =>
  (!ADJECTIVE_WORDS.has(words[0] ?? '') || words.length > 1 ? synonyms : [])
    .filter((word) => word.length >= MEANT_HEADS.letters && mayBeHead(word))
    // One and many end alike (`hasHead`).
    .filter((word, _, all) => !all.some((one) => one !== word && word.startsWith(one)))
    .slice(0, MEANT_HEADS.most);

/** Both. */
export const allHeadsOf = (thing: Sought): readonly string[] => [...headsOf(thing), ...meantHeadsOf(thing)];
