import { initial } from './001-initial.ts';
import { search } from './001-search.ts';
import { counts, locationChanges, numbers, writeTurn } from './001-triggers.ts';
import { loginCounts } from './002-login-counts.ts';
import { shortStarts } from './003-short-starts.ts';
import { synonyms } from './004-synonyms.ts';
import { listNumbers } from './005-list-numbers.ts';
import { countsByStatement } from './006-counts-by-statement.ts';

/**
 * The schema's versions on PostgreSQL in order, only ever added to; `schema_version` holds the number of the last one.
 * They are counted apart from SQLite's, whose newest shape the newest of these has.
 */
export const POSTGRES_STEPS: readonly string[] = [
  [initial, numbers, counts, locationChanges, writeTurn, search].join('\n'),
  loginCounts,
  shortStarts,
  synonyms,
  listNumbers,
  countsByStatement,
];
