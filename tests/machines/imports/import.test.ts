import { describe, expect, test } from 'vitest';
import type { Import } from '../../../contract/imports/imports.ts';
import { failure } from '../../../src/failure.ts';
import { canApply, mappingOf, stepOf } from '../../../src/machines/imports/import.context.ts';
import { OFFLINE } from '../kit/samples.ts';
import { importStage } from './import.stage.ts';
import { aMapping, anImport, counts } from './samples.ts';

async function shown(one: Import) {
  const stage = importStage({ id: 'import-1' });
  stage.actor.start();
  await stage.held.readImport.answer(one);
  return { ...stage, send: stage.actor.send.bind(stage.actor), context: () => stage.now().context };
}

const CHECKED = anImport({ state: 'checked', counts: counts() });
const IMPORTING = anImport({ state: 'importing', progress: { done: 1, total: 3 }, counts: counts() });
const IMPORTED = anImport({ state: 'imported', counts: counts() });

describe('the page of an import', () => {
  test.each([
    ['as a file that could not be read', anImport({ state: 'failed', found: null, mapping: null }), 0],
    ['while its rows were checked', anImport({ state: 'failed' }), 2],
    ['while it was imported', anImport({ state: 'failed', counts: counts() }), 3],
    ['never: it is read', anImport({ state: 'read' }), 1],
    ['never: it is imported', IMPORTED, 3],
  ])('that has failed %s stands at that step', async (_, one, step) => {
    expect(stepOf((await shown(one)).context())).toBe(step);
  });

  test('looks every second while the server works, more rarely after a while, and rarely when it rests', async () => {
    const { clock, held } = await shown(anImport({ state: 'reading', found: null, mapping: null }));
    clock.increment(999);
    expect(held.readImport.inputs).toHaveLength(1);
    clock.increment(1);
    expect(held.readImport.inputs).toHaveLength(2);
    for (let look = 0; look < 60; look++) {
      await held.readImport.answer(anImport({ state: 'reading' }));
      clock.increment(5000);
    }
    const looks = held.readImport.inputs.length;
    await held.readImport.answer(anImport({ state: 'reading' }));
    clock.increment(2000);
    expect(held.readImport.inputs).toHaveLength(looks);
    clock.increment(3000);
    await held.readImport.answer(anImport());
    const before = held.readImport.inputs.length;
    clock.increment(9999);
    expect(held.readImport.inputs).toHaveLength(before);
    clock.increment(1);
    expect(held.readImport.inputs).toHaveLength(before + 1);
  });

  test('says when the server is away, asks again by itself, and goes on with what it answers', async () => {
    const { clock, held, context, now } = await shown(anImport({ state: 'checking' }));
    clock.increment(1000);
    await held.readImport.fail(OFFLINE);
    expect(now().matches({ host: 'away' })).toBe(true);
    expect(context()).toMatchObject({ lookFailure: OFFLINE, missed: 1, known: { state: 'checking' } });
    clock.increment(2000);
    await held.readImport.answer(CHECKED);
    expect(context()).toMatchObject({ lookFailure: undefined, missed: 0, known: { state: 'checked' } });
  });

  test('of one that is not there any more says so and asks no more', async () => {
    const { actor, clock, held, now } = importStage({ id: 'gone' });
    actor.start();
    await held.readImport.fail(failure('not-found', 'No such import'));
    expect(now().hasTag('gone')).toBe(true);
    clock.increment(60_000);
    expect(held.readImport.inputs).toHaveLength(1);
  });
});

