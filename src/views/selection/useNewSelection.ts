import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { selectionMachine } from '../../machines/items/selection.machine.ts';
import { useDeferred } from '../AppContext.ts';

/** A selection of a list's items that goes with the page. */
export function useNewSelection() {
  const { implementations } = useDeferred();
  const [machine] = useState(() => selectionMachine.provide(implementations.selection));
  return useActorRef(machine);
}
