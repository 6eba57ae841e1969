import { describe, expect, test } from 'vitest';
import type { PreviewPage, PreviewRow } from '../../../contract/imports/imports.ts';
import { failure } from '../../../src/failure.ts';
import {
  type ImportRowsEvent,
  type ImportRowsInput,
  isBehind,
} from '../../../src/machines/imports/importRows.context.ts';
import { importRowsMachine } from '../../../src/machines/imports/importRows.machine.ts';
import { together, walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';
import type { RowEdit } from '../../../src/model/imports/rowEdit.ts';
import { importRowsStage } from './importRows.stage.ts';
import { aRow } from './samples.ts';

const WRONG = { field: 'name', reason: 'Too long', suggestion: 'Bolt' } as const;
const REFUSED = failure('invalid', 'Too many edits.');
const OVERTAKEN = failure('stale', 'The name has become “Screw” meanwhile.');

/** Two rows that were left out at once. */
const SETTLED = {
  settled: [2, 3].map((line) => ({ line, edit: { action: null, was: { action: ['skip'] } } })),
  failure: undefined,
};

/** Rows of the lines from `line` on. */
const page = (line: number, count: number, total: number, change = {}): PreviewPage => ({
  rows: Array.from({ length: count }, (_, at) => aRow({ line: line + at, ...change })),
  total,
});

async function shown(first: PreviewPage, input: ImportRowsInput = { id: 'import-1' }) {
  const stage = importRowsStage(input);
  stage.actor.start();
  await stage.held.readRows.answer(first);
  return {
    ...stage,
    send: stage.actor.send.bind(stage.actor),
    context: () => stage.now().context,
    asked: () => stage.held.readRows.inputs.map(({ wanted: { offset, only } }) => [offset, only]),
  };
}

describe('the rows of a preview', () => {
  test('are asked for where they come on screen, and not twice', async () => {
    const { send, held, context, asked } = await shown(page(2, 100, 100_000));
    send({ type: 'rows.seen', range: { from: 0, to: 60 } });
    expect(asked()).toEqual([[0, undefined]]);
    send({ type: 'rows.seen', range: { from: 50_000, to: 50_040 } });
    await held.readRows.answer(page(50_002, 100, 100_000));
    expect(asked()).toEqual([
      [0, undefined],
      [50_000, undefined],
    ]);
    expect(context().list.rows.get(50_040)?.line).toBe(50_042);
    // What is far away was dropped: 100,000 rows are not kept.
    expect(context().list.rows.has(0)).toBe(false);
  });

  test('that have gone by while others were read are not asked for', async () => {
    const { send, held, asked } = await shown(page(2, 100, 100_000));
    for (const from of [1000, 2000, 3000]) send({ type: 'rows.seen', range: { from, to: from + 20 } });
    await held.readRows.answer(page(1002, 100, 100_000));
    expect(asked().map(([offset]) => offset)).toEqual([0, 1000, 3000]);
  });

  test('that could not be read are tried again, by themselves and when asked to', async () => {
    const { send, held, clock, context } = await shown(page(2, 100, 200));
    send({ type: 'rows.seen', range: { from: 90, to: 120 } });
    await held.readRows.fail(OFFLINE);
    expect(context().failure).toEqual(OFFLINE);
    clock.increment(2000);
    await held.readRows.fail(OFFLINE);
    send({ type: 'retry.requested' });
    await held.readRows.answer(page(102, 100, 200));
    expect(context()).toMatchObject({ failure: undefined, missed: 0 });
  });

  test('end where an answer has none, whatever number it tells', async () => {
    const { held, context } = await shown({ rows: [], total: 50 });
    expect(held.readRows.inputs).toHaveLength(1);
    expect(context().list.total).toBe(0);
  });
});

describe('an edit', () => {
  test('is sent, its row is as the host answers, and the counts are asked for', async () => {
    const { send, held, context, changed } = await shown(
      page(2, 2, 2, { action: 'problem', problems: [WRONG] }),
    );
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Bolt' } } });
    expect(held.editRow.inputs).toEqual([
      {
        id: 'import-1',
        sheet: null,
        line: 3,
        edit: { values: { name: 'Bolt' }, was: { name: ['M3 bolt'] } },
      },
    ]);
    await held.editRow.answer(aRow({ line: 3, edited: true }));
    expect(context().list.rows.get(1)).toMatchObject({ edited: true, problems: [] });
    expect(context().unsent).toEqual([]);
    expect(changed).toHaveLength(1);
  });

  test('that gets no answer stays, is kept beyond the screen, and is sent again by itself', async () => {
    const { send, held, context, clock, kept } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    await held.editRow.fail(OFFLINE);
    expect(context().unsent).toMatchObject([{ line: 2, failure: OFFLINE }]);
    expect(kept.at(-1)).toMatchObject([{ line: 2, edit: { values: { name: 'Bolt' } } }]);
    expect(held.guardLeaving.running).toEqual([true]);
    clock.increment(2000);
    await held.editRow.answer(aRow({ edited: true }));
    expect(context().unsent).toEqual([]);
    expect(kept.at(-1)).toEqual([]);
    expect(held.guardLeaving.running).toEqual([false]);
  });

  test('that was refused waits for its person, and holds up no other', async () => {
    const { send, held, context, clock } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    send({ type: 'row.edited', line: 3, edit: { action: 'skip' } });
    await held.editRow.fail(REFUSED);
    await held.editRow.answer(aRow({ line: 3, action: 'skip' }));
    clock.increment(60_000);
    expect(held.editRow.inputs.map(({ line }) => line)).toEqual([2, 3]);
    expect(context().unsent).toMatchObject([{ line: 2, failure: REFUSED }]);
    send({ type: 'edits.retried' });
    await held.editRow.fail(REFUSED);
    send({ type: 'edits.discarded', lines: [2] });
    expect(context().unsent).toEqual([]);
  });

  test('that would overwrite what somebody else has made of its cell reads the rows anew, and is sent all the same only once its person says so', async () => {
    const { send, held, context } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
    await held.editRow.fail(REFUSED);
    await held.editRow.fail(OVERTAKEN);
    await held.readRows.answer(page(2, 2, 2, { values: { name: 'Screw' } }));
    expect(context().list.rows.get(1)).toMatchObject({ values: { name: 'Screw' } });
    expect(context().unsent).toMatchObject([{ line: 2 }, { line: 3, failure: OVERTAKEN }]);
    send({ type: 'edits.retried', lines: [2] });
    await held.editRow.fail(REFUSED);
    expect(held.editRow.inputs.map(({ line, overwrites }) => [line, overwrites])).toEqual([
      [2, undefined],
      [3, undefined],
      [2, undefined],
    ]);
    send({ type: 'edits.retried', lines: [3] });
    // What is seen by now, and nothing that comes after it.
    expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 3, overwrites: { name: ['Screw'] } });
    await held.editRow.answer(aRow({ line: 3, values: { name: 'Nut' } }));
    expect(context().unsent).toMatchObject([{ line: 2, failure: REFUSED }]);
  });

  test('that is to count all the same is taken back to what somebody else had made of it, and to nothing where that is not here', async () => {
    const { send, held, context } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
    await held.editRow.fail(OVERTAKEN);
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    await held.readRows.answer(page(2, 2, 2, { values: { name: 'Screw' } }));
    await held.editRow.fail(OVERTAKEN);
    const theirs = { ...aRow({ line: 3 }), edited: true, values: { name: 'Screw' } };
    await held.readRows.answer({ rows: [aRow({ line: 2 }), theirs], total: 2 });
    send({ type: 'edits.retried', lines: [3] });
    await held.editRow.answer(aRow({ line: 3, values: { name: 'Nut' } }));
    // That of the other row is not sent, nor is it done.
    expect(context().unsent).toMatchObject([{ line: 2, failure: OVERTAKEN }]);
    send({ type: 'edit.undone' });
    expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 3, edit: { values: { name: 'Screw' } } });
    await held.editRow.answer(theirs);
    send({ type: 'filter.chosen', only: 'problems' });
    await held.readRows.answer(page(20, 1, 1));
    send({ type: 'edits.retried' });
    expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 2, overwrites: 'anything' });
    await held.editRow.answer(aRow({ line: 2 }));
    expect(context().past).toEqual([]);
  });

  test('of a text that is too long to be compared counts over whatever is there', async () => {
    const { send, held } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { values: { notes: 'Mine' } } });
    await held.editRow.fail(OVERTAKEN);
    await held.readRows.answer(page(2, 2, 2, { values: { notes: 'n'.repeat(12_000) } }));
    send({ type: 'edits.retried', lines: [3] });
    expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 3, overwrites: 'anything' });
  });

  test('that would overwrite what somebody else has made is taken back without touching that, and given up is no step to take back', async () => {
    const refused = async (edit: RowEdit) => {
      const stage = await shown(page(2, 2, 2));
      stage.send({ type: 'row.edited', line: 3, edit });
      await stage.held.editRow.fail(OVERTAKEN);
      await stage.held.readRows.answer(page(2, 2, 2, { values: { name: 'Screw' } }));
      return stage;
    };
    const undone = await refused({ values: { name: 'Nut' } });
    undone.send({ type: 'edit.undone' });
    expect(undone.context()).toMatchObject({ unsent: [], past: [] });
    const kept = await refused({ values: { name: 'Nut' } });
    kept.send({ type: 'edits.discarded', lines: [3] });
    expect(kept.context()).toMatchObject({ unsent: [], past: [] });
    expect([undone, kept].map(({ held }) => held.editRow.inputs.length)).toEqual([1, 1]);
  });

  test('that is taken back before it was refused leaves what somebody else has made, and asks nothing', async () => {
    const { send, held, context, kept } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
    send({ type: 'edit.undone' });
    await held.editRow.fail(OVERTAKEN);
    expect(held.editRow.inputs.at(-1)?.edit.values).toEqual({ name: null });
    expect(kept.at(-1)).toHaveLength(1);
    await held.editRow.fail(OVERTAKEN);
    expect(context().unsent).toEqual([]);
    // Nor is it found by whoever opens the import later.
    expect(kept.at(-1)).toEqual([]);
  });

  test('that takes one cell back and changes another is sent without the first one where somebody else was ahead of it', async () => {
    const { send, held, context, kept } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
    await held.editRow.answer(aRow({ line: 3, edited: true, values: { name: 'Nut' } }));
    send({ type: 'row.edited', line: 3, edit: { values: { name: null, notes: 'mine' } } });
    await held.editRow.fail(OVERTAKEN);
    expect(held.editRow.inputs.at(-1)?.edit.values).toEqual({ notes: 'mine' });
    expect(kept.at(-1)).toMatchObject([{ edit: { values: { notes: 'mine' } } }]);
    await held.editRow.fail(OVERTAKEN);
    expect(context().unsent).toMatchObject([{ edit: { values: { notes: 'mine' } }, failure: OVERTAKEN }]);
  });

  test('that only takes back and was refused leaves no step behind that would do again what it took back', async () => {
    const { send, held, context } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { action: 'skip' } });
    await held.editRow.answer(aRow({ line: 3, action: 'skip', chosen: 'skip' }));
    send({ type: 'row.edited', line: 3, edit: { action: null } });
    expect(context().past).toHaveLength(2);
    await held.editRow.fail(OVERTAKEN);
    expect(context()).toMatchObject({ unsent: [], past: [] });
  });

  test('is kept for as long as the host is away, also where it only takes back', async () => {
    const { send, held, context, kept } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { action: null } });
    await held.editRow.fail(OFFLINE);
    expect(context().unsent).toMatchObject([{ line: 3, failure: OFFLINE }]);
    expect(kept.at(-1)).toHaveLength(1);
  });

  test('is taken back, the last one first, and each as it was before it', async () => {
    const { send, held, context } = await shown(page(2, 3, 3));
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
    await held.editRow.answer(aRow({ line: 3, edited: true, values: { name: 'Nut', location: 'Shelf' } }));
    send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nuts' } } });
    await held.editRow.answer(aRow({ line: 3, edited: true, values: { name: 'Nuts', location: 'Shelf' } }));
    send({ type: 'row.edited', line: 2, edit: { action: 'skip' } });
    await held.editRow.answer(aRow({ line: 2, edited: true, action: 'skip' }));
    send({ type: 'edit.undone' });
    await held.editRow.answer(aRow({ line: 2 }));
    send({ type: 'edit.undone' });
    await held.editRow.answer(aRow({ line: 3, edited: true, values: { name: 'Nut', location: 'Shelf' } }));
    send({ type: 'edit.undone' });
    await held.editRow.answer(aRow({ line: 3 }));
    send({ type: 'edit.undone' });
    // Each has seen what it takes back.
    expect(held.editRow.inputs.slice(3).map(({ line, edit }) => [line, edit])).toEqual([
      [2, { action: null, was: { action: ['skip'] } }],
      [3, { values: { name: 'Nut' }, was: { name: ['Nuts'] } }],
      // As it is in the file.
      [3, { values: { name: null }, was: { name: ['Nut'] } }],
    ]);
    expect(context()).toMatchObject({ past: [], unsent: [] });
  });

  test('that has not arrived is taken back with what was unsent before it', async () => {
    const { send, held } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 3, edit: { action: 'skip' } });
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolts' } } });
    send({ type: 'edit.undone' });
    await held.editRow.answer(aRow({ line: 3, action: 'skip' }));
    expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 2, edit: { values: { name: 'Bolt' } } });
  });

  test('that takes back another one is taken back with that, as long as neither has arrived', async () => {
    const { send, held } = await shown(page(2, 2, 2, { action: 'skip', edited: true }));
    send({ type: 'row.edited', line: 3, edit: { values: { notes: 'first' } } });
    send({ type: 'row.edited', line: 2, edit: { action: null, values: { name: null } } });
    send({ type: 'row.edited', line: 2, edit: { action: 'skip', values: { name: 'Bolt' } } });
    send({ type: 'edit.undone' });
    await held.editRow.answer(aRow({ line: 3 }));
    expect(held.editRow.inputs.at(-1)).toMatchObject({
      line: 2,
      edit: { action: null, values: { name: null } },
    });
  });

  test('is not taken back in rows of other columns', async () => {
    const { send, held, context } = await shown(page(2, 2, 2));
    send({ type: 'row.edited', line: 2, edit: { action: 'skip' } });
    await held.editRow.answer(aRow({ line: 2, action: 'skip' }));
    send({ type: 'rows.renewed' });
    expect(context().past).toEqual([]);
  });

  test('of a row that is being sent is sent after it, together with the first', async () => {
    const { send, held, context } = await shown(page(2, 1, 1));
    send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
    send({ type: 'row.edited', line: 2, edit: { values: { quantity: '7' } } });
    await held.editRow.answer(aRow());
    expect(held.editRow.inputs.at(-1)?.edit).toMatchObject({ values: { name: 'Bolt', quantity: '7' } });
    await held.editRow.answer(aRow());
    expect(context().unsent).toEqual([]);
  });

  test('that mends a row leaves it in the list of problems, and the next page has none twice or left out', async () => {
    const { send, held, context, asked } = await shown(
      page(2, 100, 150, { action: 'problem', problems: [WRONG] }),
      {
        id: 'import-1',
        only: 'problems',
      },
    );
    for (const line of [2, 5]) {
      send({ type: 'row.edited', line, edit: { values: { name: 'Bolt' } } });
      // One that is left out has its problems still.
      await held.editRow.answer(
        line === 5 ? aRow({ line, action: 'skip', problems: [WRONG] }) : aRow({ line }),
      );
    }
    expect(context().list.rows.get(0)?.action).toBe('create');
    send({ type: 'rows.seen', range: { from: 80, to: 120 } });
    // Two fewer stand before it at the host.
    expect(asked().at(-1)).toEqual([98, 'problems']);
    await held.readRows.answer(page(102, 50, 148, { action: 'problem', problems: [WRONG] }));
    expect(context().list).toMatchObject({ total: 150 });
    expect([99, 100, 149].map((place) => context().list.rows.get(place)?.line)).toEqual([101, 102, 151]);
  });
});

