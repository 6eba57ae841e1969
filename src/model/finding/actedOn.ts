import type { Item } from '../../../contract/entities.ts';

/** What a row of the palette is of, and what its second actions are done with. */
export type ActedOn =
  /** `item`: undefined where only its name is known. */
  | { kind: 'item'; id: string; name: string; item?: Item | undefined }
  | { kind: 'location' | 'command'; id: string; name: string };
