import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { newestOffer, type Progress } from '../../machines/changes.context.ts';
import type { changesMachine } from '../../machines/changes.machine.ts';
import { useLoadedLater } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { announce } from '../parts/announce.ts';

/** How often the progress of a change is said, at most. */
const SAID_MOST = 10;

/** On every page: takes back the newest change, for as long as that is possible. */
export function UndoCommand() {
  const changes = useLoadedLater()?.changes;
  return changes ? <UndoOf changes={changes} /> : null;
}

function UndoOf({ changes }: { changes: ActorRefFrom<typeof changesMachine> }) {
  const newest = useSelector(changes, (state) => newestOffer(state.context)?.notice.text);
  const isBusy = useSelector(changes, (state) => state.matches('performing'));
  const said = useSelector(changes, (state) => progressText(state.context.progress));
  const { undo } = moreCommands;
  // Asked for while a change is on its way, it takes that one back once it is done.
  const name = isBusy ? 'Undo what is being done' : newest && `Undo: ${lowerFirst(newest)}`;
  const actions: Action[] =
    name === undefined ? [] : [{ ...undo, name, perform: () => changes.send({ type: 'undo.requested' }) }];
  useCommands(actions, name);
  useEffect(() => {
    if (said !== '') announce(said);
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

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