describe('a preview that somebody else changes', () => {
  /** Rows of lines from 2 on, as they are in this revision. */
  const seen = (revision: number, quantity: string, count = 2) => ({
    ...page(2, count, count, { values: { quantity } }),
    revision,
  });
  const mine = (line: number, revision: number, quantity = '7') => ({
    ...aRow({ line, values: { quantity } }),
    revision,
  });
  const typed = (line: number) =>
    ({ type: 'row.edited', line, edit: { values: { quantity: '7' } } }) as const;
  const quantities = ({
    list,
  }: {
    list: { rows: ReadonlyMap<number, { values: Record<string, string> }> };
  }) => [...list.rows.values()].map(({ values }) => values['quantity']);

  test('is read anew once a look tells of it, and what is on screen stays there until then', async () => {
    const { send, held, context, now, asked } = await shown(seen(7, '770'));
    send({ type: 'revision.told', revision: 7 });
    expect(asked()).toHaveLength(1);
    send({ type: 'revision.told', revision: 8 });
    expect([asked().length, quantities(context()), isBehind(context())]).toEqual([2, ['770', '770'], false]);
    expect(now().hasTag('renewing')).toBe(true);
    await held.readRows.answer(seen(8, '4711'));
    expect(quantities(context())).toEqual(['4711', '4711']);
    expect([context().list.revision, now().hasTag('renewing')]).toEqual([8, false]);
    // A look that was on its way before.
    send({ type: 'revision.told', revision: 7 });
    expect(asked()).toHaveLength(2);
  });

  test('is read where the person is in it, and where it has become shorter its end is known', async () => {
    const first = { ...page(2, 100, 300), revision: 7 };
    const { send, held, context, asked } = await shown(first);
    send({ type: 'rows.seen', range: { from: 210, to: 240 } });
    await held.readRows.answer({ ...page(212, 90, 300), revision: 7 });
    send({ type: 'revision.told', revision: 8 });
    expect(asked().at(-1)).toEqual([210, undefined]);
    await held.readRows.answer({ rows: [], total: 20, revision: 8 });
    expect(context().list).toMatchObject({ total: 20, revision: 8 });
    send({ type: 'rows.seen', range: { from: 0, to: 19 } });
    expect(asked().at(-1)).toEqual([0, undefined]);
  });

  test('is not what own edits make of it, however quickly they follow each other', async () => {
    const { send, held, context, asked } = await shown(seen(7, '770'));
    send(typed(2));
    send(typed(3));
    await held.editRow.answer(mine(2, 8));
    send({ type: 'revision.told', revision: 8 });
    await held.editRow.answer(mine(3, 9));
    send({ type: 'revision.told', revision: 9 });
    expect([quantities(context()), context().list.revision]).toEqual([['7', '7'], 9]);
    expect(asked()).toHaveLength(1);
  });

  test('stays as it is while own edits are on their way, though a look tells what they make of it, or more', async () => {
    const { send, held, context, asked } = await shown(seen(7, '770'));
    send(typed(2));
    send(typed(3));
    await held.editRow.answer(mine(2, 8));
    send({ type: 'revision.told', revision: 9 });
    expect([asked().length, isBehind(context())]).toEqual([1, true]);
    await held.editRow.answer(mine(3, 9));
    expect([asked().length, isBehind(context()), context().list.revision]).toEqual([1, false, 9]);
    send(typed(2));
    send({ type: 'revision.told', revision: 11 });
    expect(asked()).toHaveLength(1);
    await held.editRow.answer(mine(2, 10));
    expect(asked()).toHaveLength(2);
  });

  test('keeps rows that were just put right where they are, though it is read anew', async () => {
    const wrong: Partial<PreviewRow> = { action: 'problem', problems: [WRONG] };
    const { send, held, context, asked } = await shown(
      { ...page(2, 10, 10, wrong), revision: 7 },
      { id: 'import-1', only: 'problems' },
    );
    for (const line of [2, 3, 6]) {
      send({ type: 'row.edited', line, edit: { action: 'skip' } });
      await held.editRow.answer({ ...aRow({ line, action: 'skip' }), revision: line === 6 ? 10 : line + 6 });
    }
    send({ type: 'rows.seen', range: { from: 3, to: 9 } });
    send({ type: 'revision.told', revision: 11 });
    // Two that the host does not list stand before the first on screen.
    expect(asked().at(-1)).toEqual([1, 'problems']);
    // Somebody has put row 11 right, too, and spoilt row 6 again.
    const rows = [4, 5, 6, 7, 8, 9, 10].map((line) => aRow({ line, ...wrong }));
    await held.readRows.answer({ rows: rows.slice(1), total: 7, revision: 11 });
    expect(context().list).toMatchObject({ total: 9, revision: 11 });
    expect([...context().list.rows].map(([place, { line }]) => [place, line])).toEqual(
      [2, 3, 5, 6, 7, 8, 9, 10].map((line, at) => [at < 2 ? at : at + 1, line]),
    );
    // What is above is read as it comes on screen.
    send({ type: 'rows.seen', range: { from: 2, to: 8 } });
    expect(asked().at(-1)).toEqual([0, 'problems']);
  });

  test('is not shown as it was before an own edit that was made while it was read', async () => {
    const { send, held, context, asked } = await shown(seen(7, '770'));
    send({ type: 'revision.told', revision: 8 });
    send(typed(2));
    await held.readRows.answer(seen(8, '4711'));
    expect(quantities(context())).toEqual(['770', '770']);
    await held.editRow.answer(mine(2, 9));
    expect([asked().length, quantities(context())]).toEqual([3, ['7', '770']]);
    send(typed(3));
    await held.editRow.answer(mine(3, 10));
    await held.readRows.answer(seen(9, '4711'));
    expect([asked().length, quantities(context())]).toEqual([4, ['7', '7']]);
    await held.readRows.answer(seen(10, '7'));
    expect([context().list.revision, isBehind(context())]).toEqual([10, false]);
  });

  test('is read anew after an own edit that was not the only one, or has changed other rows too', async () => {
    const { send, held, context } = await shown(seen(7, '770'));
    send(typed(2));
    await held.editRow.answer(mine(2, 9));
    expect(context().list.revision).toBe(7);
    await held.readRows.answer(seen(9, '4711'));
    expect([quantities(context()), context().list.revision]).toEqual([['4711', '4711'], 9]);
  });

  test('is read with an own edit whose answer is late or lost, and that edit brings no older row back', async () => {
    const { send, held, context, clock, asked } = await shown(seen(7, '770'));
    send(typed(2));
    send({ type: 'filter.chosen', only: 'duplicates' });
    await held.readRows.answer(seen(9, '4711'));
    await held.editRow.answer(mine(2, 8));
    expect(quantities(context())).toEqual(['4711', '4711']);
    send(typed(3));
    await held.editRow.fail(OFFLINE);
    // It was done all the same.
    send({ type: 'revision.told', revision: 10 });
    await held.readRows.answer(seen(10, '7'));
    clock.increment(2000);
    await held.editRow.answer(mine(3, 11));
    expect([context().unsent, context().list.revision, asked().length]).toEqual([[], 11, 3]);
  });

  test('is read once more where the page that was on its way is of before an own edit, or of after it', async () => {
    const { send, held, context, asked } = await shown({ ...page(2, 100, 200), revision: 7 });
    send({ type: 'rows.seen', range: { from: 90, to: 120 } });
    send(typed(2));
    await held.editRow.answer(mine(2, 8));
    await held.readRows.answer({ ...page(102, 100, 200), revision: 7 });
    expect(asked().at(-1)).toEqual([90, undefined]);
    await held.readRows.answer({ ...page(92, 100, 200), revision: 8 });
    expect(context().list.revision).toBe(8);
    send({ type: 'rows.seen', range: { from: 60, to: 80 } });
    await held.readRows.answer({ ...page(62, 100, 200), revision: 9 });
    expect(asked().at(-1)).toEqual([60, undefined]);
  });

  test('stays as it is while something is typed in a cell, and is read anew after that', async () => {
    const { send, held, context, asked } = await shown(seen(7, '770'));
    send({ type: 'cell.opened' });
    send({ type: 'revision.told', revision: 8 });
    expect([asked().length, isBehind(context())]).toEqual([1, true]);
    send({ type: 'cell.closed' });
    expect(asked()).toHaveLength(2);
    send({ type: 'cell.opened' });
    await held.readRows.answer(seen(8, '4711'));
    expect(quantities(context())).toEqual(['770', '770']);
    send({ type: 'cell.closed' });
    await held.readRows.answer(seen(8, '4711'));
    expect([quantities(context()), asked().length]).toEqual([['4711', '4711'], 3]);
  });

  test('that the host has refused to import is read anew, whatever number it has, until it could be', async () => {
    const { send, held, context, clock } = await shown(seen(7, '770'));
    send({ type: 'preview.overtaken' });
    await held.readRows.fail(OFFLINE);
    expect([isBehind(context()), context().failure]).toEqual([true, OFFLINE]);
    clock.increment(2000);
    await held.readRows.answer(seen(3, '4711'));
    expect([quantities(context()), context().list.revision, isBehind(context())]).toEqual([
      ['4711', '4711'],
      3,
      false,
    ]);
    expect(held.readRows.inputs).toHaveLength(3);
  });

  test('is not what was seen, where another list, or this one anew, is asked for before it is there', async () => {
    const { send, held, context, now } = await shown(seen(7, '770'));
    send({ type: 'revision.told', revision: 9 });
    send({ type: 'filter.chosen', only: 'problems' });
    expect(context().list).toMatchObject({ total: undefined, revision: 7 });
    await held.readRows.answer(seen(9, '4711'));
    expect([context().list.revision, isBehind(context())]).toEqual([9, false]);
    send({ type: 'problems.settled', by: 'skip' });
    await held.settleProblems.answer(SETTLED);
    expect(context().list).toMatchObject({ total: undefined, revision: 9 });
    send({ type: 'revision.told', revision: 12 });
    expect([isBehind(context()), now().hasTag('reading')]).toEqual([true, true]);
    await held.readRows.answer(seen(12, '7'));
    expect([context().list.revision, isBehind(context())]).toEqual([12, false]);
    expect(held.readRows.inputs).toHaveLength(4);
  });

  test('is not known of a host that has no revisions: rows stay as they were read', async () => {
    const { send, held, context, asked } = await shown(page(2, 2, 2));
    send(typed(2));
    await held.editRow.answer(aRow({ line: 2, values: { quantity: '7' } }));
    expect([quantities(context()), context().list.revision]).toEqual([['7', undefined], undefined]);
    expect(asked()).toHaveLength(1);
  });
});

