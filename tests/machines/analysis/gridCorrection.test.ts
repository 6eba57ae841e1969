import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { failure } from '../../../src/failure.ts';
import { gridCorrectionMachine } from '../../../src/machines/analysis/gridCorrection.machine.ts';
import type { SeenAnalysis } from '../../../src/model/analysis/analysis.ts';
import type { CorrectionDraft } from '../../../src/model/analysis/correcting.ts';
import type { GridStep } from '../../../src/model/analysis/gridSteps.ts';
import { aGrid } from '../../support/grids.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';
import { anAnalysis } from './samples.ts';

const BEGAN: Corrected = { grid: aGrid(), names: [] };
const STALE = failure('stale', 'Somebody was faster.', { status: 412 });
const MORE: GridStep = { type: 'line.added', axis: 'rows' };
const theirs = (version: string): SeenAnalysis => ({
  at: 1,
  analysis: anAnalysis({
    status: 'completed',
    correction: { ...BEGAN, version, username: 'berta', updated_at: null, analysis_id: null },
  }),
});

function started(draft?: CorrectionDraft) {
  const held = {
    saveCorrection: heldPromise<
      SeenAnalysis,
      { imageId: string; corrected: Corrected; before: string | null }
    >(),
    readAnalysis: heldPromise<SeenAnalysis, { imageId: string }>(),
  };
  const { notify, notices } = recordedActions();
  const returns: string[] = [];
  const kept: (CorrectionDraft | undefined)[] = draft ? [draft] : [];
  const actor = createActor(
    gridCorrectionMachine.provide({
      actors: { saveCorrection: held.saveCorrection.logic, readAnalysis: held.readAnalysis.logic },
      actions: {
        notify,
        keepCorrection: (_, params) => void kept.push(params.draft),
        goBack: (_, { imageId }) => void returns.push(imageId),
      },
    }),
    { input: { imageId: 'image-1', began: BEGAN, texts: [], before: 'v1', draft } },
  ).start();
  const take = (step: GridStep) => actor.send({ type: 'step.taken', step });
  return { actor, held, notices, returns, take, now: () => actor.getSnapshot(), kept: () => kept.at(-1) };
}

const rowsIn = ({ now }: ReturnType<typeof started>) => now().context.now.grid?.rows.length;

