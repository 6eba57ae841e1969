import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { newestUndo } from '../../../src/machines/changes/changes.context.ts';
import { takingOf, waitingOf } from '../../../src/machines/changes/changeTurns.ts';
import { historyOf } from '../../../src/machines/changes/deletionRuns.ts';
import { changesMachine } from '../../../src/machines/changes/changes.machine.ts';
import type { Change, Outcome, Step } from '../../../src/model/changes/changes.ts';
import { createRequestOf, itemAdded, UNDO_OFFERED } from '../../../src/model/changes/changes.ts';
import { settled } from '../kit/heldActors.ts';
import {
  addedItem,
  changesStage,
  countedStep,
  deletedItem,
  movedStep,
  outcomeOf,
  undoneBy,
} from './changes.stage.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';

const BIN = aLocation({ id: 'l2', name: 'Bin 0147' });
const [AXLE, BOLT] = [anItem({ id: 'a', name: 'Axle' }), anItem({ id: 'b', name: 'Bolt' })];
const move = (...items: (typeof AXLE)[]): Change => ({ kind: 'move items', items, to: BIN });
const setTo = (field: 'category' | 'supplier', value: string): Change => ({
  kind: 'set text',
  items: [AXLE],
  field,
  value,
});
const textStep = (field: 'category' | 'supplier', before: string, after: string): Step => ({
  kind: 'item changed',
  id: 'a',
  name: 'Axle',
  field,
  before,
  after,
});
const COPY: Change = {
  kind: 'copy branch',
  copy: { locations: [], items: [] },
  name: 'Cabinet 2',
  from: aLocation({ name: 'Cabinet 1' }),
};
const more = (by: number): Change => ({ kind: 'change quantity', items: [AXLE], by });
const moved = outcomeOf(movedStep('a', 'Axle'));

function changing() {
  const stage = changesStage();
  stage.actor.start();
  const { actor, held, notices } = stage;
  return {
    ...stage,
    last: () => notices.at(-1),
    /** The titles of what can be taken back, and of what can be done again, newest last. */
    history: () => {
      const { undo, redo } = actor.getSnapshot().context;
      return [undo.map(({ title }) => title), redo.map(({ title }) => title)];
    },
    async done(change: Change, outcome: Outcome) {
      actor.send({ type: 'change.requested', change });
      await settled();
      await held.performChange.answer(outcome);
    },
    /** Presses the button of a notice. */
    async press(text: string) {
      const notice = notices.findLast((one) => one.text === text);
      const event = notice?.action?.event;
      if (!event) throw new Error(`No button at '${text}'`);
      // Notices carry the machine's own events.
      actor.send(event as Parameters<typeof actor.send>[0]);
      await settled();
    },
    async undo() {
      actor.send({ type: 'undo.requested' });
      await settled();
    },
    async redo() {
      actor.send({ type: 'redo.requested' });
      await settled();
    },
    /** Answers the undo or redo under way: all of it was done. */
    async takenBack() {
      await held.undoChange.answer(undoneBy(...(held.undoChange.inputs.at(-1)?.steps ?? [])));
    },
  };
}

describe('a change', () => {
  test('is told of with its undo for ten seconds, and can be undone after them too', async () => {
    const { done, last, clock, history } = changing();
    await done(move(AXLE), moved);
    expect(last()).toMatchObject({
      kind: 'success',
      text: 'Moved Axle to Bin 0147',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', event: { type: 'undo.requested', id: 'change-1' } },
    });
    clock.increment(100 * UNDO_OFFERED);
    expect(history()).toEqual([['Move Axle'], []]);
  });

  test('that is asked for during another one comes after it', async () => {
    const { actor, held } = changing();
    for (const by of [1, 2]) actor.send({ type: 'change.requested', change: more(by) });
    await settled();
    expect(held.performChange.inputs).toMatchObject([{ change: { by: 1 } }]);
    await held.performChange.answer(outcomeOf(countedStep('a', 'Axle', 4, 5)));
    expect(held.performChange.inputs).toMatchObject([{ change: { by: 1 } }, { change: { by: 2 } }]);
  });

  test.each<[string, Change, Outcome]>([
    [
      'Moved 2 items to Bin 0147',
      move(AXLE, BOLT),
      outcomeOf(movedStep('a', 'Axle'), movedStep('b', 'Bolt')),
    ],
    ['Axle is in Bin 0147 already', move(AXLE), outcomeOf()],
    ['Quantity of Axle: 17', more(13), outcomeOf(countedStep('a', 'Axle', 4, 17))],
    [
      'Quantity of 2 items: 3 fewer',
      { kind: 'change quantity', items: [AXLE, BOLT], by: -3 },
      outcomeOf(countedStep('a', 'Axle', 4, 1), countedStep('b', 'Bolt', 4, 1)),
    ],
    ['Category of Axle: Tools', setTo('category', 'Tools'), outcomeOf(textStep('category', 'Misc', 'Tools'))],
    ['Supplier of Axle: none', setTo('supplier', ''), outcomeOf(textStep('supplier', 'Acme', ''))],
    ['Supplier of Axle: Acme already', setTo('supplier', 'Acme'), outcomeOf()],
    [
      'Category of Axle not changed',
      setTo('category', 'Tools'),
      { ...outcomeOf(), failed: [{ id: 'a', name: 'Axle', failure: OFFLINE }] },
    ],
    [
      'Duplicated Cabinet 1 as Cabinet 2: 1 item and 1 location',
      COPY,
      outcomeOf(
        {
          kind: 'location added',
          id: 'l9',
          name: 'Cabinet 2',
          input: createRequestOf(aLocation({ name: 'Cabinet 2' })),
        },
        addedItem('n', 'Nut'),
      ),
    ],
    [
      'Cabinet 1 not duplicated',
      COPY,
      { ...outcomeOf(), failed: [{ id: 'l9', name: 'Cabinet 2', failure: OFFLINE }] },
    ],
    [
      'Moved Shelf 1 to the top level',
      { kind: 'move locations', locations: [aLocation()], to: undefined },
      outcomeOf({ kind: 'location moved', id: 'l1', name: 'Shelf 1', before: 'l9', after: null }),
    ],
  ])('says "%s"', async (text, change, outcome) => {
    const { done, last } = changing();
    await done(change, outcome);
    expect(last()?.text).toBe(text);
  });

  test('that only this browser has says so', async () => {
    const { done, last } = changing();
    await done(move(AXLE), { ...moved, unsent: 1 });
    expect(last()?.detail).toBe('Kept in this browser until the server answers.');
  });

  test('that failed for some names them with the reason, and undoes the others', async () => {
    const { done, last, press, held } = changing();
    const failed = [{ id: 'b', name: 'Bolt', failure: failure('not-found', 'Item not found') }];
    await done(move(AXLE, BOLT), { ...moved, failed });
    expect(last()).toMatchObject({
      kind: 'warning',
      text: 'Moved 1 of 2 items to Bin 0147',
      detail: 'Bolt: Item not found.',
    });
    await press('Moved 1 of 2 items to Bin 0147');
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
  });

  test('is about the same whether it fails or not, and about something else for other items', async () => {
    const { done, abouts } = changing();
    await done(move(AXLE), { done: [], failed: [{ id: 'a', name: 'Axle', failure: OFFLINE }], unsent: 0 });
    await done(move(AXLE), outcomeOf(movedStep('a', 'Axle')));
    await done(move(BOLT), outcomeOf(movedStep('b', 'Bolt')));
    expect(abouts).toEqual([abouts[0], abouts[0], expect.not.stringMatching(abouts[0] ?? '')]);
  });

  test('that failed for all can be tried again for those', async () => {
    const { done, press, held, history } = changing();
    await done(move(AXLE, BOLT), {
      done: [],
      failed: [{ id: 'b', name: 'Bolt', failure: OFFLINE }],
      unsent: 0,
    });
    expect(history()).toEqual([[], []]);
    await press('2 items not moved');
    expect(held.performChange.inputs.at(-1)).toMatchObject({ change: { items: [BOLT] } });
  });

  test('tells how far it is', async () => {
    const { actor, held } = changing();
    actor.send({ type: 'change.requested', change: move(AXLE, BOLT) });
    held.performChange.inputs[0]?.onProgress({ done: 1, total: 2 });
    expect(actor.getSnapshot().context.progress).toEqual({ done: 1, total: 2 });
  });

  test('counting the same again stands in the place of the notice before it', async () => {
    const { done, notices } = changing();
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 5, 6)));
    expect(notices.map(({ id, text }) => [id, text])).toEqual([
      ['quantity a', 'Quantity of Axle: 5'],
      ['quantity a', 'Quantity of Axle: 6'],
    ]);
  });
});

