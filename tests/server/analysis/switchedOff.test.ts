import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { endLeft } from '../../../server/analysis/switchedOff.ts';
import { HEARTBEAT, LEASE } from '../../../server/analysis/worker.ts';
import { startWorking } from './working.ts';

const FAILED = {
  status: 'failed',
  error_message: 'The analysis of photos was switched off on this server.',
};

async function startOff() {
  const working = await startWorking();
  const { store, clock, gone } = working;
  const ending = endLeft({
    store,
    clock,
    log: pino({ enabled: false }),
    isGone: (owner) => gone.has(owner),
  });
  onTestFinished(() => ending.stop());
  return { ...working, ending };
}

it('what waited for an analysis has failed where none is made any more', async () => {
  const { job, analysis, clock, ending } = await startOff();
  const image = await job();
  ending.start();
  await clock.pass(LEASE + 1);
  expect(await analysis(image)).toMatchObject(FAILED);
});

it('what another server of the same database analyses, and what waits for it, is left to it', async () => {
  const { worker, job, analysis, asks, clock, ending } = await startOff();
  const [first, second] = [await job(), await job()];
  worker('other');
  ending.start();
  await clock.pass(LEASE * 3);
  expect(await analysis(first)).toMatchObject({ status: 'processing' });
  asks[0]?.answer();
  await clock.pass(HEARTBEAT);
  expect(await analysis(first)).toMatchObject({ status: 'completed' });
  asks[1]?.answer();
  expect(await analysis(second)).toMatchObject({ status: 'completed' });
});

it('a job whose server is gone, and what waits behind it, is over with its lease', async () => {
  const { worker, job, analysis, clock, ending, gone } = await startOff();
  const [first, second] = [await job(), await job()];
  const other = worker('other');
  await clock.pass(1);
  await other.stop();
  gone.add('other');
  ending.start();
  await clock.pass(LEASE * 2);
  expect(await analysis(first)).toMatchObject(FAILED);
  expect(await analysis(second)).toMatchObject(FAILED);
});

it('the end of the server waits for nothing', async () => {
  const { worker, job, analysis, clock, ending } = await startOff();
  const image = await job();
  worker('other');
  ending.start();
  await clock.pass(LEASE);
  await ending.stop();
  await clock.pass(LEASE);
  expect(await analysis(image)).toMatchObject({ status: 'processing' });
});
