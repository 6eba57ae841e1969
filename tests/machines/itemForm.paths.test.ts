import { expect, test } from 'vitest';
import { itemFormMachine } from '../../src/machines/itemForm.machine.ts';
import { checkItemForm } from '../../src/model/itemForm.ts';
import { itemFormStage } from './itemForm.stage.ts';
import { walkAllPaths } from './modelPaths.ts';
import { anItem, NOT_FOUND, OFFLINE } from './samples.ts';

test('every state of the item form is reached and every transition taken, in both modes', async () => {
  const coverage = await walkAllPaths({
    machine: itemFormMachine,
    inputs: [{ locationId: 'S1' }, { id: 'item-00001' }],
    stage: itemFormStage,
    outside: {
      resolveLocation: { answers: ['l1'], failures: [OFFLINE] },
      loadItem: { answers: [anItem()], failures: [NOT_FOUND, OFFLINE] },
      saveItem: { answers: [anItem()], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'field.changed', field: 'name', value: 'Bolts' },
        { type: 'field.changed', field: 'name', value: '' },
        { type: 'form.submitted' },
        { type: 'form.reset' },
        { type: 'refresh.requested' },
      ],
    ],
    facts: ({ context }) => [
      checkItemForm(context.values).ok,
      context.values.location_id,
      Object.keys(context.fields),
      context.failure?.kind,
    ],
  });
  expect(coverage).toEqual({ leaves: 8, transitions: 16, unreached: [], untaken: [] });
});
