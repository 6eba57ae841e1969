/** The part of node's `node:sqlite` API that the server uses; both implementations have it. */
export interface SqliteStatement {
  all(...values: SqliteValue[]): unknown[];
  run(...values: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  columns(): unknown[];
}

export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  /** Whether a transaction is open. */
  readonly isTransaction: boolean;
  close(): void;
}

/** What SQLite can hold without changing it. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** Opens a file, or a `file:` address with parameters of SQLite's; `timeout` is how long it waits for locks, in ms. */
export type DatabaseConstructor = new (
  path: string,
  options: { timeout: number; readOnly?: boolean },
) => SqliteDatabase;

/**
 * The database class: node's own where it is complete (Node >= 22.16), else the package with the same API.
 * Node prints an experimental warning for its own; the package is only loaded when it is needed.
 */
export async function loadSqlite(): Promise<DatabaseConstructor> {
  const own = hasOwnSqlite(process.versions.node) ? process.getBuiltinModule('node:sqlite') : undefined;
  const loaded: object = own ?? (await import('@photostructure/sqlite'));
  if (!('DatabaseSync' in loaded)) throw new Error('This Node has no usable node:sqlite.');
  // The API is declared above in the shape that node documents; the two modules' own types differ in details.
  return loaded.DatabaseSync as DatabaseConstructor;
}

/** `statement.columns()`, which tells a reading statement, came with Node 22.16. */
function hasOwnSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 16);
}
