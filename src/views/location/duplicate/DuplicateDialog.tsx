import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Location } from '../../../../contract/entities.ts';
import { duplicateMachine } from '../../../machines/locations/duplicate.machine.ts';
import { useDeferred } from '../../AppContext.ts';
import { useOpenForm } from '../../forms/useOpenForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DuplicateForm } from './DuplicateForm.tsx';
import '../../styles/screens/drawers.css';
import '../../styles/screens/duplicate.css';
import { isComposing } from '../../ui/composing.ts';

interface DuplicateDialogProps {
  /** What is copied, with all that is inside. */
  location: Location;
  onClose(): void;
}

/** A location once more, with everything inside. */
export default function DuplicateDialog({ location, onClose }: DuplicateDialogProps) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => duplicateMachine.provide(implementations.duplicate));
  const duplicate = useActorRef(machine, { input: { root: location } });
  const isClosed = useSelector(duplicate, (state) => state.matches('closed'));
  useOpenForm(useSelector(duplicate, (state) => state.context.isTyped));
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const close = () => duplicate.send({ type: 'close.requested' });
  return (
    <Dialog
      label="Duplicate location"
      className="drawers"
      onClose={close}
      onKeyDown={(event) => {
        if (isComposing(event) || event.key !== 'Enter') return;
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        duplicate.send({ type: 'form.submitted' });
      }}
    >
      <DuplicateForm duplicate={duplicate} onClose={close} />
    </Dialog>
  );
}
