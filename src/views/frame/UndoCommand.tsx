import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  newestMeanwhile,
  newestRedo,
  newestUndo,
  type Progress,
} from '../../machines/changes/changes.context.ts';
import type { changesMachine } from '../../machines/changes/changes.machine.ts';
import { useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { announce, unsay } from '../ui/announce.ts';

/** How often the progress of a change is said, at most. */
const SAID_MOST = 10;

/** On every page: takes back what was done last from here, and does again what was taken back; says so where there is nothing. */
export function UndoCommand() {
  const changes = useLoadedDeferred()?.changes;
  return changes ? <UndoOf changes={changes} /> : null;
}

function UndoOf({ changes }: { changes: ActorRefFrom<typeof changesMachine> }) {
  const undoable = useSelector(changes, ({ context }) => newestUndo(context)?.title);
  const redoable = useSelector(changes, ({ context }) => newestRedo(context)?.title);
  const isBusy = useSelector(changes, (state) =>
    state.matches('performing') ? newestMeanwhile(state.context) === undefined : state.context.runs > 0,
  );
  const said = useSelector(changes, (state) => progressText(state.context.progress));
  const { undo, redo } = moreCommands;
  // Asked for while a change is on its way, it takes back what is done of that one, and stops it where it can be.
  const undoName = isBusy ? 'Undo what is being done' : undoable ? `Undo: ${undoable}` : undo.name;
  const redoName = redoable ? `Redo: ${redoable}` : redo.name;
  const actions: Action[] = [
    { ...undo, name: undoName, perform: () => changes.send({ type: 'undo.requested' }) },
    { ...redo, name: redoName, perform: () => changes.send({ type: 'redo.requested' }) },
  ];
  useCommands(actions);
  useEffect(() => {
    if (said === '') return;
    announce(said);
    return () => unsay(said);
  }, [said]);
  return null;
}

/** '20 of 200 done' in as many steps as are worth saying; '' for nothing to say. */
function progressText(progress: Progress | undefined): string {
  if (!progress || progress.done === progress.total) return '';
  const { done, total } = progress;
  const step = Math.ceil(total / SAID_MOST);
  const shown = Math.floor(done / step) * step;
  return shown === 0 ? '' : `${shown} of ${total} done`;
}
