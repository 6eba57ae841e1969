import { expect, test, vi } from 'vitest';
import { createAnalyses } from '../../../src/services/analysis/analyses.ts';
import { createCorrections } from '../../../src/services/analysis/corrections.ts';
import { createKeptCorrections } from '../../../src/services/analysis/keptCorrections.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import type { DraftOf } from '../../../src/model/unsent/draft.ts';
import { aGrid } from '../../support/grids.ts';
import { type Answer, json, NOW, onHost, rejection } from '../host/fakeHost.ts';

const CORRECTED = { grid: aGrid(), names: [{ row: 1, column: 1, name: 'Bolts' }] };
const answered = (version: string, corrected: object = CORRECTED) => ({
  id: 'a1',
  status: 'completed',
  correction: { ...corrected, version, username: 'marta', updated_at: null, analysis_id: 'a1' },
});

/** `tell`: of what is found out later, without which nobody looks. */
function correctionsOn(answer: Answer, tell?: () => void) {
  const host = onHost(answer, { token: 'abc' });
  const unanswered = createUnanswered({
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    ...(tell && { tell }),
  });
  const analyses = createAnalyses(host.http, () => NOW, unanswered);
  return { ...host, corrections: createCorrections(host.http, analyses, unanswered, () => NOW) };
}

test('a correction is sent for the version that it is of, or for none', async () => {
  const { corrections, sent } = correctionsOn(() => json(answered('v2')));
  const { analysis } = await corrections.save('image/1', CORRECTED, 'v1');
  expect(analysis.correction?.version).toBe('v2');
  await corrections.save('image/1', CORRECTED, null);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/images/image%2F1/grid', CORRECTED],
    ['PUT', '/api/images/image%2F1/grid', CORRECTED],
  ]);
  expect(sent.map(({ headers }) => [headers.get('if-match'), headers.get('if-none-match')])).toEqual([
    ['"v1"', null],
    [null, '*'],
  ]);
});

test('a correction whose answer is lost is sent again, and one that somebody else was faster with is not', async () => {
  let calls = 0;
  const { corrections, sent } = correctionsOn(() => {
    calls += 1;
    if (calls === 1) throw new TypeError('connection lost');
    return json(answered('v2'));
  });
  await corrections.save('image-1', CORRECTED, 'v1');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v1"']);

  const refusing = correctionsOn(() =>
    json({ message: 'Berta was faster.', error: 'stale' }, { status: 412 }),
  );
  const refused = await rejection(refusing.corrections.save('image-1', CORRECTED, 'v1'));
  expect(refused).toMatchObject({ kind: 'stale', message: 'Berta was faster.' });
  expect(refusing.sent).toHaveLength(1);
});

test('a correction is discarded by its version, and what was found is read', async () => {
  const { corrections, sent } = correctionsOn(({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : json({ id: 'a1', status: 'completed' }),
  );
  const { analysis } = await corrections.discard('image-1', 'v1');
  expect(analysis.correction).toBeNull();
  expect(sent[0]?.headers.get('if-match')).toBe('"v1"');
});

/** Tabs of one browser. */
function keptOnes() {
  const drafts = new Map<string, DraftOf>();
  const store: Parameters<typeof createKeptCorrections>[0] = {
    keep: (draft) => void drafts.set(draft.key, draft),
    of: (form) =>
      [...drafts.values()]
        .filter((one) => one.form === form)
        .map((one) => ({ ...one, user: 'marta', at: 1 })),
    remove: (key) => void drafts.delete(key),
    watch: () => () => {},
  };
  const tab = (name: string) => createKeptCorrections(store, () => name);
  return { drafts, tab, kept: tab('a') };
}

test('what was not saved is kept for its photo, and what cannot be read is none', () => {
  const { drafts, kept } = keptOnes();
  expect(kept.take('image-1')).toBeUndefined();
  kept.keep('image-1', { corrected: CORRECTED, before: 'v1' });
  kept.keep('image-2', { corrected: { grid: null, names: [] }, before: null });
  expect(kept.take('image-1')).toEqual({ corrected: CORRECTED, before: 'v1' });
  expect(kept.take('image-2')).toEqual({ corrected: { grid: null, names: [] }, before: null });
  kept.drop('image-1', CORRECTED);
  expect(kept.take('image-1')).toBeUndefined();
  for (const broken of ['{', '{"corrected":{"grid":{},"names":[]},"before":null}', 'null']) {
    drafts.set('x', { key: 'x', form: 'grid_image-1', values: { correction: broken } });
    expect(kept.isAny('image-1'), broken).toBe(false);
    expect(kept.take('image-1'), broken).toBeUndefined();
  }
});

test('what was corrected since it was sent stays a draft', () => {
  const { kept } = keptOnes();
  const since = { corrected: { ...CORRECTED, names: [] }, before: 'v1' };
  kept.keep('image-1', since);
  kept.drop('image-1', CORRECTED);
  expect(kept.take('image-1')).toEqual(since);
  kept.drop('image-1', since.corrected);
  expect(kept.take('image-1')).toBeUndefined();
});

test('of two tabs that correct one photo neither loses what it has not saved', () => {
  const { tab } = keptOnes();
  const [one, two] = [tab('a'), tab('b')];
  const of = (name: string) => ({
    corrected: { ...CORRECTED, names: [{ row: 1, column: 1, name }] },
    before: null,
  });
  one.keep('image-1', of('Bolts'));
  two.keep('image-1', of('Nuts'));
  one.keep('image-1', of('Bolts M3'));
  expect([one.take('image-1'), two.take('image-1')]).toEqual([of('Bolts M3'), of('Nuts')]);
  two.drop('image-1', of('Nuts').corrected);
  // What is left is offered in the other tab, too.
  expect([two.isAny('image-1'), two.take('image-1')]).toEqual([true, of('Bolts M3')]);
});

test('what was saved or discarded is told of also where the answer was lost, and what the host gives back in another order is the same', async () => {
  for (const what of ['save', 'discard'] as const) {
    let isAway = true;
    let looks = 0;
    const { joined, ...lines } = aGrid();
    const { corrections } = correctionsOn(
      ({ method }) => {
        if (method !== 'GET') throw new TypeError('connection lost');
        looks += 1;
        if (isAway) throw new TypeError('connection lost');
        const there = answered('v2', { names: CORRECTED.names, grid: { joined, ...lines } });
        return json(what === 'save' ? there : { ...there, correction: null });
      },
      () => {},
    );
    const told: unknown[] = [];
    const tell = ({ analysis }: { analysis: { correction: object | null } }) =>
      told.push(analysis.correction);
    const asked =
      what === 'save'
        ? corrections.save('image-1', CORRECTED, 'v1', tell)
        : corrections.discard('image-1', 'v1', tell);
    expect(await rejection(asked)).toMatchObject({ outcome: 'unknown' });
    isAway = false;
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect([told[0] === null, looks > 0]).toEqual([what === 'discard', true]);
  }
});
