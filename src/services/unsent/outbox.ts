import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failure, failureOf } from '../../failure.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { isLocalId, isSendable, type Unsent } from '../../model/unsent/unsent.ts';
import type { ItemUpdate } from '../items/itemWrites.ts';
import { createEntryRepository, type EntryRepository, type EntryRepositoryParts } from './entryRepository.ts';
import { randomText } from '../browser/randomText.ts';
import { isBesideOther, settledEntry } from './entryMerging.ts';
import { createGivingUp, type GivingUp, type Photographed, type WithdrawalParts } from './givingUp.ts';
import { createKeepingAll, type KeepingAll } from './keepAll.ts';
import { createEditKeeping, type EditToSave, keptOf, type UnkeptTries } from './keepEdit.ts';
import { leaveToForm, savedOutcome } from './savedOutcome.ts';
import { createSender } from './syncEntry.ts';
import type { SenderParts, SendResult } from './syncParts.ts';
import { ITEMS, type SendSubject, type StoredRecord } from './subjects.ts';
import { createUnkeptCreates, sendUnkept } from './unpersisted.ts';
import { holdsNothing, type UnsentStore } from './unsentStore.ts';

/** The draft that a new record is made of. */
export interface SubmittedDraft {
  /** The record's local id, of which there is one for each draft. */
  id: string;
  /** Told as soon as the record is kept: it is no draft any more. Gives what makes it one again. */
  onKept(): () => void;
  /** It is made only where none of its name is there but these: else it rejects, kind 'stale', and nothing is kept. */
  beside?: readonly string[];
}

export interface Outbox<Content = ItemInput, Stored = Item>
  extends KeepingAll<Content, Stored>, GivingUp<Content, Stored> {
  /** The current user's unsent work as the storage has it now, oldest first. */
  entries(): Unsent<Content, Stored>[];
  /** The same by what `watch` has told of: costs no more than what has changed. Only for those who watch. */
  known(): Unsent<Content, Stored>[];
  entry(id: string): Unsent<Content, Stored> | undefined;
  /** The server's id of an item that was sent from here. */
  sentAs(localId: string): string | undefined;
  /** Calls `listener` after every change, here or in another tab, with the entry's id; undefined for any. */
  watch(listener: (id: string | undefined) => void): () => void;
  /**
   * Keeps a new record, then tries to send it (CREATE-01, CREATE-02). Rejects with the Failure of a refusal that is
   * left to the form (of items a 422 that names fields), or of kind 'storage' when it could neither be kept nor sent: nothing is kept then. Once
   * `signal` is aborted nobody waits for the outcome, and what is refused stays set aside. With `unreachable`, the
   * reason why the server has just not answered, it is kept for the next round, and not tried before. A draft that
   * was submitted before is that item: whatever came of the first time, a second never makes another one.
   */
  create(
    input: Content,
    signal?: AbortSignal,
    unreachable?: Failure,
    draft?: SubmittedDraft,
  ): Promise<SaveOutcome<Content, Stored>>;
  /** Keeps a new item that the server has refused, with the reason (decisions, Items). */
  keep(input: Content, reason: Failure, draft?: SubmittedDraft): Promise<Unsent<Content, Stored>>;
  /** Keeps the changes of a record, then tries to send them. Rejects as `create`. */
  update(edit: EditToSave<Content, Stored>): Promise<SaveOutcome<Content, Stored>>;
  /**
   * Tries one entry, unless another tab is sending. Never rejects for what a server or network does. What is set aside is
   * 'gone' for all but a person who asks (`isAsked`), and is not sent for them either where two versions differ.
   */
  send(id: string, isAsked?: boolean): Promise<SendResult<Content, Stored>>;
  /** Makes a new item out of changes whose item is gone. Gives its local id. */
  asNew(id: string): Promise<string>;
  /** Removes entries that hold nothing unsent (LOOKUP-08). */
  tidy(): Promise<void>;
  /** Puts the server's ids, known since, in place of local ones in all entries. */
  settleIds(): Promise<void>;
}

export interface OutboxParts<Content, Stored, Update>
  extends EntryRepositoryParts<Content, Stored>, SenderParts<Content, Stored, Update> {
  /**
   * Whose page this is. Unlike `user` it does not change before the page has heard of it: what a person submits
   * while another tab logs out is still that person's.
   */
  owner(): string;
  /** What was given up while the server may have it, and how that is taken from there. */
  withdrawals: WithdrawalParts<Stored> & { store: UnsentStore<Content, Stored> };
}

