import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Compartment } from '../../../../contract/analysis/analysis.ts';
import { decodeAnalysis } from '../../../../contract/analysis/analysisAnswer.ts';
import type { Grid, ReadText } from '../../../../contract/analysis/grid.ts';
import { decodePhotoChanges } from '../../../../contract/analysis/photoChanges.ts';
import { answerTo } from '../../../../server/analysis/changes/answer.ts';
import { type Comparer, createComparer } from '../../../../server/analysis/changes/comparer.ts';
import { completeAnalysis, failAnalysis } from '../../../../server/store/analyses/end.ts';
import { jpeg, uploaded } from '../../images/samples.ts';
import { before as sixteen, photo as front, SIDE, withDrawers } from './fronts.ts';
import { type TestServer, startServer } from '../../startServer.ts';

const comparer = createComparer();
let asked = 0;
let server: TestServer;
beforeAll(async () => {
  const counting: Comparer = { compare: (...question) => (asked++, comparer.compare(...question)) };
  server = await startServer({ comparer: counting });
});
afterAll(() => server.stop());

interface Found {
  compartments: readonly Compartment[];
  texts?: readonly ReadText[];
  grid?: Grid | null;
}

/** A photo of the location; analysed where something is said to be found in it. */
async function photo(location: string, found?: Found, bytes?: Uint8Array): Promise<string> {
  const id = String((await uploaded(server, bytes ?? (await jpeg(`#${300 + asked}`, 60 + asked))))['id']);
  await server.call('POST', '/api/location-images', { location_id: location, image_id: id });
  if (!found) return id;
  const { body } = await server.call('POST', `/api/images/${id}/analyze`);
  const result = {
    summary: 'Seen.',
    reasoning: null,
    model_version: 'm-1',
    finish_reason: 'stop',
    compartments: JSON.stringify(found.compartments),
    texts: JSON.stringify(found.texts ?? []),
    grid: found.grid ? JSON.stringify(found.grid) : null,
    usage_metadata: null,
  };
  const held = { id: String(decodeAnalysis(body).id), owner: null };
  await server.store.write((trx) => completeAnalysis(trx, held, result, 1000));
  return id;
}

/** A front as a file. */
function fileOf({ picture }: ReturnType<typeof front>): Promise<Buffer> {
  const raw = { width: SIDE, height: SIDE, channels: 1 as const };
  return sharp(Uint8Array.from(picture.data), { raw }).jpeg({ quality: 95 }).toBuffer();
}

/** What a person has corrected in the photo stays, whatever comes of its next analysis: that fails. */
async function correctedThenFailed(id: string, grid: Grid | null): Promise<void> {
  const put = await server.call(
    'PUT',
    `/api/images/${id}/grid`,
    { grid, names: [] },
    { 'If-None-Match': '*' },
  );
  expect(put.status).toBe(200);
  const { body } = await server.call('POST', `/api/images/${id}/analyze`);
  const held = { id: String(decodeAnalysis(body).id), owner: null };
  await server.store.write((trx) => failAnalysis(trx, held, 'no', 1000));
}

const changes = async (id: string, query = '') => {
  const { status, body } = await server.call('GET', `/api/images/${id}/changes${query}`);
  return { status, body, changes: status === 200 ? decodePhotoChanges(body) : undefined };
};

