import type { Item } from '../../../contract/entities.ts';
import { failure, failureOf, isAnswer } from '../../failure.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';
import { newestKnown } from '../items/listedItem.ts';
import { itemForEdit, type ItemSources } from '../unsent/itemForEdit.ts';
import type { Run } from './changeRun.ts';

const NO_ANSWER = failure('offline', 'The server did not answer.');

/** Reads the freshest item that is known; `listed` is what a list has of it. Rejects with a Failure. */
export function createFreshestItem(parts: ItemSources) {
  return async (id: string, run: Run, listed?: Item): Promise<LoadedItem> => {
    const { unreachable } = run;
    const loaded = await itemForEdit(
      {
        outbox: parts.outbox,
        readFresh: unreachable ? () => Promise.reject(unreachable) : parts.readFresh,
        lastKnown: (known) => newestKnown(parts.lastKnown(known), listed ? [{ item: listed, at: 0 }] : []),
      },
      id,
      run.signal,
    );
    if (loaded.knownAt !== undefined) run.unreachable ??= NO_ANSWER;
    // What is not tried leaves no doubt whether the server got it: taken back, it leaves nothing to be sent.
    if (loaded.entry?.kind === 'edit' && !unreachable) {
      await parts.readFresh(id, run.signal).catch((error: unknown) => {
        const reason = failureOf(error);
        // Who is logged out by it has no work here any more: it would be nobody's.
        if (reason.kind === 'unauthorised' || run.signal.aborted) throw error;
        if (!isAnswer(reason)) run.unreachable = NO_ANSWER;
      });
    }
    return loaded;
  };
}
