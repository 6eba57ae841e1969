import type { Item } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failure, failureOf } from '../failure.ts';
import { mergeItems } from '../model/merge.ts';
import type { ItemToSave, SaveOutcome } from '../model/saving.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../model/unsent.ts';
import { createKeeper, type Keeper, type KeeperParts } from './keeping.ts';
import { randomText } from './randomText.ts';
import { createSender, mergeEntry, type SenderParts, type SendResult } from './sending.ts';
import { holdsNothing } from './unsentStore.ts';

export type EditToSave = ItemToSave & {
  id: string;
  /** The server has just not answered: the edit is kept for the next round, and not tried before. */
  unreachable?: Failure;
};

export interface Outbox {
  /** The current user's unsent work, oldest first. */
  entries(): UnsentEntry[];
  entry(id: string): UnsentEntry | undefined;
  /** The server's id of an item that was sent from here. */
  sentAs(localId: string): string | undefined;
  /** Calls `listener` after every change, here or in another tab. */
  watch(listener: () => void): () => void;
  /**
   * Keeps a new item, then tries to send it (CREATE-01, CREATE-02). Rejects with the Failure of a 422 that
   * names fields, or of kind 'storage' when it could neither be kept nor sent: nothing is kept then. Once
   * `signal` is aborted nobody waits for the outcome, and what is refused stays set aside.
   */
  create(input: ItemInput, signal?: AbortSignal): Promise<SaveOutcome>;
  /** Keeps a new item that the server has refused, with the reason (decisions, Items). */
  keep(input: ItemInput, reason: Failure): Promise<UnsentEntry>;
  /** Keeps the changes of an item, then tries to send them. Rejects with kind 'storage', as `create`. */
  update(edit: EditToSave): Promise<SaveOutcome>;
  /** Tries one entry, unless another tab is sending. Never rejects for what a server or network does. */
  send(id: string): Promise<SendResult>;
  /**
   * Removes unsent work: only ever called because a person said so. With the revision that the person saw it
   * rejects, kind 'stale', when there is newer work meanwhile.
   */
  discard(id: string, seen?: string): Promise<void>;
  /** Makes a new item out of changes whose item is gone. Gives its local id. */
  asNew(id: string): Promise<string>;
  /** Removes entries that hold nothing unsent (LOOKUP-08). */
  tidy(): Promise<void>;
}

export interface OutboxParts extends KeeperParts, SenderParts {
  /**
   * Whose page this is. Unlike `user` it does not change before the page has heard of it: what a person submits
   * while another tab logs out is still that person's.
   */
  owner(): string;
}

/** Held while an entry is on its way: one at a time, one tab at a time. */
const SENDING = 'stowage-sending';

