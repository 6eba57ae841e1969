import { StructError } from 'superstruct';
import { expect, it } from 'vitest';
import { decodeBackups } from '../../../contract/account/backups.ts';
import { backupNews } from '../../../src/model/account/backupNews.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const HOUR = 60 * 60_000;
const before = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();

it.each([
  ['none are made', undefined, false, true, 'No backups are made automatically', /STOWAGE_BACKUP_DIR/],
  ['none yet', null, false, false, 'No backup has been made yet', /within minutes/],
  [
    'none yet, and the first has failed',
    null,
    true,
    true,
    'No backup has been made yet',
    /log of the server/,
  ],
  [
    'one just now',
    before(0.5),
    false,
    false,
    'The last backup was made less than an hour ago',
    /one each day/,
  ],
  [
    'one by a clock that is ahead',
    before(-5),
    false,
    false,
    'The last backup was made less than an hour ago',
    /one each day/,
  ],
  ['one today', before(5), false, false, 'The last backup was made 5 hours ago', /one each day/],
  ['one of yesterday', before(25), false, false, 'The last backup was made 1 day ago', /one each day/],
  ['one of three days ago', before(72), false, false, 'The last backup was made 3 days ago', /one each day/],
  ['an older one', before(73), false, true, 'The last backup was made 3 days ago', /look into its log/],
  [
    'one, and the latest has failed',
    before(5),
    true,
    true,
    'The last backup was made 5 hours ago',
    /could not be made/,
  ],
  ['what is no moment', 'soon', false, false, 'No backup has been made yet', /within minutes/],
])('of %s', (_what, last, hasFailed, isWarning, title, text) => {
  expect(backupNews({ last, hasFailed }, NOW)).toEqual({
    isWarning,
    title,
    text: expect.stringMatching(text),
  });
});

it('what the host tells of its health is read for its backups', () => {
  expect(decodeBackups({ status: 'ok' })).toEqual({ last: undefined, hasFailed: false, troubles: [] });
  expect(decodeBackups({ status: 'ok', last_backup: null })).toMatchObject({ last: null, hasFailed: false });
  const problems = [
    { code: 'backup-failed', message: 'It failed.' },
    { code: 'storage-full', message: 'The disk is full: make room.' },
    { code: 'of-later' },
    { code: 'read-only', message: 'The server only reads: nothing can be changed.' },
  ];
  expect(decodeBackups({ status: 'trouble', last_backup: 'x', problems })).toEqual({
    last: 'x',
    hasFailed: true,
    troubles: ['The disk is full: make room.', 'of-later'],
  });
  expect(() => decodeBackups({ problems: 'many' })).toThrow(StructError);
});
