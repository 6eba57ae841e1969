import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { Location } from '../../../contract/entities.ts';
import {
  bulkCreateMachine,
  type BulkCreateRef,
  type StartBulk,
} from '../../machines/changes/bulkCreate.machine.ts';
import { bulkEntries } from '../../model/changes/bulkEntries.ts';
import { useDeferred } from '../AppContext.ts';

/**
 * Bulk creation from what a photo shows. Its machine is nobody's child: a run goes on when the page is left, and the
 * message at its end still takes everything back.
 */
export function useBulkCreate(
  imageId: string,
  location: Location | undefined,
): {
  /** undefined while no dialog is to be shown. */
  bulk: BulkCreateRef | undefined;
  /** It creates or undoes, whether or not a dialog shows it. */
  isUnderWay: boolean;
  open(compartments: readonly Compartment[], parent: Location): void;
} {
  const { analyses } = useDeferred();
  const [bulk, setBulk] = useState<BulkCreateRef>();
  const isShown = useSelector(bulk, (state) => state?.context.isShown === true);
  const current = (location && analyses.bulkUnderWay(imageId, location.id)) ?? bulk;
  const isUnderWay = useSelector(current, (state) => state?.hasTag('busy') === true);
  return {
    bulk: isShown ? bulk : undefined,
    isUnderWay,
    open(compartments, parent) {
      if (isShown) return;
      const start: StartBulk = (implementations) => {
        const keys = compartments.map(() => analyses.newKey());
        const recalled = analyses.keptBulk(imageId, parent.id);
        const entries = bulkEntries(compartments, keys);
        const input = { entries, parent, recalled, leftIn: '‘Create Items’ still has what failed.' };
        return createActor(bulkCreateMachine.provide(implementations), { input }).start();
      };
      setBulk(analyses.bulkCreate(imageId, parent.id, start));
    },
  };
}
