import {
  type Infer,
  type Struct,
  array,
  coerce,
  define,
  integer,
  min,
  nullable,
  object,
  string,
  unknown,
} from 'superstruct';
import {
  AcquisitionDate,
  Category,
  Identifier,
  ItemName,
  LocationName,
  StoredLabel,
  StoredLookupName,
  ParentId,
  Quantity,
  ShownText,
  Supplier,
  SupplierUrl,
  Text,
} from '../../contract/fields.ts';
import { SynonymGroupRequest } from '../../contract/finding/synonymGroups.ts';
import { QUANTITY_MIN } from '../../contract/limits.ts';
import { textProblem } from '../../contract/texts.ts';

/** The records of an export of everything, by the rules of what they were made by. */

/** As Date prints it; becomes milliseconds since 1970. */
const Moment: Struct<number, null> = coerce(
  define<number>(
    'moment',
    (value) => Number.isSafeInteger(value) || 'This is no moment as Stowage writes it.',
  ),
  string(),
  (text) => {
    const at = Date.parse(text);
    return Number.isNaN(at) || new Date(at).toISOString() !== text ? Number.NaN : at;
  },
);
const Id = Identifier('Id');
const times = { created_at: Moment, updated_at: Moment };
const number = min(integer(), 1);

export const ListedName = object({ id: number, name: StoredLookupName('List') });

/** Words that mean the same. */
export const FiledSynonyms = object({ id: Id, words: SynonymGroupRequest.schema.words });

export const FiledLocation = object({
  id: Id,
  name: LocationName,
  description: Text('Description'),
  label: StoredLabel,
  type: StoredLookupName('Type'),
  area: StoredLookupName('Area'),
  parent_id: ParentId,
  version: number,
  ...times,
});
export type FiledLocation = Infer<typeof FiledLocation>;

export const FiledItem = object({
  id: Id,
  name: ItemName,
  description: Text('Description'),
  category: Category,
  notes: Text('Notes'),
  // Earlier versions took any quantity above 0, and what they have written is taken.
  quantity: coerce(Quantity, unknown(), (value) =>
    typeof value === 'number' && value > 0 && value < QUANTITY_MIN ? 0 : value,
  ),
  location_id: Id,
  supplier: Supplier,
  supplier_part_no: ShownText('Supplier Part No.', 200),
  supplier_item_url: SupplierUrl,
  acquisition_date: AcquisitionDate,
  version: number,
  ...times,
});

const word = (what: string): Struct<string, null> =>
  define<string>('word', (value) => {
    const problem = textProblem(value, what);
    if (problem !== undefined) return problem;
    return String(value).length <= WORD_MAX || `${what} is too long.`;
  });
const WORD_MAX = 200;

const FiledChange = object({
  field: word('Field'),
  before: nullable(Text('Before')),
  after: nullable(Text('After')),
});

export const FiledEvent = object({
  item_id: Id,
  at: Moment,
  user: word('User'),
  kind: word('Kind'),
  changes: array(FiledChange),
});
