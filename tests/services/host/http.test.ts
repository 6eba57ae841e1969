import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src/failure.ts';
import { leavesOpen } from '../../../src/services/host/unanswered.ts';
import type { Call } from '../../../src/services/host/http.ts';
import { fetchCarrier } from '../../../src/services/host/fetchCarrier.ts';
import { signIn } from '../../../src/services/session/auth.ts';
import { settled } from '../../../src/services/unsent/retryPolicy.ts';
import { kyCarrier } from '../../../src/services/host/kyCarrier.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { HOST, NOW, advertising, endless, json, notFound, onHost, rejection, silence } from './fakeHost.ts';

/** The first screen's way to the host, and everybody else's: both are held to the same. */
const CARRIERS = [
  ['plain fetch', fetchCarrier],
  ['ky', kyCarrier],
] as const;

const call = (more: Partial<Call<unknown>> = {}): Call<unknown> => ({
  operation: 'test',
  path: '/api/test',
  timeout: 5000,
  decode: (value) => value,
  ...more,
});

describe('what is sent', () => {
  test.each([
    [HOST, '/api/test'],
    [`${HOST}/`, '/api/test'],
    [`${HOST}/base/`, '/base/api/test'],
  ])('CALL-01: a call goes to the API host at %s', async (baseUrl, path) => {
    const { http, only } = onHost(() => json(1), { baseUrl });
    await http.request(call());
    expect(only().origin).toBe(HOST);
    expect(only().path).toBe(path);
  });

  test('CALL-04: a plain fetch is given no body: it would go without one', async () => {
    const { http, sent } = onHost(() => json(1), { carrier: fetchCarrier });
    expect(await rejection(http.request(call({ method: 'POST', json: {} })))).toMatchObject({
      kind: 'unexpected',
    });
    expect(sent).toEqual([]);
  });

  test('CALL-02: the stored token is sent as a bearer token', async () => {
    const { http, only } = onHost(() => json(1), { token: 'abc' });
    await http.request(call());
    expect(only().headers.get('authorization')).toBe('Bearer abc');
  });

  test('CALL-03: without a stored token no Authorization header is sent', async () => {
    const { http, only } = onHost(() => json(1));
    await http.request(call());
    expect(only().headers.has('authorization')).toBe(false);
  });

  test('CALL-04: a body is JSON and says so', async () => {
    const { http, only } = onHost(() => json(1));
    await http.request(call({ method: 'POST', json: { a: ['ü'] } }));
    expect(only().headers.get('content-type')).toBe('application/json');
    expect(only().body).toEqual({ a: ['ü'] });
  });

  test.each(CARRIERS)(
    'by %s a query leaves out what is undefined and encodes the rest',
    async (_, carrier) => {
      const { http, only } = onHost(() => json(1), { carrier });
      await http.request(call({ query: { q: 'a&b = ü', limit: 12, sort: undefined } }));
      expect([...only().query]).toEqual([
        ['q', 'a&b = ü'],
        ['limit', '12'],
      ]);
    },
  );

  test.each(CARRIERS)('by %s no failed call is repeated', async (_, carrier) => {
    const { http, sent } = onHost(() => json({}, { status: 503 }), { carrier });
    await rejection(http.request(call()));
    expect(sent).toHaveLength(1);
  });
});