describe('undo', () => {
  test('by key takes back the newest, and pressed again the one before it', async () => {
    const { done, undo, held, last } = changing();
    await done(move(AXLE), moved);
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
    await undo();
    await held.undoChange.answer(outcomeOf(countedStep('a', 'Axle', 5, 4)));
    expect(last()?.text).toBe('Quantity of Axle set back: 4');
    await undo();
    expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: moved.done });
    await held.undoChange.answer(moved);
    expect(last()).toMatchObject({ text: 'Moved Axle back' });
    expect(last()).not.toHaveProperty('action');
    await undo();
    expect(last()?.text).toBe('Nothing to undo');
  });

  test('of a category says which one it is again', async () => {
    const { done, undo, held, last, history } = changing();
    await done(setTo('category', 'Tools'), outcomeOf(textStep('category', 'Misc', 'Tools')));
    expect(history()).toEqual([['Change category of Axle'], []]);
    await undo();
    await held.undoChange.answer(outcomeOf(textStep('category', 'Tools', 'Misc')));
    expect(last()?.text).toBe('Category of Axle set back: Misc');
  });

  test('by its notice takes back that very change, whatever came after', async () => {
    const { done, press, held, history } = changing();
    await done(move(AXLE), moved);
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
    await press('Moved Axle to Bin 0147');
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
    expect(history()).toEqual([['Change quantity of Axle'], []]);
  });

  test('works long after its notice has gone', async () => {
    const { done, undo, held, clock } = changing();
    await done(move(AXLE), moved);
    clock.increment(1000 * UNDO_OFFERED);
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
  });

  test('takes the notice away whose button has nothing to do any more', async () => {
    const { done, undo, notices, withdrawn } = changing();
    await done(move(AXLE), moved);
    await undo();
    expect(withdrawn).toMatchObject([notices[0]]);
  });

  test('asked for while the change is on its way takes it back once it is done', async () => {
    const { actor, held } = changing();
    actor.send({ type: 'change.requested', change: move(AXLE) });
    actor.send({ type: 'undo.requested' });
    await settled();
    await held.performChange.answer(moved);
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
  });

  test('that failed can be tried again, for what it has failed with', async () => {
    const { done, undo, press, held, last, history } = changing();
    const steps = [movedStep('a', 'Axle'), movedStep('b', 'Bolt')] as const;
    await done(move(AXLE, BOLT), outcomeOf(...steps));
    await undo();
    await held.undoChange.answer({
      done: [steps[1]],
      failed: [{ id: 'a', name: 'Axle', failure: OFFLINE, step: steps[0] }],
      unsent: 0,
    });
    expect(last()).toMatchObject({
      text: 'Undone for 1 of 2',
      duration: Infinity,
      action: { label: 'Try again' },
    });
    expect(history()).toEqual([['Move Axle'], ['Move Bolt']]);
    await press('Undone for 1 of 2');
    expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: [steps[0]] });
  });

  test('that is refused for good offers no other try', async () => {
    const { done, undo, held, last, history } = changing();
    await done(move(AXLE), moved);
    await undo();
    const stale = failure('stale', 'It has been moved elsewhere since, and stays there.');
    await held.undoChange.answer({
      done: [],
      failed: [{ id: 'a', name: 'Axle', failure: stale }],
      unsent: 0,
    });
    expect(last()).toMatchObject({ text: 'Not undone', detail: `Axle: ${stale.message}` });
    expect(last()).not.toHaveProperty('action');
    expect(history()).toEqual([[], []]);
  });

  test('of items that others have added removes them', async () => {
    const { actor, undo, held, last } = changing();
    actor.send({ type: 'items.added', items: [AXLE] });
    expect(last()).toMatchObject({ text: 'Added Axle to Shelf 1', action: { label: 'Undo' } });
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item added', id: 'a' }] }]);
  });
});

