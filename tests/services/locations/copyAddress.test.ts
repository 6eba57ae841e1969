import { expect, test } from 'vitest';
import { createCopyAddress } from '../../../src/app/locations/copyAddress.ts';
import { failure } from '../../../src/failure.ts';
import type { Location } from '../../../contract/entities.ts';
import { aLocation } from '../../machines/kit/samples.ts';

const SHELF = aLocation({ id: 'l1', label: 'WS-A1' });

/** What is in the clipboard after one press, and before; and whether what is shown is read again. */
async function copied(location: Location, found: () => Promise<Location>) {
  const texts: string[] = [];
  const stale: unknown[] = [];
  await createCopyAddress({
    origin: 'http://app.test',
    copy: async (text) => void texts.push(text.replace('http://app.test/location/', '')),
    cache: { invalidate: (...key) => void stale.push(...key) },
    locationReads: { find: found },
  })(location);
  return [...texts, ...stale];
}

test('the address of the label that a location has by now is copied, and what shows it is read again', async () => {
  expect(await copied(SHELF, async () => SHELF)).toEqual(['WS-A1']);
  expect(await copied(SHELF, async () => ({ ...SHELF, label: 'WS-A2' }))).toEqual([
    'WS-A1',
    'WS-A2',
    'location',
  ]);
  // On other hosts an id may be the label of another location.
  expect(await copied(SHELF, async () => aLocation({ id: 'l2', label: 'l1' }))).toEqual(['WS-A1']);
});

test('without a server the known address is copied, and that of one that only this browser has, or without an id, asks nobody', async () => {
  const away = async () => {
    throw failure('offline', 'Away');
  };
  expect(await copied(SHELF, away)).toEqual(['WS-A1']);
  for (const id of ['local-1', '']) {
    const unasked = { ...SHELF, id, label: '' };
    expect(await copied(unasked, async () => ({ ...unasked, label: 'WS-A2' }))).toEqual([id]);
  }
});
