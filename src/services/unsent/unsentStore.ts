import {
  type Infer,
  array,
  boolean,
  create,
  defaulted,
  enums,
  number,
  optional,
  string,
  type,
  unknown,
} from 'superstruct';
import { FAILURE_KINDS, failure } from '../../failure.ts';
import { isLocalId, type Unsent } from '../../model/unsent/unsent.ts';
import { type BrowserStore, STORAGE_FULL } from '../browser/browserStore.ts';
import { createEntryIndex } from './entryIndex.ts';
import { createNewestKeys } from '../browser/newestKeys.ts';
import { randomText } from '../browser/randomText.ts';
import { withoutSigned } from '../cache/signedAddresses.ts';
import { resumed } from './retryPolicy.ts';
import { ITEMS, type Subject } from './subjects.ts';

/** Local ids that are still led to their item; older links show that there is none. */
const SENT_MOST = 500;

const Failed = type({ kind: enums(FAILURE_KINDS), title: string(), message: string() });
const Outbox = type({
  user: string(),
  madeAt: number(),
  revision: string(),
  key: defaulted(string(), ''),
  status: enums(['sending', 'waiting', 'refused', 'conflict'] as const),
  failure: optional(Failed),
  faults: defaulted(number(), 0),
  // Records, which their own decoder looks at.
  base: optional(unknown()),
  theirs: optional(unknown()),
  attempts: defaulted(array(unknown()), []),
  tries: optional(array(type({ key: string(), version: number(), content: unknown() }))),
  by: optional(number()),
  isSet: optional(boolean()),
  putBack: optional(array(string())),
  beside: optional(array(string())),
});
type Outbox = Infer<typeof Outbox>;
const Sent = type({ id: string(), user: string(), at: number(), isWithdrawn: optional(boolean()) });
type Sent = Infer<typeof Sent>;

/** The unsent entries in this browser's storage, decoded. Only for the one who holds the store's lock to write. */
export interface UnsentStore<Content, Stored> {
  /** All of one person's as the storage has them now, oldest first. */
  all(user: string): Unsent<Content, Stored>[];
  /**
   * All of one person's, oldest first, by what `watch` has told of: for showing them after each change. It reads
   * nothing else again.
   */
  known(user: string): Unsent<Content, Stored>[];
  /** This person's entry of the record. */
  find(id: string, user: string): Unsent<Content, Stored> | undefined;
  /** Throws a Failure of kind 'storage' when it cannot be kept. */
  write(entry: Unsent<Content, Stored>): void;
  remove(id: string, user: string): void;
  /** Remembers under which id a local record is known since it was sent; `isWithdrawn` where it was given up, and is taken from there. */
  noteSent(localId: string, sent: Sent): void;
  sentAs(localId: string, user: string): string | undefined;
  /** The id of one that was given up after it was sent. */
  withdrawnAs(localId: string, user: string): string | undefined;
  /**
   * Calls `listener` after every change of entries, here or in another tab, with the id of the entry; undefined
   * when any may have changed.
   */
  watch(listener: (id: string | undefined) => void): () => void;
}

