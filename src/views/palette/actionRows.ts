import type { Item, Location } from '../../../contract/entities.ts';
import type { Effect, PendingCommand } from '../../model/arguments/pendingCommand.ts';
import { quantityAnswers } from '../../model/arguments/quantity.ts';
import type { ActedOn } from '../../model/finding/actedOn.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import type { Command } from '../commands/command.ts';
import { addHereCommands, oneItemCommands, oneLocationCommands } from '../commands/definitions/arguments.ts';
import { itemCommands } from '../commands/definitions/item.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import type { PaletteRowData } from './rows.ts';

/** What is known where second actions are shown. */
export interface KnownOfActedOn {
  /** The location, where it is one and there is one. */
  location: Location | undefined;
  /** Samples are for looking at only. */
  isSample: boolean;
  /** The item is being read. */
  isReading: boolean;
  /** Deletes the record that the page on screen is of, where that is this one: it knows what comes after it. */
  deletesOwn: Command | undefined;
}

/** What second actions do when they are chosen. */
export interface SecondActions {
  /** Closes the palette, then does it. */
  leave(act: () => void): void;
  navigate(to: string): void;
  /** Opens the page of a location, which asks whether it is to be deleted. */
  askToDeleteLocation(path: string): void;
  askToDelete(item: Item): void;
  share(location: Location): void;
  copyLink(item: { id: string; name: string }): void;
  ask(asked: PendingCommand, typed: string): void;
  give(effect: Effect): void;
}

type RowOf = Pick<PaletteRowData, 'name' | 'icon' | 'enter' | 'perform'> & Partial<PaletteRowData>;

const row = (kind: string, { name, ...more }: RowOf): PaletteRowData => ({
  id: `action:${kind}`,
  detail: '',
  label: '',
  kind: 'command',
  key: '',
  name,
  ...more,
});

/**
 * What can be done with what a row of the palette is of, opening it first, and last what takes it away, which asks. All
 * of them are there from the beginning, so that none comes to lie where another one was.
 */
export function actionRows(of: ActedOn, known: KnownOfActedOn, does: SecondActions): PaletteRowData[] {
  if (of.kind === 'command') return [];
  return of.kind === 'item' ? itemActions(of, known, does) : locationActions(of, known, does);
}

function itemActions(
  { id, name, item }: Extract<ActedOn, { kind: 'item' }>,
  { isSample, isReading, deletesOwn }: KnownOfActedOn,
  does: SecondActions,
): PaletteRowData[] {
  const at = encodeURIComponent(id);
  const open = opening(name, `/view/${at}`, does);
  const copy = row('copy', {
    name: 'Copy link',
    icon: itemCommands.share.icon,
    enter: `Copy the link to ${name}`,
    perform: () => does.leave(() => does.copyLink({ id, name })),
  });
  if (isSample) return [open, copy];
  /** With the whole item, once it is known. */
  const withItem = (
    kind: string,
    { perform, ...more }: Omit<RowOf, 'perform'> & { perform?(item: Item): void },
  ) =>
    item && perform
      ? row(kind, { ...more, perform: () => perform(item) })
      : row(kind, {
          ...more,
          ...(!item && { detail: isReading ? 'Loading…' : 'Not available now' }),
          enter: 'Nothing to do yet',
          isWaiting: true,
          perform: () => undefined,
        });
  const changing = (kind: string, by: '+1' | '-1', called: string, icon: string) => {
    const answers = item && quantityAnswers(item, by);
    const [choice] = answers?.choices ?? [];
    return withItem(kind, {
      name: called,
      icon,
      detail: choice?.name ?? answers?.problem ?? '',
      enter: `${called} ${by === '+1' ? 'to' : 'from'} ${isolatedName(name)}: ${choice?.name ?? ''}`,
      ...(choice && { perform: () => does.give(choice.effect) }),
    });
  };
  return [
    open,
    withItem('move', {
      name: 'Move to…',
      icon: oneItemCommands.move.icon,
      enter: `Move ${name} to…`,
      perform: (one) => does.ask({ argument: 'location', moved: { kind: 'items', items: [one] } }, ''),
    }),
    withItem('quantity', {
      name: 'Set quantity…',
      icon: oneItemCommands.setQuantity.icon,
      detail: item ? `now ${item.quantity === null ? 'none' : formatQuantity(item.quantity)}` : '',
      enter: `Set quantity of ${name}…`,
      perform: (one) => does.ask({ argument: 'quantity', item: one }, ''),
    }),
    changing('more', '+1', 'Add 1', oneItemCommands.more.icon),
    changing('fewer', '-1', 'Take 1', oneItemCommands.fewer.icon),
    copy,
    editing(name, `/edit/${at}`, does),
    withItem('delete', {
      name: 'Delete…',
      icon: itemCommands.remove.icon,
      enter: `Delete ${isolatedName(name)}: asks first`,
      isDangerous: true,
      perform: (one) => does.leave(() => (deletesOwn ? deletesOwn.perform() : does.askToDelete(one))),
    }),
  ];
}

function locationActions(
  { id, name }: ActedOn,
  { location, isSample, deletesOwn }: KnownOfActedOn,
  does: SecondActions,
): PaletteRowData[] {
  const at = encodeURIComponent(id);
  const open = opening(name, `/location/${at}`, does);
  if (!location) return [open];
  const copy = row('copy', {
    name: 'Copy link',
    icon: locationCommands.share.icon,
    enter: `Copy the link to ${name}`,
    perform: () => does.leave(() => does.share(location)),
  });
  if (isSample) return [open, copy];
  const moved = { kind: 'locations', locations: [location] } as const;
  return [
    open,
    row('move', {
      name: 'Move to…',
      icon: oneLocationCommands.move.icon,
      enter: `Move ${name} to…`,
      perform: () => does.ask({ argument: 'location', moved }, ''),
    }),
    row('add item', {
      name: 'Add item: name, quantity…',
      icon: addHereCommands.add.icon,
      enter: `Add an item to ${name}…`,
      perform: () => does.ask({ argument: 'entry', to: location }, ''),
    }),
    row('add location', {
      name: 'Add location inside',
      icon: locationCommands.addLocation.icon,
      enter: `Add a location inside ${name}`,
      perform: () => does.leave(() => does.navigate(`/add-location?parent_id=${at}`)),
    }),
    copy,
    editing(name, `/edit-location/${at}`, does),
    row('delete', {
      name: 'Delete…',
      icon: locationCommands.remove.icon,
      enter: `Delete ${isolatedName(name)}: asks first`,
      isDangerous: true,
      perform: () =>
        does.leave(() => (deletesOwn ? deletesOwn.perform() : does.askToDeleteLocation(`/location/${at}`))),
    }),
  ];
}

const opening = (name: string, to: string, does: SecondActions): PaletteRowData =>
  row('open', {
    name: 'Open',
    icon: 'i-lucide-arrow-right',
    enter: `Open ${name}`,
    perform: () => does.leave(() => does.navigate(to)),
  });

const editing = (name: string, to: string, does: SecondActions): PaletteRowData =>
  row('edit', {
    name: 'Edit',
    icon: itemCommands.edit.icon,
    enter: `Edit ${name}`,
    perform: () => does.leave(() => does.navigate(to)),
  });
