import type { Item, Location } from '../../../contract/entities.ts';

/** What was typed into a form, just as it stands in the fields. */
export interface DraftOf {
  /** One for each time a form was open. */
  key: string;
  /** Which form: 'item-add', 'item-edit_{id}', 'location-add', 'location-edit_{id}'. */
  form: string;
  values: Readonly<Record<string, string>>;
  /** What an edit of an item was based on, and of a location. */
  base?: Item | undefined;
  location?: Location | undefined;
  /** What the form began with, where that is kept as unsent work: only what differs from it was typed. */
  began?: Readonly<Record<string, string>> | undefined;
  /** What was submitted, of what was typed while that was under way: only the difference is nowhere else. */
  since?: Readonly<Record<string, string>> | undefined;
  /** It was not typed here: it is the version of somebody else, saved then, where the server tells; an RFC 3339 moment. */
  theirs?: { at: string | null } | undefined;
}

/** A draft that was found again. */
export interface Draft extends DraftOf {
  user: string;
  /** When it was last typed in, epoch ms. */
  at: number;
  /** The id of what was made of it as it was before, where that was submitted: going on with it changes that record. */
  item?: string;
}

/** What a form begins with, besides what it is about. */
export interface Recalled {
  /** Input of earlier times, to be offered. */
  drafts: readonly Draft[];
  /** Under which key the input of now is kept. */
  draftKey: string;
  /** Now, epoch ms. */
  at: number;
  /** The draft that was in this form when the session ended: it goes back into it without a question. */
  resumed?: string;
  /** The record that this form had submitted when the session ended. */
  submitted?: string;
}

/** What a form is about, and the drafts that it offers. */
interface Offering {
  /** Undefined for a new record. */
  id: string | undefined;
  drafts: readonly Draft[];
}

/** The record into whose form a draft belongs by now, where that is another one. */
export function elsewhere({ id, drafts }: Offering, key: string | undefined): string | undefined {
  const record = drafts.find((draft) => draft.key === key)?.item;
  return record === id ? undefined : record;
}

/** The same for the draft that the form was left with. */
export function belongsTo(
  { id }: Pick<Offering, 'id'>,
  { drafts, resumed }: Pick<Recalled, 'drafts' | 'resumed'>,
): string | undefined {
  return elsewhere({ id, drafts }, resumed);
}

/** `values` with what a draft holds for its fields; what the draft does not know stays. */
export function withDraft<Values extends object>(
  values: Values,
  draft: Readonly<Record<string, string>>,
): Values {
  const known = Object.keys(values).filter((field) => draft[field] !== undefined);
  return { ...values, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

/**
 * A form's values with a draft in it. Where unsent work is in the form, or what was submitted, only what was typed
 * into the draft is put into that: it may be newer than the draft, and another tab's. `base`: the draft's, as a form.
 */
export function restoredInto<Values extends object>(
  values: Values,
  { values: typed, since, began }: Pick<DraftOf, 'values' | 'since' | 'began'>,
  isUnsent: boolean,
  base: Readonly<Record<string, string>> | undefined,
): Values {
  const before = since ?? (isUnsent ? (began ?? base) : undefined);
  return before ? withTyped(values, typed, before) : withDraft(values, typed);
}

/** `values` with those fields of `typed` that are not as in `since`: with what was typed after that. */
export function withTyped<Values extends object>(
  values: Values,
  typed: Readonly<Record<string, string>>,
  since: Readonly<Record<string, string>>,
): Values {
  const changed = Object.entries(typed).filter(([field, text]) => text !== since[field]);
  return withDraft(values, Object.fromEntries(changed));
}

/** Whether two forms hold the very same texts. */
export function isSame<Values extends object>(a: Values, b: Values): boolean {
  return Object.entries(a).every(([field, value]) => Reflect.get(b, field) === value);
}

/** Between the key that tabs share and what tells the draft of one of them apart; in no id and in no name of a form. */
const APART = '|';

/** The key that a draft was begun under, in whichever tab. */
export function sharedKeyOf(key: string): string {
  const [shared = key] = key.split(APART);
  return shared;
}

/** A key for the same draft as one of the tabs has it; `mark` tells it apart. */
export function keyBeside(key: string, mark: string): string {
  return sharedKeyOf(key) + APART + mark;
}
