import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { HistoryChange } from '../../../contract/history.ts';
import { wholeChangeMachine } from '../../machines/items/wholeChange.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { Note } from '../ui/Note.tsx';
import { takeFocus } from '../ui/takeFocus.ts';
import { changeSentence, fieldName } from './changeSentence.ts';

interface CutChangeProps {
  itemId: string;
  entryId: string;
  change: HistoryChange;
}

/** A change of which the history has only the beginning, and the whole of it on request. */
export function CutChange({ itemId, entryId, change }: CutChangeProps) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => wholeChangeMachine.provide(implementations.wholeChange));
  const reading = useActorRef(machine, { input: { itemId, entryId, field: change.field } });
  const whole = useSelector(reading, ({ context }) => context.change);
  const failure = useSelector(reading, ({ context }) => context.failure);
  const isBusy = useSelector(reading, (state) => state.hasTag('busy'));
  if (whole) {
    return (
      // In the place of the button that had the focus.
      <p tabIndex={-1} ref={takeFocus}>
        {changeSentence(whole)}
      </p>
    );
  }
  return (
    <>
      <p>{changeSentence(change)}</p>
      {failure && (
        <Note kind="bad" title="Failed to load the whole text">
          {failure.message}
        </Note>
      )}
      <button
        type="button"
        className="button button-small"
        aria-disabled={isBusy}
        onClick={() => reading.send({ type: 'whole.requested' })}
      >
        {isBusy ? 'Loading...' : 'Show all'}
        <span className="visually-hidden"> of {fieldName(change.field)}</span>
      </button>
    </>
  );
}
