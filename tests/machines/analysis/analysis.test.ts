import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { ANALYSIS_POLL_INTERVAL, ANALYSIS_UNUSUAL_AFTER } from '../../../contract/analysis/analysisLimits.ts';
import { type Failure, failure } from '../../../src/failure.ts';
import { litIn, LOOKS_MISSED, type PageTurned } from '../../../src/machines/analysis/analysis.context.ts';
import { analysisMachine } from '../../../src/machines/analysis/analysis.machine.ts';
import {
  type KnownAnalyses,
  offersAnalysis,
  offersAnother,
  offersCreation,
  type SeenAnalysis,
} from '../../../src/model/analysis/analysis.ts';
import { aCompartment, anAnalysis } from './samples.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { OFFLINE } from '../kit/samples.ts';

const STARTED = Date.parse('2026-03-01T12:00:00Z');
const seen = (change: Partial<ImageAnalysis>, at = STARTED): SeenAnalysis => ({
  analysis: anAnalysis({ created_at: new Date(STARTED).toISOString(), ...change }),
  at,
});
const known = (...analyses: SeenAnalysis[]): KnownAnalyses => ({
  analyses,
  failure: undefined,
  isSetUp: true,
});
const DONE: Partial<ImageAnalysis> = {
  status: 'completed',
  summary: 'Four drawers.',
  compartments: [aCompartment()],
};

function started() {
  const clock = new SimulatedClock();
  const held = {
    findAnalyses: heldPromise<KnownAnalyses, { imageId: string }>(),
    startAnalysis: heldPromise<SeenAnalysis, { imageId: string }>(),
    readAnalysis: heldPromise<SeenAnalysis, { imageId: string }>(),
    watchPage: heldWatch<PageTurned, void>(),
    confirmDiscarding: heldPromise<boolean, Record<never, never>>(),
    discardCorrection: heldPromise<SeenAnalysis, { imageId: string; version: string }>(),
  };
  const { notify, notices } = recordedActions();
  const actor = createActor(
    analysisMachine.provide({
      actors: {
        findAnalyses: held.findAnalyses.logic,
        startAnalysis: held.startAnalysis.logic,
        readAnalysis: held.readAnalysis.logic,
        watchPage: held.watchPage.logic,
        confirmDiscarding: held.confirmDiscarding.logic,
        discardCorrection: held.discardCorrection.logic,
      },
      actions: { notify },
    }),
    { input: { imageId: 'image-1' }, clock },
  ).start();
  return { actor, clock, held, notices, now: () => actor.getSnapshot() };
}

async function running() {
  const stage = started();
  await stage.held.findAnalyses.answer(known());
  stage.actor.send({ type: 'analysis.requested' });
  await stage.held.startAnalysis.answer(seen({ status: 'pending' }));
  return { ...stage, tick: () => stage.clock.increment(ANALYSIS_POLL_INTERVAL) };
}

describe('a selected image', () => {
  test('LOC-61: is checked for an analysis, of that image', () => {
    const { held, now } = started();
    expect(held.findAnalyses.inputs).toEqual([{ imageId: 'image-1' }]);
    expect(now().value).toBe('checking');
    expect(now().hasTag('busy')).toBe(true);
  });

  test.each([
    [{ completed: 'resting' }, DONE],
    [{ failed: 'resting' }, { status: 'failed' }],
    [{ running: { polling: 'waiting', pace: 'usual' } }, { status: 'pending' }],
    [{ running: { polling: 'waiting', pace: 'usual' } }, { status: 'processing' }],
  ] as const)('LOC-62: is in the state of its analysis: %o', async (state, analysis) => {
    const { held, now, notices } = started();
    await held.findAnalyses.answer(known(seen(analysis)));
    expect(now().value).toEqual(state);
    // What had ended before is no news.
    expect(notices).toEqual([]);
  });

  test('CALL-68: has none when the check failed, and the reason is kept', async () => {
    const { held, now } = started();
    await held.findAnalyses.answer({ analyses: [], failure: OFFLINE, isSetUp: true });
    expect(now().value).toBe('none');
    expect(now().context).toMatchObject({ analysis: undefined, checkFailure: OFFLINE });
    expect(now().can({ type: 'analysis.requested' })).toBe(true);
  });

  test('cannot be analysed where nobody has set that up, but what was found before stays', async () => {
    const { held, now } = started();
    await held.findAnalyses.answer({ ...known(seen(DONE)), isSetUp: false });
    expect(now().value).toEqual({ completed: 'resting' });
    expect(now().can({ type: 'analysis.requested' })).toBe(false);
  });
});

