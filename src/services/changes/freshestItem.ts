import type { Item } from '../../../contract/entities.ts';
import { failure, failureOf, isAnswer } from '../../failure.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';
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
        lastKnown: (known) => newest(parts.lastKnown(known), listed),
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

/**
 * The newer of what this browser knows of an item and what a list has of it. Only a host with versions lists whole
 * items, and refuses what is based on an old one.
 */
function newest(known: { item: Item; at: number } | undefined, listed: Item | undefined) {
  if (listed?.version === undefined || listed.offline_update === true) return known;
  return known && (known.item.version ?? 0) >= listed.version ? known : { item: listed, at: 0 };
}
