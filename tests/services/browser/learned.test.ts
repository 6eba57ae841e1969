import { expect, test } from 'vitest';
import { type Learned, NOTHING_LEARNED } from '../../../src/model/finding/learned.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createLearnedStore } from '../../../src/services/browser/learned.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { memoryStorage } from './memoryStorage.ts';

const KEY = 'stowage-learned';
const LEARNED: Learned = {
  words: [{ word: 'tuck', kind: 'command', id: 'move-item', name: 'Move to…' }],
  offered: ['stash'],
  chosen: [{ id: 'move-item', times: 3, isTold: true }],
};

function stage(initial: Record<string, string> = {}) {
  const events = new EventTarget();
  const storage = memoryStorage({ auth_token: 't', 'stowage-user': 'ada', ...initial });
  const session = createSessionStore(storage, events);
  const learned = createLearnedStore(createBrowserStore({ storage, events }), session);
  return { events, storage, session, learned };
}

test('what was learned of a person outlives the session, and is nobody else’s', () => {
  const { session, learned } = stage();
  learned.keep(LEARNED);
  expect(learned.read()).toMatchObject(LEARNED);
  session.clear();
  expect(learned.read()).toEqual(NOTHING_LEARNED);
  learned.keep(LEARNED);
  session.set('u', 'bob');
  expect(learned.read()).toEqual(NOTHING_LEARNED);
  learned.keep({ ...NOTHING_LEARNED, offered: ['mine'] });
  session.set('t', 'ada');
  expect(learned.read()).toMatchObject(LEARNED);
});

test('eight people are kept, the last ones', () => {
  const { session, learned } = stage();
  for (let at = 0; at < 10; at++) {
    session.set('t', `person ${at}`);
    learned.keep(LEARNED);
  }
  session.set('t', 'person 1');
  expect(learned.read()).toEqual(NOTHING_LEARNED);
  session.set('t', 'person 2');
  expect(learned.read()).toMatchObject(LEARNED);
});

test('what cannot be read is set aside, and what is too much is cut', () => {
  const { storage, learned } = stage({ [KEY]: '[{"user":"ada","words":[{"word":5}]}]' });
  expect(learned.read()).toEqual(NOTHING_LEARNED);
  learned.keep(LEARNED);
  expect(learned.read()).toMatchObject(LEARNED);
  expect(storage.getItem(`${KEY}.unreadable`)).toContain('"word":5');
  const [word] = LEARNED.words;
  const many = [{ ...LEARNED, user: 'ada', words: Array.from({ length: 99 }, () => word) }];
  expect(stage({ [KEY]: JSON.stringify(many) }).learned.read().words).toHaveLength(50);
});

test('what another tab has learned is told of, and nothing else', () => {
  const { events, session, learned } = stage();
  let times = 0;
  learned.watch(() => times++);
  session.set('u', 'bob');
  expect(times).toBe(0);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, storageArea: null }));
  expect(times).toBe(1);
});
