import { afterEach, expect, test } from 'vitest';
import { addScanTaker, giveTypedInto } from '../../../src/views/scanning/scanTakers.ts';

const CODE = 'https://stowage.lan/location/WS-B7';

/** A field after a scanner has typed into it: what an input does, and what was told of it. */
function fieldWith(before: string, typed: string, after = '') {
  const told: string[] = [];
  const field = {
    value: before + typed + after,
    selectionEnd: before.length + typed.length,
    setRangeText(text: string, from = 0, to = 0) {
      field.value = field.value.slice(0, from) + text + field.value.slice(to);
    },
    dispatchEvent: ({ type, bubbles }: Event) => told.push(`${type} ${bubbles}: ${field.value}`) > 0,
  };
  return { field, told };
}

let taken: string[] = [];
let stop = () => {};
const asked = () => {
  taken = [];
  stop = addScanTaker({ purpose: 'Scan the location of the item', take: (text) => taken.push(text) });
};
afterEach(() => stop());

test('a code that a scanner types into a field of a form goes to who has asked for one; the field is as it was', () => {
  asked();
  for (const [before, after] of [['M3 screws'], [''], ['M3 ', 'screws'], ['https://shop.example/m3']]) {
    const { field, told } = fieldWith(before ?? '', CODE, after);
    expect(giveTypedInto(field)).toBe(true);
    expect([field.value, told]).toEqual([`${before}${after ?? ''}`, [`input true: ${field.value}`]]);
  }
  expect(taken).toEqual([CODE, CODE, CODE, CODE]);
});

test('what a person types is left alone, and so is a code that nobody has asked for', () => {
  const left = (typed: string) => {
    const { field, told } = fieldWith('', typed);
    return !giveTypedInto(field) && field.value === typed && told.length === 0;
  };
  expect(left(CODE)).toBe(true);
  asked();
  for (const typed of ['M3 screws', 'https://shop.example/m3', `${CODE} and more`])
    expect(left(typed)).toBe(true);
  expect(taken).toEqual([]);
});