test('all problems are settled at once, and the rows are read anew, also where not all could be', async () => {
  const { send, held, asked, changed, notices, now } = await shown(
    page(2, 2, 2, { action: 'problem', problems: [WRONG] }),
    {
      id: 'import-1',
      only: 'problems',
    },
  );
  expect(now().matches({ leaving: 'free' })).toBe(true);
  send({ type: 'problems.settled', by: 'suggestion' });
  // The page asks before it goes meanwhile.
  expect(now().matches({ leaving: 'guarded' })).toBe(true);
  send({ type: 'problems.settled', by: 'skip' });
  expect(held.settleProblems.inputs).toEqual([
    { id: 'import-1', sheet: null, by: 'suggestion', besides: [] },
  ]);
  await held.settleProblems.answer({ settled: [], failure: OFFLINE });
  expect(now().matches({ leaving: 'free' })).toBe(true);
  expect(notices).toEqual([
    { kind: 'error', text: 'Not all problems were settled', detail: OFFLINE.message },
  ]);
  await held.readRows.answer(page(2, 1, 1, { action: 'problem', problems: [WRONG] }));
  send({ type: 'problems.settled', by: 'skip' });
  await held.settleProblems.answer(SETTLED);
  expect(asked()).toHaveLength(3);
  expect(changed).toHaveLength(2);
});

