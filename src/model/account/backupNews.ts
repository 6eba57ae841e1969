import type { BackupsTold } from '../../../contract/account/backups.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** One is made each day: after so long something keeps it from being made. */
const LATE = 3 * DAY;

/** How it stands with the backups that are made by themselves, for a person. */
export interface BackupNews {
  isWarning: boolean;
  title: string;
  text: string;
}

const SETTING =
  'Whoever runs the server can set STOWAGE_BACKUP_DIR to a folder, best on another disk: then one is made each day.';

/** Of a host whose database is not its own file. */
export const BACKED_UP_ELSEWHERE: BackupNews = {
  isWarning: false,
  title: 'Backups are made where the database runs',
  text: 'Whoever runs the server makes them, with pg_dump and a copy of the photos.',
};

/** `now` in milliseconds since 1970. */
export function backupNews({ last, hasFailed }: Omit<BackupsTold, 'troubles'>, now: number): BackupNews {
  if (last === undefined) {
    return { isWarning: true, title: 'No backups are made automatically', text: SETTING };
  }
  const at = last === null ? Number.NaN : Date.parse(last);
  const failed = hasFailed ? ' The latest one could not be made: the log of the server says why.' : '';
  if (Number.isNaN(at)) {
    return {
      isWarning: hasFailed,
      title: 'No backup has been made yet',
      text: hasFailed ? failed.trim() : 'The first one is made within minutes after the server has started.',
    };
  }
  const age = Math.max(0, now - at);
  const isLate = age > LATE;
  return {
    isWarning: hasFailed || isLate,
    title: `The last backup was made ${ageText(age)}`,
    text:
      failed.trim() ||
      (isLate
        ? 'One should be made each day: whoever runs the server should look into its log.'
        : 'The server makes one each day.'),
  };
}

function ageText(age: number): string {
  if (age < HOUR) return 'less than an hour ago';
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  return ago(Math.floor(age / DAY), 'day');
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
