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

/** Where servers are started on a database that the test does not choose itself. */
const STARTS_SERVERS = join('tests', 'server', 'startServer.ts');
/** What a call names that chooses it: an engine, a SQLite of the test's own, a folder with the file in it. */
const CHOOSES = /\b(engine|Database|folder)\b/;

/** Whether a test file starts servers on a database that it does not choose itself, by what it and what that imports. */
export function startsServers(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith('tests')) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  // Types start nothing.
  const imported = [...text.matchAll(/^(?:import|export) (?!type )([^;]*?) from '(\.[^']+\.tsx?)'/gm)];
  return imported.some(([, names = '', path = '']) => {
    const from = join(dirname(file), path);
    return from === STARTS_SERVERS
      ? /(?<!type )\bstartServer\b/.test(names) && isChoiceLeft(text)
      : startsServers(from, seen);
  });
}

/** Whether some server of the file is started without a word about its database. */
function isChoiceLeft(text: string): boolean {
  const calls = [...text.matchAll(/\bstartServer\(([^;]*)\)/g)];
  return calls.length === 0 || calls.some(([, given = '']) => !CHOOSES.test(given));
}
