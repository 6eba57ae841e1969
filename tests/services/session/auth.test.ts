import { describe, expect, test } from 'vitest';
import { login, signIn } from '../../../src/services/session/auth.ts';
import { logout, signOut } from '../../../src/services/session/signOut.ts';
import { json, onHost, rejection } from '../host/fakeHost.ts';

const credentials = { username: 'ada', password: 'sécret ' };

describe('logging in', () => {
  test('CALL-06 CALL-07: sends username and password and reads the token', async () => {
    const { http, only } = onHost(() => json({ token: 'abc' }));
    expect(await login(http, credentials)).toEqual({ token: 'abc', username: 'ada' });
    expect(only()).toMatchObject({ method: 'POST', path: '/api/login', body: credentials });
  });

  test('CALL-07: an answer without a token is none', async () => {
    const { http } = onHost(() => json({ token: '' }));
    expect(await rejection(login(http, credentials))).toMatchObject({ kind: 'bad-answer' });
  });

  test('AUTH-10: stores the token, and who it belongs to', async () => {
    const { http, session, storage } = onHost(() => json({ token: 'abc', username: 'Ada' }));
    expect(await signIn(http, session, credentials)).toEqual({ user: 'Ada' });
    expect(storage.getItem('auth_token')).toBe('abc');
    expect(session.user()).toBe('Ada');
  });

  test('a refusal keeps the words of the host and the token that is stored', async () => {
    const { http, session } = onHost(() => json({ message: 'Wrong username or password' }, { status: 401 }), {
      token: 'mine',
    });
    expect(await rejection(login(http, credentials))).toMatchObject({
      kind: 'unauthorised',
      message: 'Wrong username or password',
    });
    expect(session.token()).toBe('mine');
  });

  test('ERR-11: a failure without words has none, so that whoever shows it finds those that fit', async () => {
    for (const [status, kind] of [
      [401, 'unauthorised'],
      [502, 'unavailable'],
      [500, 'server'],
    ] as const) {
      const { http } = onHost(() => new Response('', { status }));
      expect(await rejection(login(http, credentials))).toMatchObject({ kind, message: '' });
    }
  });
});

describe('logging out', () => {
  const host = (features: string, status: number) =>
    onHost(() => json({}, { status, headers: { 'Stowage-Features': features } }), { token: 'abc' });

  test.each([200, 500])('AUTH-11: removes the token when the host answers %i', async (status) => {
    const { http, session, storage, sent } = host('logout', status);
    await http.request({ operation: 'any', path: '/', timeout: 1000, decode: () => 0 }).catch(() => {});
    await signOut(http, session);
    expect(storage.getItem('auth_token')).toBeNull();
    expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/logout' });
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer abc');
  });

  test('a host that has not advertised it is not asked', async () => {
    const { http, session, sent } = host('paging', 200);
    await http.request({ operation: 'any', path: '/', timeout: 1000, decode: () => 0 });
    await signOut(http, session);
    await logout(http);
    expect(sent).toHaveLength(1);
    expect(session.token()).toBeNull();
  });
});
