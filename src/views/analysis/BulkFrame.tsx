import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bulkCreateMachine, BulkCreateRef } from '../../machines/changes/bulkCreate.machine.ts';
import { isToCreate } from '../../model/changes/bulkEntries.ts';
import { itemCount } from '../../model/items/counts.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { keysOf } from '../commands/keyMap.ts';
import { keyName } from '../commands/keyName.ts';
import { Keys } from '../commands/Keys.tsx';
import { FIELD_UNDO } from '../commands/keys.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { Tape } from '../records/Tape.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { isComposing } from '../ui/composing.ts';

interface BulkFrameProps {
  bulk: BulkCreateRef;
  state: SnapshotFrom<typeof bulkCreateMachine>;
  title: string;
  className: string;
  /** Beside the location that the items go into. */
  badge?: ReactNode;
  /** Between the head and how far the creation is. */
  said?: ReactNode;
  /** In the foot, before the button. */
  foot: ReactNode;
  /** Whether a press beside it closes it while nothing is under way. */
  closesOutside: boolean;
  /** The button takes the focus first. */
  isFirst: boolean;
  /** The elements in which letters are text, and what they do elsewhere. */
  fields: string;
  keys: Readonly<Record<string, () => void>>;
  children: ReactNode;
}

/**
 * What a browser would do to the field that was edited last, wherever the focus is. Asked for here, not of the commands of every page, which come a
 * second after the page: a key pressed before was lost.
 */
const OF_HISTORY = [
  { command: moreCommands.undo, event: 'undo.requested' },
  { command: moreCommands.redo, event: 'redo.requested' },
] as const;

/** The dialog around items to be created at once: where they go, how far it is, and the button that goes on. */
export function BulkFrame(props: BulkFrameProps) {
  const { bulk, state, title, className, badge, said, foot, closesOutside, isFirst, fields, keys } = props;
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (snapshot) => snapshot.context.singleKeys);
  const chosenKeys = useSelector(preferences, (snapshot) => snapshot.context.keys);
  const { changes } = useDeferred();
  const { entries, parent, problem } = state.context;
  const isBusy = state.hasTag('busy');
  const count = entries.filter(isToCreate).length;
  const isDone = count === 0 && entries.some(({ status }) => status === 'created') && !isBusy;
  const primary = useRef<HTMLButtonElement>(null);
  useOpenForm(true);

  useEffect(() => {
    bulk.send({ type: 'dialog.shown' });
    return () => bulk.send({ type: 'dialog.left' });
  }, [bulk]);
  // What had the focus may have gone with the step that it belonged to, and any step may draw something else. At once: a key
  // pressed in between would be heard by nobody.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) primary.current?.focus();
  });
  // So has what there was to be done with it, once all is created.
  useLayoutEffect(() => {
    if (isDone && document.activeElement?.matches('[aria-disabled=true], [readonly]'))
      primary.current?.focus();
  }, [isDone]);

  const create = () => bulk.send({ type: 'create.requested' });
  const close = () => bulk.send({ type: isBusy ? 'cancel.requested' : 'close.requested' });
  const historyCommand = ({ nativeEvent, repeat }: KeyboardEvent): (() => void) | undefined => {
    const pressed = keyName(nativeEvent) ?? '';
    const asked = OF_HISTORY.find(({ command }) => keysOf(command, chosenKeys).includes(pressed));
    // Held down it is the same press still. Before a start has begun, of which nothing is known yet, it would take back something else.
    const isTooSoon = repeat || state.matches('looking');
    if (!asked || isTooSoon) return asked || FIELD_UNDO.includes(pressed) ? () => {} : undefined;
    return () => changes.send({ type: asked.event });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey) return;
    const isModified = event.ctrlKey || event.metaKey;
    const isField = event.target instanceof Element && event.target.matches(fields);
    const perform = isModified || isField || !singleKeys ? undefined : keys[event.key.toLowerCase()];
    const ofHistory = isModified && !isTyped(event.target) ? historyCommand(event) : undefined;
    if (isModified && event.key === 'Enter') create();
    else if (ofHistory) ofHistory();
    else if (perform) perform();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      label={title}
      className={className}
      onClose={close}
      // While something is under way a press beside it is no decision to stop.
      onOutside={closesOutside && !isBusy ? close : () => {}}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        <span className="bulk-into push">
          <span className="muted">into</span>
          {parent.label === '' ? <b className="clip">{parent.name}</b> : <Tape label={parent.label} />}
          {badge}
        </span>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      {said}
      <BulkProgress bulk={bulk} state={state} />
      {props.children}
      <div className="dialog-foot bulk-foot">
        {foot}
        {problem !== undefined && (
          <p className="field-error" role="alert">
            <Icon name="i-lucide-triangle-alert" />
            {problem}
          </p>
        )}
        <button
          ref={primary}
          type="button"
          className="button button-primary push"
          data-autofocus={isFirst ? '' : undefined}
          aria-disabled={isBusy}
          onClick={isDone ? close : create}
        >
          {isDone ? 'Done' : `Create ${itemCount(count)}`}
          {!isDone && !isBusy && <Keys of="mod+enter" />}
        </button>
      </div>
    </Dialog>
  );
}

/** Whether it takes text right now, of which its own undo is. */
const isTyped = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox], [readonly])');
