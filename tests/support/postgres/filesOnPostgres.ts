import { createHash, randomInt } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresPrograms } from '../../../scripts/lib/postgres.mjs';

/** The databases on which the server's tests run, besides those that always run on both. */
export const ENGINES_TRIED = ['alternating', 'sqlite', 'postgres', 'both'] as const;

/** Which of the server's test files run on which database in this run. */
export interface FilesOnEngines {
  sqlite: readonly string[];
  postgres: readonly string[];
  /** Gives the same choice again. */
  seed: string;
}

/**
 * Each file on one of the databases, which a seed decides, or as `STOWAGE_TEST_ENGINE` wants it. Where the machine has no
 * PostgreSQL all run on SQLite.
 *
 * @param files from the project's folder on
 */
export function chooseEngines(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  hasPostgres = postgresPrograms() !== undefined,
): FilesOnEngines {
  const wanted = env['STOWAGE_TEST_ENGINE'] || 'alternating';
  if (!ENGINES_TRIED.some((one) => one === wanted)) {
    throw new Error(`STOWAGE_TEST_ENGINE is one of ${ENGINES_TRIED.join(', ')}, not "${wanted}".`);
  }
  const seed = env['STOWAGE_TEST_SEED'] || String(randomInt(1_000_000));
  const isOn = (engine: 'sqlite' | 'postgres', file: string): boolean => {
    if (!hasPostgres) return engine === 'sqlite';
    if (wanted !== 'alternating') return wanted === 'both' || wanted === engine;
    const [first = 0] = createHash('sha256').update(`${seed} ${file}`).digest();
    return (first % 2 === 0) === (engine === 'sqlite');
  };
  return {
    sqlite: files.filter((file) => isOn('sqlite', file)),
    postgres: files.filter((file) => isOn('postgres', file)),
    seed,
  };
}

/** All test files of a folder and its folders, each as a path that begins with `folder`. */
export const testFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .toSorted();

/** Asked for by whatever test starts a server on a database that it does not choose itself. */
const STARTS_SERVERS = join('tests', 'server', 'startServer.ts');

/** Whether a test file starts servers, by what it and what that imports. */
export function startsServers(file: string, seen = new Set<string>()): boolean {
  if (file === STARTS_SERVERS) return true;
  if (seen.has(file) || !file.startsWith('tests')) return false;
  seen.add(file);
  const imported = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g);
  return [...imported].some(([, path = '']) => startsServers(join(dirname(file), path), seen));
}
