import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { compartmentsOf } from '../../../../contract/analysis/correction.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import type { CorrectionRef } from '../../../machines/analysis/gridCorrection.machine.ts';
import { partKey } from '../../../model/analysis/gridParts.ts';
import { useApp } from '../../AppContext.ts';
import { Keys } from '../../commands/Keys.tsx';
import { useOpenForm } from '../../forms/useOpenForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GridNotes } from './GridNotes.tsx';
import { GridSide } from './GridSide.tsx';
import { GridStage, type StageHandle } from './GridStage.tsx';
import { GridTools, type SizeHandle } from './GridTools.tsx';
import { meaningOf } from './gridKeys.ts';
import '../../styles/analysis/correcting.css';
import '../../styles/analysis/correctingSmall.css';
import { isComposing } from '../../ui/composing.ts';

interface GridDialogProps {
  correction: CorrectionRef;
  photo: ReactNode;
}

/** The compartments of a photo, to be put right by pointer, finger and keys. */
export default function GridDialog({ correction, photo }: GridDialogProps) {
  const singleKeys = useSelector(useApp().preferences, (snapshot) => snapshot.context.singleKeys);
  const state = useSelector(correction, (snapshot) => snapshot);
  const { now, part, texts, past, future } = state.context;
  const isBusy = !state.matches('editing');
  const compartments = useMemo(() => compartmentsOf(now, texts), [now, texts]);
  const send = (event: CorrectionEvent) => correction.send(event);
  const stage = useRef<StageHandle>(null);
  const size = useRef<SizeHandle>(null);
  const name = useRef<HTMLInputElement>(null);
  useOpenForm(true);

  useEffect(() => {
    send({ type: 'dialog.shown' });
    return () => {
      if (correction.getSnapshot().status === 'active') correction.send({ type: 'dialog.left' });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each correction
  }, [correction]);
  // What is worked on now: keys may be faster than what is drawn.
  const toStage = () => stage.current?.focus(correction.getSnapshot().context.part);
  // The keys go on where the work is, but for who is typing.
  const worked = part && partKey(part);
  useEffect(() => {
    const active = document.activeElement;
    const isElsewhere = active instanceof HTMLInputElement || active?.closest('.grid-tools, .dialog-head');
    if (worked !== undefined && !isElsewhere) toStage();
    // oxlint-disable-next-line react/exhaustive-deps -- only where another part is worked on
  }, [worked]);

  /** With a size that was typed and not applied yet; one that is wrong is to be seen first. */
  const save = () => {
    if (size.current?.apply() === false) size.current.focus();
    else send({ type: 'save.requested' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey) return;
    const isModified = event.ctrlKey || event.metaKey;
    const isField = event.target instanceof HTMLInputElement;
    if (isField && !(isModified && event.key === 'Enter')) return;
    // A button is pressed by these itself.
    const isButton = event.target instanceof HTMLButtonElement && !event.target.matches('.grid-handle');
    if (isButton && !isModified && (event.key === 'Enter' || event.key === ' ')) return;
    // As it is by now: of keys that come faster than they are drawn each one builds on the one before.
    const current = correction.getSnapshot().context;
    const meaning = meaningOf(
      { key: event.key, isShifted: event.shiftKey, isModified },
      { grid: current.now.grid, part: current.part, singleKeys },
    );
    if (!meaning) return;
    if (meaning.type === 'size.wanted') {
      // The digit goes into the field, in place of what is in it.
      size.current?.focus();
      return;
    }
    event.preventDefault();
    if (meaning.type === 'name.wanted') {
      name.current?.focus();
      name.current?.select();
      return;
    }
    if (meaning.type === 'save.requested') return save();
    send(meaning);
    if (meaning.type === 'part.chosen' || meaning.type === 'step.taken') {
      // Who types a size by then has the focus in its field.
      requestAnimationFrame(() => document.activeElement instanceof HTMLInputElement || toStage());
    }
  };

  return (
    <Dialog
      label="Correct compartments"
      className="grid-dialog"
      onClose={() => send({ type: 'close.requested' })}
      // A drag may end beside it.
      onOutside={() => {}}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-head">
        <h2>Correct compartments</h2>
        <span className="push grid-history">
          <button
            type="button"
            className="icon-button"
            aria-label="Undo"
            aria-keyshortcuts="Control+Z"
            aria-disabled={past.length === 0}
            onClick={() => send({ type: 'undo' })}
          >
            <Icon name="i-lucide-undo-2" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Redo"
            aria-keyshortcuts="Control+Shift+Z"
            aria-disabled={future.length === 0}
            onClick={() => send({ type: 'redo' })}
          >
            <Icon name="i-lucide-redo-2" />
          </button>
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => send({ type: 'close.requested' })}
        >
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="grid-body">
        <GridTools size={size} grid={now.grid} part={part} send={send} onDone={toStage} />
        <GridNotes state={state} send={send} />
        <GridStage
          ref={stage}
          photo={photo}
          grid={now.grid}
          part={part}
          texts={texts}
          compartments={compartments}
          send={send}
          // Once it has been taken in.
          onEnd={() => requestAnimationFrame(toStage)}
        />
        <GridSide
          name={name}
          corrected={now}
          part={part}
          compartments={compartments}
          send={send}
          onDone={toStage}
        />
      </div>
      <div className="dialog-foot">
        <span className="muted">{countText(compartments.length)}</span>
        <button type="button" className="button button-primary push" aria-disabled={isBusy} onClick={save}>
          {state.matches('saving') ? 'Saving...' : 'Save'}
          {!isBusy && <Keys of="mod+enter" />}
        </button>
      </div>
    </Dialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No compartments';
  return count === 1 ? '1 compartment' : `${count} compartments`;
}