describe('the columns', () => {
  test('that were guessed are sent as they are, and lead to the preview', async () => {
    const { send, held, context, clock } = await shown(anImport());
    send({ type: 'mapping.submitted' });
    expect(held.mapImport.inputs).toEqual([{ id: 'import-1', mapping: aMapping() }]);
    await held.mapImport.answer(anImport({ state: 'checking' }));
    expect(context()).toMatchObject({ step: 'preview', known: { state: 'checking' } });
    clock.increment(1000);
    await held.readImport.answer(CHECKED);
    expect(canApply(context())).toBe(true);
  });

  test('that were chosen are kept until they have arrived, whatever is answered first', async () => {
    const { send, held, context, drafts, clock } = await shown(anImport());
    send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
    const chosen = aMapping({ notes: '{Colour}' });
    expect(drafts.get('import-1')).toEqual(chosen);
    expect(held.guardLeaving.running).toEqual([true]);
    send({ type: 'mapping.submitted' });
    await held.mapImport.fail(OFFLINE);
    expect(context()).toMatchObject({ mappingFailure: OFFLINE, draft: chosen });
    clock.increment(10_000);
    await held.readImport.answer(anImport());
    expect(mappingOf(context())).toEqual(chosen);
    send({ type: 'mapping.submitted' });
    await held.mapImport.answer(anImport({ state: 'checking', mapping: chosen }));
    expect(context()).toMatchObject({ draft: undefined, mappingFailure: undefined });
    expect(drafts.get('import-1')).toBeUndefined();
    expect(held.guardLeaving.running).toEqual([false]);
  });

  test('that are chosen while others are sent stay chosen', async () => {
    const { send, held, context } = await shown(anImport());
    send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
    send({ type: 'mapping.submitted' });
    send({ type: 'mapping.changed', change: { supplier: 'Bossard' } });
    await held.mapImport.answer(anImport({ state: 'checking', mapping: aMapping({ notes: '{Colour}' }) }));
    expect(mappingOf(context())).toEqual(aMapping({ notes: '{Colour}', supplier: 'Bossard' }));
  });

  test('without a name, or with one that is not there, are not sent', async () => {
    const { send, held } = await shown(anImport());
    for (const name of ['', '{Nmae}']) {
      send({ type: 'mapping.changed', change: { name } });
      send({ type: 'mapping.submitted' });
    }
    expect(held.mapImport.inputs).toEqual([]);
  });

  test('of another sheet are guessed by the server, and looked at before the preview', async () => {
    const { send, held, context, clock } = await shown(CHECKED);
    send({ type: 'columns.shown' });
    send({ type: 'mapping.changed', change: { header_row: 3 } });
    send({ type: 'mapping.submitted' });
    const guessed = aMapping({ header_row: 3, name: '{Colour}' });
    await held.mapImport.answer(anImport({ state: 'checking', mapping: guessed }));
    clock.increment(1000);
    await held.readImport.answer({ ...CHECKED, mapping: guessed });
    expect(context()).toMatchObject({ step: 'columns', draft: undefined });
    send({ type: 'mapping.submitted' });
    expect(context().step).toBe('preview');
    expect(held.mapImport.inputs).toHaveLength(1);
  });

  test('of other letters are looked at before the preview, too', async () => {
    const { send, held, context } = await shown(CHECKED);
    send({ type: 'columns.shown' });
    send({ type: 'mapping.changed', change: { encoding: 'windows-1251' } });
    send({ type: 'mapping.submitted' });
    expect(held.mapImport.inputs).toMatchObject([{ mapping: { encoding: 'windows-1251' } }]);
    const mapping = aMapping({ encoding: 'windows-1251', name: '{Colour}' });
    await held.mapImport.answer(anImport({ state: 'checking', mapping }));
    expect(context()).toMatchObject({ step: 'columns', draft: undefined });
  });
});

