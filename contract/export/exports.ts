import {
  type Infer,
  type Struct,
  array,
  coerce,
  create,
  integer,
  min,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS } from '../imports/mapping.ts';

/** What can be taken out, each at `/api/export/` and its name. */
export const EXPORT_FILES = [
  'items.csv',
  'items.xlsx',
  'locations.csv',
  'locations.xlsx',
  'everything.json',
  'backup.zip',
] as const;
export type ExportFile = (typeof EXPORT_FILES)[number];

/** Columns of items: the fields that an import knows, and what it makes the last location of the path of. */
export const ITEM_COLUMNS = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS] as const;
export const LOCATION_COLUMNS = ['name', 'path', 'label', 'type', 'area', 'description'] as const;

/** Most items that one export names one by one. */
export const EXPORT_IDS_MAX = 10_000;
/** How long a file that was made waits to be fetched, in milliseconds. */
export const EXPORT_KEPT = 10 * 60_000;
/** How long the making of one may take, in milliseconds: most of it is the photos of a backup. */
export const EXPORT_TIMEOUT = 30 * 60_000;

const count = min(integer(), 0);

/** A file that was made and waits to be fetched. */
export const MadeExport = type({
  /** To save it under. */
  name: string(),
  /** Where it lies, with a key in it, for a few minutes: whoever has the address gets the file. */
  address: string(),
  bytes: count,
  /** What is in it. */
  counts: type({ items: optional(count), locations: optional(count), photos: optional(count) }),
});
export type MadeExport = Infer<typeof MadeExport>;
export type ExportCounts = MadeExport['counts'];

/** Throws superstruct's StructError. */
export const decodeMadeExport = (value: unknown): MadeExport => create(value, MadeExport);

/** Ids as one text, a request's field, joined by commas. */
export const idsText = (ids: readonly string[]): string => ids.join(',');
const Ids: Struct<string[]> = coerce(array(string()), string(), (text) =>
  text === '' ? [] : text.split(','),
) as unknown as Struct<string[]>;

/** POST /api/export/{file}. */
export const ExportRequest = object({ ids: optional(Ids) });
