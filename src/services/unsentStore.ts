import { type Infer, array, create, defaulted, enums, number, optional, string, type } from 'superstruct';
import { Item } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { FAILURE_KINDS, failure } from '../failure.ts';
import { isSameContent } from '../model/merge.ts';
import { inputOfItem, isLocalId, itemOfEntry, type UnsentEntry } from '../model/unsent.ts';
import { type BrowserStore, STORAGE_FULL } from './browserStore.ts';
import { randomText } from './randomText.ts';
import { withoutSigned } from './signedAddresses.ts';

/** STORE-06, STORE-07: where unsent edits and unsent new items are kept. */
const EDITS = 'offline_item_';
const CREATES = 'local_item_';
/** Under which id a new item's local id is known since it was sent. */
const SENT = 'sent_item_';
/** Local ids that are still led to their item; older links show that there is none. */
const SENT_MOST = 500;

const Failed = type({ kind: enums(FAILURE_KINDS), title: string(), message: string() });
const Outbox = type({
  user: string(),
  madeAt: number(),
  revision: string(),
  key: defaulted(string(), ''),
  status: enums(['sending', 'waiting', 'refused', 'conflict'] as const),
  base: optional(Item),
  theirs: optional(Item),
  attempts: defaulted(array(Item), []),
  failure: optional(Failed),
  faults: defaulted(number(), 0),
});
type Outbox = Infer<typeof Outbox>;
const Sent = type({ id: string(), user: string(), at: number() });
type Sent = Infer<typeof Sent>;

/** The unsent entries in this browser's storage, decoded. Only for the one who holds the store's lock to write. */
export interface UnsentStore {
  /** All of one person's, oldest first. */
  all(user: string): UnsentEntry[];
  /** This person's entry of the item. */
  find(id: string, user: string): UnsentEntry | undefined;
  /** Throws a Failure of kind 'storage' when it cannot be kept. */
  write(entry: UnsentEntry): void;
  remove(id: string, user: string): void;
  /** Remembers under which id a local item is known since it was sent. */
  noteSent(localId: string, sent: Sent): void;
  sentAs(localId: string, user: string): string | undefined;
  /** Calls `listener` after every change of entries, here or in another tab. */
  watch(listener: () => void): () => void;
}

export function createUnsentStore(store: BrowserStore, now: () => number = Date.now): UnsentStore {
  const keyOf = (id: string): string => (isLocalId(id) ? CREATES : EDITS) + id;
  /**
   * Where a person's entry is: the item's key, or one beside it where that was taken when it was written. It
   * is looked for there first: the other one may have gone since.
   */
  const placeOf = (id: string, user: string): { key: string; entry: UnsentEntry | undefined } => {
    const key = keyOf(id);
    const own = `${key}~${encodeURIComponent(user)}`;
    const beside = read(own);
    if (beside) return { key: own, entry: beside };
    const entry = read(key);
    // What can neither be read nor moved away is taken too: it must not be overwritten.
    const isFree = entry ? isOf(entry, user) : store.get(key) === null;
    return isFree ? { key, entry } : { key: own, entry: undefined };
  };
  const read = (key: string): UnsentEntry | undefined => {
    const text = store.get(key);
    if (text === null) return undefined;
    try {
      const entry = decode(JSON.parse(text), key.startsWith(CREATES));
      const own = keyOf(entry.id);
      if (key !== own && !key.startsWith(`${own}~`)) throw new Error('The id does not fit the key.');
      return entry;
    } catch {
      store.setAside(key, text);
      return undefined;
    }
  };
  const readSent = (key: string): Sent | undefined => {
    try {
      return create(JSON.parse(store.get(key) ?? ''), Sent);
    } catch {
      return undefined;
    }
  };

  return {
    all: (user) =>
      [CREATES, EDITS]
        .flatMap((prefix) => store.keys(prefix))
        .filter((key) => !key.includes('.unreadable'))
        .flatMap((key) => read(key) ?? [])
        .filter((entry) => isOf(entry, user))
        .map((entry) => ({ ...entry, user }))
        .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)),
    find(id, user) {
      const { entry } = placeOf(id, user);
      return entry && { ...entry, user };
    },
    write(entry) {
      const { key, entry: before } = placeOf(entry.id, entry.user);
      if (!before && store.get(key) !== null)
        throw failure('storage', STORAGE_FULL, { title: 'Not kept in this browser' });
      store.set(key, withoutSigned(JSON.stringify(encode(entry))));
    },
    remove: (id, user) => store.remove(placeOf(id, user).key),
    noteSent(localId, sent) {
      try {
        store.set(SENT + localId, JSON.stringify(sent));
      } catch {
        // Full: an address with the local id no longer leads on; nothing else is lost.
      }
      const keys = store.keys(SENT);
      if (keys.length <= SENT_MOST) return;
      const byAge = keys.map((key) => ({ key, at: readSent(key)?.at ?? 0 })).sort((a, b) => a.at - b.at);
      for (const { key } of byAge.slice(0, keys.length - SENT_MOST)) store.remove(key);
    },
    sentAs(localId, user) {
      const sent = readSent(SENT + localId);
      return sent?.user === user ? sent.id : undefined;
    },
    watch: (listener) =>
      store.watch((key) => {
        if (key === null || key.startsWith(CREATES) || key.startsWith(EDITS)) listener();
      }),
  };

  /** The stored form: the item's own fields, and beside them how it stands with sending it. */
  function encode(entry: UnsentEntry) {
    const { item, user, madeAt, revision, key, status, base, theirs, failure, faults } = entry;
    const attempts = entry.attempts.map((attempt) => stored(entry.id, attempt));
    const outbox = { user, madeAt, revision, key, status, base, theirs, attempts, failure, faults };
    return { ...stored(entry.id, item), outbox };
  }

  function stored(id: string, item: ItemInput) {
    return { ...item, id, quantity: item.quantity ?? null };
  }

  /** Throws for anything but an entry. */
  function decode(value: unknown, isCreate: boolean): UnsentEntry {
    const item = create(value, Item);
    const kept = typeof value === 'object' && value !== null && 'outbox' in value ? value.outbox : undefined;
    const outbox = kept === undefined ? unknownOrigin() : create(kept, Outbox);
    return {
      ...outbox,
      kind: isCreate ? 'create' : 'edit',
      id: item.id,
      item: inputOfItem(item),
      base: outbox.base,
      theirs: outbox.theirs,
      attempts: outbox.attempts.map(inputOfItem),
      failure: outbox.failure,
    };
  }

  /** An item without a word about sending: never sent by itself, because nobody knows what it was based on. */
  function unknownOrigin(): Outbox {
    const message = 'It was kept without the version it was made from. Check it before it is sent.';
    return {
      user: '',
      madeAt: now(),
      revision: randomText(8),
      key: randomText(24),
      status: 'refused',
      attempts: [],
      failure: { kind: 'stale', title: 'Kept by another version', message },
      faults: 0,
    };
  }
}

/** What says nothing of whose it is belongs to whoever is here. */
function isOf(entry: UnsentEntry, user: string): boolean {
  return entry.user === user || entry.user === '';
}

/** Whether an entry holds nothing that the server does not have: changes that change nothing. */
export function holdsNothing(entry: UnsentEntry): boolean {
  const { base, attempts } = entry;
  if (base === undefined) return false;
  const before = inputOfItem(base);
  // The server may have taken what was sent before: then going back to the old content is a change.
  if (!attempts.every((attempt) => isSameContent(attempt, before))) return false;
  return JSON.stringify(inputOfItem(itemOfEntry(entry))) === JSON.stringify(before);
}
