import { describe, expect, test } from 'vitest';
import { advertising, json, onHost, rejection } from '../host/fakeHost.ts';

const LISTS = [
  ['CALL-75 ENT-21', 'categories', '/api/item-categories', 'categories'],
  ['CALL-69 ENT-15', 'types', '/api/location-types', 'types'],
  ['CALL-72 ENT-17', 'areas', '/api/location-areas', 'areas'],
] as const;

test.each(LISTS)('%s: the list of %s is read, as an array or a field', async (_, kind, path, field) => {
  const list = [{ id: 1, name: 'One' }];
  for (const answer of [list, { [field]: list }, [{ id: '1', name: 'One' }]]) {
    const { lookups, cache, only } = onHost(() => json(answer));
    expect(await cache.read(lookups[kind]())).toEqual(list);
    expect(only()).toMatchObject({ method: 'GET', path });
  }
});

describe('changing a list', () => {
  test('ENT-18: a new area is sent in uppercase', async () => {
    const { lookups, only } = onHost(() => json({ id: 4, name: 'LOFT' }, { status: 201 }));
    await lookups.add('areas', ' loft ');
    expect(only()).toMatchObject({ method: 'POST', path: '/api/location-areas', body: { name: 'LOFT' } });
  });

  test.each(LISTS.map(([, kind, path]) => ({ kind, path })))(
    '$kind: adding and removing announces it and reads the list again',
    async ({ kind, path }) => {
      const { lookups, cache, sent, announce } = onHost(({ method }) =>
        method === 'DELETE' ? new Response(null, { status: 204 }) : json([]),
      );
      await cache.read(lookups[kind]());
      await lookups.add(kind, 'New');
      await cache.read(lookups[kind]());
      await lookups.remove(kind, { id: 7, name: 'One' });
      await cache.read(lookups[kind]());
      expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'DELETE', 'GET']);
      expect(sent[3]?.path).toBe(`${path}/7`);
      expect(announce).toHaveBeenCalledTimes(2);
    },
  );

  test('an entry that somebody else has renamed is read again', async () => {
    const { lookups, cache, sent } = onHost(({ method }) =>
      method === 'GET'
        ? json([{ id: 7, name: 'Eins' }])
        : json({ error: 'Somebody else has renamed the type One: it is Eins now.' }, { status: 409 }),
    );
    await cache.read(lookups.types());
    await rejection(lookups.rename('types', { id: 7, name: 'One' }, 'Uno'));
    await cache.read(lookups.types());
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  });

  test('an entry that somebody else has removed stays on screen, with the reason beside its field', async () => {
    const { lookups, cache, sent } = onHost(({ method }) =>
      method === 'GET'
        ? json([{ id: 7, name: 'One' }])
        : json({ error: 'Lookup not found' }, { status: 404 }),
    );
    await cache.read(lookups.types());
    await rejection(lookups.rename('types', { id: 7, name: 'One' }, 'Uno'));
    await cache.read(lookups.types());
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });

  test.each(LISTS.map(([, kind, path]) => ({ kind, path })))(
    '$kind: removing tells the name that was seen where entries are renamed; one that has another is read again',
    async ({ kind, path }) => {
      const { lookups, cache, sent, announce } = onHost(({ method }) =>
        method === 'GET'
          ? advertising('rename', [{ id: 7, name: 'Eins' }])
          : advertising('rename', { error: 'It is Eins now.' }, { status: 409 }),
      );
      await cache.read(lookups[kind]());
      const failure = await rejection(lookups.remove(kind, { id: 7, name: 'Nº 1' }));
      expect(failure).toMatchObject({ kind: 'conflict' });
      await cache.read(lookups[kind]());
      expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
      expect(sent[1]?.path.split('?')[0]).toBe(`${path}/7`);
      expect(sent[1]?.query.get('was')).toBe('Nº 1');
      expect(announce).not.toHaveBeenCalled();
    },
  );

  test('an entry that was renamed while its removal had no answer is not taken for removed', async () => {
    let asked = 0;
    const { lookups, cache } = onHost(({ method }) => {
      if (method === 'GET') return advertising('rename', [{ id: 7, name: asked === 0 ? 'One' : 'Eins' }]);
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch');
      return advertising('rename', { error: 'It is Eins now.' }, { status: 409 });
    });
    await cache.read(lookups.types());
    expect(await rejection(lookups.remove('types', { id: 7, name: 'One' }))).toMatchObject({
      kind: 'conflict',
    });
  });

  test.each(LISTS.map(([, kind, path]) => ({ kind, path })))(
    '$kind: renaming tells the name that was seen, announces it, and asks once more by looking alone',
    async ({ kind, path }) => {
      let name = 'One';
      const { lookups, cache, sent, announce } = onHost(({ method }) => {
        if (method === 'GET') return json([{ id: 7, name }]);
        // It is done, but nobody hears of it.
        name = 'Uno';
        throw new TypeError('Failed to fetch');
      });
      await cache.read(lookups[kind]());
      await lookups.rename(kind, { id: 7, name: 'One' }, 'Uno');
      expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
        { path: `${path}/7`, body: { name: 'Uno', was: 'One' } },
      ]);
      expect(announce).toHaveBeenCalledOnce();
    },
  );

  test('a refusal changes and announces nothing', async () => {
    const { lookups, announce } = onHost(() => json({ message: 'In use' }, { status: 409 }));
    expect(await rejection(lookups.remove('types', { id: 1, name: 'One' }))).toMatchObject({
      kind: 'conflict',
      message: 'In use',
    });
    expect(announce).not.toHaveBeenCalled();
  });
});
