import { gzipSync } from 'node:zlib';
import type { Struct } from 'superstruct';
import { AnalysisRequest } from '../../../contract/analysis/analysis.ts';
import { CorrectionRequest } from '../../../contract/analysis/correction.ts';
import { check } from '../../../contract/check.ts';
import { EXPORT_FILES, ExportRequest } from '../../../contract/export/exports.ts';
import { IMPORT_ENCODINGS } from '../../../contract/imports/encodings.ts';
import { IMPORT_CELLS, RowEdit } from '../../../contract/imports/imports.ts';
import { ImportMapping } from '../../../contract/imports/mapping.ts';
import { PlaceRequest } from '../../../contract/places/places.ts';
import { JSON_BODY_MAX } from '../../../contract/limits.ts';
import {
  CategoryCreateRequest,
  CategoryUpdateRequest,
  ItemCreateRequest,
  ItemImageRequest,
  ItemUpdateRequest,
  LocationAreaCreateRequest,
  LocationAreaUpdateRequest,
  LocationCreateRequest,
  LocationImageRequest,
  LocationTypeCreateRequest,
  LocationTypeUpdateRequest,
  LocationUpdateRequest,
  LoginRequest,
} from '../../../contract/requests.ts';
import { SynonymGroupChange, SynonymGroupRequest } from '../../../contract/finding/synonymGroups.ts';
import { HOSTILE_TEXTS, hostileName } from '../generator/hostile.ts';
import { aGrid } from '../grids.ts';
import type { Random } from '../generator/random.ts';
import { anyBytes, anyText, anyValue } from './junk.ts';
import type { World } from './world.ts';

interface JsonBody {
  /** By its fields. */
  schema: object;
  isGood: (body: unknown) => boolean;
}
/** What a call takes: JSON as the contract has it, a file, or no body at all. */
type Taken = JsonBody | 'photo' | 'spreadsheet' | 'nothing';

const json = <T, S extends object>(struct: Struct<T, S>): JsonBody => ({
  schema: struct.schema,
  isGood: (body) => check(body, struct).ok,
});

/** What every call takes that may have a body; tests/server/http/fuzz.test.ts says which is missing. */
export const BODIES: Readonly<Record<string, Taken>> = {
  'POST /api/login': json(LoginRequest),
  'POST /api/logout': 'nothing',
  'POST /api/items': json(ItemCreateRequest),
  'PATCH /api/items/:id': json(ItemUpdateRequest),
  'POST /api/items/:id/restore': 'nothing',
  'POST /api/locations': json(LocationCreateRequest),
  'PATCH /api/locations/:id': json(LocationUpdateRequest),
  'POST /api/locations/:id/restore': 'nothing',
  'POST /api/locations/suggestions': json(PlaceRequest),
  'POST /api/location-types': json(LocationTypeCreateRequest),
  'PATCH /api/location-types/:id': json(LocationTypeUpdateRequest),
  'PATCH /api/location-areas/:id': json(LocationAreaUpdateRequest),
  'PATCH /api/item-categories/:id': json(CategoryUpdateRequest),
  'POST /api/location-areas': json(LocationAreaCreateRequest),
  'POST /api/synonyms': json(SynonymGroupRequest),
  'PATCH /api/synonyms/:id': json(SynonymGroupChange),
  'POST /api/item-categories': json(CategoryCreateRequest),
  ...Object.fromEntries(EXPORT_FILES.map((file) => [`POST /api/export/${file}`, json(ExportRequest)])),
  'POST /api/imports': 'spreadsheet',
  'PUT /api/imports/:id/mapping': json(ImportMapping),
  'PATCH /api/imports/:id/rows/:line': json(RowEdit),
  'POST /api/imports/:id/apply': 'nothing',
  'POST /api/imports/:id/undo': 'nothing',
  'POST /api/images': 'photo',
  'POST /api/images/:id/analyze': json(AnalysisRequest),
  'PUT /api/images/:id/grid': json(CorrectionRequest),
  'POST /api/item-images': json(ItemImageRequest),
  'POST /api/location-images': json(LocationImageRequest),
};

const GROUP = ['Löthilfe', 'third hand', 'x'];

type Value = (random: Random, world: World) => unknown;

