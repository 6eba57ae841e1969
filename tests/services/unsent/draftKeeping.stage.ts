import { createActor, waitFor } from 'xstate';
import { createDraftKeeping } from '../../../src/app/drafts.ts';
import { createItemFormPart } from '../../../src/app/itemForm.ts';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import type { Navigation } from '../../../src/machines/kit/unprovided.ts';
import { type UnsentWork, workIdOf } from '../../../src/model/unsent/unsentPhotos.ts';
import { asPromise } from '../../../src/services/actors.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { settled } from '../../machines/kit/heldActors.ts';
import { type Browser, browser, tab } from './outbox.stage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';
import { createMissedReads } from '../../../src/services/host/missedReads.ts';

/** A browser with one item on its host. */
function withItem(): Browser {
  const shared = browser();
  shared.host.items.set(ITEM_ID, hostItem({ version: 1 }));
  return shared;
}

/** The item form of one page with its real drafts and outbox, and a session that can end. */
export function aPage(shared = withItem()) {
  const { outbox, login, items, storage } = tab(shared);
  const listeners = new Set<() => void>();
  let user: string | null = login.user;
  const place = { pathname: '/add' };
  const visits: Navigation[] = [];
  const navigate = (_: unknown, navigation: Navigation): void => {
    visits.push(navigation);
    [place.pathname = ''] = navigation.to.split('?');
  };
  const drafts = createDrafts(
    createBrowserStore({ storage, events: new EventTarget() }),
    () => user ?? '',
    () => shared.clock.now++,
  );
  const keeping = createDraftKeeping({
    // Only its path is asked for.
    window: { location: place as Location },
    drafts,
    outbox,
    locations: { entry: () => undefined, sentAs: () => undefined },
    session: {
      user: () => user,
      watch: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    say: () => {},
    navigate,
  });
  const part = createItemFormPart({
    // The form of a new item is told by these.
    window: {
      location: { search: '' } as Location,
      history: { state: null } as History,
      addEventListener: () => {},
      removeEventListener: () => {},
    },
    missedReads: createMissedReads(),
    outbox,
    labels: { resolve: (identifier) => identifier },
    locationReads: { find: () => Promise.reject(new Error('Not asked for')) },
    readFresh: (id) => items.readFresh(id),
    findAuthor: () => Promise.resolve(undefined),
    lastKnown: () => undefined,
    keeping,
    discardUnsent: asPromise<UnsentWork | undefined, UnsentWork>(async (work) => {
      await outbox.discard(workIdOf(work), 'revision' in work ? work.revision : undefined);
      return work;
    }),
    onAdded: () => {},
    actions: { notify: () => {}, navigate },
  });
  const setUser = (next: string | null): void => {
    user = next;
    for (const listener of listeners) listener();
  };
  /** Opens the form that the address stands for. */
  const open = async () => {
    const id = /^\/edit\/(.+)$/.exec(place.pathname)?.[1];
    const actor = createActor(itemFormMachine.provide(part), {
      input: { ...(id !== undefined && { id }), locationId: '0192a3b4-c5d6-7e8f-9a0b-000000000001' },
    }).start();
    await waitFor(actor, (state) => state.status === 'done' || state.hasTag('open'));
    return {
      actor,
      now: () => actor.getSnapshot(),
      type: (field: 'name' | 'notes', value: string) => actor.send({ type: 'field.changed', field, value }),
      submit: () => actor.send({ type: 'form.submitted' }),
    };
  };
  type Form = Awaited<ReturnType<typeof open>>;
  return {
    ...shared,
    shared,
    outbox,
    drafts,
    keeping,
    storage,
    place,
    visits,
    open,
    /** A 401: whoever it was is gone, and with them the page. */
    endSession(form: Form): void {
      setUser(null);
      form.actor.stop();
    },
    logIn: (name: string): void => setUser(name),
    calm: async () => {
      for (let i = 0; i < 30; i++) await settled();
    },
  };
}
