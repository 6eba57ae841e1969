import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Location } from '../../../contract/entities.ts';
import { drawersMachine } from '../../machines/locations/drawers.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DrawersForm } from './DrawersForm.tsx';
import '../styles/screens/drawers.css';
import { isComposing } from '../ui/composing.ts';

interface DrawersDialogProps {
  /** What they are made in. */
  location: Location;
  onClose(): void;
}

/** Many locations from a few numbers: the drawers of a cabinet, row by row. */
export default function DrawersDialog({ location, onClose }: DrawersDialogProps) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => drawersMachine.provide(implementations.drawers));
  const drawers = useActorRef(machine, { input: { parent: location } });
  const isClosed = useSelector(drawers, (state) => state.matches('closed'));
  useOpenForm(useSelector(drawers, (state) => state.context.isTyped));
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const close = () => drawers.send({ type: 'close.requested' });
  return (
    <Dialog
      label="Make drawers"
      className="drawers"
      onClose={close}
      onKeyDown={(event) => {
        if (isComposing(event) || event.key !== 'Enter') return;
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        drawers.send({ type: 'form.submitted' });
      }}
    >
      <DrawersForm drawers={drawers} onClose={close} />
    </Dialog>
  );
}
