import type { Item, Location } from '../../../contract/entities.ts';
import type { Change } from '../changes/changes.ts';
import { itemCount, locationCount } from '../items/counts.ts';
import { isolatedName } from '../items/isolatedName.ts';

/** What is moved by one command: records of one kind, at least one of them. */
export type Moved =
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'locations'; locations: readonly Location[] };

/** A command that has been chosen and lacks one thing, its argument. */
export type PendingCommand =
  | { argument: 'location'; moved: Moved }
  | { argument: 'quantity'; item: Item }
  /** Of several items at once. */
  | { argument: 'quantities' | 'category' | 'supplier'; items: readonly Item[] }
  | { argument: 'label' }
  /** Where a new thing is to be put. */
  | { argument: 'place' }
  /** An item to be added to the location `to`. */
  | { argument: 'entry'; to: Location };

export type ArgumentKind = PendingCommand['argument'];

/** What a command does once it has its argument. */
export type Effect =
  | { kind: 'change'; change: Change; /** Where records are put. */ destination?: Location | undefined }
  /** `to`: a path of this app. */
  | { kind: 'go'; to: string };

/** One answer to what is asked: what it will do is on its row before it is chosen. */
export interface Choice {
  id: string;
  name: string;
  /** Muted, behind the name. */
  detail: string;
  /** A location's label, drawn as tape. */
  label: string;
  icon: string;
  effect: Effect;
}

/** What can be chosen for the text typed. */
export interface Answers {
  /** The best first. */
  choices: readonly Choice[];
  /** How many there are in all, where not all are offered. */
  total: number;
  /** Why the text is no answer, for a person; undefined where it is one, or may become one. */
  problem?: string | undefined;
  /** Why none of them is done before it was seen: the text is whole, and none of them is called so. */
  unseen?: string | undefined;
}

export const NO_ANSWERS: Answers = { choices: [], total: 0 };

/** The names of the records: one by its name, several by their number. */
function namesOf(moved: Moved): string {
  const [first, ...others] = moved.kind === 'items' ? moved.items : moved.locations;
  if (others.length === 0) return isolatedName(first?.name ?? '');
  return (moved.kind === 'items' ? itemCount : locationCount)(others.length + 1);
}

const namesOfItems = (items: readonly Item[]): string => namesOf({ kind: 'items', items });

/** The command as it stands before the field: 'Move 3 items to'. */
export function pendingCommandName(asked: PendingCommand): string {
  switch (asked.argument) {
    case 'location':
      return `Move ${namesOf(asked.moved)} to`;
    case 'quantity':
      return `Quantity of ${isolatedName(asked.item.name)}`;
    case 'quantities':
      return `Quantity of ${namesOfItems(asked.items)}`;
    case 'category':
      return `Change category of ${namesOfItems(asked.items)} to`;
    case 'supplier':
      return `Set supplier of ${namesOfItems(asked.items)} to`;
    case 'label':
      return 'Go to label';
    case 'place':
      return 'Where should it go';
    case 'entry':
      return `Add to ${isolatedName(asked.to.name)}`;
  }
}

/** What choosing an answer does, in words: 'Move 3 items to Drawer 12'. */
export function answerWords(asked: PendingCommand, { name }: Pick<Choice, 'name'>): string {
  switch (asked.argument) {
    case 'location':
      return `${pendingCommandName(asked)} ${name}`;
    case 'quantity':
      return `Set quantity of ${isolatedName(asked.item.name)}: ${name}`;
    case 'category':
    case 'supplier':
      return `${pendingCommandName(asked)} ${name}`;
    case 'label':
      return `Open ${name}`;
    case 'place':
      return `Add it to ${name}`;
    case 'quantities':
      return `Set quantity of ${name}`;
    case 'entry':
      return name;
  }
}

/** What to type, in the empty field. */
export const ARGUMENT_PLACEHOLDERS: Readonly<Record<ArgumentKind, string>> = {
  location: 'Name, path or label',
  quantity: '17, +5 or -2',
  quantities: '17, +5 or -2 for each',
  category: 'Name of a category',
  supplier: 'Supplier, or “none”',
  label: 'Label on the tape',
  place: 'Name or part number',
  entry: 'Name, quantity',
};
