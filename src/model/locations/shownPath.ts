import { isolatedName } from '../items/isolatedName.ts';
import { PATH_SEPARATOR } from './tree.ts';

/**
 * A path as it stands on the screen as one text: from the root on the left to the last name on the right, also where
 * letters of its names run from right to left.
 */
export function shownPath(path: string): string {
  return path.split(PATH_SEPARATOR).map(isolatedName).join(PATH_SEPARATOR);
}
