import { describe, expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from '../../../contract/imports/limits.ts';
import { CANCELLED_UPLOAD, importsMachine } from '../../../src/machines/imports/imports.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';
import { aFile, importsStage } from './imports.stage.ts';
import { anImport, aSummary } from './samples.ts';

const IMPORTED = aSummary({ state: 'imported' });

async function shown(imports = [IMPORTED]) {
  const stage = importsStage();
  stage.actor.start();
  await stage.held.listImports.answer(imports);
  return { ...stage, send: stage.actor.send.bind(stage.actor), context: () => stage.now().context };
}

describe('the imports so far', () => {
  test('are looked at again: soon while one is under way, else rarely', async () => {
    const { clock, held } = await shown([aSummary({ state: 'importing' })]);
    clock.increment(2000);
    expect(held.listImports.inputs).toHaveLength(2);
    await held.listImports.answer([IMPORTED]);
    clock.increment(14_999);
    expect(held.listImports.inputs).toHaveLength(2);
    clock.increment(1);
    expect(held.listImports.inputs).toHaveLength(3);
  });

  test('stay on screen when they cannot be read, and are asked for more and more rarely', async () => {
    const { clock, held, context } = await shown();
    clock.increment(15_000);
    await held.listImports.fail(OFFLINE);
    expect(context()).toMatchObject({ imports: [IMPORTED], listFailure: OFFLINE });
    clock.increment(2000);
    await held.listImports.fail(OFFLINE);
    clock.increment(3999);
    expect(held.listImports.inputs).toHaveLength(3);
    clock.increment(1);
    await held.listImports.answer([]);
    expect(context()).toMatchObject({ imports: [], listFailure: undefined, missed: 0 });
  });

  test('are none where the host cannot import, and it is not asked again', async () => {
    const { actor, clock, held, now } = importsStage();
    actor.start();
    await held.listImports.answer(undefined);
    expect(now().matches({ list: 'notOffered' })).toBe(true);
    clock.increment(60_000);
    expect(held.listImports.inputs).toHaveLength(1);
  });

  test('are undone and removed after a yes', async () => {
    const { send, held, visits, context } = await shown();
    send({ type: 'undo.requested', one: IMPORTED });
    await held.undoImport.answer(undefined);
    expect(visits).toEqual([]);
    send({ type: 'undo.requested', one: IMPORTED });
    await held.undoImport.answer(IMPORTED);
    expect(visits).toEqual([{ to: '/import/import-1' }]);
    send({ type: 'remove.requested', one: IMPORTED });
    await held.removeImport.answer(IMPORTED);
    expect(context().imports).toEqual([]);
  });
});

describe('the upload of a file', () => {
  test('tells how far it is, and leads to the import', async () => {
    const { send, held, visits, context } = await shown();
    send({ type: 'file.chosen', file: aFile() });
    held.sendFile.send({ type: 'upload.progressed', percent: 40 });
    expect(context().percent).toBe(40);
    held.sendFile.send({ type: 'upload.answered', made: anImport({ id: 'a/b' }) });
    expect(visits).toEqual([{ to: '/import/a%2Fb' }]);
  });

  test('that is cut off keeps the file, for another try under the same key', async () => {
    const { send, held, context } = await shown();
    send({ type: 'file.chosen', file: aFile() });
    held.sendFile.send({ type: 'upload.failed', failure: OFFLINE });
    expect(context()).toMatchObject({ file: aFile(), fileFailure: OFFLINE });
    send({ type: 'upload.retried' });
    expect(held.sendFile.inputs.map(({ file }) => file.key)).toEqual(['key-1', 'key-1']);
    expect(context().fileFailure).toBeUndefined();
  });

  test('is stopped when it is cancelled, and the file stays chosen', async () => {
    const { send, held, context } = await shown();
    send({ type: 'file.chosen', file: aFile() });
    send({ type: 'upload.cancelled' });
    expect(held.sendFile.running).toEqual([false]);
    expect(context()).toMatchObject({ file: aFile(), fileFailure: CANCELLED_UPLOAD });
    send({ type: 'file.discarded' });
    expect(context()).toMatchObject({ file: undefined, fileFailure: undefined });
  });

  test.each([
    ['is empty', 0],
    ['has 105 MB; at most 105 MB', IMPORT_BYTES_MAX + 1],
  ])('of one that %s does not begin', async (words, size) => {
    const { send, held, context } = await shown();
    send({ type: 'file.chosen', file: aFile({ size }) });
    expect(held.sendFile.inputs).toEqual([]);
    expect(context().fileFailure?.message).toContain(`parts.csv ${words}`);
  });
});

test('every state of the imports is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: importsMachine,
    inputs: [undefined],
    stage: importsStage,
    outside: {
      listImports: { answers: [[IMPORTED], undefined], failures: [OFFLINE] },
      sendFile: {
        sends: [
          { type: 'upload.progressed', percent: 40 },
          { type: 'upload.answered', made: anImport() },
          { type: 'upload.failed', failure: OFFLINE },
        ],
      },
      undoImport: { answers: [IMPORTED, undefined], failures: [OFFLINE] },
      removeImport: { answers: [IMPORTED, undefined], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'file.chosen', file: aFile() },
        { type: 'file.chosen', file: aFile({ size: 0 }) },
        { type: 'upload.retried' },
        { type: 'upload.cancelled' },
        { type: 'file.discarded' },
      ],
      [
        { type: 'undo.requested', one: IMPORTED },
        { type: 'remove.requested', one: IMPORTED },
        { type: 'retry.requested' },
      ],
    ],
    facts: ({ context }) => [context.imports.length, context.file?.size, context.missed > 0],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
