import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/unsent/outbox.machine.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import { isGoneOnServer, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { workIdOf } from '../../model/unsent/unsentPhotos.ts';
import type { Action, CommandDefinition } from '../commands/command.ts';
import { listCommands } from '../commands/definitions/lists.ts';
import { unsentCommands } from '../commands/definitions/unsent.ts';
import { useCommands } from '../commands/registry.ts';
import { useFocusedRow } from '../lists/useFocusedRow.ts';
import { placesOf } from './unsentPlaces.ts';

/** One piece of unsent work, but for photos. */
type UnsentWork = UnsentEntry | UnsentLocation;

const canSend = (entry: UnsentWork): boolean => entry.status !== 'conflict' && !isGoneOnServer(entry);

/** What the keys do to the row that has the focus: the same as its buttons, and nothing to any other. */
export function unsentRowActions(
  entry: UnsentWork,
  outbox: ActorRefFrom<typeof outboxMachine>,
  navigate: (to: string) => void,
): Action[] {
  const record = workIdOf(entry);
  const { what, form } = placesOf(entry);
  const { name } = entry.item;
  const one = (definition: CommandDefinition, told: string, perform: () => void): Action => ({
    ...definition,
    record,
    section: 'Here',
    name: told,
    perform,
  });
  return [
    ...(canSend(entry)
      ? [
          one(unsentCommands.sendAll, `Send now: ${name}`, () =>
            outbox.send({ type: 'send.requested', id: record }),
          ),
        ]
      : []),
    ...(isGoneOnServer(entry)
      ? [
          one(unsentCommands.sendAll, `Add ${name} as a new ${what}`, () =>
            outbox.send({ type: 'renewal.requested', id: record }),
          ),
        ]
      : []),
    one(listCommands.edit, editName(entry), () => navigate(form)),
    one(listCommands.remove, `Discard ${name}`, () => outbox.send({ type: 'discard.requested', id: record })),
  ];
}

/** Offers what can be done to the row of unsent work that has the focus, ahead of the screen's; gives its work. */
export function useUnsentRowCommands(
  entries: readonly UnsentWork[],
  outbox: ActorRefFrom<typeof outboxMachine>,
  navigate: (to: string) => void,
): UnsentWork | undefined {
  const row = useFocusedRow();
  const focused = row && entries.find((entry) => workIdOf(entry) === row.id);
  useCommands(focused ? unsentRowActions(focused, outbox, navigate) : [], 'focus');
  return focused;
}

const editName = ({ status, item: { name } }: UnsentWork): string =>
  status === 'conflict' ? `Compare both versions of ${name}` : `Edit ${name}`;

/**
 * What can be done with each piece of unsent work, and with all of them: as the buttons of the rows have it. Of very many
 * only what can be done with all: nobody looks for one of them in the palette. The one with the focus has its own.
 */
export function unsentActions(
  entries: readonly UnsentWork[],
  outbox: ActorRefFrom<typeof outboxMachine>,
  navigate: (to: string) => void,
  { isLong = false, focused }: { isLong?: boolean; focused: UnsentWork | undefined },
): Action[] {
  const { send, sendAll, renew, edit, discard } = unsentCommands;
  const sendable = entries.filter(canSend);
  const sendNow = (entry: UnsentWork) => outbox.send({ type: 'send.requested', id: workIdOf(entry) });
  const all: Action = {
    ...sendAll,
    // Not from within a row: its key is that row's, also of one that cannot be sent.
    isOfRecord: true,
    perform: () => {
      const { context } = outbox.getSnapshot();
      [...context.locations, ...context.entries].filter(canSend).forEach(sendNow);
    },
  };
  return [
    ...(sendable.length > 0 ? [all] : []),
    ...(isLong ? [] : entries).flatMap((entry): Action[] => {
      if (entry === focused) return [];
      const { item } = entry;
      const id = workIdOf(entry);
      const { what, form } = placesOf(entry);
      const one = (definition: CommandDefinition, name: string, perform: () => void): Action => ({
        ...definition,
        id: `${definition.id}:${id}`,
        name,
        perform,
      });
      return [
        ...(canSend(entry) ? [one(send, `Send now: ${item.name}`, () => sendNow(entry))] : []),
        ...(isGoneOnServer(entry)
          ? [
              one(renew, `Add ${item.name} as a new ${what}`, () =>
                outbox.send({ type: 'renewal.requested', id }),
              ),
            ]
          : []),
        one(edit, editName(entry), () => navigate(form)),
        one(discard, `Discard ${item.name}`, () => outbox.send({ type: 'discard.requested', id })),
      ];
    }),
  ];
}
