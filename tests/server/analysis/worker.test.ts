import { expect, it } from 'vitest';
import { AnalysisFailure } from '../../../server/analysis/provider.ts';
import { RETRY_PAUSE, RETRY_PAUSE_MAX } from '../../../server/analysis/tries.ts';
import { BlobsFailure } from '../../../server/blobs/failure.ts';
import { ATTEMPTS_MAX, HEARTBEAT, LEASE, LOOK_AGAIN } from '../../../server/analysis/worker.ts';
import { settle } from './manualClock.ts';
import { FINDING, TIME_LIMIT, startWorking } from './working.ts';

const busy = (retryAfter?: number) =>
  new AnalysisFailure('Busy.', { isRepeatable: true, ...(retryAfter !== undefined && { retryAfter }) });

it('ANALYSIS-01: an analysis goes from pending to processing to completed', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const image = await job();
  expect(await analysis(image)).toMatchObject({ status: 'pending', started_at: null });
  worker('w');
  expect(await analysis(image)).toMatchObject({ status: 'processing', started_at: clock.now() });
  await clock.pass(1000);
  asks[0]?.answer({ ...FINDING, summary: 'Two drawers.', finish_reason: 'STOP' });
  expect(await analysis(image)).toMatchObject({
    status: 'completed',
    summary: 'Two drawers.',
    finish_reason: 'STOP',
    model_version: 'scripted-1',
    finished_at: clock.now(),
    owner: null,
  });
});

it('nothing goes on for an analysis that is over: neither its time limit nor its lease', async () => {
  const { worker, job, analysis, asks } = await startWorking();
  const image = await job();
  worker('w');
  await settle();
  expect(asks[0]?.signal.aborted).toBe(false);
  asks[0]?.answer();
  expect(await analysis(image)).toMatchObject({ status: 'completed' });
  expect(asks[0]?.signal.aborted).toBe(true);
});

it('ANALYSIS-01: an analysis that cannot be made goes to failed and says why', async () => {
  const { worker, job, analysis, asks } = await startWorking();
  const image = await job();
  worker('w');
  await settle();
  asks[0]?.fail(new AnalysisFailure('The model refused.'));
  expect(await analysis(image)).toMatchObject({ status: 'failed', error_message: 'The model refused.' });
  expect(asks).toHaveLength(1);
});

it('what nobody expected is failed too, its details only in the log', async () => {
  const { worker, job, analysis, asks, logged } = await startWorking();
  const image = await job();
  worker('w');
  await settle();
  asks[0]?.fail(new TypeError('x is not a function'));
  const { status, error_message } = (await analysis(image)) ?? {};
  expect([status, error_message]).toEqual([
    'failed',
    'Something went wrong on the server while it analysed this photo.',
  ]);
  expect(logged.join('')).toContain('x is not a function');
});

it('a photo whose file is missing fails, and the next one is analysed', async () => {
  const { worker, job, analysis } = await startWorking();
  const [first, second] = [await job(), await job()];
  worker('w', { readPhoto: () => Promise.reject(new AnalysisFailure('The file is missing.')) });
  expect(await analysis(first)).toMatchObject({ status: 'failed', error_message: 'The file is missing.' });
  expect(await analysis(second)).toMatchObject({ status: 'failed' });
});

it('a photo whose store is away waits for it, however long, and is analysed then', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const image = await job();
  let isThere = false;
  worker('w', {
    readPhoto: async () => {
      if (!isThere) throw new BlobsFailure('away', 'The bucket does not answer.');
      return { bytes: Buffer.from('photo'), mime_type: 'image/jpeg', width: 1, height: 1 };
    },
  });
  for (let tries = 0; tries < 2 * ATTEMPTS_MAX; tries++) {
    await clock.pass(3000);
    expect(await analysis(image)).toMatchObject({ status: 'pending', error_message: null });
  }
  isThere = true;
  await clock.pass(3000);
  asks[0]?.answer();
  expect(await analysis(image)).toMatchObject({ status: 'completed' });
});

it('jobs are done in the order asked for, one at a time', async () => {
  const { worker, job, analysis, asks } = await startWorking();
  const images = [await job(), await job(), await job()];
  worker('w');
  for (const [index, image] of images.entries()) {
    expect(await analysis(image)).toMatchObject({ status: 'processing' });
    expect(asks).toHaveLength(index + 1);
    asks[index]?.answer();
  }
});

