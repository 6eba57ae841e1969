import fc from 'fast-check';
import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { StructError, decodeItems } from '../../contract/answers.ts';
import { unreadIn } from '../../contract/unread.ts';
import { Item } from '../../contract/entities.ts';

const text = fc.string();
const name = fc.string({ minLength: 1 });
const nameOrNone = fc.option(name);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** What our own host answers. */
const own = fc.record(
  {
    id: name,
    name: text,
    description: text,
    category: name,
    notes: text,
    quantity: fc.option(fc.double({ noNaN: true })),
    location_id: nameOrNone,
    supplier: text,
    supplier_part_no: text,
    supplier_item_url: text,
    acquisition_date: fc.constantFrom('2024-02-29', null),
    created_at: nameOrNone,
    updated_at: nameOrNone,
    version: maybe(fc.integer()),
    location_path: maybe(text),
    location_label: maybe(text),
    thumbnail_url: maybe(text),
    offline_update: maybe(fc.boolean()),
    has_photo: maybe(fc.boolean()),
  },
  { noNullPrototype: true },
);
const KEYS = Object.keys(Item.schema);

/** What other hosts answer in a field's place. */
const TEXT_ODDITIES = ['', ' ', 'x', '3', '2024-02-29T10:00:00Z', '2024-02-29 '];
const NUMBER_ODDITIES = [0, -1.5, Number.NaN, Number.POSITIVE_INFINITY];
const OTHER_ODDITIES = [null, undefined, true, [], ['x'], {}, { name: 'Bolts' }, { name: '' }];
const ODDITIES: unknown[] = [...TEXT_ODDITIES, ...NUMBER_ODDITIES, ...OTHER_ODDITIES];
const odd = fc.oneof(
  fc.constantFrom(...ODDITIES),
  fc.double(),
  fc.string(),
  fc.record({ name: text }, { noNullPrototype: true }),
  fc.jsonValue(),
);
const item = fc
  .tuple(
    own,
    fc.array(fc.tuple(fc.constantFrom(...KEYS, 'unknown'), odd), { maxLength: 2 }),
    fc.subarray(KEYS, { maxLength: 1 }),
  )
  .map(([whole, changes, left]) =>
    Object.fromEntries(
      Object.entries({ ...whole, ...Object.fromEntries(changes) }).filter(([key]) => !left.includes(key)),
    ),
  );

function outcome(decode: () => unknown): unknown {
  try {
    return decode();
  } catch (error) {
    // superstruct itself stumbles over {"toString": …}, with a TypeError; that is a refusal as well.
    if (error instanceof StructError || error instanceof TypeError) return 'refused';
    throw error;
  }
}

/** The first of a list, or that there is none. */
const firstOf = (items: unknown[]): unknown => decodeItems(items).items[0] ?? 'refused';

describe('decoding items', () => {
  test('gives what the struct gives, leaves out what it refuses, and leaves what was answered alone', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: fc.jsonValue() }), {
          maxLength: 2,
        }),
        (items) => {
          const before = structuredClone(items);
          const each = items.map((one) => outcome(() => create(one, Item)));
          const expected = each.filter((one) => one !== 'refused');
          if (expected.length < each.length) refused++;
          else accepted++;
          const decoded = decodeItems(items);
          expect(decoded.items).toStrictEqual(expected);
          expect(unreadIn(decoded)).toBe(each.length - expected.length);
          expect(items).toEqual(before);
        },
      ),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(300);
  });

  test('leaves out a record that cannot even be printed', () => {
    const decoded = decodeItems([{ toString: '' }, { name: { toString: '', valueOf: '' } }]);
    expect([decoded.items, unreadIn(decoded)]).toEqual([[], 2]);
  });

  test.each([...KEYS, 'unknown'])('gives what the struct gives whatever stands in %s', (key) => {
    const whole = create({ id: 'i1', acquisition_date: '2024-02-29', quantity: 2 }, Item);
    for (const value of ODDITIES) {
      const entry = { ...whole, [key]: value };
      expect(firstOf([entry])).toStrictEqual(outcome(() => create(entry, Item)));
    }
    const { [key]: _, ...rest }: Record<string, unknown> = whole;
    expect(firstOf([rest])).toStrictEqual(outcome(() => create(rest, Item)));
  });

  test('gives objects of its own: changing one changes no answer', () => {
    const own = create({ id: 'i1' }, Item);
    const answer = [own];
    const [decoded] = decodeItems(answer).items;
    expect(decoded).toStrictEqual(own);
    expect(decoded).not.toBe(own);
  });
});
