import { describe, expect, test } from 'vitest';
import { decodeImage } from '../../../contract/photos/images.ts';
import { photoAddress } from '../../../src/model/photos/photoAddress.ts';

const image = (more: object = {}) => decodeImage({ id: 'p 1/2', ...more });
const GUARDED = { kind: 'guarded', path: '/images/p%201%2F2' };
const plain = (url: string) => ({ kind: 'plain', url });

describe('the address of a photo', () => {
  test('ENT-26 ENT-27: is its url where it has one, whatever else it has', () => {
    const both = image({ url: '/images/1?expires=2&signature=x', image_data: 'AAAA' });
    expect(photoAddress(both, '')).toEqual(plain('/images/1?expires=2&signature=x'));
  });

  test.each([
    ['https://api.test', '/images/1', 'https://api.test/images/1'],
    ['https://api.test/stowage/', '/images/1?a=b', 'https://api.test/stowage/images/1?a=b'],
    ['https://api.test', 'images/1', 'https://api.test/images/1'],
    ['https://api.test', 'https://cdn.test/1.jpg', 'https://cdn.test/1.jpg'],
    ['', '//cdn.test/1.jpg', 'https://cdn.test/1.jpg'],
    ['', ' data:image/png;base64,AA== ', 'data:image/png;base64,AA=='],
  ])('ENT-27: at the host %j the url %j means %j', (apiBase, url, address) => {
    expect(photoAddress(image({ url }), apiBase)).toEqual(plain(address));
  });

  test('ENT-28 ENT-29: without a url it is a data URL of image_data, as a JPEG unless the host says otherwise', () => {
    expect(photoAddress(image({ image_data: 'AA\nAA' }), '')).toEqual(plain('data:image/jpeg;base64,AAAA'));
    const png = image({ image_data: 'AAAA', mime_type: 'image/png' });
    expect(photoAddress(png, '')).toEqual(plain('data:image/png;base64,AAAA'));
    const odd = image({ image_data: 'AAAA', mime_type: 'text/html,<b>' });
    expect(photoAddress(odd, '')).toEqual(plain('data:image/jpeg;base64,AAAA'));
  });

  test('ENT-28: image_data that is a data URL already stays as it is', () => {
    const url = 'data:image/webp;base64,UklGRg==';
    expect(photoAddress(image({ image_data: url, mime_type: 'image/png' }), '')).toEqual(plain(url));
  });

  test('ENT-30: with neither it is the bare path, which wants the token', () => {
    expect(photoAddress(image(), 'https://api.test')).toEqual(GUARDED);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'http://[broken',
  ])('%j is never an address', (url) => {
    expect(photoAddress(image({ url, thumbnail_url: url, preview_url: url }), '', 'thumbnail')).toEqual(
      GUARDED,
    );
    expect(photoAddress(image({ image_data: url.startsWith('data:') ? url : '' }), '')).toEqual(GUARDED);
  });

  test('is that of the small picture where one is asked for and the host has it', () => {
    const small = image({ url: '/f', thumbnail_url: '/t', preview_url: '/p' });
    expect(photoAddress(small, '', 'thumbnail')).toEqual(plain('/t'));
    expect(photoAddress(small, '', 'preview')).toEqual(plain('/p'));
    expect(photoAddress(small, '', 'full')).toEqual(plain('/f'));
    expect(photoAddress(image({ url: '/f', preview_url: '/p' }), '', 'thumbnail')).toEqual(plain('/p'));
    expect(photoAddress(image({ url: '/f' }), '', 'preview')).toEqual(plain('/f'));
  });
});
