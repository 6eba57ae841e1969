import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from '../../machines/unsent/outbox.machine.ts';
import { workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { useCommands } from '../commands/registry.ts';
import { useFocusedRow } from '../lists/useFocusedRow.ts';
import { unsentRowActions, type UnsentWork } from './unsentActions.ts';

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
