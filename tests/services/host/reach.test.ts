import { describe, expect, test, vi } from 'vitest';
import { createReach } from '../../../src/services/host/reach.ts';
import { advertising, json, onHost, silence } from './fakeHost.ts';

function reachAt() {
  const clock = { now: 1000, ahead: 0 };
  const reach = createReach(
    () => clock.now + clock.ahead,
    () => clock.now,
  );
  const listener = vi.fn<() => void>();
  reach.watch(listener);
  return { clock, reach, listener };
}

describe('whether the host answers', () => {
  test('is told once, with when it answered last, until it answers again', () => {
    const { clock, reach, listener } = reachAt();
    reach.heard(true, 900);
    expect(listener).not.toHaveBeenCalled();
    clock.now = 5000;
    reach.heard(false, 4000);
    reach.heard(false, 4500);
    expect(reach.now()).toMatchObject({ isAway: true, answeredAt: 1000 });
    expect(listener).toHaveBeenCalledTimes(1);
    reach.heard(true, 5000);
    expect(reach.now().isAway).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is not unsaid by a call that was asked before the newest answer, however late it fails', () => {
    const { clock, reach } = reachAt();
    clock.now = 5000;
    reach.heard(true, 4900);
    reach.heard(false, 4000);
    expect(reach.now().isAway).toBe(false);
  });

  test('is told although the clock was put back since the last answer', () => {
    const { clock, reach } = reachAt();
    reach.heard(true, 900);
    clock.ahead = -100_000;
    clock.now = 5000;
    reach.heard(false, 4000);
    expect(reach.now()).toMatchObject({ isAway: true, answeredAt: 1000 });
  });

  test('is unknown when it did where it never has', () => {
    const { reach } = reachAt();
    reach.heard(false, 900);
    expect(reach.now()).toMatchObject({ isAway: true, answeredAt: undefined });
  });
});

describe('a call', () => {
  const asked = { operation: 'test', path: '/api/test', timeout: 5000, decode: (value: unknown) => value };
  const proxied = (status: number) => () => new Response('', { status });
  test.each<[string, Parameters<typeof onHost>[0], boolean[]]>([
    ['with an answer', () => json(1), [true]],
    ['with a refusal', proxied(422), [true]],
    ['with a fault of the host', proxied(500), [true]],
    ['with the word of a proxy', proxied(502), [false]],
    [
      'with the word of the host that it cannot now',
      () => new Response('', { status: 503, headers: { 'Stowage-Features': 'paging' } }),
      [true],
    ],
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch')), [false]],
  ])('%s says whether somebody is there', async (_, answer, told) => {
    const heard: boolean[] = [];
    const { http } = onHost(answer, { heard: (isAnswered) => void heard.push(isAnswered) });
    await http.request(asked).catch(() => {});
    expect(heard).toEqual(told);
  });

  test('that something else has answered in place of a host that advertises says that nobody is there', async () => {
    const heard: boolean[] = [];
    const answers = [advertising('paging', 1), new Response('404 page not found', { status: 404 })];
    const { http } = onHost(() => answers.shift() ?? new Response('1'), {
      heard: (isAnswered) => void heard.push(isAnswered),
    });
    await http.request(asked);
    await http.request(asked).catch(() => {});
    // It can be read: there is another host by now.
    await http.request(asked);
    expect(heard).toEqual([true, false, true]);
  });

  test('that was given up says nothing', async () => {
    const heard = vi.fn<() => void>();
    const { http } = onHost(silence, { heard });
    const leaving = new AbortController();
    const call = http.request({ ...asked, signal: leaving.signal }).catch(() => {});
    leaving.abort();
    await call;
    expect(heard).not.toHaveBeenCalled();
  });
});
