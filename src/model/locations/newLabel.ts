import { check } from '../../../contract/check.ts';
import { Label } from '../../../contract/fields.ts';
import { isLocalId } from '../unsent/unsent.ts';
import { isUuid } from './identifier.ts';

/** The label that a location could be made with where the address names none; undefined for an id or no label at all. */
export function newLabel(identifier: string): string | undefined {
  const label = identifier.trim();
  if (label === '' || isUuid(label) || isLocalId(label)) return undefined;
  const checked = check(label, Label);
  return checked.ok ? checked.value : undefined;
}
