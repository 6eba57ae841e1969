import { type Failure, failure, failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import { isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import {
  afterTry,
  conflictReason,
  createIdSettling,
  joined,
  knownBeside,
  mergeEntry,
  restart,
} from './entryMerging.ts';
import { createTrySettling, quantityIn, rebased, tryOf, withoutTries, withTry } from './keyedTries.ts';
import type { EntryRepository } from './entryRepository.ts';
import { randomText } from '../browser/randomText.ts';
import type { SenderParts, SendResult } from './syncParts.ts';
import { repeated, settled } from './retryPolicy.ts';
import type { SendSubject, StoredRecord } from './subjects.ts';

/** Changes merged with the server's and sent again, at most so often in one go. */
const MERGES = 5;

/**
 * Sends one entry of a keeper and settles what becomes of it; never rejects for what a server, network or storage does. An
 * update that gets no answer is repeated at most `repeats` times. Only for the one who holds the sending lock.
 */
export type Send<Content, Stored> = (
  id: string,
  repeats: number,
  /** It may have been sent before: a host that knows no idempotency is asked first whether it has it. */
  isAgain?: boolean,
) => Promise<SendResult<Content, Stored>>;

export function createSender<Content extends object, Stored extends StoredRecord, Update>(
  subject: SendSubject<Content, Stored, Update>,
  keeper: EntryRepository<Content, Stored>,
  parts: SenderParts<Content, Stored, Update>,
): Send<Content, Stored> {
  const { writes, readItem, user, settled: onDisk, onSent, lookFor, settleIds } = parts;
  type Entry = Unsent<Content, Stored>;
  type Result = SendResult<Content, Stored>;
  const { isSame: isSameContent } = subject.comparison;
  const { find, write, drop, writing, change } = keeper;
  const gone = (id: string): Result => ({ result: 'gone', sentAs: keeper.sentAs(id) });

  /** Notes what is sent before it is sent. Rejects when there is no room for the note. */
  const noteAttempt = (
    id: string,
    attempts: (entry: Entry) => readonly Content[],
  ): Promise<Entry | undefined> =>
    change(id, (entry) => {
      const noted = attempts(entry);
      return noted === entry.attempts ? entry : { ...entry, attempts: noted };
    });

  /** Notes why a try failed. A storage that refuses even this loses only the reason. */
  const failed = async (entry: Entry, reason: Failure, isSafe = true): Promise<Result> => {
    const outcome = settled(entry, reason, isSafe);
    const noted = await change(entry.id, (current) => afterTry(current, outcome.changes)).catch(() => entry);
    if (!noted) return gone(entry.id);
    return { result: 'kept', entry: noted, failure: reason, unreachable: outcome.unreachable };
  };

  /**
   * Calls the server for `entry`, as its own user and nobody else. What is awaited before the check may take
   * long; between the check and the request nothing else runs.
   */
  const call = async <T>(entry: Entry, request: () => Promise<T>): Promise<T> => {
    await writes.learn();
    if (user() !== entry.user) throw notTheirs(entry);
    return request();
  };

  const sendCreate = async (
    id: string,
    repeats: number,
    isAgain: boolean,
    isRenewed = false,
  ): Promise<Result> => {
    // What was sent first is sent again, word for word, until its outcome is known: the key stands for it.
    let entry = find(id);
    try {
      if (entry?.attempts.length === 0) {
        entry = await noteAttempt(id, ({ attempts, item }) => [attempts[0] ?? item]);
      }
    } catch (error) {
      // Without the note a later edit would be sent under the same key: it waits until there is room.
      const current = find(id);
      return current ? failed(current, failureOf(error)) : gone(id);
    }
    if (!entry) return gone(id);
    const sent = entry.attempts[0] ?? entry.item;
    let item: Stored;
    let isAsked = false;
    try {
      item = await call(entry, async () => {
        const isInDoubt = isAgain && !writes.isIdempotent();
        const made = isInDoubt ? await lookFor?.(sent) : undefined;
        if (made) return made;
        if (isInDoubt && user() !== entry.user) throw notTheirs(entry);
        isAsked = true;
        return writes.create(sent, entry.key, knownBeside(entry, keeper));
      });
    } catch (error) {
      const reason = failureOf(error);
      // It was given up in between: under its key nothing was made, and never will be.
      if (reason.kind === 'stale' && !isRenewed) {
        const renewed = await change(id, (current) => ({ ...current, key: randomText(24) })).catch(
          () => undefined,
        );
        if (renewed) return sendCreate(id, repeats, isAgain, true);
      }
      // What never left this browser can always be sent again.
      const isSafe = !isAsked || writes.isIdempotent() || lookFor !== undefined;
      if (!isRefusal(reason)) return failed(entry, reason, isSafe);
      const own = reason.kind === 'conflict' ? await madeAlready(sent) : undefined;
      if (own) return created(entry, sent, own, repeats);
      const current = await noteAttempt(id, () => []).catch(() => find(id));
      if (!current) return gone(id);
      // The older content was refused; the newer one has not been tried yet.
      return isSameContent(current.item, sent) ? failed(current, reason) : sendCreate(id, repeats, false);
    }
    return created(entry, sent, item, repeats);
  };

  /**
   * What the host may have made of the very same create before it refused it as a repetition: browsers repeat a call
   * whose connection was cut, and a host without idempotency takes that for a second one.
   */
  const madeAlready = async (sent: Content): Promise<Stored | undefined> => {
    if (writes.isIdempotent() || !lookFor) return undefined;
    const found = await lookFor(sent).catch(() => undefined);
    return found && isSameContent(subject.contentOf(found), sent) ? found : undefined;
  };

  /** The server has made `item` of what was `sent`: the entry goes, but for what was changed in it meanwhile. */
  const created = async (entry: Entry, sent: Content, item: Stored, repeats: number): Promise<Result> => {
    const { id } = entry;
    let isNewer = false;
    let joint: Entry | undefined;
    try {
      await writing(() => {
        const current = find(id);
        isNewer = current !== undefined && !isSameContent(current.item, sent);
        keeper.noteSent(entry, item.id);
        if (current && isNewer) {
          // Edited while it was on its way: what is new in it are changes of the item that the server now has.
          const changes: Entry = {
            ...current,
            ...restart,
            item: subject.asCreated(current.item),
            kind: 'edit',
            id: item.id,
            base: item,
          };
          const other = find(item.id);
          joint = write(other ? joined(subject, changes, other) : changes);
        }
        if (current) drop(id);
        // Where there was no room for both: what is put in it needs its id.
        if (keeper.sentAs(id) === undefined) keeper.noteSent(entry, item.id);
      });
    } catch (error) {
      // No room for those changes beside the entry: it stays, and is sent again under the same key.
      return failed(entry, failureOf(error));
    }
    onSent(item, entry);
    if (joint?.status === 'conflict') return { result: 'conflict', entry: joint };
    return isNewer ? sendEdit(item.id, repeats) : { result: 'sent', item };
  };

  const sendEdit = async (id: string, repeats: number, merges = MERGES): Promise<Result> => {
    const kept = find(id);
    if (!kept) return gone(id);
    try {
      // What the host takes has to be known before the note.
      await repeated(repeats, () => call(kept, async () => {}));
    } catch (error) {
      return failed(kept, failureOf(error));
    }
    let entry: Entry | undefined;
    let withoutNote: number | undefined;
    try {
      entry = await change(id, (current) => withTry(subject, current, writes.keysUpdates()));
    } catch (error) {
      // No room for the note: the version still protects what others have changed, but not from taking twice.
      entry = find(id);
      if (entry?.by !== undefined) {
        withoutNote = entry.by;
        entry = await change(id, (current) => ({ ...current, by: undefined })).catch(() => undefined);
        if (!entry) return failed(kept, failureOf(error));
      }
    }
    if (!entry) return gone(id);
    // A browser that is killed would send what is taken again, without knowing that it has.
    if (entry.by !== undefined) await onDisk?.();
    const { item: sent, base } = entry;
    const key = tryOf(subject, entry, sent)?.key;
    let calls = 0;
    let item: Stored;
    try {
      const update = subject.updateOf(entry);
      item = await repeated(repeats, () =>
        call(entry, async () => {
          // Without a version to compare, the server could not tell: it is compared here first.
          if (base?.version === undefined && writes.matchesVersions())
            throw failure('stale', 'Not compared yet.');
          calls += 1;
          return writes.update(id, update, base?.version, key);
        }),
      );
      if (item.offline_update === true)
        throw failure('unavailable', 'The server has kept the update offline.');
    } catch (error) {
      const reason = failureOf(error);
      if (reason.kind !== 'stale') return failed(entry, reason);
      const isTold = key !== undefined && writes.keysUpdates();
      const settling = isTold ? await settleTries(entry) : undefined;
      if (settling === 'rebased') return sendEdit(id, repeats, merges - 1);
      // Refused at the first call, nothing of it was taken: it is a difference still.
      return settling ?? mergeAndSend(entry, repeats, merges, isTold, calls > 1 ? undefined : withoutNote);
    }
    return finish(entry, sent, item);
  };

  /** The server has `item` with the content `sent`: the entry goes, unless there is newer content in it. */
  const finish = async (entry: Entry, sent: Content, item: Stored): Promise<Result> => {
    const rest = await writing(() => {
      const current = find(entry.id);
      if (!current) return undefined;
      const isTaken = isSameContent(current.item, sent) && !isSetSince(current, subject.contentOf(item));
      if (current.revision !== entry.revision && !isTaken) {
        return write(rebased(subject, current, sent, item));
      }
      drop(entry.id);
      return undefined;
      // A storage that refuses leaves the older base: the next try compares again.
    }).catch(() => undefined);
    onSent(item, entry);
    return rest?.status === 'conflict' ? { result: 'conflict', entry: rest } : { result: 'sent', item };
  };

  const settleTries = createTrySettling(subject, keeper, writes, { call, failed });

  /** The item has changed since the edit began: takes over what only the others changed, and tries again. */
  const mergeAndSend = async (
    entry: Entry,
    repeats: number,
    merges: number,
    isTold: boolean,
    by?: number,
  ): Promise<Result> => {
    let theirs: Stored;
    try {
      theirs = await call(entry, () => readItem(entry.id));
    } catch (error) {
      return failed(entry, failureOf(error));
    }
    let isDone = false;
    let merged: Entry | undefined;
    try {
      merged = await change(entry.id, (kept) => {
        // By its key the host knows that none of it has arrived: what is the same there is somebody else's.
        const told = isTold ? withoutTries(subject, kept, kept.tries) : kept;
        const current = by === undefined ? told : { ...told, by };
        const { merged: item, conflicts } = mergeEntry(subject, current, theirs);
        if (conflicts.length > 0) {
          return { ...current, status: 'conflict', theirs, failure: conflictReason(conflicts) };
        }
        isDone = isSameContent(item, subject.contentOf(theirs));
        return { ...current, ...restart, item, base: theirs, theirs: undefined, revision: randomText(8) };
      });
    } catch (error) {
      return failed(entry, failureOf(error));
    }
    if (!merged) return gone(entry.id);
    if (merged.status === 'conflict') return { result: 'conflict', entry: merged };
    if (isDone) return finish(merged, merged.item, theirs);
    if (merges > 0) return sendEdit(entry.id, repeats, merges - 1);
    return failed(merged, failure('too-many', `The ${subject.word} changes faster than it can be saved.`));
  };

  const withSettledIds = createIdSettling(keeper, settleIds, gone);

  return async (id, repeats, isAgain = false) => {
    const waiting = await withSettledIds(id);
    if (waiting) return waiting;
    return isLocalId(id) ? sendCreate(id, repeats, isAgain) : sendEdit(id, repeats);
  };
}

/** Whether a quantity was set that is another one than the server has, which may only have told what there is by now. */
function isSetSince<Content>({ isSet, item }: Unsent<Content, unknown>, now: Content): boolean {
  return isSet === true && quantityIn(item) !== quantityIn(now);
}

function notTheirs({ user }: { user: string }): Failure {
  return failure('unauthorised', `Only ${user} can send this.`);
}
