import { expect, test } from 'vitest';
import { answerTyped, firstAnswer } from '../../../src/views/counting/countRef.ts';
import { addScanTaker } from '../../../src/views/scanning/scanTakers.ts';
import { countStage, ITEMS, place } from '../../machines/counting/count.stage.ts';

test('a code that a scanner types into the number of a count goes to the count, which stays; a number is its answer', async () => {
  const { actor, held } = countStage();
  actor.start();
  held.watchPlace.send(place(ITEMS));
  await held.recall.answer(undefined);
  const [taken, opened]: [string[], string[]] = [[], []];
  const type = (text: string) => {
    actor.send({ type: 'number.typed', text });
    answerTyped(actor, (code) => opened.push(code));
  };
  const stop = addScanTaker({ purpose: 'Scan an item to count it', take: (code) => taken.push(code) });
  type('https://stowage.lan/view/b');
  stop();
  expect([taken, opened, actor.getSnapshot().context.typed]).toEqual([
    ['https://stowage.lan/view/b'],
    [],
    '',
  ]);
  type('7');
  expect(actor.getSnapshot().context.answers).toMatchObject([{ id: 'a', now: 7 }]);
});

test('the first button and its key say what they answer: the number that was typed, else what is recorded', async () => {
  const { actor, held } = countStage();
  actor.start();
  held.watchPlace.send(place(ITEMS));
  await held.recall.answer(undefined);
  const said = ['5', ''].map((text) => {
    actor.send({ type: 'number.typed', text });
    const answer = firstAnswer(actor.getSnapshot().context.typed);
    actor.send(answer.event);
    return answer.text;
  });
  expect(said).toEqual(['It is 5', 'As recorded']);
  expect(actor.getSnapshot().context.answers).toMatchObject([
    { id: 'a', now: 5 },
    { id: 'b', now: 4 },
  ]);
});
