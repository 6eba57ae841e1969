import { expect, test, vi } from 'vitest';
import { onAnotherPerson } from '../../../src/services/session/anotherPerson.ts';
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
