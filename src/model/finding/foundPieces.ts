import { hasThing } from '../../../contract/finding/itemFits.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { asItStands, type Sought, soughtIn } from '../../../contract/finding/spellings.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { marked, type Piece, type Span } from './highlight.ts';

/** What an item was found for, thing by thing; what stood between quotes too. */
export function thingsOf(query: string, own?: OwnSynonyms): Sought[] {
  const { text, exact } = readQuery(query);
  return [text, ...exact].flatMap((one) => soughtIn(one, own));
}

/**
 * `text` in pieces, with what the search has found in it as hits: where a word begins with what was typed, or what is
 * the same in another spelling stands.
 */
export function foundPieces(text: string, things: readonly Sought[]): Piece[] {
  const indexed = indexedText(text);
  const looked = things.flatMap((thing) => {
    const { words, phrases, whole, synonyms, equal } = thing;
    if (hasThing(indexed, asItStands(words))) return words;
    const others = [
      ...phrases.filter((phrase) => ` ${indexed}`.includes(` ${phrase}`)),
      ...[...whole, ...synonyms, ...equal].filter((phrase) => ` ${indexed} `.includes(` ${phrase} `)),
    ];
    // Of a misspelt name in several parts some may be there.
    return others.length > 0 ? others.map((phrase) => `${phrase}${ON}`) : words;
  });
  return marked(
    text,
    looked.length === 0 ? undefined : (folded) => looked.flatMap((one) => spansOf(folded, one)),
  );
}

/** Another spelling is that of whole words: '100n' of '100nF'. */
const ON = '[\\p{L}\\p{N}\\p{Co}]*';

/** Where a word of the text begins with these words, one after the other. */
function spansOf(folded: string, words: string): Span[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{Co}])${words.split(' ').join('[^\\p{L}\\p{N}\\p{Co}]+')}`,
    'gu',
  );
  return Array.from(folded.matchAll(pattern), ({ 0: hit, index }) => [index, index + hit.length] as const);
}
