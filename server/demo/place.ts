import type { BUILT_IN_LOCATION_TYPES } from '../../contract/builtins.ts';

/** A location of the demo with all that is in it. */
export interface DemoPlace {
  /** Its parent's label and a part of its own: WS-DC1-A2 is in WS-DC1, which is in WS. */
  label: string;
  name: string;
  type: (typeof BUILT_IN_LOCATION_TYPES)[number];
  description: string;
  /**
   * An item a line, as people keep such lists: `name | category | quantity | supplier | part number | date |
   * description | notes`. What nobody knows is left empty; empty columns at the end are left out.
   */
  items?: string;
  within?: readonly DemoPlace[];
}

/** A location at the top level. */
export interface DemoRoom extends DemoPlace {
  /** Uppercase, as areas are stored; all that is within is of this area too. */
  area: string;
}
