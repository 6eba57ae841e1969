import type { Item, Location } from '../../../contract/entities.ts';
import type {
  ArgumentKind,
  PendingCommand,
  Choice,
  Effect,
  Moved,
} from '../../model/arguments/pendingCommand.ts';
import { entryAnswers } from '../../model/arguments/entry.ts';
import { quantitiesAnswers } from '../../model/arguments/manyItems.ts';
import { isQuantityChange } from '../../model/arguments/quantity.ts';
import type { Command } from '../commands/registry.ts';
import type { PaletteRowData, PaletteSection } from './rows.ts';

/** 'Add 20 M3 screws': what is behind the first word. */
const ADD = /^\s*add\s+(?=\S)/iu;

/**
 * The sections with a row for a command that was typed with its argument, '+5' or 'add M3 screws, 20'. The first
 * stands above all; the second below what is called so.
 */
export function withArgument(
  sections: readonly PaletteSection[],
  commands: readonly Command[],
  typed: string,
  give: (effect: Effect) => void,
): readonly PaletteSection[] {
  if (isQuantityChange(typed)) {
    const items = countedItems(commands);
    const rows = items ? rowsOf(quantitiesAnswers(items, typed).choices, give) : [];
    return rows.length === 0 ? sections : [{ heading: 'At once', rows }, ...sections];
  }
  if (ADD.test(typed)) {
    const asked = firstAsked(commands, 'entry');
    const rows = asked ? rowsOf(entryAnswers(asked.to, typed.replace(ADD, '')).choices, give) : [];
    return rows.length === 0 ? sections : [...sections, { heading: 'At once', rows }];
  }
  return sections;
}

/** The location that an item is added to from this page; undefined where there is none. */
export function placeToAdd(commands: readonly Command[]): Location | undefined {
  return firstAsked(commands, 'entry')?.to;
}

/** What the page's own command moves: the selected records, or the one that the page is of. */
export function movedFromPage(commands: readonly Command[]): Moved | undefined {
  return firstAsked(commands, 'location')?.moved;
}

/** The item of the row or the page, or those that are selected, whichever is nearer by. */
function countedItems(commands: readonly Command[]): readonly Item[] | undefined {
  for (const { asks } of commands) {
    const asked = asks?.();
    if (asked?.argument === 'quantity') return [asked.item];
    if (asked?.argument === 'quantities') return asked.items;
  }
  return undefined;
}

function firstAsked<Kind extends ArgumentKind>(
  commands: readonly Command[],
  kind: Kind,
): Extract<PendingCommand, { argument: Kind }> | undefined {
  for (const { asks } of commands) {
    const asked = asks?.();
    if (asked && isOf(asked, kind)) return asked;
  }
  return undefined;
}

function isOf<Kind extends ArgumentKind>(
  asked: PendingCommand,
  kind: Kind,
): asked is Extract<PendingCommand, { argument: Kind }> {
  return asked.argument === kind;
}

function rowsOf(choices: readonly Choice[], give: (effect: Effect) => void): PaletteRowData[] {
  return choices.map(({ effect, ...choice }) => ({
    ...choice,
    id: `argument:${choice.id}`,
    kind: 'command',
    key: '',
    enter: choice.detail === '' ? choice.name : `Set quantity of ${choice.detail}: ${choice.name}`,
    perform: () => give(effect),
  }));
}