/** The unsent work of this browser: keeps it, sends it, and gives it up only once the server has it. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, lock, writes, user, owner, onSent } = parts;
  /** The entries of the page's person, for all of one piece of work. */
  const own = (): Keeper => createKeeper(parts, owner());

  /** The keys of creates that were sent unkept, without an answer: sent again, they make no second item. */
  const unkeptKeys = new Map<string, string>();

  /** Sends what was just kept, after what another tab is sending. */
  const sendAfterSave = (keeper: Keeper, id: string): Promise<SendResult> =>
    lock.hold(SENDING, () => createSender(keeper, parts)(id, 1));

  /** Leaves what was just kept to the next round. */
  const left = async (keeper: Keeper, kept: UnsentEntry, reason: Failure): Promise<SendResult> => {
    const { kind, title, message } = reason;
    const how = { status: 'waiting', failure: { kind, title, message } } as const;
    const entry = await keeper.change(kept.id, (current) => ({ ...current, ...how })).catch(() => kept);
    if (!entry) return { result: 'gone', sentAs: undefined };
    return { result: 'kept', entry, failure: reason, unreachable: true };
  };

  const asSaved = (sent: SendResult, saved: UnsentEntry): SaveOutcome => {
    switch (sent.result) {
      case 'sent':
        return { result: 'saved', item: sent.item };
      case 'kept': {
        // The form goes on from what it has kept. What others have put into the entry since is not in the form:
        // with their revision, its next save would take it back.
        const { item, base, revision } = saved;
        const entry = { ...sent.entry, item, base, revision };
        const { failure: reason, unreachable } = sent;
        return { result: 'kept', item: itemOfEntry(entry), entry, failure: reason, unreachable };
      }
      case 'conflict':
        return conflictOf(sent.entry);
      // Another tab has sent it meanwhile.
      default: {
        const id = sent.result === 'gone' ? sent.sentAs : undefined;
        const { offline_update: _, ...item } = itemOfEntry({ ...saved, id: id ?? saved.id });
        return { result: 'saved', item };
      }
    }
  };

  /** Keeps the edit beside whatever is kept of this item already; a conflict with that keeps nothing. */
  const keepEdit = (keeper: Keeper, edit: EditToSave): UnsentEntry | SaveOutcome => {
    const { find, sentAs, newEntry, write } = keeper;
    const { id, input, pristine, base, revision } = edit;
    const existing = find(id);
    const fresh = {
      item: input,
      revision: randomText(8),
      theirs: undefined,
      failure: undefined,
      faults: 0,
    } as const;
    if (!existing) {
      const known = isLocalId(id) ? sentAs(id) : id;
      if (known === undefined) return write(newEntry(input, { id }));
      // It was kept when the form opened and is not now: what the form began with has been sent.
      const attempts = revision === undefined && known === id ? [] : [pristine];
      return write(
        newEntry(input, {
          kind: 'edit',
          id: known,
          base: base ?? asBase(newEntry(pristine, { kind: 'edit', id: known })),
          attempts,
        }),
      );
    }
    // Set aside or not, a person has looked at it: it may be sent again.
    const status = existing.status === 'sending' ? 'sending' : 'waiting';
    if (existing.revision === revision) {
      return write({ ...existing, ...fresh, status, base: base ?? existing.base });
    }
    // Another tab has kept changes since this form opened: both belong to the person.
    const theirs = itemOfEntry(existing);
    const sides = { base: pristine, mine: input, theirs: existing.item };
    const { merged, conflicts } = mergeItems(sides);
    if (conflicts.length === 0) return write({ ...existing, ...fresh, item: merged, status });
    const conflict = { mine: merged, theirs, fields: conflicts };
    return { result: 'conflict', entry: existing, base: existing.base ?? theirs, conflict };
  };

  return {
    entries: () => store.all(owner()),
    entry: (id) => own().find(id),
    sentAs: (localId) => own().sentAs(localId),
    watch: (listener) => store.watch(listener),

    async create(input, signal) {
      const keeper = own();
      const content = JSON.stringify(input);
      const key = unkeptKeys.get(content) ?? randomText(24);
      let entry: UnsentEntry;
      try {
        // With the note of what is sent: later there might be no room for it.
        entry = await keeper.writing(() => keeper.write(keeper.newEntry(input, { key, attempts: [input] })));
      } catch (error) {
        if (failureOf(error).kind !== 'storage') throw error;
        // No room to keep it first: the server may still take it.
        unkeptKeys.set(content, key);
        const item = await sendUnkept(keeper.user, error, () => writes.create(input, key));
        unkeptKeys.delete(content);
        onSent(item, keeper.newEntry(input, { key }));
        return { result: 'saved', item };
      }
      unkeptKeys.delete(content);
      const sent = await sendAfterSave(keeper, entry.id);
      const isInvalid = sent.result === 'kept' && sent.failure.kind === 'invalid' && sent.failure.fields;
      if (isInvalid && !signal?.aborted) {
        // The form keeps the input and shows the messages: it is a draft again.
        await keeper.writing(() => keeper.drop(entry.id));
        throw sent.failure;
      }
      return asSaved(sent, entry);
    },
    async keep(input, { kind, title, message }) {
      const { writing, write, newEntry } = own();
      return writing(() => write(newEntry(input, { status: 'refused', failure: { kind, title, message } })));
    },
    async update(edit) {
      const keeper = own();
      let kept: UnsentEntry | SaveOutcome;
      try {
        kept = await keeper.writing(() => keepEdit(keeper, edit));
      } catch (error) {
        const { id, input, base, revision } = edit;
        if (isLocalId(id) || failureOf(error).kind !== 'storage') throw error;
        const item = await sendUnkept(keeper.user, error, async () => {
          // Nobody could tell what it would overwrite.
          if (base?.version === undefined && writes.matchesVersions()) {
            throw failure('stale', 'It cannot be compared with what the server has.');
          }
          const update = {
            ...input,
            created_at: base?.created_at ?? null,
            updated_at: base?.updated_at ?? null,
          };
          return writes.update(id, update, base?.version);
        });
        await keeper.writing(() => {
          // What the form began with is in what the server has now: sent later, it would undo it.
          if (revision !== undefined && keeper.find(id)?.revision === revision) keeper.drop(id);
        });
        onSent(item, keeper.newEntry(input, { kind: 'edit', id, base }));
        return { result: 'saved', item };
      }
      if ('result' in kept) return kept;
      // An item that only this browser has is saved when it is kept (EDIT-21); the outbox sends it.
      if (kept.kind === 'create') return { result: 'saved', item: itemOfEntry(kept) };
      const sent = await (edit.unreachable
        ? left(keeper, kept, edit.unreachable)
        : sendAfterSave(keeper, kept.id));
      // Merged with another tab's work it holds more than the form shows: no revision of it is the form's.
      const ofForm = kept.item === edit.input ? kept : { ...kept, item: edit.input, revision: randomText(8) };
      return asSaved(sent, ofForm);
    },
    async send(id) {
      const keeper = own();
      const held = await lock.holdIfFree(SENDING, async (): Promise<SendResult> => {
        await keeper.change(id, (entry) => ({ ...entry, status: 'waiting' })).catch(() => {});
        return createSender(keeper, parts)(id, 0);
      });
      return held?.value ?? { result: 'busy' };
    },
    // After what is being sent: otherwise the server might get what was just discarded.
    discard(id, seen) {
      const { writing, find, drop } = own();
      const dropSeen = (): void => {
        const revision = find(id)?.revision;
        if (seen !== undefined && revision !== undefined && revision !== seen) {
          throw failure('stale', 'It has changed meanwhile. Look at it again before you discard it.', {
            title: 'Not discarded',
          });
        }
        drop(id);
      };
      return lock.hold(SENDING, () => writing(dropSeen));
    },
    async asNew(id) {
      const { find, writing, write, newEntry, drop } = own();
      return writing(() => {
        const entry = find(id);
        if (!entry) return id;
        const made = newEntry(entry.item, { status: 'waiting' });
        write(made);
        drop(id);
        return made.id;
      });
    },
    async tidy() {
      const { user: person, writing, drop } = own();
      await writing(() => {
        for (const entry of store.all(person)) if (holdsNothing(entry)) drop(entry.id);
      });
    },
  };

  /** Sends what this browser could not keep. Both failing is one failure that tells of both. */
  async function sendUnkept(person: string, kept: unknown, send: () => Promise<Item>): Promise<Item> {
    const storage = failureOf(kept);
    try {
      await writes.learn();
      if (user() !== person) throw failure('unauthorised', `Only ${person} can send this.`);
      const item = await send();
      if (item.offline_update === true)
        throw failure('unavailable', 'The server has kept the update offline.');
      return item;
    } catch (error) {
      const reason = failureOf(error);
      throw failure('storage', `${reason.message} ${storage.message}`, {
        title: storage.title,
        ...(reason.fields && { fields: reason.fields }),
      });
    }
  }
}

/** An entry as the item that it was made from. */
function asBase(entry: UnsentEntry): Item {
  const { offline_update: _, ...item } = itemOfEntry(entry);
  return item;
}

/** What a form shows of an entry in conflict. */
export function conflictOf(entry: UnsentEntry): SaveOutcome & { result: 'conflict' } {
  const theirs = entry.theirs ?? itemOfEntry(entry);
  const { merged, conflicts } = mergeEntry(entry, theirs);
  return { result: 'conflict', entry, base: theirs, conflict: { mine: merged, theirs, fields: conflicts } };
}
