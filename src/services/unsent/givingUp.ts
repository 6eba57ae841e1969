import { hasPhoto } from '../../../contract/items.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import type { Unsent } from '../../model/unsent/unsent.ts';
import type { Lock } from '../browser/lock.ts';
import { randomText } from '../browser/randomText.ts';
import { joined } from './entryMerging.ts';
import type { EntryRepository } from './entryRepository.ts';
import { rebased } from './keyedTries.ts';
import { settled, withChanges } from './retryPolicy.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';
import type { RecordWrites, SenderParts, SendResult } from './syncParts.ts';
import type { UnsentStore } from './unsentStore.ts';

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
   * item. Where the server has had it, it is for `restored` to bring that back under the given id, while nothing is sent; undefined for
   * a host that cannot. Rejects as that does, and with kind 'storage' when there is no room.
   */
  putBack(
    entry: Unsent<Content, Stored>,
    restored: (sentAs: string) => Promise<Stored | undefined>,
  ): Promise<PutBack<Stored>>;
  /** What was given up while the server may have it, oldest first: noted until it has it no more. */
  withdrawn(): Unsent<Content, Stored>[];
  /** Calls `listener` after every change of those, here or in another tab. */
  watchWithdrawn(listener: () => void): () => void;
  /** Takes one of them from the server, if it is there as it was made, unless another tab is sending. Gives 'gone' when that is over. */
  withdraw(id: string): Promise<SendResult<Content, Stored>>;
}

export type PutBack<Stored> =
  /** It is kept here. */
  | { result: 'kept' }
  /** The server has it: another tab has sent it, or somebody has changed it before it could be taken from there. */
  | { result: 'there' }
  /** The server has it again; what was typed after it was sent is kept as a change of it. */
  | { result: 'restored'; record: Stored }
  /** The host does not keep what it deletes. */
  | { result: 'lost' };

interface Settling {
  /** Takes all of them from the server, for the one who holds the lock of what is on its way. Gives whether there were any, and are none. */
  settleNotes(): Promise<boolean>;
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
  writes: Pick<RecordWrites<Content, Stored, Update>, 'learn' | 'isIdempotent' | 'withdraw' | 'update'>;
  /** Of the notes. */
  store: UnsentStore<Content, Stored>;
  lock: Lock;
  /** The lock of what is on its way. */
  sending: string;
  /** What is kept, and the notes of what was given up, of the page's person: each for all of one piece of work. */
  own(): EntryRepository<Content, Stored>;
  notes(): EntryRepository<Content, Stored>;
}

