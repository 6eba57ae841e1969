import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MadeExport } from '../../../contract/export/exports.ts';
import { failure } from '../../../src/failure.ts';
import { exportingMachine } from '../../../src/machines/export/exporting.machine.ts';
import type { ExportWish } from '../../../src/model/export/exports.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';

const MADE: MadeExport = {
  name: 'stowage-items-2026-11-23.csv',
  address: '/api/export/made/1?key=k',
  bytes: 1200,
  counts: { items: 3 },
};
const CSV: ExportWish = { file: 'items.csv', query: { sort: 'name' } };
const BACKUP: ExportWish = { file: 'backup.zip' };

function exportingStage(_input?: undefined, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const makeFile = heldPromise<MadeExport, ExportWish>();
  const { notify, notices } = recordedActions();
  const saved: string[] = [];
  const withdrawn: string[] = [];
  const actor = createActor(
    exportingMachine.provide({
      actors: { makeFile: makeFile.logic },
      actions: {
        notify,
        withdraw: (_, { id = '' }) => void withdrawn.push(id),
        save: (_, { address }) => void saved.push(address),
      },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held: { makeFile }, notices, withdrawn, saved };
}

function started() {
  const stage = exportingStage();
  stage.actor.start();
  return { ...stage, want: (wish: ExportWish) => stage.actor.send({ type: 'export.requested', wish }) };
}

test('a file is made, then saved, and told with what is in it', async () => {
  const { want, held, saved, notices } = started();
  want(CSV);
  expect(held.makeFile.inputs).toEqual([CSV]);
  await held.makeFile.answer(MADE);
  expect(saved).toEqual([MADE.address]);
  expect(notices).toEqual([
    {
      id: 'export items.csv',
      kind: 'success',
      text: 'Saving stowage-items-2026-11-23.csv',
      detail: '3 items · 1.2 kB',
    },
  ]);
});

test('what only this browser has is told to be missing in the file, and what a search may have left out', async () => {
  const { want, held, notices } = started();
  want({ ...CSV, mayBeMore: true });
  await held.makeFile.answer(MADE);
  expect(notices.at(-1)?.detail).toBe('3 items · 1.2 kB. There may be more than the search has found.');
  want({ ...CSV, unsent: 2 });
  await held.makeFile.answer(MADE);
  expect(notices.at(-1)?.detail).toBe('3 items · 1.2 kB. Without 2 items not sent to the server yet.');
});

test('only what takes long is said to be under way, and that goes with its end', async () => {
  const { want, held, clock, notices } = started();
  want(BACKUP);
  clock.increment(999);
  expect(notices).toEqual([]);
  clock.increment(1);
  expect(notices).toEqual([
    { id: 'export backup.zip', kind: 'success', text: 'Backup: being made…', duration: Infinity },
  ]);
  await held.makeFile.answer({ ...MADE, name: 'stowage-backup.zip' });
  expect(notices.at(-1)).toMatchObject({ id: 'export backup.zip', text: 'Saving stowage-backup.zip' });
});

test('several are made one after the other, and one that fails holds up none', async () => {
  const { want, held, saved, notices } = started();
  want(CSV);
  want(BACKUP);
  expect(held.makeFile.inputs).toEqual([CSV]);
  await held.makeFile.fail(failure('unavailable', 'The disk of the server is full.'));
  expect(notices).toEqual([
    {
      id: 'export items.csv',
      kind: 'error',
      text: 'Items as CSV: not exported',
      detail: 'The disk of the server is full.',
    },
  ]);
  expect(held.makeFile.inputs).toEqual([CSV, BACKUP]);
  await held.makeFile.answer(MADE);
  expect(saved).toHaveLength(1);
});

test('what cannot be asked for is told with its reason, and what is being made goes on', async () => {
  const { actor, want, held, notices, saved } = started();
  want(BACKUP);
  actor.send({ type: 'export.refused', file: 'items.csv', reason: 'There are none.' });
  expect(notices).toEqual([{ kind: 'error', text: 'Items as CSV: not exported', detail: 'There are none.' }]);
  await held.makeFile.answer(MADE);
  expect(saved).toHaveLength(1);
});

test('a server that does not answer has changed nothing: that is a failure, and no riddle', async () => {
  const { want, held, notices } = started();
  want(CSV);
  await held.makeFile.fail({ ...OFFLINE, outcome: 'unknown' });
  expect(notices).toEqual([expect.objectContaining({ kind: 'error', text: 'Items as CSV: not exported' })]);
});

test('the next person gets nothing that the one before has asked for', async () => {
  const { actor, want, held, saved } = started();
  want(CSV);
  want(BACKUP);
  actor.send({ type: 'session.ended' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { wishes: [] } });
  await held.makeFile.answer(MADE).catch(() => undefined);
  expect(saved).toEqual([]);
});

test('what is said to be under way is said no longer once its person has gone, and the next one may export', async () => {
  const { actor, want, held, clock, notices, withdrawn, saved } = started();
  want(CSV);
  clock.increment(1000);
  expect(notices).toMatchObject([{ id: 'export items.csv', duration: Infinity }]);
  actor.send({ type: 'session.ended' });
  expect(withdrawn).toEqual(['export items.csv']);
  clock.increment(10_000);
  expect(notices).toHaveLength(1);
  want(BACKUP);
  await held.makeFile.answer(MADE);
  expect([saved, withdrawn]).toEqual([[MADE.address], ['export items.csv']]);
});

test('every state of exporting is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: exportingMachine,
    inputs: [undefined],
    stage: exportingStage,
    outside: { makeFile: { answers: [MADE], failures: [OFFLINE] } },
    eventSets: [
      [
        { type: 'export.requested', wish: CSV },
        { type: 'export.refused', file: 'items.csv', reason: 'There are none.' },
        { type: 'session.ended' },
      ],
    ],
    facts: ({ context }) => [Math.min(context.wishes.length, 2)],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
