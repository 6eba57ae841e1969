import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Failure, failure } from '../../../src/failure.ts';
import type { HostBack } from '../../../src/machines/kit/unprovided.ts';
import { labelsMachine, type UnsentChanged } from '../../../src/machines/labels/labels.machine.ts';
import type { LabelChoice } from '../../../src/model/labels/labelChoice.ts';
import {
  chosenSheet,
  DEFAULT_LABELS,
  type LabelSettingsChange,
} from '../../../src/model/labels/labelSettings.ts';
import { ownSheet, ownValuesOf } from '../../../src/model/labels/sheets.ts';
import type { LabelSubject, LabelSubjects } from '../../../src/model/labels/labelSubjects.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';

const SUBJECT: LabelSubject = {
  label: 'WS',
  name: 'Workshop',
  path: '',
  quantity: '',
  page: '/location/WS',
  isAhead: false,
};
const range = (text: string): LabelChoice => ({ kind: 'range', text });

function printing(choice: LabelChoice = range('WS')) {
  const subjects = heldPromise<LabelSubjects, LabelChoice>();
  const url = heldPromise<string | undefined, void>();
  const watch = heldWatch<UnsentChanged, void>();
  const host = heldWatch<HostBack, Failure | undefined>();
  const kept: LabelSettingsChange[] = [];
  const remembered: string[] = [];
  const clock = new SimulatedClock();
  let prints = 0;
  const actor = createActor(
    labelsMachine.provide({
      actors: {
        readSubjects: subjects.logic,
        readUrl: url.logic,
        watchUnsent: watch.logic,
        watchHost: host.logic,
      },
      actions: {
        keep: (_, change) => void kept.push(change),
        keepOwn: () => {},
        print: () => void (prints += 1),
        rememberRange: (_, text) => void remembered.push(text),
      },
    }),
    { clock, input: { choice, settings: { ...DEFAULT_LABELS, nudge: { x: 99, y: 0 } } } },
  ).start();
  return {
    subjects,
    url,
    host,
    unsentChanged: () => watch.send({ type: 'unsent.changed' }),
    kept,
    remembered,
    clock,
    actor,
    prints: () => prints,
    now: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

describe('printing labels', () => {
  test('reads what the address asks for, and waits for where the codes lead', async () => {
    const { subjects, url, now, isBusy } = printing();
    expect(subjects.inputs).toEqual([range('WS')]);
    await subjects.answer({ subjects: [SUBJECT], unsent: 2, relabelled: 1 });
    expect([isBusy(), now().subjects, now().unsent, now().gone]).toEqual([true, [SUBJECT], 2, 0]);
    expect(now().relabelled).toBe(1);
    await url.answer('https://stowage.lan');
    expect([isBusy(), now().url]).toEqual([false, 'https://stowage.lan']);
  });

  test('reads anew what was unsent once that changes, also while it is read, and nothing else', async () => {
    const { subjects, unsentChanged, now } = printing();
    unsentChanged();
    expect(subjects.givenUp).toEqual([true, false]);
    await subjects.answer({ subjects: [SUBJECT], unsent: 0, relabelled: 1 });
    unsentChanged();
    expect(subjects.inputs).toHaveLength(3);
    await subjects.answer({ subjects: [{ ...SUBJECT, label: 'NEW' }], unsent: 0 });
    expect([now().subjects.map(({ label }) => label), now().relabelled]).toEqual([['NEW'], 0]);
    unsentChanged();
    expect(subjects.inputs).toHaveLength(3);
  });

  test('does without the address where the server has none to tell', async () => {
    const { url, actor, now, prints } = printing();
    await url.answer(undefined);
    actor.send({ type: 'print.requested' });
    expect([now().url, now().urlFailure, prints()]).toEqual([undefined, undefined, 1]);
  });

  test('prints no code while nobody knows where the server is reached, and asks again', async () => {
    const { url, actor, now, isBusy, subjects, prints } = printing();
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    await url.fail(failure('offline', 'Away'));
    actor.send({ type: 'print.requested' });
    expect([isBusy(), now().urlFailure?.kind, prints()]).toEqual([false, 'offline', 0]);
    actor.send({ type: 'retry.requested' });
    expect([isBusy(), now().urlFailure, subjects.inputs.length]).toEqual([true, undefined, 1]);
    await url.answer('https://stowage.lan');
    actor.send({ type: 'print.requested' });
    expect([now().url, prints()]).toEqual(['https://stowage.lan', 1]);
  });

  test('asks again by itself once the host is there again', async () => {
    const { url, now, isBusy, subjects, host } = printing();
    await url.fail(failure('offline', 'Away'));
    expect(host.inputs.at(-1)?.kind).toBe('offline');
    host.send({ type: 'host.back' });
    expect([isBusy(), now().urlFailure, url.inputs.length, subjects.inputs.length]).toEqual([
      true,
      undefined,
      2,
      1,
    ]);
    await url.answer('https://stowage.lan');
    await subjects.fail(failure('timeout', 'Away'));
    expect(now().failure?.kind).toBe('timeout');
    host.send({ type: 'host.back' });
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    expect([isBusy(), now().url, now().failure, now().subjects, url.inputs.length]).toEqual([
      false,
      'https://stowage.lan',
      undefined,
      [SUBJECT],
      2,
    ]);
  });

  test('reads anew what was only known from before, by itself once the host is back, and when asked to', async () => {
    const { actor, subjects, now, host } = printing();
    await subjects.answer({ subjects: [SUBJECT], unsent: 0, missed: failure('offline', 'Away') });
    expect([now().missed?.kind, host.inputs.at(-1)?.kind]).toEqual(['offline', 'offline']);
    host.send({ type: 'host.back' });
    await subjects.answer({ subjects: [SUBJECT], unsent: 0, missed: failure('unexpected', 'Slow') });
    actor.send({ type: 'retry.requested' });
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    actor.send({ type: 'retry.requested' });
    expect([now().missed, subjects.inputs.length]).toEqual([undefined, 3]);
  });

  test('prints without an answer where there is no code on the labels, or the address in use is the right one', async () => {
    const { url, actor, now, prints } = printing();
    await url.fail(failure('offline', 'Away'));
    actor.send({
      type: 'settings.changed',
      change: { kind: 'values', values: { shows: { ...DEFAULT_LABELS.shows, qr: false } } },
    });
    actor.send({ type: 'print.requested' });
    actor.send({
      type: 'settings.changed',
      change: { kind: 'values', values: { shows: DEFAULT_LABELS.shows } },
    });
    actor.send({ type: 'print.requested' });
    expect(prints()).toBe(1);
    actor.send({ type: 'address.accepted' });
    actor.send({ type: 'print.requested' });
    expect([prints(), now().urlFailure]).toEqual([2, undefined]);
  });

  test('shows what was chosen before until the next is read, and gives up what nobody wants any more', async () => {
    const { subjects, actor, now } = printing();
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    actor.send({ type: 'choice.made', choice: range('A') });
    actor.send({ type: 'choice.made', choice: range('AB') });
    expect(subjects.givenUp).toEqual([false, true, false]);
    expect(now().subjects).toEqual([SUBJECT]);
    await subjects.answer({ subjects: [], unsent: 0 });
    expect(now().subjects).toEqual([]);
    actor.send({ type: 'choice.made', choice: { kind: 'nothing' } });
    expect(subjects.inputs).toHaveLength(3);
  });

  test('takes a range once nothing more is typed for a moment, and loses no letter whatever the address does', async () => {
    const { subjects, actor, now, remembered, clock } = printing({ kind: 'nothing' });
    const isTyping = () => actor.getSnapshot().hasTag('typing');
    const type = (text: string) => actor.send({ type: 'range.typed', text });
    for (const text of ['W', 'WS', 'WS-', 'WS-A', 'WS-A1']) {
      type(text);
      clock.increment(50);
    }
    expect([now().typed, isTyping(), remembered, subjects.inputs]).toEqual(['WS-A1', true, [], []]);
    clock.increment(1000);
    expect([isTyping(), remembered, subjects.inputs]).toEqual([false, ['WS-A1'], [range('WS-A1')]]);
    // The address says the same: it is read once.
    actor.send({ type: 'choice.made', choice: range('WS-A1') });
    expect([now().typed, subjects.inputs.length]).toEqual(['WS-A1', 1]);
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });

    type('WS-A2');
    actor.send({ type: 'range.left' });
    expect([isTyping(), now().choice, remembered.at(-1)]).toEqual([false, range('WS-A2'), 'WS-A2']);
    actor.send({ type: 'range.left' });
    expect([subjects.inputs.length, remembered.length]).toEqual([2, 2]);
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });

    const long = 'A,'.repeat(2000);
    type(long);
    clock.increment(1000);
    expect([now().typed, now().choice, now().subjects]).toEqual([long, { kind: 'nothing' }, []]);
  });

  test('shows the range of another address instead of what was typed, and takes that no more', async () => {
    const { subjects, actor, now, remembered, clock } = printing();
    actor.send({ type: 'range.typed', text: 'WS-A' });
    actor.send({ type: 'choice.made', choice: range('BOX-1') });
    clock.increment(1000);
    expect([now().typed, remembered, subjects.inputs.at(-1)]).toEqual([undefined, [], range('BOX-1')]);
  });

  test('tells a failure, prints nothing old then, and tries again', async () => {
    const { subjects, actor, now } = printing();
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    actor.send({ type: 'choice.made', choice: range('A') });
    await subjects.fail(failure('offline', 'Away'));
    expect([now().failure?.kind, now().subjects]).toEqual(['offline', []]);
    actor.send({ type: 'retry.requested' });
    expect(now().failure).toBeUndefined();
    await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
    expect(now().subjects).toEqual([SUBJECT]);
  });

  test('keeps each setting within its limits, also what was kept before', () => {
    const { actor, now, kept } = printing();
    expect(now().settings.nudge).toEqual({ x: 5, y: 0 });
    actor.send({
      type: 'settings.changed',
      change: { kind: 'values', values: { nudge: { x: -0.3, y: 7 } } },
    });
    expect(now().settings.nudge).toEqual({ x: -0.3, y: 5 });
    expect(kept).toEqual([{ kind: 'values', values: { nudge: { x: -0.3, y: 7 } } }]);
  });

  test('begins another sheet at its first label, and never beyond the last', () => {
    const { actor, now, kept } = printing();
    actor.send({ type: 'run.changed', run: { start: 99, copies: 3 } });
    expect(now().run).toEqual({ start: 20, copies: 3, outlines: false });
    // Only for this print.
    expect(kept).toEqual([]);
    actor.send({
      type: 'settings.changed',
      change: { kind: 'values', values: { shows: { ...DEFAULT_LABELS.shows, path: false } } },
    });
    expect(now().run.start).toBe(20);
    actor.send({ type: 'settings.changed', change: { kind: 'values', values: { sheet: '5163' } } });
    expect(now().run.start).toBe(0);
  });

  test('has sizes of one’s own, each once, chosen when saved, and the first of all when removed', () => {
    const { actor, now, kept } = printing();
    const own = {
      id: 'own-1',
      name: 'Mine',
      page: { width: 100, height: 50 },
      columns: 1,
      rows: 1,
      label: { width: 90, height: 40 },
      pitch: { x: 100, y: 50 },
      left: 5,
      top: 5,
    };
    actor.send({ type: 'settings.changed', change: { kind: 'own saved', sheet: own } });
    actor.send({
      type: 'settings.changed',
      change: { kind: 'own saved', sheet: { ...own, name: 'Still mine' } },
    });
    expect(now().settings).toMatchObject({ sheet: 'own-1', own: [{ name: 'Still mine' }] });
    actor.send({ type: 'settings.changed', change: { kind: 'own removed', id: 'own-1' } });
    expect(now().settings.own).toEqual([]);
    expect(kept.map(({ kind }) => kind)).toEqual(['own saved', 'own saved', 'own removed']);
  });

  test('prints', () => {
    const { actor, prints } = printing();
    actor.send({ type: 'print.requested' });
    expect(prints()).toBe(1);
  });

  test('prints nothing while the number in a field was refused: the last one that fits is not what was asked for', () => {
    const { actor, now, prints } = printing();
    actor.send({ type: 'run.changed', run: { copies: 20 } });
    actor.send({ type: 'number.refused', field: 'Copies of each' });
    actor.send({ type: 'number.refused', field: 'Shift right, mm' });
    actor.send({ type: 'print.requested' });
    actor.send({ type: 'number.settled', field: 'Copies of each' });
    actor.send({ type: 'print.requested' });
    expect([prints(), now().refused]).toEqual([0, ['Shift right, mm']]);
    actor.send({ type: 'number.settled', field: 'Shift right, mm' });
    actor.send({ type: 'print.requested' });
    expect(prints()).toBe(1);
  });

  test('tells each choice of the first label elsewhere than in its field, also of the one that it was', () => {
    const { actor, now } = printing();
    actor.send({ type: 'start.chosen', start: 0 });
    expect([now().run.start, now().startsChosen]).toEqual([0, 1]);
    actor.send({ type: 'start.chosen', start: 99 });
    expect([now().run.start, now().startsChosen]).toEqual([20, 2]);
    // By its own field: what is typed there goes on.
    actor.send({ type: 'run.changed', run: { start: 3 } });
    expect([now().run.start, now().startsChosen]).toEqual([3, 2]);
  });

  test('keeps a size that is typed until it is saved or cancelled, but nothing where nothing was typed', () => {
    const { actor, now } = printing();
    actor.send({ type: 'own.opened' });
    expect(now().own).toMatchObject({ isOpen: true, values: { name: '', width: '63.5' } });
    actor.send({ type: 'own.closed' });
    expect(now().own).toBeUndefined();
    actor.send({ type: 'own.opened' });
    actor.send({ type: 'own.changed', field: 'name', value: 'Mine' });
    actor.send({ type: 'own.closed' });
    expect(now().own?.isOpen).toBe(false);
    actor.send({ type: 'settings.changed', change: { kind: 'values', values: { sheet: '5163' } } });
    actor.send({ type: 'own.opened' });
    expect(now().own).toMatchObject({ isOpen: true, values: { name: 'Mine', width: '63.5' } });
    actor.send({ type: 'own.cancelled' });
    actor.send({ type: 'own.opened' });
    expect(now().own?.values).toMatchObject({ name: '', width: '101.6' });
    const made = ownSheet('own-1', { ...ownValuesOf(chosenSheet(DEFAULT_LABELS)), name: 'Mine' });
    const sheet = 'sheet' in made ? made.sheet : expect.fail();
    actor.send({ type: 'settings.changed', change: { kind: 'own saved', sheet } });
    expect(now().own).toBeUndefined();
  });
});

test('labels that were read a while ago are read once more before they are printed', async () => {
  const { actor, subjects, url, clock, now, isBusy } = printing();
  await url.answer(undefined);
  await subjects.answer({ subjects: [SUBJECT], unsent: 0 });
  const isOld = () => actor.getSnapshot().hasTag('old');
  actor.send({ type: 'refresh.requested' });
  expect([isOld(), isBusy(), subjects.inputs.length]).toEqual([false, false, 1]);
  clock.increment(10_000);
  expect(isOld()).toBe(true);
  actor.send({ type: 'refresh.requested' });
  expect([isOld(), isBusy()]).toEqual([false, true]);
  await subjects.answer({ subjects: [{ ...SUBJECT, label: 'WS-2' }], unsent: 0 });
  expect([isOld(), isBusy(), now().subjects[0]?.label]).toEqual([false, false, 'WS-2']);
});
