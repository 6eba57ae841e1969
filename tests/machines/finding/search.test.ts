import { describe, expect, test } from 'vitest';
import { TYPING_PAUSE } from '../../../src/machines/finding/search.machine.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { searchStage } from './search.stage.ts';

const answerOf = (name: string) => ({ items: [anItem({ name })], total: 1 });

function started(text = '') {
  const stage = searchStage({ text });
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    /** Where the items are. */
    at: () => stage.actor.getSnapshot().value.items,
    type: (typed: string) => stage.actor.send({ type: 'query.changed', text: typed }),
    enter: () => stage.actor.send({ type: 'query.submitted' }),
    asked: () => stage.held.watchResults.inputs.map(({ query }) => query),
    names: () => stage.actor.getSnapshot().context.answer?.items.map(({ name }) => name),
  };
}

describe('when the search asks', () => {
  test('at once for the query of the address, trimmed', async () => {
    const { held, now, changes, at } = started(' bolt ');
    expect(held.watchResults.inputs).toEqual([{ query: 'bolt' }]);
    expect(now().hasTag('busy')).toBe(true);
    expect(changes).toEqual([{ set: { q: 'bolt' }, replace: true }]);
    held.watchResults.live(answerOf('Bolts'));
    expect(at()).toBe('shown');
    expect(now().context).toMatchObject({ query: 'bolt', answer: answerOf('Bolts'), failure: undefined });
  });

  test.each(['', '   '])('never for %j', (text) => {
    const { asked, changes, at } = started(text);
    expect(at()).toBe('empty');
    expect(asked()).toEqual([]);
    expect(changes).toEqual([{ set: { q: null }, replace: true }]);
  });

  test('after a pause in typing, counted from the last key', () => {
    const { clock, type, asked, at } = started();
    type('b');
    clock.increment(TYPING_PAUSE - 1);
    type('bo');
    clock.increment(TYPING_PAUSE - 1);
    expect([at(), asked()]).toEqual(['typing', []]);
    clock.increment(1);
    expect([at(), asked()]).toEqual(['searching', ['bo']]);
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
    const { clock, held, type, enter, asked, at } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('bolts');
    type('bolt ');
    clock.increment(TYPING_PAUSE);
    enter();
    expect([at(), asked()]).toEqual(['shown', ['bolt']]);
  });

  test('not for an address that says what stands in the box', async () => {
    const { actor, held, now, asked, at } = started('bolt');
    actor.send({ type: 'query.restored', text: ' bolt' });
    held.watchResults.live(answerOf('Bolts'));
    expect([at(), asked()]).toEqual(['shown', ['bolt']]);
    actor.send({ type: 'query.restored', text: 'nut' });
    expect(now().context.text).toBe('nut');
    expect(asked()).toEqual(['bolt', 'nut']);
  });

  test('emptying the box forgets the results', async () => {
    const { clock, held, now, type, changes, at } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('');
    clock.increment(TYPING_PAUSE);
    expect(at()).toBe('empty');
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
    const { held, names, type, at } = started('bolt');
    type('nut');
    held.watchResults.live(answerOf('Bolts'));
    expect(at()).toBe('typing');
    expect(names()).toBeUndefined();
  });

  test('Enter while the answer is awaited never passes off the results of another query', async () => {
    const { held, names, type, enter, at } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    expect(names()).toEqual(['Bolts']);
    enter();
    expect(at()).toBe('searching');
    held.watchResults.live(answerOf('Nuts'));
    expect([at(), names()]).toEqual(['shown', ['Nuts']]);
  });

  test('neither does typing on and back while the answer is awaited', async () => {
    const { clock, held, type, enter, at } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    type('nuts');
    type('nut');
    clock.increment(TYPING_PAUSE);
    expect(at()).toBe('searching');
    expect(held.watchResults.inputs.at(-1)).toEqual({ query: 'nut' });
  });
});

describe('a failed search', () => {
  test('is told, shows nothing outdated, and can be tried again', async () => {
    const { actor, held, now, names, asked, at } = started('bolt');
    held.watchResults.failed(OFFLINE);
    expect(at()).toBe('failed');
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    actor.send({ type: 'retry.requested' });
    expect(asked()).toEqual(['bolt', 'bolt']);
    held.watchResults.live(answerOf('Bolts'));
    expect(now().context.failure).toBeUndefined();
    expect(names()).toEqual(['Bolts']);
  });

  test('leaves no results of an earlier query behind', async () => {
    const { held, names, type, enter, at } = started('bolt');
    held.watchResults.live(answerOf('Bolts'));
    type('nut');
    enter();
    held.watchResults.failed(OFFLINE);
    expect(names()).toBeUndefined();
    enter();
    expect(at()).toBe('searching');
  });
});

describe('a search whose results were known before', () => {
  test('GOAL-12: shows them while it asks, and below the failure', () => {
    const { actor, held, now, names, at } = started('bolt');
    held.watchResults.recall(answerOf('Bolts'), 7);
    expect(at()).toBe('searching');
    expect(names()).toEqual(['Bolts']);
    expect(now().context.origin).toEqual({ source: 'last-known', at: 7, waiting: true });
    held.watchResults.failed(OFFLINE, { data: answerOf('Bolts'), at: 7, source: 'last-known' });
    expect(at()).toBe('failed');
    expect(names()).toEqual(['Bolts']);
    expect(now().context.origin).toEqual({ source: 'last-known', at: 7, waiting: false });
    actor.send({ type: 'retry.requested' });
    held.watchResults.failedBefore(OFFLINE);
    expect(at()).toBe('searching');
    held.watchResults.live(answerOf('More bolts'));
    expect(now().context).toMatchObject({ origin: undefined, failure: undefined });
  });

  test('takes old results for no answer: Enter asks for live ones', () => {
    const { held, enter, asked, at } = started('bolt');
    held.watchResults.failed(OFFLINE, { data: answerOf('Bolts'), at: 7, source: 'last-known' });
    enter();
    expect([at(), asked()]).toEqual(['searching', ['bolt', 'bolt']]);
  });
});
