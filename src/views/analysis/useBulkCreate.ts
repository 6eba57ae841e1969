import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { Location } from '../../../contract/entities.ts';
import { bulkCreateMachine } from '../../machines/changes/bulkCreate.machine.ts';
import { bulkEntries } from '../../model/changes/bulkEntries.ts';
import { useDeferred } from '../AppContext.ts';

export type BulkCreateRef = ActorRefFrom<typeof bulkCreateMachine>;

/**
 * Bulk creation from what a photo shows. Its machine is nobody's child: a run goes on when the page is left, and the
 * message at its end still takes everything back.
 */
export function useBulkCreate(imageId: string): {
  /** undefined while no dialog is to be shown. */
  bulk: BulkCreateRef | undefined;
  open(compartments: readonly Compartment[], parent: Location): void;
} {
  const { analyses } = useDeferred();
  const [bulk, setBulk] = useState<BulkCreateRef>();
  const isShown = useSelector(bulk, (state) => state?.context.isShown === true);
  return {
    bulk: isShown ? bulk : undefined,
    open(compartments, parent) {
      if (isShown) return;
      const keys = compartments.map(() => analyses.newKey());
      const machine = bulkCreateMachine.provide(analyses.bulkCreate(imageId, parent.id));
      const recalled = analyses.keptBulk(imageId, parent.id);
      const entries = bulkEntries(compartments, keys);
      const input = { entries, parent, recalled, leftIn: '‘Create Items’ still has what failed.' };
      setBulk(createActor(machine, { input }).start());
    },
  };
}
