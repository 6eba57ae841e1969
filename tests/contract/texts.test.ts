import type { Struct } from 'superstruct';
import { describe, expect, it, test } from 'vitest';
import { check } from '../../contract/check.ts';
import {
  ItemCreateRequest,
  ItemImageRequest,
  LocationCreateRequest,
  LocationTypeCreateRequest,
} from '../../contract/requests.ts';
import { indexedText } from '../../contract/searchWords.ts';
import { comparedText, isInvisible, runsBackwards } from '../../contract/texts.ts';

const item = { name: 'Bolts', category: 'Tools', location_id: 'l1' };
const location = { name: 'Rack', location_type_id: 1, location_area_id: 1, parent_id: null };
const fieldsOf = <T, S>(value: unknown, struct: Struct<T, S>) => {
  const checked = check(value, struct);
  return checked.ok ? {} : checked.fields;
};

describe('texts that are compared', () => {
  test.each([
    ['composed and decomposed', 'J\u00F6rg', 'Jo\u0308rg'],
    ['full and half width', 'Ａ１', 'A1'],
    ['small and large', 'Box', 'BOX'],
    ['script and small', '\u210B1', 'h1'],
    ['with a joiner before the mark', '\u00F6', 'o\u200D\u0308'],
    ['with a space of no width', 'A1', 'A\u200B1'],
    ['with a joiner', 'A1', 'A\u20601'],
    ['with a byte order mark', 'A1', '\uFEFFA1'],
    ['with a sign of direction', 'A1', '\u200FA1\u200E'],
    ['in a stretch of a direction', 'A1', '\u2067A1\u2069'],
    ['with a soft hyphen', 'A1', 'A\u00AD1'],
    ['with another space', 'A 1', 'A\u00A01'],
    ['with a hyphen of typography', 'A-1', 'A\u20101'],
    ['with a hyphen at which no line ends', 'A-1', 'A\u20111'],
    ['with a dash as wide as a figure', 'A-1', 'A\u20121'],
    ['with a short dash', 'A-1', 'A\u20131'],
    ['with a minus sign', 'A-1', 'A\u22121'],
  ])('%s are the same', (_, one, other) => {
    expect(comparedText(one)).toBe(comparedText(other));
  });
  it('are not the same when a person sees a difference', () => {
    expect(comparedText('A1')).not.toBe(comparedText('A11'));
    expect(comparedText('o')).not.toBe(comparedText('ö'));
    expect(comparedText('A-1')).not.toBe(comparedText('A1'));
  });
});

test.each([
  '',
  ' ',
  '\u200B',
  '\u00A0\u2003',
  '\u2800',
  '\u3164\u115F',
  '\u2067\u2069',
  '\uFE0F',
  '\u{E0041}',
])('nothing can be seen of %j', (text) => expect(isInvisible(text)).toBe(true));
test.each(['a', '\u200Ba', '0', '.', '🔩', 'א', '\u0301'])('something can be seen of %j', (text) =>
  expect(isInvisible(text)).toBe(false),
);

test.each([
  'gpj\u202Egnp',
  'gpj\u202Egnp\u202C',
  '\u202Dabc\u202C',
  '\u202Babc',
  '\u2067abc',
  'abc\u2069',
  'abc\u202C',
  '\u2067\u202Babc\u2069\u202C',
])('%j runs the wrong way, or what follows it does', (text) => expect(runsBackwards(text)).toBe(true));
test.each([
  'مفتاح 13 מברג',
  '\u2067שלום\u2069 left',
  '\u202Bשלום\u202C',
  '\u200Eabc\u200F',
  '\u2067\u2066a\u2069\u2069',
])('%j runs as it should', (text) => expect(runsBackwards(text)).toBe(false));

const BACKWARDS = 'gpj\u202Egnp';
const UNSEEN = '\u200B\u2060\u200D';

describe('a text that stands beside others', () => {
  test.each([
    ['name', 'Name', ItemCreateRequest, item],
    ['category', 'Category', ItemCreateRequest, item],
    ['supplier', 'Supplier', ItemCreateRequest, item],
    ['supplier_part_no', 'Supplier Part No.', ItemCreateRequest, item],
    ['name', 'Name', LocationCreateRequest, location],
    ['label', 'Label', LocationCreateRequest, location],
    ['name', 'Type name', LocationTypeCreateRequest, {}],
  ] as const)('may not run backwards, nor be invisible: %s (%s)', (field, what, struct, value) => {
    // Each struct takes the value beside it.
    const given = struct as Struct<unknown, unknown>;
    expect(fieldsOf({ ...value, [field]: BACKWARDS }, given)).toEqual({
      [field]: `${what} contains signs that change the direction of the text.`,
    });
    expect(fieldsOf({ ...value, [field]: UNSEEN }, given)).toEqual({
      [field]: `${what} must have a character that can be seen.`,
    });
  });
  it('may be an address that runs forwards only', () => {
    expect(
      fieldsOf({ ...item, supplier_item_url: `https://example.org/${BACKWARDS}` }, ItemCreateRequest),
    ).toEqual({
      supplier_item_url: 'Supplier Item URL contains signs that change the direction of the text.',
    });
  });
  it('is the only one: a description may quote anything', () => {
    expect(fieldsOf({ ...item, description: BACKWARDS, notes: UNSEEN }, ItemCreateRequest)).toEqual({});
  });
});

test.each([
  ['location_id', 'Location', ItemCreateRequest, item],
  ['parent_id', 'Parent', LocationCreateRequest, location],
  ['item_id', 'Item', ItemImageRequest, { image_id: 'i1' }],
  ['image_id', 'Image', ItemImageRequest, { item_id: 'i1' }],
] as const)(
  'the id %s (%s) has no control character, and is no longer than an id',
  (field, what, struct, value) => {
    // Each struct takes the value beside it.
    const given = struct as Struct<unknown, unknown>;
    for (const id of ['\0', 'a\0b', 'a\u0007', '\uD800']) {
      expect(fieldsOf({ ...value, [field]: id }, given)).toEqual({
        [field]: `${what} contains a control character.`,
      });
    }
    expect(fieldsOf({ ...value, [field]: 'a'.repeat(301) }, given)).toEqual({
      [field]: `${what} is too long to be an id.`,
    });
    expect(fieldsOf({ ...value, [field]: 'a'.repeat(300) }, given)).toEqual({});
  },
);

it.each([
  '',
  ' ',
  'M3x10',
  'Hex screw M3x10, DIN 912 (A2)',
  'a_b-c.d/e',
  '~',
  'tab\tand\nline',
  '1/2" hose',
  'IRLZ44N',
])("the words of '%s' are the same whether or not others than English letters stand beside them", (text) => {
  expect(`${indexedText(text)} e`.trim()).toBe(indexedText(`${text} é`));
});
