import { type ActorRefFrom, createActor } from 'xstate';
import { changesMachine } from './machines/changes.machine.ts';
import type { locationIndexMachine } from './machines/locationIndex.machine.ts';
import type { Notice } from './machines/required.ts';
import { asPromise } from './services/actors.ts';
import { type ChangingParts, createChanging } from './services/changing.ts';
import type { SessionStore } from './services/sessionStore.ts';
import { hideNotice, type NoticeSender } from './views/shell/notices.ts';

interface ChangesWiring {
  items: ChangingParts['items'];
  locations: Omit<ChangingParts['locations'], 'tree'>;
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  session: SessionStore;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** Wires the commands that change records and take back what they have changed; a part of `appLater.ts`. */
export function startChanges({
  items,
  locations,
  locationIndex,
  session,
  notify,
}: ChangesWiring): ActorRefFrom<typeof changesMachine> {
  const tree = () => locationIndex.getSnapshot().context.tree;
  const changing = createChanging({ items, locations: { ...locations, tree } });
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
  let user = session.user();
  session.watch(() => {
    if (session.user() === user) return;
    user = session.user();
    changes.send({ type: 'session.ended' });
  });
  return changes;
}
