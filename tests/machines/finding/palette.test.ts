import type { Item } from '../../../contract/entities.ts';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { PaletteItems } from '../../../src/machines/finding/palette.context.ts';
import { paletteMachine } from '../../../src/machines/finding/palette.machine.ts';
import type { PendingCommand, Effect } from '../../../src/model/arguments/pendingCommand.ts';
import type { FoundLocations, WantedLocations } from '../../../src/model/finding/finder.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import type { Opened } from '../../../src/model/finding/opened.ts';
import { heldPromise, settled } from '../kit/heldActors.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';

/** The pause after the last key, in ms. */
const PAUSE = 120;
const answerOf = (name: string): PaletteItems => ({ items: [anItem({ name })], total: 9 });
const foundOf = (...ids: string[]): FoundLocations => ({ ids, total: ids.length, fit: FIT.loose });

function paletteStage(_: unknown, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const noted: unknown[] = [];
  const carriedOut: Effect[] = [];
  const held = {
    searchItems: heldPromise<PaletteItems, { query: string }>(),
    findLocations: heldPromise<FoundLocations, WantedLocations>(),
    readOpened: heldPromise<readonly Opened[], void>(),
    readItem: heldPromise<Item, { id: string }>(),
  };
  const actor = createActor(
    paletteMachine.provide({
      actors: {
        searchItems: held.searchItems.logic,
        findLocations: held.findLocations.logic,
        readOpened: held.readOpened.logic,
        readItem: held.readItem.logic,
      },
      actions: {
        noteOpened: (_, what) => void noted.push(what),
        carryOut: (_, effect) => void carriedOut.push(effect),
      },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, noted, carriedOut };
}

function opened() {
  const stage = paletteStage(undefined);
  stage.actor.start();
  stage.actor.send({ type: 'palette.opened' });
  const type = (query: string) => stage.actor.send({ type: 'query.changed', query });
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    /** What the search for items is doing. */
    itemsState: () => {
      const { value } = stage.actor.getSnapshot();
      return typeof value === 'object' ? value.open?.items : value;
    },
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

describe('of a sentence the palette asks', () => {
  const SENTENCE = { query: 'mv bolt > attic', parts: { record: 'bolt', place: 'attic' } };

  test('for items of its record, and for locations of all of its parts; what was found is for all of it', async () => {
    const { actor, asked, clock, held, now } = opened();
    actor.send({ type: 'query.changed', ...SENTENCE });
    clock.increment(PAUSE);
    expect(asked()).toEqual(['bolt']);
    expect(held.findLocations.inputs.at(-1)).toMatchObject(SENTENCE);
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().context.found).toBe('mv bolt > attic');
  });

  test('for all that was typed where it names no record, and where it is no sentence any more', () => {
    const { actor, asked, clock, held, search } = opened();
    actor.send({ type: 'query.changed', query: 'new box in attic', parts: { record: '', place: 'attic' } });
    clock.increment(PAUSE);
    search('bolt');
    expect(asked()).toEqual(['new box in attic', 'bolt']);
    expect(held.findLocations.inputs.at(-1)).not.toHaveProperty('parts');
  });

  test('the same when its first row was chosen ahead of the list', () => {
    const { actor, asked, clock, now } = opened();
    actor.send({ type: 'first.chosen', ...SENTENCE });
    clock.increment(PAUSE);
    expect(asked()).toEqual(['bolt']);
    expect(now().context.isFirstChosen).toBe(true);
  });
});

describe('which answer the palette shows', () => {
  test('the one for the text, with its total', async () => {
    const { held, now, itemsState, search } = opened();
    search(' bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    expect(itemsState()).toBe('idle');
    expect(now().context).toMatchObject({
      query: ' bolt',
      items: [anItem({ name: 'Bolts' })],
      total: 9,
      found: 'bolt',
    });
    expect(now().hasTag('busy')).toBe(false);
  });

  test('whether there may be more than its total, until another one has come', async () => {
    const { held, now, search } = opened();
    expect(now().context.more).toBe(false);
    search('螺丝');
    await held.searchItems.answer({ ...answerOf('螺丝'), more: true });
    expect(now().context).toMatchObject({ total: 9, more: true });
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().context).toMatchObject({ total: 9, more: false });
  });

  test('those that are spelt alike come with it, and go with the next answer', async () => {
    const { held, now, search } = opened();
    search('botl');
    await held.searchItems.answer({ items: [], total: 0, alike: [anItem({ name: 'Bolts' })] });
    expect(now().context.alike).toEqual([anItem({ name: 'Bolts' })]);
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().context.alike).toEqual([]);
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
    const { held, itemsState, names, search, type } = opened();
    search('bolt');
    type('nut');
    await held.searchItems.answer(answerOf('Bolts'));
    expect([itemsState(), names()]).toEqual(['typing', []]);
    search('screw');
    type('washer');
    await held.searchItems.fail(OFFLINE);
    expect(itemsState()).toBe('typing');
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
    expect(now().context).toMatchObject({ query: '', items: [], total: 0, found: '' });
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
    const { held, now, itemsState, names, search } = opened();
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    search('nut');
    await held.searchItems.fail(OFFLINE);
    expect(itemsState()).toBe('idle');
    expect(now().status).toBe('active');
    expect(now().context).toMatchObject({ query: 'nut', items: [], total: 0 });
    search('screw');
    await held.searchItems.answer(answerOf('Screws'));
    expect(names()).toEqual(['Screws']);
  });

  test('never ends the app-wide palette: it closes and opens as before', async () => {
    const { actor, held, itemsState, search } = opened();
    search('bolt');
    await held.searchItems.fail(new Error('a fault of ours'));
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(itemsState()).toBe('idle');
  });
});

describe('the locations in the palette', () => {
  test('are looked for with each key, the 50 best, and an outdated answer never counts', async () => {
    const { held, now, type } = opened();
    type('ha');
    type('han');
    expect(held.findLocations.inputs).toEqual([
      { query: 'ha', most: 50, respells: true },
      { query: 'han', most: 50, respells: true },
    ]);
    expect(held.findLocations.givenUp).toEqual([true, false]);
    await held.findLocations.answer(foundOf('outdated'), 0);
    expect(now().context.located).toBe('');
    await held.findLocations.answer(foundOf('h'), 1);
    expect(now().context).toMatchObject({ locations: { ids: ['h'] }, located: 'han' });
  });

  test('stay on screen until those for the next text are there, and say which text they are for', async () => {
    const { held, now, type } = opened();
    type('ha');
    await held.findLocations.answer(foundOf('h'));
    type('rack');
    expect(now().context).toMatchObject({ locations: { ids: ['h'] }, located: 'ha' });
    type(' ');
    expect(now().context).toMatchObject({ locations: undefined, located: ' ' });
  });

  test('that could not be found leave the list to the rest', async () => {
    const { held, now, type } = opened();
    type('ha');
    await held.findLocations.fail(new Error('a fault of ours'));
    expect(now().context).toMatchObject({ locations: undefined, located: 'ha' });
    expect(now().status).toBe('active');
  });

  test('are looked for again when another hierarchy is known', async () => {
    const { actor, held, now, type } = opened();
    type('ha');
    await held.findLocations.answer(foundOf());
    actor.send({ type: 'locations.changed' });
    await held.findLocations.answer(foundOf('h'));
    expect(now().context.locations?.ids).toEqual(['h']);
  });

  test('of the last letter decide what an early Enter means, until another key comes', () => {
    const { actor, held, now, type } = opened();
    type('ha');
    actor.send({ type: 'first.chosen', query: 'ha' });
    expect(now().context).toMatchObject({ query: 'ha', isFirstChosen: true });
    type('ha');
    expect(now().context.isFirstChosen).toBe(true);
    type('han');
    expect(now().context.isFirstChosen).toBe(false);
    // Enter may even come before the text that it is for.
    actor.send({ type: 'first.chosen', query: 'hang' });
    expect(held.findLocations.inputs.at(-1)?.query).toBe('hang');
    expect(now().context).toMatchObject({ query: 'hang', isFirstChosen: true });
  });
});

describe('a scan', () => {
  const LABEL: PendingCommand = { argument: 'label' };

  test('is looked up as that, also where the same text was typed and found, until a key changes it', async () => {
    const { actor, held, now, type } = opened();
    actor.send({ type: 'argument.asked', asked: LABEL });
    type('WS-B1');
    await held.findLocations.answer(foundOf('WS-B10'));
    actor.send({ type: 'first.chosen', query: 'WS-B1', isScanned: true });
    // What was found for the typed text is not to be taken for it.
    expect(now().context).toMatchObject({ isFirstChosen: true, locations: undefined, located: '' });
    expect(held.findLocations.inputs.at(-1)).toEqual({ query: 'WS-B1', isScanned: true });
    actor.send({ type: 'first.chosen', query: 'WS-B1' });
    expect(now().context.isScanned).toBe(true);
    type('WS-B');
    expect(held.findLocations.inputs.at(-1)).toEqual({ query: 'WS-B' });
  });

  test('that found nothing does nothing with what somebody adds later', async () => {
    const { actor, held, now } = opened();
    actor.send({ type: 'argument.asked', asked: LABEL });
    actor.send({ type: 'first.chosen', query: 'WS-C1', isScanned: true });
    // They are known only now: it is still wanted.
    await held.findLocations.fail(OFFLINE);
    actor.send({ type: 'locations.changed' });
    expect(now().context.isFirstChosen).toBe(true);
    await held.findLocations.answer(foundOf());
    actor.send({ type: 'locations.changed' });
    expect(now().context.isFirstChosen).toBe(false);
  });
});

test('a sentence whose Enter came first, and was not done when all was there, is not done by what somebody adds later', async () => {
  const { actor, clock, held, now } = opened();
  const query = 'mv screws > ws-b1';
  actor.send({ type: 'first.chosen', query, parts: { record: 'screw', place: 'ws-b1' } });
  await held.findLocations.answer(foundOf());
  // The items are still on their way.
  actor.send({ type: 'locations.changed' });
  await held.findLocations.answer(foundOf());
  expect(now().context.isFirstChosen).toBe(true);
  clock.increment(PAUSE);
  await held.searchItems.answer(answerOf('Screws'));
  expect(now().context.isFirstChosen).toBe(true);
  actor.send({ type: 'locations.changed' });
  expect(now().context.isFirstChosen).toBe(false);
});

describe('what was opened before', () => {
  const BEFORE: Opened = { kind: 'location', id: 'h', name: 'Hangar', at: 1, weight: 1 };

  test('is read with each opening', async () => {
    const { actor, held, now } = opened();
    await held.readOpened.answer([BEFORE]);
    expect(now().context.opened).toEqual([BEFORE]);
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(now().context.opened).toEqual([]);
    await held.readOpened.fail(OFFLINE);
    expect(now().context.opened).toEqual([]);
    expect(now().status).toBe('active');
  });

  test('gets the commands that are chosen', () => {
    const { actor, noted } = opened();
    actor.send({ type: 'command.chosen', id: 'log-out', name: 'Log out' });
    expect(noted).toEqual([{ kind: 'command', id: 'log-out', name: 'Log out' }]);
  });
});

describe('the argument of a command', () => {
  const item = anItem();
  const MOVE: PendingCommand = { argument: 'location', moved: { kind: 'items', items: [item] } };
  const QUANTITY: PendingCommand = { argument: 'quantity', item };

  test('is asked for in the open palette, with nothing left of what was typed', async () => {
    const { actor, held, now, search } = opened();
    search('bolt');
    await held.searchItems.answer(answerOf('Bolts'));
    actor.send({ type: 'argument.asked', asked: MOVE });
    expect(now().context).toMatchObject({ asked: MOVE, query: '', items: [], locations: undefined });
    expect(now().hasTag('busy')).toBe(false);
  });

  test('is asked for at once by a key, with what it begins with', () => {
    const { actor, now } = opened();
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'argument.asked', asked: QUANTITY, typed: '+' });
    expect(now().matches('open')).toBe(true);
    expect(now().context).toMatchObject({ asked: QUANTITY, query: '+' });
  });

  test('is a location of all that fit, and never an item', () => {
    const { actor, clock, held, type, asked } = opened();
    actor.send({ type: 'argument.asked', asked: MOVE });
    type('bin');
    clock.increment(10 * PAUSE);
    expect(held.findLocations.inputs).toEqual([{ query: 'bin' }]);
    expect(asked()).toEqual([]);
  });

  test('looks for nothing where it is a number or a line', () => {
    const { actor, held, clock, type, asked } = opened();
    actor.send({ type: 'argument.asked', asked: QUANTITY });
    type('17');
    clock.increment(10 * PAUSE);
    expect([held.findLocations.inputs, asked()]).toEqual([[], []]);
  });

  test('can be left for all commands, which begin anew', () => {
    const { actor, now, type } = opened();
    actor.send({ type: 'argument.asked', asked: MOVE });
    type('bin');
    actor.send({ type: 'argument.left' });
    expect(now().matches('open')).toBe(true);
    expect(now().context).toMatchObject({ asked: undefined, query: '', located: '' });
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(now().context.asked).toBeUndefined();
  });

  test('is cancelled back to where it was asked from: the page, or all commands', () => {
    const { actor, now, type } = opened();
    actor.send({ type: 'argument.asked', asked: MOVE });
    type('bin');
    actor.send({ type: 'argument.cancelled' });
    expect(now().matches('open')).toBe(true);
    expect(now().context).toMatchObject({ asked: undefined, query: '', located: '' });
    actor.send({ type: 'palette.closed' });
    // By its own key: nobody has seen any commands.
    actor.send({ type: 'argument.asked', asked: MOVE });
    actor.send({ type: 'argument.cancelled' });
    expect(now().matches('closed')).toBe(true);
    // Who has gone on to all commands is in the palette.
    actor.send({ type: 'argument.asked', asked: MOVE });
    actor.send({ type: 'argument.left' });
    actor.send({ type: 'argument.asked', asked: MOVE });
    actor.send({ type: 'argument.cancelled' });
    expect(now().matches('open')).toBe(true);
  });

  test('closes the palette, and is carried out once', () => {
    const { actor, now, carriedOut } = opened();
    const effect: Effect = {
      kind: 'change',
      change: { kind: 'move items', items: [item], to: aLocation() },
      destination: aLocation(),
    };
    actor.send({ type: 'argument.asked', asked: MOVE });
    actor.send({ type: 'argument.given', effect });
    expect(now().value).toBe('closed');
    expect(carriedOut).toEqual([effect]);
  });
});