describe('a change of many', () => {
  const MANY = Array.from({ length: 5000 }, (_, at) => anItem({ id: `i${at}`, name: `Part ${at}` }));
  const first = outcomeOf(...MANY.slice(0, 120).map(({ id, name }) => movedStep(id, name)));

  test('tells how far it is until it is over, a change of few does not', async () => {
    const { actor, held, notices, withdrawn } = changing();
    actor.send({ type: 'change.requested', change: move(AXLE, BOLT) });
    await settled();
    held.performChange.inputs.at(-1)?.onProgress({ done: 1, total: 2 });
    await held.performChange.answer(moved);
    expect(notices).toHaveLength(1);
    actor.send({ type: 'change.requested', change: move(...MANY) });
    await settled();
    held.performChange.inputs.at(-1)?.onProgress({ done: 120, total: 5000 });
    expect(notices.at(-1)).toMatchObject({
      text: 'Moving 120 of 5,000',
      duration: Infinity,
      action: { label: 'Stop' },
      isProgress: true,
    });
    const { id } = notices.at(-1) ?? {};
    await held.performChange.answer(moved);
    expect(withdrawn.at(-1)).toMatchObject({ id });
  });

  test('is stopped by the button there, and what is done by then is one entry with its undo', async () => {
    const { actor, held, press, last, history, takenBack } = changing();
    actor.send({ type: 'change.requested', change: move(...MANY) });
    await settled();
    const [input] = held.performChange.inputs;
    input?.onProgress({ done: 119, total: 5000 });
    expect(input?.isStopped()).toBe(false);
    await press('Moving 119 of 5,000');
    expect(input?.isStopped()).toBe(true);
    input?.onProgress({ done: 120, total: 5000 });
    expect(last()).toMatchObject({ text: 'Stopping…' });
    expect(last()).not.toHaveProperty('action');
    await held.performChange.answer({ ...first, left: 4880 });
    expect(last()).toMatchObject({
      text: 'Stopped: 120 of 5,000 items moved',
      action: { label: 'Undo' },
    });
    expect(history()).toEqual([['Move 120 items'], []]);
    await press('Stopped: 120 of 5,000 items moved');
    held.undoChange.inputs.at(-1)?.onProgress({ done: 60, total: 120 });
    expect(last()?.text).toBe('Undoing 60 of 120');
    await takenBack();
    expect(last()?.text).toBe('Moved 120 items back');
  });

  test.each([
    [0, 'Stopped after 120 of 5,000: nothing moved'],
    [1, 'Stopped after 120 of 5,000: 1 item moved'],
    [7, 'Stopped after 120 of 5,000: 7 items moved'],
    [120, 'Stopped: 120 of 5,000 items moved'],
  ])('of which %i differed says how far it got when it is stopped', async (differed, text) => {
    const { done, last } = changing();
    await done(move(...MANY), { ...outcomeOf(...first.done.slice(0, differed)), left: 4880 });
    expect(last()?.text).toBe(text);
  });

  test('is stopped by the undo of the newest, which takes back what is done', async () => {
    const { actor, held } = changing();
    actor.send({ type: 'change.requested', change: move(...MANY) });
    await settled();
    actor.send({ type: 'undo.requested' });
    expect(held.performChange.inputs[0]?.isStopped()).toBe(true);
    await held.performChange.answer({ ...first, left: 4880 });
    expect(held.undoChange.inputs).toMatchObject([{ steps: first.done }]);
  });

  test('is undone until that is stopped: what is undone by then can be done again, and the rest undone', async () => {
    const { actor, done, held, press, last, history, moved: told, undo, redo, takenBack } = changing();
    await done({ kind: 'set text', items: MANY, field: 'supplier', value: 'Bosch' }, first);
    await undo();
    const [input] = held.undoChange.inputs;
    input?.onProgress({ done: 36, total: 120 });
    expect(input?.isStopped()).toBe(false);
    await press('Undoing 36 of 120');
    expect([input?.isStopped(), last()?.text]).toEqual([true, 'Stopping…']);
    await held.undoChange.answer({ ...undoneBy(...first.done.slice(83)), left: 83 });
    expect(last()).toMatchObject({
      kind: 'warning',
      text: 'Stopped: 37 of 120 undone',
      action: { label: 'Undo the rest' },
    });
    expect(history()).toEqual([['Move 83 items'], ['Move 37 items']]);
    await press('Stopped: 37 of 120 undone');
    expect(held.undoChange.inputs.at(-1)?.steps).toEqual(first.done.slice(0, 83));
    await takenBack();
    expect(history()).toEqual([[], ['Move 120 items']]);
    await redo();
    expect(held.undoChange.inputs.at(-1)?.steps).toHaveLength(120);
    held.undoChange.inputs.at(-1)?.onProgress({ done: 20, total: 120 });
    await press('Doing again 20 of 120');
    await held.undoChange.answer({ ...outcomeOf(...first.done.slice(0, 20)), left: 100 });
    expect(last()).toMatchObject({
      text: 'Stopped: 20 of 120 done again',
      action: { label: 'Do the rest', event: { type: 'redo.requested' } },
    });
    expect(history()).toEqual([['Move 20 items'], ['Move 100 items']]);
    await redo();
    await takenBack();
    expect(actor.getSnapshot().context.undo.map(({ steps }) => steps)).toEqual([first.done]);
    expect(told).toEqual([]);
  });

  test.each(['undo', 'redo'] as const)(
    'stays stopped where the keys were pressed again before, in the %s too: what else was asked for is done',
    async (way) => {
      const { actor, done, held, history, takenBack, ...keys } = changing();
      await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
      await done({ kind: 'set text', items: MANY, field: 'supplier', value: 'Bosch' }, first);
      await keys.undo();
      if (way === 'redo') {
        await takenBack();
        await keys.redo();
      }
      const begun = held.undoChange.inputs.length;
      for (const key of [keys.undo, keys.redo, keys[way]]) await key();
      actor.send({ type: 'change.requested', change: move(AXLE) });
      actor.send({ type: 'stop.requested' });
      const reached = first.done.slice(83);
      await held.undoChange.answer({ ...undoneBy(...reached), left: 83 });
      expect(held.undoChange.inputs).toHaveLength(begun);
      const [undone, others] = way === 'undo' ? ['83', '37'] : ['37', '83'];
      expect(history()).toEqual([
        ['Change quantity of Axle', `Move ${undone} items`],
        [`Move ${others} items`],
      ]);
      expect(held.performChange.inputs.at(-1)).toMatchObject({ change: move(AXLE) });
    },
  );

  test('goes on with the rest where that is asked for after the stop, before it has ended', async () => {
    const { actor, done, held, undo } = changing();
    await done({ kind: 'set text', items: MANY, field: 'supplier', value: 'Bosch' }, first);
    await undo();
    actor.send({ type: 'stop.requested' });
    await undo();
    await held.undoChange.answer({ ...undoneBy(...first.done.slice(83)), left: 83 });
    expect(held.undoChange.inputs.at(-1)?.steps).toEqual(first.done.slice(0, 83));
  });

  test('that made anew what was gone goes on with its new ids, and tells only of what it has reached', async () => {
    const { actor, held, moved: told, undo } = changing();
    const [PLACE, BOX] = [deletedItem('p', 'Place'), deletedItem('x', 'Box')];
    const renamed: Step = {
      kind: 'item changed',
      id: 'x',
      name: 'Box',
      field: 'name',
      before: 'Crate',
      after: 'Box',
    };
    actor.send({ type: 'steps.done', steps: [PLACE, renamed, BOX] });
    await undo();
    actor.send({ type: 'stop.requested' });
    await held.undoChange.answer({
      ...undoneBy(BOX),
      left: 2,
      renewed: new Map([['x', 'x2']]),
    });
    expect(told).toMatchObject([{ gone: [], back: [{ was: 'x', id: 'x2' }] }]);
    await undo();
    expect(held.undoChange.inputs.at(-1)?.steps).toMatchObject([{ id: 'p' }, { id: 'x2' }]);
  });

  test('stopped by the undo before anything is done takes nothing else back', async () => {
    const { actor, done, held, history } = changing();
    await done(move(AXLE), moved);
    actor.send({ type: 'change.requested', change: move(...MANY) });
    actor.send({ type: 'undo.requested' });
    await settled();
    await held.performChange.answer({ ...outcomeOf(), left: 4999 });
    expect(held.undoChange.inputs).toEqual([]);
    expect(history()).toEqual([['Move Axle'], []]);
  });

  test('stopped by the undo is taken back, whatever ends with nothing until then', async () => {
    const { actor, held, undo } = changing();
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'change.requested', change: move(...MANY) });
    await undo();
    actor.send({ type: 'run.ended', steps: [] });
    await held.performChange.answer({ ...first, left: 4880 });
    expect(held.undoChange.inputs).toMatchObject([{ steps: first.done }]);
  });

  test('goes on where something was done meanwhile: the undo takes that back, and only then the change', async () => {
    const { actor, done, held, withdrawn, undo, takenBack } = changing();
    await done(more(3), outcomeOf(countedStep('a', 'Axle', 1, 4)));
    actor.send({ type: 'change.requested', change: move(...MANY) });
    await settled();
    actor.send({ type: 'items.added', items: [AXLE] });
    actor.send({ type: 'items.added', items: [BOLT] });
    await undo();
    expect(withdrawn.at(-1)?.text).toBe('Added Bolt to Shelf 1');
    await undo();
    expect(held.performChange.inputs.at(-1)?.isStopped()).toBe(false);
    await undo();
    expect(held.performChange.inputs.at(-1)?.isStopped()).toBe(true);
    await held.performChange.answer({ ...first, left: 4880 });
    await takenBack();
    await takenBack();
    await takenBack();
    expect(held.undoChange.inputs).toMatchObject([
      { steps: [{ kind: 'item added', id: 'b' }] },
      { steps: [{ kind: 'item added', id: 'a' }] },
      { steps: first.done },
    ]);
  });

  test('that makes what is nowhere else is done to its end', async () => {
    const { actor, held, last } = changing();
    actor.send({ type: 'change.requested', change: COPY });
    await settled();
    const [input] = held.performChange.inputs;
    input?.onProgress({ done: 3, total: 40 });
    expect(last()).toMatchObject({ text: 'Duplicating 3 of 40' });
    expect(last()).not.toHaveProperty('action');
    actor.send({ type: 'stop.requested' });
    actor.send({ type: 'undo.requested' });
    expect(input?.isStopped()).toBe(false);
  });
});

