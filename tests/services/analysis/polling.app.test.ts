import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { analysisMachine } from '../../../src/machines/analysis/analysis.machine.ts';
import { galleryMachine } from '../../../src/machines/photos/gallery.machine.ts';
import { startApp } from '../appStage.ts';
import { json, notFound } from '../host/fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A panel of the whole app on a photo whose analysis runs, and when the host was asked for it. */
async function watching() {
  let answer: object = { status: 'processing' };
  const askedAt: number[] = [];
  const { app, window } = startApp(({ method, path }) => {
    if (method !== 'GET' || path !== '/api/images/image-1/analyze') return json([]);
    askedAt.push(Date.now());
    return json(answer);
  });
  await vi.advanceTimersByTimeAsync(1);
  const deferred = await app.deferred();
  const panel = createActor(analysisMachine.provide(deferred.analyses.analysis), {
    input: { imageId: 'image-1' },
  }).start();
  await vi.advanceTimersByTimeAsync(10);
  return { panel, askedAt, window, ends: (end: object) => (answer = end) };
}

test.each([
  ['ANALYSIS-03', { status: 'completed', summary: 'A bare wall.', compartments: [] }],
  ['ANALYSIS-04', { status: 'failed', error_message: 'The provider is busy.' }],
])(
  'ANALYSIS-02 %s: the host is asked every 3 s for what runs, and no more once it has ended',
  async (_, end) => {
    const { panel, askedAt, ends } = await watching();
    expect(panel.getSnapshot().matches('running')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    const [first = 0] = askedAt;
    expect(askedAt.map((at) => Math.round((at - first) / 100) / 10)).toEqual([0, 3, 6, 9]);
    ends(end);
    await vi.advanceTimersByTimeAsync(3000);
    expect(panel.getSnapshot().value).toEqual({ [end.status]: 'resting' });
    expect(panel.getSnapshot().context.analysis).toMatchObject(end);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askedAt).toHaveLength(5);
    panel.stop();
  },
);

test('a photo that somebody has deleted while it is analysed, or before, is shown no longer', async () => {
  let isThere = true;
  const { app, countOf } = startApp(({ method, path }) => {
    if (!path.endsWith('/analyze')) return json([]);
    if (!isThere) return notFound();
    return method === 'GET' ? json({ status: 'processing' }) : json([]);
  });
  await vi.advanceTimersByTimeAsync(1);
  const { analyses, implementations } = await app.deferred();
  const owner = { kind: 'item', id: 'i1' } as const;
  const gallery = createActor(galleryMachine.provide(implementations.gallery), { input: { owner } }).start();
  const panel = createActor(analysisMachine.provide(analyses.analysis), {
    input: { imageId: 'image-1' },
  }).start();
  await vi.advanceTimersByTimeAsync(10);
  const linksRead = () => countOf('GET', /item-images/);
  expect(linksRead()).toBe(1);
  isThere = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(panel.getSnapshot().matches('none')).toBe(true);
  const before = linksRead();
  expect(before).toBeGreaterThan(1);
  panel.send({ type: 'analysis.requested' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(linksRead()).toBeGreaterThan(before);
  panel.stop();
  gallery.stop();
});

test('a finished analysis is read again when its page is looked at again', async () => {
  const { panel, askedAt, ends, window } = await watching();
  ends({ status: 'completed', summary: 'Two drawers.', compartments: [] });
  await vi.advanceTimersByTimeAsync(3000);
  const before = askedAt.length;
  ends({ status: 'completed', summary: 'Three drawers.', compartments: [] });
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(10);
  expect(askedAt).toHaveLength(before + 1);
  expect(panel.getSnapshot().context.analysis?.summary).toBe('Three drawers.');
  panel.stop();
});
