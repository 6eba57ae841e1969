import type { Item } from '../../../contract/entities.ts';
import { exactSum } from '../../../contract/exactSum.ts';
import { QUANTITY_MAX, QUANTITY_ON_CREATE } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { failure, failureOf } from '../../failure.ts';
import { type ChangedField, itemAdded, type Step } from '../../model/changes/changes.ts';
import { quantityAfter } from '../../model/items/quantity.ts';
import { isSameContent } from '../../model/unsent/merge.ts';
import type { LoadedItem, SaveOutcome } from '../../model/unsent/saving.ts';
import { inputOfItem, isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { type CategoryNamesParts, createCategoryNames } from './categoryNames.ts';
import type { Performed, Run } from './changeRun.ts';
import type { PendingDelete } from '../host/versionedDeletion.ts';
import { CHANGED_SINCE, requireIn, requireNoPhotoSince } from './changedSince.ts';
import { createFreshestItem, type FreshestItem, type FreshestItemParts, isInDoubt } from './freshestItem.ts';
import { createItemWriting, reasonOf, replacedBy, setAside } from './itemWriting.ts';
import type { Outbox } from '../unsent/outbox.ts';
import { randomText } from '../browser/randomText.ts';

export interface ItemChangingParts extends FreshestItemParts, CategoryNamesParts {
  outbox: Pick<
    Outbox,
    | 'entry'
    | 'sentAs'
    | 'create'
    | 'keep'
    | 'keepAll'
    | 'sendKept'
    | 'update'
    | 'send'
    | 'discard'
    | 'putBack'
    | 'tidy'
  >;
  /** The server's id of a location that was made in this browser. */
  locationSentAs(id: string): string | undefined;
  /** Deletes an item of the server, and what is unsent of it, which it gives. Rejects with a Failure. */
  removeItem(item: PendingDelete, signal: AbortSignal): Promise<UnsentEntry | undefined>;
}

type ItemChanged = Extract<Step, { kind: 'item changed' }>;
type ItemAdded = Extract<Step, { kind: 'item added' }>;

/** Changes of one field of an item, new items, and what takes both back. All reject with a Failure. */
export interface ItemChanging {
  /**
   * Sets the field to what `wanted` makes of its value now; undefined when it has that already. Kind 'stale' where it does not lie in
   * `seenIn` any more, where it lay when it was looked at: that is judged by what the server answers, however long it takes; not asked where
   * that is not known. With `isDifference` it is
   * a quantity that more is put in to or taken out of, which it stays whatever others put in and take out meanwhile.
   * A category that was renamed since is set by its new name.
   */
  set(
    item: Item,
    field: ChangedField,
    wanted: (now: string | number | undefined) => string | number,
    run: Run,
    seenIn?: string | null,
    isDifference?: boolean,
  ): Promise<Performed | undefined>;
  add(input: ItemInput, run: Run): Promise<Performed>;
  /** The same under a local id: one that is kept or was sent under it is not added again. */
  /** `beside`: only where none of its name is there but these; rejects, kind 'stale', where one is. */
  addAs(id: string, input: ItemInput, run: Run, beside: readonly string[]): Promise<Performed>;
  /** Removes it where it lay, if `check` does not reject what it is now; undefined when it is gone already. */
  remove(item: Item, run: Run, check: (now: Item) => void): Promise<Performed | undefined>;
  /** Keeps all of them in this browser, or rejects with kind 'storage' and keeps none. */
  keepAll(inputs: readonly ItemInput[]): Promise<readonly string[]>;
  /** Sends one of those. */
  addKept(id: string, input: ItemInput, run: Run): Promise<Performed>;
  /**
   * Brings the field back and nothing else; kind 'stale' where it has been changed since, which the renaming of its
   * category is not. What is refused of it is not kept, unless there is other unsent work with it.
   */
  setBack(step: ItemChanged, run: Run): Promise<Performed | undefined>;
  /**
   * Removes the item here or on the server; kind 'stale' where it has been worked on since. Undefined when it is gone
   * already, and not by us.
   */
  removeAgain(step: ItemAdded, run: Run): Promise<Performed | undefined>;
}

/** Whether the server has refused to move the item, which it still has where it was. */
function isSetAsideMove(
  field: ChangedField,
  entry: UnsentEntry | undefined,
): entry is UnsentEntry & { base: Item } {
  if (field !== 'location_id' || entry?.status !== 'refused' || !entry.base) return false;
  return inputOfItem(entry.base).location_id !== entry.item.location_id;
}

export function createItemChanging(parts: ItemChangingParts): ItemChanging {
  const { outbox, removeItem } = parts;
  const { freshest, inHaste } = createFreshestItem(parts);

  const { write, performed } = createItemWriting(outbox);
  const categories = createCategoryNames(parts);

  const changing: ItemChanging = {
    set(listed, field, wanted, run, seenIn, isDifference = false) {
      const called = categories.ask(field, run);
      return inHaste(listed.id, run, { listed, isHasty: seenIn === undefined }, async (loaded) => {
        const { item, entry } = loaded;
        requireIn(loaded, seenIn);
        const shown = inputOfItem(item)[field];
        const after = (await called(isAnswered(loaded)))(wanted(shown));
        // A move that was set aside is shown as if it were done, and can be wanted again: its place may be back.
        const isAgain = after === shown && isSetAsideMove(field, entry);
        const before = isAgain ? inputOfItem(entry.base)[field] : shown;
        if (after === before) {
          if (field !== 'quantity' || isDifference) return undefined;
          if (seenIn === undefined && isInDoubt(loaded)) {
            const { id, name } = item;
            const step: Step = { kind: 'item changed', id, name, field, before, after, isSet: true };
            await run.note?.({ before: before ?? null, after });
            return performed(step, await write(loaded, field, after, run, { by: null, isSet: true }));
          }
          // Counted, it is no taking any more.
          if (entry?.by !== undefined) await write(loaded, field, after, run, { by: null });
          return undefined;
        }
        if (entry?.kind === 'create' && after === 0) {
          throw failure('input', `A new item is sent with at least ${QUANTITY_ON_CREATE}.`);
        }
        const by = isDifference ? exactSum(Number(after), -Number(before ?? 0)) : null;
        const { id, name } = item;
        const mark = by === null ? {} : { isDifference: true as const };
        const replaced = replacedBy(field, entry);
        const step: Step = { kind: 'item changed', id, name, field, before, after, ...mark, ...replaced };
        await run.note?.({ before: before ?? null, after });
        const outcome = await write(loaded, field, after, run, { by });
        if (by === null || outcome.result !== 'saved' || outcome.item.quantity === after) {
          return performed(step, outcome);
        }
        // Others may have put in and taken out meanwhile: taken back is only what was this change.
        const now = outcome.item.quantity ?? 0;
        return performed({ ...step, before: quantityAfter(now, -by), after: now }, outcome);
      });
    },
    async add(input, run) {
      let outcome: SaveOutcome;
      try {
        outcome = await outbox.create(input, run.signal);
      } catch (error) {
        const reason = failureOf(error);
        if (reason.kind !== 'invalid') throw error;
        // No form holds it: it is set aside, to be put right.
        const { id, name } = { ...(await outbox.keep(input, reason)), name: input.name };
        const step: Step = { kind: 'item added', id, name, input };
        return { step, isUnsent: true, refusal: setAside(reason) };
      }
      if (outcome.result === 'conflict') throw failure('conflict', 'It was changed while it was sent.');
      const { item } = outcome;
      return performed(itemAdded(item), outcome);
    },
    async addAs(id, input, run, beside) {
      const draft = { id, onKept: () => () => {}, beside };
      const outcome = await outbox.create(input, run.signal, run.unreachable, draft);
      if (outcome.result === 'conflict') throw failure('conflict', 'It was changed while it was sent.');
      if (outcome.result === 'kept' && outcome.unreachable) run.unreachable ??= outcome.failure;
      const { item } = outcome;
      return performed(itemAdded(item), outcome);
    },
    async remove(listed, run, check) {
      let loaded: LoadedItem;
      try {
        loaded = await freshest(listed.id, run, { listed });
      } catch (error) {
        if (failureOf(error).kind === 'not-found') return undefined;
        throw error;
      }
      requireIn(loaded, listed.location_id);
      const { item } = loaded;
      check(item);
      const { id, name } = item;
      const input = inputOfItem(item);
      // As it is now, with its photos: nothing of it is undone.
      return changing.removeAgain({ kind: 'item added', id, name, input, withPhotos: true }, run);
    },
    keepAll: (inputs) => outbox.keepAll(inputs),
    async addKept(id, input, run) {
      const outcome = await outbox.sendKept(id, input, run.unreachable);
      if (outcome.result === 'conflict') throw failure('conflict', 'It was changed while it was sent.');
      if (outcome.result === 'kept' && outcome.unreachable) run.unreachable ??= outcome.failure;
      const { item } = outcome;
      return performed(itemAdded(item), outcome);
    },
    // What was set is compared with what others have set since: that takes an answer.
    setBack(step, run) {
      const called = categories.ask(step.field, run);
      return inHaste(step.id, run, { isHasty: step.isDifference === true }, async (loaded) => {
        const { field } = step;
        const { item, entry } = loaded;
        const { isSet } = step;
        const valueNow = await called(isAnswered(loaded));
        const after = valueNow(step.after);
        const began = step.before ?? (field === 'quantity' ? 0 : '');
        const before = valueNow(began);
        const inverse: Step = {
          ...step,
          before: after,
          after: before,
          ...(isSet !== undefined && { isSet: !isSet }),
          replaced: replacedBy(field, entry).replaced,
        };
        if (entry && holdsOnly(entry, step) && isFirst(entry, { ...step, before: began })) {
          await outbox.discard(item.id, entry.revision);
          return { step: inverse, isUnsent: false, isGivenUp: true };
        }
        const now = valueNow(inputOfItem(item)[field]);
        const isSo =
          isSet === undefined ? now === before : isSet ? entry?.isSet !== true : !isInDoubt(loaded);
        if (isSo) return undefined;
        if (now !== after) throw failure('stale', CHANGED_SINCE[field]);
        const by = step.isDifference ? exactSum(Number(before), -Number(after)) : null;
        const outcome = await write(loaded, field, before, run, {
          by,
          ...(isSet !== undefined && { isSet: !isSet }),
          back: { counted: step.replaced },
        });
        // Back where it began there is nothing to send, unless the server may have got it already.
        if (outcome.result === 'kept') await outbox.tidy();
        const kept = outcome.result !== 'saved' && outbox.entry(outcome.entry.id);
        // Nobody has typed it: set aside it would only hide what the server has.
        if (kept && holdsOnly(kept, inverse)) {
          await outbox.discard(kept.id, kept.revision);
          throw reasonOf(outcome);
        }
        return performed(inverse, outcome);
      });
    },
    async removeAgain(added, run) {
      // Its location may have been sent since, and so have another id.
      const location_id = parts.locationSentAs(added.input.location_id) ?? added.input.location_id;
      const step = { ...added, input: { ...added.input, location_id } };
      let loaded: LoadedItem;
      try {
        loaded = await freshest(step.id, run);
      } catch (error) {
        if (failureOf(error).kind !== 'not-found') throw error;
        return step.isTried ? { step: removed(step, outbox.sentAs(step.id)), isUnsent: false } : undefined;
      }
      const { item, entry, knownAt } = loaded;
      if (!isSameContent(inputOfItem(item), step.input)) {
        throw failure('stale', 'It has been changed since it was added. Delete it on its page.');
      }
      requireNoPhotoSince(item, step);
      const { id } = item;
      if (entry?.kind === 'create') {
        // Sent without an answer: the server may have it, and says so when it is sent again.
        if (isSendable(entry) && entry.attempts.length > 0) await outbox.send(id);
        const kept = outbox.entry(id);
        await outbox.discard(id, kept?.revision);
        const sentAs = outbox.sentAs(id);
        if (sentAs === undefined) return { step: removed(step, id, kept), isUnsent: false };
        // There others may have worked on it since.
        const there = await changing.removeAgain({ ...step, id: sentAs }, run);
        return there && { ...there, formerId: step.id };
      }
      if (knownAt !== undefined && run.unreachable) throw run.unreachable;
      // With unsent changes its version is that of what they were made of: one's own write may have left that behind.
      const unsent = await removeItem({ ...item, id, isAsSeen: entry === undefined }, run.signal);
      return {
        step: removed(step, id, unsent),
        isUnsent: false,
        ...(id !== step.id && { formerId: step.id }),
      };
    },
  };
  return changing;
}

/** Whether the server has just answered: otherwise nothing is waited for. */
function isAnswered({ unreachable, isGivenUp }: FreshestItem): boolean {
  return !unreachable && !isGivenUp;
}

/** What a removal has done; `entry` is what was unsent of it. */
function removed({ id, name, input }: ItemAdded, now: string = id, entry?: UnsentEntry): Step {
  return { kind: 'item removed', id: now, name, input, entry, key: randomText(24) };
}

/** A quantity that an item may have. Rejects what is too large. */
export function checkedQuantity(quantity: number): number {
  if (quantity > QUANTITY_MAX) throw failure('input', 'Quantity is too large.');
  return quantity;
}

/** Whether nothing else of that field was unsent before the step: taken back, it leaves nothing to send. */
function isFirst({ base }: UnsentEntry, { field, before, replaced }: ItemChanged): boolean {
  return replaced === undefined && base !== undefined && inputOfItem(base)[field] === before;
}

/** Whether an entry that was set aside holds the step and nothing else: a quantity that was set is something else. */
function holdsOnly(entry: UnsentEntry, { field, after }: ItemChanged): boolean {
  if (isSendable(entry) || !entry.base || (entry.isSet === true && field !== 'quantity')) return false;
  if (entry.putBack?.some((one) => one !== field)) return false;
  return isSameContent(entry.item, { ...inputOfItem(entry.base), [field]: after });
}
