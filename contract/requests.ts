import { type Infer, coerce, object, optional, partial, unknown } from 'superstruct';
import {
  AreaName,
  StoredLookupName,
  AcquisitionDate,
  Category,
  Identifier,
  ItemLocationId,
  ItemName,
  Label,
  LocationAreaId,
  LocationName,
  LocationTypeId,
  LookupName,
  ParentId,
  Quantity,
  ShownText,
  Supplier,
  SupplierUrl,
  Text,
} from './fields.ts';
import { categoryName } from './values.ts';
import { DEFAULT_CATEGORY } from './builtins.ts';
import { QUANTITY_ON_CREATE } from './limits.ts';

/** What the client sends (section 7). Decode with `check`: unknown keys are dropped. */

export { LoginRequest } from './login.ts';

/** All fields of an item that a person enters. */
const itemFields = {
  name: ItemName,
  category: Category,
  location_id: ItemLocationId,
  description: Text('Description'),
  notes: Text('Notes'),
  quantity: Quantity,
  supplier: Supplier,
  supplier_part_no: ShownText('Supplier Part No.', 200),
  supplier_item_url: SupplierUrl,
  acquisition_date: AcquisitionDate,
};

/** POST /api/items. An empty category is 'Misc', a falsy quantity 1 (ENT-04, ENT-05). */
export const ItemCreateRequest = object({
  ...itemFields,
  category: coerce(Category, unknown(), (value) => {
    const name = categoryName(value);
    return name === undefined || name === null || name === '' ? DEFAULT_CATEGORY : name;
  }),
  quantity: coerce(Quantity, unknown(), (value) =>
    value === undefined || value === null || value === 0 ? QUANTITY_ON_CREATE : value,
  ),
});
export type ItemCreateRequest = Infer<typeof ItemCreateRequest>;

/** A whole item as a form hands it on; an empty quantity is undefined (VALID-11). */
export const ItemInput = object({ ...itemFields, quantity: optional(Quantity) });
export type ItemInput = Infer<typeof ItemInput>;

/**
 * PATCH /api/items/{id}: any of the fields; one that is absent stays as it is. `created_at` and
 * `updated_at` may be sent, as section 7 has it; the server keeps its own.
 */
export const ItemUpdateRequest = partial(ItemInput);
export type ItemUpdateRequest = Infer<typeof ItemUpdateRequest>;

const locationFields = {
  name: LocationName,
  description: Text('Description'),
  location_type_id: LocationTypeId,
  location_area_id: LocationAreaId,
  label: Label,
  parent_id: ParentId,
};

/** POST /api/locations. */
export const LocationCreateRequest = object(locationFields);
export type LocationCreateRequest = Infer<typeof LocationCreateRequest>;

/** PATCH /api/locations/{id}: any of the fields, the description may come alone (LOC-17). */
export const LocationUpdateRequest = partial(object(locationFields));
export type LocationUpdateRequest = Infer<typeof LocationUpdateRequest>;

export const CategoryCreateRequest = object({ name: LookupName('Category') });
export const LocationTypeCreateRequest = object({ name: LookupName('Type') });
export const LocationAreaCreateRequest = object({ name: AreaName });

/**
 * PATCH of an entry of a list: its other name. `was` is the one that its writer has seen; where somebody else was faster,
 * that is the answer, and nothing changes.
 */
const rename = (what: string, name = LookupName(what)) =>
  partial(object({ name, was: StoredLookupName(what) }));
export const CategoryUpdateRequest = rename('Category');
export const LocationTypeUpdateRequest = rename('Type');
export const LocationAreaUpdateRequest = rename('Area', AreaName);
export type LookupUpdateRequest = Infer<typeof CategoryUpdateRequest>;

/** POST /api/location-images. */
export const LocationImageRequest = object({
  location_id: Identifier('Location'),
  image_id: Identifier('Image'),
});
/** POST /api/item-images, from the query, the body or both. */
export const ItemImageRequest = object({ item_id: Identifier('Item'), image_id: Identifier('Image') });
