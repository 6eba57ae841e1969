import { describe, expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import {
  answersKept,
  type CountContext,
  type CountEvent,
  recordedMeanwhile,
} from '../../../src/machines/counting/count.context.ts';
import type { Step } from '../../../src/model/changes/changes.ts';
import { countMachine } from '../../../src/machines/counting/count.machine.ts';
import { type CountAnswers, differencesOf, differencesText } from '../../../src/model/counting/count.ts';
import { together, walkAllPaths } from '../kit/modelPaths.ts';
import { anItem, NOT_FOUND, OFFLINE } from '../kit/samples.ts';
import { countStage, ITEMS, MISSING, place } from './count.stage.ts';

const MONDAY = Date.UTC(2026, 10, 23);

function stateOf(actor: ReturnType<typeof countStage>['actor']): string {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : Object.keys(value).join();
}

/** A count of A, B and C, four of each; `recalled` was counted before. */
async function counting(recalled?: CountAnswers) {
  const stage = countStage();
  stage.actor.start();
  stage.held.watchPlace.send(place(ITEMS));
  await stage.held.recall.answer(recalled && { answers: recalled, at: MONDAY });
  const send = (...events: (CountEvent['type'] | CountEvent)[]) => {
    // Those without anything more are named alone.
    for (const event of events)
      stage.actor.send(typeof event === 'string' ? ({ type: event } as CountEvent) : event);
  };
  const context = () => stage.actor.getSnapshot().context;
  /** Once it is known what others have written meanwhile. */
  const accept = async () => {
    await stage.held.refresh.answer(undefined);
    send('count.accepted');
  };
  return {
    ...stage,
    send,
    accept,
    context,
    /** The state, without what is going on in it. */
    value: () => stateOf(stage.actor),
    said: () =>
      context().answers.map((one: CountAnswers[number]) =>
        one.kind === 'item' ? `${one.id}: ${one.was} → ${one.now}` : `${one.name}: ${one.quantity}`,
      ),
  };
}

/** What the summary says of it. */
function differences({ items = [], answers, sentAs }: CountContext): string {
  const found = differencesOf(items, answers, sentAs);
  const { missing, overtaken } = found;
  return [
    differencesText(found),
    missing > 0 && `missing: ${missing}`,
    overtaken.length > 0 && `overtaken: ${overtaken.map(({ name }) => name).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const type = (text: string): CountEvent => ({ type: 'number.typed', text });
const NEW: CountEvent = { type: 'adding.submitted', id: 'local-1', name: 'Found', quantity: 3 };
const DONE = { done: [], failed: [], unsent: 0 };

describe('a count', () => {
  test('goes from item to item by what is said of each, keeps every answer, and ends in its differences', async () => {
    const { send, context, value, said, kept } = await counting();
    send('same.answered');
    expect([context().at, kept.get('l1')?.length]).toEqual(['b', 1]);
    send(
      { type: 'number.changed', by: 1 },
      { type: 'number.changed', by: 1 },
      { type: 'number.changed', by: -1 },
    );
    expect([context().typed, kept.get('l1')?.length]).toEqual(['5', 1]);
    send('number.answered', 'gone.answered');
    expect(said()).toEqual(['a: 4 → 4', 'b: 4 → 5', 'c: 4 → 0']);
    expect(value()).toBe('summary');
  });

  test('takes a number, and Enter alone as it is recorded; what is no number stays to be put right', async () => {
    const { send, context, said } = await counting();
    send(type('7'), 'number.answered', 'number.answered');
    expect(said()).toEqual(['a: 4 → 7', 'b: 4 → 4']);
    send(type('x'), 'number.answered');
    expect([context().at, context().typed]).toEqual(['c', 'x']);
    expect(context().problem).toMatch(/number/);
    send(type('2'));
    expect(context().problem).toBeUndefined();
  });

  test('takes a number that stands in the field as the answer where the next is scanned or chosen, or the count is finished', async () => {
    const { send, context, said, value, kept } = await counting();
    send({ type: 'item.chosen', id: 'b' }, type('12'));
    // The same one is scanned twice.
    send({ type: 'item.chosen', id: 'b' });
    expect([context().typed, said()]).toEqual(['12', []]);
    send({ type: 'item.chosen', id: 'c' });
    expect([context().at, context().typed, said()]).toEqual(['c', '', ['b: 4 → 12']]);
    expect(kept.get('l1')?.length).toBe(1);
    send(type('9'), 'finish.requested');
    expect([value(), said()]).toEqual(['summary', ['b: 4 → 12', 'c: 4 → 9']]);
    expect(kept.get('l1')?.length).toBe(2);
  });

  test('stays where what stands in the field is no number', async () => {
    const { send, context, value } = await counting();
    send(type('x'), { type: 'item.chosen', id: 'c' });
    expect([context().at, context().typed]).toEqual(['a', 'x']);
    expect(context().problem).toMatch(/number/);
    send(type('y'), 'finish.requested');
    expect([value(), context().typed]).toEqual(['counting', 'y']);
    expect(context().problem).toMatch(/number/);
  });

  test('leaves nothing for later where a number stands in the field: that is the answer', async () => {
    const { send, context, said, kept } = await counting();
    send(type('x'), 'item.skipped');
    expect([context().at, context().typed]).toEqual(['a', 'x']);
    send(type('7'), 'item.skipped');
    expect([context().at, context().typed, said()]).toEqual(['b', '', ['a: 4 → 7']]);
    expect(kept.get('l1')?.length).toBe(1);
    send(type(' '), 'item.skipped');
    expect([context().at, said()]).toEqual(['c', ['a: 4 → 7']]);
  });

  test('goes back: a character, then answer by answer; the kept count with it', async () => {
    const { send, context, said, kept } = await counting();
    send('same.answered', type('12'), 'back.requested');
    expect(context().typed).toBe('1');
    send('back.requested', 'back.requested');
    expect([context().at, said(), kept.has('l1')]).toEqual(['a', [], false]);
    send('back.requested');
    expect(said()).toEqual([]);
  });

  test('goes back to what was left for later before it takes back an answer', async () => {
    const { send, context, said } = await counting();
    send('same.answered', 'item.skipped', 'item.skipped');
    expect([context().at, context().skipped]).toEqual(['b', ['b', 'c']]);
    send('back.requested');
    expect([context().at, said()]).toEqual(['c', ['a: 4 → 4']]);
    send('back.requested');
    expect([context().at, said()]).toEqual(['b', ['a: 4 → 4']]);
    send('back.requested');
    expect([context().at, said()]).toEqual(['a', []]);
    // Something new is no answer for what is asked, but what was left after it comes first.
    send('adding.requested', NEW, 'item.skipped', 'back.requested');
    expect([context().at, context().opened, said()]).toEqual(['a', undefined, ['Found: 3']]);
  });

  test('skips one for later, goes to one that is chosen or scanned, and to none that is not here', async () => {
    const { send, context } = await counting();
    send('item.skipped');
    expect(context().at).toBe('b');
    send({ type: 'item.chosen', id: 'c' });
    expect(context().at).toBe('c');
    send({ type: 'item.chosen', id: 'elsewhere' }, 'same.answered');
    expect(context().at).toBe('a');
  });

  test('takes up what is new, and what was counted before the page was left', async () => {
    const { send, said, value, context } = await counting([{ kind: 'item', id: 'a', was: 4, now: 6 }]);
    expect([context().at, context().recalledAt]).toEqual(['b', MONDAY]);
    send('adding.requested');
    expect(value()).toBe('adding');
    send('adding.left', 'adding.requested', NEW);
    expect(said()).toEqual(['a: 4 → 6', 'Found: 3']);
    expect(value()).toBe('counting');
  });

  test('begins with the first item where what was kept cannot be read', async () => {
    const { actor, held } = countStage();
    actor.start();
    held.watchPlace.send(place(ITEMS));
    await held.recall.fail(new Error('no storage'));
    expect([stateOf(actor), actor.getSnapshot().context]).toMatchObject([
      'counting',
      { at: 'a', typed: '', answers: [] },
    ]);
  });

  const torch = (id: string) => anItem({ id, name: 'torch ', quantity: 5 });
  const TORCH = { kind: 'new', id: 'local-1', name: 'Torch', quantity: 2 } as const;

  test('is not accepted with something new that somebody else has recorded meanwhile, before that is taken out or said again', async () => {
    const { held, send, said, notices, context, accept, value } = await counting();
    send('adding.requested', { type: 'adding.submitted', ...TORCH }, 'finish.requested');
    held.watchPlace.send(place([...ITEMS, torch('t1')]));
    await accept();
    expect([value(), held.save.inputs]).toEqual(['summary', []]);
    expect(notices).toMatchObject([
      { text: 'Nothing is changed yet', detail: expect.stringContaining('meanwhile: Torch.') },
    ]);
    // Said again it is another one.
    send({ type: 'item.chosen', id: 'local-1' }, { type: 'adding.submitted', ...TORCH, quantity: 3 });
    expect([said(), differences(context())]).toEqual([['Torch: 3'], '1 new']);
    await accept();
    expect(held.save.inputs.at(-1)?.change?.added).toMatchObject([
      { id: 'local-1', input: { quantity: 3 }, beside: expect.arrayContaining(['t1']) },
    ]);
  });

  test('is accepted with what is new once the item that was recorded meanwhile is counted itself, or is gone again', async () => {
    const { held, send, accept, value, notices } = await counting();
    send('adding.requested', { type: 'adding.submitted', ...TORCH }, 'finish.requested');
    held.watchPlace.send(place([...ITEMS, torch('t1')]));
    await accept();
    expect([value(), notices.length]).toEqual(['summary', 1]);
    // It is read again first.
    held.watchPlace.send(place(ITEMS));
    await accept();
    expect([notices.length, held.save.inputs.length]).toEqual([1, 1]);
    await held.save.fail(OFFLINE);
    held.watchPlace.send(place([...ITEMS, torch('t1')]));
    send('counting.resumed', { type: 'item.chosen', id: 't1' }, 'same.answered', 'finish.requested');
    await accept();
    expect(held.save.inputs.at(-1)?.change?.added).toMatchObject([
      { beside: expect.arrayContaining(['t1']) },
    ]);
  });

  test('stays kept as it was counted, what is as recorded too, where nothing of it was saved', async () => {
    const { held, send, accept, context, kept } = await counting();
    send('same.answered', 'adding.requested', { type: 'adding.submitted', ...TORCH }, 'finish.requested');
    await accept();
    const failed = [{ id: 'local-1', name: 'Torch', failure: OFFLINE }];
    await held.save.answer({ done: [], failed, unsent: 0 });
    expect(context().answers.map(({ id }) => id)).toEqual(['a', 'local-1']);
    expect(context().kept).toEqual(context().answers);
    send('counting.resumed', { type: 'item.chosen', id: 'b' }, 'same.answered');
    expect(kept.get('l1')?.map(({ id }) => id)).toEqual(['a', 'local-1', 'b']);
  });

  test('that is set aside elsewhere is kept no more, and what is left beside it is', async () => {
    const { held, send, accept, context } = await counting();
    send('same.answered', 'adding.requested', { type: 'adding.submitted', ...TORCH }, 'finish.requested');
    const before = context().answers;
    await accept();
    const aside = { id: 'local-1', name: 'Torch', failure: OFFLINE, step: {} as Step };
    expect(answersKept(before, { done: [], failed: [aside], unsent: 0 })).toEqual([]);
    const lost = { id: 'a', name: 'Hinge', failure: OFFLINE };
    const outcome = { done: [], failed: [aside, lost], unsent: 0 };
    expect(answersKept(before, outcome).map(({ id }) => id)).toEqual(['a']);
    await held.save.answer({ done: [], failed: [aside], unsent: 0 });
  });

  test('that adds two new things of one name and loses the first says of the second, which it has saved, nothing of others', async () => {
    const { held, send, context, accept } = await counting();
    for (const id of ['local-1', 'local-2'])
      send('adding.requested', { type: 'adding.submitted', ...TORCH, id });
    send('finish.requested');
    await accept();
    const failed = [{ id: 'local-1', name: 'Torch', failure: OFFLINE }];
    await held.save.answer({ done: [{} as Step], failed, unsent: 0 });
    const changed = place([...ITEMS, torch('t2')]);
    held.watchPlace.send({ ...changed, sentAs: (id) => (id === 'local-2' ? 't2' : undefined) });
    expect(recordedMeanwhile(context())).toEqual([]);
  });

  test('taken out, something new that somebody else has recorded is in the count no more', async () => {
    const { held, send, said, accept, value, notices } = await counting();
    send('adding.requested', { type: 'adding.submitted', ...TORCH }, 'finish.requested');
    held.watchPlace.send(place([...ITEMS, torch('t1')]));
    send({ type: 'item.chosen', id: 'local-1' }, 'adding.withdrawn');
    expect(said()).toEqual([]);
    await accept();
    expect([value(), notices.at(-1)?.text]).toEqual(['over', 'Counted Drawer 3: nothing to change']);
  });

  test('adds what is new beside one of the same name that it knew, also when it is taken up again', async () => {
    const first = await counting();
    first.held.watchPlace.send(place([...ITEMS, torch('t1')]));
    first.send('adding.requested', { type: 'adding.submitted', ...TORCH });
    const { actor, held, notices } = countStage();
    actor.start();
    held.watchPlace.send(place([...ITEMS, torch('t1')]));
    const kept: unknown = JSON.parse(JSON.stringify(first.kept.get('l1')));
    await held.recall.answer({ answers: kept as CountAnswers, at: MONDAY });
    actor.send({ type: 'finish.requested' });
    await held.refresh.answer(undefined);
    actor.send({ type: 'count.accepted' });
    expect([notices, held.save.inputs.at(-1)?.change?.added]).toMatchObject([
      [],
      [{ id: 'local-1', beside: expect.arrayContaining(['t1']) }],
    ]);
  });

  test('of an empty location takes what is new, one after the other', async () => {
    const { actor, held, kept } = countStage();
    actor.start();
    held.watchPlace.send(place([]));
    await held.recall.answer(undefined);
    expect(stateOf(actor)).toBe('counting');
    actor.send({ type: 'adding.requested' });
    actor.send(NEW);
    expect([stateOf(actor), kept.get('l1')?.length]).toEqual(['summary', 1]);
    actor.send({ type: 'adding.requested' });
    actor.send({ type: 'adding.left' });
    actor.send({ type: 'adding.requested' });
    actor.send({ ...NEW, id: 'local-2', name: 'Another' });
    expect([stateOf(actor), kept.get('l1')?.length]).toEqual(['summary', 2]);
    actor.send({ type: 'counting.resumed' });
    expect([stateOf(actor), kept.get('l1')?.length]).toEqual(['counting', 2]);
    actor.send({ type: 'adding.requested' });
    actor.send({ ...NEW, id: 'local-3', name: 'A third' });
    expect([stateOf(actor), kept.get('l1')?.length]).toEqual(['summary', 3]);
  });

  test('goes back to what was new with its text: put right it stays the same one, left it is as it was', async () => {
    const { send, said, value, context, kept } = await counting();
    send('same.answered', 'adding.requested', NEW, 'same.answered', 'back.requested', 'back.requested');
    expect([value(), said(), kept.get('l1')?.length]).toEqual(['adding', ['a: 4 → 4', 'Found: 3'], 2]);
    expect(context().opened).toMatchObject({ name: 'Found', quantity: 3 });
    send('adding.left');
    expect([value(), said(), context().at]).toEqual(['counting', ['a: 4 → 4', 'Found: 3'], 'b']);
    expect(kept.get('l1')).toEqual(context().answers);
    send('back.requested', { ...NEW, id: 'local-2', name: 'Found it' });
    expect(context().answers.at(-1)).toMatchObject({ id: 'local-1', name: 'Found it', quantity: 3 });
    expect(kept.get('l1')).toEqual(context().answers);
    send('adding.requested');
    expect(context().opened).toBeUndefined();
  });

  test('keeps what was typed of something new and left for the next time, until it is added or cancelled', async () => {
    const { send, context } = await counting();
    const left: CountEvent = { type: 'adding.left', text: 'Left-handed widget, 12' };
    send('adding.requested', left);
    expect(context().unfinished).toBe('Left-handed widget, 12');
    send('adding.requested', 'adding.left');
    expect(context().unfinished).toBe('');
    send('adding.requested', left, 'adding.requested', NEW);
    expect(context().unfinished).toBe('');
    // One that is opened again is another thing.
    send('adding.requested', left, { type: 'item.chosen', id: 'local-1' });
    send({ type: 'adding.left', text: 'Found, 4' });
    expect(context().unfinished).toBe('Left-handed widget, 12');
    send({ type: 'item.chosen', id: 'local-1' }, { ...NEW, quantity: 5 });
    expect(context().unfinished).toBe('Left-handed widget, 12');
  });

  test('gives up what was new only where it is taken out; Back then goes to the one before it', async () => {
    const { send, said, value, context, kept } = await counting();
    send('same.answered', 'adding.requested', NEW, 'back.requested', 'adding.withdrawn');
    expect([value(), said(), kept.get('l1')?.length]).toEqual(['counting', ['a: 4 → 4'], 1]);
    send('back.requested');
    expect([value(), said(), context().at]).toEqual(['counting', [], 'a']);
  });

  test('opens what was new where it is chosen, however much came after it: put right, or taken out', async () => {
    const { send, said, value, context, kept } = await counting();
    const chosen: CountEvent = { type: 'item.chosen', id: 'local-1' };
    send('adding.requested', NEW, 'same.answered', type('12'), chosen);
    expect([value(), context().opened]).toMatchObject(['adding', { name: 'Found', quantity: 3 }]);
    send('adding.left', chosen, { ...NEW, id: 'local-2', quantity: 5 });
    // What stood in the field meanwhile stands there still.
    expect([value(), said(), context().typed]).toEqual(['counting', ['a: 4 → 4', 'Found: 5'], '12']);
    send('number.answered', chosen, 'adding.withdrawn');
    expect([value(), said(), kept.get('l1')?.length]).toEqual(['counting', ['a: 4 → 4', 'b: 4 → 12'], 2]);
  });

  test('opens what was new from its end, too', async () => {
    const { send, said, context, actor, kept } = await counting();
    const chosen: CountEvent = { type: 'item.chosen', id: 'local-1' };
    send('same.answered', 'adding.requested', NEW, 'same.answered', 'same.answered', chosen);
    expect(actor.getSnapshot().matches({ summary: 'adding' })).toBe(true);
    expect(context().opened).toMatchObject({ name: 'Found' });
    send('adding.left', chosen, { ...NEW, id: 'local-2', quantity: 5 });
    expect(said()).toContain('Found: 5');
    send(chosen, 'adding.withdrawn');
    expect(actor.getSnapshot().matches({ summary: 'reading' })).toBe(true);
    expect([said(), kept.get('l1')?.length]).toEqual([['a: 4 → 4', 'b: 4 → 4', 'c: 4 → 4'], 3]);
  });

  test('stays at its item while the list changes around it, and goes on where that is deleted', async () => {
    const { held, send, context } = await counting();
    send({ type: 'item.chosen', id: 'b' }, type('9'));
    held.watchPlace.send(place([anItem({ id: 'aa', name: 'AA' }), ...ITEMS]));
    expect([context().at, context().typed]).toEqual(['b', '9']);
    held.watchPlace.send(place(ITEMS.filter(({ id }) => id !== 'b')));
    expect([context().at, context().typed]).toEqual(['a', '']);
  });
});

describe('an item that is sent while it is counted', () => {
  const SENT = 'a-of-the-server';
  const local = { ...anItem({ id: 'local-a', name: 'A', quantity: 4 }) };
  const sentAs = (id: string) => (id === 'local-a' ? SENT : undefined);
  const sent = place([{ ...local, id: SENT }, ...ITEMS.slice(1)], { sentAs });

  test('stays the one that is counted, with what was typed', async () => {
    const { held, send, context } = await counting();
    held.watchPlace.send(place([local, ...ITEMS.slice(1)]));
    send({ type: 'item.chosen', id: 'local-a' }, type('9'));
    held.watchPlace.send(sent);
    expect([context().at, context().typed]).toEqual([SENT, '9']);
  });

  test('stays counted, now and when the count is taken up again, and is kept under its new id', async () => {
    const { held, send, context, said, kept } = await counting();
    held.watchPlace.send(place([local, ...ITEMS.slice(1)]));
    send({ type: 'item.chosen', id: 'local-a' }, type('9'), 'number.answered');
    held.watchPlace.send(sent);
    expect([said(), differences(context())]).toEqual([[`${SENT}: 4 → 9`], '1 changed']);
    send('same.answered');
    expect(kept.get('l1')?.map(({ id }) => id)).toEqual([SENT, 'b']);

    const later = countStage();
    later.actor.start();
    later.held.watchPlace.send(sent);
    await later.held.recall.answer({
      answers: [{ kind: 'item', id: 'local-a', was: 4, now: 9 }],
      at: MONDAY,
    });
    expect(differences(later.actor.getSnapshot().context)).toBe('1 changed');
    expect(later.actor.getSnapshot().context.at).toBe('b');
  });
});

describe('the end of a count', () => {
  test('changes nothing before it is accepted; then all of it at once', async () => {
    const { send, accept, held, visits, value } = await counting();
    send(type('7'), 'number.answered', 'gone.answered', 'same.answered');
    expect(held.save.inputs).toEqual([]);
    await accept();
    expect(held.save.inputs).toMatchObject([
      {
        change: { kind: 'count', counts: [{ quantity: 7 }, { quantity: 0 }], gone: [] },
        answers: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      },
    ]);
    await held.save.answer(DONE);
    expect([visits, value()]).toEqual([[{ to: '/location/l1', replace: true }], 'over']);
  });

  test('deletes what is gone only where that was chosen', async () => {
    const { send, accept, held } = await counting();
    send('gone.answered', 'finish.requested', { type: 'deletion.chosen', on: true });
    await accept();
    expect(held.save.inputs).toMatchObject([{ change: { counts: [], gone: [{ id: 'a' }] } }]);
  });

  test('is accepted only after it is known what others have written meanwhile, or that it cannot be', async () => {
    const { send, held, context, actor } = await counting();
    send(type('7'), 'number.answered', 'finish.requested', 'count.accepted');
    expect([held.refresh.inputs, held.save.inputs]).toEqual([[{ id: 'l1', identifier: 'l1' }], []]);
    held.watchPlace.send(place(ITEMS.map((item) => ({ ...item, quantity: 20 }))));
    await held.refresh.fail(OFFLINE);
    expect(actor.getSnapshot().matches({ summary: 'shown' })).toBe(true);
    expect(differences(context())).toBe('1 changed, overtaken: A');
    send('count.accepted');
    expect(held.save.inputs).toHaveLength(1);
  });

  test('is not accepted unread where something is added, or not discarded, while it is read', async () => {
    const { send, held } = await counting();
    send('gone.answered', 'finish.requested', 'adding.requested', 'adding.left', 'count.accepted');
    send('adding.requested', NEW, 'count.accepted', 'discard.requested');
    await held.confirmDiscard.answer(false);
    send('count.accepted');
    expect(held.save.inputs).toEqual([]);
    await held.refresh.answer(undefined);
    send('count.accepted');
    expect(held.save.inputs).toHaveLength(1);
  });

  test('with nothing to change just ends', async () => {
    const { send, accept, held, notices, kept, value } = await counting();
    send('same.answered', 'same.answered', 'same.answered');
    await accept();
    expect([held.save.inputs, value(), kept.size]).toEqual([[], 'over', 0]);
    expect(notices).toEqual([{ kind: 'success', text: 'Counted Drawer 3: nothing to change' }]);
  });

  test('that fails leaves all that was counted; one that fails in part leaves what came to nothing', async () => {
    const { send, accept, held, kept, value, context, notices } = await counting();
    send(type('7'), 'number.answered', type('8'), 'number.answered', 'finish.requested');
    await accept();
    await held.save.fail(failure('unexpected', 'What was counted is still here.'));
    expect([value(), kept.get('l1')?.length, notices.length]).toEqual(['summary', 2, 1]);
    await accept();
    const step = {
      kind: 'item changed',
      id: 'a',
      name: 'A',
      field: 'quantity',
      before: 4,
      after: 7,
    } as const;
    const failed = [
      { id: 'a', name: 'A', failure: NOT_FOUND, step },
      { id: 'b', name: 'B', failure: OFFLINE },
    ];
    await held.save.answer({ ...DONE, failed });
    // What was saved is counted still, and is as it was counted.
    expect([value(), context().answers]).toEqual([
      'summary',
      [
        { kind: 'item', id: 'a', was: 4, now: 7, isSaved: true },
        { kind: 'item', id: 'b', was: 4, now: 8 },
      ],
    ]);
    expect(differences(context())).toBe('1 changed, 1 the same');
  });

  test('that was saved in part misses nothing that it has deleted itself, and is all to be accepted again after Undo', async () => {
    const { send, accept, held, context } = await counting();
    send('gone.answered', type('9'), 'number.answered', type('8'), 'number.answered');
    send({ type: 'deletion.chosen', on: true });
    await accept();
    await held.save.answer({ ...DONE, failed: [{ id: 'c', name: 'C', failure: OFFLINE }] });
    expect(differences(context())).toBe('1 changed, 1 the same');
    const [a, b, c] = ITEMS.map((item, index) => ({ ...item, quantity: [4, 9, 4][index] ?? null }));
    if (!a || !b || !c) throw new Error('There are three.');
    held.watchPlace.send(place([b, c]));
    expect(differences(context())).toBe('1 changed, 1 the same');
    // Somebody takes two of B, and has nothing to do with this count.
    held.watchPlace.send(place([{ ...b, quantity: 7 }, c]));
    expect(differences(context())).toBe('1 changed, 1 the same, overtaken: B');
    held.watchPlace.send(place(ITEMS));
    expect(differences(context())).toBe('2 changed, 1 gone');
    await accept();
    expect(held.save.inputs.at(-1)).toMatchObject({
      change: {
        counts: [
          { item: { id: 'b' }, quantity: 9 },
          { item: { id: 'c' }, quantity: 8 },
        ],
        gone: [{ id: 'a' }],
      },
    });
  });

  test('can be put off: nothing is taken back, and the last answer only where that is asked for', async () => {
    const { send, context, said, value, kept } = await counting();
    send('same.answered', 'same.answered', 'gone.answered', 'counting.resumed');
    expect([value(), context().at, said().length, kept.get('l1')?.length]).toEqual([
      'counting',
      undefined,
      3,
      3,
    ]);
    send('back.requested');
    expect([value(), context().at, said()]).toEqual(['counting', 'c', ['a: 4 → 4', 'b: 4 → 4']]);
    send('finish.requested', 'counting.resumed');
    expect([value(), said().length]).toEqual(['counting', 2]);
  });

  test('without accepting it needs a yes; until then all is kept', async () => {
    const { send, held, kept, value, visits } = await counting();
    send('same.answered', 'discard.requested');
    await held.confirmDiscard.answer(false);
    expect([value(), kept.size]).toEqual(['counting', 1]);
    // From the end of it, too, where not all is counted.
    send('finish.requested', 'discard.requested');
    await held.confirmDiscard.answer(false);
    expect([value(), kept.size]).toEqual(['summary', 1]);
    send('counting.resumed', 'same.answered', 'same.answered', 'discard.requested');
    await held.confirmDiscard.answer(false);
    // All is counted: back at the end of it.
    expect([value(), kept.size]).toEqual(['summary', 1]);
    send('discard.requested');
    await held.confirmDiscard.answer(true);
    expect([value(), kept.size, visits.length]).toEqual(['over', 0, 1]);
  });

  test('does not come with the location: what was counted of one that was deleted stays kept', async () => {
    const { send, held, kept, value } = await counting();
    send('same.answered');
    held.watchPlace.send(MISSING);
    expect([value(), kept.get('l1')?.length]).toEqual(['missing', 1]);
    send('discard.requested');
    await held.confirmDiscard.answer(false);
    expect([value(), kept.get('l1')?.length]).toEqual(['missing', 1]);
    held.watchPlace.send(place(ITEMS));
    await held.recall.answer({ answers: kept.get('l1') ?? [], at: MONDAY });
    expect(value()).toBe('counting');
  });
});

test('what was counted of a deleted location is found by its address, and can be discarded', async () => {
  const { actor, held, kept, visits } = countStage();
  kept.set('l1', [{ kind: 'item', id: 'a', was: 4, now: 6 }]);
  actor.start();
  held.watchPlace.send(MISSING);
  expect(held.recall.inputs.at(-1)).toEqual({ id: 'l1' });
  await held.recall.answer({ answers: kept.get('l1') ?? [], at: MONDAY });
  expect(actor.getSnapshot().context.answers.length).toBe(1);
  actor.send({ type: 'discard.requested' });
  await held.confirmDiscard.answer(true);
  expect([actor.getSnapshot().value, kept.size]).toEqual(['over', 0]);
  expect(visits).toEqual([{ to: '/', replace: true }]);
});

/** What walks of a count of these items cover, with each of the sets of events. */
const walk = (
  items: readonly Item[],
  eventSets: readonly (readonly CountEvent[])[],
  /** What somebody else records there meanwhile. */
  others: readonly Item[] = [],
) =>
  walkAllPaths({
    machine: countMachine,
    inputs: [{ identifier: 'l1' }],
    stage: countStage,
    outside: {
      watchPlace: { sends: [place(items), MISSING, place([...items, ...others])] },
      recall: { answers: [undefined], failures: [new Error('no storage')] },
      refresh: { answers: [undefined], failures: [OFFLINE] },
      save: {
        answers: [DONE, { ...DONE, failed: [{ id: 'a', name: 'A', failure: OFFLINE }] }],
        failures: [OFFLINE],
      },
      confirmDiscard: { answers: [true, false], failures: [new Error('no window')] },
    },
    eventSets,
    facts: ({ context: { answers, at, typed, problem, deletesGone } }) => [
      answers.map((one: CountAnswers[number]) => one.kind === 'new' || one.now === one.was),
      at,
      typed === '' ? '' : typed === 'x',
      problem !== undefined,
      deletesGone,
    ],
  });

test('a count has every state reached and every transition taken', async () => {
  const coverage = together(
    await walk(ITEMS.slice(0, 1), [
      [
        { type: 'same.answered' },
        type('7'),
        type('x'),
        { type: 'number.answered' },
        { type: 'count.accepted' },
        { type: 'back.requested' },
        { type: 'counting.resumed' },
      ],
      [
        { type: 'gone.answered' },
        { type: 'number.changed', by: 1 },
        { type: 'item.skipped' },
        { type: 'item.chosen', id: 'a' },
        { type: 'finish.requested' },
        { type: 'deletion.chosen', on: true },
      ],
      [
        { type: 'adding.requested' },
        NEW,
        { type: 'adding.left' },
        { type: 'finish.requested' },
        { type: 'discard.requested' },
        { type: 'count.accepted' },
      ],
    ]),
    // What was new is opened again.
    await walk(ITEMS.slice(0, 1), [
      [{ type: 'adding.requested' }, NEW, { type: 'back.requested' }, { type: 'adding.withdrawn' }],
      [
        { type: 'adding.requested' },
        NEW,
        { type: 'finish.requested' },
        { type: 'item.chosen', id: 'local-1' },
        { type: 'adding.withdrawn' },
      ],
    ]),
    await walk(
      ITEMS.slice(0, 1),
      [[{ type: 'adding.requested' }, NEW, { type: 'finish.requested' }, { type: 'count.accepted' }]],
      [anItem({ id: 'n', name: NEW.name })],
    ),
    // Another is chosen while something is typed.
    await walk(ITEMS.slice(0, 2), [
      [type('x'), { type: 'item.chosen', id: 'b' }, { type: 'finish.requested' }, { type: 'item.skipped' }],
    ]),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Seconds, but not where every processor is taken.
});
