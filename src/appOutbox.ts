import { type ActorRefFrom, createActor, type EventObject, fromCallback } from 'xstate';
import {
  type EntriesChanged,
  outboxMachine,
  type PageChanged,
  type TryResult,
} from './machines/outbox.machine.ts';
import type { startPhotos } from './appPhotos.ts';
import type { Notice } from './machines/required.ts';
import { isSendable } from './model/unsent.ts';
import { isPhotoId } from './model/unsentPhotos.ts';
import { asPromise } from './services/actors.ts';
import type { Outbox } from './services/outbox.ts';
import { watchPage } from './services/pageEvents.ts';
import type { SendResult } from './services/sending.ts';
import type { SessionStore } from './services/sessionStore.ts';
import type { NoticeSender } from './views/shell/notices.ts';

interface OutboxWiring {
  window: Window;
  session: SessionStore;
  outbox: Outbox;
  photos: Pick<ReturnType<typeof startPhotos>, 'watchPhotos' | 'trySending' | 'confirmDiscard' | 'discard'>;
  notify(from: { self: NoticeSender }, notice: Notice): void;
}

/** Wires what sends unsent work for as long as the app runs; a part of `appLater.ts`. */
export function startOutbox({
  window,
  session,
  outbox,
  photos,
  notify,
}: OutboxWiring): ActorRefFrom<typeof outboxMachine> {
  return createActor(
    outboxMachine.provide({
      actors: {
        watchEntries: fromCallback<EventObject, void, EntriesChanged>(({ sendBack }) => {
          const tell = () => sendBack({ type: 'entries.changed', entries: outbox.entries() });
          tell();
          const stops = [outbox.watch(tell), session.watch(tell)];
          return () => {
            for (const stop of stops) stop();
          };
        }),
        watchPage: fromCallback<EventObject, void, PageChanged>(({ sendBack }) =>
          watchPage(window, sendBack),
        ),
        watchPhotos: photos.watchPhotos,
        trySending: asPromise(async ({ id }) =>
          isPhotoId(id) ? photos.trySending(id) : tryResultOf(await outbox.send(id)),
        ),
        confirmDiscard: asPromise(photos.confirmDiscard),
        discard: asPromise(({ id, revision }) => photos.discard(id, revision)),
        renew: asPromise(async ({ id }) => {
          await outbox.asNew(id);
        }),
      },
      actions: { notify },
    }),
    { input: { isVisible: window.document.visibilityState !== 'hidden' } },
  ).start();
}

/** What a try means for the round it belongs to. */
function tryResultOf(sent: SendResult): TryResult {
  const { result } = sent;
  if (result !== 'kept' && result !== 'conflict') return { result };
  const { entry } = sent;
  const setAside = { name: entry.item.name, reason: entry.failure?.message ?? '' };
  return {
    result,
    unreachable: result === 'kept' && sent.unreachable,
    ...(!isSendable(entry) && { setAside }),
  };
}
