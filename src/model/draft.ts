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
