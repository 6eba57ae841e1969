import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImports } from '../../../src/services/imports/imports.ts';
import { fakeXhr } from '../../support/fakeXhr.ts';
import { aMapping, anImport, aRow, aSummary } from '../../machines/imports/samples.ts';
import { advertising, type Answer, json, notFound, onHost, rejection } from '../host/fakeHost.ts';

const FEATURES = 'imports, idempotency-all';

function importsOn(answer: Answer) {
  const host = onHost(answer, { token: 'abc' });
  return { ...host, imports: createImports(host.http) };
}

afterEach(() => void vi.unstubAllGlobals());

describe('whether the host imports', () => {
  test.each([
    ['says so', FEATURES, true],
    ['says nothing of it', 'images', false],
  ])('is known of one that %s', async (_, features, isOffered) => {
    const { imports } = importsOn(() => advertising(features, []));
    expect(await imports.isOffered()).toBe(isOffered);
  });

  test('is not known of one that does not answer', async () => {
    const { imports } = importsOn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(imports.isOffered())).toMatchObject({ kind: 'offline' });
  });
});

describe('the upload', () => {
  const file = (bytes: unknown = new Blob(['Name\nBolt'])) => ({
    name: 'parts.csv',
    size: 9,
    bytes,
    key: 'key-1',
  });

  test('is one part named file, under the key of the file, and tells how far it is', async () => {
    const xhr = fakeXhr();
    const { imports } = importsOn(() => advertising(FEATURES, []));
    const told: number[] = [];
    const uploading = imports.upload(file(), { onProgress: (percent) => told.push(percent) });
    const request = await xhr.next();
    request.progress(80);
    request.answer({ status: 201, body: anImport() });
    expect(await uploading).toEqual(anImport());
    expect([request.method, request.url]).toEqual(['POST', 'http://api.test/api/imports']);
    expect(request.headers.get('idempotency-key')).toBe('key-1');
    expect([...request.form.keys()]).toEqual(['file']);
    expect(request.form.get('file')).toMatchObject({ name: 'parts.csv', size: 9 });
    expect(told).toEqual([40]);
  });

  test('that was given up ends the request', async () => {
    const xhr = fakeXhr();
    const { imports } = importsOn(() => advertising(FEATURES, []));
    const given = new AbortController();
    const uploading = rejection(imports.upload(file(), { signal: given.signal }));
    const request = await xhr.next();
    given.abort();
    expect(request.aborted).toBe(true);
    await uploading;
  });

  test('that is refused says why in the words of the host', async () => {
    const xhr = fakeXhr();
    const { imports } = importsOn(() => advertising(FEATURES, []));
    const uploading = rejection(imports.upload(file()));
    (await xhr.next()).answer({ status: 413, body: { message: 'At most 100 MB.' } });
    expect(await uploading).toMatchObject({ kind: 'too-large', message: 'At most 100 MB.' });
  });

  test('of bytes that are none is a fault that is said', async () => {
    const { imports } = importsOn(() => advertising(FEATURES, []));
    expect(await rejection(imports.upload(file('gone')))).toMatchObject({ kind: 'unexpected' });
  });
});

describe('the calls about an import', () => {
  test.each([
    ['GET', '/api/imports', { imports: [aSummary()] }, undefined, 'list'],
    ['GET', '/api/imports/a%2Fb', anImport(), undefined, 'read'],
    ['PUT', '/api/imports/a%2Fb/mapping', anImport(), aMapping(), 'map'],
    [
      'GET',
      '/api/imports/a%2Fb/rows?only=problems&offset=100&limit=50',
      { rows: [aRow()], total: 101 },
      undefined,
      'rows',
    ],
    ['PATCH', '/api/imports/a%2Fb/rows/7', aRow(), { values: { name: 'Bolt' } }, 'edit'],
    ['POST', '/api/imports/a%2Fb/apply', anImport(), undefined, 'apply'],
    ['POST', '/api/imports/a%2Fb/undo', anImport(), undefined, 'undo'],
  ] as const)('%s %s, past every cache', async (method, path, answer, body, call) => {
    const { imports, only } = importsOn(() => json(answer));
    const asked = {
      list: () => imports.list(),
      read: () => imports.read('a/b'),
      map: () => imports.map('a/b', aMapping()),
      rows: () => imports.rows('a/b', { only: 'problems', offset: 100, limit: 50 }, null),
      edit: () => imports.edit('a/b', 7, { values: { name: 'Bolt' } }),
      apply: () => imports.apply('a/b'),
      undo: () => imports.undo('a/b'),
    }[call]();
    expect(await asked).toEqual(call === 'list' ? [aSummary()] : answer);
    expect(only()).toMatchObject({ method, path, body, cache: 'no-store' });
  });

  test.each([
    ['a state that nobody knows', { ...anImport(), state: 'resting' }],
    ['a row without a line', { rows: [{ ...aRow(), line: 'two' }], total: 1 }],
  ])('refuse %s', async (_, answer) => {
    const { imports } = importsOn(() => json(answer));
    const asked =
      'rows' in answer
        ? imports.rows('a', { only: undefined, offset: 0, limit: 1 }, null)
        : imports.read('a');
    expect(await rejection(asked)).toMatchObject({ kind: 'bad-answer' });
  });

  test('the removal of one that is gone is done', async () => {
    const { imports } = importsOn(notFound);
    await expect(imports.remove('a')).resolves.toBeUndefined();
  });
});

