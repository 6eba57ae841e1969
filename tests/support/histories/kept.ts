import { sharedKeyOf } from '../../../src/model/unsent/draft.ts';
import { record } from '../../server/answers.ts';
import { type FieldValues, fieldsOf, textOf } from './fields.ts';
import { ITEM_FIELDS } from '../../../src/model/unsent/unsent.ts';
import type { ProfileStorage } from './profileStorage.ts';

/** Unsent work as it stands in a profile's storage. */
export interface KeptEntry {
  key: string;
  id: string;
  person: string;
  values: FieldValues;
  /** The other side of a conflict, which is shown beside it. */
  theirs: FieldValues | undefined;
  status: string;
  revision: string;
  /** Why it was set aside. */
  reason: string;
  kind: string;
  /** All of it, as stored. */
  text: string;
}

/** Input that was not submitted, as it stands in a profile's storage. */
export interface KeptDraft {
  person: string;
  values: FieldValues;
}

const UNSENT = /^(local|offline)_item_/;
const DRAFT = 'stowage-draft_';

/** The unsent entries of all people, read from the storage itself: the keys are the specification's. */
export function keptEntries(storage: ProfileStorage): KeptEntry[] {
  return entriesIn(storage.entries());
}

/** Those that were ever kept: what somebody has worked on since, or the server has. */
export function everKept(storage: ProfileStorage): KeptEntry[] {
  return entriesIn(storage.written);
}

function entriesIn(stored: readonly (readonly [string, string])[]): KeptEntry[] {
  return stored
    .filter(([key]) => UNSENT.test(key) && !key.includes('.unreadable'))
    .map(([key, text]) => {
      const item = record(JSON.parse(text));
      const { user, status, revision, failure, theirs } = record(item['outbox']);
      const { message, kind } = record(failure ?? {});
      return {
        key,
        id: textOf(item['id']),
        person: textOf(user),
        values: valuesIn(item),
        theirs: theirs === undefined ? undefined : valuesIn(record(theirs)),
        status: textOf(status),
        revision: textOf(revision),
        reason: textOf(message),
        kind: textOf(kind),
        text,
      };
    });
}

export function keptDrafts(storage: ProfileStorage): KeptDraft[] {
  return storage
    .entries()
    .filter(([key]) => key.startsWith(DRAFT))
    .map(([, text]) => {
      const { user, values } = record(JSON.parse(text));
      return { person: textOf(user), values: valuesIn(record(values)) };
    });
}

/** What is kept of one draft: of each of the tabs that have typed in it. */
export function keptOf(storage: ProfileStorage, key: string): FieldValues[] {
  const shared = DRAFT + sharedKeyOf(key);
  return storage
    .entries()
    .filter(([kept]) => sharedKeyOf(kept) === shared)
    .map(([, text]) => valuesIn(record(record(JSON.parse(text))['values'])));
}

export function valuesIn(item: Record<string, unknown>): FieldValues {
  const entries = ITEM_FIELDS.map((field) => [field, textOf(item[field])]);
  // Every field is there: what the type says.
  return fieldsOf(Object.fromEntries(entries) as FieldValues);
}
