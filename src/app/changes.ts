import {
  type ActorRefFrom,
  type CallbackActorLogic,
  createActor,
  type EventObject,
  fromCallback,
  type PromiseActorLogic,
} from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import type { RunNews } from '../machines/changes/bulkCreate.context.ts';
import type { RecordsMoved } from '../machines/changes/changes.context.ts';
import { changesMachine } from '../machines/changes/changes.machine.ts';
import type { locationIndexMachine } from '../machines/locations/locationIndex.machine.ts';
import type { Notice } from '../machines/kit/unprovided.ts';
import type { UndoStep } from '../model/changes/bulkRun.ts';
import { inputOfLocation, type Step } from '../model/changes/changes.ts';
import { inputOfItem } from '../model/unsent/unsent.ts';
import { asPromise } from '../services/actors.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import { type ChangingParts, createChanging } from '../services/changes/changeExecutor.ts';
import { randomText } from '../services/browser/randomText.ts';
import type { Restoring } from '../services/changes/restoring.ts';
import type { SessionStore } from '../services/session/sessionStore.ts';
import { hideNotice, type NoticeSender, showNotice } from '../views/notices/notices.ts';

interface ChangesWiring {
  items: ChangingParts['items'];
  locations: Omit<ChangingParts['locations'], 'tree'>;
  locationReads: ChangingParts['records']['locationReads'];
  locationWrites: ChangingParts['records']['locationWrites'];
  restoring: Restoring;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  session: SessionStore;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** What a run of many creations needs of the history: its undo, and to tell and hear what becomes of its records. */
export interface RunHistory {
  actors: {
    remove: PromiseActorLogic<Step | undefined, UndoStep>;
    watchRecords: CallbackActorLogic<EventObject, void, RecordsMoved>;
  };
  actions: {
    withdraw(_: unknown, notice: Notice): void;
    tellHistory(_: unknown, news: RunNews): void;
  };
}

/** The history of what was done from this page, and how others tell it what they have done. */
export interface History {
  changes: ActorRefFrom<typeof changesMachine>;
  /** What runs of many creations need of it. */
  runs: RunHistory;
  /** Deletes with `work`, together with what is unsent of the item: both can be taken back. Rejects as `work`. */
  deletesItem(item: Item, work: () => Promise<void>): Promise<void>;
  /** Deletes with `work`. Rejects as that. */
  deletesLocation(location: Location, work: () => Promise<void>): Promise<void>;
  /** Shows a notice; of a deletion that can be taken back with the button for that. */
  showNotice(notice: Notice, sender: NoticeSender): void;
}

/** Wires the commands that change records and the history of all that does; a part of `deferred.ts`. */
export function startChanges(wiring: ChangesWiring): History {
  const { items, locations, locationReads, locationWrites, restoring } = wiring;
  const { locationIndex, session, notify } = wiring;
  const tree = () => locationIndex.getSnapshot().context.tree;
  const changing = createChanging({
    items,
    locations: { ...locations, tree },
    records: {
      outbox: items.outbox,
      restoring,
      locationReads,
      locationWrites,
    },
  });
  const changes = createActor(
    changesMachine.provide({
      actors: {
        performChange: asPromise(({ change, onProgress }, signal) =>
          changing.perform(change, { signal, onProgress }),
        ),
        undoChange: asPromise(({ steps, onProgress }, signal) =>
          changing.undo(steps, { signal, onProgress }),
        ),
      },
      actions: { notify, withdraw: (_, notice) => hideNotice(notice) },
    }),
    { input: { nameOfPlace: (id) => tree()?.byId.get(id)?.name } },
  ).start();
  onAnotherPerson(session, () => changes.send({ type: 'session.ended' }));

  const tellDone = (step: Step): void => changes.send({ type: 'steps.done', steps: [step] });
  return {
    changes,
    runs: {
      actors: {
        remove: asPromise(async ({ made }, signal) => {
          const { done, failed } = await changing.undo([made], { signal, onProgress: () => {} });
          const [reason] = failed;
          if (reason) throw reason.failure;
          return done[0];
        }),
        watchRecords: fromCallback<EventObject, void, RecordsMoved>(({ sendBack }) => {
          const watched = changes.on('records.moved', sendBack);
          return () => watched.unsubscribe();
        }),
      },
      actions: {
        withdraw: (_, notice) => hideNotice(notice),
        tellHistory: (_, news) => changes.send(news),
      },
    },
    async deletesItem(item, work) {
      const { id, name } = item;
      const entry = items.outbox.entry(id);
      // Hosts without versions may list parts of items.
      const whole = item.version === undefined ? (items.lastKnown(id)?.item ?? item) : item;
      const input = entry?.item ?? inputOfItem(whole);
      await work();
      tellDone({ kind: 'item removed', id, name, input, entry, key: randomText(24) });
    },
    async deletesLocation(location, work) {
      const { id, name } = location;
      const input = inputOfLocation(location);
      await work();
      tellDone({ kind: 'location removed', id, name, input, key: randomText(24) });
    },
    showNotice({ deleted, ...notice }, sender) {
      if (deleted) changes.send({ type: 'notice.due', ids: deleted, notice });
      else showNotice(notice, sender);
    },
  };
}
