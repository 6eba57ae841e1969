import type { PlaceRequest } from '../../../contract/places/places.ts';

/** What a place is looked for: what is known of the thing so far. */
export type WantedPlace = { [Field in keyof PlaceRequest]?: PlaceRequest[Field] | undefined };

const TEXTS = ['name', 'description', 'category', 'supplier', 'supplier_part_no', 'text'] as const;

/** Whether there is enough to look for a place; a category alone is what every form begins with. */
export const isEnough = (thing: WantedPlace): boolean =>
  [thing.name, thing.supplier_part_no, thing.text].some((text) => (text ?? '').trim().length >= 2);

/** Whether the same would be answered to both. */
export const isSameThing = (a: WantedPlace, b: WantedPlace): boolean =>
  TEXTS.every((field) => (a[field] ?? '').trim() === (b[field] ?? '').trim());