test('what a person has discarded for good is not offered to be undone any more, what was added with it is', async () => {
  const { actor, undo, held, history, withdrawn } = changing();
  const CABLE = anItem({ id: 'c', name: 'Cable' });
  actor.send({ type: 'items.added', items: [BOLT, CABLE] });
  actor.send({ type: 'items.added', items: [AXLE] });
  actor.send({ type: 'steps.done', steps: [countedStep('a', 'Axle', 1, 2)] });
  actor.send({ type: 'work.discarded', id: 'a' });
  actor.send({ type: 'work.discarded', id: 'b' });
  expect(history()).toEqual([['Add Cable'], []]);
  expect(withdrawn.map(({ text }) => text)).toEqual(['Added Axle to Shelf 1']);
  await undo();
  expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item added', id: 'c' }] }]);
});

describe('the history', () => {
  test('takes back move, paste, quick add and deletion, the newest first, and does them again', async () => {
    const { actor, done, undo, redo, held, history, takenBack, last } = changing();
    const [A, B, C] = [movedStep('a', 'Axle'), movedStep('b', 'Bolt'), movedStep('c', 'Cable')];
    await done(move(AXLE, BOLT), outcomeOf(A, B, C));
    const pasted = [1, 2, 3, 4, 5].map((number) => addedItem(`p${number}`, `Pasted ${number}`));
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: pasted });
    actor.send({ type: 'items.added', items: [anItem({ id: 'q', name: 'Quick', location_id: 'l1' })] });
    actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Drill')] });
    const titles = ['Move 3 items', 'Add 5 items', 'Add Quick', 'Delete Drill'];
    expect(history()).toEqual([titles, []]);
    const told: (string | undefined)[] = [];
    for (let press = 0; press < 4; press++) {
      await undo();
      await takenBack();
      told.push(last()?.text);
    }
    expect(told).toEqual([
      'Brought back Drill',
      'Removed Quick again',
      'Removed 5 items again',
      'Moved 3 items back',
    ]);
    expect(history()).toEqual([[], titles.toReversed()]);
    await undo();
    expect(last()?.text).toBe('Nothing to undo');
    for (let press = 0; press < 4; press++) {
      await redo();
      await takenBack();
      expect(last()).toMatchObject({ action: { label: 'Undo' } });
    }
    expect(last()?.text).toBe('Done again: delete Drill');
    expect(history()).toEqual([titles, []]);
    expect(held.undoChange.inputs.at(-4)).toMatchObject({
      steps: [C, B, A].map(({ id }) => ({ id, before: 'l2', after: 'l1' })),
    });
    await redo();
    expect(last()?.text).toBe('Nothing to do again');
  });

  test('takes back what a run has made at several times as one, as its message does, and nothing else with it', async () => {
    const { actor, undo, history, held, takenBack } = changing();
    const [first, second, again] = [1, 2, 3].map((number) => addedItem(`p${number}`, `Pasted ${number}`));
    if (!first || !second || !again) throw new Error('Three are made.');
    const run = (steps: readonly Step[], before: readonly string[]) => {
      actor.send({ type: 'run.begun' });
      actor.send({ type: 'run.ended', steps, before });
    };
    run([first, second], []);
    actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Drill')] });
    run([again], ['p1', 'p2']);
    run([], ['p1', 'p2', 'p3']);
    expect(history()).toEqual([['Delete Drill', 'Add 3 items'], []]);
    await undo();
    await takenBack();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }] }]);
    expect(history()).toEqual([['Delete Drill'], ['Add 3 items']]);
  });

  test('leaves what a run has made where it was done, where it was changed before the run went on', async () => {
    const { actor, undo, history, held } = changing();
    const [first, second] = [1, 2].map((number) => addedItem(`p${number}`, `Pasted ${number}`));
    if (!first || !second) throw new Error('Two are made.');
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: [first], before: [] });
    actor.send({ type: 'steps.done', steps: [countedStep('p1', 'Pasted 1', 1, 2)] });
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: [second], before: ['p1'] });
    const before = history();
    const asked: string[][] = [];
    for (let at = 0; at < 3; at++) {
      await undo();
      const steps = held.undoChange.inputs.at(-1)?.steps ?? [];
      asked.push(steps.map(({ kind, id }) => `${kind} ${id}`));
      // The host removes nothing that was changed since it was made.
      const isChanged = !asked.flat().includes('item changed p1');
      const failed = steps.filter(({ kind, id }) => kind === 'item added' && id === 'p1' && isChanged);
      const refused = { failure: failure('conflict', 'It was changed.', { status: 412 }) };
      await held.undoChange.answer({
        ...undoneBy(...steps.filter((step) => !failed.includes(step))),
        failed: failed.map((step) => ({ id: step.id, name: step.name, step, ...refused })),
      });
    }
    expect(before[0]).toEqual(['Add Pasted 1', 'Change quantity of Pasted 1', 'Add Pasted 2']);
    expect(asked).toEqual([['item added p2'], ['item changed p1'], ['item added p1']]);
  });

  test('leaves a location that a run has made before what stays inside it', async () => {
    const { actor, undo, held, history } = changing();
    const run = (steps: readonly Step[], before: readonly string[]) => {
      actor.send({ type: 'run.begun' });
      actor.send({ type: 'run.ended', steps, before });
    };
    const place: Step = {
      kind: 'location added',
      id: 'b',
      name: 'B',
      input: createRequestOf(aLocation({ id: 'b', name: 'B', parent_id: 'l1' })),
    };
    const inside = itemAdded(anItem({ id: 'i', name: 'Inside', location_id: 'b' }));
    // Its item fails; something else is moved in, the item is tried again, and the move is taken back by its notice.
    run([place], []);
    actor.send({ type: 'steps.done', steps: [movedStep('x', 'Axle', 'b')] });
    const moved = actor.getSnapshot().context.undo.at(-1)?.id ?? '';
    run([inside], ['b']);
    actor.send({ type: 'undo.requested', id: moved });
    await held.undoChange.answer(undoneBy(movedStep('x', 'Axle', 'b')));
    actor.send({ type: 'steps.done', steps: [countedStep('i', 'Inside', 1, 2)] });
    run([addedItem('p', 'Other')], ['b', 'i']);
    const asked: string[] = [];
    const gone = new Set<string>();
    for (let press = 0; press < 8 && history()[0]?.length !== 0; press++) {
      await undo();
      const steps = held.undoChange.inputs.at(-1)?.steps ?? [];
      const failed: Step[] = [];
      for (const step of steps.toReversed()) {
        // The host removes no location that has something inside.
        if (step.id === 'b' && !gone.has('i')) failed.push(step);
        else if (step.kind === 'item added') gone.add(step.id);
        asked.push(`${step.kind} ${step.id}${failed.includes(step) ? ' refused' : ''}`);
      }
      const refused = { failure: failure('conflict', 'It is not empty.', { status: 409 }) };
      await held.undoChange.answer({
        ...undoneBy(...steps.filter((step) => !failed.includes(step))),
        failed: failed.map((step) => ({ id: step.id, name: step.name, step, ...refused })),
      });
    }
    expect(asked).toEqual(['item added p', 'item changed i', 'item added i', 'location added b']);
  });

  test('names what was taken back, or done again, in part by what it was, and tells no more of the undo then', async () => {
    const { actor, undo, redo, held, history, last, abouts } = changing();
    const steps = ['a', 'b', 'c'].map((id) => addedItem(id, `Part ${id}`));
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps });
    const failed = steps
      .slice(0, 2)
      .map((step) => ({ id: step.id, name: step.name, failure: OFFLINE, step }));
    await undo();
    await held.undoChange.answer({ ...undoneBy(...steps.slice(2)), failed });
    expect(last()?.text).toBe('Undone for 1 of 3');
    expect(history()).toEqual([['Add 2 items'], ['Add Part c']]);
    await redo();
    await held.undoChange.answer(undoneBy(...undoneBy(...steps.slice(2)).done));
    expect(last()?.text).toBe('Done again: add Part c');
    expect(abouts).toEqual([abouts[0], abouts[0]]);
    expect(history()).toEqual([['Add 3 items'], []]);
  });

  test('forgets what was taken back once something new is done', async () => {
    const { actor, done, undo, takenBack, history } = changing();
    await done(move(AXLE), moved);
    await undo();
    await takenBack();
    expect(history()).toEqual([[], ['Move Axle']]);
    actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Drill')] });
    expect(history()).toEqual([['Delete Drill'], []]);
  });

  test('keeps a redo that failed for another try, under its own message', async () => {
    const { done, undo, redo, takenBack, held, last, history, press } = changing();
    await done(move(AXLE), moved);
    await undo();
    await takenBack();
    await redo();
    const [step] = undoneBy(movedStep('a', 'Axle')).done;
    await held.undoChange.answer({
      done: [],
      failed: [{ id: 'a', name: 'Axle', failure: OFFLINE, ...(step && { step }) }],
      unsent: 0,
    });
    expect(last()).toMatchObject({ text: 'Not done again', action: { label: 'Try again' } });
    expect(history()).toEqual([[], ['Move Axle']]);
    await press('Not done again');
    await takenBack();
    expect(history()).toEqual([['Move Axle'], []]);
  });

  describe('with a deletion that the server does not bring back', () => {
    const taken = failure('conflict', 'The label is used already.');
    const refusedBy = (reason: typeof taken): Outcome => ({
      done: [],
      failed: [{ id: 'd', name: 'Drill', failure: reason, step: deletedItem('d', 'Drill') }],
      unsent: 0,
    });

    test('goes on with what was done before it, and keeps it for another try', async () => {
      const { actor, done, undo, press, takenBack, held, history, last } = changing();
      await done(more(5), outcomeOf(countedStep('a', 'Axle', 5, 10)));
      actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Drill')] });
      await undo();
      await held.undoChange.answer(refusedBy(taken));
      expect(last()).toMatchObject({ text: 'Not undone', action: { label: 'Try again' } });
      await undo();
      await takenBack();
      expect(history()).toEqual([['Delete Drill'], ['Change quantity of Axle']]);
      await press('Not undone');
      await takenBack();
      expect(history()).toEqual([[], ['Change quantity of Axle', 'Delete Drill']]);
    });

    test('takes nothing back before it that was done to the same record, or in it', async () => {
      const { actor, undo, held, takenBack, history } = changing();
      const steps = [
        [countedStep('a', 'Axle', 5, 10)],
        [movedStep('b', 'Bolt'), movedStep('d', 'Drill')],
        [countedStep('b', 'Bolt', 1, 2)],
        [movedStep('c', 'Cable', 'd')],
        [deletedItem('d', 'Drill')],
      ];
      for (const done of steps) actor.send({ type: 'steps.done', steps: done });
      await undo();
      await held.undoChange.answer(refusedBy(taken));
      expect(history()[0]).toEqual([
        'Move 2 items',
        'Move Cable',
        'Delete Drill',
        'Change quantity of Axle',
        'Change quantity of Bolt',
      ]);
      for (let press = 0; press < 2; press++) {
        await undo();
        await takenBack();
      }
      await undo();
      expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: [{ id: 'd' }] });
    });

    test('has it as the newest still where the server was only away', async () => {
      const { actor, undo, held, history } = changing();
      actor.send({ type: 'steps.done', steps: [movedStep('a', 'Axle')] });
      actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Drill')] });
      await undo();
      await held.undoChange.answer(refusedBy(OFFLINE));
      expect(history()[0]).toEqual(['Move Axle', 'Delete Drill']);
    });
  });

  test('undone twice at once takes back two entries, one after the other', async () => {
    const { actor, done, held, takenBack, history } = changing();
    await done(move(AXLE), moved);
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
    actor.send({ type: 'undo.requested' });
    actor.send({ type: 'undo.requested' });
    await settled();
    expect(held.undoChange.inputs).toHaveLength(1);
    await takenBack();
    await takenBack();
    expect(history()).toEqual([[], ['Change quantity of Axle', 'Move Axle']]);
  });

  test('waits with the undo of the newest for a run of somebody else that is not over', async () => {
    const { actor, done, undo, held } = changing();
    await done(move(AXLE), moved);
    actor.send({ type: 'run.begun' });
    await undo();
    expect(held.undoChange.inputs).toEqual([]);
    actor.send({ type: 'run.ended', steps: [addedItem('p', 'Pasted')] });
    await settled();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item added', id: 'p' }] }]);
  });

  test('makes one entry of several deletions that one message tells of, and gives that an Undo', async () => {
    const { actor, last, history, press, held } = changing();
    for (const id of ['d', 'e']) actor.send({ type: 'steps.done', steps: [deletedItem(id, id)] });
    const notice = { kind: 'success', text: '2 items deleted' } as const;
    actor.send({ type: 'notice.due', ids: ['d', 'e'], notice });
    expect(history()).toEqual([['Delete 2 items'], []]);
    expect(last()).toMatchObject({ ...notice, action: { label: 'Undo' } });
    await press('2 items deleted');
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'd' }, { id: 'e' }] }]);
  });

  test('of a deletion brings back what was deleted, as it was: what was done before stays, to be undone by itself', async () => {
    const { actor, history, press, held } = changing();
    const told = { kind: 'success', text: 'Item deleted' } as const;
    actor.send({ type: 'steps.done', steps: [addedItem('d', 'Zed')] });
    actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Zed')] });
    actor.send({ type: 'notice.due', ids: ['d'], notice: told });
    expect(history()).toEqual([['Add Zed', 'Delete Zed'], []]);
    await press('Item deleted');
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item removed', id: 'd' }] }]);
    expect(history()).toEqual([['Add Zed'], []]);
  });

  test('of a record that was deleted twice takes back the second time alone', () => {
    const { actor, history } = changing();
    for (let turn = 0; turn < 2; turn++) actor.send({ type: 'steps.done', steps: [deletedItem('d', 'Zed')] });
    actor.send({ type: 'notice.due', ids: ['d'], notice: { kind: 'success', text: 'Item deleted' } });
    expect(history()).toEqual([['Delete Zed', 'Delete Zed'], []]);
  });

  test('tells of a deletion that it knows nothing of without an Undo', () => {
    const { actor, last } = changing();
    const notice = { kind: 'success', text: 'Item deleted' } as const;
    actor.send({ type: 'notice.due', ids: ['x'], notice });
    expect(last()).toEqual(notice);
  });

  test('of what a run has removed itself takes nothing back twice, and can do it again', async () => {
    const { actor, undo, redo, held, history, last } = changing();
    const [one, two] = [addedItem('p1', 'One'), addedItem('p2', 'Two')];
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: [one, two] });
    actor.send({ type: 'steps.undone', steps: undoneBy(one, two).done });
    expect(history()).toEqual([[], ['Add 2 items']]);
    await undo();
    expect(last()?.text).toBe('Nothing to undo');
    await redo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'p2' }, { id: 'p1' }] }]);
  });

  test('gives the next person nothing of a run that ends, or is taken back, after its person has gone', () => {
    const { actor, history } = changing();
    const one = addedItem('p1', 'One');
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'run.ended', steps: [one] });
    expect(history()).toEqual([[], []]);
    actor.send({ type: 'steps.undone', steps: undoneBy(one).done });
    expect(history()).toEqual([[], []]);
  });

  test('tells whoever shows them which records are gone, and which are back under which id', async () => {
    const { actor, undo, redo, takenBack, held, moved: told } = changing();
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: [addedItem('p', 'Pasted')] });
    await undo();
    await takenBack();
    await redo();
    const renewed = new Map([['p', 'q']]);
    await held.undoChange.answer({ done: [addedItem('q', 'Pasted')], failed: [], unsent: 0, renewed });
    expect(told).toEqual([
      { type: 'records.moved', gone: [{ was: 'p', id: 'p' }], back: [] },
      { type: 'records.moved', gone: [], back: [{ was: 'p', id: 'q' }] },
    ]);
  });

  test('says nothing of new records where what this browser alone had is known under the server’s id', async () => {
    const { actor, undo, redo, takenBack, held, last } = changing();
    actor.send({ type: 'run.begun' });
    actor.send({ type: 'run.ended', steps: [addedItem('local-p', 'Pasted')] });
    await undo();
    await takenBack();
    await redo();
    const renewed = new Map([['local-p', 'q']]);
    await held.undoChange.answer({ done: [addedItem('q', 'Pasted')], failed: [], unsent: 0, renewed });
    expect(last()?.detail ?? '').toBe('');
  });

  test('goes on with the new ids of records that were made anew, and says that they are new', async () => {
    const { actor, done, undo, held, last } = changing();
    await done(move(AXLE), moved);
    actor.send({ type: 'steps.done', steps: [deletedItem('a', 'Axle')] });
    await undo();
    const renewed = new Map([['a', 'a2']]);
    await held.undoChange.answer({ done: [addedItem('a2', 'Axle')], failed: [], unsent: 0, renewed });
    expect(last()?.detail).toContain('As a new record');
    await undo();
    expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: [{ id: 'a2', field: 'location_id' }] });
  });
});

