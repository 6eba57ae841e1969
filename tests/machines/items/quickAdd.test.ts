import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { quickAddMachine } from '../../../src/machines/items/quickAdd.machine.ts';
import { NO_ROOM, quickAddStage } from './quickAdd.stage.ts';
import { anItem } from '../kit/samples.ts';

const REFUSED = failure('forbidden', 'Not in this location.', { status: 403 });

function started(input?: Parameters<typeof quickAddStage>[0]) {
  const stage = quickAddStage(input);
  stage.actor.start();
  return stage;
}

describe('Enter', () => {
  test('hands the item on and frees the fields at once, while the earlier ones are still on their way', () => {
    const { enter, requests, now } = started();
    enter('M3 screws, 20');
    enter('Washers', '2.5');
    enter('Anvil');
    expect(requests.map(({ number, input }) => [number, input.name, input.quantity])).toEqual([
      [1, 'M3 screws', 20],
      [2, 'Washers', 2.5],
      [3, 'Anvil', 1],
    ]);
    expect(requests[0]?.input).toMatchObject({ location_id: 'l1', category: 'Misc' });
    expect(now().context.texts).toEqual({ name: '', quantity: '' });
    expect(now().context.pending).toHaveLength(3);
  });

  test('with empty fields does nothing, and takes no message either', () => {
    const { enter, requests, now } = started();
    enter('  ');
    expect(requests).toEqual([]);
    expect(now().context.fields).toEqual({});
  });

  test('VALID-03: with what cannot be an item says so at its field, which keeps its text until it is right', () => {
    const { enter, requests, now, actor } = started();
    enter('M');
    expect(now().context.fields).toEqual({ name: 'Name must be at least 2 characters.' });
    expect(now().context.refusals).toBe(1);
    expect(now().context.texts.name).toBe('M');
    actor.send({ type: 'text.changed', field: 'name', text: 'M3' });
    expect(now().context.fields).toEqual({});
    actor.send({ type: 'text.changed', field: 'quantity', text: 'many' });
    expect(now().context.fields).toEqual({});
    actor.send({ type: 'entry.submitted' });
    expect(now().context.fields).toEqual({ quantity: 'Quantity must be a number.' });
    expect(requests).toEqual([]);
  });

  test('with another place adds the item there, and only that one', () => {
    const { enter, requests, actor } = started();
    actor.send({ type: 'text.changed', field: 'name', text: 'Anvil' });
    actor.send({ type: 'entry.submitted', elsewhere: 'l2' });
    enter('Hammer');
    expect(requests.map(({ input }) => [input.name, input.location_id])).toEqual([
      ['Anvil', 'l2'],
      ['Hammer', 'l1'],
    ]);
  });

  test('takes a name that looks like a quantity as it is, where the quantity has been typed', () => {
    const { enter, requests } = started();
    enter('Cable tray, 20', '3');
    expect(requests[0]?.input).toMatchObject({ name: 'Cable tray, 20', quantity: 3 });
  });
});

describe('an answer', () => {
  test('that it was added ends its way, whichever comes first; the message with Undo tells of it', () => {
    const { enter, answer, now } = started();
    enter('Anvil');
    enter('Bellows');
    answer({ type: 'item.added', number: 2, item: anItem({ name: 'Bellows' }) });
    expect(now().context.pending.map(({ number }) => number)).toEqual([1]);
    answer({ type: 'item.added', number: 1, item: anItem({ name: 'Anvil' }) });
    expect(now().context.pending).toEqual([]);
    expect(now().context.news.text).toBe('');
  });

  test('that refuses one is told with its reason; the others go on', () => {
    const { enter, answer, now } = started();
    enter('Anvil');
    enter('Bellows');
    answer({ type: 'item.refused', number: 1, reason: REFUSED });
    expect(now().context.news.text).toBe('Anvil was not added: Not in this location.');
    expect(now().context.pending.map(({ number }) => number)).toEqual([2]);
  });
});

describe('what neither the server nor the browser has', () => {
  function lost() {
    const stage = started();
    stage.enter('Anvil', '2');
    stage.answer({ type: 'item.lost', number: 1, reason: NO_ROOM });
    return stage;
  }

  test('stays here with its text and the reason, and the page asks before it is left', () => {
    const { now, held } = lost();
    expect(now().context.lost).toMatchObject([{ texts: { name: 'Anvil', quantity: '2' }, reason: NO_ROOM }]);
    expect(held.guardLeaving.running).toEqual([true]);
  });

  test('is handed on again, as what it was', () => {
    const { actor, now, requests, held, answer } = lost();
    actor.send({ type: 'lost.retried', number: 1 });
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
    expect(held.guardLeaving.running).toEqual([false]);
    answer({ type: 'item.lost', number: 1, reason: NO_ROOM });
    expect(now().context.lost).toHaveLength(1);
  });

  test('goes back into the fields only where nothing is overwritten', () => {
    const { actor, now, drafts } = lost();
    actor.send({ type: 'text.changed', field: 'name', text: 'Next' });
    actor.send({ type: 'lost.edited', number: 1 });
    expect(now().context.texts.name).toBe('Next');
    actor.send({ type: 'text.changed', field: 'name', text: '' });
    actor.send({ type: 'lost.edited', number: 1 });
    expect(now().context.texts).toEqual({ name: 'Anvil', quantity: '2' });
    expect(now().context.lost).toEqual([]);
    expect(drafts.get('quick-add_l1')?.values).toEqual({ name: 'Anvil', quantity: '2' });
  });

  test('is given up only when somebody says so', () => {
    const { actor, now, held } = lost();
    actor.send({ type: 'lost.discarded', number: 1 });
    expect(now().context.lost).toEqual([]);
    expect(held.guardLeaving.running).toEqual([false]);
  });
});

test('what is typed is kept with every letter, until it was entered', () => {
  const { actor, drafts } = started();
  actor.send({ type: 'text.changed', field: 'name', text: 'Anv' });
  expect(drafts.get('quick-add_l1')?.values).toEqual({ name: 'Anv', quantity: '' });
  actor.send({ type: 'entry.submitted' });
  expect(drafts.get('quick-add_l1')?.values).toEqual({ name: '', quantity: '' });
});

test('what was typed at an earlier time stands in the fields again', () => {
  expect(started({ locationId: 'l1', texts: { name: 'Anv', quantity: '3' } }).now().context.texts).toEqual({
    name: 'Anv',
    quantity: '3',
  });
});

test('the category that was used last here is that of the next ones', () => {
  const { actor, enter, requests } = started();
  actor.send({ type: 'category.used', category: 'Fasteners' });
  enter('Anvil');
  expect(requests[0]?.input.category).toBe('Fasteners');
});

test('an actor that nobody provided fails loudly', () => {
  const actor = createActor(quickAddMachine, { input: { locationId: 'l1' } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toMatchObject([{ message: "The actor 'addItems' must be provided." }]);
});
