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
        answers: [{ types: [], areas: [], location: aLocation() }],
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
      ],
    ],
    facts: ({ context }) => [
      checkLocationForm(context.values).ok,
      Object.keys(context.fields),
      context.failure?.kind,
    ],
  });
  expect(coverage).toEqual({ leaves: 8, transitions: 13, unreached: [], untaken: [] });
});