test('the end of a session forgets everything and takes the notices away', async () => {
  const { actor, done, held, notices, withdrawn } = changing();
  await done(move(AXLE), moved);
  actor.send({ type: 'change.requested', change: more(1) });
  actor.send({ type: 'change.requested', change: more(2) });
  actor.send({ type: 'session.ended' });
  expect(held.performChange.givenUp).toEqual([false, true]);
  expect(withdrawn).toMatchObject([notices[0]]);
  const { context, value } = actor.getSnapshot();
  expect([value, context.requests, newestUndo(context)]).toEqual(['idle', [], undefined]);
});

describe('what the end of a session has cut short', () => {
  const change = move(AXLE, BOLT);

  test('is told with how much of it is done, which can be undone, and what does the rest', async () => {
    const { actor, last, press, held, history, undo } = changing();
    const outcome = { ...moved, left: 1 };
    actor.send({ type: 'work.cut', work: { kind: 'change', change }, outcome });
    expect(last()).toMatchObject({
      kind: 'warning',
      text: 'Stopped: 1 of 2 items moved',
      detail: 'Your session ended. The others are as they were.',
      duration: Infinity,
      action: { label: 'Do the rest' },
    });
    expect(history()).toEqual([['Move Axle'], []]);
    await press('Stopped: 1 of 2 items moved');
    expect(held.performChange.inputs).toMatchObject([{ change: move(BOLT) }]);
    await held.performChange.answer(outcomeOf(movedStep('b', 'Bolt')));
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'b' }] }]);
  });

  test('and had not done anything is told as not done, with another try', async () => {
    const { actor, last, press, held, history } = changing();
    const outcome = { done: [], failed: [], unsent: 0, left: 1 };
    actor.send({ type: 'work.cut', work: { kind: 'change', change: move(AXLE) }, outcome });
    expect(last()).toMatchObject({
      text: 'Axle not moved',
      detail: 'Your session ended before it was done.',
      duration: Infinity,
      action: { label: 'Try again' },
    });
    expect(history()).toEqual([[], []]);
    await press('Axle not moved');
    expect(held.performChange.inputs).toMatchObject([{ change: move(AXLE) }]);
  });

  test('and was done all the same is told as done, and undone first', () => {
    const { actor, last, history } = changing();
    actor.send({ type: 'work.cut', work: { kind: 'change', change: move(AXLE) }, outcome: moved });
    expect(last()).toMatchObject({ kind: 'success', action: { label: 'Undo' } });
    expect(history()).toEqual([['Move Axle'], []]);
  });

  test('of an undo leaves what has failed to be undone, too', async () => {
    const { actor, held, undo } = changing();
    const [axle, bolt, clamp] = ['Axle', 'Bolt', 'Clamp'].map((name) => movedStep(name.charAt(0), name));
    const steps = [axle, bolt, clamp].flatMap((step) => step ?? []);
    const reason = failure('server', 'Server error');
    const failed = clamp ? [{ id: 'C', name: 'Clamp', failure: reason, step: clamp }] : [];
    actor.send({
      type: 'work.cut',
      work: { kind: 'undo', steps },
      outcome: { done: [], failed, unsent: 0, left: 2 },
    });
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] }]);
  });

  test('of an undo can be undone still, and of a redo is told', async () => {
    const { actor, notices, held, undo } = changing();
    const steps = [movedStep('a', 'Axle'), movedStep('b', 'Bolt')];
    const outcome = { ...undoneBy(movedStep('b', 'Bolt')), left: 1 };
    actor.send({ type: 'work.cut', work: { kind: 'redo', steps }, outcome });
    actor.send({ type: 'work.cut', work: { kind: 'undo', steps }, outcome });
    expect(notices).toMatchObject([
      { text: 'Stopped: 1 of 2 done again', duration: Infinity },
      { text: 'Stopped: 1 of 2 undone', duration: Infinity },
    ]);
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'a' }] }]);
  });
});

