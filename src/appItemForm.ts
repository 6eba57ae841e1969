import type { Item } from '../contract/entities.ts';
import type { Draft, DraftOf } from './model/draft.ts';
import { isUuid } from './model/identifier.ts';
import type { ItemToSave, SaveOutcome } from './model/saving.ts';
import { itemOfEntry, type UnsentEntry } from './model/unsent.ts';
import type { Navigation, Notice } from './machines/required.ts';
import { asPromise } from './services/actors.ts';
import type { Discards } from './services/discards.ts';
import { itemForEdit, type ItemSources } from './services/itemForEdit.ts';
import type { LocalLabels } from './services/localLabels.ts';
import type { LocationReads } from './services/locationReads.ts';
import type { Outbox } from './services/outbox.ts';
import type { Later } from './views/AppContext.ts';
import type { NoticeSender } from './views/shell/notices.ts';

interface Recalled {
  drafts: readonly Draft[];
  draftKey: string;
}

interface ItemFormParts extends Omit<ItemSources, 'outbox'> {
  outbox: Outbox;
  labels: Pick<LocalLabels, 'resolve'>;
  locationReads: Pick<LocationReads, 'find'>;
  /** What was typed earlier, and a key for what is typed now. */
  recalled(form: string): Recalled;
  discards: Pick<Discards, 'confirmDiscard' | 'discard'>;
  /** Told of a new item that the server or this browser has. */
  onAdded(item: Item): void;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    keepDraft(_: unknown, draft: DraftOf): void;
    dropDraft(_: unknown, draft: { key: string }): void;
  };
}

/** Wires the form of an item; a part of `appLater.ts`. */
export function createItemFormPart(parts: ItemFormParts): Later['implementations']['itemForm'] {
  const { outbox, labels, locationReads, readFresh, lastKnown, recalled, discards, onAdded, actions } = parts;
  return {
    actors: {
      resolveLocation: asPromise(async ({ identifier }, signal) => {
        const id = labels.resolve(identifier);
        if (id !== identifier || id === '' || isUuid(id)) return id;
        // A label that this browser has not kept yet: the host knows it.
        return (await locationReads.find(id, signal)).id;
      }),
      loadItem: asPromise(({ id }, signal) => itemForEdit({ outbox, readFresh, lastKnown }, id, signal)),
      findDrafts: asPromise<Recalled, { form: string }>(async ({ form }) => recalled(form)),
      // Never given up half-way: a form that is left is saved all the same.
      saveItem: asPromise<SaveOutcome, ItemToSave>(async ({ id, ...edit }, signal) => {
        if (id !== undefined) return outbox.update({ id, ...edit });
        const outcome = await outbox.create(edit.input, signal);
        if (outcome.result !== 'conflict') onAdded(outcome.item);
        return outcome;
      }),
      keepItem: asPromise(async ({ input, reason }) => itemOfEntry(await outbox.keep(input, reason))),
      confirmDiscard: asPromise<boolean, UnsentEntry>(discards.confirmDiscard),
      discardUnsent: asPromise(({ id, revision }) => discards.discard(id, revision)),
    },
    actions,
  };
}
