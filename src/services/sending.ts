import { DEFAULT_CATEGORY } from '../../contract/builtins.ts';
import type { Item } from '../../contract/entities.ts';
import { QUANTITY_ON_CREATE } from '../../contract/limits.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failure, failureOf } from '../failure.ts';
import { isSameContent, type Merge, mergeItems } from '../model/merge.ts';
import { isRefusal } from '../model/refusal.ts';
import { inputOfItem, isLocalId, itemOfEntry, type ItemField, type UnsentEntry } from '../model/unsent.ts';
import type { ItemWrites } from './itemWrites.ts';
import type { Keeper } from './keeping.ts';
import { randomText } from './randomText.ts';
import { settled } from './settling.ts';

/** What came of trying to send an entry. */
export type SendResult =
  | { result: 'sent'; item: Item }
  /** It is not there any more: another tab sent it (`sentAs`) or it was discarded. */
  | { result: 'gone'; sentAs: string | undefined }
  /** Another tab is sending. */
  | { result: 'busy' }
  /** Still here. `unreachable`: the server did not answer, so nothing else need be tried now. */
  | { result: 'kept'; entry: UnsentEntry; failure: Failure; unreachable: boolean }
  /** Somebody else has changed the same fields. */
  | { result: 'conflict'; entry: UnsentEntry };

export interface SenderParts {
  writes: ItemWrites;
  /** Reads an item past every cache; rejects with a Failure. */
  readItem(id: string): Promise<Item>;
  /** Who is logged in right now. */
  user(): string;
  /** Told of every item that has reached the server: copies of it here are outdated. */
  onSent(item: Item, entry: UnsentEntry): void;
}

/** Changes merged with the server's and sent again, at most so often in one go. */
const MERGES = 5;

/**
 * Sends one entry of a keeper and settles what becomes of it; never rejects for what a server, network or storage does. An
 * update that gets no answer is repeated at most `repeats` times. Only for the one who holds the sending lock.
 */
export type Send = (id: string, repeats: number) => Promise<SendResult>;

export function createSender(keeper: Keeper, { writes, readItem, user, onSent }: SenderParts): Send {
  const { find, write, drop, writing, change } = keeper;
  const gone = (id: string): SendResult => ({ result: 'gone', sentAs: keeper.sentAs(id) });

  /** Notes what is sent before it is sent. Rejects when there is no room for the note. */
  const noteAttempt = (
    id: string,
    attempts: (entry: UnsentEntry) => readonly ItemInput[],
  ): Promise<UnsentEntry | undefined> => change(id, (entry) => ({ ...entry, attempts: attempts(entry) }));

  /** Notes why a try failed. A storage that refuses even this loses only the reason. */
  const failed = async (entry: UnsentEntry, reason: Failure, isSafe = true): Promise<SendResult> => {
    const outcome = settled(entry, reason, isSafe);
    const noted = await change(entry.id, (current) => ({ ...current, ...outcome.changes })).catch(
      () => entry,
    );
    if (!noted) return gone(entry.id);
    return { result: 'kept', entry: noted, failure: reason, unreachable: outcome.unreachable };
  };

  /**
   * Calls the server for `entry`, as its own user and nobody else. What is awaited before the check may take
   * long; between the check and the request nothing else runs.
   */
  const call = async <T>(entry: UnsentEntry, request: () => Promise<T>): Promise<T> => {
    await writes.learn();
    if (user() !== entry.user) throw failure('unauthorised', `Only ${entry.user} can send this.`);
    return request();
  };

  const sendCreate = async (id: string, repeats: number): Promise<SendResult> => {
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
    let item: Item;
    let isAsked = false;
    try {
      item = await call(entry, () => {
        isAsked = true;
        return writes.create(sent, entry.key);
      });
    } catch (error) {
      const reason = failureOf(error);
      // What never left this browser can always be sent again.
      if (!isRefusal(reason)) return failed(entry, reason, !isAsked || writes.isIdempotent());
      const current = await noteAttempt(id, () => []).catch(() => find(id));
      if (!current) return gone(id);
      // The older content was refused; the newer one has not been tried yet.
      return isSameContent(current.item, sent) ? failed(current, reason) : sendCreate(id, repeats);
    }
    let isNewer = false;
    let joint: UnsentEntry | undefined;
    try {
      await writing(() => {
        const current = find(id);
        isNewer = current !== undefined && !isSameContent(current.item, sent);
        keeper.noteSent(entry, item.id);
        if (current && isNewer) {
          // Edited while it was on its way: what is new in it are changes of the item that the server now has.
          const changes: UnsentEntry = {
            ...current,
            ...restart,
            item: asCreated(current.item),
            kind: 'edit',
            id: item.id,
            base: item,
          };
          const other = find(item.id);
          joint = write(other ? joined(changes, other) : changes);
        }
        if (current) drop(id);
      });
    } catch (error) {
      // No room for those changes beside the entry: it stays, and is sent again under the same key.
      return failed(entry, failureOf(error));
    }
    onSent(item, entry);
    if (joint?.status === 'conflict') return { result: 'conflict', entry: joint };
    return isNewer ? sendEdit(item.id, repeats) : { result: 'sent', item };
  };

  const sendEdit = async (id: string, repeats: number, merges = MERGES): Promise<SendResult> => {
    const entry = await noteAttempt(
      id,
      ({ attempts, item }) =>
        attempts.some((attempt) => isSameContent(attempt, item)) ? attempts : [...attempts, item],
      // No room for the note: the version still protects what others have changed.
    ).catch(() => find(id));
    if (!entry) return gone(id);
    const { item: sent, base } = entry;
    let item: Item;
    try {
      const update = { ...sent, created_at: base?.created_at ?? null, updated_at: base?.updated_at ?? null };
      item = await repeated(repeats, () =>
        call(entry, async () => {
          // Without a version to compare, the server could not tell: it is compared here first.
          if (base?.version === undefined && writes.matchesVersions())
            throw failure('stale', 'Not compared yet.');
          return writes.update(id, update, base?.version);
        }),
      );
      if (item.offline_update === true)
        throw failure('unavailable', 'The server has kept the update offline.');
    } catch (error) {
      const reason = failureOf(error);
      return reason.kind === 'stale' ? mergeAndSend(entry, repeats, merges) : failed(entry, reason);
    }
    await finish(entry, sent, item);
    return { result: 'sent', item };
  };

  /** The server has `item` with the content `sent`: the entry goes, unless there is newer content in it. */
  const finish = async (entry: UnsentEntry, sent: ItemInput, item: Item): Promise<void> => {
    await writing(() => {
      const current = find(entry.id);
      if (!current) return;
      if (current.revision === entry.revision || isSameContent(current.item, sent)) {
        drop(entry.id);
      } else write({ ...current, ...restart, base: item });
      // A storage that refuses leaves the older base: the next try compares again.
    }).catch(() => {});
    onSent(item, entry);
  };

  /** The item has changed since the edit began: takes over what only the others changed, and tries again. */
  const mergeAndSend = async (entry: UnsentEntry, repeats: number, merges: number): Promise<SendResult> => {
    let theirs: Item;
    try {
      theirs = await call(entry, () => readItem(entry.id));
    } catch (error) {
      return failed(entry, failureOf(error));
    }
    let isDone = false;
    let merged: UnsentEntry | undefined;
    try {
      merged = await change(entry.id, (current) => {
        const { merged: item, conflicts } = mergeEntry(current, theirs);
        if (conflicts.length > 0) {
          return { ...current, status: 'conflict', theirs, failure: conflictReason(conflicts) };
        }
        isDone = isSameContent(item, inputOfItem(theirs));
        return { ...current, ...restart, item, base: theirs, theirs: undefined, revision: randomText(8) };
      });
    } catch (error) {
      return failed(entry, failureOf(error));
    }
    if (!merged) return gone(entry.id);
    if (merged.status === 'conflict') return { result: 'conflict', entry: merged };
    if (isDone) {
      await finish(merged, merged.item, theirs);
      return { result: 'sent', item: theirs };
    }
    if (merges > 0) return sendEdit(entry.id, repeats, merges - 1);
    return failed(merged, failure('too-many', 'The item changes faster than it can be saved.'));
  };

  return (id, repeats) => (isLocalId(id) ? sendCreate(id, repeats) : sendEdit(id, repeats));
}

