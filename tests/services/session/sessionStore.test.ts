import { describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

/** What the browser fires in the other tabs. */
function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}

test('STORE-01: the token stands under auth_token, exactly as it was given', () => {
  const storage = memoryStorage();
  createSessionStore(storage, new EventTarget()).set('a.b-c', 'ada');
  expect(storage.getItem('auth_token')).toBe('a.b-c');
});

test.each([
  ['abc', 'abc'],
  [null, null],
  ['', null],
  ['line\nbreak', null],
])('AUTH-09 ROLE-02: with %j stored the visitor is known by %j: a token or nobody', (stored, token) => {
  const storage = memoryStorage(stored === null ? {} : { auth_token: stored });
  expect(createSessionStore(storage, new EventTarget()).token()).toBe(token);
});

describe('clearing', () => {
  test('forgets token and user', () => {
    const storage = memoryStorage();
    const session = createSessionStore(storage, new EventTarget());
    session.set('abc', 'ada');
    session.clear();
    expect([session.token(), session.user(), storage.length]).toEqual([null, null, 0]);
  });

  test('with another token named does nothing', () => {
    const session = createSessionStore(memoryStorage(), new EventTarget());
    session.set('new', 'ada');
    session.clear('old');
    expect(session.token()).toBe('new');
    session.clear('new');
    expect(session.token()).toBeNull();
  });
});

describe('watching', () => {
  test('AUTH-08: another tab that changes the token is heard, other keys are not', () => {
    const events = new EventTarget();
    const storage = memoryStorage({ auth_token: 'abc' });
    const session = createSessionStore(storage, events);
    const seen: (string | null)[] = [];
    const stop = session.watch(() => seen.push(session.token()));
    storage.setItem('auth_token', 'def');
    events.dispatchEvent(storageEvent('auth_token'));
    events.dispatchEvent(storageEvent('locations'));
    storage.clear();
    events.dispatchEvent(storageEvent(null));
    expect(seen).toEqual(['def', null]);
    stop();
    events.dispatchEvent(storageEvent('auth_token'));
    expect(seen).toHaveLength(2);
  });

  test('nobody is here once another tab has taken the token away, although the name goes a moment later', () => {
    const events = new EventTarget();
    const storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' });
    const session = createSessionStore(storage, events);
    const seen: (string | null)[] = [session.user()];
    session.watch(() => seen.push(session.user()));
    storage.removeItem('auth_token');
    events.dispatchEvent(storageEvent('auth_token'));
    expect(seen).toEqual(['ada', null]);
  });

  test('hears the changes of this tab', () => {
    const session = createSessionStore(memoryStorage(), new EventTarget());
    const listener = vi.fn<() => void>();
    session.watch(listener);
    session.set('abc', 'ada');
    session.clear();
    session.clear('not this one');
    expect(listener).toHaveBeenCalledTimes(1 + 1);
  });
});

describe('without a storage that works', () => {
  test('the session lives in the page', () => {
    const session = createSessionStore(undefined, new EventTarget());
    session.set('abc', 'ada');
    expect([session.token(), session.user()]).toEqual(['abc', 'ada']);
    session.clear();
    expect(session.token()).toBeNull();
  });

  test.each([['setItem'], ['getItem']] as const)('a failing %s never throws', (operation) => {
    const storage = memoryStorage({ auth_token: 'stale' });
    storage.faults.add('setItem').add(operation);
    const session = createSessionStore(storage, new EventTarget());
    session.set('abc', 'ada');
    expect([session.token(), session.user()]).toEqual(['abc', 'ada']);
  });

  test('a token that cannot be removed is forgotten all the same', () => {
    const storage = memoryStorage({ auth_token: 'abc' });
    storage.faults.add('removeItem');
    const session = createSessionStore(storage, new EventTarget());
    expect(session.token()).toBe('abc');
    session.clear();
    expect(session.token()).toBeNull();
  });
});
