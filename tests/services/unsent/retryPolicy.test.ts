import { describe, expect, test } from 'vitest';
import { type FailureKind, failure } from '../../../src/failure.ts';
import { notedAside, pauseAfter, resumed, settled } from '../../../src/services/unsent/retryPolicy.ts';
import { anEntry } from '../samples.ts';

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

  test.each<FailureKind>(['server', 'bad-answer'])('%s: it waits however often it is so', (kind) => {
    expect(settled(anEntry({ faults: 400 }), failing(kind), true)).toEqual({
      changes: { status: 'waiting', failure: plain(kind), faults: 401 },
      unreachable: false,
    });
  });

  test('a server whose disk is full: it waits for room, and says so', () => {
    const full = failure('unavailable', 'Server error (507)', { title: 'Title', status: 507 });
    expect(settled(anEntry(), full, true)).toEqual({
      changes: {
        status: 'waiting',
        failure: {
          kind: 'unavailable',
          title: 'Title',
          message: 'The disk of the server is full. It is sent as soon as there is room.',
        },
        faults: 0,
      },
      unreachable: true,
    });
  });

  test('without any connection the next round is like any other', () => {
    const offline = { failure: failure('offline', 'Away'), unreachable: true };
    expect(pauseAfter(offline)).toEqual({ unreachable: true });
  });

  test.each<FailureKind>(['timeout', 'unavailable', 'too-many'])(
    '%s: it may be because of this one alone, and the server may say for how long',
    (kind) => {
      const reason = failure(kind, 'Busy', { retryAfter: 30 });
      expect(pauseAfter({ failure: reason, unreachable: true })).toEqual({
        unreachable: true,
        mayBeAlone: true,
        retryAfter: 30,
      });
    },
  );

  test('is told of when it is set aside, and once when the server fails on it for the fifth time', () => {
    const reason = { kind: 'server', title: 'Title', message: 'Broken.' } as const;
    const told = (status: 'waiting' | 'refused', faults: number) =>
      notedAside(anEntry({ status, faults, failure: reason }), 'Bolts').setAside?.reason;
    expect([told('waiting', 4), told('waiting', 6)]).toEqual([undefined, undefined]);
    expect(told('waiting', 5)).toBe('Broken. It is tried again by itself.');
    expect(told('refused', 0)).toBe('Broken.');
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

describe('what an older version has set aside', () => {
  const aside = (kind: FailureKind, message = 'What happened') =>
    anEntry({ status: 'refused', failure: { kind, title: 'Title', message } });

  test.each<FailureKind>(['server', 'bad-answer', 'timeout', 'unavailable', 'too-many'])(
    'for %s is tried again by itself',
    (kind) => {
      expect(resumed(aside(kind))).toMatchObject({ status: 'waiting', faults: 5 });
    },
  );

  test.each<FailureKind>(['invalid', 'conflict', 'stale', 'not-found', 'refused', 'too-large'])(
    'for %s, its content, waits for the person',
    (kind) => {
      expect(resumed(aside(kind))).toEqual(aside(kind));
    },
  );

  test('because the server may have it already stays so: it might be made twice', () => {
    const { changes } = settled(anEntry(), failing('server'), false);
    const doubtful = anEntry({ ...changes });
    expect(resumed(doubtful)).toBe(doubtful);
  });
});
