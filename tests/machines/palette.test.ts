import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { paletteMachine } from '../../src/machines/palette.machine.ts';
import type { SearchAnswer } from '../../src/machines/search.machine.ts';
import { heldPromise, settled } from './heldActors.ts';
import { walkAllPaths } from './modelPaths.ts';
import { anItem, OFFLINE } from './samples.ts';

/** The pause after the last key, in ms. */
const PAUSE = 120;
const answerOf = (name: string): SearchAnswer => ({ items: [anItem({ name })], total: 9 });

function paletteStage(_: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = { searchItems: heldPromise<SearchAnswer, { query: string }>() };
  const actor = createActor(paletteMachine.provide({ actors: { searchItems: held.searchItems.logic } }), {
    clock,
    ...(inspect && { inspect }),
  });
  return { actor, clock, held };
}

function opened() {
  const stage = paletteStage(undefined);
  stage.actor.start();
  stage.actor.send({ type: 'palette.opened' });
  const type = (query: string) => stage.actor.send({ type: 'query.changed', query });
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    type,
    search: (query: string) => {
      type(query);
      stage.clock.increment(PAUSE);
    },
    asked: () => stage.held.searchItems.inputs.map(({ query }) => query),
    names: () => stage.actor.getSnapshot().context.items.map(({ name }) => name),
  };
}

describe('when the palette asks', () => {
  test('never while it is closed', () => {
    const { actor, clock, held } = paletteStage(undefined);
    actor.start();
    actor.send({ type: 'query.changed', query: 'bolt' });
    clock.increment(10 * PAUSE);
    expect(actor.getSnapshot().value).toBe('closed');
    expect(held.searchItems.inputs).toEqual([]);
  });

  test('after a pause in typing, counted from the last key, for the trimmed text', () => {
    const { clock, now, type, asked } = opened();
    type('bo');
    clock.increment(PAUSE - 1);
    type(' bolt ');
    clock.increment(PAUSE - 1);
    expect(asked()).toEqual([]);
    expect(now().hasTag('busy')).toBe(true);
    clock.increment(1);
    expect(asked()).toEqual(['bolt']);
    expect(now().hasTag('busy')).toBe(true);
  });

  test.each(['', '  '])('never for %j, which forgets what was found', async (blank) => {
    const { clock, held, now, search, type, asked } = opened();
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    type(blank);
    expect(now().context).toMatchObject({ items: [], total: 0, found: '' });
    expect(now().hasTag('busy')).toBe(false);
    clock.increment(10 * PAUSE);
    expect(asked()).toEqual(['bolt']);
  });
});

describe('which answer the palette shows', () => {
  test('the one for the text, with its total', async () => {
    const { held, now, search } = opened();
    search(' bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().value).toEqual({ open: 'idle' });
    expect(now().context).toEqual({
      query: ' bolt',
      items: [anItem({ name: 'Bolts' })],
      total: 9,
      found: 'bolt',
    });
    expect(now().hasTag('busy')).toBe(false);
  });

  test('an outdated answer is ignored, and its call given up', async () => {
    const { held, names, search } = opened();
    search('bolt');
    search('nut');
    expect(held.searchItems.givenUp).toEqual([true, false]);
    await held.searchItems.answer(answerOf('Nuts'), 1);
    await held.searchItems.answer(answerOf('Bolts'), 0);
    expect(names()).toEqual(['Nuts']);
  });

  test('an answer that comes while typing goes on is outdated too, and so is a failure', async () => {
    const { held, now, names, search, type } = opened();
    search('bolt');
    type('nut');
    await held.searchItems.answer(answerOf('Bolts'));
    expect([now().value, names()]).toEqual([{ open: 'typing' }, []]);
    search('screw');
    type('washer');
    await held.searchItems.fail(OFFLINE);
    expect(now().value).toEqual({ open: 'typing' });
  });

  test('what is shown while another text is asked for says which text it belongs to', async () => {
    const { held, now, search } = opened();
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    search('nut');
    expect(now().context).toMatchObject({ query: 'nut', found: 'bolt' });
    await held.searchItems.answer(answerOf('Nuts'));
    expect(now().context).toMatchObject({ query: 'nut', found: 'nut' });
  });

  test('a palette that was closed gives up its call, and opens empty', async () => {
    const { actor, held, now, search } = opened();
    search('bolt');
    actor.send({ type: 'palette.closed' });
    expect(held.searchItems.givenUp).toEqual([true]);
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().value).toBe('closed');
    actor.send({ type: 'palette.opened' });
    expect(now().context).toEqual({ query: '', items: [], total: 0, found: '' });
    expect(now().hasTag('busy')).toBe(false);
  });

  test('a palette that was closed while typing never asks', () => {
    const { actor, clock, type, asked } = opened();
    type('bolt');
    actor.send({ type: 'palette.closed' });
    clock.increment(10 * PAUSE);
    expect(asked()).toEqual([]);
  });
});

describe('a failing search in the palette', () => {
  test('leaves it open and usable, with no items of an earlier text', async () => {
    const { held, now, names, search } = opened();
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    search('nut');
    await held.searchItems.fail(OFFLINE);
    expect(now().value).toEqual({ open: 'idle' });
    expect(now().status).toBe('active');
    expect(now().context).toMatchObject({ query: 'nut', items: [], total: 0 });
    search('screw');
    await held.searchItems.answer(answerOf('Screws'));
    expect(names()).toEqual(['Screws']);
  });

  test('never ends the app-wide palette: it closes and opens as before', async () => {
    const { actor, held, now, search } = opened();
    search('bolt');
    await held.searchItems.fail(new Error('a fault of ours'));
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(now().value).toEqual({ open: 'idle' });
  });
});

test('a search that is not provided fails loudly', async () => {
  const { searchItems } = paletteMachine.implementations.actors;
  if (typeof searchItems !== 'object' || !('getInitialSnapshot' in searchItems)) throw new Error('No logic');
  const errors: unknown[] = [];
  const actor = createActor(searchItems, { input: { query: 'bolt' } });
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  await settled();
  expect(errors).toEqual([new Error("The actor 'searchItems' must be provided.")]);
});

test('every state of the palette is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: paletteMachine,
    inputs: [undefined],
    stage: paletteStage,
    outside: { searchItems: { answers: [answerOf('Bolts')], failures: [OFFLINE] } },
    eventSets: [
      [
        { type: 'palette.opened' },
        { type: 'palette.closed' },
        { type: 'query.changed', query: 'a' },
        { type: 'query.changed', query: 'b' },
        { type: 'query.changed', query: ' ' },
      ],
    ],
    facts: ({ context }) => [context.query, context.found, context.items.length],
  });
  expect(coverage).toEqual({ leaves: 4, transitions: 7, unreached: [], untaken: [] });
});
