import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { ToCreate } from '../../machines/analysis/analysis.context.ts';
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
  /** When the host got the photo, ISO; null where it does not say. */
  photoAt: string | null,
): {
  /** undefined while no dialog is to be shown. */
  bulk: BulkCreateRef | undefined;
  /** What was entered before is kept and not all created; nothing goes on, and no dialog shows it. */
  isLeftOver: boolean;
  open(toCreate: ToCreate, parent: Location): void;
} {
  const { analyses } = useDeferred();
  const [bulk, setBulk] = useState<BulkCreateRef>();
  const isShown = useSelector(bulk, (state) => state?.context.isShown === true);
  const newest = location && analyses.newestBulk(imageId, location.id);
  // With each of its steps: one that goes on by itself keeps and drops the draft.
  const isLeftOver = useSelector(newest, (state) => {
    if (!location || state?.context.isShown || state?.hasTag('busy')) return false;
    return analyses.keptBulk(imageId, location.id) !== undefined;
  });
  return {
    bulk: isShown ? bulk : undefined,
    isLeftOver,
    open({ compartments, areNew }, parent) {
      if (isShown) return;
      const start: StartBulk = (implementations) => {
        const keys = compartments.map(() => analyses.newKey());
        const recalled = analyses.keptBulk(imageId, parent.id);
        const entries = bulkEntries(compartments, keys);
        const leftIn = '‘Create Items’ still has what failed.';
        const leftWithout = '‘Create Items’ has what failed again once the location is there again.';
        const input = { entries, parent, recalled, areNew, leftIn, leftWithout, photoAt };
        return createActor(bulkCreateMachine.provide(implementations), { input }).start();
      };
      setBulk(analyses.bulkCreate(imageId, parent.id, start));
    },
  };
}
