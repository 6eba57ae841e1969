import type { PromiseActorLogic } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { DraftOf, Recalled } from '../model/unsent/draft.ts';
import { isUuid } from '../model/locations/identifier.ts';
import type { ItemToSave, SaveOutcome } from '../model/unsent/saving.ts';
import { isLocalId, itemOfEntry } from '../model/unsent/unsent.ts';
import type { UnsentWork } from '../model/unsent/unsentPhotos.ts';
import type { Navigation, Notice } from '../machines/kit/unprovided.ts';
import { asPromise } from '../services/actors.ts';
import { itemForEdit, type ItemSources } from '../services/unsent/itemForEdit.ts';
import type { LocalLabels } from '../services/locations/localLabels.ts';
import type { LocationReads } from '../services/locations/locationReads.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import type { Deferred } from '../views/AppContext.ts';
import { goOnAs } from '../views/itemForm/visits.ts';
import type { NoticeSender } from '../views/notices/notices.ts';

interface ItemFormParts extends Omit<ItemSources, 'outbox'> {
  outbox: Outbox;
  labels: Pick<LocalLabels, 'resolve'>;
  locationReads: Pick<LocationReads, 'find'>;
  /** What was typed earlier, and a key for what is typed now. */
  recalled(form: string): Recalled;
  /** The draft is kept as submitted work now. */
  endSubmitted(draftKey: string): () => void;
  /** What came of it is known. */
  forgetSubmitted(draftKey: string): void;
  /** The local id of the item that a draft becomes. */
  localIdOf(draftKey: string): string;
  discardUnsent: PromiseActorLogic<UnsentWork | undefined, UnsentWork>;
  /** Told of a new item that the server or this browser has. */
  onAdded(item: Item): void;
  actions: {
    notify(from: { self: NoticeSender }, notice: Notice): void;
    navigate(_: unknown, navigation: Navigation): void;
    keepDraft(_: unknown, draft: DraftOf): void;
    dropDraft(_: unknown, draft: { key: string }): void;
    goOnWith(_: unknown, draft: { id: string; key: string }): void;
  };
}

/** Wires the form of an item; a part of `deferred.ts`. */
export function createItemFormPart(parts: ItemFormParts): Deferred['implementations']['itemForm'] {
  const { outbox, labels, locationReads, readFresh, lastKnown, recalled, discardUnsent, onAdded, actions } =
    parts;
  const ending = (key: string) => ({ id: parts.localIdOf(key), onKept: () => parts.endSubmitted(key) });
  return {
    actors: {
      resolveLocation: asPromise(async ({ identifier }, signal) => {
        const id = labels.resolve(identifier);
        // One that only this browser has is asked for nowhere else.
        if (id !== identifier || id === '' || isUuid(id) || isLocalId(id)) return id;
        // A label that this browser has not kept yet: the host knows it.
        return (await locationReads.find(id, signal)).id;
      }),
      loadItem: asPromise(({ id }, signal) => itemForEdit({ outbox, readFresh, lastKnown }, id, signal)),
      findDrafts: asPromise<Recalled, { form: string }>(async ({ form }) => recalled(form)),
      // Never given up half-way: a form that is left is saved all the same.
      saveItem: asPromise<SaveOutcome, ItemToSave>(async ({ id, draftKey, ...edit }, signal) => {
        const draft = ending(draftKey);
        if (id !== undefined) return outbox.update({ id, ...edit, onKept: draft.onKept });
        const outcome = await outbox.create(edit.input, signal, undefined, draft);
        parts.forgetSubmitted(draftKey);
        if (outcome.result !== 'conflict') onAdded(outcome.item);
        return outcome;
      }),
      keepItem: asPromise(async ({ input, reason, draftKey }) =>
        itemOfEntry(await outbox.keep(input, reason, ending(draftKey))),
      ),
      discardUnsent,
    },
    actions: {
      ...actions,
      goOnAs(from, { id, before }) {
        if (id === before) return;
        goOnAs(before, id);
        actions.navigate(from, { to: `/edit/${encodeURIComponent(id)}`, replace: true });
      },
    },
  };
}
