import { describe, expect, test, vi } from 'vitest';
import { learnFeatures } from '../../../src/services/host/features.ts';
import { createImages } from '../../../src/services/photos/images.ts';
import { advertising, type Answer, json, notFound, onHost, rejection, type Sent } from '../host/fakeHost.ts';

const ITEM = { kind: 'item', id: 'i1' } as const;
const PLACE = { kind: 'location', id: 'l/1' } as const;
const link = (id: string, more: object = {}) => ({
  id,
  item_id: 'i1',
  location_id: 'l/1',
  image_id: `p-${id}`,
  image: { id: `p-${id}`, url: `/images/p-${id}` },
  ...more,
});
const FEATURES = 'idempotency, images, thumbnails';

function withImages(answer: Answer) {
  const host = onHost(answer, { token: 't' });
  return { ...host, images: createImages(host.http, host.cache) };
}

/** Queries that show thumbnails, or photos; how often each was asked for. */
async function watching(cache: ReturnType<typeof onHost>['cache']) {
  const names = ['items', 'location-items', 'search', 'item', 'locations', 'location', 'images', 'photos'];
  const loads = new Map(names.map((name) => [name, vi.fn<() => Promise<string>>(async () => name)]));
  const readAll = async () => {
    for (const [name, load] of loads) await cache.read({ key: [name, 'i1'], load });
  };
  await readAll();
  return {
    /** Those that are asked for again. */
    async changed() {
      await readAll();
      return names.filter((name) => loads.get(name)?.mock.calls.length === 2);
    },
  };
}

