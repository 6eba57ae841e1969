import type { Grid } from './grid.ts';

/** A name that a person has given to a compartment, by its top left cell. */
export interface CellName {
  row: number;
  column: number;
  name: string;
}

/** What a person has put right: lines and names, or that there is no grid at all. */
export interface Corrected {
  grid: Grid | null;
  /** Only those that a person has typed: the others follow what was read. */
  names: CellName[];
}

/** A correction as it is kept beside a photo, whatever is analysed afterwards. */
export interface GridCorrection extends Corrected {
  /** No two corrections ever have the same: the value of If-Match. */
  version: string;
  /** The login name of who has changed it last; null for one who is gone. */
  username: string | null;
  updated_at: string | null;
  /** The analysis that it was made on: another one has found its own since. */
  analysis_id: string | null;
}
