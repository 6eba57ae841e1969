import type { Item } from '../../../contract/entities.ts';
import { type Failure, failure, failureOf, isAnswer } from '../../failure.ts';
import type { LoadedItem } from '../../model/unsent/saving.ts';
import type { Reach } from '../host/reach.ts';
import { newestKnown } from '../items/listedItem.ts';
import { itemForEdit, type ItemSources } from '../unsent/recordForEdit.ts';
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
  /** Nobody has waited long enough for the answer: what is known is good for keeping a change of it, and nothing else. */
  isGivenUp: boolean;
}

/** Whether the server may have another quantity than is known here, and nothing that is kept would set that. */
export function isInDoubt({ item, entry, knownAt, isGivenUp }: FreshestItem): boolean {
  if (!entry) return knownAt !== undefined && !isGivenUp;
  const { kind, base, isSet } = entry;
  return kind === 'edit' && isSet !== true && base?.quantity === item.quantity && !isGivenUp;
}

/** Reads the freshest item that is known. Rejects with a Failure. */
export function createFreshestItem(parts: FreshestItemParts) {
  /** Items whose answer nobody waits for any more, and that is not there yet. */
  const silent = new Set<string>();

  const readHastily = async (id: string, run: Run, onGivenUp: () => void): Promise<Item> => {
    if (silent.has(id)) {
      onGivenUp();
      throw NO_ANSWER;
    }
    const read = parts.readFresh(id, run.signal);
    const ended = () => void silent.delete(id);
    const failed = (error: unknown): void => {
      ended();
      if (!isAnswer(failureOf(error))) run.unreachable ??= NO_ANSWER;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      const giveUp = (): void => {
        silent.add(id);
        // Whatever comes of it: `reach` and the cache hear of it.
        read.then(ended, failed);
        onGivenUp();
        reject(NO_ANSWER);
      };
      const isSilent = silent.size > 0 || parts.reach.now().isAway;
      timer = setTimeout(giveUp, isSilent ? AWAY_PATIENCE : PATIENCE);
    });
    try {
      return await Promise.race([read, patience]);
    } finally {
      clearTimeout(timer);
    }
  };

  const freshest = async (
    id: string,
    run: Run,
    { listed, isHasty = false }: Wish = {},
  ): Promise<FreshestItem> => {
    const { unreachable } = run;
    let isGivenUp = false;
    const onGivenUp = (): void => {
      isGivenUp = true;
    };
    const lastKnown: ItemSources['lastKnown'] = (known) =>
      newestKnown(parts.lastKnown(known), listed ? [{ item: listed, at: 0 }] : []);
    // Where nothing is known there is nothing to go on from.
    const canHaste = isHasty && (parts.outbox.entry(id) ?? lastKnown(id)) !== undefined;
    const readFresh = (known: string): Promise<Item> =>
      canHaste ? readHastily(known, run, onGivenUp) : parts.readFresh(known, run.signal);
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
    return { ...loaded, isGivenUp, unreachable: isGivenUp ? NO_ANSWER : run.unreachable };
  };

  return {
    freshest,
    /**
     * Does `work` with the item as it is known after a moment, where it can be kept so. By what is old nothing is refused,
     * nor so already: then, and where there is no room, it is done again with what the server has, however long that takes.
     */
    async inHaste<T>(
      id: string,
      run: Run,
      wish: Wish,
      work: (loaded: FreshestItem) => Promise<T | undefined>,
    ): Promise<T | undefined> {
      const loaded = await freshest(id, run, wish);
      if (!loaded.isGivenUp) return work(loaded);
      try {
        const done = await work(loaded);
        if (done !== undefined) return done;
      } catch {
        run.signal.throwIfAborted();
      }
      return work(await freshest(id, run, { ...wish, isHasty: false }));
    },
  };
}
