import type { FieldMessages } from '../../../contract/check.ts';
import { isSame } from '../../model/unsent/draft.ts';

/** A form that takes letters while what was submitted is under way. */
interface Submitted {
  values: object;
  /** What stood in the form when that began. */
  submitted: object;
  refusals: number;
}

/**
 * A changed field keeps its message only for as long as it stays wrong; no new messages while typing.
 *
 * @param found what is wrong now
 */
export function stillWrong(found: FieldMessages, shown: FieldMessages, changed: string): FieldMessages {
  if (!(changed in shown)) return shown;
  // The other messages stay: the host may have found what nobody here can check.
  const { [changed]: _, ...others } = shown;
  const message = found[changed];
  return message === undefined ? others : { ...others, [changed]: message };
}

/** The view moves the focus to what is wrong, but never away from somebody who types. */
export function nextRefusals({ values, submitted, refusals }: Submitted): number {
  return isSame(values, submitted) ? refusals + 1 : refusals;
}

/** The messages of a failed save, without those of fields that are no longer as they were sent. */
export function messagesFor({ values, submitted }: Submitted, fields: FieldMessages = {}): FieldMessages {
  const isAsSent = (field: string): boolean => Reflect.get(values, field) === Reflect.get(submitted, field);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isAsSent(field)));
}
