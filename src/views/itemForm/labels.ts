import type { ItemFormValues } from '../../model/items/itemForm.ts';

/** The names of the form's fields, in a comparison as well. */
export const LABELS: Readonly<Record<keyof ItemFormValues, string>> = {
  name: 'Name',
  category: 'Category',
  location_id: 'Location',
  quantity: 'Quantity',
  acquisition_date: 'Acquired',
  supplier: 'Supplier',
  supplier_part_no: 'Supplier Part No.',
  supplier_item_url: 'Supplier Item URL',
  description: 'Description',
  notes: 'Notes',
};
