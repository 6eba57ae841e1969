import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS } from '../../../contract/imports/mapping.ts';
import type { ImportPreset } from '../../../contract/imports/presets.ts';
import { columnTemplate } from '../../../contract/imports/templates.ts';
import { plainName } from './names.ts';

/** What a program's columns become, where that is another than their names say. */
export type PresetMapping = Partial<ImportMapping>;

type Columns = readonly string[];

/** The program or habit whose columns these are, with its mapping; undefined for nobody's. */
export function presetOf(columns: Columns): { preset: ImportPreset; mapping: PresetMapping } | undefined {
  const has = (name: string): boolean => columns.some((column) => plainName(column) === name);
  const count = (names: readonly string[]): number => names.filter(has).length;
  if (isOwn(columns)) return { preset: 'stowage', mapping: own(columns) };
  if (columns.filter((name) => /^HB\.\w/.test(name)).length >= 3)
    return { preset: 'homebox', mapping: homebox(columns) };
  if (count(PART_DB) >= 2) return { preset: 'partdb', mapping: partDb(columns) };
  if (count(INVENTREE) >= 2) return { preset: 'inventree', mapping: inventree(columns) };
  const references = firstOf(columns, ['reference', 'references', 'refs', 'designator', 'reference s']);
  if (references !== undefined && has('value') && count(['footprint', 'qty', 'quantity', 'datasheet']) > 0) {
    return { preset: 'kicad', mapping: kicad(columns, references) };
  }
  return undefined;
}

const firstOf = (columns: Columns, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const found = columns.find((column) => plainName(column) === name);
    if (found !== undefined) return found;
  }
  return undefined;
};
const template = (columns: Columns, ...names: string[]): string => {
  const found = firstOf(columns, names);
  return found === undefined ? '' : columnTemplate(found);
};

const OWN = [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS] as const;

/** Names that nobody but Stowage gives: `supplier_part_no`. A list by hand has Name, Location, Quantity, Category and Notes, too. */
const UNMISTAKABLE = OWN.filter((name) => name.includes('_'));

/**
 * Both columns that an item needs, and most of the others, as Stowage names them: one that nobody else names so, or, where those were
 * deleted, just such columns and no other.
 */
function isOwn(columns: Columns): boolean {
  const names = columns.map((name) => name.toLowerCase());
  const owned = OWN.filter((name) => names.includes(name));
  const isUnmistakable = UNMISTAKABLE.some((name) => names.includes(name));
  return (
    names.includes('name') &&
    names.includes('location') &&
    owned.length >= 7 &&
    (isUnmistakable || OWN.filter((name) => columns.includes(name)).length === columns.length)
  );
}

function own(columns: Columns): PresetMapping {
  const mapped = OWN.map((field) => {
    const column = columns.find((name) => name.toLowerCase() === field);
    return [field, column === undefined ? '' : columnTemplate(column)] as const;
  });
  // What somebody has added to an export is none of its columns; the first one without a name numbers its rows.
  const isAdded = (name: string): boolean =>
    name !== 'Column 1' && !OWN.some((field) => field === name.toLowerCase());
  return { ...Object.fromEntries(mapped), keep_unmapped: columns.some(isAdded) };
}

function homebox(columns: Columns): PresetMapping {
  const at = (...names: string[]): string => template(columns, ...names.map((name) => `hb ${name}`));
  return {
    name: at('name'),
    location: at('location'),
    category: at('labels', 'tags'),
    quantity: at('quantity'),
    description: at('description'),
    notes: at('notes'),
    supplier: at('purchase from', 'manufacturer'),
    supplier_part_no: at('model number', 'serial number'),
    supplier_item_url: '',
    acquisition_date: at('purchase date', 'purchase time'),
    keep_unmapped: true,
    date_order: 'ymd',
    decimal_mark: '.',
  };
}

const INVENTREE = [
  'ipn',
  'part ipn',
  'part name',
  'part id',
  'location id',
  'location name',
  'supplier part id',
  'supplier part sku',
  'default location',
  'category id',
  'category name',
  'in stock',
  'total in stock',
  'minimum stock',
];

function inventree(columns: Columns): PresetMapping {
  return {
    name: template(columns, 'part name', 'name', 'part full name', 'full name'),
    location: template(
      columns,
      'location path',
      'location name',
      'location',
      'default location name',
      'default location',
    ),
    category: template(columns, 'category name', 'category path', 'part category', 'category'),
    quantity: template(columns, 'quantity', 'in stock', 'total in stock', 'total stock', 'stock'),
    description: template(columns, 'part description', 'description'),
    notes: template(columns, 'notes', 'note'),
    supplier: template(columns, 'supplier name', 'supplier'),
    supplier_part_no: template(columns, 'supplier part sku', 'sku', 'mpn', 'part ipn', 'ipn'),
    supplier_item_url: template(columns, 'link', 'url'),
    keep_unmapped: true,
    date_order: 'ymd',
    decimal_mark: '.',
  };
}

const PART_DB = [
  'storage location',
  'storelocation',
  'manufacturer product number',
  'supplier part number',
  'supplierpartnr',
  'manufacturing status',
  'needs review',
  'instock',
  'mininstock',
  'minamount',
];

function partDb(columns: Columns): PresetMapping {
  return {
    name: template(columns, 'name'),
    location: template(columns, 'storage location', 'storelocation', 'location'),
    category: template(columns, 'category'),
    quantity: template(columns, 'quantity', 'instock', 'amount'),
    description: template(columns, 'description'),
    notes: template(columns, 'notes', 'comment'),
    supplier: template(columns, 'supplier', 'manufacturer'),
    supplier_part_no: template(
      columns,
      'supplier part number',
      'supplierpartnr',
      'manufacturer product number',
      'mpn',
      'ipn',
    ),
    supplier_item_url: template(columns, 'supplier product reference url', 'manufacturer product url', 'url'),
    keep_unmapped: true,
  };
}

/** A part is named by its value and its shape; where it lies is for the person to say. */
function kicad(columns: Columns, references: string): PresetMapping {
  const shape = template(columns, 'footprint', 'package');
  return {
    name: [template(columns, 'value'), shape].filter((text) => text !== '').join(' '),
    location: template(columns, 'location', 'storage', 'bin'),
    category: 'Electronics',
    quantity: template(columns, 'qty', 'quantity', 'quantity per pcb', 'count'),
    description: template(columns, 'description'),
    notes: `For ${columnTemplate(references)}`,
    supplier: template(columns, 'supplier', 'vendor', 'manufacturer'),
    supplier_part_no: template(
      columns,
      'mpn',
      'lcsc',
      'lcsc part',
      'part number',
      'supplier part number',
      'manufacturer part number',
    ),
    supplier_item_url: template(columns, 'link', 'url'),
    too_long: 'shorten',
    keep_unmapped: true,
  };
}
