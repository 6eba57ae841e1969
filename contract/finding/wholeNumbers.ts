import type { Item } from '../entities.ts';
import { indexedText } from '../searchWords.ts';
import { asItStands, type Sought } from './spellings.ts';
import { between, thingTest } from './thingTest.ts';

/** So many digits somebody writes before and behind a point; a run of thousands is looked at once. */
const FRACTION = String.raw`(?<!\d)\d{1,9}[.,]\d+`;
const DECIMAL = new RegExp(FRACTION, 'g');
/** With its unit, or the other side of its size. */
const WITH_UNIT = new RegExp(
  String.raw`${FRACTION}(?:\s?[x×*]\s?\d{1,9}(?:[.,]\d{1,9})?|[\s-]?[\p{L}²³"']+)?`,
  'gu',
);
/** The first side of a size, behind which its second one stands by itself: '2.5x5mm'. */
const FIRST_SIDE = new RegExp(String.raw`${FRACTION}(?=\s?[x×*]\s?\d)\s?[x×*]`, 'g');
/** The second side of a size, by which its first one is known as such: '10x0.5'. */
const SECOND_SIDE = /(?<=\d ?[x×*] ?)(\d{1,9})[.,]\d{1,9}/g;
/** '2,4,6,8 mm' are four numbers. */
const LISTED = /(?<![\d.,])\d{1,9}(?:,\d{1,9}){2,}(?![\d.,])/g;
/** A whole number with a nought behind its point: '5.0', but not '1,000'. */
const WITH_NOUGHT = /(?<=(?<![\d.,])\d{1,9})[.,](?!000(?!\d))0{1,9}(?![\d.,])/g;
/** In place of a decimal, so that what stands before and behind it is not together: no text has it. */
const NEITHER = ' \u{F8FF} ';

/** Whether it was typed as a whole number with a unit, or as two of a size. */
const isWholeMeasure = ({ words, whole }: Sought): boolean => {
  const text = words.join(' ');
  return (whole.length > 0 && /^\d{1,4} ?\p{L}+\d?$/u.test(text)) || /^\d{1,4}x\d{1,4}$/.test(text);
};

/** What of an item is looked into, with its points and commas. */
type Texts = Pick<
  Item,
  'name' | 'supplier_part_no' | 'description' | 'category' | 'supplier' | 'notes' | 'supplier_item_url'
>;

/**
 * Tells whether an item that the index finds has the whole measures of a query as such: the index knows no point, so that a '5 A' fuse is found in one of
 * '2,5 A'. undefined where the query has none.
 */
export function wholeNumbersTest(things: readonly Sought[]): ((item: Texts) => boolean) | undefined {
  const measures = things.filter(isWholeMeasure).map((thing) => {
    const { words, phrases, whole, equal, synonyms } = thing;
    return {
      has: thingTest(thing),
      isMeant: thingTest({ ...asItStands(['\u{F8FF}']), synonyms }),
      forms: new Set([words.join(' '), ...phrases, ...whole, ...equal]),
    };
  });
  if (measures.length === 0) return undefined;
  return (item) => {
    const { name, supplier_part_no, description, category, supplier, notes, supplier_item_url } = item;
    const all = [name, supplier_part_no, description, category, supplier, notes, supplier_item_url]
      .join('\n')
      .replaceAll(LISTED, (numbers) => numbers.replaceAll(',', ' '))
      .replaceAll(WITH_NOUGHT, '');
    const decimals = all.match(WITH_UNIT);
    if (!decimals) return true;
    const whole = all
      .replaceAll(SECOND_SIDE, '$1')
      .replaceAll(FIRST_SIDE, NEITHER)
      .replaceAll(DECIMAL, NEITHER);
    const texts = between(indexedText(whole));
    // '0,5 cm' is 5 mm.
    const written = decimals.map(indexedText);
    return measures.every(
      ({ has, isMeant, forms }) =>
        has(texts) || written.some((one) => forms.has(one)) || isMeant(between(indexedText(all))),
    );
  };
}
