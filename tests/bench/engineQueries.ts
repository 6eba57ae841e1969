import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { openData } from '../../server/dataFolder.ts';
import { searchItems } from '../../server/store/search/search.ts';

/**
 * How long the queries of tests/support/queries take on SQLite and on PostgreSQL, and whether both find the same:
 * `npm run bench -- engineQueries --sqlite DATA_FOLDER --postgres postgres://…`. Both hold the same items.
 */

const QUERIES = join(import.meta.dirname, '../support/queries');
const NAMES = ['demo', 'inventree', 'generated'];

const share = (times: readonly number[], part: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1);

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { sqlite: text, postgres: text } });
  if (values.sqlite === undefined || values.postgres === undefined) {
    console.error('Usage: npm run bench -- engineQueries --sqlite DATA_FOLDER --postgres postgres://…');
    return 1;
  }
  const empty = await mkdtemp(join(tmpdir(), 'stowage-'));
  const engines = {
    sqlite: { store: await openData(values.sqlite), times: [] as number[] },
    postgres: {
      store: await openData(empty, { database: { url: values.postgres, connections: 2 } }),
      times: [] as number[],
    },
  };
  const queries = NAMES.flatMap((name) =>
    readFileSync(join(QUERIES, `${name}.tsv`), 'utf8')
      .trimEnd()
      .split('\n'),
  ).map((line) => line.split('\t', 1)[0] ?? '');
  let different = 0;
  for (const isMeasured of [false, true]) {
    for (const query of queries) {
      const answers: unknown[] = [];
      for (const { store, times } of Object.values(engines)) {
        const began = performance.now();
        answers.push(await searchItems(store.read, query, 100, 0));
        if (isMeasured) times.push(performance.now() - began);
      }
      if (isMeasured && !isDeepStrictEqual(answers[0], answers[1])) different += 1;
    }
  }
  console.log(`${queries.length} queries, ${different} with other hits`);
  for (const [name, { store, times }] of Object.entries(engines)) {
    console.log(
      `${name}: p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, at most ${share(times, 0.999)} ms`,
    );
    await store.close();
  }
  await rm(empty, { recursive: true });
  return 0;
}

process.exitCode = await main();