test('a fault of ours is told of and holds up nothing', async () => {
  const { actor, held, last } = changing();
  actor.send({ type: 'change.requested', change: more(1) });
  actor.send({ type: 'change.requested', change: more(2) });
  await held.performChange.fail(new Error('Ours'));
  expect(last()).toMatchObject({ kind: 'error', detail: 'Ours' });
  expect(held.performChange.inputs).toHaveLength(2);
});

test('an actor that nobody provided fails loudly', async () => {
  const notices: string[] = [];
  const actor = createActor(
    changesMachine.provide({ actions: { notify: (_, { detail = '' }) => void notices.push(detail) } }),
    { input: { nameOfPlace: () => undefined } },
  ).start();
  actor.send({ type: 'change.requested', change: more(1) });
  await settled();
  expect(notices).toEqual(["The actor 'performChange' must be provided."]);
});

describe('many locations added at once', () => {
  const input = (name: string) => ({
    name,
    description: '',
    label: '',
    parent_id: 'l2',
    location_type_id: 1,
    location_area_id: 1,
  });
  const add: Change = { kind: 'add locations', inputs: [input('Drawer 1'), input('Drawer 2')], to: BIN };
  const addedLocation = (name: string): Step => ({
    kind: 'location added',
    id: name,
    name,
    input: input(name),
  });
  const taken = { id: 'Drawer 2', name: 'Drawer 2', failure: failure('input', 'Label is in use.') };

  test('are told of in one notice, which takes all of them back', async () => {
    const { done, last, press, held, history } = changing();
    await done(add, outcomeOf(addedLocation('Drawer 1'), addedLocation('Drawer 2')));
    expect(last()).toMatchObject({ kind: 'success', text: 'Added 2 locations to Bin 0147' });
    expect(history()).toEqual([['Add 2 locations'], []]);
    await press('Added 2 locations to Bin 0147');
    expect(held.undoChange.inputs[0]?.steps).toHaveLength(2);
  });

  test('say how many of them were, and why the others were not', async () => {
    const { done, last } = changing();
    await done(add, { done: [addedLocation('Drawer 1')], failed: [taken], unsent: 0 });
    expect(last()).toMatchObject({
      kind: 'warning',
      text: 'Added 1 of 2 locations to Bin 0147',
      detail: 'Drawer 2: Label is in use.',
      action: { label: 'Undo' },
    });
  });

  test('of which none could be are tried again, those that failed and no others', async () => {
    const { done, last, press, held } = changing();
    await done(add, { done: [], failed: [taken], unsent: 0 });
    expect(last()).toMatchObject({ kind: 'error', text: '2 locations not added', duration: Infinity });
    await press('2 locations not added');
    expect(held.performChange.inputs[1]?.change).toEqual({ ...add, inputs: [input('Drawer 2')] });
  });
});

