import type { RowsFile } from '../../../server/imports/rowsFile.ts';

/** A step of how SQLite does a statement. */
interface Step {
  sql: string;
  detail: string;
}

/** The same file, and how SQLite does each statement that was run there. */
export function plannedOn(file: RowsFile): { planned: RowsFile; plans: () => Step[] } {
  const run = new Map<string, Parameters<RowsFile['all']>>();
  const note = (...called: Parameters<RowsFile['all']>): void => void run.set(called[0], called);
  const planned: RowsFile = {
    ...file,
    all(...called) {
      note(...called);
      return file.all(...called);
    },
    run(...called) {
      note(...called);
      return file.run(...called);
    },
  };
  const plans = (): Step[] =>
    [...run.values()].flatMap(([sql, ...values]) =>
      file.all(`explain query plan ${sql}`, ...values).map(({ detail }) => ({ sql, detail: String(detail) })),
    );
  return { planned, plans };
}
