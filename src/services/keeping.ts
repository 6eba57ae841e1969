import type { ItemInput } from '../../contract/requests.ts';
import { isLocalId, type UnsentEntry } from '../model/unsent.ts';
import type { Lock } from './lock.ts';
import { newLocalId, randomText } from './randomText.ts';
import type { UnsentStore } from './unsentStore.ts';

/** The local-only items of the legacy storage, which follow the new items kept here. */
export interface LegacyItems {
  put(id: string, input: ItemInput, at: number): void;
  remove(id: string): void;
}

export interface KeeperParts {
  store: UnsentStore;
  lock: Lock;
  legacy: LegacyItems;
  /** Epoch ms. */
  now?: () => number;
}

/**
 * One person's entries in storage. Whose they are is settled when work begins, not when a lock or a server lets it
 * go on: somebody else may have logged in by then.
 */
export interface Keeper {
  /** The person's login name. */
  user: string;
  find(id: string): UnsentEntry | undefined;
  sentAs(localId: string): string | undefined;
  /** Remembers under which id the server has this person's item. */
  noteSent(entry: UnsentEntry, id: string): void;
  /** An entry for a new item unless `more` says otherwise; it is not written yet. */
  newEntry(item: ItemInput, more?: Partial<UnsentEntry>): UnsentEntry;
  /** Runs `work` while no other tab writes. Nothing else may call the three below. */
  writing<T>(work: () => T): Promise<T>;
  /** Throws a Failure of kind 'storage' when it cannot be kept. */
  write(entry: UnsentEntry): UnsentEntry;
  drop(id: string): void;
  /** Changes the entry as it is now; undefined when it is gone. A storage that refuses leaves it as it was. */
  change(id: string, how: (entry: UnsentEntry) => UnsentEntry | undefined): Promise<UnsentEntry | undefined>;
}

/** Held while an entry is read and written again: never while waiting for a server. */
const WRITING = 'stowage-unsent';

/** All writes to unsent entries go through here, under one lock. */
export function createKeeper({ store, lock, legacy, now = Date.now }: KeeperParts, user: string): Keeper {
  const find = (id: string): UnsentEntry | undefined => store.find(id, user);
  const write = (entry: UnsentEntry): UnsentEntry => {
    store.write(entry);
    if (entry.kind === 'create') legacy.put(entry.id, entry.item, entry.madeAt);
    return entry;
  };
  const writing = <T>(work: () => T): Promise<T> => lock.hold(WRITING, async () => work());
  return {
    user,
    find,
    write,
    writing,
    sentAs: (localId) => store.sentAs(localId, user),
    noteSent: (entry, id) => store.noteSent(entry.id, { id, user: entry.user, at: now() }),
    drop(id) {
      store.remove(id, user);
      if (isLocalId(id)) legacy.remove(id);
    },
    change: (id, how) =>
      writing(() => {
        const entry = find(id);
        const changed = entry && how(entry);
        return changed && write(changed);
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
