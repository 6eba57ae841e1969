import { type ActorRefFrom, createActor, type EventObject, fromCallback, toPromise } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { HistoryPage, WholeChange } from '../../contract/history.ts';
import { failure, failureOf } from '../failure.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import { deletedNotice } from '../machines/kit/deletion.ts';
import { failureNotice } from '../machines/kit/failureNotice.ts';
import { cutDeletionNotice, deletingText, type WholeQuery } from '../machines/items/selection.context.ts';
import { selectionMachine } from '../machines/items/selection.machine.ts';
import type { WatchedEvent } from '../machines/kit/queryState.ts';
import type { WatchState } from '../model/reads/watchState.ts';
import { itemCount } from '../model/items/counts.ts';
import type { ChangeWish, OlderHistory } from '../model/items/history.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../model/unsent/unsent.ts';
import { asConfirmation, asPromise, asWatch } from '../services/actors.ts';
import { discardsKnown, showsOtherwise, tidiedAfter } from '../services/items/deletion.ts';
import type { Notice } from '../machines/kit/unprovided.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import { createToldLater } from '../services/session/toldLater.ts';
import type { ItemRemoval } from '../services/items/itemRemoval.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { Implementations } from '../views/appParts.ts';
import type { History } from './changes.ts';
import type { DeferredCore } from './core.ts';
import { createGuardLeaving } from './leaving.ts';
import type { UnsentPart } from './unsent.ts';

interface ItemsPartNeeds extends Pick<UnsentPart, 'outbox' | 'photos' | 'lastKnown'> {
  history: History;
  itemRemoval: ItemRemoval;
}

