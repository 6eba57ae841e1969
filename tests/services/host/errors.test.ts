import { describe, expect, test } from 'vitest';
import { type FailedAnswer, answerFailure, explained } from '../../../src/services/host/errors.ts';
import { networkMessage } from '../../../src/services/host/networkMessage.ts';

const answer = (more: Partial<FailedAnswer>): FailedAnswer => ({
  status: 500,
  statusText: 'Internal Server Error',
  body: undefined,
  retryAfter: null,
  ...more,
});

describe('a non-OK answer', () => {
  test('ERR-01: its title is the status text, or says server error when there is none', () => {
    expect(answerFailure(answer({}), 0).title).toBe('Request failed: Internal Server Error');
    expect(answerFailure(answer({ statusText: '' }), 0).title).toBe('Request failed: Server error');
  });

  test('ERR-02: its message is the message in the body, before any error field', () => {
    expect(
      answerFailure(answer({ body: { error: 'in-use', message: 'In use by 3 items' } }), 0).message,
    ).toBe('In use by 3 items');
  });

  test.each([undefined, '', '  ', 7, null])(
    'ERR-03: its message is the error field when the message is %j',
    (message) => {
      expect(answerFailure(answer({ body: { message, error: 'No such thing' } }), 0).message).toBe(
        'No such thing',
      );
    },
  );

  test.each([undefined, null, {}, [], 'text', { error: { code: 1 } }])(
    'ERR-04: with the body %j it is the status text and the status',
    (body) => {
      expect(answerFailure(answer({ body }), 0).message).toBe('Internal Server Error (500)');
      expect(answerFailure(answer({ body, statusText: '' }), 0).message).toBe('Server error (500)');
    },
  );

  test.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'refused'],
    [409, 'conflict'],
    [412, 'stale'],
    [413, 'too-large'],
    [415, 'unsupported'],
    [422, 'invalid'],
    [408, 'unavailable'],
    [429, 'too-many'],
    [500, 'server'],
    [501, 'server'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [507, 'unavailable'],
  ])('status %i is of kind %s', (status, kind) => {
    expect(answerFailure(answer({ status }), 0)).toMatchObject({ kind, status });
  });

  test('fields keep their texts, and only texts', () => {
    const body = { message: 'Invalid', fields: { name: 'Too short', odd: 1 } };
    expect(answerFailure(answer({ status: 422, body }), 0).fields).toEqual({ name: 'Too short' });
    expect(answerFailure(answer({ body: { fields: 'x' } }), 0)).not.toHaveProperty('fields');
  });

  test.each([
    ['7', 7],
    [' 0 ', 0],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 50],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('Retry-After %j at 10 s is %j seconds', (retryAfter, seconds) => {
    expect(answerFailure(answer({ retryAfter }), 10_000).retryAfter).toBe(seconds);
  });
});

test('explaining a failure keeps all but its message, and leaves an abort alone', () => {
  const refused = answerFailure(answer({ status: 422, body: { message: 'No', fields: { name: 'Bad' } } }), 0);
  expect(explained('Failed: ', refused)).toEqual({ ...refused, message: 'Failed: No' });
  const abort = new DOMException('gone', 'AbortError');
  expect(explained('Failed: ', abort)).toBe(abort);
});

describe('a call without an answer', () => {
  const fault = { sameOrigin: false, onLine: true, browserText: 'Failed to fetch', probeAnswered: false };
  test.each([
    [
      'offline',
      { onLine: false, browserText: 'Load failed' },
      /^Network error: Unable to connect to the server/,
    ],
    ['to the same origin', { sameOrigin: true }, /^Network error: Unable to connect to the server/],
    ['to another origin', {}, /^Network error: API server is unreachable or CORS issue/],
    ['to another origin whose probe is answered', { probeAnswered: true }, /blocked by CORS policy/],
    ['told as Load failed', { browserText: 'Load failed' }, /^Server rejected the update/],
  ])('%s has its own message', (_, more, message) => {
    expect(networkMessage({ ...fault, ...more })).toMatch(message);
  });
});