describe('what has changed since the last photo', () => {
  it('is told of the last one of the same location that has compartments, by pictures and labels', async () => {
    const location = await server.location();
    const then = front(sixteen());
    const seen = front(withDrawers({ 1: { label: undefined, things: 0 }, 2: { label: 'Magnets' } }), {
      light: 0.8,
    });
    const earlier = await photo(location, then, await fileOf(then));
    await photo(location, { compartments: [] });
    await photo(await server.location(), then);
    const now = await photo(location, seen, await fileOf(seen));
    const told = await changes(now);
    expect(told.changes).toMatchObject({
      image_id: now,
      since_image_id: earlier,
      reason: null,
      compared: 16,
      rows: 4,
      columns: 4,
      changes: [
        { kind: 'gone', label: 'Nuts', row: 1, column: 2 },
        { kind: 'other label', label: 'Magnets', label_before: 'Washers', row: 1, column: 3 },
      ],
    });
    // Against itself there is nothing.
    expect((await changes(now, `?since=${now}`)).changes?.reason).toBe('These are one and the same photo.');
  });

  it('is told of photos whose compartments a person has corrected, although their last analysis has failed', async () => {
    const location = await server.location();
    const there = front(sixteen());
    const older = await photo(location, there, await fileOf(there));
    const earlier = await photo(location, there, await fileOf(there));
    const now = await photo(location, there, await fileOf(there));
    await correctedThenFailed(earlier, there.grid);
    await correctedThenFailed(now, there.grid);
    expect((await changes(now)).changes).toMatchObject({
      since_image_id: earlier,
      reason: null,
      compared: 16,
      changes: [],
    });
    expect((await changes(earlier)).changes).toMatchObject({ since_image_id: older, reason: null });
  });

  it('is told of the last one of the location that is named, where the photo is of two', async () => {
    const [one, other] = [await server.location(), await server.location()];
    const there = front(sixteen());
    const ofOne = await photo(one, there, await fileOf(there));
    const ofOther = await photo(other, there, await fileOf(there));
    const now = await photo(one, there, await fileOf(there));
    await server.call('POST', '/api/location-images', { location_id: other, image_id: now });
    const since = async (query: string) => (await changes(now, query)).changes?.since_image_id;
    expect(await since(`?location=${one}`)).toBe(ofOne);
    expect(await since(`?location=${other}`)).toBe(ofOther);
    expect(await since('')).toBe(ofOther);
    expect(await since(`?location=${await server.location()}`)).toBe(null);
  });

  it('is not told, and says why, where there is nothing to compare; what is no photo is not found', async () => {
    const location = await server.location();
    const before = asked;
    const first = await photo(location, { compartments: [] });
    expect((await changes(first)).changes?.reason).toMatch(/No earlier photo of this location/);
    const second = await photo(location);
    const since = `?since=${first}`;
    expect((await changes(second, since)).changes?.reason).toMatch(/not been analysed yet/);
    expect((await changes(first, `?since=${second}`)).changes?.reason).toBe('The earlier photo has not been analysed.'); // oxfmt-ignore
    expect(asked).toBe(before);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await changes(unknown)).status).toBe(404);
    expect((await changes(first, `?since=${unknown}`)).body).toMatchObject({
      message: 'Earlier image not found',
    });
    expect((await changes(first, `?since=${'x'.repeat(5000)}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('gives a word, not a failure, for a photo whose file is damaged', async () => {
    const side = { compartments: [], texts: [], grid: null };
    const damaged = { ...side, bytes: new Uint8Array(100) };
    const told = await answerTo({ now: damaged, earlier: damaged });
    expect(told).toMatchObject({ reason: expect.stringContaining('file is damaged') });
  });
});

describe('a comparison', () => {
  const side = { compartments: [], texts: [], grid: null, bytes: new Uint8Array() };
  const question = { now: side, earlier: side };
  const endless = () => {
    const threads: Worker[] = [];
    const start = (): Worker => {
      threads.push(new Worker('setInterval(() => {}, 1000)', { eval: true }));
      return threads.at(-1) as Worker;
    };
    return { threads, start };
  };

  it('ends with the caller who goes, and one who waits for their turn gets no thread', async () => {
    const { threads, start } = endless();
    const held = createComparer({ start });
    const going = new AbortController();
    const [first, second] = [held, held].map(({ compare }) => compare(question, { owner: '1', signal: going.signal })); // oxfmt-ignore
    await vi.waitFor(() => expect(threads).toHaveLength(1));
    going.abort();
    await expect(first).rejects.toMatchObject({ code: 'timeout' });
    await expect(second).rejects.toMatchObject({ code: 'timeout' });
    expect(threads).toHaveLength(1);
    expect(threads[0]?.threadId).toBe(-1);
  });

  it('that breaks or takes too long is a failure that can be tried again, and the next one goes on', async () => {
    const caller = { owner: '1', signal: new AbortController().signal };
    const slow = createComparer({ start: endless().start, timeLimit: 20 });
    await expect(slow.compare(question, caller)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('took too long') }); // oxfmt-ignore
    let count = 0;
    const dying = createComparer({
      start: () =>
        new Worker(
          count++ === 0
            ? 'process.exit(7)'
            : "const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => parentPort.postMessage({ reason: 'Nothing.' }))",
          { eval: true },
        ),
    });
    await expect(dying.compare(question, caller)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await dying.compare(question, caller)).toEqual({ reason: 'Nothing.' });
  });

  it('is refused to who has too many waiting, and not to somebody else', async () => {
    const { start } = endless();
    const held = createComparer({ start });
    const going = new AbortController();
    const by = (owner: string) => held.compare(question, { owner, signal: going.signal });
    const running = Array.from({ length: 4 }, () => by('1').catch((error: unknown) => error));
    await expect(by('1')).rejects.toMatchObject({ code: 'too-many' });
    const other = by('2').catch((error: unknown) => error);
    going.abort();
    expect(await Promise.all([...running, other])).toHaveLength(5);
  });
});
