import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import { failure, isFailure } from '../failure.ts';
import type { RunNews, SessionEnded } from '../machines/changes/bulkCreate.events.ts';
import { isInOrder } from '../machines/changes/changeProgress.ts';
import { type ChangesEvent, type CutWork, type RecordsMoved } from '../machines/changes/changes.context.ts';
import { changesMachine } from '../machines/changes/changes.machine.ts';
import { historyOf } from '../machines/changes/deletionRuns.ts';
import type { Notice } from '../machines/kit/unprovided.ts';
import type { UndoStep } from '../model/changes/bulkRun.ts';
import {
  type Change,
  changeSize,
  createRequestOf,
  type Outcome,
  type Step,
} from '../model/changes/changes.ts';
import { inputOfItem } from '../model/unsent/unsent.ts';
import { asPromise } from '../services/actors.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import { createToldLater } from '../services/session/toldLater.ts';
import { type ChangeExecutorParts, createChangeExecutor } from '../services/changes/changeExecutor.ts';
import { randomText } from '../services/browser/randomText.ts';
import type { Restoring } from '../services/changes/restoring.ts';
import type { DeferredCore } from './core.ts';
import { createRecording, type RecordingNeeds } from './changes/recording.ts';
import { createGuardLeaving } from './leaving.ts';
import { hideNotice, type NoticeSender, showNotice } from '../views/notices/notices.ts';

interface ChangesNeeds extends Pick<RecordingNeeds, 'unsent'> {
  items: ChangeExecutorParts['items'];
  locations: Omit<ChangeExecutorParts['locations'], 'tree' | 'guardLeaving'>;
  restoring: Restoring;
  withdrawInside: ChangeExecutorParts['records']['withdrawInside'];
  onRestored: ChangeExecutorParts['records']['onRestored'];
}

/** What shows records. */
const SHOWN = ['items', 'location-items', 'search', 'item', 'locations', 'location'];

type Removed = Extract<Step, { kind: 'item removed' | 'location removed' }>;

/** The history of what was done from this page, and how others tell it what they have done. */
export type History = ReturnType<typeof startChanges>;

