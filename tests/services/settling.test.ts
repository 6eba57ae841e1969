import { describe, expect, test } from 'vitest';
import { type FailureKind, failure } from '../../src/failure.ts';
import { settled } from '../../src/services/settling.ts';
import { anEntry } from './samples.ts';

const failing = (kind: FailureKind) => failure(kind, 'What happened', { title: 'Title', status: 500 });
const plain = (kind: FailureKind) => ({ kind, title: 'Title', message: 'What happened' });

describe('what a failed try means for its entry', () => {
  test.each<FailureKind>(['offline', 'unavailable', 'timeout', 'unauthorised', 'too-many'])(
    '%s: it waits, and nothing else need be tried now',
    (kind) => {
      expect(settled(anEntry({ faults: 3 }), failing(kind), true)).toEqual({
        changes: { status: 'waiting', failure: plain(kind), faults: 3 },
        unreachable: true,
      });
    },
  );

  test.each<FailureKind>(['server', 'bad-answer'])(
    '%s: it waits and is counted, while others are tried',
    (kind) => {
      expect(settled(anEntry({ faults: 3 }), failing(kind), true)).toEqual({
        changes: { status: 'waiting', failure: plain(kind), faults: 4 },
        unreachable: false,
      });
    },
  );

  test.each<FailureKind>(['server', 'bad-answer'])('%s: the fifth in a row sets it aside', (kind) => {
    expect(settled(anEntry({ faults: 4 }), failing(kind), true)).toEqual({
      changes: { status: 'refused', failure: plain(kind), faults: 0 },
      unreachable: false,
    });
  });

  test("storage: it waits for room; the server's faults do not count", () => {
    expect(settled(anEntry({ faults: 4 }), failing('storage'), true)).toEqual({
      changes: { status: 'waiting', failure: plain('storage'), faults: 4 },
      unreachable: false,
    });
  });

  test.each<FailureKind>([
    'invalid',
    'refused',
    'forbidden',
    'not-found',
    'conflict',
    'stale',
    'too-large',
    'unsupported',
    'input',
    'unexpected',
  ])('%s: it is set aside with the reason', (kind) => {
    expect(settled(anEntry({ faults: 3 }), failing(kind), true)).toEqual({
      changes: { status: 'refused', failure: plain(kind), faults: 0 },
      unreachable: false,
    });
  });
});

describe('where asking again might make a second item', () => {
  test.each<FailureKind>(['timeout', 'server', 'bad-answer'])(
    '%s: it is set aside, because the server may have it',
    (kind) => {
      const { changes, unreachable } = settled(anEntry(), failing(kind), false);
      expect(changes).toMatchObject({ status: 'refused', faults: 0 });
      expect(changes.failure?.message).toBe(
        'What happened The server may have it already: look before you send it again.',
      );
      expect(unreachable).toBe(false);
    },
  );

  test.each<FailureKind>(['offline', 'unavailable', 'unauthorised', 'too-many'])('%s: it waits', (kind) => {
    expect(settled(anEntry(), failing(kind), false)).toMatchObject({
      changes: { status: 'waiting' },
      unreachable: true,
    });
  });
});
