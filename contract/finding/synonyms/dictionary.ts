import { allHeadsOf } from '../heads.ts';
import { createVocabulary, isLikelySlip, isOneSlip, type Vocabulary } from '../misspelling.ts';
import type { OwnSynonyms } from '../ownSynonyms.ts';
import type { KnownWords } from '../partsApart.ts';
import { type Sought, soughtIn, unique } from '../spellings.ts';
import { hasHead } from '../within.ts';
import { ADJECTIVE_WORDS } from './adjectives.ts';
import { singulars, synonymsOf, wordsWithSynonyms } from './synonyms.ts';

/** What is there to be found. */
interface KnownThere extends KnownWords {
  own?: OwnSynonyms | undefined;
}

/** So many words that one may be spelt like are tried. */
const READINGS_MAX = 4;

let dictionary: Vocabulary | undefined;

/** A misspelt word that nothing has, for what is called so otherwise: 'zippr' of a 'Reißverschluss'. */
export async function ofTheDictionary(
  word: string,
  known: KnownThere,
  stands: (reading: Sought) => Promise<boolean>,
): Promise<Sought[]> {
  // 'table' is spelt as it is meant: no cable.
  if (!/^\p{L}{5,}$/u.test(word) || synonymsOf(word).length > 0) return [];
  dictionary ??= createVocabulary(wordsWithSynonyms());
  const spellings = unique([word, ...singulars(word), word.replace(/(?<=.{5})e$/, '')]);
  for (const near of spellings.flatMap((one) => dictionary?.alike(one, READINGS_MAX) ?? [])) {
    if (!spellings.some((one) => isOneSlip(one, near)) || ADJECTIVE_WORDS.has(near)) continue;
    // Of so short a word another letter makes another one: 'globe' is no glove.
    if (near.length === word.length && word.length < 6 && !isLikelySlip(word, near)) continue;
    const [asKnown, ...more] = soughtIn(near, known.own);
    if (!asKnown || more.length > 0) continue;
    const reading = (await known.has([asKnown])) ? asKnown : await withEnding(asKnown, known);
    if ((await known.has([reading])) && (await stands(reading))) return [reading];
  }
  return [];
}

/** A thing with the words that end with it, as German puts them together. */
async function withEnding(thing: Sought, known: KnownThere): Promise<Sought> {
  const ends: string[] = [];
  for (const head of allHeadsOf(thing))
    for (const one of await known.around(head)) if (hasHead(one, head)) ends.push(one);
  return { ...thing, phrases: [...thing.phrases, ...ends] };
}
