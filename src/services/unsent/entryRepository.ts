import { isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import type { Lock } from '../browser/lock.ts';
import { newLocalId, randomText } from '../browser/randomText.ts';
import type { UnsentStore } from './unsentStore.ts';

/** Another list of what only this browser has, which follows the new records kept here: of items the legacy one. */
export interface LocalList<Content> {
  put(id: string, input: Content, at: number): void;
  remove(id: string): void;
}

export interface EntryRepositoryParts<Content, Stored> {
  store: UnsentStore<Content, Stored>;
  lock: Lock;
  legacy?: LocalList<Content> | undefined;
  /** Epoch ms. */
  now?: () => number;
}

/**
 * One person's entries in storage. Whose they are is settled when work begins, not when a lock or a server lets it
 * go on: somebody else may have logged in by then.
 */
export interface EntryRepository<Content, Stored> {
  /** The person's login name. */
  user: string;
  find(id: string): Unsent<Content, Stored> | undefined;
  sentAs(localId: string): string | undefined;
  /** The id of one that was given up after it was sent: the server has it no more, or not for long. */
  withdrawnAs(localId: string): string | undefined;
  /** Remembers under which id the server has this person's item. */
  noteSent(entry: Unsent<Content, Stored>, id: string, isWithdrawn?: true): void;
  /** An entry for a new item unless `more` says otherwise; it is not written yet. */
  newEntry(item: Content, more?: Partial<Unsent<Content, Stored>>): Unsent<Content, Stored>;
  /**
   * Keeps a new entry whose id nobody else knows: at once, for its page may go before a lock comes. Throws like
   * `write`. Resolves when the other list has it, too.
   */
  add(entry: Unsent<Content, Stored>): Promise<Unsent<Content, Stored>>;
  /** The same of several: all of them, or none. */
  addAll(entries: readonly Unsent<Content, Stored>[]): Promise<void>;
  /** Runs `work` while no other tab writes. Nothing else may call the three below. */
  writing<T>(work: () => T): Promise<T>;
  /** Throws a Failure of kind 'storage' when it cannot be kept. */
  write(entry: Unsent<Content, Stored>): Unsent<Content, Stored>;
  drop(id: string): void;
  /**
   * Changes the entry as it is now; undefined when it is gone. A storage that refuses leaves it as it was. Where
   * `how` gives back what it was given nothing is written.
   */
  change(
    id: string,
    how: (entry: Unsent<Content, Stored>) => Unsent<Content, Stored> | undefined,
  ): Promise<Unsent<Content, Stored> | undefined>;
}

/** Held while an entry is read and written again: never while waiting for a server. */
const WRITING = 'stowage-unsent';

/** All writes to unsent entries go through here, under one lock. */
export function createEntryRepository<Content, Stored>(
  { store, lock, legacy, now = Date.now }: EntryRepositoryParts<Content, Stored>,
  user: string,
): EntryRepository<Content, Stored> {
  type Entry = Unsent<Content, Stored>;
  const find = (id: string): Entry | undefined => store.find(id, user);
  const write = (entry: Entry): Entry => {
    store.write(entry);
    if (entry.kind === 'create') legacy?.put(entry.id, entry.item, entry.madeAt);
    return entry;
  };
  const writing = <T>(work: () => T): Promise<T> => lock.hold(WRITING, async () => work());
  const addAll = (entries: readonly Entry[]): Promise<void> => {
    const written: Entry[] = [];
    try {
      for (const entry of entries) {
        store.write(entry);
        written.push(entry);
      }
    } catch (error) {
      for (const { id } of written) store.remove(id, user);
      throw error;
    }
    return writing(() => {
      for (const { id, item, madeAt } of written) {
        // Another tab may have sent it meanwhile.
        if (find(id)) legacy?.put(id, item, madeAt);
      }
    });
  };
  return {
    user,
    find,
    write,
    writing,
    async add(entry) {
      await addAll([entry]);
      return entry;
    },
    addAll,
    sentAs: (localId) => store.sentAs(localId, user),
    withdrawnAs: (localId) => store.withdrawnAs(localId, user),
    noteSent: (entry, id, isWithdrawn) =>
      store.noteSent(entry.id, { id, user: entry.user, at: now(), ...(isWithdrawn && { isWithdrawn }) }),
    drop(id) {
      store.remove(id, user);
      if (isLocalId(id)) legacy?.remove(id);
    },
    change: (id, how) =>
      writing(() => {
        const entry = find(id);
        const changed = entry && how(entry);
        if (!changed || changed === entry) return changed;
        // How it stands with sending it is nothing that the other list has.
        if (changed.item !== entry.item) return write(changed);
        store.write(changed);
        return changed;
      }),
    newEntry: (item, more = {}) => ({
      kind: 'create',
      id: newLocalId(),
      item,
      user,
      madeAt: now(),
      revision: randomText(8),
      key: randomText(24),
      status: 'sending',
      base: undefined,
      theirs: undefined,
      attempts: [],
      failure: undefined,
      faults: 0,
      ...more,
    }),
  };
}
