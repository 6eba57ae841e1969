import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { isAllSent, type TryResult } from '../../../src/machines/unsent/outbox.setup.ts';
import type { UnsentPhoto } from '../../../src/model/photos/photos.ts';
import { unsentCount, type UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { aPhoto } from '../../services/photos/samples.ts';
import { outboxStage } from './outbox.stage.ts';
import { anItem, unsentEdit } from '../kit/samples.ts';

const entry = (id: string, more: Partial<UnsentEntry> = {}) =>
  unsentEdit(anItem({ id, name: `Item ${id}` }), more);
const ASIDE = { failure: { kind: 'conflict', title: 'No', message: 'The name is taken.' } } as const;
const SENT: TryResult = { result: 'sent' };
const UNREACHABLE: TryResult = { result: 'kept', unreachable: true };
const FAILED: TryResult = { result: 'kept' };

/** An outbox that has just heard what is unsent. */
function started(
  entries: readonly UnsentEntry[],
  { isVisible = true, photos = [] }: { isVisible?: boolean; photos?: readonly UnsentPhoto[] } = {},
) {
  const stage = outboxStage({ isVisible });
  stage.actor.start();
  const { held, actor, clock } = stage;
  const now = () => actor.getSnapshot();
  let known = entries;
  const change = (next: readonly UnsentEntry[]) => {
    known = next;
    held.watchEntries.send({ type: 'entries.changed', entries: next });
  };
  let knownPhotos = photos;
  const changePhotos = (next: readonly UnsentPhoto[]) => {
    knownPhotos = next;
    held.watchPhotos.send({ type: 'photos.changed', photos: next });
  };
  change(entries);
  changePhotos(photos);
  return {
    ...stage,
    now,
    change,
    changePhotos,
    page: (type: 'page.woke' | 'page.shown' | 'page.hidden') => held.watchPage.send({ type }),
    /** What was tried so far, in order. */
    tried: () => held.trySending.inputs.map(({ id }) => id),
    /** The server takes what is being tried; the storage tells of it first, as it does. */
    async sent() {
      const id = held.trySending.inputs.at(-1)?.id;
      if (knownPhotos.some((photo) => photo.id === id)) {
        changePhotos(knownPhotos.filter((photo) => photo.id !== id));
      } else change(known.filter((one) => one.id !== id));
      await held.trySending.answer(SENT);
    },
    async kept(result: TryResult = FAILED) {
      await held.trySending.answer(result);
    },
    isPausing: () => now().matches({ sending: 'pausing' }),
    isIdle: () => now().matches({ sending: 'idle' }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
  };
}

/** The same, after a first round in which nobody answered. */
async function unanswered(entries: readonly UnsentEntry[], options?: Parameters<typeof started>[1]) {
  const stage = started(entries, options);
  await stage.kept(UNREACHABLE);
  return stage;
}

describe('what was given up while the server may have it', () => {
  const given = (id: string, faults = 0) => ({ id: `withdrawn:${id}`, faults });
  const giveUp = ({ held }: ReturnType<typeof started>, ...withdrawn: ReturnType<typeof given>[]) =>
    held.watchWithdrawn.send({ type: 'withdrawals.changed', withdrawn });

  test('is tried before what is unsent, whose label it may have, and nothing is said of it', async () => {
    const stage = started([entry('a'), entry('b')]);
    await stage.kept(UNREACHABLE);
    giveUp(stage, given('local-1'), given('location:local-2'));
    stage.page('page.woke');
    await stage.kept({ result: 'gone' });
    giveUp(stage, given('location:local-2'));
    await stage.kept({ result: 'gone' });
    giveUp(stage);
    expect(stage.tried().slice(1)).toEqual(['withdrawn:local-1', 'withdrawn:location:local-2', 'a']);
    await stage.sent();
    await stage.sent();
    expect(stage.notices).toMatchObject([{ text: '2 unsent changes sent' }]);
  });

  test('is tried though nothing is unsent, round after round until it is gone', async () => {
    const stage = started([]);
    expect(stage.isIdle()).toBe(true);
    giveUp(stage, given('local-1'));
    stage.pass(5000);
    await stage.kept(UNREACHABLE);
    expect(stage.isPausing()).toBe(true);
    stage.pass(5000);
    await stage.kept({ result: 'gone' });
    giveUp(stage);
    expect([stage.tried(), stage.isIdle()]).toEqual([['withdrawn:local-1', 'withdrawn:local-1'], true]);
    expect(stage.notices).toEqual([]);
  });

  test('has few turns once the server has failed on it many times', async () => {
    const stage = started([entry('a')]);
    await stage.kept(UNREACHABLE);
    giveUp(stage, given('local-1', 20));
    stage.pass(5000);
    expect(stage.tried().at(-1)).toBe('a');
  });
});

describe('a round of the outbox', () => {
  test('tells what was asked for from what has its turn by itself', async () => {
    const { actor, held, sent } = started([entry('a'), entry('b'), entry('c')]);
    actor.send({ type: 'send.requested', id: 'c' });
    await sent();
    await sent();
    expect(held.trySending.inputs).toEqual([
      { id: 'a', isAsked: false },
      { id: 'c', isAsked: true },
      { id: 'b', isAsked: false },
    ]);
  });

  test('begins at once when the page opens with unsent work', () => {
    const { tried, now } = started([entry('a')]);
    expect(tried()).toEqual(['a']);
    expect(now().hasTag('sending')).toBe(true);
  });

  test('does not begin where nothing is unsent, however long it takes', () => {
    const { tried, page, pass, isIdle } = started([]);
    page('page.woke');
    page('page.shown');
    pass(3_600_000);
    expect(tried()).toEqual([]);
    expect(isIdle()).toBe(true);
  });

  test('goes through all that may be sent, oldest first, one at a time', async () => {
    const { tried, sent, isIdle } = started([entry('a'), entry('b'), entry('c', { status: 'sending' })]);
    expect(tried()).toEqual(['a']);
    await sent();
    expect(tried()).toEqual(['a', 'b']);
    await sent();
    expect(tried()).toEqual(['a', 'b', 'c']);
    await sent();
    expect(tried()).toHaveLength(3);
    expect(isIdle()).toBe(true);
  });

  test('passes by what was set aside', async () => {
    const { tried, sent, isIdle } = started([
      entry('a', { status: 'refused', ...ASIDE }),
      entry('b'),
      entry('c', { status: 'conflict', ...ASIDE }),
    ]);
    await sent();
    expect(tried()).toEqual(['b']);
    expect(isIdle()).toBe(true);
  });

  test('ends when the server does not answer: the others are not tried now', async () => {
    const { tried, kept, isPausing, now } = started([entry('a'), entry('b')]);
    expect(now().context.queue).toEqual(['a', 'b']);
    await kept(UNREACHABLE);
    expect(tried()).toEqual(['a']);
    expect(isPausing()).toBe(true);
    expect(now().context.queue).toEqual([]);
  });

  test('ends when another tab is sending', async () => {
    const { tried, kept, isPausing } = started([entry('a'), entry('b')]);
    await kept({ result: 'busy' });
    expect(tried()).toEqual(['a']);
    expect(isPausing()).toBe(true);
  });

  test.each<[string, TryResult]>([
    ['the server failed on it', FAILED],
    ['it was set aside', { result: 'kept', setAside: { name: 'Item a', reason: 'Taken.' } }],
    ['it is in conflict', { result: 'conflict', setAside: { name: 'Item a', reason: 'Changed.' } }],
    ['it is gone', { result: 'gone' }],
  ])('goes on with the next one when %s', async (_, result) => {
    const { tried, kept } = started([entry('a'), entry('b')]);
    await kept(result);
    expect(tried()).toEqual(['a', 'b']);
  });

  test('goes on with the next one when trying itself broke', async () => {
    const { held, tried, sent, isPausing } = started([entry('a'), entry('b')]);
    await held.trySending.fail(new Error('A fault of ours'));
    expect(tried()).toEqual(['a', 'b']);
    await sent();
    expect(isPausing()).toBe(true);
  });

  test('tries nothing twice, and nothing that came after it began', async () => {
    const { tried, change, sent, kept, pass } = started([entry('a'), entry('b')]);
    await kept();
    change([entry('a'), entry('b'), entry('c')]);
    await sent();
    expect(tried()).toEqual(['a', 'b']);
    pass(5000);
    expect(tried()).toEqual(['a', 'b', 'a']);
    await kept();
    expect(tried()).toEqual(['a', 'b', 'a', 'c']);
  });
});

describe('the pause between two rounds', () => {
  test('is 5 s while the page is looked at', async () => {
    const { tried, pass } = await unanswered([entry('a')]);
    pass(4999);
    expect(tried()).toEqual(['a']);
    pass(1);
    expect(tried()).toEqual(['a', 'a']);
  });

  test('is 60 s while it is hidden', async () => {
    const { tried, pass } = await unanswered([entry('a')], { isVisible: false });
    pass(59_999);
    expect(tried()).toEqual(['a']);
    pass(1);
    expect(tried()).toEqual(['a', 'a']);
  });

  test('becomes 60 s when the page is hidden meanwhile', async () => {
    const { tried, pass, page } = await unanswered([entry('a')]);
    page('page.hidden');
    pass(59_999);
    expect(tried()).toEqual(['a']);
    pass(1);
    expect(tried()).toEqual(['a', 'a']);
  });

  test.each(['page.shown', 'page.hidden'] as const)(
    'follows %s while something is on its way',
    async (type) => {
      const { tried, kept, pass, page } = started([entry('a')], { isVisible: type === 'page.hidden' });
      page(type);
      await kept(UNREACHABLE);
      pass(5000);
      expect(tried()).toEqual(type === 'page.shown' ? ['a', 'a'] : ['a']);
    },
  );

  test('follows page.hidden while nothing is unsent', async () => {
    const { tried, change, pass, page } = started([]);
    page('page.hidden');
    change([entry('a')]);
    pass(59_999);
    expect(tried()).toEqual([]);
    pass(1);
    expect(tried()).toEqual(['a']);
  });

  test.each(['page.woke', 'page.shown'] as const)('ends at once on %s', async (type) => {
    const { tried, kept, page, pass } = await unanswered([entry('a')], { isVisible: type === 'page.woke' });
    page(type);
    expect(tried()).toEqual(['a', 'a']);
    await kept(UNREACHABLE);
    pass(5000);
    expect(tried()).toEqual(['a', 'a', 'a']);
  });

  test('goes on for as long as something is unsent', async () => {
    const { tried, kept, pass } = await unanswered([entry('a')]);
    for (let round = 2; round < 20; round++) {
      pass(5000);
      expect(tried()).toHaveLength(round);
      await kept(UNREACHABLE);
    }
  });

  test('is not made longer by changes of what is unsent', async () => {
    const { tried, change, pass } = await unanswered([entry('a')]);
    pass(4000);
    change([entry('a', { revision: 'rev-2' }), entry('b')]);
    pass(1000);
    expect(tried()).toEqual(['a', 'a']);
  });

  test('ends without a round when another tab has sent it all', async () => {
    const { tried, change, pass, isIdle } = await unanswered([entry('a')]);
    change([]);
    expect(isIdle()).toBe(true);
    pass(3_600_000);
    expect(tried()).toEqual(['a']);
  });

  test('precedes a round for what was kept just now: its form has tried it already', () => {
    const { tried, change, pass, isPausing } = started([]);
    change([entry('a')]);
    expect(isPausing()).toBe(true);
    expect(tried()).toEqual([]);
    pass(5000);
    expect(tried()).toEqual(['a']);
  });

  test('is not kept for what only a person can decide', () => {
    const { tried, change, isIdle, pass } = started([]);
    change([entry('a', { status: 'refused', ...ASIDE })]);
    expect(isIdle()).toBe(true);
    pass(3_600_000);
    expect(tried()).toEqual([]);
  });
});

describe('what the outbox tells', () => {
  test('what is unsent, for the header to count: not what is on its way for the first time', () => {
    const { now, change } = started([entry('a'), entry('b', { status: 'sending' })]);
    expect(unsentCount(now().context.entries)).toBe(1);
    change([
      entry('a', { status: 'refused', ...ASIDE }),
      entry('b'),
      entry('c', { status: 'conflict', ...ASIDE }),
    ]);
    expect(unsentCount(now().context.entries)).toBe(3);
    change([]);
    expect(now().context.entries).toEqual([]);
  });

  test.each([
    [1, '1 unsent change sent'],
    [3, '3 unsent changes sent'],
  ])('how many a round has sent, once: %i', async (count, text) => {
    const { sent, notices, abouts } = started(['a', 'b', 'c'].slice(0, count).map((id) => entry(id)));
    for (let more = 1; more < count; more++) await sent();
    expect(notices).toEqual([]);
    await sent();
    // With what takes the place of a message that it could not be sent.
    expect([notices, abouts]).toEqual([[{ kind: 'success', text }], ['unsent work']]);
  });

  test('how many it has sent when it ends early, and not again in the next round', async () => {
    const { sent, kept, pass, notices } = started([entry('a'), entry('b')]);
    await sent();
    await kept(UNREACHABLE);
    expect(notices).toMatchObject([{ text: '1 unsent change sent' }]);
    pass(5000);
    await kept(UNREACHABLE);
    expect(notices).toHaveLength(1);
  });

  test('nothing of tries that nobody answered', async () => {
    const { kept, pass, notices } = await unanswered([entry('a')]);
    pass(5000);
    await kept(FAILED);
    expect(notices).toEqual([]);
  });

  test('what was set aside, and why', async () => {
    const { kept, notices } = started([entry('a'), entry('b')]);
    await kept({ result: 'kept', setAside: { name: 'Item a', reason: 'The name is taken.' } });
    expect(notices).toEqual([
      { kind: 'warning', text: '"Item a" could not be sent', detail: 'The name is taken.' },
    ]);
  });
});

describe("'Send now'", () => {
  const SEND = (id: string) => ({ type: 'send.requested', id }) as const;

  test('ends the pause for this one, set aside or not', async () => {
    const { actor, tried, sent, isPausing } = await unanswered([
      entry('a'),
      entry('b', { status: 'refused', ...ASIDE }),
    ]);
    actor.send(SEND('b'));
    expect(tried()).toEqual(['a', 'b']);
    await sent();
    expect(isPausing()).toBe(true);
  });

  test('sends what was set aside where nothing else is unsent', async () => {
    const { actor, tried, sent, notices, isIdle } = started([entry('a', { status: 'conflict', ...ASIDE })]);
    expect(tried()).toEqual([]);
    actor.send(SEND('a'));
    expect(tried()).toEqual(['a']);
    await sent();
    expect(notices).toMatchObject([{ text: '1 unsent change sent' }]);
    expect(isIdle()).toBe(true);
  });

  test('makes it the next one of the round that goes on', async () => {
    const { actor, tried, sent } = started([entry('a'), entry('b'), entry('c')]);
    actor.send(SEND('c'));
    expect(tried()).toEqual(['a']);
    await sent();
    await sent();
    await sent();
    expect(tried()).toEqual(['a', 'c', 'b']);
  });

  test('does nothing for what is not there any more', async () => {
    const { actor, tried, isPausing } = await unanswered([entry('a')]);
    actor.send(SEND('gone'));
    expect(tried()).toEqual(['a']);
    expect(isPausing()).toBe(true);
  });
});

describe("'Discard'", () => {
  const DISCARD = (id: string) => ({ type: 'discard.requested', id }) as const;

  test('asks, discards, and says so', async () => {
    const { actor, held, notices } = await unanswered([entry('a'), entry('b')]);
    actor.send(DISCARD('b'));
    expect(held.confirmDiscard.inputs).toEqual([entry('b')]);
    expect(held.discard.inputs).toEqual([]);
    await held.confirmDiscard.answer(true);
    expect(held.discard.inputs).toEqual([entry('b')]);
    await held.discard.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Unsent change discarded', detail: 'Item b' }]);
  });

  test('discards what the person was asked about, not what came in its place meanwhile', async () => {
    const { actor, held, change } = await unanswered([entry('a')]);
    actor.send(DISCARD('a'));
    change([entry('a', { revision: 'rev-2' })]);
    await held.confirmDiscard.answer(true);
    expect(held.discard.inputs).toEqual([entry('a')]);
  });

  test.each(['no', 'no answer'])('discards nothing after %s', async (answer) => {
    const { actor, held, notices } = await unanswered([entry('a')]);
    actor.send(DISCARD('a'));
    if (answer === 'no') await held.confirmDiscard.answer(false);
    else await held.confirmDiscard.fail(new Error('No dialog'));
    expect(held.discard.inputs).toEqual([]);
    expect(notices).toEqual([]);
    actor.send(DISCARD('a'));
    expect(held.confirmDiscard.inputs).toHaveLength(2);
  });

  test('that fails says so', async () => {
    const { actor, held, notices } = await unanswered([entry('a')]);
    actor.send(DISCARD('a'));
    await held.confirmDiscard.answer(true);
    await held.discard.fail(failure('storage', 'Not allowed.'));
    expect(notices).toEqual([{ kind: 'error', text: 'That did not work', detail: 'Not allowed.' }]);
  });

  test('asks for nothing that is not there any more', async () => {
    const { actor, held } = await unanswered([entry('a')]);
    actor.send(DISCARD('gone'));
    expect(held.confirmDiscard.inputs).toEqual([]);
  });

  test('lets rounds go on meanwhile', async () => {
    const { actor, tried, pass, now } = await unanswered([entry('a')]);
    actor.send(DISCARD('a'));
    expect(now().matches({ deciding: 'discarding' })).toBe(true);
    pass(5000);
    expect(tried()).toEqual(['a', 'a']);
  });
});

describe("'Add as a new item'", () => {
  test('makes one of what was asked for, without a question', async () => {
    const { actor, held, notices, now } = await unanswered([entry('a'), entry('b')]);
    actor.send({ type: 'renewal.requested', id: 'b' });
    expect(held.renew.inputs).toEqual([{ id: 'b' }]);
    expect(now().hasTag('busy')).toBe(true);
    await held.renew.answer('local-b');
    expect(now().hasTag('busy')).toBe(false);
    expect(notices).toEqual([]);
  });

  test.each<[string, () => ReturnType<typeof started> | Promise<ReturnType<typeof started>>]>([
    ['where nothing else is to be sent', () => started([entry('b', { status: 'refused', ...ASIDE })])],
    ['in a pause', () => unanswered([entry('a'), entry('b', { status: 'refused', ...ASIDE })])],
  ])('is sent at once, before anybody has told of it: %s', async (_, begin) => {
    const { actor, held } = await begin();
    actor.send({ type: 'renewal.requested', id: 'b' });
    await held.renew.answer('local-b');
    expect(held.trySending.inputs.at(-1)).toEqual({ id: 'local-b', isAsked: true });
  });

  test('is the next one of a round that is under way', async () => {
    const { actor, held, tried, sent } = started([entry('a'), entry('b'), entry('c')]);
    actor.send({ type: 'renewal.requested', id: 'c' });
    await held.renew.answer('local-c');
    await sent();
    expect(tried()).toEqual(['a', 'local-c']);
  });

  test('that fails says so', async () => {
    const { actor, held, notices } = await unanswered([entry('a')]);
    actor.send({ type: 'renewal.requested', id: 'a' });
    await held.renew.fail(failure('storage', 'Full.'));
    expect(notices).toEqual([{ kind: 'error', text: 'That did not work', detail: 'Full.' }]);
  });

  test('does nothing for what is not there any more', async () => {
    const { actor, held } = await unanswered([entry('a')]);
    actor.send({ type: 'renewal.requested', id: 'gone' });
    expect(held.renew.inputs).toEqual([]);
  });
});

describe('photos in the outbox', () => {
  const photo = (id: string, more: Partial<UnsentPhoto> = {}) =>
    aPhoto({ id, filename: `${id}.jpg`, ...more });
  const PHOTOS = [photo('photo-1'), photo('photo-2')];

  test('GOAL-06 GOAL-07: are sent at once by a page that opens with nothing else', async () => {
    const { tried, sent, notices, isIdle } = started([], { photos: PHOTOS });
    expect(tried()).toEqual(['photo-1']);
    await sent();
    expect(tried()).toEqual(['photo-1', 'photo-2']);
    await sent();
    expect(isIdle()).toBe(true);
    expect(notices).toMatchObject([{ text: '2 unsent changes sent' }]);
  });

  const ofItem = (id: string) => photo('photo-1', { owner: { kind: 'item', id } });

  test('GOAL-06: are sent at once when the server has their item, which was sent by its form', () => {
    const { tried, change, changePhotos, isPausing } = started([]);
    change([entry('local-a', { kind: 'create', status: 'sending' })]);
    changePhotos([ofItem('local-a')]);
    expect(isPausing()).toBe(true);
    change([]);
    changePhotos([ofItem('item-a')]);
    expect(tried()).toEqual(['photo-1']);
  });

  test('GOAL-06: follow their item in a round that began without them', async () => {
    const { tried, sent, change, changePhotos, isIdle } = started([entry('local-a', { kind: 'create' })]);
    changePhotos([ofItem('local-a')]);
    changePhotos([ofItem('item-a')]);
    change([]);
    await sent();
    expect(tried()).toEqual(['local-a', 'photo-1']);
    await sent();
    expect(isIdle()).toBe(true);
  });

  test('whose item has come wait all the same where the server has asked to wait', async () => {
    const { tried, kept, changePhotos } = started([entry('a')], { photos: [ofItem('local-a')] });
    await kept({ ...UNREACHABLE, retryAfter: 30 });
    changePhotos([ofItem('item-a')]);
    expect(tried()).toEqual(['a']);
  });

  test('GOAL-06: come after the items of their round, which they may belong to', async () => {
    const stage = await unanswered([entry('a')], { isVisible: true, photos: PHOTOS });
    stage.pass(5000);
    await stage.sent();
    await stage.sent();
    await stage.sent();
    expect(stage.tried()).toEqual(['a', 'a', 'photo-1', 'photo-2']);
  });

  test('follow in a round of their own when they are heard of while the items are sent', async () => {
    const { tried, sent, pass } = started([entry('a')], { photos: PHOTOS });
    await sent();
    expect(tried()).toEqual(['a']);
    pass(5000);
    expect(tried()).toEqual(['a', 'photo-1']);
  });

  test('that were added just now are tried after the pause: their upload has them in hand', () => {
    const { tried, changePhotos, pass, isPausing } = started([]);
    changePhotos([photo('photo-1', { status: 'sending' })]);
    expect(isPausing()).toBe(true);
    expect(tried()).toEqual([]);
    pass(5000);
    expect(tried()).toEqual(['photo-1']);
  });

  test('that were set aside are passed by, until they are asked for', async () => {
    const { actor, tried, isIdle, pass } = started([], { photos: [photo('photo-1', { status: 'refused' })] });
    pass(3_600_000);
    expect(tried()).toEqual([]);
    expect(isIdle()).toBe(true);
    actor.send({ type: 'send.requested', id: 'photo-1' });
    expect(tried()).toEqual(['photo-1']);
  });

  test('end the pause when another tab has sent them', async () => {
    const { changePhotos, kept, isIdle } = started([], { photos: PHOTOS });
    await kept(UNREACHABLE);
    changePhotos([]);
    expect(isIdle()).toBe(true);
  });

  test('are discarded after a question, and that is said', async () => {
    const { actor, held, kept, notices } = started([], { photos: PHOTOS });
    await kept(UNREACHABLE);
    actor.send({ type: 'discard.requested', id: 'photo-2' });
    expect(held.confirmDiscard.inputs).toEqual([PHOTOS[1]]);
    await held.confirmDiscard.answer(true);
    expect(held.discard.inputs).toEqual([PHOTOS[1]]);
    await held.discard.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Unsent photo discarded', detail: 'photo-2.jpg' }]);
  });
});

describe('what the server fails on again and again', () => {
  /** The ids of each of the next rounds, in which all fail but the ones of `good`. */
  const rounds = async ({ tried, pass, held, ...stage }: ReturnType<typeof started>, count: number) => {
    const seen: string[][] = [];
    for (let round = 0; round < count; round++) {
      const before = tried().length;
      if (round > 0) pass(5000);
      while (!stage.isPausing()) await held.trySending.answer(FAILED);
      seen.push(tried().slice(before > 0 && round > 0 ? before : 0));
    }
    return seen;
  };

  test('is tried less and less often, and holds up no other', async () => {
    const stage = started([entry('often', { faults: 6 }), entry('new')]);
    const seen = await rounds(stage, 9);
    expect(seen.map((round) => round.includes('new'))).toEqual(Array.from({ length: 9 }, () => true));
    const turns = seen.flatMap((round, at) => (round.includes('often') ? [at] : []));
    expect(turns).toEqual([0, 4, 8]);
  });

  test('waits alone too, and is tried at once when the page is looked at again', async () => {
    const stage = started([entry('often', { faults: 9 })]);
    const seen = await rounds(stage, 3);
    expect(seen).toEqual([['often'], [], []]);
    stage.page('page.woke');
    expect(stage.tried()).toEqual(['often', 'often']);
  });

  test('is tried in the next round when the server is back', async () => {
    const stage = started([entry('often', { faults: 9 }), entry('new'), entry('newer')]);
    await stage.kept();
    await stage.kept(UNREACHABLE);
    stage.pass(5000);
    expect(stage.tried()).toEqual(['often', 'new', 'new']);
    await stage.sent();
    await stage.kept();
    stage.pass(5000);
    expect(stage.tried().at(-1)).toBe('often');
  });
});

describe('a server that answers, but not with a yes', () => {
  const BUSY: TryResult = { result: 'kept', unreachable: true, mayBeAlone: true };

  test('to one alone holds up no other: the next round begins after it', async () => {
    const stage = started([entry('a'), entry('b'), entry('c')]);
    await stage.kept(BUSY);
    stage.pass(5000);
    await stage.kept(BUSY);
    stage.pass(5000);
    await stage.sent();
    expect(stage.tried()).toEqual(['a', 'b', 'c', 'a']);
  });

  test('is left alone for as long as it has asked for, unless a person sends something now', async () => {
    const stage = started([entry('a'), entry('b')]);
    await stage.kept({ ...BUSY, retryAfter: 30 });
    stage.page('page.woke');
    stage.page('page.shown');
    stage.pass(29_999);
    expect(stage.tried()).toEqual(['a']);
    stage.actor.send({ type: 'send.requested', id: 'a' });
    expect(stage.tried()).toEqual(['a', 'a']);
    await stage.kept({ ...BUSY, retryAfter: 30 });
    stage.pass(30_000);
    expect(stage.tried()).toEqual(['a', 'a', 'b']);
  });

  test('is asked when that is over, however often somebody looks away meanwhile', async () => {
    const stage = started([entry('a')]);
    await stage.kept({ ...BUSY, retryAfter: 600 });
    for (let minutes = 0; minutes < 10; minutes++) {
      stage.page('page.hidden');
      stage.pass(59_000);
      stage.page('page.shown');
      stage.pass(1000);
    }
    expect(stage.tried()).toEqual(['a', 'a']);
    // It is looked at again: the next pause is that of a page that is.
    await stage.kept(UNREACHABLE);
    stage.pass(5000);
    expect(stage.tried()).toEqual(['a', 'a', 'a']);
  });

  test('is asked for the others as ever once something was sent by hand meanwhile', async () => {
    const stage = started([entry('a'), entry('b')]);
    await stage.kept({ ...BUSY, retryAfter: 600 });
    stage.actor.send({ type: 'send.requested', id: 'a' });
    await stage.sent();
    stage.pass(5000);
    expect(stage.tried()).toEqual(['a', 'a', 'b']);
  });

  test('is asked again after an hour, whatever it has said', async () => {
    const stage = started([entry('a')]);
    await stage.kept({ ...BUSY, retryAfter: 1e9 });
    stage.pass(3_600_000);
    expect(stage.tried()).toEqual(['a', 'a']);
  });
});

describe('that all is sent', () => {
  const saysSo = ({ now }: ReturnType<typeof started>) => isAllSent(now().context);

  test('is said once the server has the last of it, whichever is told of first', async () => {
    const told = started([entry('a'), entry('b')]);
    await told.sent();
    await told.sent();
    expect(saysSo(told)).toBe(true);
    const later = started([entry('a')], { photos: [aPhoto()] });
    await later.sent();
    expect(saysSo(later)).toBe(false);
    later.pass(5000);
    await later.kept(SENT);
    later.changePhotos([]);
    expect(saysSo(later)).toBe(true);
  });

  test('is not said of what was discarded, here or in another tab, even if more of the same was sent before', async () => {
    expect(saysSo(started([]))).toBe(false);
    const outbox = started([entry('a')]);
    await outbox.sent();
    outbox.change([entry('a')]);
    outbox.change([]);
    expect(saysSo(outbox)).toBe(false);
    const here = started([entry('a'), entry('b')]);
    await here.sent();
    await here.kept(UNREACHABLE);
    here.actor.send({ type: 'discard.requested', id: 'b' });
    await here.held.confirmDiscard.answer(true);
    here.change([]);
    await here.held.discard.answer();
    expect(saysSo(here)).toBe(false);
  });
});
