import { BadSetting, textSetting, wholeNumber } from './setting.ts';

/** A database that is not a file of the data folder. */
export interface DatabaseElsewhere {
  /** 'postgres://user:password@host:5432/stowage'. */
  url: string;
  /** Connections of this server that read, at most; one more writes. */
  connections: number;
}

/** Where the database is; undefined for the data folder. Throws {@link BadSetting}, which does not show the address. */
export function readDatabase(env: NodeJS.ProcessEnv): DatabaseElsewhere | undefined {
  const url = textSetting(env, 'DATABASE_URL')?.trim();
  if (url === undefined) return undefined;
  // Quietly taking the data folder instead would hide everything that is there.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url) || /^\w+:\/*$/.test(url)) {
    throw new BadSetting('DATABASE_URL must be an address like postgres://user:password@host:5432/stowage.');
  }
  if (textSetting(env, 'STOWAGE_BACKUP_DIR') !== undefined) {
    throw new BadSetting(
      'STOWAGE_BACKUP_DIR backs up a data folder, not the database at DATABASE_URL. ' +
        'Use pg_dump for that, copy the photos, and leave STOWAGE_BACKUP_DIR empty.',
    );
  }
  const connections = textSetting(env, 'STOWAGE_DATABASE_POOL') ?? '10';
  return { url, connections: wholeNumber('STOWAGE_DATABASE_POOL', connections, 1, 500) };
}
