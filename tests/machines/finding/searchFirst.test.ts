import { describe, expect, test } from 'vitest';
import { TYPING_PAUSE } from '../../../src/machines/finding/search.machine.ts';
import { FIT } from '../../../src/model/finding/tiers.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { searchStage } from './search.stage.ts';

const hits = (...ids: string[]) => ({ items: ids.map((id) => anItem({ id, name: id })), total: ids.length });
const placed = (...ids: string[]) => ({ ids, total: ids.length, fit: FIT.exact });
const NOWHERE = { ids: [], total: 0, fit: FIT.none };

function started(text = '') {
  const stage = searchStage({ text });
  stage.actor.start();
  stage.actor.send({ type: 'locations.changed' });
  return {
    ...stage,
    at: () => stage.actor.getSnapshot().value.items,
    context: () => stage.actor.getSnapshot().context,
    type: (typed: string) => stage.actor.send({ type: 'query.changed', text: typed }),
    enter: () => stage.actor.send({ type: 'query.submitted' }),
    opened: () => stage.visits.map(({ to }) => to),
  };
}

describe('Enter in the search box', () => {
  test('opens the first location, which stands above the items', async () => {
    const { held, enter, opened } = started('bolt');
    held.watchResults.live(hits('item-00001'));
    await held.findLocations.answer(placed('l1', 'l2'));
    enter();
    expect(opened()).toEqual(['/location/l1']);
  });

  test('opens the first item where no location is found', async () => {
    const { held, enter, opened } = started('bolt');
    await held.findLocations.answer(NOWHERE);
    held.watchResults.live(hits('a b/c', 'item-00002'));
    enter();
    expect(opened()).toEqual(['/view/a%20b%2Fc']);
  });

  test('opens an unsent item before those of the host', async () => {
    const { actor, held, enter, opened } = started('bolt');
    actor.send({ type: 'unsent.changed', items: [anItem({ id: 'local-1', name: 'Nut' })] });
    actor.send({
      type: 'unsent.changed',
      items: [anItem({ id: 'local-1', name: 'Nut' }), anItem({ id: 'local-2', name: 'Bolt' })],
    });
    await held.findLocations.answer(NOWHERE);
    held.watchResults.live(hits('item-00001'));
    enter();
    expect(opened()).toEqual(['/view/local-2']);
  });

  test('opens an unsent item that lies where it is looked for', async () => {
    const { actor, held, enter, opened } = started('bolt in:shed');
    const shed = [{ name: 'Shed', label: '' }];
    actor.send({
      type: 'unsent.changed',
      items: [
        anItem({ id: 'local-1', name: 'Bolt', location_id: 'attic' }),
        anItem({ id: 'local-2', name: 'Bolt', location_id: 'shed' }),
      ],
      placesOf: ({ location_id }) => (location_id === 'shed' ? shed : []),
    });
    await held.findLocations.answer(NOWHERE);
    held.watchResults.live(hits('item-00001'));
    enter();
    expect(opened()).toEqual(['/view/local-2']);
  });

  test('ahead of the answer asks at once, once, and opens the first as soon as it is there', async () => {
    const { clock, held, type, enter, opened } = started();
    type('bolt');
    enter();
    enter();
    expect(held.watchResults.inputs).toEqual([{ query: 'bolt' }]);
    expect(held.findLocations.inputs.at(-1)).toMatchObject({ query: 'bolt' });
    held.watchResults.live(hits('item-00001'));
    expect(opened(), 'a location may still come first').toEqual([]);
    await held.findLocations.answer(NOWHERE);
    expect(opened()).toEqual(['/view/item-00001']);
    clock.increment(10 * TYPING_PAUSE);
    expect(opened()).toEqual(['/view/item-00001']);
  });

  test('does not wait for the items where a location is first', async () => {
    const { held, type, enter, opened } = started();
    type('hangar');
    enter();
    await held.findLocations.answer(placed('l1'));
    expect(opened()).toEqual(['/location/l1']);
  });

  test('never opens the first of an older text', async () => {
    const { held, type, enter, opened } = started('bolt');
    await held.findLocations.answer(placed('l1'));
    held.watchResults.live(hits('item-00001'));
    type('nut');
    enter();
    expect(opened()).toEqual([]);
    await held.findLocations.answer(NOWHERE);
    expect(opened()).toEqual([]);
    held.watchResults.live(hits('item-00002'));
    expect(opened()).toEqual(['/view/item-00002']);
  });

  test.each([
    ['typing on', { type: 'query.changed', text: 'bolts' }],
    ['clearing the box', { type: 'query.cleared' }],
    ['going back', { type: 'query.restored', text: 'nut' }],
  ] as const)('is forgotten by %s', async (_, event) => {
    const { actor, clock, held, type, enter, opened } = started();
    type('bolt');
    enter();
    actor.send(event);
    clock.increment(TYPING_PAUSE);
    await held.findLocations.answer(placed('l1'));
    if (actor.getSnapshot().value.items === 'searching') held.watchResults.live(hits('item-00001'));
    expect(opened()).toEqual([]);
  });

  test('opens nothing where nothing is found, also when something is found later', async () => {
    const { held, type, enter, opened } = started('bolt');
    await held.findLocations.answer(NOWHERE);
    held.watchResults.live(hits());
    enter();
    type('nut');
    expect(opened()).toEqual([]);
  });

  test('opens the first of what is known while the host is away, and asks again where nothing is', async () => {
    const { held, enter, opened, at } = started('bolt');
    await held.findLocations.answer(NOWHERE);
    held.watchResults.failed(OFFLINE);
    enter();
    expect([at(), opened()]).toEqual(['searching', []]);
    held.watchResults.failed(OFFLINE, { data: hits('item-00001'), source: 'last-known' });
    expect(opened()).toEqual(['/view/item-00001']);
    enter();
    expect([at(), opened()]).toEqual(['failed', ['/view/item-00001', '/view/item-00001']]);
  });

  test('goes by the items where locations cannot be looked for', async () => {
    const { held, enter, opened } = started('bolt');
    await held.findLocations.fail(new Error('no worker'));
    held.watchResults.live(hits('item-00001'));
    enter();
    expect(opened()).toEqual(['/view/item-00001']);
  });

  test('waits for the hierarchy', async () => {
    const { actor, held, visits } = searchStage({ text: 'bolt' });
    actor.start();
    held.watchResults.live(hits('item-00001'));
    actor.send({ type: 'query.submitted' });
    expect([held.findLocations.inputs, visits]).toEqual([[], []]);
    actor.send({ type: 'locations.changed' });
    await held.findLocations.answer(placed('l1'));
    expect(visits).toEqual([{ to: '/location/l1' }]);
  });
});

