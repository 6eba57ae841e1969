import { expect, test } from 'vitest';
import { quickAddMachine } from '../../../src/machines/items/quickAdd.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { NO_ROOM, quickAddStage } from './quickAdd.stage.ts';
import { anItem } from '../kit/samples.ts';

test('every state of the row is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: quickAddMachine,
    inputs: [{ locationId: 'l1' }],
    stage: quickAddStage,
    outside: {
      addItems: {
        sends: [
          { type: 'item.added', number: 1, item: anItem() },
          { type: 'item.refused', number: 1, reason: NO_ROOM },
          { type: 'item.lost', number: 1, reason: NO_ROOM },
        ],
      },
    },
    eventSets: [
      [
        { type: 'text.changed', field: 'name', text: 'Bolts' },
        { type: 'text.changed', field: 'name', text: 'B' },
        { type: 'entry.submitted' },
        { type: 'lost.retried', number: 1 },
      ],
      [
        { type: 'text.changed', field: 'name', text: 'Bolts' },
        { type: 'entry.submitted' },
        { type: 'lost.edited', number: 1 },
        { type: 'lost.discarded', number: 1 },
        { type: 'category.used', category: 'Fasteners' },
      ],
    ],
    facts: ({ context }) => [
      context.texts.name,
      context.pending.map(({ number }: { number: number }) => number === 1).slice(0, 1),
      context.lost.length,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
