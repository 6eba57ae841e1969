import type { Location } from '../../../contract/entities.ts';
import { factsOf, isSameFacts, type LocationFacts } from '../../model/finding/facts.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import {
  createHostHere,
  createHostInWorker,
  type LocationHost,
  startLocationWorker,
  type WorkerLike,
} from './locationHost.ts';

/** Up to this many locations are found on the page's thread: within a frame, also on a slow machine. */
const MOST_HERE = 10_000;
/** So many locations are looked at without a pause: a few ms. */
const SLICE = 2000;
/** Answers that a Backspace or two may lead back to. */
const ANSWERS_KEPT = 50;

/** Finds locations in the newest hierarchy. */
export interface LocationFinding {
  /** From now on in these; a call with the same list changes nothing. */
  know(locations: readonly Location[]): void;
  /** One after the other; one whose signal is aborted while it waits is never looked for. */
  find(wanted: WantedLocations, signal?: AbortSignal): Promise<FoundLocations>;
}

export interface LocationFindingOptions {
  startWorker?: () => WorkerLike;
  mostHere?: number;
  /** Lets the page answer keys between two slices. */
  pause?: () => Promise<void>;
}

/**
 * This is the layer that owns where locations are found: many in a worker, and on the page's thread where none
 * can start. A host is told only what has changed, in slices, so that no key waits for it.
 */
export function createLocationFinding({
  startWorker = startLocationWorker,
  mostHere = MOST_HERE,
  pause = nextTask,
}: LocationFindingOptions = {}): LocationFinding {
  let known: readonly Location[] = [];
  let host = createHostHere();
  let place: 'here' | 'worker' | 'here for good' = 'here';
  /** What the host was told. */
  let told = new Map<string, LocationFacts>();
  /** What was found in `known`, by what was wanted; the newest last. */
  const answers = new Map<string, FoundLocations>();
  let telling: Promise<void> = Promise.resolve();
  let last: Promise<unknown> = telling;

  const moveTo = (next: LocationHost): void => {
    host = next;
    told = new Map();
  };
  const moveHere = (): void => {
    place = 'here for good';
    moveTo(createHostHere());
    telling = tell(known, host);
  };
  /** Gives up when a newer list is known, or the host another one: that goes on from here. */
  const tell = async (locations: readonly Location[], to: LocationHost): Promise<void> => {
    const gone = new Set(told.keys());
    for (let from = 0; from < locations.length; from += SLICE) {
      const changed: LocationFacts[] = [];
      for (const location of locations.slice(from, from + SLICE)) {
        const facts = factsOf(location);
        const before = told.get(facts.id);
        gone.delete(facts.id);
        if (before && isSameFacts(before, facts)) continue;
        told.set(facts.id, facts);
        changed.push(facts);
      }
      to.change({ changed, gone: [] });
      await pause();
      if (known !== locations || host !== to) return;
    }
    for (const id of gone) told.delete(id);
    to.change({ changed: [], gone: [...gone] });
    to.prepare();
  };

  const remember = (key: string, found: FoundLocations): void => {
    answers.set(key, found);
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
  };

  /** Until the host knows the newest list: while it is told one, a newer one may come. */
  const allTold = async (): Promise<void> => {
    for (let before: Promise<void> | undefined; before !== telling;) {
      before = telling;
      await before;
    }
  };

  return {
    know(locations) {
      if (locations === known) return;
      known = locations;
      answers.clear();
      if (place === 'here' && locations.length > mostHere) {
        try {
          moveTo(createHostInWorker(startWorker));
          place = 'worker';
        } catch {
          // Workers are forbidden here.
          place = 'here for good';
        }
      }
      telling = tell(locations, host);
    },
    find(wanted, signal) {
      const key = JSON.stringify(wanted);
      const answered = answers.get(key);
      // Backspace leads back to what has just been found.
      if (answered) return Promise.resolve(answered);
      const turn = last.then(async () => {
        signal?.throwIfAborted();
        await allTold();
        signal?.throwIfAborted();
        const asked = host;
        const locations = known;
        const found = await asked.find(wanted).catch(async (error: unknown) => {
          // On the page's thread the same would fail in the same way.
          if (asked === host && place !== 'worker') throw error;
          if (asked === host) moveHere();
          await allTold();
          return host.find(wanted);
        });
        if (locations === known) remember(key, found);
        return found;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
