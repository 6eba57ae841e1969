import { type Failure, failure, failureOf } from './failure.ts';
import type { Item } from '../contract/entities.ts';
import type { Made } from './model/bulkEntries.ts';
import type { ItemToMake } from './machines/bulkCreate.context.ts';
import type { Notice } from './machines/required.ts';
import type { UndoStep } from './model/bulkRun.ts';
import { isLocalId, isSendable } from './model/unsent.ts';
import { asConfirmation, asPromise } from './services/actors.ts';
import type { Items } from './services/items.ts';
import type { Outbox } from './services/outbox.ts';
import { createGuardLeaving } from './appLeaving.ts';
import type { FastEntryPart } from './views/AppContext.ts';
import type { NoticeSender } from './views/shell/notices.ts';
import type { OpenForms } from './views/shell/openForms.ts';

export interface PasteParts {
  window: Window;
  outbox: Pick<Outbox, 'create' | 'discard' | 'sentAs'>;
  openForms: OpenForms;
  items: Pick<Items, 'remove'>;
  notify(from: { self: NoticeSender }, notice: Notice): void;
  /** Told of each item that was made. */
  onMade(item: Item): void;
}

/** Wires the creation of many items from one list, through the outbox. A new one for each list. */
export function createPaste(parts: PasteParts): ReturnType<FastEntryPart['paste']> {
  const { window, outbox, openForms, items, notify, onMade } = parts;
  // Once the server has not answered, what is left of the list is kept without asking it again.
  let unreachable: Failure | undefined;

  const make = async ({ input }: ItemToMake, signal: AbortSignal): Promise<Made<Item>> => {
    const outcome = await outbox.create(input, signal, unreachable);
    if (outcome.result === 'conflict') throw failure('stale', 'It is in conflict with another change.');
    if (outcome.result === 'kept') {
      if (outcome.unreachable) unreachable = outcome.failure;
      if (!isSendable(outcome.entry)) {
        // The list still has it, with the reason, and tries it again: it is not to be made a second time.
        await outbox.discard(outcome.entry.id, outcome.entry.revision);
        throw outcome.failure;
      }
    }
    onMade(outcome.item);
    return { entity: outcome.item, isOurs: true };
  };

  const remove = async ({ id }: UndoStep): Promise<void> => {
    if (isLocalId(id)) await outbox.discard(id);
    // It may have been sent meanwhile.
    const sent = isLocalId(id) ? outbox.sentAs(id) : id;
    if (sent === undefined) return;
    await items.remove(sent).catch((error: unknown) => {
      if (failureOf(error).kind !== 'not-found') throw error;
    });
  };

  return {
    actors: {
      makeItem: asPromise(make),
      remove: asPromise(remove),
      confirmClosing: asConfirmation<{ unsaved: number }>(
        (message) => window.confirm(message),
        ({ unsaved }) =>
          `Close without creating ${unsaved === 1 ? '1 line' : `${unsaved} lines`}? What is in them is lost.`,
      ),
      guardLeaving: createGuardLeaving(window, openForms),
    },
    actions: { notify },
  };
}