/** Held while an entry is on its way: one at a time, one tab at a time. */
const SENDING = 'stowage-sending';

/** The unsent work of this browser: keeps it, sends it, and gives it up only once the server has it. */
export function createOutboxOf<Content extends object, Stored extends StoredRecord & Photographed, Update>(
  subject: SendSubject<Content, Stored, Update>,
  parts: OutboxParts<Content, Stored, Update>,
): Outbox<Content, Stored> {
  type Entry = Unsent<Content, Stored>;
  type Outcome = SaveOutcome<Content, Stored>;
  type Sent = SendResult<Content, Stored>;
  const { store, lock, writes, owner, onSent } = parts;
  /** The entries of the page's person, for all of one piece of work. */
  const own = (): EntryRepository<Content, Stored> => createEntryRepository(parts, owner());
  const { withdrawals } = parts;
  const notes = (): EntryRepository<Content, Stored> =>
    createEntryRepository({ ...parts, store: withdrawals.store, legacy: undefined }, owner());

  const unkept = createUnkeptCreates(parts);
  /** What was sent of a record unkept, without success: it may arrive late, and is an older try of the next save. */
  const unkeptTries: UnkeptTries<Content> = new Map();

  /** Sends what was just kept, after what another tab is sending. */
  const sendAfterSave = (keeper: EntryRepository<Content, Stored>, id: string): Promise<Sent> =>
    lock.hold(SENDING, async () => {
      const send = createSender(subject, keeper, parts);
      const sent = await send(id, 1);
      // Its label may be that of something that was given up, and that the server has still.
      const isTaken = sent.result === 'kept' && sent.failure.kind === 'conflict';
      return isTaken && (await settleNotes()) ? send(id, 1) : sent;
    });

  /** Sends what was just kept; while the server is `away` it is left to the next round. */
  const sendUnlessAway = async (
    keeper: EntryRepository<Content, Stored>,
    { id }: Entry,
    away: Failure | undefined,
  ): Promise<Sent> => {
    if (!away) return sendAfterSave(keeper, id);
    const waiting = (current: Entry): Entry => ({ ...current, ...notTried(away) });
    const entry = await keeper.change(id, waiting).catch(() => keeper.find(id));
    if (!entry) return { result: 'gone', sentAs: keeper.sentAs(id) };
    return { result: 'kept', entry, failure: away, unreachable: true };
  };

  const keepEdit = createEditKeeping(subject, unkeptTries);
  const { settleNotes, ...givingUp } = createGivingUp(subject, {
    ...parts,
    ...withdrawals,
    sending: SENDING,
    own,
    notes,
  });

  const outbox: Outbox<Content, Stored> = {
    entries: () => store.all(owner()),
    known: () => store.known(owner()),
    entry: (id) => own().find(id),
    sentAs: (localId) => own().sentAs(localId),
    watch: (listener) => store.watch(listener),

    async create(input, signal, unreachable, draft) {
      const keeper = own();
      const before = draft && keeper.find(draft.id);
      if (draft && (before ?? keeper.sentAs(draft.id)) !== undefined) {
        const { item: pristine, base, revision } = before ?? {};
        return outbox.update({ ...draft, input, pristine, base, revision });
      }
      let asDraft: (() => void) | undefined;
      const content = JSON.stringify(input);
      const key = unkept.keys.get(content) ?? randomText(24);
      let entry: Entry;
      try {
        // With the note of what is sent: later there might be no room for it.
        const more = {
          key,
          attempts: [input],
          ...(draft && { id: draft.id, beside: draft.beside }),
          ...(unreachable && notTried(unreachable)),
        };
        const fresh = keeper.newEntry(input, more);
        // A draft is kept already, and others know its id.
        entry = await (draft ? keeper.writing(() => keeper.write(fresh)) : keeper.add(fresh));
        asDraft = draft?.onKept();
      } catch (error) {
        if (failureOf(error).kind !== 'storage') throw error;
        // No room to keep it first: the server may still take it.
        const item = await unkept.send(keeper, { input, key, draft }, error);
        onSent(item, keeper.newEntry(input, { key }));
        return { result: 'saved', item };
      }
      unkept.keys.delete(content);
      const sent: Sent = unreachable
        ? { result: 'kept', entry, failure: unreachable, unreachable: true }
        : await sendAfterSave(keeper, entry.id);
      const isThere = sent.result === 'kept' && sent.failure.kind === 'stale' && draft?.beside !== undefined;
      if (sent.result === 'kept' && (isThere || subject.isLeftToForm(sent.failure)) && !signal?.aborted) {
        if (await leaveToForm(subject, keeper, entry, asDraft, signal)) throw sent.failure;
      }
      return savedOutcome(subject, sent, entry);
    },
    ...givingUp,
    ...createKeepingAll(subject, own, sendUnlessAway, unkept.keys),
    async keep(input, { kind, title, message }, draft) {
      const { writing, write, newEntry } = own();
      const how = { status: 'refused', failure: { kind, title, message } } as const;
      const entry = await writing(() => write(newEntry(input, { ...how, ...(draft && { id: draft.id }) })));
      draft?.onKept();
      return entry;
    },
    async update(edit) {
      const keeper = own();
      let kept: Entry | Outcome;
      let hadEntry = false;
      try {
        kept = await keeper.writing(() => {
          hadEntry = keptOf(keeper, edit.id).existing !== undefined;
          return keepEdit(keeper, edit);
        });
      } catch (error) {
        const { id, input, base, revision, form, isOnlyKept = false } = edit;
        if (isOnlyKept || isLocalId(id) || failureOf(error).kind !== 'storage') throw error;
        const item = await sendUnkept(parts, keeper.user, error, async () => {
          // Nobody could tell what it would overwrite.
          if (base?.version === undefined && writes.matchesVersions()) {
            throw failure('stale', 'It cannot be compared with what the server has.');
          }
          const tries = unkeptTries.get(id) ?? [];
          const update = subject.updateOf({ item: input, base, attempts: tries.map(({ sent }) => sent) });
          unkeptTries.set(id, [...tries, { sent: input, form }]);
          return writes.update(id, update, base?.version);
        });
        unkeptTries.delete(id);
        await keeper.writing(() => {
          // What the form began with is in what the server has now: sent later, it would undo it.
          if (revision !== undefined && keeper.find(id)?.revision === revision) keeper.drop(id);
        });
        onSent(item, keeper.newEntry(input, { kind: 'edit', id, base }));
        return { result: 'saved', item };
      }
      if ('result' in kept) return kept;
      const asDraft = edit.onKept?.();
      // An item that only this browser has is saved when it is kept (EDIT-21); the outbox sends it.
      if (kept.kind === 'create') return { result: 'saved', item: subject.shownOf(kept) };
      const sent = await sendUnlessAway(keeper, kept, edit.unreachable);
      if (!hadEntry && sent.result === 'kept' && subject.isEditLeftToForm(sent.failure)) {
        if (await leaveToForm(subject, keeper, kept, asDraft)) throw sent.failure;
      }
      // Merged with another tab's work it holds more than the form shows: no revision of it is the form's.
      const ofForm = kept.item === edit.input ? kept : { ...kept, item: edit.input, revision: randomText(8) };
      return savedOutcome(subject, sent, ofForm);
    },
    async send(id, isAsked = true) {
      const keeper = own();
      const held = await lock.holdIfFree(SENDING, async (): Promise<Sent> => {
        const current = keeper.find(id);
        if (!isAsked && current && !isSendable(current)) return { result: 'gone', sentAs: undefined };
        // It was shown as waiting still. Of two own edits that differ the server knows neither, and would take this one.
        if (current?.status === 'conflict') return { result: 'conflict', entry: current };
        // Set aside since another one is there: a person wants it all the same.
        const asWaiting = (it: Entry): Entry =>
          it.status === 'waiting'
            ? it
            : { ...it, status: 'waiting', ...(isBesideOther(it) && { beside: undefined }) };
        await keeper.change(id, asWaiting).catch(() => {});
        return createSender(subject, keeper, parts)(id, 0, true);
      });
      return held?.value ?? { result: 'busy' };
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
        for (const entry of store.all(person)) if (holdsNothing(subject, entry)) drop(entry.id);
      });
    },
    async settleIds() {
      const { settleIds } = parts;
      if (!settleIds) return;
      const { user: person, writing, write } = own();
      await writing(() => {
        for (const entry of store.all(person)) {
          const settled = settledEntry(entry, settleIds);
          if (!subject.comparison.isSame(settled.item, entry.item)) write(settled);
        }
      });
    },
  };

  return outbox;
}

/** How an entry stands that waits for the next round, and why it was not tried in this one. */
function notTried({ kind, title, message }: Failure): Pick<Unsent<unknown, unknown>, 'status' | 'failure'> {
  return { status: 'waiting', failure: { kind, title, message } };
}

/** The unsent work on items. */
export const createOutbox = (parts: OutboxParts<ItemInput, Item, ItemUpdate>): Outbox =>
  createOutboxOf(ITEMS, parts);