describe('the locations of a search', () => {
  test('are looked for again for another text and in another hierarchy, and only the newest answer counts', async () => {
    const { actor, held, type, enter, context } = started('bolt');
    await held.findLocations.answer(placed('l1'));
    type('nut');
    enter();
    actor.send({ type: 'locations.changed' });
    expect(held.findLocations.inputs.map(({ query }) => query)).toEqual(['bolt', 'nut', 'nut']);
    expect(held.findLocations.givenUp).toEqual([false, true, false]);
    expect(context()).toMatchObject({ located: 'bolt', locations: placed('l1') });
    await held.findLocations.answer(placed('l2'), 1);
    expect(context()).toMatchObject({ located: 'bolt' });
    await held.findLocations.answer(placed('l3'), 2);
    expect(context()).toMatchObject({ located: 'nut', locations: placed('l3') });
  });

  test('go with the text', async () => {
    const { actor, held, context } = started('bolt');
    await held.findLocations.answer(placed('l1'));
    actor.send({ type: 'query.cleared' });
    expect(context()).toMatchObject({ located: '', locations: undefined });
  });
});

describe('the results beyond the first', () => {
  const first = { ...hits('a', 'b'), total: 5 };

  test('are read only when they are wanted, chunk after chunk, each item once', async () => {
    const { actor, held, context, at } = started('bolt');
    held.watchResults.live(first);
    expect(held.readMore.inputs).toEqual([]);
    actor.send({ type: 'rest.wanted' });
    actor.send({ type: 'rest.wanted' });
    expect(held.readMore.inputs).toEqual([{ query: 'bolt', offset: 2 }]);
    // One has come before the others meanwhile: all have moved on by a place.
    await held.readMore.answer({ ...hits('b', 'c'), total: 5 });
    expect(held.readMore.inputs.at(-1)).toEqual({ query: 'bolt', offset: 4 });
    await held.readMore.answer({ ...hits('d'), total: 5 });
    expect(context().answer?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(at()).toBe('shown');
    actor.send({ type: 'rest.wanted' });
    expect(held.readMore.inputs).toHaveLength(2);
  });

  test('end where a host ignores the offset', async () => {
    const { actor, held, context, at } = started('bolt');
    held.watchResults.live(first);
    actor.send({ type: 'rest.wanted' });
    await held.readMore.answer({ ...hits('a', 'b'), total: 5 });
    expect(at()).toBe('shown');
    expect(context().answer).toMatchObject({ total: 2 });
  });

  test('that cannot be read are told of, and can be wanted again', async () => {
    const { actor, held, context } = started('bolt');
    held.watchResults.live(first);
    actor.send({ type: 'rest.wanted' });
    await held.readMore.fail(OFFLINE);
    expect(context()).toMatchObject({ restFailure: OFFLINE, answer: first });
    actor.send({ type: 'rest.wanted' });
    expect(context().restFailure).toBeUndefined();
    await held.readMore.answer({ ...hits('c', 'd', 'e'), total: 5 });
    expect(context().answer?.items).toHaveLength(5);
  });

  test('are given up by typing, and go on for the same text', async () => {
    const { actor, clock, held, type, at } = started('bolt');
    held.watchResults.live(first);
    actor.send({ type: 'rest.wanted' });
    type('bolts');
    expect(held.readMore.givenUp).toEqual([true]);
    type('bolt');
    clock.increment(TYPING_PAUSE);
    expect(at()).toBe('shown');
    actor.send({ type: 'rest.wanted' });
    expect(held.readMore.inputs).toHaveLength(2);
  });

  test('are not wanted of what is only known from before', () => {
    const { actor, held, at } = started('bolt');
    held.watchResults.failed(OFFLINE, { data: first, source: 'last-known' });
    actor.send({ type: 'rest.wanted' });
    expect([at(), held.readMore.inputs]).toEqual(['failed', []]);
  });
});
