import { expect, test } from 'vitest';
import { createMissedPhotos } from '../../../src/services/photos/missedPhotos.ts';

/** A page on which each photo is shown again as often as it is asked for, and is missing each time. */
function page() {
  const missed = createMissedPhotos();
  const shown: string[] = [];
  const show = (address: string): (() => void) =>
    missed.wait(address, () => {
      shown.push(address);
      show(address);
    });
  return { missed, shown, show };
}

test('photos that could not be loaded are shown again once the host is there, and are missing until then', () => {
  const { missed, shown, show } = page();
  let told = 0;
  missed.watch(() => (told += 1));
  expect(missed.isMissing()).toBe(false);
  show('/images/a');
  show('/images/b');
  expect([told, missed.isMissing()]).toEqual([2, true]);
  missed.retry();
  expect(shown).toEqual(['/images/a', '/images/b']);
});

test('a photo that is not on the page any more is not waited for', () => {
  const { missed, shown, show } = page();
  show('/images/a')();
  expect(missed.isMissing()).toBe(false);
  missed.retry();
  expect(shown).toEqual([]);
});

test('a photo that is still missing after an hour of looks of a host that answers is gone, and nobody waits for it', () => {
  const { missed, shown, show } = page();
  show('/images/a');
  for (let look = 0; look < 99; look++) missed.retry();
  expect(shown).toHaveLength(64);
  expect(missed.isMissing()).toBe(false);
  show('/images/b');
  expect(missed.isMissing()).toBe(true);
});

test('a photo that came is waited for as long as ever the next time that it is missing', () => {
  const { missed } = page();
  for (let outage = 0; outage < 99; outage++) {
    missed.wait('/images/a', () => missed.came('/images/a'));
    expect(missed.isMissing()).toBe(true);
    missed.retry();
  }
});
