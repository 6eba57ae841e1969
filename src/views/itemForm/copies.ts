import { decodeItem } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';

/** The item that the form was opened for a copy of, as it came with the page's entry of the browser's history. */
export function copiedItem(state: unknown): Item | undefined {
  if (typeof state !== 'object' || state === null || !('copyOf' in state)) return undefined;
  try {
    return decodeItem(state.copyOf);
  } catch {
    // Of another version of the app: the form is an empty one then.
    return undefined;
  }
}
