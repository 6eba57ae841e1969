import { failure, failureOf } from '../../failure.ts';
import { type AcceptedCount, answersKept, type KeptCount } from '../../machines/counting/count.context.ts';
import { dataIn, failureIn } from '../../machines/kit/reading.ts';
import type { Outcome } from '../../model/changes/changes.ts';
import type { CountAnswers, CountBefore } from '../../model/counting/count.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { itemCount } from '../../model/items/counts.ts';
import { asConfirmation, asPromise } from '../../services/actors.ts';
import { createKeptCounts } from '../../services/counting/keptCounts.ts';
import { newLocalId } from '../../services/browser/randomText.ts';
import type { CountingPart } from '../../views/appParts.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';
import type { UnsentPart } from '../unsent.ts';
import { createWatchPlace, withoutSample } from './watchPlace.ts';

interface CountingNeeds extends Pick<UnsentPart, 'outbox' | 'unsentLocations' | 'drafts'> {
  history: Pick<History, 'changes' | 'onRecordDone'>;
}

/** Parts of what is left to be saved of a count, after each of which that is kept. */
const KEPT_IN = 50;

/** Wires the count of what is in a location; a part of `deferred.ts`. */
export function createCounting(core: DeferredCore, needs: CountingNeeds): CountingPart {
  const { window, reads, itemReads, locationReads, actions, say } = core;
  const { drafts, history } = needs;
  const kept = createKeptCounts(drafts, needs.unsentLocations.sentAs, needs.outbox.sentAs);

  const watchPlace = createWatchPlace(core, needs, {
    watch: (id, listener) =>
      reads.watch(itemReads.inLocation(id), (state) => {
        const real = withoutSample(state);
        listener({ items: dataIn(real), failure: failureIn(real) });
      }),
    places: (id) => (place) => place === id,
  });

  const keep = (locationId: string, before: CountAnswers, answers: CountAnswers): void => {
    try {
      kept.keep(locationId, before, answers);
    } catch (error) {
      say({
        kind: 'warning',
        text: 'What you count is not kept if you leave this page',
        detail: failureOf(error).message,
        about: 'count',
      });
    }
  };

  /** Waits for what comes of the change, which the history does in its turn: the page may be gone by then. */
  const save = async ({ change, answers }: AcceptedCount): Promise<Outcome> => {
    if (!change) return { done: [], failed: [], unsent: 0 };
    return new Promise((resolve, reject) => {
      // What is saved is not offered again where the page is closed in the middle: somebody may have changed it since.
      let left = answers;
      const saved = new Set<string>();
      const pending = new Set([
        ...change.added.map(({ id }) => id),
        ...change.counts.map(({ item }) => item.id),
        ...change.gone.map(({ id }) => id),
      ]);
      const owner = core.owner();
      const keepLeft = (): void => {
        // What is kept is of whoever is here.
        if (core.owner() !== owner) return;
        // What is saved stays counted, and is not written once more; with nothing left there is no count.
        const after =
          pending.size === 0
            ? []
            : left.flatMap((one): CountAnswers => {
                if (!saved.has(one.id)) return [one];
                return one.kind === 'item' ? [{ ...one, isSaved: true }] : [];
              });
        keep(change.at.id, left, after);
        left = after;
        saved.clear();
      };
      const forget = history.onRecordDone((of, id) => {
        if (of !== change) return;
        saved.add(id);
        pending.delete(id);
        // Each writes all that is left: of thousands not after every one.
        if (saved.size * KEPT_IN >= left.length) keepLeft();
      });
      const onLeave = (): void => void (saved.size > 0 && keepLeft());
      window.addEventListener('pagehide', onLeave);
      const waiting = history.changes.on('change.settled', ({ change: settled, outcome }) => {
        if (settled !== change) return;
        waiting.unsubscribe();
        forget();
        window.removeEventListener('pagehide', onLeave);
        if (!outcome) return reject(failure('unexpected', 'What was counted is still here.'));
        // With what was known of each that is new: what is saved leaves the answers.
        const added = new Map(change.added.map(({ id, beside }) => [id, beside]));
        const known = answers.map((one) =>
          one.kind === 'new' ? { ...one, beside: added.get(one.id) ?? one.beside } : one,
        );
        keep(change.at.id, left, answersKept(known, outcome));
        resolve(outcome);
      });
      history.changes.send({ type: 'change.requested', change });
    });
  };

  return {
    newId: newLocalId,
    count: {
      actors: {
        watchPlace,
        recall: asPromise<CountBefore | undefined, { id: string }>(async ({ id }) => kept.of(id)),
        refresh: asPromise<void, { id: string; identifier: string }>(async ({ id, identifier }, signal) => {
          if (isLocalId(id)) return;
          // Under the name by which it is watched: a label, too.
          const watched = locationReads.one(isLocalId(identifier) ? id : identifier);
          const asked = { fresh: true, signal };
          // The list of one that is gone fails, or is empty: only its own answer says so.
          await Promise.allSettled([reads.read(itemReads.inLocation(id), asked), reads.read(watched, asked)]);
        }),
        save: asPromise<Outcome, AcceptedCount>(save),
        confirmDiscard: asConfirmation<{ count: number }>(
          (message) => window.confirm(message),
          ({ count }) =>
            `Discard the count? ${itemCount(count)} counted will be forgotten; nothing is changed.`,
        ),
      },
      actions: {
        notify: actions.notify,
        navigate: actions.navigate,
        keep: (_, { location, before, answers }: KeptCount) => keep(location.id, before, answers),
      },
    },
  };
}
