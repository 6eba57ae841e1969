import dns from 'node:dns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBucket } from '../../../server/blobs/s3/bucket.ts';
import { BUCKET, KEY, placeFor } from '../../support/s3/key.ts';
import { type StandIn, startStandIn } from '../../support/s3/standIn.ts';

let store: StandIn;
beforeAll(async () => {
  store = await startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: [BUCKET] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const noSuchName = (): Error =>
  Object.assign(new Error('getaddrinfo ENOTFOUND store.test'), { code: 'ENOTFOUND' });

it('a host without a name is refused at first, and is away where it has answered before: a container that is stopped', async () => {
  let isNamed = false;
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, options: { all?: boolean }, done: Answered) =>
    queueMicrotask(() => {
      if (!isNamed) done(noSuchName());
      else if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
    })) as typeof dns.lookup);
  const bucket = openBucket(placeFor(store.url.replace('127.0.0.1', 'store.test')));
  await expect(bucket.few('photos/')).rejects.toMatchObject({ trouble: 'refused' });
  isNamed = true;
  expect(await bucket.few('photos/')).toEqual([]);
  // Connections that are kept alive need no name.
  store.closeConnections();
  isNamed = false;
  await expect(bucket.few('photos/')).rejects.toMatchObject({ trouble: 'away' });
});

type Answered = (error: Error | null, address?: unknown, family?: number) => void;
