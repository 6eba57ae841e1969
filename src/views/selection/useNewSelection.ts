import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '../../machines/items/selection.machine.ts';
import { useDeferred } from '../AppContext.ts';

/** A selection of a list's items that goes with the page; what is being deleted by then is deleted to the end. */
export function useNewSelection() {
  const { newSelection } = useDeferred();
  const [selection] = useState(newSelection);
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
      // Strict mode leaves and comes back at once.
      queueMicrotask(() => {
        if (!isOnPage.current) stopOnceIdle(selection);
      });
    };
  }, [selection]);
  return selection;
}

/** Stops it at once, or where it deletes once that is over. */
export function stopOnceIdle(selection: ActorRefFrom<typeof selectionMachine>): void {
  const watched = selection.subscribe((state) => {
    if (!state.hasTag('deleting')) end();
  });
  const end = (): void => {
    watched.unsubscribe();
    selection.stop();
  };
  if (!selection.getSnapshot().hasTag('deleting')) end();
}
