import { describe, expect, test } from 'vitest';
import { searchMachine, TYPING_PAUSE } from '../../src/machines/search.machine.ts';
import { walkAllPaths } from './modelPaths.ts';
import { anItem, answered, failed, OFFLINE } from './samples.ts';
import { searchStage } from './search.stage.ts';

const answerOf = (name: string) => ({ items: [anItem({ name })], total: 1 });

function started(text = '') {
  const stage = searchStage({ text });
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    type: (typed: string) => stage.actor.send({ type: 'query.changed', text: typed }),
    enter: () => stage.actor.send({ type: 'query.submitted' }),
    asked: () => stage.held.watchResults.inputs.map(({ query }) => query),
    names: () => stage.actor.getSnapshot().context.answer?.items.map(({ name }) => name),
  };
}

describe('when the search asks', () => {
  test('at once for the query of the address, trimmed', async () => {
    const { held, now, changes } = started(' bolt ');
    expect(held.watchResults.inputs).toEqual([{ query: 'bolt' }]);
    expect(now().hasTag('busy')).toBe(true);
    expect(changes).toEqual([{ set: { q: 'bolt' }, replace: true }]);
    held.watchResults.live(answerOf('Bolts'));
    expect(now().value).toBe('shown');
    expect(now().context).toMatchObject({ query: 'bolt', answer: answerOf('Bolts'), failure: undefined });
  });

  test.each(['', '   '])('never for %j', (text) => {
    const { now, asked, changes } = started(text);
    expect(now().value).toBe('empty');
    expect(asked()).toEqual([]);
    expect(changes).toEqual([{ set: { q: null }, replace: true }]);
  });

  test('after a pause in typing, counted from the last key', () => {
    const { clock, now, type, asked } = started();
    type('b');
    clock.increment(TYPING_PAUSE - 1);
    type('bo');
    clock.increment(TYPING_PAUSE - 1);
    expect([now().value, asked()]).toEqual(['typing', []]);
    clock.increment(1);
    expect([now().value, asked()]).toEqual(['searching', ['bo']]);
  });

  test('on Enter without waiting, and then not again after the pause', () => {
    const { clock, type, enter, asked } = started();
    type('bolt');
    enter();
    expect(asked()).toEqual(['bolt']);
    clock.increment(10 * TYPING_PAUSE);
    expect(asked()).toEqual(['bolt']);
  });

  test('not again for the text whose results are on screen', async () => {
    const { clock, held, now, type, enter, asked } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('bolts');
    type('bolt ');
    clock.increment(TYPING_PAUSE);
    enter();
    expect([now().value, asked()]).toEqual(['shown', ['bolt']]);
  });

  test('not for an address that says what stands in the box', async () => {
    const { actor, held, now, asked } = started('bolt');
    actor.send({ type: 'query.restored', text: ' bolt' });
    held.watchResults.live(answerOf('Bolts'));
    expect([now().value, asked()]).toEqual(['shown', ['bolt']]);
    actor.send({ type: 'query.restored', text: 'nut' });
    expect(now().context.text).toBe('nut');
    expect(asked()).toEqual(['bolt', 'nut']);
  });

  test('emptying the box forgets the results', async () => {
    const { clock, held, now, type, changes } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('');
    clock.increment(TYPING_PAUSE);
    expect(now().value).toBe('empty');
    expect(now().context).toMatchObject({ query: '', answer: undefined, failure: undefined });
    expect(changes.at(-1)).toEqual({ set: { q: null }, replace: true });
  });
});