test('rows that were settled are taken back once what was done since in one of them is on the host, also where that is away for a while', async () => {
  const { send, held, clock, context } = await shown(page(2, 4, 4));
  send({ type: 'problems.settled', by: 'skip' });
  await held.settleProblems.answer(SETTLED);
  await held.readRows.answer(page(2, 4, 4, { action: 'skip', chosen: 'skip' }));
  send({ type: 'row.edited', line: 3, edit: { action: null } });
  await held.editRow.answer(aRow({ line: 3 }));
  send({ type: 'edit.undone' });
  send({ type: 'edit.undone' });
  await held.editRow.fail(OFFLINE);
  expect(held.takeBack.inputs).toEqual([]);
  // What is typed into another row meanwhile is none of it, and is taken back by itself.
  send({ type: 'row.edited', line: 5, edit: { values: { name: 'Bolt' } } });
  await held.editRow.answer(aRow({ line: 5 }));
  clock.increment(60_000);
  expect(held.editRow.inputs.at(-1)).toMatchObject({ line: 3, edit: { action: 'skip' } });
  await held.editRow.answer(aRow({ line: 3, action: 'skip', chosen: 'skip' }));
  expect(held.takeBack.inputs).toMatchObject([{ settled: SETTLED.settled }]);
  await held.takeBack.answer({ settled: [], failure: undefined });
  expect(context().past.map(({ line }) => line)).toEqual([5]);
});