describe('what is offered', () => {
  const analysis = (change: Partial<ImageAnalysis>) => anAnalysis({ ...DONE, ...change });

  test.each([
    ['ANALYSIS-05: no result', undefined, true],
    ['ANALYSIS-06: a failed one', analysis({ status: 'failed' }), true],
    ['ANALYSIS-07: one without a summary', analysis({ summary: ' ' }), true],
    ['a pending one', analysis({ status: 'pending', summary: '' }), false],
    ['a running one', analysis({ status: 'processing', summary: '' }), false],
    ['a completed one', analysis({}), false],
  ])("%s decides whether 'Analyze' is offered", (_, given, isOffered) => {
    expect(offersAnalysis(given)).toBe(isOffered);
  });

  test("LOC-63: 'Re-run analysis' beside a result, and never beside 'Analyze'", () => {
    expect(offersAnother(analysis({}))).toBe(true);
    for (const given of [
      undefined,
      analysis({ status: 'failed' }),
      analysis({ summary: '' }),
      analysis({ status: 'pending' }),
    ]) {
      expect(offersAnother(given)).toBe(false);
    }
  });

  test.each([
    ['ANALYSIS-08: completed, compartments, a location', analysis({}), true, true],
    ['ANALYSIS-09: still processing', analysis({ status: 'processing' }), true, false],
    ['ANALYSIS-09: failed', analysis({ status: 'failed' }), true, false],
    ['ANALYSIS-09: none', undefined, true, false],
    ['ANALYSIS-10: no compartments', analysis({ compartments: [] }), true, false],
    ['ANALYSIS-11: no location', analysis({}), false, false],
  ])("%s decides whether 'Create Items' is offered", (_, given, isLocationKnown, isOffered) => {
    expect(offersCreation(given, isLocationKnown)).toBe(isOffered);
  });
});

