import {
  type Infer,
  array,
  assign,
  boolean,
  enums,
  integer,
  mask,
  nullable,
  object,
  optional,
  record,
  size,
  string,
} from 'superstruct';
import { IMPORT_ENCODINGS } from './encodings.ts';
import { IMPORT_CELL_MAX } from './limits.ts';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS, ImportMapping } from './mapping.ts';

/**
 * A spreadsheet on its way to becoming items:
 * `reading` → `read` (columns known, a mapping guessed) → `checking` → `checked` (a preview) → `importing` → `imported`
 * → `undoing` → `undone`. `failed` says why in `problem`; `cancelled` has left nothing behind, and says why in
 * `problem` where no person has cancelled it. A mapping that is sent
 * while it is `read` or `checked` has it checked anew. What could not be checked, lacks room on the disk, or meets notes that have grown so that a
 * row does not fit beside them, is `read` again, and says so in `problem`.
 */
export const IMPORT_STATES = [
  'reading',
  'read',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const ImportColumn = object({
  /**
   * As the header has it, on one line, cut, and with parentheses for braces; 'Column 3' where it has none, with ' (2)'
   * behind a name that is there twice.
   */
  name: string(),
  /** The first values that are not empty, cut. */
  samples: array(string()),
  /** Rows that have a value. */
  filled: integer(),
});
export type ImportColumn = Infer<typeof ImportColumn>;

/** What a row becomes. A row with a `problem` is neither, and an import that has one cannot be begun. */
export const ROW_ACTIONS = ['create', 'update', 'add', 'skip', 'problem'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

const Counts = object({
  create: integer(),
  update: integer(),
  /** Their item is just as they would leave it: nothing is written. Left out by what counted before there was this. */
  same: optional(integer()),
  /** Their quantity is added to that of the item that is there. */
  add: integer(),
  skip: integer(),
  /** Those skipped rows whose item an earlier row of the file makes; left out by what counted before there was this. */
  twice: optional(integer()),
  problem: integer(),
  /** Locations and categories that have to be made. */
  locations: integer(),
  categories: integer(),
});
export type ImportCounts = Infer<typeof Counts>;

/** An import without what it found: an entry of the list of imports. */
const summary = {
  id: string(),
  /** The file's name. */
  name: string(),
  state: enums(IMPORT_STATES),
  created_at: string(),
  /** The login name of who did it. */
  user: string(),
  /** Why it failed, or has to be checked again, for a person. */
  problem: nullable(string()),
  /** Of the work that is under way, in rows; `total` is null while nobody knows it. */
  progress: nullable(object({ done: integer(), total: nullable(integer()) })),
  /** Of the preview, from `checked` on; of what was really done from `imported` on. */
  counts: nullable(Counts),
  /** Records that were changed by somebody since, or are in use, and were left as they are, once it is `undone`. */
  kept: nullable(integer()),
};
export const ImportSummary = object(summary);
export type ImportSummary = Infer<typeof ImportSummary>;

/** What a file turned out to be; null while it is `reading`. */
const Found = object({
  /** For example 'CSV, semicolons, Windows-1252' or 'Excel'. */
  format: string(),
  /** How the letters of a text file were read; left out of a workbook. Unless the mapping says it, it was found out, or guessed. */
  encoding: optional(enums(IMPORT_ENCODINGS)),
  /** Signs that could not be read so, with the row of the first; left out where there are none. */
  unread: optional(object({ signs: integer(), line: integer() })),
  /** The sheets of a workbook; empty in files that have none. */
  sheets: array(string()),
  /** Rows below the header; empty ones are not counted. */
  rows: integer(),
  columns: array(ImportColumn),
  /** The id of the preset whose columns these are, see `IMPORT_PRESETS`; null for nobody's. */
  preset: nullable(string()),
});
export type ImportFound = Infer<typeof Found>;

/** What an undo has left, as it is called by now. */
const KeptRecord = object({
  kind: enums(['item', 'location', 'category', 'type', 'area'] as const),
  id: string(),
  name: string(),
});
export type KeptRecord = Infer<typeof KeptRecord>;

/** A location or a category that an import would make. */
const MadeName = object({
  kind: enums(['location', 'category'] as const),
  /** Of a location its whole path, with ' › ' between the names. */
  name: string(),
  /** Rows that need it; of a location those of what is inside, too. */
  rows: integer(),
  /** The first of them, where that is known. */
  line: nullable(integer()),
  /** What it may have been meant to be: the name of one beside it that is there, or that the import would make as well. */
  like: nullable(object({ name: string(), isMade: boolean() })),
});
export type MadeName = Infer<typeof MadeName>;

export const Import = object({
  ...summary,
  /** Of the `kept` records the first ones that are still there, once it was taken back; an older host does not tell. */
  left: optional(array(KeptRecord)),
  found: nullable(Found),
  /** The guessed one, then what was last sent. */
  mapping: nullable(ImportMapping),
  /** Of its preview, while it is `checked`: what it would make, first what resembles something else; of very many not all. */
  made: optional(array(MadeName)),
  /** Of its preview, while it is `checked`, see {@link PreviewPage}. */
  revision: optional(integer()),
});
export type Import = Infer<typeof Import>;

export const IMPORT_CELLS = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS] as const;
export type ImportCell = (typeof IMPORT_CELLS)[number];

const RowProblem = object({
  /** The field that cannot take its value; '' for the row as a whole. */
  field: enums([...IMPORT_CELLS, ''] as const),
  reason: string(),
  /** A value that would do, a shortened name for example; null where nobody can tell. */
  suggestion: nullable(string()),
});
export type RowProblem = Infer<typeof RowProblem>;

/** A row of the preview. */
const PreviewRow = object({
  /** Its line in the file or sheet; 1 is the first. */
  line: integer(),
  action: enums(ROW_ACTIONS),
  /** The values of the fields as texts after the mapping and all edits; those that are empty are left out. */
  values: record(string(), string()),
  problems: array(RowProblem),
  /** The item that is there already; its id is '' for one that an earlier row of the same file makes. */
  duplicate_of: nullable(object({ id: string(), name: string(), location_path: string() })),
  /** Whether a person has edited it here. */
  edited: boolean(),
  /** What a person has chosen to become of it; left out where nobody has. */
  chosen: optional(enums(['create', 'update', 'add', 'skip'] as const)),
  /** Whether the item that it would update is just so already; left out where it is not. */
  same: optional(boolean()),
  /**
   * What the item that it would update has now where that becomes something else: texts by field, '' for nothing. Left out of other rows,
   * and of those whose item a row above changes.
   */
  replaces: optional(record(string(), string())),
});
export type PreviewRow = Infer<typeof PreviewRow>;

/** What PATCH answers: the row as it is now. */
const EditedRow = assign(
  PreviewRow,
  object({
    /** Of the preview with this edit: one more than before it, or, where other rows are others now, too, more by as many. */
    revision: optional(integer()),
  }),
);
export type EditedRow = Infer<typeof EditedRow>;

export const PreviewPage = object({
  rows: array(PreviewRow),
  total: integer(),
  /**
   * Which preview these rows are of: a greater number after each edit, whoever makes it, and another one after each check. POST
   * /api/imports/{id}/apply takes it as If-Match ("7", in quotes): 412, and nothing is imported, where it is another one by then. Left out
   * by a host that does not know it.
   */
  revision: optional(integer()),
  /** The sheet that they are of, null in a file that has none; left out by a host that does not tell. */
  sheet: optional(nullable(string())),
});
export type PreviewPage = Infer<typeof PreviewPage>;

/** Which rows of a preview are asked for: `?only=`; all where it is left out. */
export const PREVIEW_FILTERS = ['problems', 'duplicates', 'updates'] as const;
export type PreviewFilter = (typeof PREVIEW_FILTERS)[number];

/**
 * PATCH /api/imports/{id}/rows/{line}: other values for cells (a text; null takes the edit back), or what to do with
 * this row whatever the mapping's rule for duplicates says (null takes that back).
 */
export const RowEdit = object({
  values: optional(record(enums(IMPORT_CELLS), nullable(size(string(), 0, IMPORT_CELL_MAX)))),
  action: optional(nullable(enums(['create', 'update', 'add', 'skip'] as const))),
  /**
   * The texts that whoever edits has seen in these cells or typed into them, '' for empty ones, and of `action` what had been chosen, '' where
   * nothing had: 412, and nothing is changed, where somebody has made something else of one of them. Of cells that the edit leaves as they are, too:
   * a row is left out for what was seen in them.
   */
  was: optional(record(enums([...IMPORT_CELLS, 'action'] as const), array(string()))),
  /** The sheet whose row is meant, null in a file that has none: 409 where the rows are those of another one by now. */
  sheet: optional(nullable(string())),
});
export type RowEdit = Infer<typeof RowEdit>;

/** Each throws a StructError for what is no such answer. */
export const decodeImport = (value: unknown): Import => mask(value, Import);
export const decodeImports = (value: unknown): ImportSummary[] =>
  mask(value, object({ imports: array(ImportSummary) })).imports;
export const decodePreviewPage = (value: unknown): PreviewPage => mask(value, PreviewPage);
export const decodePreviewRow = (value: unknown): EditedRow => mask(value, EditedRow);
