import { openCsv } from '../import/csv.ts';
import { type ImportProgress, ignoredColumns, importItems } from '../import/importItems.ts';
import { ImportRefused } from '../import/refusal.ts';
import type { Store } from '../store/store.ts';
import { counted } from '../wording.ts';
import type { Terminal } from './terminal.ts';

/** How often progress is told: on a terminal it costs nothing, in a log every line stays. */
const EVERY = { terminal: 1000, log: 10_000 };

/** `import FILE.csv`: all rows or none. */
export async function importFile(store: Store, terminal: Terminal, path: string): Promise<number> {
  try {
    const file = await openCsv(path);
    const ignored = ignoredColumns(file);
    if (ignored.length > 0) terminal.complain(`Ignored columns: ${ignored.join(', ')}`);
    const { items, locations } = await importItems(store, file, Date.now(), progressOn(terminal));
    terminal.showProgress?.('');
    terminal.print(`Imported ${counted(items, 'item')} and ${counted(locations, 'location')}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    terminal.showProgress?.('');
    for (const problem of error.problems) terminal.complain(problem);
    terminal.complain('Nothing was imported.');
    return 1;
  }
}

function progressOn({ showProgress, complain }: Terminal): (progress: ImportProgress) => void {
  const every = showProgress ? EVERY.terminal : EVERY.log;
  return ({ phase, rows }) => {
    if (rows % every === 0) (showProgress ?? complain)(`${counted(rows, 'row')} ${phase}`);
  };
}
