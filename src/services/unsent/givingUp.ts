import { hasPhoto } from '../../../contract/items.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import type { Unsent } from '../../model/unsent/unsent.ts';
import type { Lock } from '../browser/lock.ts';
import type { EntryRepository } from './entryRepository.ts';
import { settled, withChanges } from './retryPolicy.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';
import type { RecordWrites, SenderParts, SendResult } from './syncParts.ts';

/** How unsent work is given up, and taken up again. */
export interface GivingUp<Content, Stored> {
  /**
   * Removes unsent work: only ever called because a person said so. With the revision that the person saw it
   * rejects, kind 'stale', when there is newer work meanwhile. Gives whether there was anything left to remove: it
   * waits for what is being sent. Of something new that the server may have a note stays, see `withdrawn`.
   */
  discard(id: string, seen?: string): Promise<boolean>;
  /**
   * Keeps again what was discarded, as it was and under its key: sent before without an answer, it makes no second
   * item. Nothing happens where it is kept. Where the server has had it it is for `restored` to bring that
   * back, while nothing is sent: gives what that gives, undefined where it cannot. Rejects as that does, and with kind 'storage' when there is no room.
   */
  putBack<T>(
    entry: Unsent<Content, Stored>,
    restored: (sentAs: string) => Promise<T>,
  ): Promise<T | undefined>;
  /** What was given up while the server may have it, oldest first: noted until it has it no more. */
  withdrawn(): Unsent<Content, Stored>[];
  /** Calls `listener` after every change of those, here or in another tab. */
  watchWithdrawn(listener: () => void): () => void;
  /** Takes one of them from the server, if it is there as it was made, unless another tab is sending. Gives 'gone' when that is over. */
  withdraw(id: string): Promise<SendResult<Content, Stored>>;
}

interface TakingUp<Content, Stored> {
  /** The note of what was given up, which is no more; undefined without any. It waits for what is taken from the server. */
  takeUp(id: string): Promise<Unsent<Content, Stored> | undefined>;
}

/** What it takes to take something new from a server. */
export interface WithdrawalParts<Stored> {
  /** Deletes it as it was seen; rejects with a Failure, kind 'stale' where it was changed since. */
  remove(record: Stored): Promise<unknown>;
  /** Told of what stays on the server though it was given up, and why. */
  onLeft(record: Stored, reason: Failure): void;
}

interface Parts<Content, Stored, Update>
  extends
    WithdrawalParts<Stored>,
    Pick<SenderParts<Content, Stored, Update>, 'user' | 'readItem' | 'settleIds'> {
  writes: Pick<RecordWrites<Content, Stored, Update>, 'learn' | 'isIdempotent' | 'withdraw'>;
  lock: Lock;
  /** The lock of what is on its way. */
  sending: string;
  /** What is kept, and the notes of what was given up, of the page's person: each for all of one piece of work. */
  own(): EntryRepository<Content, Stored>;
  notes(): EntryRepository<Content, Stored>;
}

