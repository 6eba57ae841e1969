import { describe, expect, test } from 'vitest';
import { TYPING_PAUSE } from '../../../src/machines/finding/search.machine.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { searchStage } from './search.stage.ts';

const hits = (total: number, ...found: readonly (string | [id: string, quantity: number])[]) => ({
  items: found.map((one) => {
    const [id, quantity] = typeof one === 'string' ? [one, 3] : one;
    return anItem({ id, name: id, quantity });
  }),
  total,
});

function started() {
  const stage = searchStage({ text: 'bolt' });
  stage.actor.start();
  const { actor, held } = stage;
  const context = () => actor.getSnapshot().context;
  return {
    ...stage,
    context,
    at: () => actor.getSnapshot().value.items,
    shown: () => context().answer?.items.map(({ id, quantity }) => `${id} ${quantity}`),
    /** More of the host's list than the first answer, read to its end. */
    async readOn(...chunk: readonly string[]) {
      actor.send({ type: 'rest.wanted' });
      await held.readMore.answer(hits(2 + chunk.length, ...chunk));
    },
    type: (text: string) => actor.send({ type: 'query.changed', text }),
  };
}

describe('results that are on screen', () => {
  test('change with what is saved, at once and when they are answered again, without a word of loading', () => {
    const { actor, held, at, shown, context } = started();
    held.watchResults.live(hits(2, 'a', 'b'));
    held.watchResults.recall(hits(2, ['a', 8], 'b'), 1000);
    expect([at(), shown(), context().origin]).toEqual(['shown', ['a 8', 'b 3'], undefined]);
    held.watchResults.live(hits(1, ['b', 5]), -1, 2000);
    expect([at(), shown(), context().at]).toEqual(['shown', ['b 5'], 2000]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(held.watchResults.inputs).toEqual([{ query: 'bolt' }]);
  });

  test('tell of a failure to read them again, stay below it, and come back by themselves', () => {
    const { held, at, shown, context } = started();
    held.watchResults.live(hits(1, 'a'));
    held.watchResults.failed(OFFLINE, { data: hits(1, 'a'), at: 1000, source: 'last-known' });
    expect([at(), shown(), context().failure]).toEqual(['failed', ['a 3'], OFFLINE]);
    held.watchResults.live(hits(1, ['a', 8]), -1, 2000);
    expect([at(), shown(), context().failure]).toEqual(['shown', ['a 8'], undefined]);
  });

  test('change while another text is typed as well, for when the old one is back', () => {
    const { clock, held, at, shown, type } = started();
    held.watchResults.live(hits(1, 'a'));
    type('bolts');
    held.watchResults.live(hits(1, ['a', 8]), -1, 2000);
    expect(at()).toBe('typing');
    type('bolt');
    clock.increment(TYPING_PAUSE);
    expect([at(), shown(), held.watchResults.inputs]).toEqual(['shown', ['a 8'], [{ query: 'bolt' }]]);
  });

  test('that failed while another text was typed are asked for again', () => {
    const { clock, held, at, type } = started();
    held.watchResults.live(hits(1, 'a'));
    type('bolts');
    held.watchResults.failed(OFFLINE, { data: hits(1, 'a'), at: 1000, source: 'last-known' });
    type('bolt');
    clock.increment(TYPING_PAUSE);
    expect([at(), held.watchResults.inputs]).toEqual(['searching', [{ query: 'bolt' }, { query: 'bolt' }]]);
  });

  test('from before are no longer waited for when another text is typed', () => {
    const { held, type } = started();
    held.watchResults.recall(hits(1, 'a'));
    type('bolts');
    expect(held.watchResults.givenUp).toEqual([true]);
  });

  test('are no longer watched with another text, nor with none', () => {
    const { actor, clock, held, type } = started();
    held.watchResults.live(hits(1, 'a'));
    type('nut');
    clock.increment(TYPING_PAUSE);
    expect(held.watchResults.givenUp).toEqual([true, false]);
    held.watchResults.live(hits(1, 'n'));
    actor.send({ type: 'query.cleared' });
    expect(held.watchResults.givenUp).toEqual([true, true]);
  });
});

describe('results that were read further down', () => {
  test('are not waited for by Enter while they are read again: the best are known', async () => {
    const { clock, held, at, context, readOn, type } = started();
    held.watchResults.live(hits(5, 'a', 'b'));
    await readOn('c', 'd', 'e');
    type('bolts');
    held.watchResults.live(hits(5, ['a', 8], 'b'), -1, 2000);
    type('bolt');
    clock.increment(TYPING_PAUSE);
    expect([at(), context().isSettled]).toEqual(['reading', true]);
  });

  test('stay where they are when the first are answered again, and are read again', async () => {
    const { held, at, shown, readOn } = started();
    held.watchResults.live(hits(5, 'a', 'b'));
    await readOn('c', 'd', 'e');
    held.watchResults.live(hits(5, ['a', 8], 'b'), -1, 2000);
    expect([at(), shown()]).toEqual(['reading', ['a 8', 'b 3', 'c 3', 'd 3', 'e 3']]);
    expect(held.readMore.inputs.at(-1)).toEqual({ query: 'bolt', offset: 2 });
    await held.readMore.answer(hits(5, ['c', 9], 'd'));
    expect([at(), shown()]).toEqual(['reading', ['a 8', 'b 3', 'c 9', 'd 3', 'e 3']]);
    expect(held.readMore.inputs.at(-1)).toEqual({ query: 'bolt', offset: 4 });
    await held.readMore.answer(hits(5, ['e', 7]));
    expect([at(), shown()]).toEqual(['shown', ['a 8', 'b 3', 'c 9', 'd 3', 'e 7']]);
    expect(held.readMore.inputs).toHaveLength(3);
  });

  test('are not read again for what is only on its way, nor for what came with the answer', async () => {
    const { held, at, shown, readOn } = started();
    held.watchResults.live(hits(4, 'a', 'b'));
    await readOn('c', 'd');
    held.watchResults.recall(hits(4, ['a', 8], 'b'), 1000);
    expect([at(), shown()]).toEqual(['shown', ['a 8', 'b 3', 'c 3', 'd 3']]);
    held.watchResults.live(hits(4, ['a', 8], 'b', ['c', 9], 'd'));
    expect([at(), shown()]).toEqual(['shown', ['a 8', 'b 3', 'c 9', 'd 3']]);
    expect(held.readMore.inputs).toHaveLength(1);
  });

  test('move up for what was deleted above them, and go where they were deleted themselves', async () => {
    const { held, shown, readOn } = started();
    held.watchResults.live(hits(5, 'a', 'b'));
    await readOn('c', 'd', 'e');
    held.watchResults.live(hits(4, 'b', 'c'), -1, 2000);
    expect(shown()).toEqual(['b 3', 'c 3', 'd 3', 'e 3']);
    await held.readMore.answer(hits(3, 'e'));
    expect(shown()).toEqual(['b 3', 'c 3', 'e 3']);
  });

  test('move down for what is new above them, none missing meanwhile', async () => {
    const { held, shown, readOn } = started();
    held.watchResults.live(hits(4, 'a', 'b'));
    await readOn('c', 'd');
    held.watchResults.live(hits(5, 'new', 'a'), -1, 2000);
    expect(shown()).toEqual(['new 3', 'a 3', 'b 3', 'c 3', 'd 3']);
    await held.readMore.answer(hits(5, 'b', 'c', 'd'));
    expect(shown()).toEqual(['new 3', 'a 3', 'b 3', 'c 3', 'd 3']);
  });

  test('are dropped where fewer fit than are answered at once', async () => {
    const { held, at, shown, readOn } = started();
    held.watchResults.live(hits(4, 'a', 'b'));
    await readOn('c', 'd');
    held.watchResults.live(hits(2, 'a', 'd'), -1, 2000);
    expect([at(), shown()]).toEqual(['shown', ['a 3', 'd 3']]);
  });

  test('stay below a failure, and where they cannot be read again', async () => {
    const { held, at, shown, context, readOn } = started();
    held.watchResults.live(hits(3, 'a', 'b'));
    await readOn('c');
    held.watchResults.failed(OFFLINE, { data: hits(3, 'a', 'b'), at: 1000, source: 'last-known' });
    expect([at(), shown()]).toEqual(['failed', ['a 3', 'b 3', 'c 3']]);
    held.watchResults.live(hits(3, 'a', 'b'), -1, 2000);
    await held.readMore.fail(OFFLINE);
    expect([at(), shown(), context().restFailure]).toEqual(['shown', ['a 3', 'b 3', 'c 3'], OFFLINE]);
  });

  test('are read again once the text is back, where another was typed meanwhile', async () => {
    const { clock, held, at, shown, readOn, type } = started();
    held.watchResults.live(hits(3, 'a', 'b'));
    await readOn('c');
    type('bolts');
    held.watchResults.live(hits(3, 'a', 'b'), -1, 2000);
    type('bolt');
    clock.increment(TYPING_PAUSE);
    expect([at(), shown()]).toEqual(['reading', ['a 3', 'b 3', 'c 3']]);
    expect(held.readMore.inputs.at(-1)).toEqual({ query: 'bolt', offset: 2 });
  });

  test('are read from the new answer on when it comes while they are being read', async () => {
    const { actor, held, at, shown } = started();
    held.watchResults.live(hits(4, 'a', 'b'));
    actor.send({ type: 'rest.wanted' });
    held.watchResults.recall(hits(4, ['a', 8], 'b'), 1000);
    expect([at(), shown(), held.readMore.givenUp]).toEqual(['reading', ['a 8', 'b 3'], [false]]);
    held.watchResults.live(hits(4, ['a', 8], 'b'), -1, 2000);
    expect([at(), held.readMore.givenUp]).toEqual(['reading', [true, false]]);
    await held.readMore.answer(hits(4, 'c', 'd'));
    expect([at(), shown()]).toEqual(['shown', ['a 8', 'b 3', 'c 3', 'd 3']]);
  });
});