it('a worker that has nothing to do begins as soon as it is woken, and looks by itself now and then', async () => {
  const { worker, job, asks, clock } = await startWorking();
  const { wake } = worker('w');
  await settle();
  await job();
  await settle();
  expect(asks).toHaveLength(0);
  wake();
  await settle();
  expect(asks).toHaveLength(1);
  asks[0]?.answer();
  await settle();
  await job();
  await clock.pass(LOOK_AGAIN);
  expect(asks).toHaveLength(2);
});

it('an analysis that takes longer than its time limit fails, and the next one begins', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const [slow, next] = [await job(), await job()];
  worker('w');
  await clock.pass(TIME_LIMIT - 1);
  expect(await analysis(slow)).toMatchObject({ status: 'processing' });
  await clock.pass(1);
  expect(await analysis(slow)).toMatchObject({
    status: 'failed',
    error_message: 'The analysis took longer than 120 seconds.',
  });
  expect(asks[0]?.signal.aborted).toBe(true);
  expect(await analysis(next)).toMatchObject({ status: 'processing' });
});

it('a provider in trouble is asked once more after a pause', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const image = await job();
  worker('w');
  await settle();
  asks[0]?.fail(busy());
  await clock.pass(RETRY_PAUSE - 1);
  expect(asks).toHaveLength(1);
  await clock.pass(1);
  expect(asks).toHaveLength(2);
  asks[1]?.fail(busy());
  expect(await analysis(image)).toMatchObject({ status: 'failed', error_message: 'Busy.' });
  await clock.pass(TIME_LIMIT);
  expect(asks).toHaveLength(2);
});

it('a provider that says when to ask again is asked then, or not at all when that is too far off', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const [soon, late] = [await job(), await job()];
  worker('w');
  await settle();
  asks[0]?.fail(busy(10));
  await clock.pass(9999);
  expect(asks).toHaveLength(1);
  await clock.pass(1);
  asks[1]?.answer();
  expect(await analysis(soon)).toMatchObject({ status: 'completed' });
  asks[2]?.fail(busy(RETRY_PAUSE_MAX / 1000 + 1));
  expect(await analysis(late)).toMatchObject({ status: 'failed' });
  expect(asks).toHaveLength(3);
});

it('the pause before the second try counts for the time limit', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const image = await job();
  worker('w');
  await clock.pass(TIME_LIMIT - 1000);
  asks[0]?.fail(busy());
  await clock.pass(1000);
  expect(await analysis(image)).toMatchObject({ status: 'failed', error_message: /longer than/ });
  expect(asks).toHaveLength(1);
});

it('of two processes on one folder only one works, and the other goes on where it ends', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const [first, second] = [await job(), await job()];
  worker('a');
  worker('b');
  await clock.pass(TIME_LIMIT - HEARTBEAT);
  // Far longer than a lease, which is renewed meanwhile.
  expect(asks.map((ask) => ask.worker)).toEqual(['a']);
  expect(await analysis(first)).toMatchObject({ status: 'processing', owner: 'a', attempts: 1 });
  asks[0]?.answer();
  await clock.pass(LEASE);
  expect(asks).toHaveLength(2);
  expect(await analysis(first)).toMatchObject({ status: 'completed' });
  expect(await analysis(second)).toMatchObject({ status: 'processing' });
});

/** A job that a process took which then was killed, as the database has it. */
async function killedAt(working: Awaited<ReturnType<typeof startWorking>>, attempts = 1): Promise<string> {
  const image = await working.job();
  const { clock, store } = working;
  await store.write((trx) =>
    trx
      .updateTable('analyses')
      .set({ status: 'processing', owner: 'killed', lease_until: clock.now() + LEASE, attempts })
      .where('image_id', '=', image)
      .execute(),
  );
  return image;
}

it('a killed process loses its job once its lease has run out', async () => {
  const working = await startWorking();
  const { worker, analysis, asks, clock } = working;
  const image = await killedAt(working);
  worker('w');
  await clock.pass(LEASE - 1);
  expect(asks).toHaveLength(0);
  await clock.pass(LOOK_AGAIN);
  expect(asks).toHaveLength(1);
  expect(await analysis(image)).toMatchObject({ owner: 'w', attempts: 2, status: 'processing' });
  asks[0]?.answer();
  expect(await analysis(image)).toMatchObject({ status: 'completed' });
});

