import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { queryWords } from '../../../contract/searchWords.ts';

/** So many other texts are looked for at most, one after the other. */
const TEXTS_MAX = 8;

/** What was typed, with one of its words or phrases as it is called otherwise in the workshop. */
export function calledOtherwise(typed: string, own: OwnSynonyms): string[] {
  const words = queryWords(typed);
  const texts: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = own.phraseAt(words, at);
    for (const name of own.of(words.slice(at, at + count).join(' '))) {
      texts.push(words.toSpliced(at, count, name).join(' '));
    }
    at += count;
  }
  return texts.slice(0, TEXTS_MAX);
}