describe('the second actions of a row', () => {
  const BOLTS = { kind: 'item', id: 'i1', name: 'Bolts' } as const;

  test('leave what was typed and found as it is, and a search on its way', async () => {
    const { actor, held, now, search } = opened();
    search('bolt');
    actor.send({ type: 'actions.shown', of: { kind: 'location', id: 'h', name: 'Hangar' } });
    expect(now().hasTag('busy')).toBe(true);
    await held.searchItems.answer(answerOf('Bolts'));
    expect(now().context).toMatchObject({ query: 'bolt', found: 'bolt', actedOn: { id: 'h' } });
    actor.send({ type: 'actions.left' });
    expect(now().context).toMatchObject({ query: 'bolt', found: 'bolt', actedOn: undefined });
  });

  test('of an item of which only the name is known wait for the rest, of another they do not', async () => {
    const { actor, held, now } = opened();
    actor.send({ type: 'actions.shown', of: { ...BOLTS, item: anItem() } });
    expect(now().hasTag('reading')).toBe(false);
    actor.send({ type: 'actions.left' });
    actor.send({ type: 'actions.shown', of: BOLTS });
    expect(now().hasTag('reading')).toBe(true);
    expect(held.readItem.inputs).toEqual([{ id: 'i1' }]);
    await held.readItem.answer(anItem({ id: 'i1', name: 'Bolts M5' }));
    expect(now().hasTag('reading')).toBe(false);
    expect(now().context.actedOn).toMatchObject({ name: 'Bolts M5', item: { id: 'i1' } });
  });

  test('stay without the rest where it could not be read', async () => {
    const { actor, held, now } = opened();
    actor.send({ type: 'actions.shown', of: BOLTS });
    await held.readItem.fail(OFFLINE);
    expect(now().hasTag('reading')).toBe(false);
    expect(now().context.actedOn).toEqual(BOLTS);
  });

  test('go with the next key of the text, with a question and with the palette', () => {
    const { actor, now, type } = opened();
    const shown = () => actor.send({ type: 'actions.shown', of: BOLTS });
    shown();
    type('a');
    expect(now().context.actedOn).toBeUndefined();
    shown();
    actor.send({ type: 'first.chosen', query: 'ab' });
    expect(now().context.actedOn).toBeUndefined();
    shown();
    actor.send({ type: 'argument.asked', asked: { argument: 'label' } });
    expect(now().context.actedOn).toBeUndefined();
    shown();
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(now().context.actedOn).toBeUndefined();
  });
});

