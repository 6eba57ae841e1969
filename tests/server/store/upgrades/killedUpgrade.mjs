// Upgrades the data folder of its first argument, and kills itself before the statement that its second one begins.
import { register } from 'tsx/esm/api';

register();
const { openData } = await import('../../../../server/dataFolder.ts');
const { watchedSqlite } = await import('./watchedSqlite.ts');
const [, , folder, statement] = process.argv;
const Database = await watchedSqlite((sql) => {
  if (sql.startsWith(statement)) process.kill(process.pid, 'SIGKILL');
});
await openData(folder, { Database });
