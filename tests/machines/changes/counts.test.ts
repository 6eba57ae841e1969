import { describe, expect, test } from 'vitest';
import type { ChangeSettled } from '../../../src/machines/changes/changes.context.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { aLocation, anItem, NOT_FOUND } from '../kit/samples.ts';
import { addedItem, changesStage, countedStep, deletedItem, outcomeOf, undoneBy } from './changes.stage.ts';

const DRAWER = aLocation({ id: 'l2', name: 'Drawer 3' });
const COUNT: Change = {
  kind: 'count',
  at: DRAWER,
  counts: [{ item: anItem({ id: 'a', name: 'Axle' }), quantity: 7 }],
  added: [],
  gone: [anItem({ id: 'b', name: 'Bolt' })],
};
const DONE = outcomeOf(countedStep('a', 'Axle', 4, 7), addedItem('n', 'New'), deletedItem('b', 'Bolt'));

function counting() {
  const { actor, held, notices } = changesStage();
  const settled: ChangeSettled[] = [];
  actor.on('change.settled', (event) => void settled.push(event));
  actor.start();
  actor.send({ type: 'change.requested', change: COUNT });
  return { actor, held, notices, settled };
}

describe('what was counted', () => {
  test('is told as one, and taken back as one, whatever was done to its items', async () => {
    const { actor, held, notices, settled } = counting();
    await held.performChange.answer(DONE);
    expect(notices.at(-1)).toMatchObject({
      text: 'Counted Drawer 3: 1 item changed, 1 added, 1 deleted',
      action: { label: 'Undo' },
    });
    expect(settled).toEqual([{ type: 'change.settled', change: COUNT, outcome: DONE, entry: 'change-1' }]);
    expect(actor.getSnapshot().context.undo.at(-1)?.title).toBe('Change 3 items');
    actor.send({ type: 'undo.requested' });
    await held.undoChange.answer(undoneBy(...DONE.done));
    expect(notices.at(-1)?.text).toBe('Set back 3 items');
  });

  test.each([
    [countedStep('a', 'Axle', 4, 7), 'Axle changed'],
    [addedItem('n', 'New'), 'New added'],
    [deletedItem('b', 'Bolt'), 'Bolt deleted'],
  ])('of one thing says what became of it: %#', async (step, said) => {
    const { held, notices } = counting();
    await held.performChange.answer(outcomeOf(step));
    expect(notices.at(-1)?.text).toBe(`Counted Drawer 3: ${said}`);
  });

  test.each([
    [[countedStep('a', 'Axle', 4, 7), countedStep('b', 'Bolt', 1, 2)], '2 items changed'],
    [[countedStep('a', 'Axle', 4, 7), addedItem('n', 'New')], '1 item changed, 1 added'],
    [[addedItem('n', 'New'), addedItem('m', 'Newer')], '2 items added'],
  ])('of several things says how many became what: %#', async (steps, said) => {
    const { held, notices } = counting();
    await held.performChange.answer(outcomeOf(...steps));
    expect(notices.at(-1)?.text).toBe(`Counted Drawer 3: ${said}`);
  });

  test('and set aside is not told as set back: on the server nothing is done', async () => {
    const { actor, held, notices } = counting();
    const DONE_HERE = outcomeOf(countedStep('a', 'Axle', 4, 7));
    await held.performChange.answer(DONE_HERE);
    actor.send({ type: 'undo.requested' });
    await held.undoChange.answer({ ...undoneBy(...DONE_HERE.done), givenUp: 1 });
    expect(notices.at(-1)).toMatchObject({
      text: 'Your change to Axle is taken back',
      detail: 'It was set aside. The server keeps what it has.',
    });
  });

  test('is told in part, not at all, and as it is already', async () => {
    const failed = [{ id: 'b', name: 'Bolt', failure: NOT_FOUND }];
    for (const [outcome, text] of [
      [{ ...outcomeOf(countedStep('a', 'Axle', 4, 7)), failed }, 'Count of Drawer 3 saved in part'],
      [{ ...outcomeOf(), failed }, 'Count of Drawer 3 not saved'],
      [outcomeOf(), 'Drawer 3 is as it was counted already'],
    ] as const) {
      const { held, notices } = counting();
      await held.performChange.answer(outcome);
      expect(notices.at(-1)?.text).toBe(text);
    }
  });

  test('tries again only what came to nothing', async () => {
    const { held, notices } = counting();
    await held.performChange.answer({
      ...outcomeOf(),
      failed: [{ id: 'b', name: 'Bolt', failure: NOT_FOUND }],
    });
    expect(notices.at(-1)?.action?.event).toMatchObject({
      change: { kind: 'count', counts: [], gone: [{ id: 'b' }] },
    });
  });

  test('comes to nothing, and whoever holds it hears so, after a fault or with the end of the session', async () => {
    const faulty = counting();
    await faulty.held.performChange.fail(new Error('A fault of ours.'));
    const left = counting();
    left.actor.send({ type: 'change.requested', change: { ...COUNT } });
    left.actor.send({ type: 'session.ended' });
    expect([faulty.settled, left.settled].map((all) => all.map(({ outcome }) => outcome))).toEqual([
      [undefined],
      [undefined, undefined],
    ]);
  });
});
