import { afterEach, describe, expect, test, vi } from 'vitest';
import { UPLOAD_TIMEOUTS } from '../../../contract/limits.ts';
import { createPhotoUpload } from '../../../src/services/photos/photoUpload.ts';
import { fakeXhr } from '../../support/fakeXhr.ts';
import { advertising, type Answer, json, onHost, rejection } from '../host/fakeHost.ts';

const PHOTO = {
  bytes: new Blob(['picture'], { type: 'image/jpeg' }),
  filename: 'Schraubstock 🔧.jpg',
  key: 'key-1',
};
const IMAGE = { id: 'p1', filename: 'a.jpg', mime_type: 'image/jpeg', url: '/images/p1', image_data: 'AA' };
const knowing: Answer = () => advertising('idempotency, images', []);

function uploading(answer: Answer = knowing, token = 't-1') {
  const xhr = fakeXhr();
  const host = onHost(answer, { token });
  return { ...host, next: xhr.next, ...createPhotoUpload(host.http, host.cache) };
}

afterEach(() => void vi.useRealTimers());

describe('uploading a photo', () => {
  test('CALL-05 CALL-50: sends the file with its type and name as multipart, with the token', async () => {
    const { upload, next } = uploading();
    const done = upload(PHOTO);
    const request = await next();
    expect([request.method, request.url]).toEqual(['POST', 'http://api.test/api/images']);
    expect(request.headers.get('authorization')).toBe('Bearer t-1');
    // The browser writes it, with the boundary that only it knows.
    expect(request.headers.has('content-type')).toBe(false);
    expect(request.form.get('mime_type')).toBe('image/jpeg');
    expect(request.form.get('filename')).toBe(PHOTO.filename);
    const file = request.form.get('image');
    expect(file).toMatchObject({ name: PHOTO.filename, size: 7, type: 'image/jpeg' });
    request.answer({ status: 201, body: IMAGE });
    await done;
  });

  test.each([
    ['CALL-51', IMAGE],
    ['CALL-52', { image: IMAGE }],
  ])('%s: reads the image that the host answers', async (_, body) => {
    const { upload, next } = uploading();
    const done = upload(PHOTO);
    (await next()).answer({ status: 201, body });
    expect(await done).toMatchObject(IMAGE);
  });

  test('carries its key where the host knows it, having asked the host before', async () => {
    const { upload, next, sent, isIdempotent } = uploading();
    void upload(PHOTO);
    expect((await next()).headers.get('idempotency-key')).toBe('key-1');
    expect(sent).toHaveLength(1);
    expect(isIdempotent()).toBe(true);
  });

  test.each(['paging', 'idempotency'])('carries no key to a host that knows only %s', async (features) => {
    const { upload, next, isIdempotent } = uploading(() => advertising(features, []));
    void upload(PHOTO);
    expect((await next()).headers.has('idempotency-key')).toBe(false);
    expect(isIdempotent()).toBe(false);
  });

  test('tells its progress in whole per cent', async () => {
    const { upload, next } = uploading();
    const onProgress = vi.fn<(percent: number) => void>();
    const done = upload(PHOTO, { onProgress });
    const request = await next();
    for (const loaded of [0, 1, 99, 199, 200]) request.progress(loaded);
    expect(onProgress.mock.calls.flat()).toEqual([0, 0, 49, 99, 100]);
    request.answer({ status: 201, body: IMAGE });
    await done;
  });

  test('refreshes the list of images', async () => {
    const { upload, next, cache } = uploading();
    const load = vi.fn<() => Promise<string>>(async () => 'list');
    await cache.read({ key: ['images'], load });
    const done = upload(PHOTO);
    (await next()).answer({ status: 201, body: IMAGE });
    await done;
    await cache.read({ key: ['images'], load });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('an upload that fails', () => {
  test.each([
    ['ERR-14', 413, '413 Request Entity Too Large', 'too-large'],
    ['ERR-15', 400, '400 Bad Request', 'invalid'],
  ])('%s: answered %i gives the error %j with the words of the host', async (_, status, title, kind) => {
    const { upload, next } = uploading();
    const failed = rejection(upload(PHOTO));
    (await next()).answer({ status, body: { message: 'The photo is odd.' } });
    expect(await failed).toMatchObject({ kind, title, status, message: 'The photo is odd.' });
  });

  test('answered 415 keeps the sentence of the host', async () => {
    const { upload, next } = uploading();
    const failed = rejection(upload(PHOTO));
    (await next()).answer({
      status: 415,
      statusText: 'Unsupported Media Type',
      body: { message: 'No HEIC.' },
    });
    expect(await failed).toMatchObject({ kind: 'unsupported', message: 'No HEIC.' });
  });

  test('answered 401 ends the session like every call', async () => {
    const { upload, next, session } = uploading();
    const failed = rejection(upload(PHOTO));
    (await next()).answer({ status: 401 });
    expect(await failed).toMatchObject({ kind: 'unauthorised' });
    expect(session.token()).toBeNull();
  });

  test('without an answer is offline', async () => {
    const { upload, next } = uploading();
    const failed = rejection(upload(PHOTO));
    (await next()).fail();
    expect(await failed).toMatchObject({ kind: 'offline' });
  });

  test('answered with what is no image is a bad answer', async () => {
    const { upload, next } = uploading();
    const failed = rejection(upload(PHOTO));
    (await next()).answer({ status: 201, body: '<html>' });
    expect(await failed).toMatchObject({ kind: 'bad-answer' });
  });

  test('is not even tried while the host does not say what it knows', async () => {
    const { upload } = uploading(() => json({}, { status: 503 }));
    expect(await rejection(upload(PHOTO))).toMatchObject({ kind: 'unavailable' });
  });

  test('is given up when its caller does, with nothing left on its way', async () => {
    const { upload, next } = uploading();
    const controller = new AbortController();
    const failed = rejection(upload(PHOTO, { signal: controller.signal }));
    const request = await next();
    controller.abort(new Error('enough'));
    expect(await failed).toEqual(new Error('enough'));
    expect(request.aborted).toBe(true);
  });

  /** An upload that has begun, on a clock that stands. */
  async function begun() {
    const { upload, next, http } = uploading();
    await http.request({ operation: 'x', path: '/x', timeout: 1000, decode: () => undefined });
    vi.useFakeTimers();
    const failed = rejection(upload(PHOTO));
    await vi.advanceTimersByTimeAsync(0);
    return { failed, request: await next() };
  }

  test('stalls for 30 s before it is given up, measured from the last byte that left', async () => {
    const { failed, request } = await begun();
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUTS.stalled - 1);
    request.progress(10);
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUTS.stalled - 1);
    expect(request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(request.aborted).toBe(true);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  test('waits longer for the answer, and not for ever', async () => {
    const { failed, request } = await begun();
    request.allSent();
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUTS.answer - 1);
    expect(request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  test('ends after ten minutes, however steadily it crawls', async () => {
    const { failed, request } = await begun();
    for (let past = 0; past < UPLOAD_TIMEOUTS.total; past += 10_000) {
      request.progress(1);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });
});
