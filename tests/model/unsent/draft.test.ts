import { describe, expect, test } from 'vitest';
import { restoredInto } from '../../../src/model/unsent/draft.ts';

const BASE = { name: 'Lamp', notes: '', description: '' };
const TYPED = { name: 'Lamp', notes: 'typed', description: '' };

describe('a draft that is put into a form', () => {
  test('is all of it where nothing is unsent: what is based on an older version is found out by saving', () => {
    expect(restoredInto({ ...BASE, description: 'newer' }, { values: TYPED }, false, BASE)).toEqual(TYPED);
  });

  test('leaves what another tab has kept since as it is, but for what was typed', () => {
    const kept = { ...BASE, description: 'other tab', notes: 'other tab' };
    expect(restoredInto(kept, { values: TYPED }, true, BASE)).toEqual({ ...kept, notes: 'typed' });
  });

  test('brings back what was typed back to what the server has, over what was kept before', () => {
    const kept = { ...BASE, name: 'Lantern' };
    const draft = { values: { ...TYPED, name: 'Lamp' }, began: kept };
    expect(restoredInto({ ...kept, description: 'other tab' }, draft, true, BASE)).toEqual({
      ...TYPED,
      description: 'other tab',
    });
  });

  test('adds only what was typed after it was submitted', () => {
    const sent = { ...BASE, name: 'Lantern' };
    const draft = { values: { ...sent, notes: 'typed' }, since: sent };
    expect(restoredInto({ ...BASE, name: 'Torch' }, draft, false, BASE)).toEqual({
      ...BASE,
      name: 'Torch',
      notes: 'typed',
    });
  });
});
