import { expect, it } from 'vitest';
import { backupName, momentOfBackup, outlived } from '../../../server/backup/retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23, 3, 0, 0);
/** One a day for so many days, the last at NOW. */
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, back) => backupName(NOW - back * DAY));
const kept = (names: readonly string[], keep: { daily: number; weekly: number; monthly: number }) => {
  const gone = new Set(outlived(names, keep, NOW));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(8, 16));
};

it('of a backup a day for two years, those of 7 days, 4 weeks and 12 months stay, the newest of each', () => {
  const days = '20261123 20261122 20261121 20261120 20261119 20261118 20261117';
  const sundaysBefore = '20261115 20261108';
  const monthsBefore =
    '20261031 20260930 20260831 20260731 20260630 20260531 20260430 20260331 20260228 20260131 20251231';
  expect(kept(daily(730), { daily: 7, weekly: 4, monthly: 12 }).join(' ')).toBe(
    [days, sundaysBefore, monthsBefore].join(' '),
  );
});

it('of several on a day the newest stays, and the newest of all whatever is set', () => {
  const names = [0, 1, 2].map((hours) => backupName(NOW - hours * 60 * 60 * 1000));
  expect(outlived(names, { daily: 3, weekly: 0, monthly: 0 }, NOW)).toEqual(names.slice(1));
  expect(outlived(names, { daily: 0, weekly: 0, monthly: 0 }, NOW)).toEqual(names.slice(1));
});

it('what is no backup of ours is left alone, however much it looks like one', () => {
  const others = [
    'notes.txt',
    'stowage.zip',
    'stowage-20261332T000000Z.zip',
    'stowage-20260230T000000Z.zip',
    'stowage-20200101T000000Z.zip.bak',
    '.stowage-20200101T000000Z.zip.x.unfinished',
  ];
  expect(outlived([...others, ...daily(3)], { daily: 1, weekly: 0, monthly: 0 }, NOW)).toEqual(
    daily(3).slice(1),
  );
});

it('those of the future neither go nor push out what was just made', () => {
  const future = [backupName(NOW + 400 * DAY), backupName(NOW + 500 * DAY)];
  const keep = { daily: 2, weekly: 0, monthly: 0 };
  expect(outlived([...future, ...daily(3)], keep, NOW)).toEqual(daily(3).slice(2));
});

it('a name tells the second in which it was made', () => {
  expect(backupName(NOW)).toBe('stowage-20261123T030000Z.zip');
  expect(momentOfBackup(backupName(NOW + 123))).toBe(NOW);
});
