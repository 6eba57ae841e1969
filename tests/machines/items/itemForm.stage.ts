import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../../src/failure.ts';
import type { HostBack } from '../../../src/machines/kit/unprovided.ts';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import type { Draft, Recalled } from '../../../src/model/unsent/draft.ts';
import type { Author } from '../../../src/model/items/history.ts';
import type { ItemToSave, LoadedItem, SaveOutcome } from '../../../src/model/unsent/saving.ts';
import type { UnsentWork } from '../../../src/model/unsent/unsentPhotos.ts';
import type { ItemFormInput, ItemFormValues } from '../../../src/model/items/itemForm.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { anItem, loadedItem } from '../kit/samples.ts';

/** The item form, not yet started: with an id an edit, without one a new item. */
export function itemFormStage(input: ItemFormInput = {}, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    findDrafts: heldPromise<Recalled, { form: string }>(),
    resolveLocation: heldPromise<string, { identifier: string }>(),
    loadItem: heldPromise<LoadedItem, { id: string }>(),
    findAuthor: heldPromise<Author | undefined, { id: string; fields: readonly string[] }>(),
    saveItem: heldPromise<SaveOutcome, ItemToSave>(),
    keepItem: heldPromise<Item, { input: ItemInput; reason: Failure; draftKey: string }>(),
    confirmDiscard: heldPromise<boolean, UnsentWork>(),
    discardUnsent: heldPromise<void, UnsentWork>(),
    watchHost: heldWatch<HostBack, Failure | undefined>(),
  };
  const { notify, navigate, keepDraft, dropDraft, notices, visits, drafts } = recordedActions();
  /** Under which ids the form went on. */
  const becomes: string[] = [];
  /** Drafts that were gone on with in another form. */
  const handedOn: { id: string; key: string }[] = [];
  const actor = createActor(
    itemFormMachine.provide({
      actors: {
        findDrafts: held.findDrafts.logic,
        resolveLocation: held.resolveLocation.logic,
        loadItem: held.loadItem.logic,
        findAuthor: held.findAuthor.logic,
        saveItem: held.saveItem.logic,
        keepItem: held.keepItem.logic,
        discardUnsent: confirmedAction(held.confirmDiscard.logic, held.discardUnsent.logic),
        // The tests tell it themselves.
        watchUnsent: fromCallback(() => {}),
        watchHost: held.watchHost.logic,
      },
      actions: {
        notify,
        navigate,
        keepDraft,
        dropDraft,
        goOnAs: (_, { id, before }) => {
          if (id !== before) becomes.push(id);
        },
        goOnWith: (_, draft) => void handedOn.push(draft),
      },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, visits, drafts, becomes, handedOn };
}

/** The same, started, with the drafts of earlier times already found. */
export async function startedForm(
  input: ItemFormInput,
  found: readonly Draft[] = [],
  more: Partial<Recalled> = {},
) {
  const stage = itemFormStage(input);
  for (const draft of found) stage.drafts.set(draft.key, draft);
  stage.actor.start();
  await stage.held.findDrafts.answer({ drafts: found, draftKey: 'now', at: 1000, ...more });
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    type: (field: keyof ItemFormValues, value: string) =>
      stage.actor.send({ type: 'field.changed', field, value }),
    submit: () => stage.actor.send({ type: 'form.submitted' }),
  };
}

/** A new item's form, open, at location l1. */
export async function newItemForm(found?: readonly Draft[]) {
  const stage = await startedForm({ locationId: 'l1' }, found);
  await stage.held.resolveLocation.answer('l1');
  return stage;
}

/** The form of what was loaded, open. */
export async function editItemForm(from: LoadedItem = loadedItem(anItem()), found?: readonly Draft[]) {
  const stage = await startedForm({ id: from.item.id }, found);
  await stage.held.loadItem.answer(from);
  return stage;
}
