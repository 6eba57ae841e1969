import { expect, test } from 'vitest';
import { createOpenForms } from '../../../src/views/forms/openForms.ts';

test('who begins to watch hears of the forms that are open already, then of each one opened and closed', () => {
  const forms = createOpenForms();
  const closeFirst = forms.open();
  forms.open()();
  const told: string[] = [];
  const stop = forms.watch((change) => void told.push(change));
  expect(told).toEqual(['opened']);
  const closeSecond = forms.open();
  closeFirst();
  expect(told).toEqual(['opened', 'opened', 'closed']);
  stop();
  closeSecond();
  expect(told).toHaveLength(3);
});
