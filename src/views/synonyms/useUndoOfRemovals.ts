import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { newestUndo } from '../../machines/changes/changes.context.ts';
import { useDeferred } from '../AppContext.ts';
import { synonymCommands } from '../commands/definitions/synonyms.ts';
import { useCommands } from '../commands/registry.ts';

/**
 * The key that takes back brings back the words that were removed last, for as long as this page is open and nothing
 * was changed elsewhere since: the history of changes knows nothing of words.
 */
export function useUndoOfRemovals(): void {
  const { changes, synonyms } = useDeferred();
  const removals = useSelector(synonyms.actor, ({ context }) => context.removals);
  const newest = useSelector(changes, ({ context }) => newestUndo(context)?.id);
  const [before] = useState({ removals, newest });
  const words =
    newest === before.newest ? removals.findLast((removal) => !before.removals.includes(removal)) : undefined;
  useCommands(
    words
      ? [
          {
            ...synonymCommands.undoRemoval,
            name: `Undo: Remove ${words.join(', ')}`,
            perform: () => synonyms.actor.send({ type: 'removal.undone', words }),
          },
        ]
      : [],
  );
}