describe('which answer the search shows', () => {
  test('an outdated answer is ignored, and its call given up', async () => {
    const { held, names, type, enter } = started('bolt');
    type('nut');
    enter();
    expect(held.watchResults.givenUp).toEqual([true, false]);
    held.watchResults.live(answerOf('Nuts'), 1);
    held.watchResults.live(answerOf('Bolts'), 0);
    expect(names()).toEqual(['Nuts']);
  });

  test('an answer that comes while typing goes on is outdated too', async () => {
    const { held, now, names, type } = started('bolt');
    type('nut');
    held.watchResults.live(answerOf('Bolts'));
    expect(now().value).toBe('typing');
    expect(names()).toBeUndefined();
  });

  test('Enter while the answer is awaited never passes off the results of another query', async () => {
    const { held, now, names, type, enter } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    expect(names()).toEqual(['Bolts']);
    enter();
    expect(now().value).toBe('searching');
    held.watchResults.live(answerOf('Nuts'));
    expect([now().value, names()]).toEqual(['shown', ['Nuts']]);
  });

  test('neither does typing on and back while the answer is awaited', async () => {
    const { clock, held, now, type, enter } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    type('nuts');
    type('nut');
    clock.increment(TYPING_PAUSE);
    expect(now().value).toBe('searching');
    expect(held.watchResults.inputs.at(-1)).toEqual({ query: 'nut' });
  });
});

describe('a failed search', () => {
  test('is told, shows nothing outdated, and can be tried again', async () => {
    const { actor, held, now, names, asked } = started('bolt');
    held.watchResults.failed(OFFLINE);
    expect(now().value).toBe('failed');
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    actor.send({ type: 'retry.requested' });
    expect(asked()).toEqual(['bolt', 'bolt']);
    held.watchResults.live(answerOf('Bolts'));
    expect(now().context.failure).toBeUndefined();
    expect(names()).toEqual(['Bolts']);
  });

  test('leaves no results of an earlier query behind', async () => {
    const { held, now, names, type, enter } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    held.watchResults.failed(OFFLINE);
    expect(names()).toBeUndefined();
    enter();
    expect(now().value).toBe('searching');
  });
});

describe('a search whose results were known before', () => {
  test('GOAL-12: shows them while it asks, and below the failure', () => {
    const { actor, held, now, names } = started('bolt');
    held.watchResults.recall(answerOf('Bolts'), 7);
    expect(now().value).toBe('searching');
    expect(names()).toEqual(['Bolts']);
    expect(now().context.origin).toEqual({ source: 'last-known', at: 7, waiting: true });
    held.watchResults.failed(OFFLINE, { data: answerOf('Bolts'), at: 7, source: 'last-known' });
    expect(now().value).toBe('failed');
    expect(names()).toEqual(['Bolts']);
    expect(now().context.origin).toEqual({ source: 'last-known', at: 7, waiting: false });
    actor.send({ type: 'retry.requested' });
    held.watchResults.failedBefore(OFFLINE);
    expect(now().value).toBe('searching');
    held.watchResults.live(answerOf('More bolts'));
    expect(now().context).toMatchObject({ origin: undefined, failure: undefined });
  });

  test('takes old results for no answer: Enter asks for live ones', () => {
    const { held, now, enter, asked } = started('bolt');
    held.watchResults.failed(OFFLINE, { data: answerOf('Bolts'), at: 7, source: 'last-known' });
    enter();
    expect([now().value, asked()]).toEqual(['searching', ['bolt', 'bolt']]);
  });
});

test('every state of the search is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: searchMachine,
    inputs: [{ text: '' }, { text: 'a' }],
    stage: searchStage,
    outside: {
      watchResults: {
        sends: [
          answered(answerOf('Bolts')),
          { ...answered(answerOf('Nuts')), refreshing: true },
          failed(),
        ].map((state) => ({ type: 'results.changed', state })),
      },
    },
    eventSets: [
      [
        { type: 'query.changed', text: 'a' },
        { type: 'query.changed', text: 'b' },
        { type: 'query.changed', text: ' ' },
        { type: 'query.submitted' },
        { type: 'query.restored', text: 'a' },
        { type: 'retry.requested' },
      ],
    ],
    facts: ({ context }) => [context.text, context.query, context.answered, context.answer === undefined],
  });
  expect(coverage).toEqual({ leaves: 6, transitions: 12, unreached: [], untaken: [] });
});
