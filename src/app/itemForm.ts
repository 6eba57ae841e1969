import type { Item } from '../../contract/entities.ts';
import type { Recalled } from '../model/unsent/draft.ts';
import { isUuid } from '../model/locations/identifier.ts';
import type { Author } from '../model/items/history.ts';
import type { ItemToSave, SaveOutcome } from '../model/unsent/saving.ts';
import { isLocalId, itemOfEntry } from '../model/unsent/unsent.ts';
import { asPromise } from '../services/actors.ts';
import { itemForEdit, type ItemSources } from '../services/unsent/recordForEdit.ts';
import type { LocalLabels } from '../services/locations/localLabels.ts';
import type { LocationReads } from '../services/locations/locationReads.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import type { Deferred } from '../views/AppContext.ts';
import { itemVisits } from '../views/itemForm/visits.ts';
import { type Core, type DeferredCore, watchHost } from './core.ts';
import type { DraftKeeping } from './drafts.ts';
import { watchGone, type UnsentPart } from './unsent.ts';

interface ItemFormParts extends Omit<ItemSources, 'outbox'>, Pick<DeferredCore, 'missedReads'> {
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;
  /** Who has changed these fields of an item last, as far as the host tells. */
  findAuthor(id: string, fields: readonly string[], signal: AbortSignal): Promise<Author | undefined>;
  outbox: Outbox;
  labels: Pick<LocalLabels, 'resolve'>;
  locationReads: Pick<LocationReads, 'find'>;
  keeping: DraftKeeping;
  discardUnsent: UnsentPart['photos']['discardUnsent'];
  /** Told of a new item that the server or this browser has. */
  onAdded(item: Item): void;
  actions: Pick<Core['actions'], 'notify' | 'navigate'>;
}

/** Wires the form of an item; a part of `deferred.ts`. */
export function createItemFormPart(parts: ItemFormParts): Deferred['implementations']['itemForm'] {
  const { outbox, labels, locationReads, readFresh, lastKnown, keeping, discardUnsent, onAdded, actions } =
    parts;
  const { findAuthor, window } = parts;
  const ending = (key: string) => ({ id: keeping.localIdOf(key), onKept: () => keeping.endSubmitted(key) });
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
      findDrafts: asPromise<Recalled, { form: string }>(async ({ form }) => keeping.recalled(form)),
      // Never given up half-way: a form that is left is saved all the same.
      saveItem: asPromise<SaveOutcome, ItemToSave>(async ({ id, draftKey, ...edit }, signal) => {
        const draft = ending(draftKey);
        if (id !== undefined) return outbox.update({ id, ...edit, form: draftKey, onKept: draft.onKept });
        const outcome = await outbox.create(edit.input, signal, undefined, draft);
        keeping.forgetSubmitted(draftKey);
        if (outcome.result !== 'conflict') onAdded(outcome.item);
        return outcome;
      }),
      keepItem: asPromise(async ({ input, reason, draftKey }) =>
        itemOfEntry(await outbox.keep(input, reason, ending(draftKey))),
      ),
      findAuthor: asPromise(({ id, fields }, signal) => findAuthor(id, fields, signal)),
      discardUnsent,
      watchUnsent: watchGone(outbox, { window }),
      watchHost: watchHost(parts),
    },
    actions: {
      notify: actions.notify,
      navigate: actions.navigate,
      keepDraft: keeping.keepDraft,
      dropDraft: keeping.dropDraft,
      goOnWith: keeping.goOnWithItem,
      goOnAs(from, { id, before }) {
        if (id === before) return;
        itemVisits.goOnAs(before, id, { search: window.location.search, state: window.history.state });
        actions.navigate(from, { to: `/edit/${encodeURIComponent(id)}`, replace: true });
      },
    },
  };
}