describe('a deletion of many that others do', () => {
  const IDS = ['d', 'e', 'f'];
  const ended = (text = 'Stopped: 2 of 3 items deleted') =>
    ({ type: 'deletion.ended', run: 'x:1', notice: { kind: 'warning', text } }) as const;
  const deleting = async (...ids: string[]) => {
    const stage = changing();
    const stops: string[] = [];
    stage.actor.on('deletion.stop', ({ run }) => void stops.push(run));
    await stage.done(move(AXLE), moved);
    stage.actor.send({ type: 'deletion.begun', run: 'x:1', ids: IDS });
    for (const id of ids) stage.actor.send({ type: 'steps.done', steps: [deletedItem(id, id)] });
    return { ...stage, stops };
  };

  test('is stopped by the undo, which takes back what is done once it is over; a second one takes back what was before', async () => {
    const { actor, held, undo, stops, history, takenBack, withdrawn } = await deleting('d');
    await undo();
    await undo();
    expect([stops, held.undoChange.inputs]).toEqual([['x:1'], []]);
    actor.send({ type: 'steps.done', steps: [deletedItem('e', 'e')] });
    actor.send(ended());
    await settled();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'd' }, { id: 'e' }] }]);
    expect(withdrawn.at(-1)?.text).toBe('Stopped: 2 of 3 items deleted');
    await takenBack();
    await takenBack();
    expect(history()).toEqual([[], ['Delete 2 items', 'Move Axle']]);
  });

  test('of one record, which others tell of, is what an undo is meant for till it is over', async () => {
    const { actor, held, undo, takenBack, history, notices } = await deleting();
    const told = notices.length;
    await undo();
    expect(held.undoChange.inputs).toEqual([]);
    actor.send({ type: 'steps.done', steps: [deletedItem('d', 'd')] });
    actor.send({ type: 'deletion.ended', run: 'x:1' });
    await settled();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ id: 'd' }] }]);
    expect(notices.length).toBe(told);
    await takenBack();
    expect(history()).toEqual([['Move Axle'], ['Delete d']]);
  });

  test('stopped by the undo before it has deleted anything takes nothing else back', async () => {
    const { actor, held, undo, history, last } = await deleting();
    await undo();
    actor.send(ended('Stopped: 0 of 3 items deleted'));
    await settled();
    expect(held.undoChange.inputs).toEqual([]);
    expect(history()).toEqual([['Move Axle'], []]);
    expect(last()).not.toHaveProperty('action');
  });

  test('is one entry with its undo where it came to its end', async () => {
    const { actor, held, history, press } = await deleting(...IDS);
    actor.send(ended('3 items deleted'));
    expect(history()).toEqual([['Move Axle', 'Delete 3 items'], []]);
    await press('3 items deleted');
    expect(held.undoChange.inputs).toMatchObject([{ steps: IDS.map((id) => ({ id })) }]);
  });

  test('goes on where something was done meanwhile: the undo takes that back first', async () => {
    const { actor, held, undo, stops, withdrawn, takenBack } = await deleting('d');
    actor.send({ type: 'items.added', items: [BOLT] });
    actor.send({ type: 'steps.done', steps: [deletedItem('e', 'e')] });
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item added', id: 'b' }] }]);
    expect([stops, withdrawn.at(-1)?.text]).toEqual([[], 'Added Bolt to Shelf 1']);
    await takenBack();
    await undo();
    expect(stops).toEqual(['x:1']);
  });

  test('is stopped before a change that was begun first, and after one that was begun since', async () => {
    const { actor, held, undo, stops } = await deleting('d');
    actor.send({ type: 'change.requested', change: move(AXLE, BOLT) });
    await undo();
    expect([stops, held.performChange.inputs.at(-1)?.isStopped()]).toEqual([[], true]);

    const other = await deleting();
    other.actor.send(ended('0 of 3 items deleted'));
    other.actor.send({ type: 'change.requested', change: move(AXLE, BOLT) });
    await settled();
    other.actor.send({ type: 'deletion.begun', run: 'x:2', ids: IDS });
    await other.undo();
    expect([other.stops, other.held.performChange.inputs.at(-1)?.isStopped()]).toEqual([['x:2'], false]);
  });

  test('leaves its person what it had done as their session ended, and the next one nothing', async () => {
    const { actor, history } = await deleting('d');
    const own = historyOf(actor.getSnapshot().context);
    expect(own.undo.map(({ title }) => title)).toEqual(['Move Axle', 'Delete d']);
    actor.send({ type: 'session.ended' });
    actor.send(ended());
    expect(history()).toEqual([[], []]);
  });
});

