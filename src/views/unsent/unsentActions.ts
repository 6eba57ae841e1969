import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/outbox.machine.ts';
import type { UnsentLocation } from '../../model/locationInput.ts';
import { isGoneOnServer, type UnsentEntry } from '../../model/unsent.ts';
import { workIdOf } from '../../model/unsentPhotos.ts';
import type { Action, CommandDefinition } from '../commands/command.ts';
import { unsentCommands } from '../commands/definitions/unsent.ts';
import { placesOf } from './unsentPlaces.ts';

/**
 * What can be done with each piece of unsent work, and with all of them: as the buttons of the rows have it. Of very many
 * only what can be done with all: nobody looks for one of them in the palette.
 */
export function unsentActions(
  entries: readonly (UnsentEntry | UnsentLocation)[],
  outbox: ActorRefFrom<typeof outboxMachine>,
  navigate: (to: string) => void,
  isLong = false,
): Action[] {
  const { send, sendAll, renew, edit, discard } = unsentCommands;
  type Work = UnsentEntry | UnsentLocation;
  const canSend = (entry: Work) => entry.status !== 'conflict' && !isGoneOnServer(entry);
  const sendable = entries.filter(canSend);
  const sendNow = (entry: Work) => outbox.send({ type: 'send.requested', id: workIdOf(entry) });
  const all: Action = {
    ...sendAll,
    perform: () => {
      const { context } = outbox.getSnapshot();
      [...context.locations, ...context.entries].filter(canSend).forEach(sendNow);
    },
  };
  return [
    ...(sendable.length > 0 ? [all] : []),
    ...(isLong ? [] : entries).flatMap((entry): Action[] => {
      const { item, status } = entry;
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
        one(edit, status === 'conflict' ? `Compare both versions of ${item.name}` : `Edit ${item.name}`, () =>
          navigate(form),
        ),
        one(discard, `Discard ${item.name}`, () => outbox.send({ type: 'discard.requested', id })),
      ];
    }),
  ];
}