export function createGivingUp<Content extends object, Stored extends StoredRecord & Photographed, Update>(
  { comparison, contentOf }: SendSubject<Content, Stored, Update>,
  parts: Parts<Content, Stored, Update>,
): Omit<GivingUp<Content, Stored>, 'withdrawn' | 'watchWithdrawn'> & TakingUp<Content, Stored> {
  type Entry = Unsent<Content, Stored>;
  type Repository = EntryRepository<Content, Stored>;
  const { writes, readItem, user, settleIds, lock, sending, own, notes, remove, onLeft } = parts;

  /** What the server may have of an entry: something new that was sent, which is never with a local id in it. */
  const inDoubt = ({ kind, attempts: [sent] }: Entry): Content | undefined => {
    if (kind !== 'create' || sent === undefined || !settleIds) return kind === 'create' ? sent : undefined;
    const known = settleIds(sent);
    return 'content' in known && known.content === sent ? sent : undefined;
  };

  const noteOf = (entry: Entry): Entry | undefined => {
    const sent = inDoubt(entry);
    return (
      sent && { ...entry, item: sent, attempts: [sent], status: 'waiting', failure: undefined, faults: 0 }
    );
  };

  const drop = (keeper: Repository, entry: Entry): void => {
    const note = noteOf(entry);
    if (!note) return keeper.drop(entry.id);
    const { write } = notes();
    try {
      write(note);
      keeper.drop(entry.id);
    } catch {
      // There is no room for both. Without any the server may keep what nobody wants.
      keeper.drop(entry.id);
      try {
        write(note);
      } catch {}
    }
  };

  /** What of a note the server has by now; undefined where that is nothing. Rejects with a Failure. */
  const onServer = async (
    keeper: Repository,
    note: Entry,
  ): Promise<{ made: Stored; now: Stored } | undefined> => {
    await writes.learn();
    if (user() !== note.user) throw failure('unauthorised', `Only ${note.user} can take this back.`);
    // Nobody could tell.
    if (!writes.isIdempotent()) return undefined;
    const made = await writes.withdraw(note.item, note.key);
    if (!made) return undefined;
    keeper.noteSent(note, made.id);
    try {
      return { made, now: await readItem(made.id) };
    } catch (error) {
      if (failureOf(error).kind !== 'not-found') throw error;
      return undefined;
    }
  };

  /** Takes what the server has of a note from it. Gives what it has all the same, and why. Rejects where that is not known. */
  const takeFromServer = async (note: Entry): Promise<{ left: Stored; reason: Failure } | undefined> => {
    const there = await onServer(own(), note);
    if (!there) return undefined;
    const { made, now } = there;
    if (!comparison.isSame(contentOf(now), contentOf(made)) || hasPhoto(now))
      return { left: now, reason: CHANGED };
    try {
      await remove(now);
      return undefined;
    } catch (error) {
      const reason = failureOf(error);
      if (reason.kind === 'stale') return { left: now, reason: CHANGED };
      if (!isRefusal(reason) || reason.outcome === 'unknown') throw error;
      return { left: now, reason };
    }
  };

  return {
    // After what is being sent: otherwise the server might get what was just discarded.
    discard(id, seen) {
      const keeper = own();
      const dropSeen = (): boolean => {
        const entry = keeper.find(id);
        if (seen !== undefined && entry !== undefined && entry.revision !== seen) throw NEWER;
        if (entry) drop(keeper, entry);
        else keeper.drop(id);
        return entry !== undefined;
      };
      return lock.hold(sending, () => keeper.writing(dropSeen));
    },
    async putBack(entry, restored) {
      const { id } = entry;
      const { writing, find, sentAs, write } = own();
      const noted = notes();
      const keep = (): void => {
        const note = noted.find(id);
        noted.drop(id);
        if (find(id) || sentAs(id) !== undefined) return;
        try {
          write({ ...entry, status: entry.status === 'sending' ? 'waiting' : entry.status });
        } catch (error) {
          if (note) noted.write(note);
          throw error;
        }
      };
      const putBack = async () => {
        const known = sentAs(id);
        const back = known === undefined ? undefined : await restored(known);
        if (known === undefined || back !== undefined) await writing(keep);
        return back;
      };
      // What is taken from the server right now is waited for.
      return noted.find(id) || sentAs(id) !== undefined ? lock.hold(sending, putBack) : putBack();
    },
    async takeUp(id) {
      const { writing, find, drop: forget } = notes();
      const taken = (): Entry | undefined => {
        const note = find(id);
        forget(id);
        return note;
      };
      return find(id) && lock.hold(sending, () => writing(taken));
    },
    async withdraw(id) {
      const { find, change, writing, drop: forget } = notes();
      const held = await lock.holdIfFree(sending, async (): Promise<SendResult<Content, Stored>> => {
        const gone = { result: 'gone', sentAs: undefined } as const;
        const note = find(id);
        if (!note) return gone;
        try {
          const left = await takeFromServer(note);
          await writing(() => forget(id));
          if (left) onLeft(left.left, left.reason);
          return gone;
        } catch (error) {
          const reason = failureOf(error);
          const { changes, unreachable } = settled(note, reason, true);
          const standing = { ...changes, status: 'waiting' } as const;
          const noted = await change(id, (current) => withChanges(current, standing)).catch(() => note);
          return noted ? { result: 'kept', entry: noted, failure: reason, unreachable } : gone;
        }
      });
      return held?.value ?? { result: 'busy' };
    },
  };
}

/** Whether it has a photo, as far as the record tells. */
export type Photographed = Parameters<typeof hasPhoto>[0];

const CHANGED = failure('stale', 'It has been changed there since, so it stays.');
const NEWER = failure('stale', 'It has changed meanwhile. Look at it again before you discard it.', {
  title: 'Not discarded',
});
