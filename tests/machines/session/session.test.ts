import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { OFFLINE } from '../kit/samples.ts';
import { sessionStage } from './session.stage.ts';

const ANN = { type: 'login.submitted', username: 'ann', password: 'secret' } as const;
const tokenOf = (user: string) => ({ type: 'token.changed', present: true, user }) as const;
const NO_TOKEN = { type: 'token.changed', present: false, user: null } as const;

function started(user?: string) {
  const stage = sessionStage({ present: user !== undefined, user: user ?? null });
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

describe('who is here', () => {
  test('AUTH-09: logged in means that a token is stored', () => {
    expect(started('ann').now().value).toEqual({ authenticated: 'idle' });
    expect(started('ann').now().context.user).toBe('ann');
    expect(started().now().value).toEqual({ anonymous: 'idle' });
  });

  test('ROLE-02: the only two states, once started, are authenticated and anonymous', () => {
    // `starting` is left before anybody can see it: the test above.
    const states = Object.keys(sessionMachine.states).filter((name) => name !== 'starting');
    expect(states).toEqual(['anonymous', 'authenticated']);
  });

  test('AUTH-08 AUTH-09: a token that another tab stores or removes decides here too', () => {
    const { held, now } = started();
    held.watchToken.send(tokenOf('ben'));
    expect(now().matches('authenticated')).toBe(true);
    expect(now().context.user).toBe('ben');
    held.watchToken.send(tokenOf('cem'));
    expect(now().context.user).toBe('cem');
    held.watchToken.send(NO_TOKEN);
    expect(now().value).toEqual({ anonymous: 'idle' });
    expect(now().context.user).toBeNull();
    held.watchToken.send(NO_TOKEN);
    expect(now().value).toEqual({ anonymous: 'idle' });
  });

  test('a token cleared by a 401 ends the session without a message, and it is known whose it was', () => {
    const { held, now, notices } = started('ann');
    held.watchToken.send(NO_TOKEN);
    expect(now().value).toEqual({ anonymous: 'idle' });
    expect(now().context.ended).toBe('ann');
    expect(notices).toEqual([]);
    held.watchToken.send(tokenOf('ann'));
    expect(now().context.ended).toBeNull();
  });

  test('a session that nobody had, or that was left by logging out, is not told as ended', () => {
    expect(started().now().context.ended).toBeNull();
    const { actor, held, now } = started('ann');
    actor.send({ type: 'logout.requested' });
    held.watchToken.send(NO_TOKEN);
    expect(now().value).toEqual({ anonymous: 'idle' });
    expect(now().context.ended).toBeNull();
  });

  test('the token is watched for as long as the session lives', async () => {
    const { actor, held } = started();
    actor.send(ANN);
    await held.logIn.answer({ user: 'ann' });
    held.watchToken.send(NO_TOKEN);
    expect(held.watchToken.running).toEqual([true]);
    actor.stop();
    expect(held.watchToken.running).toEqual([false]);
  });
});

describe('logging in', () => {
  test.each([
    ['', 'secret', { username: 'Username is required' }],
    ['   ', 'secret', { username: 'Username is required' }],
    ['ann', '', { password: 'Password is required' }],
    ['', '', { username: 'Username is required', password: 'Password is required' }],
  ])(
    'VALID-01 VALID-02: %j with %j is refused at the fields, nothing is asked',
    (username, password, fields) => {
      const { actor, held, now, notices } = started();
      actor.send({ type: 'login.submitted', username, password });
      expect(now().value).toEqual({ anonymous: 'idle' });
      expect(now().context.fields).toEqual(fields);
      expect([held.logIn.inputs, notices]).toEqual([[], []]);
    },
  );

  test('asks with the trimmed name and the password as it is, and forgets both', async () => {
    const { actor, held, now } = started();
    actor.send({ type: 'login.submitted', username: ' ann ', password: ' secret ' });
    expect(now().hasTag('busy')).toBe(true);
    expect(held.logIn.inputs).toEqual([{ username: 'ann', password: ' secret ' }]);
    await held.logIn.answer({ user: 'ann' });
    expect(now().context.credentials).toEqual({ username: '', password: '' });
  });

  test("ERR-13: a successful login is told with 'Login successful'", async () => {
    const { actor, held, now, notices } = started();
    actor.send(ANN);
    held.watchToken.send(tokenOf('ann'));
    expect(notices).toEqual([]);
    await held.logIn.answer({ user: 'Ann' });
    expect(now().value).toEqual({ authenticated: 'idle' });
    expect(now().context.user).toBe('Ann');
    expect(notices).toEqual([{ kind: 'success', text: 'Login successful' }]);
  });

  test("ERR-10 ERR-12: a failed login keeps the error's message for the alert and shows the toast", async () => {
    const { actor, held, now, notices } = started();
    actor.send(ANN);
    await held.logIn.fail(failure('unauthorised', 'Wrong name or password.', { status: 401 }));
    expect(now().value).toEqual({ anonymous: 'idle' });
    expect(now().context.failure?.message).toBe('Wrong name or password.');
    expect(now().context.credentials).toEqual({ username: '', password: '' });
    expect(notices).toEqual([{ kind: 'error', text: 'Login failed' }]);
  });

  test('the next try, good or bad, takes the old messages away', async () => {
    const { actor, held, now } = started();
    actor.send(ANN);
    await held.logIn.fail(OFFLINE);
    actor.send({ ...ANN, password: '' });
    expect(now().context.failure).toBeUndefined();
    actor.send(ANN);
    expect(now().context.fields).toEqual({});
  });

  test('a second submission while one is under way asks nothing', () => {
    const { actor, held } = started();
    actor.send(ANN);
    actor.send({ ...ANN, username: 'ben' });
    expect(held.logIn.inputs).toHaveLength(1);
  });

  test('AUTH-09: a login that fails here while another tab logs in leaves both logged in', async () => {
    const { actor, held, now, notices } = started();
    actor.send(ANN);
    held.watchToken.send(tokenOf('ben'));
    await held.logIn.fail(OFFLINE);
    expect(now().matches('authenticated')).toBe(true);
    expect(now().context.user).toBe('ben');
    expect(notices).toEqual([]);
  });

  test('a logged-in session starts without messages of an earlier login', async () => {
    const { actor, held, now } = started();
    actor.send(ANN);
    await held.logIn.fail(OFFLINE);
    held.watchToken.send(tokenOf('ann'));
    expect(now().context.failure).toBeUndefined();
    expect(now().context.fields).toEqual({});
  });
});

describe('logging out', () => {
  test('is asked once and over when the token is gone', async () => {
    const { actor, held, now } = started('ann');
    actor.send({ type: 'logout.requested' });
    actor.send({ type: 'logout.requested' });
    expect(held.logOut.inputs).toHaveLength(1);
    expect(now().hasTag('busy')).toBe(true);
    held.watchToken.send(NO_TOKEN);
    expect(now().value).toEqual({ anonymous: 'idle' });
    await held.logOut.answer();
    expect(now().value).toEqual({ anonymous: 'idle' });
  });

  test('AUTH-09: as long as the token is stored the session goes on, whatever the call gives', async () => {
    const { actor, held, now } = started('ann');
    actor.send({ type: 'logout.requested' });
    await held.logOut.fail(OFFLINE);
    expect(now().value).toEqual({ authenticated: 'idle' });
    actor.send({ type: 'logout.requested' });
    await held.logOut.answer();
    expect(now().value).toEqual({ authenticated: 'idle' });
  });

  test('an anonymous visitor cannot log out', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'logout.requested' });
    expect(now().value).toEqual({ anonymous: 'idle' });
    expect(held.logOut.inputs).toEqual([]);
  });
});

test('every state of the session is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: sessionMachine,
    inputs: [
      { present: false, user: null },
      { present: true, user: 'ann' },
    ],
    stage: sessionStage,
    outside: {
      logIn: { answers: [{ user: 'ann' }], failures: [OFFLINE] },
      logOut: { answers: [undefined], failures: [OFFLINE] },
      watchToken: { sends: [tokenOf('ben'), NO_TOKEN] },
    },
    eventSets: [[ANN, { ...ANN, password: '' }, { type: 'logout.requested' }]],
    facts: ({ context }) => context.user,
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