const text: Value = (random) => (random.chance(0.3) ? '' : random.pick(HOSTILE_TEXTS));
const short: Value = (random) => hostileName(random, 50).padEnd(2, 'x');
const template: Value = (random) => random.pick(['', '{name}', '{Artikel} {Ort}', 'Lab', '{location} > {x}']);
/** Something good for each field of the contract; the same test says which field is missing. */
const VALUES: Readonly<Record<string, Value>> = {
  name: short,
  was: (random) => random.pick(['Misc', 'HANGAR', 'Container']),
  category: (random) => random.pick(['Misc', 'Fasteners', 'misc', { name: 'Tools' }]),
  location_id: (random, world) => world.pick(random, 'locations'),
  description: text,
  notes: text,
  quantity: (random) => random.pick([0, 1, 2.5, 1e12]),
  supplier: text,
  supplier_part_no: text,
  supplier_item_url: (random) => random.pick(['', 'https://example.org/a?b=c#d', 'HTTP://EXAMPLE.org']),
  acquisition_date: (random) => random.pick([null, '', '2024-02-29', '0001-01-01', '9999-12-31']),
  location_type_id: (random) => random.whole(1, 3),
  location_area_id: (random) => random.whole(1, 3),
  text,
  label: (random) => (random.chance(0.5) ? '' : `L-${random.whole(1, 1e6)}`),
  parent_id: (random, world) => (random.chance(0.5) ? null : world.pick(random, 'locations')),
  item_id: (random, world) => world.pick(random, 'items'),
  image_id: (random, world) => world.pick(random, 'images'),
  username: (random) => random.pick(['admin', 'marta', 'nobody', random.pick(HOSTILE_TEXTS)]),
  password: (random) => random.pick(['x', 'not the password', 'y'.repeat(1000)]),
  ids: (random, world) => random.pick(['', `${world.pick(random, 'items')},nobody`, ',,,', 'x'.repeat(1000)]),
  location: template,
  location_label: template,
  location_type: template,
  location_area: template,
  sheet: (random) => random.pick([null, 'Sheet1']),
  header_row: (random) => random.pick([null, 1, 2, -1, 1e9]),
  encoding: (random) => random.pick(IMPORT_ENCODINGS),
  keep_unmapped: (random) => random.chance(0.5),
  date_order: (random) => random.pick(['ymd', 'dmy', 'mdy']),
  decimal_mark: (random) => random.pick(['.', ',']),
  too_long: (random) => random.pick(['refuse', 'shorten']),
  duplicates: (random) => random.pick(['skip', 'add', 'update', 'create']),
  values: (random) => ({ [random.pick(IMPORT_CELLS)]: random.pick([null, '', ...HOSTILE_TEXTS]) }),
  action: (random) => random.pick([null, 'create', 'update', 'add', 'skip']),
  model_version: (random) => random.pick(['latest', '', null]),
  analysis_type: (random) => random.pick(['Image analysis', '', null]),
  grid: (random) =>
    random.pick([null, aGrid(), aGrid({ joined: [{ row: 1, column: 1, rows: 2, columns: 3 }] })]),
  words: (random) => random.pick([GROUP, GROUP.map((word) => `${word} ${random.whole(1, 1e6)}`)]),
  names: (random) => random.pick([[], [{ row: 1, column: 1, name: hostileName(random, 50) }]]),
};

const TEMPLATES = Object.fromEntries(IMPORT_CELLS.map((name) => [name, true]));

/** The fields that `taken` names and nobody has a value for. */
export const fieldsWithoutValue = (taken: JsonBody): string[] =>
  Object.keys(taken.schema).filter((name) => !Object.hasOwn(VALUES, name));

/** A body as it should be: every field of `taken`, an update with some of them. */
export function goodBody(
  random: Random,
  world: World,
  taken: JsonBody,
  isUpdate: boolean,
): Record<string, unknown> {
  const names = Object.keys(taken.schema).filter(() => !isUpdate || random.chance(0.4));
  // In a mapping, names of fields stand for templates.
  const isMapping = Object.hasOwn(taken.schema, 'header_row');
  // Where a thing may belong is asked in texts alone.
  const isPlace = Object.hasOwn(taken.schema, 'text');
  const hasWords = Object.hasOwn(taken.schema, 'words');
  // A row of an import tells what was seen of each cell.
  const isRow = Object.hasOwn(taken.schema, 'values');
  const valueOf = (name: string): unknown => {
    if (isMapping && Object.hasOwn(TEMPLATES, name)) return template(random, world);
    if (hasWords && name === 'was') return GROUP;
    if (isRow && name === 'was')
      return { [random.pick([...IMPORT_CELLS, 'action'])]: [random.pick(['', 'skip', ...HOSTILE_TEXTS])] };
    return isPlace && name === 'category' ? text(random, world) : VALUES[name]?.(random, world);
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Keys that no request has, some of which every object inherits. */
const EXTRA = [
  'id',
  'user_id',
  'version',
  'created_at',
  'is_admin',
  'constructor',
  'toString',
  'hasOwnProperty',
];

/** JSON of a body with one thing wrong, or one that is merely unusual. */
export function nearBody(random: Random, body: Record<string, unknown>): string {
  const names = Object.keys(body);
  const name = names.length === 0 ? 'name' : random.pick(names);
  const { [name]: _left, ...others } = body;
  return random.pick([
    () => JSON.stringify({ ...body, [name]: anyValue(random) }),
    () => JSON.stringify({ ...body, [name]: anyText(random) }),
    () => JSON.stringify(others),
    () => JSON.stringify({ ...body, [random.pick(EXTRA)]: anyValue(random) }),
    // As text: an object literal would set its prototype.
    () => `{"__proto__":${JSON.stringify({ [name]: anyValue(random) })},${JSON.stringify(others).slice(1)}`,
    () => `{${JSON.stringify(name)}:${'['.repeat(500)}${']'.repeat(500)}}`,
    () => `{${JSON.stringify(name)}:1e999,${JSON.stringify(name)}:"twice"}`,
    () => JSON.stringify(Object.fromEntries(Object.entries(body).map(([key]) => [key, anyValue(random)]))),
  ])();
}

/** What is no body of this call at all. */
export function junkBody(random: Random): Buffer {
  // Each of these is large: some are enough.
  if (random.chance(0.02)) {
    return Buffer.from(
      random.pick([
        () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        () => `{"name":"${'x'.repeat(JSON_BODY_MAX)}"}`,
        () => `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
        () => `${' '.repeat(500_000)}{}`,
        () => `{"name":${'9'.repeat(200_000)}}`,
      ])(),
    );
  }
  return random.pick([
    () => Buffer.from(random.pick(['', '{', '[]', '"x"', 'null', '1', 'NaN', '{}x', "{'a':1}", '{"a":1,}'])),
    () => Buffer.from(JSON.stringify(anyValue(random))),
    () => Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    () => Buffer.from('\uFEFF{"name":"Bolt"}'),
    () => Buffer.from('{"name":"Bolt"}', 'utf16le'),
    () => gzipSync('{"name":"Bolt"}'),
    () => Buffer.from('{"name":"\\ud800","notes":"\\u0000"}'),
    () => Buffer.from('name=Bolt&category=Misc'),
    () =>
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    () => anyBytes(random, 300),
  ])();
}