describe('what found nothing', () => {
  test('is known until the palette closes, all of it while it is taken back', () => {
    const { actor, now } = opened();
    const unfound = (query: string) => {
      actor.send({ type: 'nothing.found', query });
      return now().context.unfound;
    };
    expect(unfound('tuck ')).toBe('tuck');
    expect(unfound('tuc')).toBe('tuck');
    expect(unfound('tucked')).toBe('tucked');
    expect(unfound('stash')).toBe('stash');
    actor.send({ type: 'argument.asked', asked: { argument: 'label' } });
    expect(now().context.unfound).toBe('stash');
    actor.send({ type: 'palette.closed' });
    actor.send({ type: 'palette.opened' });
    expect(now().context.unfound).toBe('');
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
    outside: {
      searchItems: { answers: [answerOf('Bolts')], failures: [OFFLINE] },
      findLocations: { answers: [foundOf('h')], failures: [OFFLINE] },
      readOpened: { answers: [[]], failures: [OFFLINE] },
      readItem: { answers: [anItem()], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'palette.opened' },
        { type: 'actions.shown', of: { kind: 'item', id: 'i1', name: 'Bolts' } },
        { type: 'actions.shown', of: { kind: 'location', id: 'h', name: 'Hangar' } },
        { type: 'actions.left' },
        { type: 'nothing.found', query: 'zzz' },
      ],
      [
        { type: 'palette.opened' },
        { type: 'palette.closed' },
        { type: 'query.changed', query: 'a' },
        { type: 'query.changed', query: ' ' },
        { type: 'locations.changed' },
      ],
      [
        { type: 'palette.opened' },
        { type: 'query.changed', query: 'a' },
        { type: 'first.chosen', query: 'a' },
        { type: 'first.chosen', query: 'ab' },
        { type: 'command.chosen', id: 'log-out', name: 'Log out' },
      ],
      [
        { type: 'argument.asked', asked: { argument: 'label' } },
        { type: 'argument.asked', asked: { argument: 'quantity', item: anItem() } },
        { type: 'query.changed', query: 'a' },
        { type: 'argument.left' },
        { type: 'argument.cancelled' },
        { type: 'argument.given', effect: { kind: 'go', to: '/location/l1' } },
      ],
    ],
    facts: ({ context }) => [
      context.query,
      context.found,
      context.located,
      context.asked?.argument,
      context.isAskedAtOnce,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Seconds, but not where every processor is taken.
});

test('CALL-27: a hierarchy that comes meanwhile does not end the search for items', async () => {
  const { actor, held, clock, itemsState, now, type } = opened();
  type('anvil');
  actor.send({ type: 'locations.changed' });
  expect(itemsState()).toBe('typing');
  clock.increment(PAUSE);
  actor.send({ type: 'locations.changed' });
  expect(itemsState()).toBe('searching');
  await held.searchItems.answer(answerOf('Anvil'));
  expect(now().context).toMatchObject({ found: 'anvil', total: 9 });
});
