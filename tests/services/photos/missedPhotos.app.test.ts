import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a photo that could not be loaded is shown again by itself as soon as the host answers', async () => {
  let isAway = true;
  const { app } = startApp(({ path }) => {
    if (isAway && path === '/api/health') return new Response('', { status: 503 });
    return advertising('images', []);
  });
  const { photos } = await app.deferred();
  const again = vi.fn<() => void>();
  photos.waitFor('/images/a', again);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(again).not.toHaveBeenCalled();
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});