test('an edit of one of those rows that was refused holds nothing up', async () => {
  const { send, held } = await shown(page(2, 4, 4));
  send({ type: 'problems.settled', by: 'skip' });
  await held.settleProblems.answer(SETTLED);
  await held.readRows.answer(page(2, 4, 4, { action: 'skip', chosen: 'skip' }));
  send({ type: 'edits.kept', unsent: [{ line: 3, edit: { action: null }, failure: undefined }] });
  await held.editRow.fail(REFUSED);
  send({ type: 'edit.undone' });
  expect(held.takeBack.inputs).toHaveLength(1);
});

test('what was typed before all problems are settled is sent first, and rows of which an edit could not be sent stay as they are', async () => {
  const { send, held } = await shown(page(2, 4, 4));
  send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  send({ type: 'row.edited', line: 3, edit: { values: { name: 'Nut' } } });
  send({ type: 'problems.settled', by: 'skip' });
  await held.editRow.answer(aRow({ line: 2 }));
  expect(held.settleProblems.inputs).toEqual([]);
  await held.editRow.fail(REFUSED);
  expect(held.settleProblems.inputs).toMatchObject([{ by: 'skip', besides: [3] }]);
});

test('the rows that were settled at once are taken back at once, after what was done since and before what was done earlier', async () => {
  const { send, held, context, changed, notices } = await shown(page(2, 9, 9));
  send({ type: 'row.edited', line: 2, edit: { values: { name: 'Bolt' } } });
  await held.editRow.answer(aRow({ line: 2 }));
  send({ type: 'problems.settled', by: 'skip' });
  await held.settleProblems.answer(SETTLED);
  await held.readRows.answer(page(2, 9, 9));
  send({ type: 'row.edited', line: 4, edit: { action: 'skip' } });
  await held.editRow.answer(aRow({ line: 4, action: 'skip' }));
  send({ type: 'edit.undone' });
  await held.editRow.answer(aRow({ line: 4 }));
  expect(held.takeBack.inputs).toEqual([]);
  send({ type: 'edit.undone' });
  send({ type: 'edit.undone' });
  expect(held.takeBack.inputs).toEqual([{ id: 'import-1', sheet: null, settled: SETTLED.settled }]);
  expect(context().unsent).toEqual([]);
  // What could not be taken back is taken back the next time.
  await held.takeBack.answer({ settled: SETTLED.settled.slice(0, 1), failure: OFFLINE });
  expect(notices).toEqual([
    { kind: 'error', text: 'Not all rows are as they were', detail: OFFLINE.message },
  ]);
  await held.readRows.answer(page(2, 9, 9));
  send({ type: 'edit.undone' });
  expect(held.takeBack.inputs.at(-1)?.settled).toEqual(SETTLED.settled.slice(0, 1));
  send({ type: 'row.edited', line: 5, edit: { action: 'skip' } });
  await held.takeBack.answer({ settled: [], failure: undefined });
  expect(context().past.map(({ line }) => line)).toEqual([2, 5]);
  expect(changed).toHaveLength(6);
});

