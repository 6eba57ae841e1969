import { resolveObjectURL } from 'node:buffer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPhotoFiles } from '../../../src/services/photos/photoFiles.ts';
import { json, onHost, rejection } from '../host/fakeHost.ts';

/** A host whose photos want the token. */
function onPhotos(fetch: typeof globalThis.fetch) {
  const host = onHost(() => json({}), { token: 't-1' });
  return { ...host, files: createPhotoFiles(host.http, fetch) };
}

afterEach(() => void vi.useRealTimers());

describe('a photo that wants the token', () => {
  test('ENT-30: is fetched with it and shown from memory, until it is closed', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
    );
    const { files } = onPhotos(fetch);
    const { url, close } = await files.open('/images/p1');
    expect(fetch.mock.calls[0]?.[0]).toBe('http://api.test/images/p1');
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer t-1');
    const shown = resolveObjectURL(url);
    expect([shown?.type, await shown?.text()]).toEqual(['image/webp', 'picture']);
    close();
    expect(resolveObjectURL(url)).toBeUndefined();
  });

  test('a refusal is told in the words of the host, and a 401 ends the session', async () => {
    const { files, session } = onPhotos(async () => json({ message: 'Who are you?' }, { status: 401 }));
    expect(await rejection(files.open('/images/p1'))).toMatchObject({
      kind: 'unauthorised',
      message: 'Who are you?',
    });
    expect(session.token()).toBeNull();
  });

  test('without an answer it is offline', async () => {
    const { files } = onPhotos(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(files.open('/images/p1'))).toMatchObject({ kind: 'offline' });
  });

  const silent: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  test('is given up after ten seconds', async () => {
    vi.useFakeTimers();
    const failed = rejection(onPhotos(silent).files.open('/images/p1'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });
});
