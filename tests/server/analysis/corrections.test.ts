import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Compartment, ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { compartmentsOf } from '../../../contract/analysis/correction.ts';
import { completeAnalysis, failAnalysis } from '../../../server/store/analyses/end.ts';
import { correctionOf } from '../../../src/model/analysis/correcting.ts';
import { aGrid, aText } from '../../support/grids.ts';
import { scoreKept } from '../../support/corrections/keptCorrections.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { FINDING } from './working.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ analysis: { wake: () => {} } })));
afterAll(() => server.stop());

const FOUND = aGrid({ columns: [0.5], rows: [] });
const CORRECT = aGrid({ columns: [0.5], rows: [0.5] });
const BOX = { row: 1, column: 1, name: 'R1C1', contents: [], items: [], description: '', confidence: 1 };
const RESULT = {
  summary: 'Two drawers.',
  reasoning: null,
  model_version: 'm-1',
  finish_reason: 'stop',
  compartments: JSON.stringify([{ ...BOX, bounding_box: { x: 0, y: 0, width: 500, height: 1000 } }]),
  texts: JSON.stringify([aText('nuts', { x: 100, y: 700, width: 100, height: 20 }, 0.5)]),
  grid: JSON.stringify(FOUND),
  usage_metadata: null,
};

/** Starts the analysis of a photo; its id. */
async function started(image: string): Promise<{ id: string; owner: null }> {
  const { body } = await server.call('POST', `/api/images/${image}/analyze`);
  return { id: String(decodeAnalysis(body).id), owner: null };
}

async function analysed(image: string): Promise<void> {
  const held = await started(image);
  await server.store.write((trx) => completeAnalysis(trx, held, RESULT, 1000));
}

async function photo(): Promise<string> {
  const id = String((await uploaded(server, await jpeg()))['id']);
  await analysed(id);
  return id;
}

const read = async (image: string): Promise<ImageAnalysis> =>
  decodeAnalysis((await server.call('GET', `/api/images/${image}/analyze`)).body);
