import type { Item } from '../../../contract/entities.ts';
import { type Failure, failure, failureOf, isAnswer } from '../../failure.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';
import type { Reach } from '../host/reach.ts';
import { newestKnown } from '../items/listedItem.ts';
import { itemForEdit, type ItemSources } from '../unsent/itemForEdit.ts';
import type { Run } from './changeRun.ts';

const NO_ANSWER = failure('offline', 'The server did not answer.');

/**
 * How many milliseconds a hasty change waits for the item as the server has it before it goes on from what is known
 * here: until it is kept it is in this page alone, and so are all that were asked for after it.
 */
const PATIENCE = 3000;
/** The same of a server that has not answered lately: it may be back, and is asked all the same. */
const AWAY_PATIENCE = 300;

export interface FreshestItemParts extends ItemSources {
  /** Whether the server has answered lately. */
  reach: Pick<Reach, 'now'>;
  /** Whether there is room to keep a change. */
  hasRoom(): boolean;
}

interface Wish {
  /** What a list has of the item. */
  listed?: Item;
  /** It goes on without an answer where that takes long, as if the server were away. */
  isHasty?: boolean;
}

export interface FreshestItem extends LoadedItem {
  /** The server has just not answered: what is done with the item is kept, and not tried now. */
  unreachable: Failure | undefined;
}

/** Reads the freshest item that is known. Rejects with a Failure. */
export function createFreshestItem(parts: FreshestItemParts) {
  /** Reads that nobody waits for any more, and that are not answered yet. */
  let silent = 0;

  const readHastily = async (id: string, signal: AbortSignal, onGivenUp: () => void): Promise<Item> => {
    // What cannot be kept is not done without the server.
    if (silent > 0 && parts.hasRoom()) {
      onGivenUp();
      throw NO_ANSWER;
    }
    const read = parts.readFresh(id, signal);
    const answered = () => void (silent -= 1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      const giveUp = (): void => {
        if (!parts.hasRoom()) return;
        silent += 1;
        // Whatever comes of it: `reach` and the cache hear of it.
        read.then(answered, answered);
        onGivenUp();
        reject(NO_ANSWER);
      };
      timer = setTimeout(giveUp, parts.reach.now().isAway ? AWAY_PATIENCE : PATIENCE);
    });
    try {
      return await Promise.race([read, patience]);
    } finally {
      clearTimeout(timer);
    }
  };

  return async (id: string, run: Run, { listed, isHasty = false }: Wish = {}): Promise<FreshestItem> => {
    const { unreachable } = run;
    /** That one answer is slow does not mean that nothing else is answered. */
    let isGivenUp = false;
    const onGivenUp = () => void (isGivenUp = true);
    const lastKnown: ItemSources['lastKnown'] = (known) =>
      newestKnown(parts.lastKnown(known), listed ? [{ item: listed, at: 0 }] : []);
    // Where nothing is known there is nothing to go on from.
    const canHaste = isHasty && (parts.outbox.entry(id) ?? lastKnown(id)) !== undefined;
    const readFresh = (known: string): Promise<Item> =>
      canHaste ? readHastily(known, run.signal, onGivenUp) : parts.readFresh(known, run.signal);
    const loaded = await itemForEdit(
      {
        outbox: parts.outbox,
        readFresh: unreachable ? () => Promise.reject(unreachable) : readFresh,
        lastKnown,
      },
      id,
      run.signal,
    );
    if (loaded.knownAt !== undefined && !isGivenUp) run.unreachable ??= NO_ANSWER;
    // What is not tried leaves no doubt whether the server got it: taken back, it leaves nothing to be sent.
    if (loaded.entry?.kind === 'edit' && !unreachable) {
      await readFresh(id).catch((error: unknown) => {
        const reason = failureOf(error);
        // Who is logged out by it has no work here any more: it would be nobody's.
        if (reason.kind === 'unauthorised' || run.signal.aborted) throw error;
        if (!isAnswer(reason) && !isGivenUp) run.unreachable = NO_ANSWER;
      });
    }
    return { ...loaded, unreachable: run.unreachable ?? (isGivenUp ? NO_ANSWER : undefined) };
  };
}
