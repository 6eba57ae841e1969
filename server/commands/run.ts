import { parseArgs } from 'node:util';
import { readDataFolder } from '../config.ts';
import { type DatabaseElsewhere, readDatabase } from '../databaseSetting.ts';
import { type DataFolder, UnusableData, makeFolder, openData, unusable } from '../dataFolder.ts';
import { Ended } from '../ended.ts';
import { BlobsFailure } from '../blobs/failure.ts';
import { shareFolder } from '../serverLock.ts';
import { BadSetting } from '../setting.ts';
import { readBlobsPlace } from '../blobs/place.ts';
import { requireNotMoved } from '../sharedFolder.ts';
import { requireGivenFile, requireGivenFolder, sizeOfGiven } from '../imports/command/givenFile.ts';
import { ImportRefused } from '../imports/refusal.ts';
import { databaseFailure } from '../store/failures.ts';
import { backupCommand, drillCommand, restoreCommand, verifyCommand } from './backups.ts';
import { importEverything } from './importEverything.ts';
import { type ImportOptions, importFile } from './importFile.ts';
import { migrateOptions, migrateStore } from './migrateStore.ts';
import type { Terminal } from './terminal.ts';
import { addUserCommand, listUsersCommand, passwordCommand, removeUserCommand } from './users.ts';

const USAGE = `Usage:
  stowage import FILE [--dry-run] [--mapping FILE.json] [--images DIR]
                               add the items of a CSV or XLSX file, by a mapping
                               that is guessed and printed, or by that of a file;
                               the paths of its column image begin at DIR, or
                               beside the file
  stowage import FILE.json     fill an empty data folder with an export of everything
  stowage backup FILE.zip      write everything into one file, while servers run
  stowage verify FILE.zip      tell whether a backup is whole
  stowage restore FILE.zip     make the data folder of a backup; it has to be empty
  stowage drill FILE.zip       restore a backup elsewhere, compare it with what is
                               in the data folder, and throw it away
  stowage migrate-store --to postgres://… [--blobs s3://…]
                               copy everything into another database, and its
                               photos into a bucket, and compare both; the old
                               ones stay as they are
  stowage migrate-store --to DIR
                               the same back into a data folder; it has to be empty
  stowage user add NAME        add a user
  stowage user list            list the users
  stowage user passwd NAME     set a password and end that user's sessions
  stowage user remove NAME     remove a user
The data folder is STOWAGE_DATA (./data when not set).
A password is read from STOWAGE_PASSWORD, else asked for, else made up and printed;
with --password-stdin it is the first line of what is piped in.`;

/** As of `docker login`: nobody sees a password in the list of processes so. */
const FROM_STDIN = '--password-stdin';

type Command = (folder: string, terminal: Terminal) => Promise<number>;
type DataCommand = (data: DataFolder, terminal: Terminal) => Promise<number>;

/** What works on a file, and opens the data folder itself if at all. */
const ON_A_FILE: Readonly<
  Record<string, (folder: string, terminal: Terminal, path: string) => Promise<number>>
> = {
  backup: backupCommand,
  verify: (_folder, terminal, path) => verifyCommand(terminal, path),
  restore: restoreCommand,
  drill: drillCommand,
};

