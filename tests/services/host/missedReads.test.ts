import { expect, test } from 'vitest';
import { createMissedReads } from '../../../src/services/host/missedReads.ts';

test('reads for which the host was not there are tried once again each time that it is, where somebody still waits', () => {
  const missed = createMissedReads();
  const tried: string[] = [];
  let told = 0;
  missed.watch(() => (told += 1));
  missed.wait(() => void tried.push('address'));
  const stop = missed.wait(() => void tried.push('left'));
  expect([told, missed.isMissing()]).toEqual([2, true]);
  stop();
  missed.retry();
  missed.retry();
  expect([tried, missed.isMissing()]).toEqual([['address'], false]);
});