describe('beginning', () => {
  test('is not possible with a problem, with nothing to do, or with columns that were not sent', async () => {
    for (const known of [
      anImport({ state: 'checked', counts: counts({ problem: 1 }) }),
      anImport({ state: 'checked', counts: counts({ create: 0, skip: 3 }) }),
      anImport(),
    ]) {
      const { send, held } = await shown(known);
      send({ type: 'apply.requested' });
      expect(held.applyImport.inputs).toEqual([]);
    }
    const { send, held } = await shown(CHECKED);
    send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
    send({ type: 'apply.requested' });
    expect(held.applyImport.inputs).toEqual([]);
  });

  test('is asked for once, however often the key is pressed', async () => {
    const { send, held, context } = await shown(CHECKED);
    for (let press = 0; press < 3; press++) send({ type: 'apply.requested' });
    await held.applyImport.answer(IMPORTING);
    send({ type: 'apply.requested' });
    expect(held.applyImport.inputs).toHaveLength(1);
    expect(context().known?.state).toBe('importing');
  });

  test('whose answer is lost is looked for and not asked for again by itself', async () => {
    const { send, held, context, changed, clock } = await shown(CHECKED);
    send({ type: 'apply.requested' });
    await held.applyImport.fail(OFFLINE);
    expect(context().workFailure).toEqual(OFFLINE);
    expect(held.readImport.inputs).toHaveLength(2);
    await held.readImport.answer(IMPORTING);
    expect(context().workFailure).toBeUndefined();
    clock.increment(1000);
    await held.readImport.answer(IMPORTED);
    expect(held.applyImport.inputs).toHaveLength(1);
    expect(changed).toHaveLength(1);
  });

  test('is asked for of the preview that is on screen; before its rows are there of the one that was told', async () => {
    for (const [revision, seen] of [
      [7, 7],
      [undefined, 8],
    ] as const) {
      const { send, held } = await shown({ ...CHECKED, revision: 8 });
      send({ type: 'apply.requested', revision });
      expect(held.applyImport.inputs).toEqual([{ id: 'import-1', revision: seen }]);
    }
  });

  test('of a preview that somebody has changed says so, is looked at again, and begins once it is asked for again', async () => {
    const { send, held, context, notices, clock } = await shown({ ...CHECKED, revision: 7 });
    const why = failure('stale', 'Somebody has changed this preview since you looked at it.');
    send({ type: 'apply.requested', revision: 7 });
    await held.applyImport.fail(why);
    // By other columns: they are kept, and those that this page knows are not sent over them.
    const mapping = aMapping({ notes: '{Colour}' });
    await held.readImport.answer(anImport({ state: 'checking', mapping }));
    expect(context().workFailure).toEqual(why);
    clock.increment(1000);
    await held.readImport.answer({ ...CHECKED, mapping, revision: 9 });
    expect(context()).toMatchObject({ workFailure: why, known: { revision: 9 }, draft: undefined });
    expect([held.mapImport.inputs, notices, canApply(context())]).toEqual([[], [], true]);
    send({ type: 'apply.requested', revision: 9 });
    await held.applyImport.answer(IMPORTING);
    expect(held.applyImport.inputs.map(({ revision }) => revision)).toEqual([7, 9]);
    expect(context().workFailure).toBeUndefined();
  });

  test('of a preview that is not there any more says so no longer than it stands to be imported', async () => {
    const { send, held, context } = await shown({ ...CHECKED, revision: 7 });
    send({ type: 'apply.requested', revision: 7 });
    await held.applyImport.fail(failure('stale', 'Somebody has changed this preview.'));
    await held.readImport.answer(IMPORTING);
    expect(context().workFailure).toBeUndefined();
  });

  test('what another import has overtaken has it checked once more, and is not begun by itself', async () => {
    const { send, held, context, notices, clock } = await shown(CHECKED);
    send({ type: 'apply.requested' });
    await held.applyImport.fail(failure('conflict', 'Something else was imported since.'));
    expect(held.mapImport.inputs).toEqual([{ id: 'import-1', mapping: aMapping() }]);
    expect(notices).toEqual([
      { kind: 'warning', text: 'Nothing was imported yet', detail: 'Something else was imported since.' },
    ]);
    await held.mapImport.answer(anImport({ state: 'checking' }));
    clock.increment(1000);
    await held.readImport.answer(CHECKED);
    expect(held.applyImport.inputs).toHaveLength(1);
    expect(canApply(context())).toBe(true);
  });

  test.each([
    failure('unavailable', 'The disk is full.'),
    failure('too-many', '"b.csv" is just being imported. Wait until that is done.'),
  ])('that was refused says why, is not checked again, and can be asked for again: $message', async (why) => {
    const { send, held, context, notices } = await shown(CHECKED);
    send({ type: 'apply.requested' });
    await held.applyImport.fail(why);
    await held.readImport.answer(CHECKED);
    expect([context().workFailure, notices, held.mapImport.inputs]).toEqual([why, [], []]);
    send({ type: 'apply.requested' });
    expect(held.applyImport.inputs).toHaveLength(2);
  });
});

