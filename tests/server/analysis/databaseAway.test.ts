import { expect, it } from 'vitest';
import { ATTEMPTS_MAX, LEASE } from '../../../server/analysis/worker.ts';
import type { Store } from '../../../server/store/store.ts';
import { settle } from './manualClock.ts';
import { FINDING, PHOTO, startWorking } from './working.ts';

const away = () => Object.assign(new Error('The database cannot be reached.'), { code: '08001' });
const PAID = { ...FINDING, summary: 'Paid for.' };
const SECOND = 1000;

/** A worker at work on a photo, whose database goes away and comes back as told. */
async function startAway() {
  const working = await startWorking();
  const { store } = working;
  let isAway = false;
  let then = (): void => undefined;
  const write: Store['write'] = async (work, how) => {
    if (!isAway) return store.write(work, how);
    then();
    throw away();
  };
  const image = await working.job();
  const first = working.worker('first', { store: { ...store, write } });
  await settle();
  return {
    ...working,
    image,
    first,
    leave: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    /** Has this done with the next write that fails. */
    tried: (what: () => void) => void (then = what),
  };
}

it.each([14, 24, 29, 600])(
  'ANALYSIS-01: an answer that comes while the database is away for %d s is written once it is back',
  async (seconds) => {
    const { image, analysis, asks, clock, leave, comeBack } = await startAway();
    leave();
    asks[0]?.answer(PAID);
    await clock.pass(seconds * SECOND);
    expect(await analysis(image)).toMatchObject({ status: 'processing' });
    comeBack();
    await clock.pass(3 * SECOND);
    expect(await analysis(image)).toMatchObject({ status: 'completed', summary: 'Paid for.', owner: null });
    await clock.pass(LEASE);
    expect(asks).toHaveLength(1);
  },
);

it('an answer that waits for the database counts no more once another server has the job', async () => {
  const { image, worker, analysis, asks, clock, leave, comeBack } = await startAway();
  leave();
  asks[0]?.answer(PAID);
  worker('second');
  await clock.pass(LEASE + 10 * SECOND);
  expect(await analysis(image)).toMatchObject({ status: 'processing', owner: 'second', attempts: 2 });
  comeBack();
  await clock.pass(10 * SECOND);
  expect(await analysis(image)).toMatchObject({ status: 'processing', owner: 'second', summary: '' });
  asks[1]?.answer({ ...FINDING, summary: 'Of the second.' });
  await clock.pass(10 * SECOND);
  expect(await analysis(image)).toMatchObject({ status: 'completed', summary: 'Of the second.' });
  expect(asks).toHaveLength(2);
});

it('an answer that waits for the database is nowhere where its photo was deleted, and the next photo is analysed', async () => {
  const { image, job, store, analysis, asks, clock, leave, comeBack } = await startAway();
  leave();
  asks[0]?.answer(PAID);
  await clock.pass(20 * SECOND);
  await store.write((trx) => trx.deleteFrom('images').where('id', '=', image).execute());
  const next = await job();
  comeBack();
  await clock.pass(10 * SECOND);
  expect(await analysis(image)).toBeUndefined();
  expect(await analysis(next)).toMatchObject({ status: 'processing' });
});

it('a worker that is stopped while its answer waits for the database ends at once, and the photo is analysed after the next start', async () => {
  const { image, first, gone, worker, analysis, asks, clock, leave } = await startAway();
  leave();
  asks[0]?.answer(PAID);
  await clock.pass(20 * SECOND);
  await first.stop();
  expect(await analysis(image)).toMatchObject({ status: 'processing', error_message: null });
  gone.add('first');
  worker('second');
  await settle();
  asks[1]?.answer(PAID);
  expect(await analysis(image)).toMatchObject({ status: 'completed', summary: 'Paid for.' });
});

it('a worker that is stopped while its answer waits for the database puts the job back where that is there again just then', async () => {
  const { image, first, analysis, asks, clock, leave, comeBack, tried } = await startAway();
  leave();
  asks[0]?.answer(PAID);
  await clock.pass(20 * SECOND);
  // Its last try fails, and what follows does not.
  tried(comeBack);
  await first.stop();
  expect(await analysis(image)).toMatchObject({ status: 'pending', error_message: null, attempts: 0 });
});

it('a photo whose row cannot be read waits for the database, however long, and is analysed then', async () => {
  const { worker, job, analysis, asks, clock } = await startWorking();
  const image = await job();
  let isThere = false;
  worker('w', { readPhoto: async () => (isThere ? PHOTO : Promise.reject(away())) });
  for (let tries = 0; tries < 2 * ATTEMPTS_MAX; tries++) {
    await clock.pass(3 * SECOND);
    expect(await analysis(image)).toMatchObject({ status: 'pending', error_message: null });
  }
  isThere = true;
  await clock.pass(3 * SECOND);
  asks[0]?.answer();
  expect(await analysis(image)).toMatchObject({ status: 'completed' });
});

it('an answer that the database refuses for what it is fails the analysis, and holds up no other one', async () => {
  const { job, store, worker, analysis, asks, clock } = await startWorking();
  const [image, next] = [await job(), await job()];
  let isRefused = false;
  const write: Store['write'] = (work, how) =>
    isRefused ? Promise.reject(new Error('CHECK constraint failed: analyses')) : store.write(work, how);
  worker('w', { store: { ...store, write } });
  await settle();
  isRefused = true;
  asks[0]?.answer(PAID);
  await clock.pass(13 * SECOND);
  isRefused = false;
  await clock.pass(3 * SECOND);
  expect(await analysis(image)).toMatchObject({ status: 'failed' });
  expect(await analysis(next)).toMatchObject({ status: 'processing' });
});
