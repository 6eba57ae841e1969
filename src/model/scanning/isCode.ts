import type { Checked } from '../../../contract/check.ts';
import { holdsAddress, readScan } from './readScan.ts';

/** What is said where a name is asked for and a scanner has typed. */
export const CODE_IS_NO_NAME = 'That is the text of a code, not a name.';

/** Whether a text typed into a field that finds things can only have come out of a code: an address, or a distributor's. */
export function isCode(typed: string): boolean {
  // Cheap, for every key: nobody's words begin so.
  if (!/^\s*(?:https?:\/\/|\{|pbn:|>?\[\)>)/iu.test(typed)) return false;
  const kind = readScan(typed)?.kind;
  return kind !== undefined && kind !== 'text';
}

/** What was checked, refused where a scanner has typed into its name. */
export function withoutCode<T>(checked: Checked<T>, name: string): Checked<T> {
  if (!holdsAddress(name)) return checked;
  return { ok: false, fields: { ...(!checked.ok && checked.fields), name: CODE_IS_NO_NAME } };
}
