import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../../../server/store/postgres/open.ts';
import { TemporaryPostgres } from './temporaryPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a PostgreSQL for the tests, and how its databases are reached; '' where there is none. */
    postgres: string;
  }
}

/** Has the newest schema and its lists, and nothing else. */
export const TEMPLATE = 'stowage_template';

/** Starts one PostgreSQL for all tests that need it, with a database to copy. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const server = await TemporaryPostgres.start();
  if (!server) {
    console.warn(
      'NOT TRIED: this machine has no PostgreSQL, so no test runs on it. Install the package postgresql.',
    );
    provide('postgres', '');
    return async () => undefined;
  }
  try {
    await server.run('postgres', `create database ${TEMPLATE}`);
    await (await openPostgresStore(server.urlOf(TEMPLATE))).close();
  } catch (error) {
    await server.remove();
    throw error;
  }
  const others = config.include.length - 1;
  const again = `again with STOWAGE_TEST_SEED=${config.env['STOWAGE_TEST_SEED']}`;
  console.log(
    `On PostgreSQL: tests/server/engines and ${others} other files of the server's tests, ${again}`,
  );
  provide('postgres', server.urlOf('DATABASE'));
  return () => server.remove();
}
