import { describe, expect, test } from 'vitest';
import { StructError, decodeHierarchy, decodeItem, decodeLocation } from '../../contract/answers.ts';
import {
  decodeImage,
  decodeImages,
  decodeItemImages,
  decodeLocationImages,
} from '../../contract/photos/images.ts';

const image = {
  id: 'p1',
  filename: 'vise.jpg',
  mime_type: 'image/jpeg',
  url: '/images/p1?expires=1&signature=x',
  image_data: '',
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-02T00:00:00Z',
  status: 'ready',
};
const own = {
  ...image,
  bytes: 5,
  width: 4,
  height: 3,
  thumbnail_url: '/images/p1/320.webp',
  preview_url: '/p',
};

describe('an image', () => {
  test('ENT-26 CALL-51: keeps every field, at the top level of the answer', () => {
    expect(decodeImage(image)).toEqual(image);
    expect(decodeImage(own)).toEqual(own);
  });

  test('CALL-52: may be nested under image', () => {
    expect(decodeImage({ image })).toEqual(image);
  });

  test('ENT-26: that a host answers almost empty has every field all the same', () => {
    const empty = { filename: '', mime_type: '', url: '', image_data: '', status: '' };
    expect(decodeImage({ id: 7 })).toEqual({ id: '7', ...empty, created_at: null, updated_at: null });
    expect(() => decodeImage({})).toThrow(StructError);
  });

  test('what only our host knows may be of any shape elsewhere', () => {
    expect(decodeImage({ ...image, bytes: '5', width: null, thumbnail_url: {}, preview_url: 3 })).toEqual(
      image,
    );
  });
});

describe('lists', () => {
  test('CALL-47: of images are an array, an object that holds one, or a page with a total', () => {
    expect(decodeImages([image])).toEqual({ images: [image], total: 1, paged: false });
    expect(decodeImages({ images: [image] })).toEqual({ images: [image], total: 1, paged: false });
    expect(decodeImages({ images: [image], total: 9 })).toEqual({ images: [image], total: 9, paged: true });
    expect(() => decodeImages({ pictures: [] })).toThrow(StructError);
  });

  test('ENT-31 ENT-32: of links have the image nested, if the host nests it', () => {
    const link = { id: 'k1', image_id: 'p1' };
    expect(decodeItemImages([{ ...link, item_id: 'i1', image: own }])).toEqual([
      { ...link, item_id: 'i1', image: own },
    ]);
    expect(decodeLocationImages({ images: [{ ...link, id: 4, location_id: 2 }] })).toEqual([
      { ...link, id: '4', location_id: '2' },
    ]);
  });
});

test('the thumbnail of an item or a location is an address or nothing', () => {
  const location = { id: 'l1', name: 'Shelf' };
  for (const [thumbnail_url, read] of [
    ['/t', '/t'],
    [null, undefined],
    [5, undefined],
    [{}, undefined],
  ]) {
    expect(decodeItem({ id: 'i1', thumbnail_url }).thumbnail_url).toBe(read);
    expect(decodeLocation({ ...location, thumbnail_url }).thumbnail_url).toBe(read);
    expect(decodeHierarchy([{ ...location, thumbnail_url }])[0]?.thumbnail_url).toBe(read);
  }
});