test('every state of the rows is reached and every transition taken', async () => {
  const walk = (total: number, failures: readonly unknown[], events: readonly ImportRowsEvent[]) =>
    walkAllPaths<ImportRowsInput>({
      machine: importRowsMachine,
      inputs: [{ id: 'import-1' }],
      stage: importRowsStage,
      outside: {
        readRows: { answers: [page(2, 2, total)], failures },
        editRow: { answers: [aRow()], failures: [OFFLINE, REFUSED, OVERTAKEN] },
        settleProblems: { answers: [SETTLED, { ...SETTLED, failure: OFFLINE }] },
        takeBack: {
          answers: [
            { settled: [], failure: undefined },
            { ...SETTLED, failure: OFFLINE },
          ],
        },
      },
      eventSets: [events],
      facts: ({ context }) => [
        context.list.only,
        context.list.rows.size > 0,
        context.range,
        context.told,
        context.isHeld,
        context.unsent.map(({ failure: why }: { failure?: { kind: string } }) => why?.kind ?? ''),
      ],
    });
  const coverage = together(
    await walk(
      300,
      [OFFLINE],
      [
        { type: 'rows.seen', range: { from: 1, to: 2 } },
        { type: 'filter.chosen', only: 'problems' },
        { type: 'rows.renewed' },
        { type: 'retry.requested' },
      ],
    ),
    await walk(
      300,
      [OFFLINE],
      [
        { type: 'rows.seen', range: { from: 1, to: 2 } },
        { type: 'preview.overtaken' },
        { type: 'cell.opened' },
        { type: 'cell.closed' },
      ],
    ),
    await walk(2, [], [{ type: 'revision.told', revision: 1 }]),
    await walk(2, [], [{ type: 'problems.settled', by: 'skip' }, { type: 'edit.undone' }]),
    await walk(
      2,
      [],
      [
        { type: 'row.edited', line: 2, edit: { action: 'skip' } },
        { type: 'edit.undone' },
        { type: 'edits.retried' },
        { type: 'edits.kept', unsent: [{ line: 3, edit: { action: 'skip' }, failure: undefined }] },
        { type: 'edits.discarded', lines: [2] },
      ],
    ),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
