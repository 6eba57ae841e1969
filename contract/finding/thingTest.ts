import { type Sought, unpartedWord } from './spellings.ts';

/** More texts than this, in more than so many others, are found faster by one expression for all of them, which has to be made. */
const ONE_BY_ONE = { texts: 4, others: 200 };

/** A test whether a text has any of these: they have nothing but words and blanks. */
function anyOf(texts: readonly string[]): (text: string) => boolean {
  let asked = 0;
  let pattern: RegExp | undefined;
  return (text) => {
    asked += 1;
    if (texts.length <= ONE_BY_ONE.texts || asked <= ONE_BY_ONE.others)
      return texts.some((one) => text.includes(one));
    pattern ??= new RegExp(texts.toSorted().join('|'));
    return pattern.test(text);
  };
}

/** An indexed text as it is asked for words: with a blank before and behind it. */
export const between = (indexed: string): string => ` ${indexed} `;

/** Whether several words were typed in one, with signs between: 'li-po', '1:10'. */
export const isTypedInOne = ({ words, phrases }: Sought): boolean =>
  words.length > 1 && (phrases.includes(words.join('')) || words.every((word) => /^\d+$/.test(word)));

/** A test whether an indexed text, with a blank before and behind it, has a thing, as it was typed or in another spelling. */
export function thingTest(thing: Sought): (text: string) => boolean {
  const { words, phrases, whole, synonyms, equal, apart, isWhole } = thing;
  const unparted = unpartedWord(thing);
  const end = isWhole ? ' ' : '';
  const typed = words.map((word) => ` ${word}${end}`);
  const hasOther = anyOf([
    ...phrases.map((phrase) => ` ${phrase}`),
    ...[...whole, ...synonyms, ...equal].map((phrase) => ` ${phrase} `),
    ...(unparted === undefined ? [] : [unparted]),
  ]);
  const parts = apart.map(thingTest);
  return (text) =>
    typed.every((word) => text.includes(word)) ||
    hasOther(text) ||
    (parts.length > 0 && parts.every((has) => has(text)));
}