describe.each(CARRIERS)('what comes back by %s', (_carrier, carrier) => {
  test.each([
    ['204', new Response(null, { status: 204 })],
    ['an empty body', new Response('')],
  ])('%s is decoded as undefined', async (_, response) => {
    const decode = vi.fn<(value: unknown) => string>(() => 'decoded');
    expect(await onHost(() => response, { carrier }).http.request(call({ decode }))).toBe('decoded');
    expect(decode).toHaveBeenCalledExactlyOnceWith(undefined, '', null);
  });

  test('features add up over the answers', async () => {
    let features = 'paging, history';
    const { http } = onHost(() => json(1, { headers: { 'Stowage-Features': features } }), { carrier });
    expect([...http.features()]).toEqual([]);
    await http.request(call());
    features = 'logout';
    await http.request(call());
    expect([...http.features()].toSorted()).toEqual(['history', 'logout', 'paging']);
  });

  test.each([
    ['is no JSON', () => new Response('<html>')],
    ['is cut off', () => new Response('{"a":')],
    [
      'breaks',
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
    ],
  ])('ERR-05: an OK answer whose body %s names the operation', async (_, answer) => {
    expect(
      await rejection(onHost(answer, { carrier }).http.request(call({ operation: 'items fetch' }))),
    ).toMatchObject({
      kind: 'bad-answer',
      message: 'Invalid JSON response from items fetch',
    });
  });

  test('ERR-05: an answer that cannot be decoded is told in the same way', async () => {
    const decode = (): never => {
      throw new Error('no id');
    };
    expect(await rejection(onHost(() => json({}), { carrier }).http.request(call({ decode })))).toMatchObject(
      {
        kind: 'bad-answer',
        message: 'Invalid JSON response from test',
      },
    );
  });

  test('ERR-01 ERR-02: a refusal keeps its status and the words of the host', async () => {
    const answer = () => json({ message: 'Label is taken' }, { status: 409, statusText: 'Conflict' });
    expect(await rejection(onHost(answer, { carrier }).http.request(call()))).toEqual({
      failure: true,
      kind: 'conflict',
      title: 'Request failed: Conflict',
      message: 'Label is taken',
      status: 409,
    });
  });

  test("ERR-04: a proxy's page is not taken for words of the host", async () => {
    const answer = () => new Response('<h1>Bad</h1>', { status: 502, statusText: 'Bad Gateway' });
    expect(await rejection(onHost(answer, { carrier }).http.request(call()))).toMatchObject({
      kind: 'unavailable',
      message: 'Bad Gateway (502)',
    });
  });

  test('a Retry-After that is a date counts from the clock', async () => {
    const until = new Date(NOW + 30_000).toUTCString();
    const answer = () => json({}, { status: 429, headers: { 'retry-after': until } });
    expect(await rejection(onHost(answer, { carrier }).http.request(call()))).toMatchObject({
      kind: 'too-many',
      retryAfter: 30,
    });
  });

  test('a fetch that fails is offline, whatever the browser calls it', async () => {
    const answer = () => Promise.reject(new TypeError('Could not connect to the server.'));
    expect(await rejection(onHost(answer, { carrier }).http.request(call()))).toMatchObject({
      kind: 'offline',
      message: 'Network error: Unable to connect to the server. Please check your internet connection.',
    });
  });
});

