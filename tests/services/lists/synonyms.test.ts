import { describe, expect, test } from 'vitest';
import { createSynonymWrites } from '../../../src/services/lists/synonymWrites.ts';
import { keepsNoSynonyms, synonymGroups } from '../../../src/services/lists/synonyms.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import { advertising, type Answer, onHost, rejection } from '../host/fakeHost.ts';

const HAND = { id: 'g 1', words: ['third hand', 'Löthilfe'] };
const FEATURES = 'synonyms, idempotency-all';
const refused = (status: number, message: string) => advertising(FEATURES, { message }, { status });

function onKeeper(answer: Answer) {
  const host = onHost(answer);
  const unanswered = createUnanswered({ pause: async () => undefined });
  return { ...host, writes: createSynonymWrites(host.http, host.cache, unanswered) };
}

describe('the words of a workshop', () => {
  test('are read and kept, and of a host that has none nothing is asked', async () => {
    const { http, cache, sent, only } = onKeeper(() => advertising(FEATURES, [HAND, { id: 2 }]));
    expect(await cache.read(synonymGroups(http))).toEqual([HAND]);
    expect(only()).toMatchObject({ method: 'GET', path: '/api/synonyms' });
    expect(synonymGroups(http).kept?.([HAND])).toEqual([HAND]);

    const other = onKeeper(() => advertising('paging', []));
    await other.cache.read(other.lookups.categories());
    expect(keepsNoSynonyms(other.http)).toBe(true);
    expect(await other.cache.read(synonymGroups(other.http))).toEqual([]);
    expect(other.sent).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('are added under a key, and asked for again with it where no answer came', async () => {
    let tries = 0;
    const { writes, http, cache, sent } = onKeeper(({ method }) => {
      if (method === 'GET') return advertising(FEATURES, []);
      if (++tries === 1) throw new TypeError('Failed to fetch');
      return advertising(FEATURES, HAND, { status: 201 });
    });
    await cache.read(synonymGroups(http));
    cache.set(['search', 'third hand'], { items: [], total: 0 });
    await writes.add(HAND.words);
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path, body])).toEqual(
      Array(2).fill(['/api/synonyms', { words: HAND.words }]),
    );
    expect(new Set(posts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    // What was found without them is asked for again.
    await cache
      .read({ key: ['search', 'third hand'], load: async () => ({ items: [], total: 1 }) })
      .then((found) => expect(found.total).toBe(1));
  });

  test('are changed with what was seen of them; once no answer came it is looked, and not changed twice', async () => {
    let words = HAND.words;
    const { writes, http, cache, sent } = onKeeper(({ method }) => {
      if (method === 'GET') return advertising(FEATURES, [{ ...HAND, words }]);
      words = ['third hand', 'helper'];
      throw new TypeError('Failed to fetch');
    });
    await cache.read(synonymGroups(http));
    await writes.change(HAND, ['third hand', 'helper']);
    expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { path: '/api/synonyms/g%201', body: { words: ['third hand', 'helper'], was: HAND.words } },
    ]);
  });

  test('are known as they were changed or removed at once, before they are read again', async () => {
    const other = { id: 'g 2', words: ['drift', 'pin punch'] };
    const { writes, http, cache } = onKeeper(({ method }) =>
      method === 'GET' ? advertising(FEATURES, [HAND, other]) : advertising(FEATURES, {}),
    );
    await cache.read(synonymGroups(http));
    const known = () => cache.peek(synonymGroups(http))?.data.map(({ words }) => words.join());
    await writes.change(other, ['drift', 'punch']);
    expect(known()).toEqual(['third hand,Löthilfe', 'drift,punch']);
    await writes.remove(HAND);
    expect(known()).toEqual(['drift,punch']);
  });

  test('are read again where somebody else has changed them, and the reason is the host’s', async () => {
    let groups = [HAND];
    const { writes, http, cache } = onKeeper(({ method }) =>
      method === 'GET' ? advertising(FEATURES, groups) : refused(409, 'Somebody else was faster.'),
    );
    await cache.read(synonymGroups(http));
    groups = [{ ...HAND, words: ['a', 'b'] }];
    expect(await rejection(writes.change(HAND, ['x', 'y']))).toMatchObject({
      kind: 'conflict',
      message: 'Somebody else was faster.',
    });
    expect(await cache.read(synonymGroups(http))).toEqual(groups);
    groups = [...groups, { id: '2', words: ['x', 'y'] }];
    expect(await rejection(writes.add(['x', 'y']))).toMatchObject({ kind: 'conflict' });
    expect(await cache.read(synonymGroups(http))).toEqual(groups);
  });

  test('are removed, whoever was first', async () => {
    const { writes, only } = onKeeper(() => refused(404, 'These words are not on the list any more.'));
    await writes.remove(HAND);
    expect(only()).toMatchObject({
      method: 'DELETE',
      path: '/api/synonyms/g%201?was=third+hand%2CL%C3%B6thilfe',
    });
  });

  test('that somebody else has changed are not removed, and are shown as they are now', async () => {
    let groups = [HAND];
    const { http, cache, writes } = onKeeper(({ method }) =>
      method === 'GET' ? advertising(FEATURES, groups) : refused(409, 'Somebody else was faster.'),
    );
    await cache.read(synonymGroups(http));
    groups = [{ ...HAND, words: ['a', 'b'] }];
    expect(await rejection(writes.remove(HAND))).toMatchObject({ kind: 'conflict' });
    expect(await cache.read(synonymGroups(http))).toEqual(groups);
  });
});
