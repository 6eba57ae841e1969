import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { ANALYSIS_FIELDS } from '../../../contract/analysis/analysis.ts';
import { completeAnalysis } from '../../../server/store/analyses/end.ts';
import { findAnalysis } from '../../../server/store/analyses/rows.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let wakes = 0;
beforeAll(async () => void (server = await startServer({ analysis: { wake: () => void wakes++ } })));
afterAll(() => server.stop());

/** Where the analysis of a new photo is started and read. */
async function path(): Promise<string> {
  return `/api/images/${(await uploaded(server, await jpeg()))['id']}/analyze`;
}

const TEXT = { text: 'nuts', lines: ['nuts'], box: { x: 1, y: 2, width: 3, height: 4 }, confidence: 0.5 };
const GRID = {
  corners: [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 1000 },
    { x: 0, y: 1000 },
  ],
  columns: [0.5],
  rows: [],
  joined: [],
};
const RESULT = {
  summary: 'Two drawers.',
  reasoning: null,
  model_version: 'm-1',
  finish_reason: 'stop',
  compartments: JSON.stringify([{ name: 'A', contents: ['nuts'], items: [] }]),
  texts: JSON.stringify([TEXT]),
  grid: JSON.stringify(GRID),
  usage_metadata: JSON.stringify({ promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 258 }] }),
};

/** Ends the analysis that was answered, as a worker does. */
async function complete(started: unknown): Promise<void> {
  const { id, image_id } = decodeAnalysis(started);
  expect((await findAnalysis(server.store.read, String(image_id)))?.id).toBe(id);
  await server.store.write((trx) => completeAnalysis(trx, { id: String(id), owner: null }, RESULT, 1000));
}

it('GOAL-08 CALL-64 ENT-33: an analysis is started with POST, which records it, wakes the worker and answers at once', async () => {
  const analyze = await path();
  const before = wakes;
  const { status, body } = await server.call('POST', analyze, {
    model_version: 'latest',
    analysis_type: 'Image analysis',
  });
  expect(status).toBe(202);
  expect(body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    image_id: analyze.split('/')[3],
    status: 'pending',
    summary: '',
    error_message: null,
    analysis_type: 'Image analysis',
    finish_reason: null,
    model_version: 'latest',
    reasoning: null,
    compartments: [],
    texts: [],
    grid: null,
    correction: null,
    found: null,
    usage_metadata: null,
    created_at: expect.stringMatching(/^\d{4}-/),
    updated_at: expect.stringMatching(/^\d{4}-/),
    started_at: null,
    finished_at: null,
  });
  expect(decodeAnalysis(body)).toEqual(body);
  expect(wakes).toBe(before + 1);
  expect((await server.call('GET', analyze)).body).toEqual(body);
});

it('CALL-65 CALL-66: model version and analysis type are optional, and texts', async () => {
  const standard = { model_version: 'latest', analysis_type: 'Image analysis' };
  for (const body of [undefined, {}, { analysis_type: null }, { nonsense: 1 }]) {
    expect(await server.call('POST', await path(), body)).toMatchObject({ status: 202, body: standard });
  }
  const other = await server.call('POST', await path(), { model_version: 'x', analysis_type: 'y' });
  expect(other.body).toMatchObject({ model_version: 'x', analysis_type: 'y' });
  const wrong = await server.call('POST', await path(), { model_version: 7, analysis_type: 'x\u0000' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(record(record(wrong.body)['fields']))).toEqual(['model_version', 'analysis_type']);
});

it('CALL-64: a start while one runs answers that one, however many ask', async () => {
  const analyze = await path();
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.call('POST', analyze)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 202]);
  expect(new Set(answers.map(({ body }) => record(body)['id'])).size).toBe(1);
});

it('LOC-63: a start after the end makes a new one, which takes the place of the one before', async () => {
  const analyze = await path();
  const first = await server.call('POST', analyze);
  await complete(first.body);
  const second = await server.call('POST', analyze);
  expect(second.status).toBe(202);
  expect(record(second.body)['id']).not.toBe(record(first.body)['id']);
  expect((await server.call('GET', analyze)).body).toMatchObject({ status: 'pending', summary: '' });
});

it('CALL-67 ENT-35 ENT-36: an analysis is read with the fields that were asked for, and no others', async () => {
  const analyze = await path();
  await complete((await server.call('POST', analyze)).body);
  const { body } = await server.call('GET', `${analyze}?fields=${ANALYSIS_FIELDS.join(',')}`);
  expect(body).toEqual({
    status: 'completed',
    summary: 'Two drawers.',
    error_message: null,
    reasoning: null,
    compartments: [{ name: 'A', contents: ['nuts'], items: [] }],
    usage_metadata: { promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 258 }] },
  });
  const some = await server.call('GET', `${analyze}?fields=%20status,nonsense,__proto__,owner,attempts`);
  expect(some.body).toEqual({ status: 'completed' });
  expect(Object.keys(record((await server.call('GET', `${analyze}?fields=`)).body))).toHaveLength(19);
});

it('CALL-68 LOC-61: an image without an analysis has an empty answer, no image a 404', async () => {
  expect((await server.call('GET', await path())).status).toBe(204);
  for (const method of ['GET', 'POST']) {
    expect(await server.call(method, `/api/images/${UNKNOWN}/analyze`)).toMatchObject({
      status: 404,
      body: { message: 'Image not found' },
    });
  }
});

it('an image that is deleted takes its analysis along', async () => {
  const analyze = await path();
  await server.call('POST', analyze);
  expect((await server.call('DELETE', analyze.replace('/analyze', ''))).status).toBe(204);
  expect((await server.call('GET', analyze)).status).toBe(404);
  const left = server.store.read
    .selectFrom('analyses')
    .select('id')
    .where('image_id', '=', analyze.split('/')[3] ?? '');
  expect(await left.execute()).toEqual([]);
});

it('both calls ask for a login', async () => {
  const analyze = await path();
  for (const method of ['GET', 'POST']) {
    expect((await server.call(method, analyze, undefined, { Authorization: '' })).status).toBe(401);
  }
});

it('where analyses are switched off none is started or advertised', async () => {
  const analyze = await path();
  await server.call('POST', analyze);
  const off = await startServer({ analysis: undefined });
  try {
    const photo = await uploaded(off, await jpeg());
    const { status, body, headers } = await off.call('POST', `/api/images/${photo['id']}/analyze`);
    expect([status, body]).toEqual([
      503,
      { message: 'The analysis of photos is switched off on this server.', error: 'unavailable' },
    ]);
    expect(headers.get('Stowage-Features')).not.toContain('analysis');
    expect((await server.call('GET', analyze)).headers.get('Stowage-Features')).toContain('analysis');
  } finally {
    await off.stop();
  }
});