test('more of the same item that is asked for while something is done is one change with what waits, the same way alone', async () => {
  const { actor, held } = changing();
  const other: Change = { kind: 'change quantity', items: [BOLT], by: 2 };
  for (const change of [more(1), more(1), more(1), more(0.1), more(-1), more(-2), other, other, more(1)])
    actor.send({ type: 'change.requested', change });
  const waiting = () =>
    actor
      .getSnapshot()
      .context.requests.map((one) =>
        one.kind === 'change' && one.change.kind === 'change quantity'
          ? [one.change.items[0]?.name, one.change.by]
          : one.kind,
      );
  expect(held.performChange.inputs.map(({ change }) => change)).toEqual([more(1)]);
  expect(waiting()).toEqual([
    ['Axle', 2.1],
    ['Axle', -3],
    ['Bolt', 4],
    ['Axle', 1],
  ]);
  actor.send({ type: 'undo.requested' });
  actor.send({ type: 'change.requested', change: more(1) });
  expect(waiting().slice(-2)).toEqual(['undo newest', ['Axle', 1]]);
  const { context } = actor.getSnapshot();
  expect([takingOf(context, 'a'), takingOf(context, 'b')]).toEqual([more(1), undefined]);
  expect(['a', 'b', 'c'].map((id) => waitingOf(context, id))).toEqual([1.1, 4, 0]);
  actor.stop();
});
