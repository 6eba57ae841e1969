import { check } from '../../../contract/check.ts';
import { Label } from '../../../contract/fields.ts';
import { comparedText } from '../../../contract/texts.ts';
import { isLocalId } from '../unsent/unsent.ts';
import { isUuid } from './identifier.ts';

/** The label that a location could be made with where the address names none; undefined for an id or no label at all. */
export function newLabel(identifier: string): string | undefined {
  const label = identifier.trim();
  if (label === '' || isUuid(label) || isLocalId(label)) return undefined;
  const checked = check(label, Label);
  return checked.ok ? checked.value : undefined;
}

/** So many taken numbers are passed over; after more of them nobody can say what comes next. */
const PASSED_OVER = 10_000;

/**
 * The label of the next one of a kind: 'WS-A2' after 'WS-A1', 'B-10' after 'B-09', 'R-C' after 'R-B'; those in `taken`,
 * each as `comparedText`, are passed over. '' where the label does not count.
 */
export function labelAfter(label: string, taken: ReadonlySet<string>): string {
  let next: string | undefined = label;
  for (let step = 0; step < PASSED_OVER; step++) {
    next = counted(next);
    if (next === undefined || !check(next, Label).ok) return '';
    if (!taken.has(comparedText(next))) return next;
  }
  return '';
}

function counted(label: string): string | undefined {
  const [, before = '', digits] = /^(.*?)(\d{1,9})$/su.exec(label) ?? [];
  if (digits !== undefined) return before + String(Number(digits) + 1).padStart(digits.length, '0');
  // One letter that stands alone counts as well; a word does not.
  const [, start = '', letter] = /^((?:.*[^\p{L}\p{N}])?)([a-yA-Y])$/su.exec(label) ?? [];
  return letter === undefined ? undefined : start + String.fromCharCode(letter.charCodeAt(0) + 1);
}
