import { useLocation } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { itemLabels, locationLabels } from '../../model/labels/labelPlaces.ts';
import type { Action } from './command.ts';
import { addHereCommands, oneItemCommands, oneLocationCommands } from './definitions/arguments.ts';
import { useAsking } from './useAsking.ts';

/** What can be done to an item from wherever it is in sight. */
export function useItemActions(): (item: Item) => Action[] {
  const asking = useAsking();
  const [, navigate] = useLocation();
  const { move, setQuantity, more, fewer, duplicate, printLabel } = oneItemCommands;
  return (item) => {
    const record = item.id;
    const quantity = { argument: 'quantity', item } as const;
    const moved = { kind: 'items', items: [item] } as const;
    return [
      asking(move, { argument: 'location', moved }, { name: `Move ${item.name} to…`, record }),
      asking(setQuantity, quantity, { name: `Set quantity of ${item.name}…`, record }),
      asking(more, quantity, { record, name: `More of ${item.name}…`, typed: '+' }),
      asking(fewer, quantity, { record, name: `Fewer of ${item.name}…`, typed: '-' }),
      {
        ...duplicate,
        record,
        name: `Duplicate ${item.name}…`,
        // The form has it then: a copy is made to be changed.
        perform: () => navigate('/add', { state: { copyOf: item } }),
      },
      {
        ...printLabel,
        record,
        name: `Print the label of ${item.name}`,
        perform: () => navigate(itemLabels([item]).to),
      },
    ];
  };
}

/** What can be done to a location from wherever it is in sight. */
export function useLocationActions(): (location: Location) => Action[] {
  const asking = useAsking();
  const [, navigate] = useLocation();
  const { move, printLabel, printInside } = oneLocationCommands;
  return (location) => {
    const { id: record, name } = location;
    const moved = { kind: 'locations', locations: [location] } as const;
    return [
      asking(move, { argument: 'location', moved }, { name: `Move ${name} to…`, record }),
      {
        ...printLabel,
        record,
        name: `Print the label of ${name}`,
        perform: () => navigate(locationLabels(record, ['self'])),
      },
      {
        ...printInside,
        record,
        name: `Print labels of everything inside ${name}`,
        perform: () => navigate(locationLabels(record, ['locations', 'items'])),
      },
    ];
  };
}

/** Adds an item to `to` by one line; nothing where there is no location. */
export function useAddHere(): (to: Location | undefined) => Action[] {
  const asking = useAsking();
  return (to) =>
    to === undefined || to.id === ''
      ? []
      : [
          asking(
            addHereCommands.add,
            { argument: 'entry', to },
            { name: `Add to ${to.name}: name, quantity…`, record: to.id },
          ),
        ];
}
