import { expect, test } from 'vitest';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { createToldLater } from '../../../src/services/session/toldLater.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

function telling() {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.set('one', 'ada');
  const told: string[] = [];
  return { session, told, later: createToldLater<string>(session, (what) => void told.push(what)) };
}

test('what is held is told once, to whom it is for, as soon as they are here', () => {
  const { session, told, later } = telling();
  session.clear();
  later.hold('ada', 'stopped');
  expect(told).toEqual([]);
  session.set('two', 'ada');
  session.clear();
  session.set('three', 'ada');
  expect(told).toEqual(['stopped']);
  later.hold('ada', 'again');
  expect(told).toEqual(['stopped', 'again']);
});

test('nothing of it is told to another person, nor any more after one', () => {
  const { session, told, later } = telling();
  session.clear();
  later.hold('ada', 'stopped');
  session.set('two', 'grace');
  later.hold('ada', 'ended late');
  session.clear();
  session.set('three', 'ada');
  expect(told).toEqual([]);
});