/** Wires the commands that change records and the history of all that does; a part of `deferred.ts`. */
export function startChanges(
  core: DeferredCore,
  { unsent, items, locations, restoring, withdrawInside, onRestored }: ChangesNeeds,
) {
  const { cache, locationReads, locationWrites, locationIndex, session } = core;
  const guarding = createGuardLeaving(core);
  const tree = () => locationIndex.getSnapshot().context.tree;
  const executor = createChangeExecutor({
    items,
    locations: {
      ...locations,
      tree,
      guardLeaving() {
        const leaving = createActor(guarding).start();
        return () => leaving.stop();
      },
    },
    records: {
      outbox: items.outbox,
      restoring,
      locationReads,
      locationWrites,
      withdrawInside,
      onRestored,
    },
  });
  /** What is asked for and not begun yet is in this page alone. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    const leaving = createActor(guarding).start();
    try {
      return await work();
    } finally {
      leaving.stop();
    }
  };
  /** What was not done as the record is another one now, or gone: so it is shown. */
  const showAsItIs = (outcome: Outcome): Outcome => {
    const isOther = ({ failure: { kind, fields = {} } }: Outcome['failed'][number]): boolean =>
      ['not-found', 'stale'].includes(kind) || 'location_id' in fields || 'parent_id' in fields;
    if (outcome.failed.some(isOther)) for (const shown of SHOWN) cache.invalidate(shown);
    return outcome;
  };
  /** Whose work is under way. */
  let person = core.owner();
  /** What the end of the session has cut short, for its person alone. */
  const onCutOf =
    (work: CutWork, of = person) =>
    (outcome: Outcome): void => {
      const isWhole = (outcome.left ?? 0) + outcome.failed.length === 0;
      if (work.kind === 'change' ? isInOrder(work.change) : !isWhole)
        later.hold(of, { type: 'work.cut', work, outcome });
      else recording.cutTold(work);
    };
  const recording = createRecording(core, {
    unsent,
    request: (change) => changes.send({ type: 'change.requested', change }),
  });
  const doneListeners = new Set<(change: Change, id: string) => void>();
  const changes = createActor(
    changesMachine.provide({
      actors: {
        performChange: asPromise(({ change, onProgress, isStopped }, signal) => {
          const onCut = onCutOf({ kind: 'change', change });
          // A message of somebody whose session has ended may still stand there.
          if (session.token() === null)
            return Promise.reject(failure('unauthorised', 'Log in again to go on.'));
          const marks = recording.ofChange(change);
          const onDone = (id: string): void => doneListeners.forEach((told) => told(change, id));
          return guarded(() =>
            executor.perform(change, {
              signal,
              onProgress,
              isStopped,
              onCut,
              onDone,
              ...(marks && { marks }),
            }),
          )
            .then(showAsItIs)
            .finally(() => recording.end(change));
        }),
        undoChange: asPromise(({ steps, onProgress, isStopped }, signal) => {
          const { work } = changes.getSnapshot().context;
          const kind = work?.kind === 'redo' ? 'redo' : 'undo';
          const doing = kind === 'redo' ? 'Doing again' : 'Undoing';
          const title = work && 'entry' in work ? work.entry.title : '';
          const marks = recording.ofUndo(steps, `${doing} “${title}”`);
          const onCut = onCutOf({ kind, steps });
          return guarded(() =>
            executor.undo(steps, { signal, onProgress, isStopped, onCut, ...(marks && { marks }) }),
          )
            .then(showAsItIs)
            .finally(() => recording.end(steps));
        }),
      },
      actions: {
        // At once: what is told and taken back in one go would else be taken back first, and stay.
        notify: ({ self }, notice) => showNotice(notice, self),
        withdraw: (_, notice) => hideNotice(notice),
      },
    }),
    { input: { nameOfPlace: (id) => tree()?.byId.get(id)?.name } },
  ).start();
  let waiting: readonly Change[] = [];
  // What waits for its turn is in this page alone.
  changes.subscribe(({ context: { requests, work } }) => {
    const before = waiting;
    waiting = requests.flatMap((one) => (one.kind === 'change' ? [one.change] : []));
    for (const change of waiting) recording.ofWaiting(change);
    // What was one change is part of another now.
    for (const change of before)
      if (!waiting.includes(change) && !(work?.kind === 'change' && work.change === change))
        recording.end(change);
  });
  /** How often another person has come. */
  let persons = 0;
  onAnotherPerson(session, () => {
    persons++;
    recording.personLeft();
    const { context } = changes.getSnapshot();
    const own = historyOf(context);
    if (own.undo.length + own.redo.length > 0) later.hold(person, { type: 'history.back', ...own });
    for (const request of context.requests) {
      if (request.kind !== 'change') continue;
      const left = changeSize(request.change);
      onCutOf(request)({ done: [], failed: [], unsent: 0, left });
    }
    person = core.owner();
    changes.send({ type: 'session.ended' });
    recording.look();
  });
  // After the end that the next login is, too.
  const later = createToldLater<ChangesEvent>(session, (event) => {
    changes.send(event);
    if (event.type === 'work.cut') recording.cutTold(event.work);
  });

  /**
   * Does `work`, and tells the history of its `step`, but where `work` tells false: somebody else has done it before, and it is not
   * ours to be taken back, unless unsent work of ours went with it. Where its person has gone meanwhile, the history hears once
   * they are here. Rejects as `work`.
   */
  const withStep = async (work: () => Promise<boolean>, step: Removed): Promise<void> => {
    const [of, number] = [person, persons];
    const done = { type: 'steps.done', steps: [step] } as const;
    // Till it is over an undo is meant for it, as for that of many, of which it may be one.
    const run = randomText(8);
    const isAlone = !changes.getSnapshot().context.deletions.some(({ ids }) => ids.has(step.id));
    if (isAlone) changes.send({ type: 'deletion.begun', run, ids: [step.id] });
    try {
      const isOurs = await work().catch((error: unknown) => {
        if (isFailure(error) && error.isDone) later.hold(of, done);
        throw error;
      });
      if (!isOurs && step.entry === undefined) return;
      if (number === persons) changes.send(done);
      else later.hold(of, done);
    } finally {
      if (isAlone && number === persons) changes.send({ type: 'deletion.ended', run });
    }
  };
  return {
    changes,
    /** Calls `listener` with each record of a change that is done, while the change goes on: its page may be closed before the end. */
    onRecordDone(listener: (change: Change, id: string) => void): () => void {
      doneListeners.add(listener);
      return () => doneListeners.delete(listener);
    },
    /** What a run of many creations needs: its undo, and to tell and hear what becomes of its records. */
    runs: {
      actors: {
        remove: asPromise<Step | undefined, UndoStep>(async ({ made }, signal) => {
          const { done, failed } = await executor.undo([made], { signal, onProgress: () => {} });
          const [reason] = failed;
          if (reason) throw reason.failure;
          return done[0];
        }),
        watchRecords: fromCallback<EventObject, void, RecordsMoved>(({ sendBack }) => {
          const watched = changes.on('records.moved', sendBack);
          return () => watched.unsubscribe();
        }),
        watchSession: fromCallback<EventObject, void, SessionEnded>(({ sendBack }) =>
          onAnotherPerson(session, () => sendBack({ type: 'session.ended' })),
        ),
      },
      actions: {
        withdraw: (_: unknown, notice: Notice) => hideNotice(notice),
        tellHistory: (_: unknown, news: RunNews) => changes.send(news),
      },
    },
    recording,
    /** Resolves once no change or undo is under way: it would find gone what is deleted meanwhile. Rejects once `signal` aborts. */
    async noneUnderWay(signal: AbortSignal): Promise<void> {
      await waitFor(changes, (state) => !state.hasTag('busy'), { timeout: Infinity, signal });
    },
    /** Deletes with `work`, together with what is unsent of the item: both can be taken back. Rejects as `work`. */
    async deletesItem(item: Item, work: () => Promise<boolean>): Promise<void> {
      const { id, name } = item;
      const entry = items.outbox.entry(id);
      // Hosts without versions may list parts of items.
      const whole = item.version === undefined ? (items.lastKnown(id)?.item ?? item) : item;
      const input = entry?.item ?? inputOfItem(whole);
      await withStep(work, { kind: 'item removed', id, name, input, entry, key: randomText(24) });
    },
    /** The same of a location. */
    async deletesLocation(location: Location, work: () => Promise<boolean>): Promise<void> {
      const { id, name } = location;
      const input = createRequestOf(location);
      const entry = locations.outbox.entry(id);
      const key = randomText(24);
      await withStep(work, { kind: 'location removed', id, name, input, key, ...(entry && { entry }) });
    },
    /** Shows a notice; of a deletion that can be taken back with the button for that. */
    showNotice({ deleted, ...notice }: Notice, sender: NoticeSender): void {
      if (deleted) changes.send({ type: 'notice.due', ids: deleted, notice });
      else showNotice(notice, sender);
    },
  };
}
