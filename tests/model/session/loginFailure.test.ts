import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { foreignAnswer } from '../../../src/services/host/errors.ts';
import { LOGIN_FAILED, loginFailureText } from '../../../src/model/session/loginFailure.ts';

describe('a failed login is told', () => {
  test("ERR-10: in the host's own words where it refused and had some", () => {
    const refused = failure('unauthorised', 'Invalid username or password.', { status: 401 });
    expect(loginFailureText(refused)).toBe('Invalid username or password.');
  });

  test('ERR-11: as credentials to be checked where it refused without a word', () => {
    expect(LOGIN_FAILED).toBe('Login failed. Please check your credentials and try again.');
    for (const kind of ['unauthorised', 'invalid', 'refused', 'forbidden'] as const) {
      expect(loginFailureText(failure(kind, ' '))).toBe(LOGIN_FAILED);
    }
  });

  test.each(['server', 'unavailable', 'offline', 'timeout', 'bad-answer', 'too-many'] as const)(
    'never as wrong credentials where they were not looked at (%s)',
    (kind) => {
      for (const message of ['', 'Bad Gateway']) {
        const text = loginFailureText(failure(kind, message));
        expect(text).not.toMatch(/check your credentials/i);
        expect(text).toMatch(/try again in a moment\.$/);
        expect(text).toMatch(message === '' ? /^\S/ : /^Bad Gateway/);
      }
    },
  );

  test('as a server that was not asked where something in front of it has answered', () => {
    expect(loginFailureText(foreignAnswer(401))).toBe(
      'Something in front of the server has answered in its place. Your name and password were not checked: try again in a moment.',
    );
  });

  test('with how long to wait where the host said so', () => {
    const wait = (retryAfter: number) =>
      loginFailureText(failure('too-many', 'Too many tries.', { retryAfter }));
    expect(wait(1)).toMatch(/ try again in 1 second\.$/);
    expect(wait(60)).toMatch(/ try again in 60 seconds\.$/);
    expect(wait(301)).toMatch(/ try again in 6 minutes\.$/);
    expect(loginFailureText(failure('unavailable', '', { retryAfter: 2 }))).toMatch(/ in 2 seconds\.$/);
  });
});
