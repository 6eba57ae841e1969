import { expect, test, vi } from 'vitest';
import type { ShownPhoto } from '../../../src/views/appParts.ts';
import { keepOpen } from '../../../src/views/images/keepOpen.ts';

/** A guarded photo on a page whose host is away at first. */
function onPage() {
  const release = vi.fn<() => void>();
  const waiting = new Map<string, () => void>();
  const told: string[] = [];
  const came = vi.fn<(address: string) => void>();
  let isAway = true;
  const open = async (): Promise<ShownPhoto> => {
    if (isAway) throw new Error('No answer');
    return { url: 'blob:a', release };
  };
  const waitFor = (address: string, again: () => void) => {
    waiting.set(address, again);
    return () => void waiting.delete(address);
  };
  const close = keepOpen('/images/a', open, { waitFor, came }, (url) => told.push(url));
  const comeBack = () => {
    isAway = false;
    waiting.get('/images/a')?.();
  };
  return { close, comeBack, told, came, release, waiting };
}

test('ENT-30: a photo that could not be opened with the token is opened again once the host is there', async () => {
  const { close, comeBack, told, came, release } = onPage();
  await vi.waitFor(() => expect(told).toEqual(['']));
  expect(came).not.toHaveBeenCalled();
  comeBack();
  await vi.waitFor(() => expect(told).toEqual(['', 'blob:a']));
  expect(came).toHaveBeenCalledWith('/images/a');
  close();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a photo that is not shown any more is waited for no longer, and given back if it comes late', async () => {
  const missing = onPage();
  await vi.waitFor(() => expect(missing.told).toEqual(['']));
  missing.close();
  expect(missing.waiting.size).toBe(0);
  const late = onPage();
  await vi.waitFor(() => expect(late.told).toEqual(['']));
  late.comeBack();
  late.close();
  await vi.waitFor(() => expect(late.release).toHaveBeenCalledTimes(1));
  expect(late.told).toEqual(['']);
});