it('a killed process that is known to be gone loses its job at once', async () => {
  const working = await startWorking();
  const image = await killedAt(working);
  working.gone.add('killed');
  working.worker('w');
  expect(await working.analysis(image)).toMatchObject({ owner: 'w', status: 'processing' });
});

it('a photo that has taken the server with it too often is given up, and the next one is analysed', async () => {
  const working = await startWorking();
  const image = await killedAt(working, ATTEMPTS_MAX);
  const next = await working.job();
  working.gone.add('killed');
  working.worker('w');
  expect(await working.analysis(image)).toMatchObject({
    status: 'failed',
    error_message: 'The analysis was given up: the server ended 3 times while it worked on this photo.',
  });
  expect(await working.analysis(next)).toMatchObject({ status: 'processing' });
});

it('a worker that lost its job to another one stops, and what it found counts no more', async () => {
  const { worker, job, analysis, asks, store, clock } = await startWorking();
  const image = await job();
  worker('sleeper');
  await settle();
  const taken = { owner: 'other', lease_until: clock.now() + 100 * LEASE };
  await store.write((trx) => trx.updateTable('analyses').set(taken).execute());
  await clock.pass(HEARTBEAT);
  expect(asks[0]?.signal.aborted).toBe(true);
  asks[0]?.answer();
  expect(await analysis(image)).toMatchObject({ status: 'processing', owner: 'other', summary: '' });
});

it('a photo that is deleted takes its analyses along, also the one that runs', async () => {
  const { worker, job, analysis, asks, store, clock } = await startWorking();
  const [image, next] = [await job(), await job()];
  worker('w');
  await settle();
  await store.write((trx) => trx.deleteFrom('images').where('id', '=', image).execute());
  await clock.pass(HEARTBEAT);
  expect(asks[0]?.signal.aborted).toBe(true);
  expect(await analysis(image)).toBeUndefined();
  expect(await analysis(next)).toMatchObject({ status: 'processing' });
});

it('a worker that is stopped puts its job back, as if it had not begun', async () => {
  const { worker, job, analysis, asks } = await startWorking();
  const image = await job();
  const first = worker('first');
  await settle();
  await first.stop();
  expect(asks[0]?.signal.aborted).toBe(true);
  expect(await analysis(image)).toMatchObject({
    status: 'pending',
    owner: null,
    attempts: 0,
    started_at: null,
  });
  worker('second');
  expect(await analysis(image)).toMatchObject({ status: 'processing', owner: 'second', attempts: 1 });
});

it('a result that the database refuses is written once it takes it again', async () => {
  const { worker, job, analysis, asks, store, clock } = await startWorking();
  const image = await job();
  let refusals = 2;
  const flaky = {
    ...store,
    write: ((work) =>
      asks.length > 0 && refusals-- > 0
        ? Promise.reject(new Error('database or disk is full'))
        : store.write(work)) as typeof store.write,
  };
  worker('w', { store: flaky });
  await settle();
  asks[0]?.answer({ ...FINDING, summary: 'Kept.' });
  expect(await analysis(image)).toMatchObject({ status: 'processing' });
  await clock.pass(HEARTBEAT * 2);
  expect(await analysis(image)).toMatchObject({ status: 'completed', summary: 'Kept.' });
  expect(asks).toHaveLength(1);
});

it('a start while an analysis runs gives that one; after its end a new one takes its place', async () => {
  const { worker, job, again, analysis, asks } = await startWorking();
  const image = await job();
  const first = await analysis(image);
  expect(await again(image)).toMatchObject({ isRunning: true, row: { id: first?.id } });
  worker('w');
  await settle();
  expect(await again(image)).toMatchObject({ isRunning: true, row: { id: first?.id, status: 'processing' } });
  asks[0]?.answer();
  await settle();
  const { row, isRunning } = await again(image);
  expect(isRunning).toBe(false);
  expect(row.id).not.toBe(first?.id);
  expect(await analysis(image)).toMatchObject({ id: row.id, status: 'pending', summary: '' });
});
