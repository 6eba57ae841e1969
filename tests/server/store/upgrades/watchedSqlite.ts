import {
  type DatabaseConstructor,
  type SqliteDatabase,
  type SqliteStatement,
  loadSqlite,
} from '../../../../server/store/sqlite/api.ts';

/** SQLite, which tells `onStatement` of each statement before it runs. */
export async function watchedSqlite(onStatement: (sql: string) => void): Promise<DatabaseConstructor> {
  const Real = await loadSqlite();
  return class implements SqliteDatabase {
    readonly #real: SqliteDatabase;
    constructor(...args: ConstructorParameters<DatabaseConstructor>) {
      this.#real = new Real(...args);
    }

    get isTransaction(): boolean {
      return this.#real.isTransaction;
    }

    prepare(sql: string): SqliteStatement {
      onStatement(sql);
      return this.#real.prepare(sql);
    }

    exec(sql: string): void {
      onStatement(sql);
      this.#real.exec(sql);
    }

    close(): void {
      this.#real.close();
    }
  };
}
