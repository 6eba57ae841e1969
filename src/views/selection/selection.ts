import type { ReactNode } from 'react';
import type { Item } from '../../../contract/entities.ts';

/** Which items of a list are selected, for the list that shows it. */
export interface Selection {
  has(id: string): boolean;
  toggle(item: Item): void;
  /** What else can be done to one of the items, for its menu. */
  actionsOf(item: Item): readonly { text: string; icon: ReactNode; choose(): void }[];
}
