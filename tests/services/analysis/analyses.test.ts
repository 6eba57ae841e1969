import { describe, expect, test } from 'vitest';
import { createAnalyses } from '../../../src/services/analysis/analyses.ts';
import {
  advertising,
  type Answer,
  json,
  NOW,
  notFound,
  onHost,
  rejection,
  silence,
} from '../host/fakeHost.ts';

const DONE = {
  status: 'completed',
  summary: 'Four drawers.',
  compartments: [{ name: 'M3 nuts', contents: ['nuts', 'washers'], items: ['a nut'] }],
  usage_metadata: { totalTokenCount: 9, promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 7 }] },
};

function analysesOn(answer: Answer) {
  const host = onHost(answer, { token: 'abc' });
  return { ...host, analyses: createAnalyses(host.http, () => NOW) };
}

test('CALL-64 CALL-65 CALL-66: a start is a POST with the newest model and the type of analysis', async () => {
  const { analyses, only } = analysesOn(() => json({ id: 'a1', status: 'pending' }, { status: 202 }));
  const { analysis, at } = await analyses.start('image/1');
  expect(only()).toMatchObject({
    method: 'POST',
    path: '/api/images/image%2F1/analyze',
    body: { model_version: 'latest', analysis_type: 'Image analysis' },
  });
  expect(analysis.status).toBe('pending');
  expect(at).toBe(NOW);
});

test('a start that a host only acknowledges is a pending analysis', async () => {
  for (const answer of [() => json({ ok: true }), () => new Response(null, { status: 204 })]) {
    const { analysis } = await analysesOn(answer).analyses.start('image-1');
    expect(analysis.status).toBe('pending');
  }
});

test('a start beyond what the host allows is told in its words, with when there is more, and is not repeated', async () => {
  const message = 'You have started 200 analyses today. More are possible in 3 hours.';
  const { analyses, only } = analysesOn(() =>
    json({ message, error: 'too-many' }, { status: 429, headers: { 'Retry-After': '10800' } }),
  );
  const refused = await rejection(analyses.start('image-1'));
  expect(refused).toMatchObject({ kind: 'too-many', message, retryAfter: 10_800 });
  expect(refused).not.toHaveProperty('outcome');
  expect(only().method).toBe('POST');
});

test('CALL-67 ENT-35 ENT-36: a read asks for the fields by name, past every cache', async () => {
  const { analyses, only } = analysesOn(() => json(DONE));
  const { analysis } = await analyses.read('image-1');
  const { method, path, query, cache } = only();
  expect([method, path.split('?')[0], cache]).toEqual(['GET', '/api/images/image-1/analyze', 'no-store']);
  expect(query.get('fields')?.split(',')).toEqual(
    expect.arrayContaining([
      'status',
      'summary',
      'error_message',
      'reasoning',
      'compartments',
      'usage_metadata',
    ]),
  );
  expect(analysis).toMatchObject({ status: 'completed', summary: 'Four drawers.' });
  expect(analysis.compartments).toMatchObject([{ contents: ['nuts', 'washers'], items: ['a nut'] }]);
  expect(analysis.usage_metadata?.promptTokensDetails).toEqual([{ modality: 'IMAGE', tokenCount: 7 }]);
});

test('a read asks the host each time', async () => {
  const { analyses, sent } = analysesOn(() => json({ status: 'processing' }));
  await analyses.read('image-1');
  await analyses.read('image-1');
  expect(sent).toHaveLength(2);
});

const NETWORK = 'Network error: Unable to connect to the server. Please check your internet connection.';

describe('what is known of an image', () => {
  test.each([
    ['not found', notFound, undefined],
    ['a null', () => json(null), undefined],
    ['nonsense', () => new Response('<html>'), undefined],
    ['a host in trouble', () => json({ message: 'Down' }, { status: 500 }), 'Down'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), NETWORK],
  ])('CALL-68 FALLB-02: after %s is an empty list', async (_, answer, message) => {
    const { analyses, failure } = await analysesOn(answer).analyses.find('image-1');
    expect(analyses).toEqual([]);
    expect(failure?.message).toBe(message);
  });

  test('rejects only for the one who gives it up', async () => {
    const { analyses } = analysesOn(silence);
    const given = new AbortController();
    const finding = rejection(analyses.find('image-1', given.signal));
    given.abort(new Error('left'));
    expect(await finding).toEqual(new Error('left'));
  });

  test.each([
    ['a host of ours without it', 'images, paging', false],
    ['a host of ours with it', 'images, analysis', true],
    ['a host that advertises nothing', '', true],
  ])('says whether it is set up: %s', async (_, features, isSetUp) => {
    const { analyses } = analysesOn(() => (features === '' ? json(DONE) : advertising(features, DONE)));
    expect((await analyses.find('image-1')).isSetUp).toBe(isSetUp);
  });
});