describe('reading images', () => {
  test('CALL-47 CALL-48: the list is one call for the fields that the picker shows', async () => {
    const { images, cache, only } = withImages(() => json([{ id: 'a' }, { id: 'b' }]));
    expect((await cache.read(images.list())).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(only().path).toMatch(/^\/api\/images\?fields=/);
    const fields = only().query.get('fields')?.split(',');
    for (const field of ['id', 'filename', 'created_at', 'status', 'mime_type', 'thumbnail_url']) {
      expect(fields).toContain(field);
    }
    expect(fields).not.toContain('image_data');
  });

  test('CALL-49: one image is asked for by its id', async () => {
    const { images, cache, only } = withImages(() => json({ id: 'p/1', filename: 'vice.jpg' }));
    expect((await cache.read(images.one('p/1'))).filename).toBe('vice.jpg');
    expect(only().path).toBe('/api/images/p%2F1');
  });

  test('CONST-01 FALLB-01: a list that fails is asked for three times more, then fails once', async () => {
    const { images, cache, sent } = withImages(() => json({}, { status: 500 }));
    expect(await rejection(cache.read(images.list()))).toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(4);
  });

  test('CONST-02: after a 404 it is not asked for again', async () => {
    const { images, cache, sent } = withImages(notFound);
    expect(await rejection(cache.read(images.list()))).toMatchObject({ kind: 'not-found' });
    expect(sent).toHaveLength(1);
  });

  test('is never kept: the addresses are signed', () => {
    const { images } = withImages(notFound);
    for (const query of [images.list(), images.one('p'), images.ofOwner(ITEM)]) {
      expect(query.kept).toBeUndefined();
    }
  });
});

describe('reading the photos of an owner', () => {
  test.each([
    ['CALL-60', ITEM, '/api/item-images?item_id=i1'],
    ['CALL-54', PLACE, '/api/location-images?location_id=l%2F1'],
  ])('%s: asks for the links, and gives each with its image', async (_, owner, path) => {
    const { images, cache, only } = withImages(() => json([link('a'), link('b')]));
    expect(await cache.read(images.ofOwner(owner))).toMatchObject([
      { id: 'a', imageId: 'p-a', image: { url: '/images/p-a' } },
      { id: 'b', imageId: 'p-b', image: { url: '/images/p-b' } },
    ]);
    expect(only().path).toBe(path);
  });

  test('ENT-31 ENT-32: an image that did not come with its link is asked for', async () => {
    const { images, cache, sent } = withImages(({ path }) =>
      json(
        path.startsWith('/api/images/')
          ? { id: 'p-a', filename: 'a.jpg' }
          : [link('a', { image: undefined })],
      ),
    );
    expect(await cache.read(images.ofOwner(ITEM))).toMatchObject([{ image: { filename: 'a.jpg' } }]);
    expect(sent.at(-1)?.path).toBe('/api/images/p-a');
  });

  test('a link whose image cannot be read is a link all the same, and can be removed', async () => {
    const { images, cache } = withImages(({ path }) =>
      path.startsWith('/api/images/') ? notFound() : json([link('a', { image: undefined })]),
    );
    expect(await cache.read(images.ofOwner(ITEM))).toMatchObject([
      { id: 'a', image: { id: 'p-a', url: '' } },
    ]);
  });

  test.each([
    ['CALL-62', ITEM],
    ['CALL-56', PLACE],
  ])('%s FALLB-03: three tries in all, then it fails once', async (_, owner) => {
    const { images, cache, sent } = withImages(() => json({}, { status: 503 }));
    expect(await rejection(cache.read(images.ofOwner(owner)))).toMatchObject({ kind: 'unavailable' });
    expect(sent).toHaveLength(3);
  });

  test.each([
    ['CALL-61', ITEM],
    ['CALL-55', PLACE],
  ])('%s: one try when it is a 404', async (_, owner) => {
    const { images, cache, sent } = withImages(notFound);
    expect(await rejection(cache.read(images.ofOwner(owner)))).toMatchObject({ kind: 'not-found' });
    expect(sent).toHaveLength(1);
  });

  test('the server is not asked about an item that it does not have yet', async () => {
    const { images, cache, sent } = withImages(notFound);
    expect(await cache.read(images.ofOwner({ kind: 'item', id: 'local-1' }))).toEqual([]);
    expect(sent).toHaveLength(0);
  });
});

describe('linking', () => {
  const linking: Answer = () => advertising(FEATURES, link('new'), { status: 201 });

  test('CALL-53: a location by the payload', async () => {
    const { images, only } = withImages(linking);
    expect(await images.link(PLACE, 'p-new')).toMatchObject({ id: 'new', imageId: 'p-new' });
    expect(only()).toMatchObject({ method: 'POST', path: '/api/location-images' });
    expect(only().body).toEqual({ location_id: 'l/1', image_id: 'p-new' });
  });

  test('CALL-58 CALL-59: an item by query and payload', async () => {
    const { images, only } = withImages(linking);
    expect(await images.link(ITEM, 'p-new')).toMatchObject({ id: 'new', imageId: 'p-new' });
    expect(only()).toMatchObject({ method: 'POST', path: '/api/item-images?item_id=i1&image_id=p-new' });
    expect(only().body).toEqual({ item_id: 'i1', image_id: 'p-new' });
  });

  test('carries its key once the host has said that it knows what to do with it', async () => {
    const { images, sent } = withImages(linking);
    await images.linkOnce(ITEM, 'p-new', 'key-1');
    await images.linkOnce(ITEM, 'p-new', 'key-2');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'key-2']);
  });

  test.each([
    ['its item', { item_id: 'This item does not exist.' }, ['item']],
    ['its image', { image_id: 'This image does not exist.' }, ['images', 'photos']],
    ['another reason', { other: 'No.' }, []],
  ])('that is refused for %s has what somebody else has deleted read anew', async (_, errors, changed) => {
    const { images, cache } = withImages(() => json({ message: 'No', fields: errors }, { status: 422 }));
    const watched = await watching(cache);
    expect(await rejection(images.linkOnce(ITEM, 'p-new', 'key-1'))).toMatchObject({ fields: errors });
    expect(await watched.changed()).toEqual(changed);
  });

  test('that was made under a key is taken back, and one that was not is never made', async () => {
    const features = `${FEATURES}, withdrawal`;
    const host = { isMade: true };
    const { images, http, sent } = withImages(({ method, headers }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      if (method !== 'POST' || host.isMade) return advertising(features, link('new'), { status: 201 });
      expect(headers.get('stowage-withdrawal')).toBe('yes');
      return advertising(features, { error: 'stale', message: 'Nothing was made.' }, { status: 412 });
    });
    await learnFeatures(http);
    sent.splice(0);
    await images.withdrawLink(ITEM, 'p-new', 'key-1');
    expect(sent.map(({ method, path }) => [method, path.replace(/\?.*/, '')])).toEqual([
      ['POST', '/api/item-images'],
      ['DELETE', '/api/item-images/new'],
    ]);
    expect([0].map((at) => sent[at]?.headers.get('idempotency-key'))).toEqual(['key-1']);
    host.isMade = false;
    sent.splice(0);
    await images.withdrawLink(ITEM, 'p-new', 'key-2');
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  test('UPLOAD-06: refreshes the photos, and what shows the first of them', async () => {
    const { images, cache } = withImages(linking);
    const { changed } = await watching(cache);
    await cache.read({ ...images.ofOwner(ITEM), load: async () => [] });
    await images.link(ITEM, 'p-new');
    expect(cache.peek(images.ofOwner(ITEM))).toBeDefined();
    expect(await changed()).toEqual(['items', 'location-items', 'search', 'item']);
  });

  test('a second photo of a location does not make the whole tree be read anew', async () => {
    const { images, cache } = withImages(linking);
    const { changed } = await watching(cache);
    const photo = { id: 'old', imageId: 'p-old', image: expect.anything() };
    cache.set(images.ofOwner(PLACE).key, [photo]);
    await images.link(PLACE, 'p-new');
    expect(await changed()).toEqual([]);
  });

  test('a first one does', async () => {
    const { images, cache } = withImages(linking);
    const { changed } = await watching(cache);
    await images.link(PLACE, 'p-new');
    expect(await changed()).toEqual(['locations', 'location']);
  });
});

describe('removing', () => {
  const gone = (_: Sent) => new Response(null, { status: 204, headers: { 'Stowage-Features': FEATURES } });
  const photo = (id: string) => ({ id, imageId: `p-${id}`, image: expect.anything() });

  test('DELIMG-01 CALL-63: the link of an item goes by its own id', async () => {
    const { images, only } = withImages(gone);
    await images.unlink(ITEM, photo('a'));
    expect(only()).toMatchObject({ method: 'DELETE', path: '/api/item-images/a' });
  });

  test('DELIMG-01 CALL-57: that of a location by location and image', async () => {
    const { images, only } = withImages(gone);
    await images.unlink(PLACE, photo('a'));
    expect(only()).toMatchObject({ method: 'DELETE', path: '/api/location-images/l%2F1/p-a' });
  });

  test('DELIMG-03: refreshes the photos, and what shows the first of them when it was the first', async () => {
    const { images, cache, sent } = withImages(({ method }) =>
      method === 'DELETE' ? gone({} as Sent) : json([link('a'), link('b')]),
    );
    const photos = await cache.read(images.ofOwner(ITEM));
    const { changed } = await watching(cache);
    const [first, second] = photos;
    if (!first || !second) throw new Error('There are two.');
    await images.unlink(ITEM, second);
    expect(await changed()).toEqual([]);
    await cache.read(images.ofOwner(ITEM));
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
    await images.unlink(ITEM, first);
    expect(await changed()).toEqual(['items', 'location-items', 'search', 'item']);
  });

  test('for good: the image itself, where the host has said that it can; everything that shows it is refreshed', async () => {
    const { images, cache, sent, http } = withImages(gone);
    expect(images.canRemoveForGood()).toBe(false);
    await http.request({ operation: 'x', path: '/x', timeout: 1000, decode: () => undefined });
    expect(images.canRemoveForGood()).toBe(true);
    const { changed } = await watching(cache);
    await images.removeForGood('p/1');
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/images/p%2F1' });
    expect(await changed()).toHaveLength(8);
  });

  test('for good, and no answer came: it is looked for, so that no refusal of a second time is told of the first', async () => {
    let isThere = true;
    const { images, sent } = withImages(({ method }) => {
      if (method === 'GET') return isThere ? json({ id: 'p1', filename: 'vice.jpg' }) : notFound();
      if (!isThere) return json({ message: 'Not for you.' }, { status: 403 });
      isThere = false;
      throw new TypeError('Failed to fetch');
    });
    await images.removeForGood('p1');
    expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });

  test('for good, and no answer came: the look for it goes on where the page forgets the image meanwhile', async () => {
    const { images, cache } = withImages(async ({ method }) => {
      if (method === 'DELETE') throw new TypeError('Failed to fetch');
      // As a second removal does that was answered.
      cache.remove('image', 'p1');
      return notFound();
    });
    await expect(images.removeForGood('p1')).resolves.toBeUndefined();
  });
});
