import type { Item } from '../entities.ts';
import { indexedText } from '../searchWords.ts';
import type { Sought } from './spellings.ts';
import { between, thingTest } from './thingTest.ts';

const DECIMAL = /\d+[.,]\d+/g;
/** The second side of a size, by which its first one is known as such: '10x0.5'. */
const SECOND_SIDE = /(?<=\d ?[x×*] ?)(\d+)[.,]\d+/g;
/** With its unit, or the other side of its size. */
const WITH_UNIT = /\d+[.,]\d+(?:\s?[x×*]\s?\d+(?:[.,]\d+)?|\s?[\p{L}²³"']+)?/gu;

/** Whether it was typed as a whole number with a unit, or as two of a size. */
const isWholeMeasure = ({ words, whole }: Sought): boolean => {
  const text = words.join(' ');
  return (whole.length > 0 && /^\d{1,4} ?\p{L}+\d?$/u.test(text)) || /^\d{1,4}x\d{1,4}$/.test(text);
};

/** What of an item is looked into, with its points and commas. */
type Texts = Pick<Item, 'name' | 'supplier_part_no' | 'description' | 'category' | 'supplier' | 'notes'>;

/**
 * Tells whether an item that the index finds has the whole measures of a query as such: the index knows no point, so that a '5 A' fuse is found in one of
 * '2,5 A'. undefined where the query has none.
 */
export function wholeNumbersTest(things: readonly Sought[]): ((item: Texts) => boolean) | undefined {
  const measures = things.filter(isWholeMeasure).map((thing) => {
    const { words, phrases, whole, equal } = thing;
    return { has: thingTest(thing), forms: new Set([words.join(' '), ...phrases, ...whole, ...equal]) };
  });
  if (measures.length === 0) return undefined;
  return ({ name, supplier_part_no, description, category, supplier, notes }) => {
    const text = [name, supplier_part_no, description, category, supplier, notes].join('\n');
    const decimals = text.match(WITH_UNIT);
    if (!decimals) return true;
    const whole = between(indexedText(text.replaceAll(SECOND_SIDE, '$1').replaceAll(DECIMAL, ' ')));
    // '0,5 cm' is 5 mm.
    const written = decimals.map(indexedText);
    return measures.every(({ has, forms }) => has(whole) || written.some((one) => forms.has(one)));
  };
}
