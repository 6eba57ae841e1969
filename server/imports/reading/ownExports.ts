import { LOCATION_COLUMNS } from '../../../contract/export/exports.ts';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import { ImportRefused } from '../refusal.ts';

const EVERYTHING = '{"stowage_export":';
const COMMAND = 'npm run stowage -- import FILE.json';

/** Throws {@link ImportRefused} for JSON, by its beginning; with how Stowage's own is brought in. */
export function refuseJson(beginning: string): void {
  if (beginning.replaceAll(/\s/g, '').startsWith(EVERYTHING)) {
    throw new ImportRefused([
      `This is Stowage's export of everything, not a table of items. Whoever runs the server brings it into an empty Stowage with this command: ${COMMAND}`,
    ]);
  }
  if (/^(\{\s*"|\[\s*\{)/.test(beginning)) {
    throw new ImportRefused(['This is JSON, not a table. Save the table as XLSX or CSV.']);
  }
}

/** Throws {@link ImportRefused} where the table is Stowage's own list of locations, with how locations are brought in. */
export function refuseLocations({ columns, sheets }: ImportFound): void {
  const own: readonly string[] = LOCATION_COLUMNS;
  const names = columns.map(({ name }) => name.toLowerCase());
  const isOwn =
    own.every((name) => names.includes(name)) &&
    columns.every(({ name, filled }) => filled === 0 || own.includes(name.toLowerCase()));
  // A workbook may have its items on another sheet.
  if (!isOwn || sheets.length > 1) return;
  throw new ImportRefused([
    `This is Stowage's list of locations. Only items are imported here: the locations that they name are made with them, so import items.csv instead. To bring all locations into an empty Stowage, take out everything as JSON under 'Account and data'; whoever runs the server imports it with this command: ${COMMAND}`,
  ]);
}