const put = (image: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call('PUT', `/api/images/${image}/grid`, body, headers);
const FIRST = { 'If-None-Match': '*' };
const after = (analysis: ImageAnalysis) => ({ 'If-Match': `"${analysis.correction?.version}"` });

it('a correction takes the place of what was found, names what was read, and the finding stands beside it', async () => {
  const image = await photo();
  const names = [{ row: 1, column: 1, name: 'Bolts' }];
  const { status, body, headers } = await put(image, { grid: CORRECT, names }, FIRST);
  expect(status).toBe(200);
  const analysis = decodeAnalysis(body);
  expect(analysis).toMatchObject({
    status: 'completed',
    summary: 'Two drawers.',
    grid: CORRECT,
    correction: { grid: CORRECT, names, username: 'admin', analysis_id: analysis.id },
    found: { grid: FOUND, compartments: [{ name: 'R1C1' }] },
  });
  expect(analysis.compartments.map(({ name }) => name)).toEqual(['Bolts', 'R1C2', 'nuts', 'R2C2']);
  expect(headers.get('ETag')).toBe(after(analysis)['If-Match']);
  expect(await read(image)).toEqual(analysis);
});

it('the same correction once more changes nothing, as after an answer that was lost', async () => {
  const image = await photo();
  const body = { grid: CORRECT, names: [] };
  const first = await put(image, body, FIRST);
  expect((await put(image, body, FIRST)).body).toEqual(first.body);
  const twice = await Promise.all([put(image, body, FIRST), put(image, body, FIRST)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
});

it('of two people who correct at a time the second is told, and nothing of the first is lost', async () => {
  const image = await photo();
  const [one, other] = await Promise.all([
    put(image, { grid: CORRECT, names: [] }, FIRST),
    put(image, { grid: aGrid(), names: [] }, FIRST),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 412]);
  const won = one.status === 200 ? one : other;
  expect(await read(image)).toEqual(decodeAnalysis(won.body));
  const refused = one.status === 200 ? other : one;
  expect(refused.body).toMatchObject({ error: 'stale', message: expect.stringContaining('admin') });
  // Once it is known, it may be replaced.
  const next = await put(image, { grid: aGrid({ rows: [] }), names: [] }, after(await read(image)));
  expect(next.status).toBe(200);
  expect((await put(image, { grid: null, names: [] }, after(decodeAnalysis(won.body)))).status).toBe(412);
});

it('a correction outlives the next analysis, which is told beside it, and whoever discards it sees that one', async () => {
  const image = await photo();
  const corrected = decodeAnalysis((await put(image, { grid: CORRECT, names: [] }, FIRST)).body);
  const held = await started(image);
  expect(await read(image)).toMatchObject({
    status: 'pending',
    compartments: [],
    correction: corrected.correction,
    found: null,
  });
  expect((await put(image, { grid: aGrid(), names: [] }, after(corrected))).status).toBe(409);
  await server.store.write((trx) => failAnalysis(trx, held, 'no', 1000));
  expect(await read(image)).toMatchObject({
    status: 'failed',
    compartments: corrected.compartments,
    found: { grid: null },
  });
  await analysed(image);
  const again = await read(image);
  expect(again).toMatchObject({ grid: CORRECT, found: { grid: FOUND }, correction: corrected.correction });
  expect(again.id).not.toBe(again.correction?.analysis_id);

  const path = `/api/images/${image}/grid`;
  expect((await server.call('DELETE', path, undefined, { 'If-Match': '"other"' })).status).toBe(412);
  expect((await server.call('DELETE', path, undefined, after(corrected))).status).toBe(204);
  expect((await server.call('DELETE', path, undefined, after(corrected))).status).toBe(204);
  expect(await read(image)).toMatchObject({ grid: FOUND, correction: null, found: null });
  // One that was made anew is not the one that somebody knew before.
  await put(image, { grid: CORRECT, names: [] }, FIRST);
  expect((await put(image, { grid: aGrid(), names: [] }, after(corrected))).status).toBe(412);
});

it.each([
  ['fails', undefined],
  ['reads nothing', { ...RESULT, texts: '[]', grid: null, compartments: '[]' }],
])(
  'after an analysis that %s a correction is saved with the names that its dialog shows',
  async (_, result) => {
    const image = await photo();
    await put(image, { grid: CORRECT, names: [] }, FIRST);
    const held = await started(image);
    await server.store.write((trx) =>
      result ? completeAnalysis(trx, held, result, 1000) : failAnalysis(trx, held, 'no', 1000),
    );
    const shown = await read(image);
    const corrected = { grid: aGrid({ columns: [0.5], rows: [0.55] }), names: [] };
    const { status, body } = await put(image, corrected, after(shown));
    const saved = decodeAnalysis(body).compartments;
    expect([status, saved.map(({ name }) => name)]).toEqual([200, ['R1C1', 'R1C2', 'nuts', 'R2C2']]);
    expect(saved).toEqual(compartmentsOf(corrected, correctionOf(shown).texts));
  },
);

it('a person may say that there is no grid, and names go to whom the texts of a reader are missing', async () => {
  const image = await photo();
  const none = await put(image, { grid: null, names: [] }, FIRST);
  expect(none.body).toMatchObject({ compartments: [], grid: null, found: { grid: FOUND } });
  const held = await started(image);
  const named = JSON.stringify([
    { ...BOX, name: 'Springs', bounding_box: { x: 600, y: 600, width: 300, height: 300 } },
  ]);
  const result = { ...RESULT, texts: '[]', grid: null, compartments: named };
  await server.store.write((trx) => completeAnalysis(trx, held, result, 1000));
  const { body } = await put(image, { grid: CORRECT, names: [] });
  expect(decodeAnalysis(body).compartments.map(({ name }) => name)).toEqual([
    'R1C1',
    'R1C2',
    'R2C1',
    'Springs',
  ]);
});

it('what can be no correction is refused in words, and changes nothing', async () => {
  const image = await photo();
  const before = await read(image);
  const name = { row: 1, column: 1, name: 'x' };
  let deep: unknown = 1;
  for (let depth = 0; depth < 3000; depth++) deep = [deep];
  const bodies: readonly [unknown, RegExp][] = [
    [{}, /./],
    [{ names: [] }, /corners/],
    [{ grid: null }, /names/],
    [{ grid: 'none', names: [] }, /corners/],
    [{ grid: { ...CORRECT, corners: CORRECT.corners.toReversed() }, names: [] }, /clockwise/],
    [{ grid: { ...CORRECT, rows: [0.5, 0.4] }, names: [] }, /rows must ascend/],
    [{ grid: CORRECT, names: [{ ...name, name: 'x'.repeat(51) }] }, /1 to 50/],
    [{ grid: CORRECT, names: [{ ...name, name: '' }] }, /1 to 50/],
    [{ grid: CORRECT, names: [{ ...name, name: 'a\u0000' }] }, /name/i],
    [{ grid: CORRECT, names: [{ ...name, name: { toString: 1 } }] }, /name/i],
    [{ grid: CORRECT, names: [{ ...name, row: 0 }] }, /row and column/],
    [{ grid: CORRECT, names: Array.from({ length: 301 }, () => name) }, /at most 300/],
    [{ grid: deep, names: [] }, /corners/],
    [{ grid: CORRECT, names: Array.from({ length: 2000 }, () => name) }, /too many values/],
  ];
  for (const [body, reason] of bodies) {
    const { status, body: told } = await put(image, body, FIRST);
    expect([status, told], JSON.stringify(body).slice(0, 80)).toEqual([
      422,
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    ]);
  }
  expect(await read(image)).toEqual(before);
});

it('there is none of a photo that is not there or was never analysed, and none without a login', async () => {
  const nothing = { grid: null, names: [] };
  expect((await put('00000000-0000-4000-8000-000000000000', nothing)).status).toBe(404);
  const image = String((await uploaded(server, await jpeg('#123')))['id']);
  expect(await put(image, nothing)).toMatchObject({ status: 404, body: { message: 'Analysis not found' } });
  expect((await put(await photo(), nothing, { Authorization: '' })).status).toBe(401);
});

it('what people have corrected scores a finder on their own photos', async () => {
  const image = await photo();
  const names = [{ row: 2, column: 2, name: 'M3 Bolts' }];
  const { body } = await put(image, { grid: CORRECT, names }, FIRST);
  const truth = decodeAnalysis(body).compartments;
  const scoreBy = async (compartments: Compartment[]) => {
    const finding = { ...FINDING, compartments };
    const provider = { name: 'none', analyse: async () => finding, close: async () => {} };
    const { folder } = server;
    for await (const score of scoreKept(folder, provider)) if (score.imageId === image) return score;
    return undefined;
  };
  expect(await scoreBy(truth.map((one) => ({ ...one, name: one.name.toLowerCase() })))).toEqual({
    imageId: image,
    isExact: true,
    truth: '2x2',
    found: '2x2',
    overlap: 1,
    labels: 2,
    read: 2,
  });
  expect(await scoreBy(truth.slice(0, 2))).toMatchObject({
    isExact: false,
    found: '1x2',
    overlap: 0.5,
    read: 0,
  });
});

it('a photo that is deleted takes its correction along', async () => {
  const image = await photo();
  await put(image, { grid: CORRECT, names: [] }, FIRST);
  await server.call('DELETE', `/api/images/${image}`);
  const left = server.store.read
    .selectFrom('grid_corrections')
    .select('version')
    .where('image_id', '=', image);
  expect(await left.execute()).toEqual([]);
});
