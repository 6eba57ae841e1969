import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemInput } from '../../../contract/requests.ts';
import { isSameContent, mergeItems } from '../../../src/model/unsent/merge.ts';
import { ITEM_FIELDS, type ItemField } from '../../../src/model/unsent/unsent.ts';

const BASE: ItemInput = {
  name: 'Screw',
  category: 'Fasteners',
  location_id: 'shelf-1',
  quantity: 10,
  acquisition_date: '2026-01-05',
  supplier: 'Bolts & Co',
  supplier_part_no: 'M3x10',
  supplier_item_url: 'https://bolts.test/m3x10',
  description: 'Pan head',
  notes: 'Counted on Monday',
};

const text = fc.constantFrom('', 'a', 'b', 'c');
/** Few values, so that sides agree and disagree in every way. */
const items: fc.Arbitrary<ItemInput> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  category: text,
  location_id: text,
  quantity: fc.constantFrom(undefined, 0, 1, 2),
  acquisition_date: fc.constantFrom(null, '2026-01-05', '2026-01-06'),
  supplier: text,
  supplier_part_no: text,
  supplier_item_url: text,
  description: text,
  notes: text,
});

const only = (item: ItemInput, field: ItemField): unknown => item[field];
const isSame = (a: ItemInput, b: ItemInput, field: ItemField): boolean =>
  isSameContent({ ...BASE, [field]: only(a, field) }, { ...BASE, [field]: only(b, field) });

/** The seed is in the message of a failure. */
const MANY = { numRuns: 300 };

describe('merging two edits of an item', () => {
  test('takes what only the others changed, and keeps what only I changed', () => {
    const mine = { ...BASE, name: 'Long screw' };
    const theirs = { ...BASE, notes: 'Counted on Friday' };
    expect(mergeItems({ base: BASE, mine, theirs })).toEqual({
      merged: { ...BASE, name: 'Long screw', notes: 'Counted on Friday' },
      conflicts: [],
      taken: ['notes'],
    });
  });

  test('is a conflict where both changed a field to different values, which stays mine until it is decided', () => {
    const mine = { ...BASE, name: 'Long screw', quantity: 9 };
    const theirs = { ...BASE, name: 'Short screw', quantity: 9 };
    expect(mergeItems({ base: BASE, mine, theirs })).toEqual({
      merged: mine,
      conflicts: ['name'],
      taken: [],
    });
  });

  test('does not count spaces around a text, line ends, or an empty value in place of none', () => {
    const base = { ...BASE, notes: 'one\ntwo', quantity: undefined, acquisition_date: null };
    const theirs = { ...base, notes: ' one\r\ntwo ', acquisition_date: '' };
    const mine = { ...base, notes: 'three' };
    expect(mergeItems({ base, mine, theirs })).toEqual({ merged: mine, conflicts: [], taken: [] });
    expect(isSameContent(base, theirs)).toBe(true);
  });

  test('with oneself changes nothing', () => {
    fc.assert(
      fc.property(items, items, (base, mine) => {
        expect(mergeItems({ base, mine, theirs: mine })).toEqual({ merged: mine, conflicts: [], taken: [] });
        expect(mergeItems({ base, mine, theirs: base })).toEqual({ merged: mine, conflicts: [], taken: [] });
      }),
      MANY,
    );
  });

  test('of nothing with the others gives theirs', () => {
    fc.assert(
      fc.property(items, items, (base, theirs) => {
        const { merged, conflicts } = mergeItems({ base, mine: base, theirs });
        expect(conflicts).toEqual([]);
        expect(isSameContent(merged, theirs)).toBe(true);
      }),
      MANY,
    );
  });

  test('gives the same whoever merges, but for conflicts, which both see', () => {
    fc.assert(
      fc.property(items, items, items, (base, one, other) => {
        const here = mergeItems({ base, mine: one, theirs: other });
        const there = mergeItems({ base, mine: other, theirs: one });
        expect(here.conflicts).toEqual(there.conflicts);
        for (const field of ITEM_FIELDS) {
          if (!here.conflicts.includes(field)) expect(isSame(here.merged, there.merged, field)).toBe(true);
        }
      }),
      MANY,
    );
  });

  test('loses nothing of mine, and nothing of theirs without a conflict', () => {
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        const { merged, conflicts, taken } = mergeItems({ base, mine, theirs });
        for (const field of ITEM_FIELDS) {
          if (!isSame(mine, base, field)) expect(isSame(merged, mine, field)).toBe(true);
          const isTheirs = !isSame(theirs, base, field);
          if (isTheirs && !conflicts.includes(field)) expect(isSame(merged, theirs, field)).toBe(true);
          expect(taken.includes(field)).toBe(!isSame(merged, mine, field));
        }
      }),
      MANY,
    );
  });

  test('once merged, merges again without a conflict', () => {
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        const { merged } = mergeItems({ base, mine, theirs });
        expect(mergeItems({ base: theirs, mine: merged, theirs })).toEqual({
          merged,
          conflicts: [],
          taken: [],
        });
      }),
      MANY,
    );
  });
});

describe('what was sent without the outcome being known', () => {
  test('is mine where the server has it: what I changed since stands', () => {
    const attempt = { ...BASE, name: 'Long screw' };
    const mine = { ...BASE, name: 'Longer screw' };
    const sides = { base: BASE, mine, theirs: attempt };
    expect(mergeItems(sides).conflicts).toEqual(['name']);
    expect(mergeItems({ ...sides, attempts: [attempt] })).toEqual({ merged: mine, conflicts: [], taken: [] });
  });

  test('is mine too when I have taken it back since', () => {
    const attempt = { ...BASE, name: 'Long screw' };
    const sides = { base: BASE, mine: BASE, theirs: attempt, attempts: [attempt] };
    expect(mergeItems(sides)).toEqual({ merged: BASE, conflicts: [], taken: [] });
  });

  test('leaves a conflict when I have taken it back and others have changed it', () => {
    const attempt = { ...BASE, name: 'Long screw' };
    const theirs = { ...BASE, name: 'Short screw' };
    expect(mergeItems({ base: BASE, mine: BASE, theirs, attempts: [attempt] })).toEqual({
      merged: BASE,
      conflicts: ['name'],
      taken: [],
    });
  });

  test('says nothing of fields that it did not change', () => {
    const attempt = { ...BASE, name: 'Long screw' };
    const theirs = { ...BASE, notes: 'Counted on Friday' };
    expect(mergeItems({ base: BASE, mine: attempt, theirs, attempts: [attempt] })).toMatchObject({
      merged: { name: 'Long screw', notes: 'Counted on Friday' },
      conflicts: [],
    });
  });

  test('never makes a conflict of what the server has from me, and never gives up a change of mine', () => {
    fc.assert(
      fc.property(items, items, fc.array(items, { minLength: 1, maxLength: 3 }), (base, mine, attempts) => {
        for (const theirs of attempts) {
          const { merged, conflicts } = mergeItems({ base, mine, theirs, attempts });
          expect(conflicts).toEqual([]);
          expect(isSameContent(merged, mine)).toBe(true);
        }
      }),
      MANY,
    );
  });
});