describe('a running analysis', () => {
  test('ANALYSIS-02: is looked at every 3 s', async () => {
    const { clock, held, now } = await running();
    expect(ANALYSIS_POLL_INTERVAL).toBe(3000);
    clock.increment(2999);
    expect(held.readAnalysis.inputs).toEqual([]);
    clock.increment(1);
    expect(held.readAnalysis.inputs).toEqual([{ imageId: 'image-1' }]);
    await held.readAnalysis.answer(seen({ status: 'processing' }));
    expect(now().context.analysis?.status).toBe('processing');
    clock.increment(2999);
    expect(held.readAnalysis.inputs).toHaveLength(1);
    clock.increment(1);
    expect(held.readAnalysis.inputs).toHaveLength(2);
  });

  test('ANALYSIS-02: is not looked at again before the last look has an answer', async () => {
    const { held, tick } = await running();
    for (let turn = 0; turn < 5; turn++) tick();
    expect(held.readAnalysis.inputs).toHaveLength(1);
  });

  test.each([
    ['ANALYSIS-01 ANALYSIS-03 LOC-64: completed', DONE, 'completed', []],
    [
      'ANALYSIS-01 ANALYSIS-04 ERR-29: failed',
      { status: 'failed', error_message: 'The provider is busy.' },
      'failed',
      [{ kind: 'error', text: 'Analysis failed', detail: 'The provider is busy.' }],
    ],
  ] as const)('%s ends the looking', async (_, end, state, told) => {
    const { held, now, tick, notices } = await running();
    tick();
    await held.readAnalysis.answer(seen(end));
    expect(now().matches(state)).toBe(true);
    expect(now().context.analysis).toMatchObject(end);
    expect(notices).toEqual(told);
    for (let turn = 0; turn < 5; turn++) tick();
    expect(held.readAnalysis.inputs).toHaveLength(1);
  });

  test('is looked at no more once its panel is gone', async () => {
    const { actor, held, tick } = await running();
    tick();
    actor.stop();
    expect(held.readAnalysis.givenUp).toEqual([true]);
    tick();
    expect(held.readAnalysis.inputs).toHaveLength(1);
  });

  test('outlives looks without an answer, and says so when several in a row had none', async () => {
    const { held, now, tick } = await running();
    for (let missed = 1; missed <= LOOKS_MISSED; missed++) {
      tick();
      await held.readAnalysis.fail(OFFLINE);
      expect(now().context).toMatchObject({ missedLooks: missed, lookFailure: OFFLINE });
      expect(now().matches('running')).toBe(true);
    }
    tick();
    await held.readAnalysis.answer(seen(DONE));
    expect(now().value).toEqual({ completed: 'resting' });
    expect(now().context).toMatchObject({ missedLooks: 0, lookFailure: undefined });
  });

  test('that the host does not know any more is none, and its person is told', async () => {
    const { held, notices, now, tick } = await running();
    for (let missed = 1; missed <= LOOKS_MISSED; missed++) {
      expect(now().matches('running')).toBe(true);
      tick();
      await held.readAnalysis.fail(failure('not-found', 'Analysis not found'));
    }
    expect(now().value).toBe('none');
    expect(now().context.analysis).toBeUndefined();
    expect(notices).toEqual([
      expect.objectContaining({ kind: 'warning', text: 'The analysis is not there any more' }),
    ]);
  });

  test('is called unusually long after 5 minutes, without being given up', async () => {
    const { clock, held, now } = await running();
    clock.increment(ANALYSIS_UNUSUAL_AFTER - 1);
    expect(now().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(now().hasTag('slow')).toBe(true);
    await held.readAnalysis.answer(seen(DONE));
    expect(now().value).toEqual({ completed: 'resting' });
  });

  test('that was found running has its time before counted in', async () => {
    const { clock, held, now } = started();
    const [found, before] = [seen({ status: 'processing' }, STARTED + 240_000), 240_000];
    await held.findAnalyses.answer(known(found));
    expect(now().context.startedAt).toBe(STARTED);
    clock.increment(ANALYSIS_UNUSUAL_AFTER - before);
    expect(now().hasTag('slow')).toBe(true);
  });

  test.each([
    ['ahead', -60_000],
    ['far back', 3 * 3_600_000],
  ])('of a host whose clock is %s begins when it is first seen', async (_, age) => {
    const { held, now } = started();
    await held.findAnalyses.answer(known(seen({ status: 'processing' }, STARTED + age)));
    expect(now().context.startedAt).toBe(STARTED + age);
  });
});

describe('a start', () => {
  test('ERR-28: that fails is told, and what was there stays', async () => {
    const { actor, held, now, notices } = started();
    await held.findAnalyses.answer(known(seen(DONE)));
    actor.send({ type: 'analysis.requested' });
    expect(now().hasTag('busy')).toBe(true);
    await held.startAnalysis.fail(OFFLINE);
    expect(now().value).toEqual({ completed: 'resting' });
    expect(now().context).toMatchObject({ startFailure: OFFLINE, analysis: DONE });
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to start analysis', detail: OFFLINE.message }]);
    actor.send({ type: 'analysis.requested' });
    expect(now().context.startFailure).toBeUndefined();
  });

  test('is made once, however often it is asked for', async () => {
    const { actor, held } = started();
    actor.send({ type: 'analysis.requested' });
    await held.findAnalyses.answer(known());
    for (let press = 0; press < 3; press++) actor.send({ type: 'analysis.requested' });
    await held.startAnalysis.answer(seen({ status: 'pending' }));
    actor.send({ type: 'analysis.requested' });
    expect(held.startAnalysis.inputs).toEqual([{ imageId: 'image-1' }]);
  });

  test('may be answered with an analysis that has ended already', async () => {
    const { actor, held, now } = started();
    await held.findAnalyses.answer(known());
    actor.send({ type: 'analysis.requested' });
    await held.startAnalysis.answer(seen(DONE));
    expect(now().value).toEqual({ completed: 'resting' });
  });

  test('LOC-63: of another analysis drops what was selected in the last one', async () => {
    const { actor, held, now } = started();
    await held.findAnalyses.answer(known(seen(DONE)));
    actor.send({ type: 'compartment.selected', index: 0 });
    actor.send({ type: 'analysis.requested' });
    await held.startAnalysis.answer(seen({ status: 'pending', id: 'another' }));
    expect(now().context.selected).toBeUndefined();
  });
});

describe('one that has ended', () => {
  const renamed: Partial<ImageAnalysis> = { ...DONE, compartments: [aCompartment({ name: 'Corrected' })] };
  async function ended() {
    const stage = started();
    await stage.held.findAnalyses.answer(known(seen(DONE)));
    return stage;
  }

  test('is read again before items are created of it, with the word that it has changed', async () => {
    const { actor, held, now } = await ended();
    actor.send({ type: 'compartment.selected', index: 0 });
    for (let press = 0; press < 2; press++) actor.send({ type: 'creation.requested' });
    expect(held.readAnalysis.inputs).toEqual([{ imageId: 'image-1' }]);
    expect([now().hasTag('opening'), now().hasTag('busy'), now().context.toCreate]).toEqual([
      true,
      false,
      undefined,
    ]);
    await held.readAnalysis.answer(seen(renamed));
    expect(now().value).toEqual({ completed: 'resting' });
    expect(now().context).toMatchObject({
      toCreate: { compartments: renamed.compartments, areNew: true },
      analysis: renamed,
      selected: undefined,
    });
    const first = now().context.toCreate;
    actor.send({ type: 'compartment.selected', index: 0 });
    actor.send({ type: 'creation.requested' });
    await held.readAnalysis.answer(seen(renamed));
    expect(now().context).toMatchObject({ toCreate: { areNew: false }, selected: 0 });
    expect(now().context.toCreate).not.toBe(first);
  });

  test('is what items are created of where it cannot be read again, which is said', async () => {
    const { actor, held, now, notices } = await ended();
    actor.send({ type: 'creation.requested' });
    await held.readAnalysis.fail(OFFLINE);
    expect(now().context.toCreate).toEqual({ compartments: DONE.compartments, areNew: false });
    expect(notices).toMatchObject([{ kind: 'warning', text: 'The compartments may have changed' }]);
  });

  test('gives nothing to create where another one runs by then, or has found nothing', async () => {
    const { actor, held, now } = await ended();
    actor.send({ type: 'creation.requested' });
    await held.readAnalysis.answer(seen({ ...DONE, compartments: [] }));
    expect(now().context.toCreate).toBeUndefined();
    actor.send({ type: 'creation.requested' });
    await held.readAnalysis.answer(seen({ status: 'processing', id: 'another' }));
    expect([now().matches('running'), now().context.toCreate]).toEqual([true, undefined]);
  });

  test('is read again when its page is looked at again, and stays what it was where that fails', async () => {
    const { held, now, notices } = await ended();
    held.watchPage.send({ type: 'page.hidden' });
    expect(held.readAnalysis.inputs).toEqual([]);
    for (const type of ['page.shown', 'page.woke'] as const) held.watchPage.send({ type });
    expect(held.readAnalysis.inputs).toHaveLength(1);
    await held.readAnalysis.fail(OFFLINE);
    expect([now().value, notices]).toEqual([{ completed: 'resting' }, []]);
    held.watchPage.send({ type: 'page.shown' });
    await held.readAnalysis.answer(seen(renamed));
    expect(now().context).toMatchObject({ analysis: renamed, toCreate: undefined });
  });
});

test('the compartment that stands out is the one pointed at, then focused, then selected', async () => {
  const { actor, held, now } = started();
  await held.findAnalyses.answer(known(seen(DONE)));
  const lit = () => litIn(now().context);
  actor.send({ type: 'compartment.selected', index: 3 });
  expect(lit()).toBe(3);
  actor.send({ type: 'compartment.focused', index: 2 });
  expect(lit()).toBe(2);
  actor.send({ type: 'compartment.pointed', index: 1 });
  expect(lit()).toBe(1);
  // An arrow key leaves a resting pointer behind.
  actor.send({ type: 'compartment.focused', index: 0 });
  expect(lit()).toBe(0);
  actor.send({ type: 'compartment.focused', index: undefined });
  expect(lit()).toBe(3);
});

describe('a correction', () => {
  const correctedBy = (username: string, version: string): Partial<ImageAnalysis> => ({
    ...DONE,
    correction: {
      version,
      username,
      updated_at: null,
      analysis_id: null,
      grid: null,
      names: [],
    },
  });
  async function discarding(reason: Failure) {
    const stage = started();
    await stage.held.findAnalyses.answer(known(seen(correctedBy('ada', 'one'))));
    const discard = async () => {
      stage.actor.send({ type: 'discard.requested' });
      await stage.held.confirmDiscarding.answer(true);
    };
    await discard();
    await stage.held.discardCorrection.fail(reason);
    return { ...stage, discard };
  }

  test('that somebody else has replaced is read again as it is not discarded: the next try is for theirs', async () => {
    const { held, now, notices, discard } = await discarding(failure('stale', 'Ben has corrected it.'));
    expect(notices).toMatchObject([{ text: 'The correction was not discarded' }]);
    await held.readAnalysis.answer(seen(correctedBy('ben', 'two')));
    expect(now().context.analysis?.correction?.username).toBe('ben');
    await discard();
    expect(held.discardCorrection.inputs.map(({ version }) => version)).toEqual(['one', 'two']);
    await held.discardCorrection.answer(seen(DONE));
    expect([now().context.analysis?.correction, notices.length]).toEqual([null, 1]);
  });

  test('that cannot be read again stays as it was known', async () => {
    const { held, now } = await discarding(failure('stale', 'Ben has corrected it.'));
    await held.readAnalysis.fail(OFFLINE);
    expect([now().hasTag('busy'), now().context.analysis?.correction?.username]).toEqual([false, 'ada']);
  });

  test('that could not be discarded without the server is not asked for again', async () => {
    const { held, now } = await discarding(OFFLINE);
    expect([now().hasTag('busy'), held.readAnalysis.inputs]).toEqual([false, []]);
  });
});
