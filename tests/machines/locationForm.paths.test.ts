import { expect, test } from 'vitest';
import { locationFormMachine } from '../../src/machines/locationForm.machine.ts';
import { checkLocationForm } from '../../src/model/locationForm.ts';
import { locationFormStage } from './locationForm.stage.ts';
import { walkAllPaths } from './modelPaths.ts';
import { aLocation, anItem, NOT_FOUND, OFFLINE } from './samples.ts';

test('every state of the location form is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: locationFormMachine,
    inputs: [{ id: 'l1' }],
    stage: locationFormStage,
    outside: {
      loadForm: {
        answers: [
          {
            types: [],
            areas: [],
            location: aLocation(),
            drafts: [{ key: 'then', form: 'location-edit_l1', values: { name: 'S' }, user: 'ada', at: 1 }],
            draftKey: 'now',
          },
        ],
        failures: [NOT_FOUND, OFFLINE],
      },
      findItem: { answers: [anItem()], failures: [NOT_FOUND] },
      saveLocation: { answers: [aLocation()], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'field.changed', field: 'name', value: 'Shelf' },
        { type: 'field.changed', field: 'name', value: '' },
        { type: 'form.submitted' },
        { type: 'form.reset' },
        { type: 'retry.requested' },
        { type: 'draft.restored', key: 'then' },
        { type: 'draft.discarded', key: 'then' },
      ],
    ],
    facts: ({ context }) => [
      checkLocationForm(context.values).ok,
      Object.keys(context.fields),
      context.failure?.kind,
      context.drafts.length,
    ],
  });
  expect(coverage).toEqual({ leaves: 8, transitions: 15, unreached: [], untaken: [] });
});
