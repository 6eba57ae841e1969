import {
  type Infer,
  boolean,
  defaulted,
  enums,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
} from 'superstruct';
import { IMPORT_ENCODINGS } from './encodings.ts';
import { IMPORT_TEMPLATE_MAX } from './limits.ts';

/**
 * How the columns of a spreadsheet become fields. Each field has a template: `{Column}` stands for the value of that
 * column in the row, everything else for itself. So `{Name}` is one column, `{Type} {Length} in {Material}` several, and
 * `Garage` the same text for all rows; '' leaves the field empty. What stands between two columns goes where one of both
 * is empty. In `location` the names are joined by ' > ', and empty ones are left out. A brace is written twice.
 */

/** The fields of an item that an import can fill, in the order of the form. `path` is told as `location`. */
export const IMPORT_FIELDS = [
  'name',
  'location',
  'category',
  'quantity',
  'description',
  'notes',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields of the locations that have to be made: of the last of the path, or of all of it. */
export const IMPORT_LOCATION_FIELDS = ['location_label', 'location_type', 'location_area'] as const;
export type ImportLocationField = (typeof IMPORT_LOCATION_FIELDS)[number];

/** What happens to a row whose item is there already: same part number, or same name at the same place, and no other serial number or its like. */
export const DUPLICATE_RULES = ['skip', 'add', 'update', 'create'] as const;
export type DuplicateRule = (typeof DUPLICATE_RULES)[number];
/** What is done with a text that is longer than its field may be: a problem of its row, or cut and kept whole in the notes. */
export const TOO_LONG_RULES = ['refuse', 'shorten'] as const;
/** The order of day, month and year where a date leaves it open. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export const DECIMAL_MARKS = ['.', ','] as const;

const Template = defaulted(size(string(), 0, IMPORT_TEMPLATE_MAX), '');

/**
 * Where another sheet or header row is sent than was found last, the columns are others: templates that name one which is not there are
 * guessed anew, and the rest is kept. Where another encoding is sent, only the columns' names are: templates name the same columns by
 * their new names, and what is as it was guessed, the header row too, is guessed anew.
 */
export const ImportMapping = object({
  /** The sheet of a workbook; null in files that have none. */
  sheet: nullable(string()),
  /** The row of the columns' names, 1 is the first; null where there is none. Rows above it are left out. */
  header_row: nullable(integer()),
  /** How the letters of a text file are read; left out where nobody has said it: as it was found last. */
  encoding: optional(enums(IMPORT_ENCODINGS)),
  name: Template,
  location: Template,
  category: Template,
  quantity: Template,
  description: Template,
  notes: Template,
  supplier: Template,
  supplier_part_no: Template,
  supplier_item_url: Template,
  acquisition_date: Template,
  location_label: Template,
  location_type: Template,
  location_area: Template,
  /** Whether columns that no template names become lines 'Column: value' at the end of the notes. */
  keep_unmapped: defaulted(boolean(), false),
  date_order: defaulted(enums(DATE_ORDERS), 'ymd'),
  decimal_mark: defaulted(enums(DECIMAL_MARKS), '.'),
  too_long: defaulted(enums(TOO_LONG_RULES), 'refuse'),
  duplicates: defaulted(enums(DUPLICATE_RULES), 'skip'),
});
export type ImportMapping = Infer<typeof ImportMapping>;