describe('giving up', () => {
  test('what is only prepared leads back to the list', async () => {
    const { send, held, visits, drafts } = await shown(anImport());
    send({ type: 'mapping.changed', change: { notes: '{Colour}' } });
    send({ type: 'cancel.requested' });
    await held.cancelImport.answer(anImport());
    expect(visits).toEqual([{ to: '/import', replace: true }]);
    expect(drafts.get('import-1')).toBeUndefined();
  });

  test('what is being imported is watched until it is taken back', async () => {
    const { send, held, visits, context, clock, changed } = await shown(IMPORTING);
    send({ type: 'cancel.requested' });
    await held.cancelImport.answer(IMPORTING);
    await held.readImport.answer(IMPORTING);
    clock.increment(1000);
    await held.readImport.answer(anImport({ state: 'cancelled' }));
    expect(context().known?.state).toBe('cancelled');
    expect(visits).toEqual([]);
    expect(changed).toHaveLength(1);
  });

  test('is not done where the person says no', async () => {
    const { send, held, now, visits } = await shown(anImport());
    send({ type: 'cancel.requested' });
    await held.cancelImport.answer(undefined);
    expect(now().matches({ work: 'idle' })).toBe(true);
    expect(visits).toEqual([]);
  });
});

test.each(['read', 'failed'] as const)(
  'the records on other screens are read again once an import that could not be ended is taken back, and is %s',
  async (state) => {
    const { held, clock, changed } = await shown(anImport({ state: 'undoing' }));
    clock.increment(1000);
    await held.readImport.answer(anImport({ state, problem: 'The disk has no room.' }));
    expect(changed).toHaveLength(1);
  },
);

test('what an undo has left is undone when that is asked for, and nothing where it has left nothing', async () => {
  const left = [{ kind: 'item', id: 'i1', name: 'Drill' } as const];
  const { send, held, context } = await shown(anImport({ state: 'undone', kept: 1, left }));
  send({ type: 'undo.requested' });
  await held.undoImport.answer(anImport({ state: 'undone', kept: 0 }));
  expect(context().known).toMatchObject({ state: 'undone', kept: 0 });
  send({ type: 'undo.requested' });
  expect(held.undoImport.inputs).toHaveLength(1);
});

test.each([
  [3, ['Nothing more could be undone']],
  [1, []],
])('where %d of 3 records that an undo has left stay it says %j', async (kept, said) => {
  const left = [{ kind: 'item', id: 'i1', name: 'Drill' } as const];
  const { send, held, clock, notices } = await shown(anImport({ state: 'undone', kept: 3, left }));
  send({ type: 'undo.requested' });
  await held.undoImport.answer(anImport({ state: 'undoing', kept: 0 }));
  clock.increment(1000);
  await held.readImport.answer(anImport({ state: 'undone', kept, left }));
  expect(notices.map(({ text }) => text)).toEqual(said);
});

test('an import is undone as a whole, and the records on other screens are read again', async () => {
  const { send, held, context, clock, changed } = await shown(IMPORTED);
  send({ type: 'undo.requested' });
  await held.undoImport.answer(anImport({ state: 'undoing' }));
  clock.increment(1000);
  await held.readImport.answer(anImport({ state: 'undone', kept: 2 }));
  expect(context().known).toMatchObject({ state: 'undone', kept: 2 });
  expect(changed).toHaveLength(1);
});
