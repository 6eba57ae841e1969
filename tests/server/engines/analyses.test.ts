import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimAnalysis, releaseAnalysis, renewLease } from '../../../server/store/analyses/claim.ts';
import { completeAnalysis } from '../../../server/store/analyses/end.ts';
import { findAnalysis } from '../../../server/store/analyses/rows.ts';
import { startAnalysis } from '../../../server/store/analyses/start.ts';
import { insertImage } from '../../../server/store/images/write.ts';
import { onEachEngine } from '../../support/postgres/engines.ts';
import { type TestServer, startServer } from '../startServer.ts';

const RESULT = {
  summary: 'Two drawers.',
  reasoning: null,
  model_version: 'scripted',
  finish_reason: null,
  compartments: '[]',
  texts: '[]',
  grid: null,
  usage_metadata: null,
};

onEachEngine((engine) => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    one = await startServer({}, { engine });
    other = await startServer({}, { folder: one.folder });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  async function asked(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    const image = { filename: 'a.jpg', mime_type: 'image/jpeg', bytes: 1, width: 4, height: 3, now: 0 };
    for (const id of ids) {
      await one.store.write(async (trx) => {
        await insertImage(trx, { ...image, id, storage_path: id });
        const wish = { imageId: id, userId: 1, modelVersion: 'latest', analysisType: 'Image analysis' };
        await startAnalysis(trx, { ...wish, now: 0, daily: 0 });
      });
    }
    return ids;
  }
  const claimed = async (server: TestServer, owner: string, now: number) => {
    const terms = { owner, now, leaseFor: 100, attemptsMax: 3, isGone: () => false };
    const found = await server.store.write((trx) => claimAnalysis(trx, terms));
    return found && 'job' in found ? found.job : undefined;
  };

  it('of two servers that ask for a job at once one gets it, and the other when the lease has run out', async () => {
    const [first = '', second = ''] = await asked(2);
    const got = await Promise.all([claimed(one, 'a', 1), claimed(other, 'b', 1), claimed(one, 'a2', 1)]);
    const [job, ...more] = got.filter((row) => row !== undefined);
    expect([job?.image_id, more]).toEqual([first, []]);
    if (!job) return;
    expect(await one.store.write((trx) => renewLease(trx, job, 200))).toBe(true);
    expect(await claimed(other, 'c', 150)).toBeUndefined();
    // Its work comes too late: it counts no more.
    const later = await claimed(other, 'c', 201);
    expect([later?.image_id, later?.attempts]).toEqual([first, 2]);
    await one.store.write((trx) => completeAnalysis(trx, job, RESULT, 202));
    expect(await one.store.write((trx) => renewLease(trx, job, 900))).toBe(false);
    expect((await findAnalysis(other.store.read, first))?.status).toBe('processing');
    if (later) await other.store.write((trx) => completeAnalysis(trx, later, RESULT, 203));
    expect(await findAnalysis(one.store.read, first)).toMatchObject({ status: 'completed', owner: null });
    const next = await claimed(one, 'a', 204);
    expect(next?.image_id).toBe(second);
    if (next) await one.store.write((trx) => releaseAnalysis(trx, next, 205));
    expect(await findAnalysis(other.store.read, second)).toMatchObject({ status: 'pending', attempts: 0 });
  });
});
