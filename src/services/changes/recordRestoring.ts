import type { Item, Location } from '../../../contract/entities.ts';
import { hasPhoto } from '../../../contract/items.ts';
import type { LocationCreateRequest } from '../../../contract/requests.ts';
import { failure, failureOf } from '../../failure.ts';
import { createRequestOf, type Step } from '../../model/changes/changes.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import { inputOfItem } from '../../model/unsent/unsent.ts';
import type { Performed, Run } from './changeRun.ts';
import { requireNoPhotoSince } from './changedSince.ts';
import type { LocationReads } from '../locations/locationReads.ts';
import type { LocationWrites } from '../locations/locationWrites.ts';
import type { Outbox } from '../unsent/outbox.ts';
import { randomText } from '../browser/randomText.ts';
import type { Restoring } from './restoring.ts';

type ItemRemoved = Extract<Step, { kind: 'item removed' }>;
type LocationAdded = Extract<Step, { kind: 'location added' }>;
type LocationRemoved = Extract<Step, { kind: 'location removed' }>;

export interface RecordRestoringParts {
  outbox: Pick<Outbox, 'create' | 'entry' | 'putBack' | 'send'>;
  restoring: Restoring;
  locationReads: Pick<LocationReads, 'find'>;
  locationWrites: Pick<LocationWrites, 'create' | 'remove'>;
  /** Takes from the server what was given up in a location; rejects with a Failure where the server does not tell. */
  withdrawInside(location: string): Promise<void>;
  /** Told of a record that is back, under `id` now: on the server, or on its way there. */
  onRestored(removed: { kind: 'item' | 'location'; id: string }, id: string): void;
}

/**
 * Brings back removed records, and removes locations again. On a host that keeps what it deletes they are what they
 * were; on any other they are made anew, an item through the outbox. All reject with a Failure.
 */
export interface RecordRestoring {
  item(step: ItemRemoved, run: Run): Promise<Performed>;
  location(step: LocationRemoved, run: Run): Promise<Performed>;
  /** The location as the server has it again; undefined on a host that does not keep what it deletes. */
  restoredLocation(step: LocationRemoved, run: Run): Promise<Location | undefined>;
  /** Kind 'stale' where it is not as it was made; the host refuses one that is not empty. Undefined when it is gone. */
  removeLocation(step: LocationAdded, run: Run): Promise<Performed | undefined>;
}

