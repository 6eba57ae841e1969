import { type ActorRefFrom, createActor } from 'xstate';
import { changesMachine } from './machines/changes.machine.ts';
import type { locationIndexMachine } from './machines/locationIndex.machine.ts';
import type { Notice } from './machines/required.ts';
import type { SessionStore } from './services/sessionStore.ts';
import { hideNotice, type NoticeSender } from './views/shell/notices.ts';

interface ChangesWiring {
  locationIndex: ActorRefFrom<typeof locationIndexMachine>;
  session: SessionStore;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** Wires the commands that change records and take back what they have changed; a part of `appLater.ts`. */
export function startChanges({
  locationIndex,
  session,
  notify,
}: ChangesWiring): ActorRefFrom<typeof changesMachine> {
  const changes = createActor(
    changesMachine.provide({
      actions: { notify, withdraw: (_, notice) => hideNotice(notice) },
    }),
    { input: { nameOfPlace: (id) => locationIndex.getSnapshot().context.tree?.byId.get(id)?.name } },
  ).start();
  let user = session.user();
  session.watch(() => {
    if (session.user() === user) return;
    user = session.user();
    changes.send({ type: 'session.ended' });
  });
  return changes;
}
