import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { together, walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';
import { importStage } from './import.stage.ts';
import { type aMapping, anImport, counts } from './samples.ts';

test('every state of an import is reached and every transition taken', async () => {
  const read = anImport();
  const checked = anImport({ state: 'checked', counts: counts() });
  const importing = anImport({ state: 'importing' });
  const imported = anImport({ state: 'imported', counts: counts() });
  const base = {
    machine: importMachine,
    stage: importStage,
    facts: ({ context }: { context: { known?: { state: string }; draft?: unknown; step: string } }) => [
      context.known?.state,
      context.draft === undefined,
      context.step,
    ],
  };
  const walk = (
    answers: readonly unknown[],
    events: readonly { type: string; [more: string]: unknown }[],
    draft?: ReturnType<typeof aMapping>,
  ) =>
    walkAllPaths({
      ...base,
      inputs: [{ id: 'import-1', ...(draft && { draft }) }],
      outside: {
        readImport: { answers, failures: [OFFLINE, failure('not-found', 'Gone')] },
        mapImport: { answers: [checked], failures: [OFFLINE] },
        applyImport: {
          answers: [importing],
          failures: [OFFLINE, failure('conflict', 'Overtaken'), failure('stale', 'Changed')],
        },
        undoImport: { answers: [undefined, anImport({ state: 'undoing' })], failures: [OFFLINE] },
        cancelImport: { answers: [undefined, read], failures: [OFFLINE] },
      },
      eventSets: [events],
      facts: base.facts as never,
    });
  const coverage = together(
    await walk(
      [read],
      [
        { type: 'mapping.changed', change: { notes: '{Colour}' } },
        { type: 'mapping.changed', change: { notes: '' } },
        { type: 'mapping.submitted' },
      ],
    ),
    await walk(
      [checked],
      [{ type: 'columns.shown' }, { type: 'mapping.submitted' }, { type: 'apply.requested' }],
    ),
    await walk([read, importing], [{ type: 'cancel.requested' }, { type: 'look.requested' }]),
    await walk([imported], [{ type: 'undo.requested' }]),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