export function createUnsentStoreOf<Content, Stored extends { id: string }>(
  subject: Subject<Content, Stored>,
  store: BrowserStore,
  now: () => number = Date.now,
): UnsentStore<Content, Stored> {
  type Entry = Unsent<Content, Stored>;
  const { edits: EDITS, creates: CREATES, sent: SENT } = subject.keys;

  const keyOf = (id: string): string => (isLocalId(id) ? CREATES : EDITS) + id;
  /**
   * Where a person's entry is: the item's key, or one beside it where that was taken when it was written. It
   * is looked for there first: the other one may have gone since.
   */
  const placeOf = (id: string, user: string): { key: string; entry: Entry | undefined } => {
    const key = keyOf(id);
    const own = `${key}~${encodeURIComponent(user)}`;
    // What nobody was named for may lie beside, too: it is whoever's is here.
    for (const place of [own, `${key}~`]) {
      const beside = read(place);
      if (beside && isOf(beside, user)) return { key: place, entry: beside };
    }
    const entry = read(key);
    // What can neither be read nor moved away is taken too: it must not be overwritten.
    const isFree = entry ? isOf(entry, user) : store.get(key) === null;
    return isFree ? { key, entry } : { key: own, entry: undefined };
  };
  const index = createEntryIndex(store, [CREATES, EDITS], (key, text) => {
    const entry = decode(JSON.parse(text), key.startsWith(CREATES));
    const own = keyOf(entry.id);
    if (key !== own && !key.startsWith(`${own}~`)) throw new Error('The id does not fit the key.');
    return entry;
  });
  const { read } = index;
  const readSent = (key: string): Sent | undefined => {
    try {
      return create(JSON.parse(store.get(key) ?? ''), Sent);
    } catch {
      return undefined;
    }
  };

  const sentKeys = createNewestKeys(store, {
    prefix: SENT,
    most: SENT_MOST,
    madeAt: (key) => readSent(key)?.at ?? 0,
  });
  /** The id that an entry's key names. */
  const idIn = (key: string): string => {
    const [id = ''] = key.slice((key.startsWith(CREATES) ? CREATES : EDITS).length).split('~');
    return id;
  };
  const ofPerson = (entries: readonly Entry[], user: string): Entry[] =>
    entries
      .filter((entry) => isOf(entry, user))
      .map((entry) => owned(entry, user))
      .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
  /** The same object for as long as it is the same entry: views draw only what is another one. */
  const owned = (entry: Entry, user: string): Entry => (entry.user === user ? entry : { ...entry, user });

  return {
    all: (user) => ofPerson(index.all(), user),
    known: (user) => ofPerson(index.known(), user),
    find(id, user) {
      const { entry } = placeOf(id, user);
      return entry && owned(entry, user);
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
        sentKeys.put(SENT + localId, sent.at);
      } catch {
        // Full: an address with the local id no longer leads on, and what is brought back gets another id.
      }
    },
    sentAs(localId, user) {
      const sent = readSent(SENT + localId);
      return sent?.user === user && !sent.isWithdrawn ? sent.id : undefined;
    },
    withdrawnAs(localId, user) {
      const sent = readSent(SENT + localId);
      return sent?.user === user && sent.isWithdrawn ? sent.id : undefined;
    },
    watch: (listener) => index.watch((key) => listener(key === null ? undefined : idIn(key))),
  };

  /** The stored form: the record's own fields, and beside them how it stands with sending it. */
  function encode(entry: Entry) {
    const { item, user, madeAt, revision, key, status, base, theirs, failure, faults } = entry;
    const attempts = entry.attempts.map((attempt) => stored(entry.id, attempt));
    const tries = entry.tries?.map((one) => ({ ...one, content: stored(entry.id, one.content) }));
    const outbox = {
      user,
      madeAt,
      revision,
      key,
      status,
      base,
      theirs,
      attempts,
      tries,
      by: entry.by,
      isSet: entry.isSet,
      putBack: entry.putBack,
      beside: entry.beside,
      failure,
      faults,
    };
    return { ...stored(entry.id, item), outbox };
  }

  function contentIn(record: unknown): Content {
    return subject.contentOf(subject.decode(record));
  }

  function stored(id: string, content: Content) {
    return { ...subject.encode(content), id };
  }

  /** Throws for anything but an entry. */
  function decode(value: unknown, isCreate: boolean): Entry {
    const record = subject.decode(value);
    const kept = typeof value === 'object' && value !== null && 'outbox' in value ? value.outbox : undefined;
    const { base, theirs, attempts, tries, ...outbox } =
      kept === undefined ? unknownOrigin() : create(kept, Outbox);
    return resumed({
      ...outbox,
      kind: isCreate ? 'create' : 'edit',
      id: record.id,
      item: subject.contentOf(record),
      base: base === undefined ? undefined : subject.decode(base),
      theirs: theirs === undefined ? undefined : subject.decode(theirs),
      attempts: attempts.map(contentIn),
      tries: tries?.map((one) => ({ ...one, content: contentIn(one.content) })),
      failure: outbox.failure,
    });
  }

  /** One without a word about sending: never sent by itself, because nobody knows what it was based on. */
  function unknownOrigin(): Outbox {
    const message = 'It was kept without the version it was made from. Check it before it is sent.';
    return {
      user: '',
      madeAt: now(),
      revision: randomText(8),
      key: randomText(24),
      status: 'refused',
      base: undefined,
      theirs: undefined,
      attempts: [],
      failure: { kind: 'stale', title: 'Kept by another version', message },
      faults: 0,
    };
  }
}

/** Notes of what was given up while the server may have it: in the form of entries, apart from them. */
export const createWithdrawnStore = <Content, Stored extends { id: string }>(
  subject: Subject<Content, Stored>,
  store: BrowserStore,
): UnsentStore<Content, Stored> => {
  const { edits, creates, sent } = subject.keys;
  const keys = { edits: `withdrawn_${edits}`, creates: `withdrawn_${creates}`, sent };
  return createUnsentStoreOf({ ...subject, keys }, store);
};

/** The entries of items. */
export const createUnsentStore = (store: BrowserStore, now?: () => number) =>
  createUnsentStoreOf(ITEMS, store, now);

/** What says nothing of whose it is belongs to whoever is here. */
function isOf(entry: { user: string }, user: string): boolean {
  return entry.user === user || entry.user === '';
}

/** Whether an entry holds nothing that the server does not have: changes that change nothing. */
export function holdsNothing<Content, Stored>(
  { comparison, contentOf, recordOf }: Subject<Content, Stored>,
  entry: Unsent<Content, Stored>,
): boolean {
  const { base, attempts, putBack = [] } = entry;
  if (base === undefined || entry.isSet === true || putBack.length > 0) return false;
  const before = contentOf(base);
  // The server may have taken what was sent before: then going back to the old content is a change.
  if (!attempts.every((attempt) => comparison.isSame(attempt, before))) return false;
  return JSON.stringify(contentOf(recordOf(entry))) === JSON.stringify(before);
}