export function createRecordRestoring(parts: RecordRestoringParts): RecordRestoring {
  const { outbox, restoring, locationReads, locationWrites, withdrawInside, onRestored } = parts;

  /**
   * What only this browser had is kept here again, and sent as it would have been. What had reached the server before it was
   * given up comes back there.
   */
  const keptAgain = async (step: ItemRemoved, run: Run): Promise<Performed> => {
    const { id, name, input, entry } = step;
    const back =
      entry && (await outbox.putBack(entry, (sentAs) => restoredItem({ ...step, id: sentAs }, run)));
    if (back?.result === 'lost') return madeAnew(step, run);
    const now = back?.result === 'restored' ? back.record.id : id;
    const again = outbox.entry(now);
    if (!run.unreachable && again) {
      // Set aside since another one is there: to do it again decides nothing about that.
      const sent = await outbox.send(now, again.status !== 'refused' || again.beside === undefined);
      if (sent.result === 'kept' && sent.unreachable) run.unreachable = sent.failure;
    }
    const isUnsent = outbox.entry(now) !== undefined;
    // A photo of what the server has already may be somebody else's.
    const withPhotos = back?.result === 'kept';
    const added: Step = { kind: 'item added', id: now, name, input, withPhotos };
    return { step: added, isUnsent, ...(now !== id && { formerId: id }) };
  };

  /** A new item of the same content: all that a host without a memory leaves to be done. */
  const madeAnew = async ({ id, name, input }: ItemRemoved, run: Run): Promise<Performed> => {
    run.signal.throwIfAborted();
    const outcome = await outbox.create(input, run.signal, run.unreachable);
    if (outcome.result === 'conflict') throw failure('conflict', 'It was changed while it was sent.');
    const isUnsent = outcome.result === 'kept';
    if (isUnsent && outcome.unreachable) run.unreachable ??= outcome.failure;
    const step: Step = { kind: 'item added', id: outcome.item.id, name, input: inputOfItem(outcome.item) };
    return { step, isUnsent, formerId: id };
  };

  const locationAnew = async (
    { id, name, input: removed, entry }: LocationRemoved,
    run: Run,
  ): Promise<Performed> => {
    const unsent = entry?.item;
    const input: LocationCreateRequest = {
      ...removed,
      ...unsent,
      location_type_id: unsent?.location_type_id ?? removed.location_type_id,
      location_area_id: unsent?.location_area_id ?? removed.location_area_id,
    };
    let made: Location;
    try {
      made = await locationWrites.create(input, run.signal);
    } catch (error) {
      const reason = failureOf(error);
      if (isRefusal(reason)) throw error;
      // Asked for again it might be there twice.
      throw failure(
        'refused',
        `${reason.message} It may be there all the same: look before you add it again.`,
      );
    }
    const step: Step = { kind: 'location added', id: made.id, name, input };
    return { step, isUnsent: false, formerId: id };
  };

  const possible = (run: Run): Promise<boolean> =>
    run.unreachable ? Promise.reject(run.unreachable) : restoring.isPossible(run.signal);

  /** What the run need not wait for again. */
  const noticing = async <T>(run: Run, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const reason = failureOf(error);
      // Of this one alone it is not known what has come of it.
      if (reason.kind === 'offline' || reason.kind === 'timeout') run.unreachable ??= NOT_TRIED;
      throw error;
    }
  };

  const restoredItem = async (step: ItemRemoved, run: Run): Promise<Item | undefined> =>
    (await noticing(run, possible(run))) ? noticing(run, restoring.item(step, run.signal)) : undefined;

  const restoredLocation = async (step: LocationRemoved, run: Run): Promise<Location | undefined> =>
    (await noticing(run, possible(run))) ? noticing(run, restoring.location(step, run.signal)) : undefined;

  const itemBack = async (step: ItemRemoved, run: Run): Promise<Performed> => {
    const { entry } = step;
    if (entry?.kind === 'create') return keptAgain(step, run);
    const item = await restoredItem(step, run);
    if (!item) return madeAnew(step, run);
    if (!entry) {
      const { id, name } = step;
      const input = inputOfItem(item);
      return { step: { kind: 'item added', id, name, input, withPhotos: hasPhoto(item) }, isUnsent: false };
    }
    // Its unsent changes went with it, and come back with it.
    return keptAgain(step, run);
  };

  const locationBack = async (step: LocationRemoved, run: Run): Promise<Performed> => {
    const { id, name, input } = step;
    const place = await restoredLocation(step, run);
    if (!place) return locationAnew(step, run);
    const back: Step = { kind: 'location added', id, name, input, withPhotos: hasPhoto(place) };
    return { step: back, isUnsent: false };
  };

  /** Makes the end of `work` known for whatever waited for the record. */
  const tellingOf = async (
    removed: { kind: 'item' | 'location'; id: string },
    work: Promise<Performed>,
  ): Promise<Performed> => {
    const back = await work;
    onRestored(removed, back.step.id);
    return back;
  };

  return {
    item: (step, run) => tellingOf({ kind: 'item', id: step.id }, itemBack(step, run)),
    location: (step, run) => tellingOf({ kind: 'location', id: step.id }, locationBack(step, run)),
    restoredLocation,
    async removeLocation(step, run) {
      if (run.unreachable) throw run.unreachable;
      await noticing(run, withdrawInside(step.id));
      const { id, name, input } = step;
      const done: Performed = {
        step: { kind: 'location removed', id, name, input, key: randomText(24) },
        isUnsent: false,
      };
      let now: Location;
      try {
        now = await noticing(run, locationReads.find(id, run.signal));
      } catch (error) {
        if (failureOf(error).kind !== 'not-found') throw error;
        return step.isTried ? done : undefined;
      }
      if (now.id !== id) return undefined;
      if (!isAsMade(now, input)) {
        throw failure('stale', 'It has been changed since it was added. Delete it on its page.');
      }
      requireNoPhotoSince(now, step);
      await noticing(run, locationWrites.remove({ ...now, isAsSeen: true }, run.signal));
      return done;
    },
  };
}

const NOT_TRIED = failure('offline', 'The server did not answer.');

function isAsMade(location: Location, made: LocationCreateRequest): boolean {
  const now = createRequestOf(location);
  return (
    now.name === made.name &&
    now.description === made.description &&
    now.label === made.label &&
    now.parent_id === made.parent_id &&
    now.location_type_id === made.location_type_id &&
    now.location_area_id === made.location_area_id
  );
}
