import { describe, expect, test, vi } from 'vitest';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { isBarred, watchBarred } from '../../../src/services/host/barred.ts';
import { createReach } from '../../../src/services/host/reach.ts';

const ask = (answer: () => Response | Promise<Response>) => isBarred(async () => answer(), 10_000);

describe('whether something in front of the host answers for it', () => {
  test('is so where it sends elsewhere, which a browser does not let anybody read', async () => {
    const sent = { type: 'opaqueredirect', status: 0, headers: new Headers() } as Response;
    const fetch = vi.fn<typeof globalThis.fetch>(async () => sent);
    expect(await isBarred(fetch, 10_000)).toBe(true);
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, init?.redirect, init?.cache]).toEqual(['/api/through', 'manual', 'no-store']);
  });

  test.each([200, 401, 403, 511])('is so where it says %d without the header of the host', async (status) => {
    expect(await ask(() => new Response('<h1>Sign in</h1>', { status }))).toBe(true);
  });

  test.each([200, 401, 503])('is not where the host itself says %d', async (status) => {
    expect(await ask(() => new Response('{}', { status, headers: { [FEATURES_HEADER]: 'server' } }))).toBe(
      false,
    );
  });

  test.each([404, 429, 500, 502, 503, 504, 530])(
    'is not where it only says by %d that the host is away, or is being replaced',
    async (status) => {
      expect(await ask(() => new Response('404 page not found', { status }))).toBe(false);
    },
  );

  test('is not where something on the way takes the header off the answer', async () => {
    expect(await ask(() => new Response(null, { status: 204 }))).toBe(false);
  });

  test('is not where nobody answers', async () => {
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  });
});

describe('a host that is away', () => {
  test('is asked once whether it is barred, and again when told to, until it answers', async () => {
    const reach = createReach();
    const answers = [false, true];
    const asked = vi.fn<() => Promise<boolean>>(async () => answers.shift() ?? true);
    const barred = watchBarred(reach, asked);
    barred.look();
    expect(asked).not.toHaveBeenCalled();
    reach.heard(false, performance.now());
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(reach.now().isBarred).toBe(false);
    await settled();
    barred.look();
    await vi.waitFor(() => expect(reach.now()).toMatchObject({ isAway: true, isBarred: true }));
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    reach.heard(true, performance.now());
    expect(reach.now()).toMatchObject({ isAway: false, isBarred: false });
  });

  test('is asked for in vain for as long as it is barred, though its health is let through', async () => {
    const reach = createReach();
    let isSo = true;
    const { around } = watchBarred(reach, async () => isSo);
    const health = vi.fn<() => Promise<string>>(async () => 'ok');
    expect(await around(health)).toBe('ok');
    reach.heard(false, performance.now());
    await vi.waitFor(() => expect(reach.now().isBarred).toBe(true));
    await expect(around(health)).rejects.toMatchObject({ kind: 'unavailable' });
    expect([health.mock.calls.length, reach.now().isBarred]).toEqual([1, true]);
    isSo = false;
    expect(await around(health)).toBe('ok');
  });

  test('is looked at once more where it was asked in vain', async () => {
    const reach = createReach();
    let isSo = false;
    const { around } = watchBarred(reach, async () => isSo);
    reach.heard(false, performance.now());
    await settled();
    isSo = true;
    await expect(around(() => Promise.reject(new Error('Nobody is there')))).rejects.toThrow('Nobody');
    await vi.waitFor(() => expect(reach.now().isBarred).toBe(true));
  });

  test('is not told to be barred by an answer that comes when the host has answered meanwhile', async () => {
    const reach = createReach();
    let say: (isSo: boolean) => void = () => {};
    watchBarred(reach, () => new Promise((resolve) => (say = resolve)));
    reach.heard(false, performance.now());
    reach.heard(true, performance.now());
    say(true);
    await settled();
    expect(reach.now().isBarred).toBe(false);
  });
});

/** What has been answered is heard. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
