import type { Location } from '../../../contract/entities.ts';
import type { LocationCreateRequest } from '../../../contract/requests.ts';
import { failure, failureOf } from '../../failure.ts';
import { type BranchCopy, createRequestOf, type Step } from '../../model/changes/changes.ts';
import type { LocationInput, UnsentLocation } from '../../model/locations/locationInput.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { isLocalId, isSendable } from '../../model/unsent/unsent.ts';
import { randomText } from '../browser/randomText.ts';
import type { LocationOutbox } from '../unsent/locationOutbox.ts';
import { LOCATIONS } from '../unsent/locationSubject.ts';
import type { Performed, Run } from './changeRun.ts';
import type { RecordRestoring } from './recordRestoring.ts';

export interface LocationAddingParts {
  outbox: Pick<
    LocationOutbox,
    'create' | 'discard' | 'entry' | 'keepAll' | 'putBack' | 'send' | 'sendKept' | 'sentAs'
  >;
  /** Whether this browser has work that belongs into the location, or a photo of it. */
  holdsWork(id: string): Promise<boolean>;
  /** The page is left only after a question, for what is in it alone; gives what ends that. */
  guardLeaving(): () => void;
}

type LocationAdded = Extract<Step, { kind: 'location added' }>;
type LocationRemoved = Extract<Step, { kind: 'location removed' }>;

interface AddingMany {
  /** The ids under which they are kept, where they are. */
  kept: readonly string[] | undefined;
  add(input: LocationCreateRequest, run: Run): Promise<Performed>;
  end(): void;
}

/** New locations through the outbox, and what takes back those that only this browser has. All reject with a Failure. */
export interface LocationAdding {
  /**
   * Keeps all of them in this browser, then gives what sends each. Where there is no room each is tried without that:
   * until `end` those whose turn has not come are in this page alone.
   */
  begin(inputs: readonly LocationCreateRequest[]): Promise<AddingMany>;
  /** Keeps locations that are inside one another, all of them or none; rejects with kind 'storage' for the latter. */
  keepBranch(locations: BranchCopy['locations']): Promise<readonly string[]>;
  /** Sends one of those, once what it is in has been sent. */
  addKept(id: string, input: LocationCreateRequest, run: Run): Promise<Performed>;
  /** Keeps those no longer: what belongs into them has no room. */
  giveUp(ids: readonly string[]): Promise<void>;
  /** Removes it here, or by `remove` where the server has it, under the id it has there. Kind 'stale' where it was worked on since. */
  removeAgain(
    step: LocationAdded,
    remove: (sent: LocationAdded) => Promise<Performed | undefined>,
  ): Promise<Performed | undefined>;
  /**
   * What only this browser had is kept here again, and sent as it would have been. What had reached the server before it was
   * given up comes back there, by `records`.
   */
  keepAgain(
    step: LocationRemoved,
    entry: UnsentLocation,
    run: Run,
    records: Pick<RecordRestoring, 'restoredLocation' | 'location'>,
  ): Promise<Performed>;
}

/** No form waits for it: what the server refuses is set aside among the unsent work. */
const SET_ASIDE = AbortSignal.abort();