describe('all problems', () => {
  const wrong = (field: 'name' | '', suggestion: string | null) => ({ field, reason: 'No', suggestion });

  /** A host whose rows of these lines have a problem each, until they are edited. */
  function withProblems(problems: Record<number, ReturnType<typeof wrong>>) {
    const left = new Map(Object.entries(problems));
    const edits: unknown[] = [];
    const { imports } = importsOn(({ method, path, query, body }) => {
      if (method === 'PATCH') {
        const line = path.split('/').at(-1) ?? '';
        edits.push([Number(line), body]);
        // One that cannot be settled stays what it is.
        if (line !== '9') left.delete(line);
        return json(aRow({ line: Number(line), ...(line === '9' && { action: 'problem' }) }));
      }
      const offset = Number(query.get('offset'));
      const rows = [...left].map(([line, problem]) =>
        aRow({ line: Number(line), action: 'problem', problems: [problem] }),
      );
      return json({ rows: rows.slice(offset, offset + 2), total: rows.length });
    });
    return { imports, edits };
  }

  test('are settled by skipping their rows, page by page, and one that stays wrong does not hold it up', async () => {
    const { imports, edits } = withProblems({
      2: wrong('name', null),
      9: wrong('', null),
      12: wrong('name', 'a'),
    });
    const back = { action: null, was: { action: ['skip'] } };
    expect(await imports.settle('a', 'skip', 'Box')).toEqual({
      settled: [2, 9, 12].map((line) => ({ line, edit: back })),
      failure: undefined,
    });
    // Each says whose row it is: another sheet may be chosen meanwhile.
    expect(edits).toMatchObject(
      [2, 9, 12].map((line) => [line, { action: 'skip', was: { action: [''] }, sheet: 'Box' }]),
    );
    // Nor is it left out once somebody has put it right: what was seen of it is told, also of cells that stay as they are.
    expect(edits[0]).toMatchObject([2, { was: { name: ['M3 bolt'] } }]);
  });

  test('are settled by what is suggested, and where nothing is they are left', async () => {
    const { imports, edits } = withProblems({
      2: wrong('name', null),
      3: wrong('name', 'Bolt'),
      5: wrong('', 'x'),
    });
    await imports.settle('a', 'suggestion', null);
    expect(edits).toMatchObject([[3, { values: { name: 'Bolt' }, was: { name: ['M3 bolt'] }, sheet: null }]]);
  });

  test('that somebody else has put right meanwhile are left as they are, and the others are settled', async () => {
    const left = new Map([2, 3].map((line) => [line, aRow({ line, action: 'problem' })]));
    const { imports } = importsOn(({ method, path }) => {
      const line = Number(path.split('/').at(-1));
      if (method !== 'PATCH') return json({ rows: [...left.values()], total: left.size });
      left.delete(line);
      if (line === 3) return json(aRow({ line, action: 'skip' }));
      return json({ error: 'stale', message: 'The name has become “Bolt” meanwhile.' }, { status: 412 });
    });
    const { settled } = await imports.settle('a', 'skip', null);
    expect(left.size).toBe(0);
    expect(settled.map(({ line }) => line)).toEqual([3]);
  });

  test('are all settled, also where others put right meanwhile what is passed by', async () => {
    const hasOne = (line: number) => line > 3;
    const left = [...Array(12).keys()];
    const { imports } = importsOn(({ method, path, query }) => {
      const line = Number(path.split('/').at(-1));
      if (method === 'PATCH') {
        left.splice(left.indexOf(line), 1);
        return json(aRow({ line, action: 'create' }));
      }
      const from = Number(query.get('offset'));
      const rows = left
        .slice(from, from + 4)
        .map((one) =>
          aRow({ line: one, action: 'problem', problems: [wrong('name', hasOne(one) ? 'Bolt' : null)] }),
        );
      // After the first page three of those are right.
      if (from === 0 && left.length === 12) left.splice(0, 3);
      return json({ rows, total: left.length });
    });
    const { settled } = await imports.settle('a', 'suggestion', null);
    expect(settled.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(left).toEqual([3]);
  });

  test('whose edit has not arrived are left as they are', async () => {
    const { imports, edits } = withProblems({ 2: wrong('name', null), 9: wrong('', null) });
    await imports.settle('a', 'skip', null, { besides: [2] });
    expect(edits).toMatchObject([[9, { action: 'skip' }]]);
  });

  test('that were settled are taken back, the last one first, and what somebody has made of one since stays', async () => {
    const { imports, sent } = importsOn(({ path }) =>
      path.endsWith('/3')
        ? json({ error: 'stale', message: 'It is taken by now.' }, { status: 412 })
        : json(aRow({ line: 2, action: 'problem' })),
    );
    const back = { action: null, was: { action: ['skip'] } };
    const settled = [2, 3, 4].map((line) => ({ line, edit: back }));
    expect(await imports.takeBack('a', settled, null)).toEqual({ settled: [], failure: undefined });
    expect(sent.map(({ path, body }) => [path, body])).toEqual(
      [4, 3, 2].map((line) => [`/api/imports/a/rows/${line}`, { ...back, sheet: null }]),
    );
  });

  test('are told of as far as they were settled or taken back, and why no further', async () => {
    const lost = new Set([3]);
    const { imports } = importsOn(({ method, path, query }) => {
      if (method === 'PATCH' && lost.has(Number(path.split('/').at(-1))))
        return Promise.reject(new TypeError('Failed to fetch'));
      if (method === 'PATCH') return json(aRow({ line: 2, action: 'skip' }));
      const rows = [2, 3, 4].map((line) => aRow({ line, action: 'problem' }));
      return json({ rows: query.get('offset') === '0' ? rows : [], total: 3 });
    });
    const { settled, failure } = await imports.settle('a', 'skip', null);
    // Of the one without an answer nobody knows: taken back, it is refused where it was not done.
    expect([settled.map(({ line }) => line), failure?.kind]).toEqual([[2, 3], 'offline']);
    lost.clear();
    lost.add(2);
    const left = await imports.takeBack('a', settled, null);
    expect([left.settled.map(({ line }) => line), left.failure?.kind]).toEqual([[2], 'offline']);
  });
});

test('rows of another sheet than the one that is asked for are refused, as far as the host tells', async () => {
  const { imports } = importsOn(({ query }) =>
    json({ rows: [aRow({ line: 2 })], total: 1, ...(query.get('offset') === '0' && { sheet: 'Box' }) }),
  );
  const part = { only: undefined, offset: 0, limit: 50 };
  expect((await imports.rows('a', part, 'Box')).rows).toHaveLength(1);
  expect(await rejection(imports.rows('a', part, 'Shelf'))).toMatchObject({ kind: 'conflict' });
  expect((await imports.settle('a', 'skip', 'Shelf')).failure).toMatchObject({ kind: 'conflict' });
  expect((await imports.rows('a', { ...part, offset: 50 }, 'Shelf')).rows).toHaveLength(1);
});

describe('beginning an import', () => {
  test('names the preview that was seen, where the host has told which one that is', async () => {
    const seen: (string | null)[] = [];
    const { imports } = importsOn(({ method, headers }) => {
      if (method !== 'POST') return advertising(FEATURES, []);
      seen.push(headers.get('if-match'));
      return json({ error: 'stale', message: 'Somebody has changed this preview.' }, { status: 412 });
    });
    await imports.isOffered();
    expect(await rejection(imports.apply('a', 7))).toMatchObject({
      kind: 'stale',
      message: 'Somebody has changed this preview.',
    });
    await rejection(imports.apply('a'));
    expect(seen).toEqual(['"7"', null]);
  });

  test('whose answer is lost is asked for under the same key again, a refused one under another', async () => {
    let tries = 0;
    const keys: (string | null)[] = [];
    const { imports } = importsOn(({ method, headers }) => {
      if (method !== 'POST') return advertising(FEATURES, []);
      keys.push(headers.get('idempotency-key'));
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      if (tries === 2) return json({ message: 'Not now' }, { status: 409 });
      return json(anImport({ state: 'importing' }));
    });
    await imports.isOffered();
    expect(await rejection(imports.apply('a'))).toMatchObject({ kind: 'offline' });
    expect(await rejection(imports.apply('a'))).toMatchObject({ kind: 'conflict' });
    expect(await imports.apply('a')).toMatchObject({ state: 'importing' });
    expect(keys[0]).toMatch(/\S/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