/** A new item as a create sends it: without a category Misc, without a quantity 1 (ENT-04, ENT-05). */
function asCreated(item: ItemInput): ItemInput {
  return {
    ...item,
    category: item.category || DEFAULT_CATEGORY,
    quantity: item.quantity || QUANTITY_ON_CREATE,
  };
}

/** Two edits of one item that one person has kept: one entry, or one to decide about where they differ. */
function joined(changes: UnsentEntry, other: UnsentEntry): UnsentEntry {
  const { item, base } = changes;
  if (base === undefined) return changes;
  const { merged, conflicts } = mergeItems({ base: inputOfItem(base), mine: item, theirs: other.item });
  const revision = randomText(8);
  if (conflicts.length === 0) return { ...other, item: merged, revision };
  const { offline_update: _, ...theirs } = itemOfEntry({ ...other, base });
  const { attempts } = other;
  return { ...changes, revision, attempts, status: 'conflict', theirs, failure: conflictReason(conflicts) };
}

/** What an entry is after the server has taken a part of it. */
const restart = { attempts: [], status: 'waiting', failure: undefined, faults: 0 } as const;

/** A base that has nothing in common with any item: without knowing the real one, every difference counts. */
const UNKNOWN_BASE: ItemInput = {
  name: '\0',
  category: '\0',
  location_id: '\0',
  quantity: -1,
  acquisition_date: '\0',
  supplier: '\0',
  supplier_part_no: '\0',
  supplier_item_url: '\0',
  description: '\0',
  notes: '\0',
};

/** A kept edit and the server's item, field by field. */
export function mergeEntry({ base, item, attempts }: UnsentEntry, theirs: Item): Merge {
  return mergeItems({
    base: base === undefined ? UNKNOWN_BASE : inputOfItem(base),
    mine: item,
    theirs: inputOfItem(theirs),
    attempts,
  });
}

/** Repeats an update that got no answer, at most `repeats` times; says so when no try got one. */
async function repeated<T>(repeats: number, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const reason = failureOf(error);
      const isSilent = reason.kind === 'offline' || reason.kind === 'timeout';
      if (!isSilent || repeats === 0) throw reason;
      if (tries < repeats) continue;
      throw { ...reason, message: `All API endpoints failed. ${reason.message}` };
    }
  }
}

function conflictReason(conflicts: readonly ItemField[]): Pick<Failure, 'kind' | 'title' | 'message'> {
  const message = `Somebody else changed the same ${conflicts.length === 1 ? 'field' : 'fields'}.`;
  return { kind: 'stale', title: 'Changed on both sides', message };
}
