/** What an import may hold; more is refused before anything is kept. Sizes in bytes. */

/** Largest file that is taken. */
export const IMPORT_BYTES_MAX = 100 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 1_000_000;
export const IMPORT_COLUMNS_MAX = 500;
/** Characters of one cell; what is longer is a problem of its row. */
export const IMPORT_CELL_MAX = 100_000;
/** Values of a column that are shown beside its name, and characters of each. */
export const IMPORT_SAMPLES = { count: 3, characters: 80 } as const;
/** Rows of a page of the preview. */
export const IMPORT_PAGE = { standard: 50, max: 200 } as const;
/** Cells that may be edited before an import; with more the file is what to mend. */
export const IMPORT_EDITS_MAX = 10_000;
/** Characters of a template. */
export const IMPORT_TEMPLATE_MAX = 1000;
