/** A table on its way into a file. */
export interface Sheet {
  title: string;
  columns: readonly Column[];
  /** Its rows, some at a time; a cell for each column. */
  portions: AsyncGenerator<readonly Row[], void, undefined>;
}

export interface Column {
  name: string;
  /** In characters. */
  width: number;
}

/** A text, a number, or a day. */
export type Cell = string | number | Day;
export type Row = readonly Cell[];

/** YYYY-MM-DD; null for none. */
export interface Day {
  day: string | null;
}
