import type { Import, ImportCounts, ImportSummary, PreviewRow } from '../../../contract/imports/imports.ts';
import { ImportMapping } from '../../../contract/imports/mapping.ts';
import { create } from 'superstruct';

export const aMapping = (change: Partial<ImportMapping> = {}): ImportMapping => ({
  ...create({ sheet: null, header_row: 1, name: '{Name}', location: '{Place}' }, ImportMapping),
  ...change,
});

export const counts = (change: Partial<ImportCounts> = {}): ImportCounts => ({
  create: 2,
  update: 0,
  add: 0,
  skip: 0,
  problem: 0,
  locations: 1,
  categories: 0,
  ...change,
});

export const aSummary = (change: Partial<ImportSummary> = {}): ImportSummary => ({
  id: 'import-1',
  name: 'parts.csv',
  state: 'read',
  created_at: '2026-03-01T12:00:00Z',
  user: 'ada',
  problem: null,
  progress: null,
  counts: null,
  kept: null,
  ...change,
});

/** An import of three columns, of which two are used. */
export const anImport = (change: Partial<Import> = {}): Import => ({
  ...aSummary(),
  found: {
    format: 'CSV',
    sheets: [],
    rows: 3,
    columns: [
      { name: 'Name', samples: ['M3 bolt', 'M4 bolt'], filled: 3 },
      { name: 'Place', samples: ['Shelf'], filled: 3 },
      { name: 'Colour', samples: ['red'], filled: 1 },
    ],
    preset: null,
  },
  mapping: aMapping(),
  ...change,
});

export const aRow = (change: Partial<PreviewRow> = {}): PreviewRow => ({
  line: 2,
  action: 'create',
  values: { name: 'M3 bolt', location: 'Shelf' },
  problems: [],
  duplicate_of: null,
  edited: false,
  ...change,
});
