import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../src/failure.ts';
import { newestOffer } from '../../src/machines/changes.context.ts';
import { changesMachine } from '../../src/machines/changes.machine.ts';
import type { Change, Outcome } from '../../src/model/changes.ts';
import { UNDO_OFFERED } from '../../src/model/changes.ts';
import { settled } from './heldActors.ts';
import { changesStage, countedStep, movedStep, outcomeOf } from './changes.stage.ts';
import { aLocation, anItem, OFFLINE } from './samples.ts';

const BIN = aLocation({ id: 'l2', name: 'Bin 0147' });
const [AXLE, BOLT] = [anItem({ id: 'a', name: 'Axle' }), anItem({ id: 'b', name: 'Bolt' })];
const move = (...items: (typeof AXLE)[]): Change => ({ kind: 'move items', items, to: BIN });
const more = (by: number): Change => ({ kind: 'change quantity', items: [AXLE], by });
const moved = outcomeOf(movedStep('a', 'Axle'));

function changing() {
  const stage = changesStage();
  stage.actor.start();
  const { actor, held, notices } = stage;
  return {
    ...stage,
    last: () => notices.at(-1),
    offered: () =>
      actor.getSnapshot().context.offers.map(({ id, isLate }) => `${id}${isLate ? ' late' : ''}`),
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
  };
}

describe('a change', () => {
  test('is told of with its undo, for ten seconds', async () => {
    const { done, last, clock, offered } = changing();
    await done(move(AXLE), moved);
    expect(last()).toMatchObject({
      kind: 'success',
      text: 'Moved Axle to Bin 0147',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', event: { type: 'undo.requested', id: 'change-1' } },
    });
    clock.increment(UNDO_OFFERED - 1);
    expect(offered()).toEqual(['change-1']);
    clock.increment(1);
    expect(offered()).toEqual(['change-1 late']);
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
    expect(last()?.detail).toBe('Not sent yet: kept in this browser until the server answers.');
  });

  test('that failed for some names them with the reason, and undoes the others', async () => {
    const { done, last, press, held } = changing();
    const failed = [{ id: 'b', name: 'Bolt', failure: failure('not-found', 'Item not found') }];
    await done(move(AXLE, BOLT), { ...moved, failed });
    expect(last()).toMatchObject({
      kind: 'warning',
      text: 'Moved 1 of 2 items to Bin 0147',
      detail: 'Bolt: Item not found',
    });
    await press('Moved 1 of 2 items to Bin 0147');
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
  });

  test('that failed for all can be tried again for those', async () => {
    const { done, press, held, offered } = changing();
    await done(move(AXLE, BOLT), {
      done: [],
      failed: [{ id: 'b', name: 'Bolt', failure: OFFLINE }],
      unsent: 0,
    });
    expect(offered()).toEqual([]);
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
    await held.undoChange.answer(outcomeOf(countedStep('a', 'Axle', 4, 5)));
    expect(last()?.text).toBe('Quantity of Axle set back: 4');
    await undo();
    expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: moved.done });
    await held.undoChange.answer(moved);
    expect(last()).toMatchObject({ text: 'Moved Axle back' });
    expect(last()).not.toHaveProperty('action');
    await undo();
    expect(last()?.text).toBe('Nothing to undo');
  });

  test('by its notice takes back that very change, whatever came after', async () => {
    const { done, press, held, offered } = changing();
    await done(move(AXLE), moved);
    await done(more(1), outcomeOf(countedStep('a', 'Axle', 4, 5)));
    await press('Moved Axle to Bin 0147');
    expect(held.undoChange.inputs).toMatchObject([{ steps: moved.done }]);
    expect(offered()).toEqual(['change-2']);
  });

  test('by its notice works for as long as that stands, by key only in time', async () => {
    const { done, press, undo, held, last, clock } = changing();
    await done(move(AXLE), moved);
    clock.increment(UNDO_OFFERED);
    await undo();
    expect(held.undoChange.inputs).toEqual([]);
    expect(last()?.text).toBe('Nothing to undo');
    await press('Moved Axle to Bin 0147');
    expect(held.undoChange.inputs).toHaveLength(1);
  });

  test('takes the notice away whose button has nothing to do any more', async () => {
    const { done, undo, notices, withdrawn } = changing();
    await done(move(AXLE), moved);
    await undo();
    expect(withdrawn).toEqual([notices[0]]);
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
    const { done, undo, press, held, last, offered } = changing();
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
    expect(offered()).toEqual(['change-1']);
    await press('Undone for 1 of 2');
    expect(held.undoChange.inputs.at(-1)).toMatchObject({ steps: [steps[0]] });
  });

  test('that is refused for good offers no other try', async () => {
    const { done, undo, held, last, offered } = changing();
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
    expect(offered()).toEqual([]);
  });

  test('of items that others have added removes them', async () => {
    const { actor, undo, held, last } = changing();
    actor.send({ type: 'items.added', items: [AXLE] });
    expect(last()).toMatchObject({ text: 'Added Axle to Shelf 1', action: { label: 'Undo' } });
    await undo();
    expect(held.undoChange.inputs).toMatchObject([{ steps: [{ kind: 'item added', id: 'a' }] }]);
  });
});

test('the end of a session forgets everything and takes the notices away', async () => {
  const { actor, done, held, notices, withdrawn } = changing();
  await done(move(AXLE), moved);
  actor.send({ type: 'change.requested', change: more(1) });
  actor.send({ type: 'change.requested', change: more(2) });
  actor.send({ type: 'session.ended' });
  expect(held.performChange.givenUp).toEqual([false, true]);
  expect(withdrawn).toEqual([notices[0]]);
  const { context, value } = actor.getSnapshot();
  expect([value, context.requests, newestOffer(context)]).toEqual(['idle', [], undefined]);
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
