import { application, goTo, here } from '../define.ts';

const OF_THE_PAGE = 'Its button is on the page of the account';
const SELDOM = 'Seldom needed';
const sheet = 'csv, to a spreadsheet, excel, xlsx, download, save as, table, take out';

/** On every page: the account, and everything that can be taken out. */
export const dataCommands = {
  account: goTo('account', 'Account and data', 'i-lucide-user', 'harmless', {
    key: 'g d',
    keywords: 'profile, user, password, who am i, backup, last backup, download, export, settings, my data',
  }),
  itemsCsv: application('export-items-csv', 'Export all items as CSV', 'i-lucide-download', 'harmless', {
    keyless: OF_THE_PAGE,
    keywords: `export items, ${sheet}`,
  }),
  itemsXlsx: application('export-items-xlsx', 'Export all items for Excel', 'i-lucide-download', 'harmless', {
    keyless: OF_THE_PAGE,
    keywords: `export items, ${sheet}`,
  }),
  locationsCsv: application(
    'export-locations-csv',
    'Export all locations as CSV',
    'i-lucide-download',
    'harmless',
    { keyless: OF_THE_PAGE, keywords: `export locations, ${sheet}` },
  ),
  locationsXlsx: application(
    'export-locations-xlsx',
    'Export all locations for Excel',
    'i-lucide-download',
    'harmless',
    { keyless: OF_THE_PAGE, keywords: `export locations, ${sheet}` },
  ),
  everything: application('export-everything', 'Export everything as JSON', 'i-lucide-download', 'harmless', {
    keyless: OF_THE_PAGE,
    keywords: 'json, dump, all data, download, take out, leave',
  }),
  backup: application('download-backup', 'Download a backup', 'i-lucide-archive', 'harmless', {
    keyless: OF_THE_PAGE,
    keywords: 'back up, save everything, zip, photos, archive, export',
  }),
};

/** Wherever a list of items is shown: those of the list, filtered and sorted as it is. */
export const theseItemsCommands = {
  csv: here('export-these-csv', 'Export these items as CSV', 'i-lucide-download', 'harmless', {
    keyless: SELDOM,
    keywords: `export this list, filtered, ${sheet}`,
  }),
  xlsx: here('export-these-xlsx', 'Export these items for Excel', 'i-lucide-download', 'harmless', {
    keyless: SELDOM,
    keywords: `export this list, filtered, ${sheet}`,
  }),
};

/** For as long as items are selected. */
export const selectedItemsCommands = {
  csv: here('export-selected-csv', 'Export the selected items as CSV', 'i-lucide-download', 'harmless', {
    keyless: SELDOM,
    keywords: `export selected, export selection, ${sheet}`,
  }),
  xlsx: here('export-selected-xlsx', 'Export the selected items for Excel', 'i-lucide-download', 'harmless', {
    keyless: SELDOM,
    keywords: `export selected, export selection, ${sheet}`,
  }),
};
