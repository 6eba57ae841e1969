import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/outbox.machine.ts';
import { isGoneOnServer, type UnsentEntry } from '../../model/unsent.ts';
import type { Action, CommandDefinition } from '../commands/command.ts';
import { unsentCommands } from '../commands/definitions/unsent.ts';

/** What can be done with each piece of unsent work, and with all of them: as the buttons of the rows have it. */
export function unsentActions(
  entries: readonly UnsentEntry[],
  outbox: ActorRefFrom<typeof outboxMachine>,
  navigate: (to: string) => void,
): Action[] {
  const { send, sendAll, renew, edit, discard } = unsentCommands;
  const sendable = entries.filter((entry) => entry.status !== 'conflict' && !isGoneOnServer(entry));
  const sendNow = ({ id }: UnsentEntry) => outbox.send({ type: 'send.requested', id });
  const all: Action = { ...sendAll, perform: () => sendable.forEach(sendNow) };
  return [
    ...(sendable.length > 0 ? [all] : []),
    ...entries.flatMap((entry): Action[] => {
      const { id, item, status } = entry;
      const one = (definition: CommandDefinition, name: string, perform: () => void): Action => ({
        ...definition,
        id: `${definition.id}:${id}`,
        name,
        perform,
      });
      return [
        ...(sendable.includes(entry) ? [one(send, `Send now: ${item.name}`, () => sendNow(entry))] : []),
        ...(isGoneOnServer(entry)
          ? [
              one(renew, `Add ${item.name} as a new item`, () =>
                outbox.send({ type: 'renewal.requested', id }),
              ),
            ]
          : []),
        one(edit, status === 'conflict' ? `Compare both versions of ${item.name}` : `Edit ${item.name}`, () =>
          navigate(`/edit/${encodeURIComponent(id)}`),
        ),
        one(discard, `Discard ${item.name}`, () => outbox.send({ type: 'discard.requested', id })),
      ];
    }),
  ];
}
