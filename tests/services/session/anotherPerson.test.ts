import { expect, test, vi } from 'vitest';
import { onAnotherLogin, onAnotherPerson, watchPerson } from '../../../src/services/session/anotherPerson.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

test('another person is told of once, after whoever else heard of it, and never for a new token of the same', () => {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.set('one', 'ada');
  const tell = vi.fn<() => void>();
  onAnotherPerson(session, tell);
  session.set('two', 'ada');
  expect(tell).not.toHaveBeenCalled();
  session.clear();
  expect(tell).toHaveBeenCalledTimes(1);
  session.set('three', 'grace');
  expect(tell).toHaveBeenCalledTimes(2);
});

test('one person straight after another is told as the end of the first, as a page that slept finds it', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  const session = createSessionStore(storage, events);
  session.set('one', 'ada');
  const told: unknown[] = [];
  watchPerson(session, (person) => told.push(person));
  storage.setItem('stowage-user', 'grace');
  storage.setItem('auth_token', 'two');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told).toEqual([
    { present: false, user: null },
    { present: true, user: 'grace' },
  ]);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  expect(told.slice(2)).toEqual([{ present: true, user: 'grace' }]);
});

test('a login after another person is told of, and not the end of a session, nor its own person again', () => {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.set('one', 'ada');
  const tell = vi.fn<() => void>();
  onAnotherLogin(session, tell);
  session.clear();
  session.set('two', 'ada');
  expect(tell).not.toHaveBeenCalled();
  session.clear();
  session.set('three', 'grace');
  expect(tell).toHaveBeenCalledTimes(1);
});
