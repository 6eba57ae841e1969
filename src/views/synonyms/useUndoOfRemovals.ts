import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { newestUndo } from '../../machines/changes/changes.context.ts';
import { useDeferred } from '../AppContext.ts';
import { synonymCommands } from '../commands/definitions/synonyms.ts';
import { useCommands } from '../commands/registry.ts';

/**
 * The key that takes back brings back the words that were removed last, for as long as this page is open and nothing
 * was changed elsewhere since they were: the history of changes knows nothing of words.
 */
export function useUndoOfRemovals(): void {
  const { changes, synonyms } = useDeferred();
  const removals = useSelector(synonyms.actor, ({ context }) => context.removals);
  const newest = useSelector(changes, ({ context }) => newestUndo(context)?.id);
  const [before] = useState(removals);
  /** What was the last change elsewhere as each of them was removed: of the two the later one is taken back first. */
  const [known, setKnown] = useState<readonly { removal: readonly string[]; after: string | undefined }[]>(
    [],
  );
  const news = removals.filter(
    (removal) => !before.includes(removal) && known.every((one) => one.removal !== removal),
  );
  if (news.length > 0) setKnown([...known, ...news.map((removal) => ({ removal, after: newest }))]);
  const last = known.findLast(({ removal }) => removals.includes(removal));
  const words = last?.after === newest ? last?.removal : undefined;
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