export function createLocationAdding({
  outbox,
  holdsWork,
  guardLeaving,
}: LocationAddingParts): LocationAdding {
  /** Undefined where the server has it after all. */
  const discarded = async (step: LocationAdded, entry: UnsentLocation): Promise<Performed | undefined> => {
    const { id, name, input } = step;
    if (await holdsWork(id)) throw FILLED;
    // Sent without an answer: the server may have it, and says so when it is sent again.
    if (isSendable(entry) && entry.attempts.length > 0) await outbox.send(id);
    const kept = outbox.entry(id);
    await outbox.discard(id, kept?.revision);
    if (outbox.sentAs(id) !== undefined) return undefined;
    const key = randomText(24);
    return {
      step: { kind: 'location removed', id, name, input, key, ...(kept && { entry: kept }) },
      isUnsent: false,
    };
  };

  const performed = (outcome: SaveOutcome<LocationInput, Location>, run: Run): Performed => {
    if (outcome.result === 'conflict') throw failure('conflict', 'It was changed while it was sent.');
    const { id, name } = outcome.item;
    const step: Step = { kind: 'location added', id, name, input: createRequestOf(outcome.item) };
    if (outcome.result === 'saved') return { step, isUnsent: outbox.entry(id) !== undefined };
    const reason = outcome.failure;
    if (outcome.unreachable) run.unreachable ??= reason;
    if (isSendable(outcome.entry)) return { step, isUnsent: true };
    const refusal = { ...reason, message: `${reason.message} It waits in “Waiting to sync”.` };
    return { step, isUnsent: true, refusal };
  };

  return {
    async begin(inputs) {
      let kept: ReadonlyMap<LocationCreateRequest, string>;
      try {
        const ids = await outbox.keepAll(inputs);
        kept = new Map(inputs.map((input, index) => [input, ids[index] ?? '']));
      } catch (error) {
        if (failureOf(error).kind !== 'storage') throw error;
        return {
          kept: undefined,
          add: async (input, run) => performed(await outbox.create(input, SET_ASIDE, run.unreachable), run),
          end: guardLeaving(),
        };
      }
      return {
        kept: [...kept.values()],
        add: async (input, run) =>
          performed(await outbox.sendKept(kept.get(input) ?? '', input, run.unreachable), run),
        end() {},
      };
    },
    keepBranch: (locations) =>
      outbox.keepAll(
        locations.map(({ input }) => input),
        (input, at, ids) => {
          const parent = locations[at]?.parent;
          return parent === undefined ? input : { ...input, parent_id: ids[parent] ?? input.parent_id };
        },
      ),
    addKept: async (id, input, run) => performed(await outbox.sendKept(id, input, run.unreachable), run),
    async giveUp(ids) {
      for (const id of ids.toReversed()) await outbox.discard(id);
    },
    async removeAgain(added, remove) {
      // What it is in may have been sent since, and so have another id.
      const parent = outbox.sentAs(added.input.parent_id ?? '') ?? added.input.parent_id;
      const step = { ...added, input: { ...added.input, parent_id: parent } };
      const entry = outbox.entry(step.id);
      if (entry && !LOCATIONS.comparison.isSame(entry.item, step.input)) throw CHANGED;
      const done = entry?.kind === 'create' ? await discarded(step, entry) : undefined;
      if (done) return done;
      const id = outbox.sentAs(step.id) ?? step.id;
      // Discarded by its person meanwhile: nobody else has ever known of it.
      if (isLocalId(id)) return undefined;
      if (id === '')
        throw failure('refused', 'The server did not say which one it is. Delete it on its page.');
      // Gone, it would leave that without a place.
      if ((await holdsWork(id)) || (id !== step.id && (await holdsWork(step.id)))) throw AWAITED;
      const removed = await remove({ ...step, id });
      return removed && id !== step.id ? { ...removed, formerId: step.id } : removed;
    },
    async keepAgain(step, entry, run, records) {
      const { kind, id, name, input, key } = step;
      const onServer = (sentAs: string): LocationRemoved => ({ kind, id: sentAs, name, input, key });
      const back = await outbox.putBack(entry, (sentAs) => records.restoredLocation(onServer(sentAs), run));
      if (back.result === 'lost') return { ...(await records.location(onServer(id), run)), formerId: id };
      const now = back.result === 'restored' ? back.record.id : id;
      if (!run.unreachable && outbox.entry(now)) {
        const sent = await outbox.send(now);
        if (sent.result === 'kept' && sent.unreachable) run.unreachable = sent.failure;
      }
      // A photo of what the server has already may be somebody else's.
      const withPhotos = back.result === 'kept';
      return {
        step: { kind: 'location added', id: now, name, input, withPhotos },
        isUnsent: outbox.entry(now) !== undefined,
        ...(now !== id && { formerId: id }),
      };
    },
  };
}

const AWAITED = failure('stale', 'Something that is not sent yet belongs into it.');
const FILLED = failure('stale', 'Something was put into it since it was added.');
const CHANGED = failure('stale', 'It has been changed since it was added. Delete it on its page.');
