import { expect, test } from 'vitest';
import { overtakenText } from '../../../src/model/imports/overtaken.ts';
import { aRow } from '../../machines/imports/samples.ts';

test('of a row that others have changed is told what the cells are by now that an edit would overwrite, and no others', () => {
  const edit = {
    values: { name: 'Bolt', notes: 'M3', quantity: '7', location: 'Den' },
    action: 'skip',
    was: { quantity: ['5'] },
  } as const;
  const values = { name: 'Nut', quantity: '5', location: 'Den' };
  expect(overtakenText(aRow({ values, chosen: 'add' }), edit)).toBe(
    'Name is “Nut” by now. Notes is empty by now. “Add to quantity” is chosen for it by now.',
  );
  const taken = { action: 'skip', was: { action: ['add'] } } as const;
  expect(overtakenText(aRow({ values }), taken)).toBe('Nothing is chosen for it any more.');
  expect(overtakenText(aRow({ values, chosen: 'skip' }), taken)).toBe('');
});

test('of a long text the beginning is told, and one that nobody could compare only where nothing else is known', () => {
  const values = { name: 'Nut', notes: 'n'.repeat(12_000), supplier: 's'.repeat(100) };
  const edit = { values: { name: 'Bolt', notes: 'Mine', supplier: 'Acme' } };
  expect(overtakenText(aRow({ values }), { ...edit, was: { name: ['Hinge'], supplier: [''] } })).toBe(
    `Name is “Nut” by now. Supplier is “${'s'.repeat(80)}…” by now.`,
  );
  expect(overtakenText(aRow({ values }), { values: { notes: 'Mine' } })).toBe(
    `Notes is “${'n'.repeat(80)}…” by now.`,
  );
});