describe('a correction', () => {
  it('is taken back and done again step by step, and is nobody else to keep once nothing is left of it', () => {
    const stage = started();
    stage.take(MORE);
    stage.take(MORE);
    expect(stage.kept()).toMatchObject({ before: 'v1', corrected: { grid: { rows: expect.any(Array) } } });
    expect(rowsIn(stage)).toBe(3);
    stage.actor.send({ type: 'undo' });
    expect(rowsIn(stage)).toBe(2);
    stage.actor.send({ type: 'redo' });
    expect(rowsIn(stage)).toBe(3);
    for (let n = 0; n < 3; n++) stage.actor.send({ type: 'undo' });
    expect(stage.now().context.now).toEqual(BEGAN);
    expect(stage.kept()).toBeUndefined();
    stage.actor.send({ type: 'redo' });
    stage.take({ type: 'size.typed', rows: 6, columns: 4 });
    expect(stage.now().can({ type: 'redo' })).toBe(false);
  });

  it('counts one drag, and the letters of one name, as one step', () => {
    const stage = started();
    const part = { kind: 'corner', index: 0 } as const;
    for (const x of [10, 20, 30]) stage.take({ type: 'part.dragged', part, to: { x, y: x }, drag: 1 });
    stage.take({ type: 'part.dragged', part, to: { x: 90, y: 90 }, drag: 2 });
    expect(stage.now().context.past).toHaveLength(2);
    const cell = { row: 1, column: 1 };
    stage.actor.send({ type: 'part.chosen', part: { kind: 'cells', from: cell, to: cell } });
    for (const name of ['N', 'Nu', 'Nut']) stage.take({ type: 'name.typed', name });
    expect(stage.now().context.past).toHaveLength(3);
    expect(stage.now().context.now.names).toEqual([{ ...cell, name: 'Nut' }]);
    stage.actor.send({ type: 'undo' });
    expect(stage.now().context.now.names).toEqual([]);
    stage.actor.send({ type: 'undo' });
    expect(stage.now().context.now.grid?.corners[0]).toEqual({ x: 30, y: 30 });
  });

  it('that can do nothing is no step', () => {
    const stage = started();
    stage.take({ type: 'cells.joined' });
    stage.take({ type: 'line.removed', part: { kind: 'corner', index: 0 } });
    expect(stage.now().context.past).toEqual([]);
    expect(stage.kept()).toBeUndefined();
  });

  it('is saved after the version that it is of, and told of: whoever saves it drops the draft', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    expect(stage.held.saveCorrection.inputs).toEqual([
      { imageId: 'image-1', corrected: stage.now().context.now, before: 'v1' },
    ]);
    await stage.held.saveCorrection.answer(theirs('v2'));
    expect(stage.now().status).toBe('done');
    expect(stage.now().context.saved).toEqual(theirs('v2'));
    expect(stage.notices).toEqual([{ kind: 'success', text: 'Correction saved', detail: '9 compartments' }]);
    expect(stage.kept()).toBeDefined();
  });

  it('that could not be saved stays to be saved again', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(OFFLINE);
    expect(stage.now().value).toBe('editing');
    expect(stage.now().context.failure).toEqual(OFFLINE);
    expect(stage.kept()).toBeDefined();
    stage.actor.send({ type: 'save.requested' });
    expect(stage.now().context.failure).toBeUndefined();
    expect(stage.held.saveCorrection.inputs).toHaveLength(2);
  });

  it('does not take the place of what somebody else has saved meanwhile, unless the person says so', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    expect(stage.now().value).toBe('comparing');
    await stage.held.readAnalysis.answer(theirs('v7'));
    expect(stage.now().value).toBe('conflicting');
    expect(stage.kept()).toBeDefined();
    stage.actor.send({ type: 'mine.kept' });
    expect(stage.held.saveCorrection.inputs.at(-1)).toMatchObject({ before: 'v7' });
  });

  it('gives way to what somebody else has saved where the person wants that', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    await stage.held.readAnalysis.answer(theirs('v7'));
    stage.actor.send({ type: 'theirs.taken' });
    expect(stage.now().context.saved).toEqual(theirs('v7'));
    expect(stage.kept()).toBeUndefined();
  });

  /** What the host has after a save: this correction. */
  const saved = (corrected: Corrected, version: string): SeenAnalysis => ({
    at: 1,
    analysis: anAnalysis({
      status: 'completed',
      correction: { ...corrected, version, username: 'ada', updated_at: null, analysis_id: null },
    }),
  });
  const CELL = { row: 1, column: 1 };

  it('takes what is done while it is saved, stays open with that, and saves it after what was saved', async () => {
    const stage = started();
    stage.take(MORE);
    const first = stage.now().context.now;
    stage.actor.send({ type: 'save.requested' });
    stage.actor.send({ type: 'part.chosen', part: { kind: 'cells', from: CELL, to: CELL } });
    stage.take({ type: 'name.typed', name: 'Nut' });
    expect(stage.kept()).toMatchObject({ before: 'v1', corrected: { names: [{ name: 'Nut' }] } });
    await stage.held.saveCorrection.answer(saved(first, 'v2'));
    expect(stage.now().value).toBe('editing');
    expect(stage.now().context.now.names).toEqual([{ ...CELL, name: 'Nut' }]);
    expect(stage.kept()).toMatchObject({ before: 'v2', corrected: { names: [{ name: 'Nut' }] } });
    expect(stage.notices).toEqual([
      {
        kind: 'success',
        text: 'Correction saved',
        detail: 'What you have done since then is not saved yet.',
      },
    ]);
    stage.actor.send({ type: 'save.requested' });
    expect(stage.held.saveCorrection.inputs.at(-1)).toMatchObject({
      before: 'v2',
      corrected: { names: [{}] },
    });
    await stage.held.saveCorrection.answer(saved(stage.now().context.now, 'v3'));
    expect(stage.now().status).toBe('done');
  });

  it('does not close under the fingers of who has chosen another cell while it was saved', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    stage.actor.send({ type: 'part.chosen', part: { kind: 'cells', from: CELL, to: CELL } });
    await stage.held.saveCorrection.answer(saved(stage.now().context.now, 'v2'));
    expect(stage.now().value).toBe('editing');
    expect(stage.kept()).toBeUndefined();
  });

  it('that is closed with more than what is being saved leaves that as a draft of what was saved', async () => {
    const stage = started();
    stage.take(MORE);
    const first = stage.now().context.now;
    stage.actor.send({ type: 'save.requested' });
    stage.take(MORE);
    stage.actor.send({ type: 'close.requested' });
    await stage.held.saveCorrection.answer(saved(first, 'v2'));
    expect(stage.now().status).toBe('done');
    expect(stage.now().context.saved).toEqual(saved(first, 'v2'));
    expect(stage.kept()).toMatchObject({ before: 'v2' });
  });

  it('whose answer was lost is in conflict with nobody: what it has saved is gone on from', async () => {
    const stage = started();
    stage.take(MORE);
    const first = stage.now().context.now;
    const isLost = { ...OFFLINE, outcome: 'unknown' as const };
    for (const again of ['same', 'more'] as const) {
      stage.actor.send({ type: 'save.requested' });
      await stage.held.saveCorrection.fail(isLost);
      if (again === 'more') stage.take(MORE);
    }
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    await stage.held.readAnalysis.answer(saved(first, 'v2'));
    expect(stage.now().value).toBe('saving');
    expect(stage.held.saveCorrection.inputs.at(-1)).toMatchObject({ before: 'v2' });
  });

  it('whose answer was lost is in conflict with nobody in the next dialog either, and that one hears of it', async () => {
    const isLost = { ...OFFLINE, outcome: 'unknown' as const };
    const before = started();
    before.take(MORE);
    const first = before.now().context.now;
    before.actor.send({ type: 'save.requested' });
    before.actor.send({ type: 'close.requested' });
    await before.held.saveCorrection.fail(isLost);
    const draft = before.kept();
    expect(draft).toMatchObject({ unanswered: [first] });

    const heard = started(draft);
    heard.actor.send({ type: 'saved.heard', seen: saved(first, 'v2') });
    expect(heard.now().context.before).toBe('v2');

    const stage = started(draft);
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    // What is done while it is looked is no other correction.
    stage.take(MORE);
    await stage.held.readAnalysis.answer(saved(first, 'v2'));
    expect(stage.held.saveCorrection.inputs.at(-1)).toMatchObject({ before: 'v2' });
  });

  it('that turns out to be saved says nothing of a lost answer any more, and goes on from there', async () => {
    const stage = started();
    stage.take(MORE);
    const first = stage.now().context.now;
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail({ ...OFFLINE, outcome: 'unknown' });
    stage.actor.send({ type: 'saved.heard', seen: theirs('v7') });
    expect(stage.now().context).toMatchObject({ before: 'v1', failure: { outcome: 'unknown' } });
    stage.actor.send({ type: 'saved.heard', seen: saved(first, 'v2') });
    expect(stage.now().context).toMatchObject({ before: 'v2', failure: undefined });
    expect(stage.kept()).toBeUndefined();
    stage.take(MORE);
    expect(stage.kept()).toMatchObject({ before: 'v2' });
  });

  it('that the host has already, word for word, is saved', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    const { grid, names } = stage.now().context.now;
    const { corners = [], columns = [], rows = [], joined = [] } = grid ?? {};
    // Read back, its fields come in another order.
    const back = { names, grid: grid && { joined, rows, columns, corners } } as Corrected;
    await stage.held.readAnalysis.answer(saved(back, 'v2'));
    expect(stage.now().status).toBe('done');
    expect(stage.kept()).toBeUndefined();
  });

  describe('whose dialog is closed while it is saved', () => {
    function closed() {
      const stage = started();
      stage.take(MORE);
      stage.actor.send({ type: 'save.requested' });
      stage.actor.send({ type: 'close.requested' });
      expect(stage.now()).toMatchObject({ value: 'saving', context: { isShown: false } });
      expect(stage.notices).toEqual([]);
      return stage;
    }

    it('is saved, and a notice says so', async () => {
      const stage = closed();
      await stage.held.saveCorrection.answer(theirs('v2'));
      expect(stage.now().status).toBe('done');
      expect(stage.now().context.saved).toEqual(theirs('v2'));
      expect(stage.notices).toMatchObject([{ text: 'Correction saved' }]);
    });

    it('stays a draft where it is not saved, and a notice says so and leads back', async () => {
      for (const [failed, text, reason] of [
        [OFFLINE, 'Correction not saved', OFFLINE.message],
        [STALE, 'Correction not saved', 'Somebody else was faster.'],
        [{ ...OFFLINE, outcome: 'unknown' as const }, 'No answer from the server', OFFLINE.message],
      ] as const) {
        const stage = closed();
        await stage.held.saveCorrection.fail(failed);
        expect(stage.notices).toMatchObject([
          {
            text,
            detail: `${reason} What you have done is kept in this browser.`,
            action: { label: 'Open' },
          },
        ]);
        expect(stage.held.readAnalysis.inputs).toEqual([]);
        expect(stage.kept()).toBeDefined();
        stage.actor.send({ type: 'return.requested' });
        expect(stage.returns).toEqual(['image-1']);
      }
    });

    it('is told of in its dialog alone where that is open again by then', async () => {
      const stage = closed();
      stage.actor.send({ type: 'dialog.shown' });
      await stage.held.saveCorrection.fail(OFFLINE);
      expect(stage.now().value).toBe('editing');
      expect(stage.now().context.failure).toEqual(OFFLINE);
      expect(stage.notices).toEqual([]);
    });
  });

  it('is told of where its dialog goes while it is looked who was faster', async () => {
    for (const type of ['close.requested', 'dialog.left'] as const) {
      const stage = started();
      stage.take(MORE);
      stage.actor.send({ type: 'save.requested' });
      await stage.held.saveCorrection.fail(STALE);
      stage.actor.send({ type });
      expect(stage.now()).toMatchObject({ value: 'left', context: { isShown: false } });
      expect(stage.notices).toMatchObject([
        { text: 'Correction not saved', detail: expect.stringContaining('Somebody else was faster.') },
      ]);
      expect(stage.kept()).toBeDefined();
    }
  });

  it('goes on where nobody can say what somebody else has saved', async () => {
    const stage = started();
    stage.take(MORE);
    stage.actor.send({ type: 'save.requested' });
    await stage.held.saveCorrection.fail(STALE);
    await stage.held.readAnalysis.fail(OFFLINE);
    expect(stage.now().value).toBe('editing');
    expect(stage.now().context.failure).toEqual(OFFLINE);
  });

  it('that was left goes on from there the next time, and can be begun anew', () => {
    const left = started();
    left.take(MORE);
    const draft = left.kept();
    left.actor.send({ type: 'close.requested' });
    expect(left.now().status).toBe('done');
    expect(left.now().context.saved).toBeUndefined();
    expect(left.kept()).toBe(draft);

    const stage = started(draft && { ...draft, before: 'v0' });
    expect(rowsIn(stage)).toBe(2);
    // What it was of counts, not what is there by now.
    stage.actor.send({ type: 'save.requested' });
    expect(stage.held.saveCorrection.inputs.at(-1)).toMatchObject({ before: 'v0' });

    const anew = started(draft);
    anew.actor.send({ type: 'changes.discarded' });
    expect(anew.now().context.now).toEqual(BEGAN);
    expect(anew.kept()).toBeUndefined();
    anew.actor.send({ type: 'undo' });
    expect(rowsIn(anew)).toBe(2);
  });
});