/** Wires the page of an item, and what deletes items; a part of `deferred.ts`. */
export function createItemsPart(core: DeferredCore, needs: ItemsPartNeeds) {
  const { window, cache, reads, opening, itemReads, copy, copyAddress, actors, say } = core;
  const { outbox, photos, lastKnown, history, itemRemoval } = needs;
  const { notify, navigate } = core.actions;
  const deletesItem: Deferred['deletesItem'] = async (item, work) => {
    // Changes of what its owner has deleted are not work any more.
    await history.deletesItem(item, () => tidiedAfter(work, discardsKnown(outbox, item.id)));
    homeSelection.send({ type: 'items.gone', ids: [item.id] });
  };
  const removeItem = (item: Item, signal: AbortSignal): Promise<void> =>
    deletesItem(item, () => {
      const isShownOtherwise = showsOtherwise(outbox.entry(item.id), 'location_id');
      return itemRemoval.remove({ ...item, isShownOtherwise }, signal);
    });

  const discardItem = (item: Item) =>
    history.deletesItem(item, async () => {
      await photos.discard(item.id);
      return true;
    });
  const guarding = createGuardLeaving(core);
  const shareLocation = asPromise(copyAddress);
  const deleteLocal = confirmedAction(
    asPromise<boolean, Item>(photos.confirmDeletion),
    asPromise<void, Item>(discardItem),
  );
  const selection: Implementations<typeof selectionMachine> = {
    actors: {
      confirmDeletion: asConfirmation<readonly Item[]>(
        (message) => window.confirm(message),
        (chosen) => {
          const [only] = chosen;
          const what = only && chosen.length === 1 ? `"${only.name}"` : itemCount(chosen.length);
          return `Delete ${what}? You can undo it until you close this page.`;
        },
      ),
      awaitChanges: asPromise<void, void>((_, signal) => history.noneUnderWay(signal)),
      deleteItem: asPromise<void, Item>(async (item, signal) => {
        // What is not deleted yet of those that were asked about is in this page alone.
        const leaving = createActor(guarding).start();
        try {
          // This page may not have heard yet that another tab has logged somebody else in.
          core.bindToPerson()();
          await history.recording.whileDeleting(item, () =>
            isLocalId(item.id) ? discardItem(item) : removeItem(item, signal),
          );
        } finally {
          leaving.stop();
        }
      }),
      // Past the cache: a page of this size is nobody's to be shown again.
      readAll: asPromise<readonly Item[], { query: WholeQuery; most: number }>(
        async ({ query: { category, table, within }, most }, signal) =>
          (await core.items.page({ page: 1, pageSize: most, category, table, within }).load(signal)).items,
      ),
    },
    actions: {
      // How far it is at once, as that is taken back: else it would be taken back first, and stay.
      notify: ({ self }, notice) =>
        notice.isProgress ? history.showNotice(notice, self) : notify({ self }, notice),
      withdraw: history.runs.actions.withdraw,
      tellHistory({ self, context }, news) {
        if (news.type === 'deletion.begun') history.recording.ofDeletion(self, context.queue);
        else history.recording.end(self);
        history.changes.send({ ...news, run: self.sessionId });
      },
    },
  };
  const selections = new Set<ActorRefFrom<typeof selectionMachine>>();
  const newSelection: Deferred['newSelection'] = () => {
    const started = createActor(selectionMachine.provide(selection));
    selections.add(started);
    started.subscribe({ complete: () => selections.delete(started) });
    return started.start();
  };
  // Also of what goes on after its page was left: nothing of one person is done by the next one's login.
  let person = core.owner();
  const cuts = createToldLater<{ notice: Notice; key: object }>(core.session, ({ notice, key }) => {
    say(notice);
    history.recording.cutTold({ key });
  });
  const deleting = () => [...selections].filter((one) => one.getSnapshot().hasTag('deleting'));
  onAnotherPerson(core.session, () => {
    for (const one of deleting())
      cuts.hold(person, { notice: cutDeletionNotice(one.getSnapshot().context), key: one });
    person = core.owner();
    for (const one of selections) one.send({ type: 'session.ended' });
  });
  const homeSelection = newSelection();
  history.changes.on('records.moved', ({ gone }) =>
    homeSelection.send({ type: 'items.gone', ids: gone.map(({ was }) => was) }),
  );
  history.changes.on('deletion.stop', ({ run }) => {
    for (const one of selections) if (one.sessionId === run) one.send({ type: 'stop.requested' });
  });
  history.changes.on('records.changed', ({ steps }) => homeSelection.send({ type: 'items.changed', steps }));
  return {
    /** What is being deleted now, as a sentence. */
    underWay: (): string | undefined => {
      const [one] = deleting();
      return one && deletingText(one.getSnapshot().context);
    },
    deletesItem,
    removeItem,
    askToDelete: (item: Item): void => {
      const asker = core.asker();
      const deletion = createActor(isLocalId(item.id) ? deleteLocal : actors.deleteItem, { input: item });
      toPromise(deletion.start()).then(
        (deleted) => {
          if (deleted && asker() !== 'replaced') say(deletedNotice('Item', deleted));
        },
        (error: unknown) => {
          if (asker() !== 'replaced') say(failureNotice('Failed to delete item', failureOf(error)));
        },
      );
    },
    copyLink: ({ id, name }: Pick<Item, 'id' | 'name'>): void => {
      copy(`${window.location.origin}/view/${encodeURIComponent(id)}`).then(
        () => say({ kind: 'success', text: 'Item link copied to clipboard', detail: name }),
        () => say({ kind: 'error', text: 'Failed to copy the link' }),
      );
    },
    /** With what is unsent of it; where nothing answers, as it was known last. */
    readAnyItem: async (id: string, signal: AbortSignal): Promise<Item> => {
      const entry = outbox.entry(id);
      if (entry) return itemOfEntry(entry);
      try {
        return await cache.read(itemReads.one(id), { signal });
      } catch (error) {
        const known = lastKnown(id);
        if (!known || failureOf(error).kind === 'not-found') throw error;
        return known.item;
      }
    },
    homeSelection,
    newSelection,
    implementations: {
      itemPage: {
        actors: {
          watchItem: asWatch<'item.changed', Item, { id: string; refetch: boolean }>(
            opening('item'),
            'item.changed',
            ({ id }) => itemReads.one(id),
            { fresh: ({ refetch }) => refetch },
          ),
          watchHistory: asWatch<'history.changed', HistoryPage, { id: string }>(
            reads,
            'history.changed',
            ({ id }) => itemReads.history(id),
          ),
          readOlderHistory: asPromise<OlderHistory, { id: string; before: string }>(itemReads.olderHistory),
          deleteItem: actors.deleteItem,
          shareLocation,
        },
        actions: { notify, navigate },
      },
      // An item that only this browser has: the same page, from what is kept here.
      localItemPage: {
        actors: {
          watchItem: fromCallback<
            EventObject,
            { id: string; refetch: boolean },
            WatchedEvent<'item.changed', Item>
          >(({ input, sendBack }) => {
            const tell = () => sendBack({ type: 'item.changed', state: localItem(outbox.entry(input.id)) });
            tell();
            return outbox.watch((id) => {
              if (id === undefined || id === input.id) tell();
            });
          }),
          watchHistory: fromCallback<
            EventObject,
            { id: string },
            WatchedEvent<'history.changed', HistoryPage>
          >(() => {}),
          deleteItem: deleteLocal,
          shareLocation,
        },
        actions: { notify, navigate },
      },
      wholeChange: { actors: { readWholeChange: asPromise<WholeChange, ChangeWish>(itemReads.wholeChange) } },
    } satisfies Partial<Deferred['implementations']>,
  };
}

/** What is kept here, as the page of an item is told of answers. */
function localItem(entry: UnsentEntry | undefined): WatchState<Item> {
  if (!entry) return { status: 'failed', failure: failure('not-found', 'Item not found') };
  return { status: 'answered', data: itemOfEntry(entry), at: entry.madeAt, refreshing: false };
}