describe.each(CARRIERS)('time-outs by %s', (_carrier, carrier) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['no answer', silence],
    ['a body that never ends', endless],
  ])('ERR-06: with %s the call ends at its time-out, not before', async (_, answer) => {
    const settled = vi.fn<(error: unknown) => void>();
    const failing = rejection(onHost(answer, { carrier }).http.request(call({ timeout: 5000 })));
    void failing.then(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
    expect(await failing).toMatchObject({
      kind: 'timeout',
      message: 'Request timed out. Server may be unavailable.',
    });
  });

  test('the time-out gives the request up', async () => {
    const { http, only } = onHost(silence, { carrier });
    const failing = rejection(http.request(call({ timeout: 100 })));
    await vi.advanceTimersByTimeAsync(100);
    await failing;
    expect(only().signal.aborted).toBe(true);
  });

  test("a caller's abort is told as it is, not as a failure", async () => {
    const { http, only } = onHost(silence, { carrier });
    const controller = new AbortController();
    const failing = rejection(http.request(call({ signal: controller.signal })));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect(await failing).toBe(controller.signal.reason);
    expect(only().signal.aborted).toBe(true);
  });

  test('an aborted signal sends nothing', async () => {
    const { http, sent } = onHost(() => json(1), { carrier });
    const failing = rejection(http.request(call({ signal: AbortSignal.abort() })));
    expect(await failing).toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});

describe('whether the host has answered', () => {
  const page = () => new Response('<html>Sign in to the Wi-Fi</html>');
  test.each<[string, () => Response, boolean]>([
    ['is not said by the page of a captive portal', page, false],
    ['is not said by an empty answer', () => new Response(''), false],
    ['is not said by a refusal that a proxy may have given', () => json({}, { status: 404 }), false],
    ['is said by an answer that could be read', () => json([]), true],
    ['is said by any answer that advertises', () => advertising('paging', {}, { status: 500 }), true],
  ])('%s', async (_, answer, hasAnswered) => {
    const { http } = onHost(answer);
    await http.request(call()).catch(() => {});
    expect(http.hasAnswered()).toBe(hasAnswered);
  });

  test("is not said by a gateway's word that all is well, but by a host that says so with its features", async () => {
    const answers = [json({ status: 'ok' }), advertising('idempotency', { status: 'ok' })];
    const { http } = onHost(() => answers.shift() ?? notFound());
    await http.request(call({ path: '/api/health' }));
    expect(http.hasAnswered()).toBe(false);
    await http.request(call({ path: '/api/health' }));
    expect([http.hasAnswered(), http.features().has('idempotency')]).toEqual([true, true]);
  });
});

describe('what something else answers in place of a host that advertises', () => {
  /** A host that has advertised and is then hidden by `answer`. */
  async function hiddenBy(answer: () => Response) {
    const host = { answer: () => advertising('idempotency-all', [1]) };
    const app = onHost(() => host.answer(), { token: 'abc' });
    await app.http.request(call());
    host.answer = answer;
    return { ...app, host };
  }
  const text = (body: string, status: number) => () => new Response(body, { status });

  test.each<[string, string, () => Response]>([
    ["a proxy's 404", 'GET', text('404 page not found', 404)],
    ["a proxy's 401", 'GET', text('Unauthorized', 401)],
    ["a proxy's 403 to a deletion", 'DELETE', text('Forbidden', 403)],
    ["a proxy's 500", 'GET', text('', 500)],
    ["a captive portal's page", 'GET', text('<html>', 200)],
    ['an empty answer', 'GET', text('', 200)],
    ['an empty answer to a deletion', 'DELETE', text('', 200)],
    ['JSON as the answer to a deletion', 'DELETE', text('{"login":"needed"}', 200)],
  ])('%s is none of its own, and ends no session', async (_, method, answer) => {
    const { http, session } = await hiddenBy(answer);
    const decode = (value: unknown): number[] => {
      if (!Array.isArray(value)) throw new Error('no list');
      return value;
    };
    const asked = method === 'GET' ? call({ decode }) : call({ method: 'DELETE', decode: () => undefined });
    expect(await rejection(http.request(asked))).toMatchObject({
      kind: 'unavailable',
      title: 'The server was not reached',
      message: 'Something in front of the server has answered in its place.',
    });
    expect(session.token()).toBe('abc');
  });

  test.each([
    [200, true],
    [500, true],
    [404, undefined],
  ])('says of a write that is answered with %i whether it may be done', async (status, mayBeDone) => {
    const { http } = await hiddenBy(text('', status));
    const failed = failureOf(await rejection(http.request(call({ method: 'POST', json: {} }))));
    expect(failed.mayBeDone).toBe(mayBeDone);
    expect(leavesOpen(failed)).toBe(mayBeDone === true);
  });

  test('is known as such to a page that has not heard the host yet', async () => {
    const { storage } = await hiddenBy(text('', 404));
    const next = onHost(text('404 page not found', 404), { storage });
    expect(await rejection(next.http.request(call()))).toMatchObject({ kind: 'unavailable' });
    const other = onHost(text('404 page not found', 404), { storage, baseUrl: 'http://other.test' });
    expect(await rejection(other.http.request(call()))).toMatchObject({ kind: 'not-found' });
  });

  test('is believed again once an answer that advertises nothing could be read: there is another host', async () => {
    const { http, host, storage } = await hiddenBy(text('[2]', 200));
    expect(await http.request(call())).toEqual([2]);
    host.answer = text('', 404);
    expect(await rejection(http.request(call()))).toMatchObject({ kind: 'not-found' });
    const next = onHost(text('', 404), { storage });
    expect(await rejection(next.http.request(call()))).toMatchObject({ kind: 'not-found' });
  });

  test.each([413, 414, 431])(
    'is believed where %i says that the request is too large: another try is no better',
    async (status) => {
      const { http } = await hiddenBy(text('', status));
      const failed = failureOf(await rejection(http.request(call({ method: 'POST', json: {} }))));
      expect(failed).toMatchObject({ status });
      expect(settled({ faults: 0 }, failed, true).changes.status).toBe('refused');
    },
  );

  test('is tried ever more rarely where it bars one change, for others may pass', async () => {
    const { http } = await hiddenBy(() => new Response('', { status: 403, headers: { 'retry-after': '7' } }));
    const failed = failureOf(await rejection(http.request(call({ method: 'POST', json: {} }))));
    expect(failed.retryAfter).toBe(7);
    expect(settled({ faults: 2 }, failed, true)).toMatchObject({
      changes: { status: 'waiting', faults: 3 },
      unreachable: false,
    });
  });

  test('is believed where a login brings a token: whoever gives one has looked at the password', async () => {
    const { http, storage, session } = await hiddenBy(text('{"token":"new","username":"ada"}', 200));
    expect(await signIn(http, session, { username: 'ada', password: 'right' })).toEqual({ user: 'ada' });
    const next = onHost(text('', 404), { storage });
    expect(await rejection(next.http.request(call()))).toMatchObject({ kind: 'not-found' });
  });

  test('ends the session where it is worded as a host words it: the token is known to nobody', async () => {
    const { http, session } = await hiddenBy(
      text('{"message":"Please log in.","error":"unauthorised"}', 401),
    );
    expect(await rejection(http.request(call()))).toMatchObject({ kind: 'unauthorised' });
    expect(session.token()).toBeNull();
  });

  test('is told of in a browser that stores nothing too', async () => {
    const storage = memoryStorage();
    storage.isForbidden = true;
    const answers = [advertising('paging', [1]), new Response('', { status: 404 })];
    const { http } = onHost(() => answers.shift() ?? json(1), { storage });
    await http.request(call());
    expect(await rejection(http.request(call()))).toMatchObject({ kind: 'unavailable' });
  });
});

test.each([520, 524, 530])(
  '%i of a tunnel means that the host is away, and leaves open what was asked',
  async (status) => {
    const heard = vi.fn<() => void>();
    const { http } = onHost(() => new Response('<html>', { status }), { heard });
    const failed = failureOf(await rejection(http.request(call({ method: 'DELETE' }))));
    expect(failed).toMatchObject({ kind: 'unavailable', status });
    expect(leavesOpen(failed)).toBe(true);
    expect(heard).toHaveBeenCalledExactlyOnceWith(false, expect.any(Number));
  },
);

describe('a 401', () => {
  const refuse = () => json({ message: 'Who?' }, { status: 401 });

  test('AUTH-12: clears the stored token, whatever the call was', async () => {
    const { http, storage } = onHost(refuse, { token: 'old' });
    expect(await rejection(http.request(call({ method: 'DELETE' })))).toMatchObject({ kind: 'unauthorised' });
    expect(storage.getItem('auth_token')).toBeNull();
  });

  test('AUTH-12: leaves a token alone that is newer than the one that was sent', async () => {
    const { http, session } = onHost(
      () => {
        session.set('new', 'grace');
        return refuse();
      },
      { token: 'old' },
    );
    await rejection(http.request(call()));
    expect(session.token()).toBe('new');
  });

  test('ends a session once, however many calls it was the answer to', async () => {
    const { http, session } = onHost(refuse, { token: 'old' });
    const ended = vi.fn<() => void>();
    session.watch(ended);
    await Promise.all([rejection(http.request(call())), rejection(http.request(call()))]);
    expect(ended).toHaveBeenCalledOnce();
  });
});
