import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blobsVariables, readBlobsPlace } from '../../../server/blobs/place.ts';
import { startStandIn } from '../../support/s3/standIn.ts';
import { refusalOf } from '../startProcess.ts';

const KEYS = { STOWAGE_BLOBS_KEY: 'id', STOWAGE_BLOBS_SECRET: 'secret' };
const read = (STOWAGE_BLOBS: string, keys: Record<string, string> = KEYS) =>
  readBlobsPlace({ STOWAGE_BLOBS, ...keys });

it('photos are in the data folder unless a bucket is named', () => {
  expect([readBlobsPlace({}), readBlobsPlace({ STOWAGE_BLOBS: ' ' })]).toEqual([undefined, undefined]);
  expect(read('s3://photos/stowage/of-us?endpoint=http://10.0.0.7:9000/&region=garage')).toEqual({
    bucket: 'photos',
    prefix: 'stowage/of-us/',
    endpoint: 'http://10.0.0.7:9000',
    region: 'garage',
    isInPath: true,
    answer: 1500,
    key: { id: 'id', secret: 'secret', session: undefined },
    setting: 's3://photos/stowage/of-us?endpoint=http://10.0.0.7:9000/&region=garage',
  });
  expect(read('s3://photos', { ...KEYS, STOWAGE_BLOBS_SESSION: 'token' })).toMatchObject({
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
    isInPath: false,
    key: { session: 'token' },
  });
  expect(read('s3://photos?addressing=path&timeout=5')).toMatchObject({ isInPath: true, answer: 5000 });
});

it('a process of ours reads the same place from what it is told', () => {
  const place = read('s3://photos/a?endpoint=https://s3.example.org', {
    ...KEYS,
    STOWAGE_BLOBS_SESSION: 'token',
  });
  expect(readBlobsPlace(blobsVariables(place))).toEqual(place);
  expect(blobsVariables(undefined)).toEqual({});
});

it.each([
  ['photos', /must look like s3:\/\/photos\?endpoint=/],
  ['https://s3.example.org/photos', /must look like/],
  ['s3://id:secret@photos', /must not have a key in it/],
  ['s3://', /must name a bucket/],
  ['s3://Photos_', /must name a bucket/],
  ['s3://photos/../x y', /no good for the name of an object|not "/],
  [
    's3://photos?endpont=http://a',
    /knows endpoint, region, addressing, timeout behind the "\?", not "endpont"/,
  ],
  ['s3://photos?endpoint=s3.example.org', /endpoint like https:/],
  ['s3://photos?endpoint=https://id:secret@s3.example.org', /not "https:\/\/…@s3\.example\.org"/],
  ['s3://photos?addressing=dns', /addressing=path and addressing=host/],
  ['s3://photos?timeout=0', /timeout in STOWAGE_BLOBS must be a whole number from 1 to 60/],
])('the setting %j is refused in words, without a secret', (setting, words) => {
  expect(() => read(setting)).toThrow(words);
  expect(() => read(setting)).not.toThrow(/secret/);
});

it('a bucket without a key is refused', () => {
  expect(() => read('s3://photos', { STOWAGE_BLOBS_KEY: 'id' })).toThrow(
    'STOWAGE_BLOBS needs STOWAGE_BLOBS_KEY and STOWAGE_BLOBS_SECRET',
  );
});

it('a server whose bucket cannot be is not started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-setting-'));
  const store = await startStandIn({ keys: { id: 'another secret' }, buckets: ['photos'] });
  try {
    const STOWAGE_BLOBS = `s3://photos?endpoint=${store.url}&timeout=20`;
    expect(await refusalOf({ STOWAGE_DATA: folder, STOWAGE_BLOBS, ...KEYS })).toBe(
      `The bucket photos at ${store.url} cannot be used: ` +
        'STOWAGE_BLOBS_SECRET is not the secret of the key in STOWAGE_BLOBS_KEY.',
    );
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});
