import type { Location } from '../../contract/entities.ts';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { failure } from '../failure.ts';
import { outboxMachine } from '../machines/unsent/outbox.machine.ts';
import type {
  EntriesChanged,
  PageChanged,
  TryResult,
  UnsentLocationsChanged,
  WithdrawalsChanged,
} from '../machines/unsent/outbox.setup.ts';
import { isolatedName } from '../model/items/isolatedName.ts';
import type { LocationInput } from '../model/locations/locationInput.ts';
import type { UnsentEntry } from '../model/unsent/unsent.ts';
import { isPhotoId, locationIdOf, locationWorkId } from '../model/unsent/unsentPhotos.ts';
import { withdrawnIdOf, withdrawnOf } from '../model/unsent/withdrawn.ts';
import { notedAside, pauseAfter } from '../services/unsent/retryPolicy.ts';
import { asPromise } from '../services/actors.ts';
import { createPacer, restAfter } from '../services/browser/pacer.ts';
import { watchPage } from '../services/browser/pageEvents.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import type { SendResult } from '../services/unsent/syncParts.ts';
import type { DeferredCore } from './core.ts';
import type { UnsentPart } from './unsent.ts';

/** Wires what sends unsent work for as long as the app runs; a part of `deferred.ts`. */
export function startOutbox(
  { window, session, say, actions: { notify } }: DeferredCore,
  { outbox, unsentLocations: locations, photos }: UnsentPart,
) {
  return createActor(
    outboxMachine.provide({
      actors: {
        watchEntries: fromCallback<EventObject, void, EntriesChanged>(({ sendBack }) => {
          let told = 0;
          const tell = (entries: readonly UnsentEntry[]) => {
            told = entries.length;
            sendBack({ type: 'entries.changed', entries });
          };
          tell(outbox.entries());
          // To tell of many entries costs the views something: many changes in a row are told of together.
          const pacer = createPacer(
            () => tell(outbox.known()),
            () => restAfter(told),
          );
          const stops = [outbox.watch(pacer.due), session.watch(() => tell(outbox.entries())), pacer.stop];
          return () => {
            for (const stop of stops) stop();
          };
        }),
        watchLocations: fromCallback<EventObject, void, UnsentLocationsChanged>(({ sendBack }) => {
          const tell = () => sendBack({ type: 'locations.changed', locations: locations.entries() });
          tell();
          const stops = [locations.watch(tell), session.watch(tell)];
          return () => {
            for (const stop of stops) stop();
          };
        }),
        watchWithdrawn: fromCallback<EventObject, void, WithdrawalsChanged>(({ sendBack }) => {
          const tell = () =>
            sendBack({
              type: 'withdrawals.changed',
              withdrawn: withdrawnOf(outbox.withdrawn(), locations.withdrawn()),
            });
          tell();
          const stops = [outbox.watchWithdrawn(tell), locations.watchWithdrawn(tell), session.watch(tell)];
          return () => {
            for (const stop of stops) stop();
          };
        }),
        watchPage: fromCallback<EventObject, void, PageChanged>(({ sendBack }) =>
          watchPage(window, sendBack),
        ),
        watchPhotos: photos.watchPhotos,
        trySending: asPromise(async ({ id, isAsked }) => {
          if (isPhotoId(id)) return photos.trySending(id);
          const given = withdrawnIdOf(id);
          const location = locationIdOf(given ?? id);
          if (given !== undefined) {
            const taken = await (location === undefined
              ? outbox.withdraw(given)
              : locations.withdraw(location));
            return taken.result === 'kept'
              ? { result: 'kept', ...pauseAfter(taken) }
              : { result: taken.result };
          }
          return tryResultOf(
            await (location === undefined ? outbox.send(id, isAsked) : locations.send(location, isAsked)),
          );
        }),
        discard: photos.discardUnsent,
        renew: asPromise(async ({ id }) => {
          const location = locationIdOf(id);
          return location === undefined
            ? renewed(outbox, id, say)
            : locationWorkId(await renewed(locations, location, say));
        }),
      },
      actions: { notify },
    }),
    { input: { isVisible: window.document.visibilityState !== 'hidden' } },
  ).start();
}

/**
 * Makes something new of the changes of a record that is gone, and gives its id. They are tried once more before: what was deleted can
 * have been brought back, and would be there twice. Rejects with a Failure where the server does not tell.
 */
async function renewed<Content, Stored extends { name: string }>(
  work: Pick<Outbox<Content, Stored>, 'asNew' | 'send'>,
  id: string,
  say: DeferredCore['say'],
): Promise<string> {
  const sent = await work.send(id);
  if (sent.result === 'busy')
    throw failure('unavailable', 'Something is being sent. Try it again in a moment.');
  if (sent.result === 'sent') {
    say({ kind: 'success', text: `${isolatedName(sent.item.name)} is there again, with your changes` });
  }
  if (sent.result !== 'kept') return id;
  if (sent.failure.kind !== 'not-found') throw sent.failure;
  return work.asNew(id);
}

/** What a try means for the round it belongs to. */
function tryResultOf(sent: SendResult | SendResult<LocationInput, Location>): TryResult {
  const { result } = sent;
  if (result !== 'kept' && result !== 'conflict') return { result };
  const { entry } = sent;
  return {
    result,
    ...(result === 'kept' && pauseAfter(sent)),
    ...notedAside(entry, entry.item.name),
  };
}
