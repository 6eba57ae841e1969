import type { DatabaseToRead, ReadingConnection } from './databaseToRead.ts';

/** Opens a connection of one's own, beside that of the store. Each engine is loaded where it is needed. */
export async function openForReading(database: DatabaseToRead): Promise<ReadingConnection> {
  if (database.engine === 'sqlite') {
    const { openSqliteForReading } = await import('./sqlite/openForReading.ts');
    return openSqliteForReading(database.path);
  }
  const { openPostgresForReading } = await import('./postgres/openForReading.ts');
  return openPostgresForReading(database.url);
}
