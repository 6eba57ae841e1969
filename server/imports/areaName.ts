import { LOOKUP_NAME_MAX } from '../../contract/limits.ts';
import { beginningOf } from '../../contract/texts.ts';

/** The area of a location at the top that tells none: its name in capitals, which may be longer than the name of an area, or become so. */
export const areaNameOf = (location: string): string =>
  beginningOf(location.toUpperCase(), LOOKUP_NAME_MAX).trimEnd();
