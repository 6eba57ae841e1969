import {
  type DatabaseConstructor,
  type SqliteDatabase,
  type SqliteStatement,
  loadSqlite,
} from '../../../server/store/sqlite/api.ts';

/** SQLite's result codes that say something about the storage, with the words that come with them. */
const CODES = {
  FULL: [13, 'database or disk is full'],
  IOERR: [10, 'disk I/O error'],
  IOERR_SHMSIZE: [10 | (19 << 8), 'disk I/O error'],
  BUSY: [5, 'database is locked'],
  READONLY: [8, 'attempt to write a readonly database'],
  CORRUPT: [11, 'database disk image is malformed'],
  NOMEM: [7, 'out of memory'],
} as const;
type FaultCode = keyof typeof CODES;
export const FAULT_CODES = Object.keys(CODES) as FaultCode[];

/** What fails: the preparing of a statement, a step of it, or the end of a transaction. */
type FaultPlace = 'prepare' | 'step' | 'begin' | 'commit' | 'rollback';

interface Fault {
  code: FaultCode;
  at: FaultPlace;
  /** Which one of its kind, from 1 on; counted from when it was set. */
  nth?: number;
  /** How many fail in a row. */
  times?: number;
  /** Whether SQLite undoes the transaction by itself before it tells, as it does for a full disk. */
  isUndone?: boolean;
}

/** A SQLite whose calls fail on demand, with the codes and words of the real one. All else is the real one. */
export interface FaultySqlite {
  Database: DatabaseConstructor;
  /** From now on this happens, and nothing that was set before. */
  fail(fault: Fault): void;
  heal(): void;
  /** How often a fault has happened since it was set. */
  hits(): number;
}

export async function createFaultySqlite(): Promise<FaultySqlite> {
  const Real = await loadSqlite();
  let fault: Fault | undefined;
  let seen = 0;
  let hits = 0;

  function pass(place: FaultPlace, real: SqliteDatabase): void {
    if (!fault || fault.at !== place) return;
    const { nth = 1, times = 1, code, isUndone = false } = fault;
    seen++;
    if (seen < nth || seen >= nth + times) return;
    hits++;
    if (isUndone && real.isTransaction) real.exec('rollback');
    const [errcode, message] = CODES[code];
    throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode, errstr: message });
  }

  class Database implements SqliteDatabase {
    readonly #real: SqliteDatabase;
    constructor(...args: ConstructorParameters<DatabaseConstructor>) {
      this.#real = new Real(...args);
    }

    get isTransaction(): boolean {
      return this.#real.isTransaction;
    }

    prepare(sql: string): SqliteStatement {
      pass('prepare', this.#real);
      const statement = this.#real.prepare(sql);
      const stepping = <T>(step: () => T): T => {
        pass('step', this.#real);
        return step();
      };
      return {
        all: (...values) => stepping(() => statement.all(...values)),
        run: (...values) => stepping(() => statement.run(...values)),
        columns: () => statement.columns(),
      };
    }

    exec(sql: string): void {
      const place = (['begin', 'commit', 'rollback'] as const).find((word) => sql.startsWith(word));
      if (place) pass(place, this.#real);
      this.#real.exec(sql);
    }

    close(): void {
      this.#real.close();
    }
  }

  return {
    Database,
    fail(next) {
      fault = next;
      seen = 0;
      hits = 0;
    },
    heal: () => void (fault = undefined),
    hits: () => hits,
  };
}