/** Runs the command line `args`; answers the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  if (['help', '--help', '-h'].includes(args[0] ?? '')) {
    terminal.print(USAGE);
    return 0;
  }
  const command = commandOf(args);
  if (!command) {
    terminal.complain(USAGE);
    return 1;
  }
  try {
    return await command(readDataFolder(terminal.env), terminal);
  } catch (error) {
    if (error instanceof Ended) {
      terminal.showProgress?.('');
      terminal.complain('Stopped.');
      return error.code;
    }
    if (error instanceof ImportRefused) {
      terminal.showProgress?.('');
      for (const problem of error.problems) terminal.complain(problem);
      terminal.complain('Nothing was imported.');
      return 1;
    }
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    terminal.complain(reason);
    return 1;
  }
}

function commandOf(args: readonly string[]): Command | undefined {
  const [name = ''] = args;
  const onFile = Object.hasOwn(ON_A_FILE, name) ? ON_A_FILE[name] : undefined;
  if (onFile) {
    const [path, ...more] = namesIn(args.slice(1));
    if (path === undefined || more.length > 0) return undefined;
    return (folder, terminal) => {
      if (name !== 'verify') requireFolder(readDatabase(terminal.env));
      return onFile(folder, terminal, path);
    };
  }
  if (name === 'migrate-store') {
    const options = migrateOptions(args.slice(1));
    return options && ((folder, terminal) => migrateStore(folder, terminal, options));
  }
  const command = dataCommandOf(args);
  if (!command) return undefined;
  const opened = args[0] === 'user' && args[1] === 'list' ? reading : withData;
  const given = args[0] === 'import' ? importOptions(args.slice(1)) : undefined;
  return async (folder, terminal) => {
    // Before there is a new data folder, which no backup could be restored into then.
    if (given) await requireGiven(given);
    return opened(folder, terminal.env, (data) => command(data, terminal));
  };
}

async function requireGiven({ path, mapping, pictures }: ImportOptions): Promise<void> {
  await sizeOfGiven(path);
  if (mapping !== undefined) await requireGivenFile(mapping);
  if (pictures !== undefined) await requireGivenFolder(pictures);
}

async function reading<T>(
  folder: string,
  env: NodeJS.ProcessEnv,
  work: (data: DataFolder) => Promise<T>,
): Promise<T> {
  const database = readDatabase(env);
  const store = await openData(folder, { database, readOnly: true });
  try {
    await requireNotMoved(store.read, folder, { isInBucket: readBlobsPlace(env) !== undefined });
    return await work({ store, folder });
  } finally {
    await store.close();
  }
}

async function withData<T>(
  folder: string,
  env: NodeJS.ProcessEnv,
  work: (data: DataFolder) => Promise<T>,
): Promise<T> {
  const database = readDatabase(env);
  await makeFolder(folder).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  const endSharing = await shareFolder(folder);
  try {
    // A server of the version before may still run on it.
    const store = await openData(folder, { database, mayUpgrade: false });
    try {
      await requireNotMoved(store.read, folder, { isInBucket: readBlobsPlace(env) !== undefined });
      return await work({ store, folder });
    } finally {
      await store.close();
    }
  } finally {
    endSharing();
  }
}

function dataCommandOf(args: readonly string[]): DataCommand | undefined {
  if (args[0] === 'import') {
    const options = importOptions(args.slice(1));
    if (!options) return undefined;
    if (!/\.json$/i.test(options.path)) return (data, terminal) => importFile(data, terminal, options);
    // It has its own columns and pictures nowhere, and goes into an empty inventory alone.
    if (options.pictures !== undefined || options.mapping !== undefined || options.isDry) return undefined;
    return (data, terminal) => importEverything(data, terminal, options.path);
  }
  if (args[0] !== 'user') return undefined;
  const from = args.includes(FROM_STDIN) ? 'stdin' : undefined;
  const [second, third, ...more] = namesIn(args.slice(1).filter((one) => one !== FROM_STDIN));
  if (more.length > 0) return undefined;
  if (from && second !== 'add' && second !== 'passwd') return undefined;
  if (second === 'list' && third === undefined)
    return ({ store }, terminal) => listUsersCommand(store, terminal);
  if (third === undefined) return undefined;
  if (second === 'add') return ({ store }, terminal) => addUserCommand(store, terminal, third, from);
  if (second === 'passwd') return ({ store }, terminal) => passwordCommand(store, terminal, third, from);
  if (second === 'remove') return ({ store }, terminal) => removeUserCommand(store, terminal, third);
  return undefined;
}

/** None where one is an option, which these commands have not: `--help` is no file. Behind `--` a name may be any. */
function namesIn(args: readonly string[]): string[] {
  try {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    return positionals.includes('-') ? [] : positionals;
  } catch {
    return [];
  }
}

/** Backups are of a data folder with its database. */
function requireFolder(database: DatabaseElsewhere | undefined): void {
  if (!database) return;
  throw new UnusableData(
    'This command works on the database of a data folder, and DATABASE_URL names another. ' +
      'Back that up with pg_dump and restore it with pg_restore, and copy the photos of the data folder.',
  );
}

/** Undefined for anything but one file and at most one folder. */
function importOptions(args: readonly string[]): ImportOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { images: { type: 'string' }, mapping: { type: 'string' }, 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    return path === undefined || more.length > 0
      ? undefined
      : { path, pictures: values.images, mapping: values.mapping, isDry: values['dry-run'] };
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnusableData || error instanceof BadSetting || error instanceof BlobsFailure) {
    return error.message;
  }
  const failure = databaseFailure(error);
  if (failure === 'busy') return 'The database is in use by another command. Try again when it has finished.';
  if (failure === 'away') return 'The database at DATABASE_URL went away. Try again once it is back.';
  return failure === 'full' ? 'The disk is full.' : undefined;
}