export function createGivingUp<Content extends object, Stored extends StoredRecord & Photographed, Update>(
  subject: SendSubject<Content, Stored, Update>,
  parts: Parts<Content, Stored, Update>,
): GivingUp<Content, Stored> & Settling {
  type Entry = Unsent<Content, Stored>;
  type Repository = EntryRepository<Content, Stored>;
  const { comparison, contentOf, asCreated, updateOf } = subject;
  const { writes, readItem, user, settleIds, lock, sending, own, notes, store, remove, onLeft } = parts;
  const withdrawn = (): Entry[] => store.known(notes().user);

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

  /** Throws where another person has logged in meanwhile: nothing of it is theirs to do. */
  const check = (note: Entry): void => {
    if (user() !== note.user) throw failure('unauthorised', `Only ${note.user} can take this back.`);
  };

  /** What of a note the server has by now; undefined where that is nothing. Rejects with a Failure. */
  const onServer = async (
    { sentAs, noteSent }: Repository,
    note: Entry,
  ): Promise<{ made: Stored; now: Stored } | undefined> => {
    await writes.learn();
    check(note);
    // Nobody could tell.
    if (!writes.isIdempotent()) return undefined;
    const made = await writes.withdraw(note.item, note.key);
    if (!made) return undefined;
    // Another one may have been made of the same draft since.
    if (sentAs(note.id) === undefined) noteSent(note, made.id, true);
    check(note);
    try {
      return { made, now: await readItem(made.id) };
    } catch (error) {
      if (failureOf(error).kind !== 'not-found') throw error;
      return undefined;
    }
  };

  /** Takes what the server has of a note from it. Gives what it has all the same, and why. Rejects where that is not known. */
  const takeFromServer = async (
    keeper: Repository,
    note: Entry,
  ): Promise<{ left: Stored; reason: Failure } | undefined> => {
    const there = await onServer(keeper, note);
    if (!there) return undefined;
    const { made, now } = there;
    if (!comparison.isSame(contentOf(now), contentOf(made)) || hasPhoto(now))
      return { left: now, reason: CHANGED };
    check(note);
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

  /** Takes one from the server, for the one who holds the lock of what is on its way. */
  const settle = async (id: string): Promise<SendResult<Content, Stored>> => {
    const gone = { result: 'gone', sentAs: undefined } as const;
    const keeper = own();
    const { find, change, writing, drop: forget } = notes();
    const note = find(id);
    if (!note) return gone;
    try {
      const told = await takeFromServer(keeper, note);
      await writing(() => {
        forget(id);
        const { withdrawnAs, noteSent } = keeper;
        if (told && withdrawnAs(id) === told.left.id) noteSent(note, told.left.id);
      });
      if (told) onLeft(told.left, told.reason);
      return gone;
    } catch (error) {
      const reason = failureOf(error);
      const { changes, unreachable } = settled(note, reason, true);
      const standing = { ...changes, status: 'waiting' } as const;
      const noted = await change(id, (current) => withChanges(current, standing)).catch(() => note);
      return noted ? { result: 'kept', entry: noted, failure: reason, unreachable } : gone;
    }
  };

  /** The record with a newer version: a deletion that is still on its way does not match it (decision record 11). */
  const outOfReach = (record: Stored): Promise<Stored> => {
    const unchanged = { item: contentOf(record), base: record, attempts: [], putBack: ['name'] };
    return writes.update(record.id, updateOf(unchanged), record.version);
  };

  /** What is newer in an entry than what was sent of it, as a change of the record that is back: not what others have changed there. */
  const keepNewer = (entry: Entry, record: Stored): void => {
    const { find, write } = own();
    const item = asCreated(entry.item);
    const sent = asCreated(entry.attempts[0] ?? entry.item);
    if (comparison.isSame(sent, item)) return;
    const edit: Entry = { ...entry, kind: 'edit', id: record.id, item, base: record };
    const changes = rebased(subject, edit, sent, record);
    const other = find(record.id);
    write(other ? joined(subject, changes, other) : changes);
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
    putBack(entry, restored) {
      const { id } = entry;
      const { writing, find, sentAs, withdrawnAs, write, noteSent } = own();
      const noted = notes();
      const keep = (): PutBack<Stored> => {
        const note = noted.find(id);
        noted.drop(id);
        if (find(id)) return { result: 'kept' };
        if (sentAs(id) !== undefined) return { result: 'there' };
        // Without its note the server was asked, and does nothing more under this key.
        const isSpent = !note && inDoubt(entry) !== undefined;
        const status = entry.status === 'sending' ? 'waiting' : entry.status;
        try {
          write({ ...entry, status, ...(isSpent && { key: randomText(24), attempts: [] }) });
        } catch (error) {
          if (note) noted.write(note);
          throw error;
        }
        return { result: 'kept' };
      };
      const back = async (): Promise<PutBack<Stored>> => {
        const known = withdrawnAs(id);
        if (known === undefined) return writing(keep);
        const there = await restored(known);
        if (!there) return { result: 'lost' };
        const record = noted.find(id) ? await outOfReach(there) : there;
        await writing(() => {
          keepNewer(entry, record);
          noteSent(entry, record.id);
          noted.drop(id);
        });
        return { result: 'restored', record };
      };
      // What is taken from the server right now is waited for.
      return noted.find(id) || withdrawnAs(id) !== undefined ? lock.hold(sending, back) : back();
    },
    async settleNotes() {
      const ids = withdrawn().map(({ id }) => id);
      for (const id of ids) await settle(id);
      return ids.length > 0 && withdrawn().length === 0;
    },
    async withdraw(id) {
      const held = await lock.holdIfFree(sending, () => settle(id));
      return held?.value ?? { result: 'busy' };
    },
    withdrawn,
    watchWithdrawn: (listener) => store.watch(listener),
  };
}

/** Whether it has a photo, as far as the record tells. */
export type Photographed = Parameters<typeof hasPhoto>[0];

const CHANGED = failure('stale', 'It has been changed there since, so it stays.');
const NEWER = failure('stale', 'It has changed meanwhile. Look at it again before you discard it.', {
  title: 'Not discarded',
});
