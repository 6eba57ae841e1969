import type { Item } from '../../contract/entities.ts';

/** What was typed into a form, just as it stands in the fields. */
export interface DraftOf {
  /** One for each time a form was open. */
  key: string;
  /** Which form: 'item-add', 'item-edit_{id}', 'location-add', 'location-edit_{id}'. */
  form: string;
  values: Readonly<Record<string, string>>;
  /** What an edit was based on. */
  base?: Item | undefined;
}

/** A draft that was found again. */
export interface Draft extends DraftOf {
  user: string;
  /** When it was last typed in, epoch ms. */
  at: number;
}

/** `values` with what a draft holds for its fields; what the draft does not know stays. */
export function withDraft<Values extends object>(
  values: Values,
  draft: Readonly<Record<string, string>>,
): Values {
  const known = Object.keys(values).filter((field) => draft[field] !== undefined);
  return { ...values, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

/** Whether two forms hold the very same texts. */
export function isSame<Values extends object>(a: Values, b: Values): boolean {
  return Object.entries(a).every(([field, value]) => Reflect.get(b, field) === value);
}
