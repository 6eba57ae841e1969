import { type EventObject, fromCallback } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { type Failure, failure, failureOf, isAway } from '../failure.ts';
import type { HostBack } from '../machines/kit/unprovided.ts';
import type { UnsentChanged } from '../machines/labels/labels.machine.ts';
import { type LabelChoice, typedChoice } from '../model/labels/labelChoice.ts';
import type { OwnDraft } from '../model/labels/ownDraft.ts';
import type { ChosenItem, PartOf } from '../model/labels/labelPlaces.ts';
import { labelRange, LABELS_MOST } from '../model/labels/labelRange.ts';
import {
  labelsIn,
  type LabelSubjects,
  serverLabels,
  subjectsOfItems,
  subjectsOfLocation,
  subjectsOfRange,
} from '../model/labels/labelSubjects.ts';
import { isLocalId, itemOfEntry } from '../model/unsent/unsent.ts';
import { asPromise } from '../services/actors.ts';
import { keepLabelSettings, readLabelSettings } from '../services/labels/labelSettings.ts';
import { readSelected, type SelectedItemsParts } from '../services/labels/selectedItems.ts';
import { readServerUrl } from '../services/labels/serverUrl.ts';
import { onAnotherLogin } from '../services/session/anotherPerson.ts';
import type { LocationOutbox } from '../services/unsent/locationOutbox.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { DeferredCore } from './core.ts';
import { createInside } from './inside.ts';
import { createLocationsNow, type LocationsNow } from './locations/locationsNow.ts';

type Labels = Pick<Deferred, 'labelSettings' | 'ownLabelSize'> & {
  implementation: Deferred['implementations']['labels'];
};

/** Requests that are under way at a time. */
const AT_ONCE = 4;

/** Wires the page that prints labels; a part of `deferred.ts`. */
export function createLabels(
  core: DeferredCore,
  readAnyItem: (id: string, signal: AbortSignal) => Promise<Item>,
  { sentAs, entry, known, watch }: Pick<Outbox, 'sentAs' | 'entry' | 'known' | 'watch'>,
  unsentLocations: Pick<LocationOutbox, 'entries' | 'known' | 'watch'>,
): Labels {
  const { window, storage, http, actions, cache, itemReads, locationIndex, missedReads } = core;
  const { read } = createInside(core);
  const readLocations = createLocationsNow(core);
  const onServer = () => serverLabels(unsentLocations.entries());

  /** What the labels wait for: the same text as long as it is the same. */
  const awaitedNow = (): string => {
    const ids = [
      ...(locationIndex.getSnapshot().context.tree?.byId.keys() ?? []),
      ...known().map(({ id }) => id),
    ];
    return JSON.stringify([...serverLabels(unsentLocations.known()), ids.filter(isLocalId)]);
  };
  const watchUnsent = (changed: () => void): (() => void) => {
    let before = awaitedNow();
    const compare = () => {
      const now = awaitedNow();
      if (now === before) return;
      before = now;
      changed();
    };
    const index = locationIndex.subscribe(compare);
    const stops = [watch(compare), unsentLocations.watch(compare), () => index.unsubscribe()];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const ofLocation = async (
    id: string,
    of: readonly PartOf[],
    { tree, failure: away }: LocationsNow,
    signal: AbortSignal,
  ) => {
    const location = tree.byId.get(id);
    // Of a tree that is not of now nobody knows what is there.
    if (!location) throw away ?? failure('not-found', 'This location is not there any more.');
    const inside = of.includes('items') ? await read(location, tree, LIMIT, signal) : [];
    return subjectsOfLocation(location, of, inside, tree, onServer());
  };

  /** Undefined where it is not there any more: the others are printed all the same. */
  const itemThere = (id: string, signal: AbortSignal): Promise<Item | undefined> =>
    readAnyItem(id, signal).catch((error: unknown) => {
      if (failureOf(error).kind === 'not-found') return undefined;
      throw error;
    });

  const ofItems = async (
    ids: readonly string[],
    { tree }: LocationsNow,
    signal: AbortSignal,
  ): Promise<LabelSubjects> => {
    // What was chosen before it was sent has another id by now.
    const known = [...new Set(ids.map((id) => sentAs(id) ?? id))];
    const found: Item[] = [];
    for (let from = 0; from < known.length; from += AT_ONCE) {
      const some = known.slice(from, from + AT_ONCE);
      const read = await Promise.all(some.map((id) => itemThere(id, signal)));
      found.push(...read.flatMap((item) => item ?? []));
    }
    return { ...subjectsOfItems(found, tree, onServer()), gone: known.length - found.length };
  };

  const ofSelected = async (
    chosen: readonly ChosenItem[],
    { tree }: LocationsNow,
    signal: AbortSignal,
  ): Promise<LabelSubjects> => {
    const parts: SelectedItemsParts = {
      sentAs,
      unsent: (id) => {
        const own = entry(id);
        return own && itemOfEntry(own);
      },
      readInside: (id, given) => cache.read(itemReads.inLocation(id), { fresh: true, signal: given }),
      readOne: readAnyItem,
    };
    const { items, ...counts } = await readSelected(chosen, parts, signal);
    return { ...subjectsOfItems(items, tree, onServer()), ...counts };
  };

  const subjectsIn = async (
    choice: LabelChoice,
    now: LocationsNow,
    signal: AbortSignal,
  ): Promise<LabelSubjects> => {
    switch (choice.kind) {
      case 'nothing':
        return NO_LABELS;
      case 'range': {
        const range = labelRange(choice.text, labelsIn(now.tree, onServer()));
        // What is wrong with it stands at its field.
        return 'problem' in range ? NO_LABELS : subjectsOfRange(range.labels, now.tree, onServer());
      }
      case 'location':
        return ofLocation(choice.id, choice.of, now, signal);
      case 'items':
        return ofItems(choice.ids, now, signal);
      case 'selected':
        return ofSelected(choice.items, now, signal);
    }
  };

  const subjectsOf = async (choice: LabelChoice, signal: AbortSignal): Promise<LabelSubjects> => {
    const now = await readLocations(signal);
    const read = await subjectsIn(choice, now, signal);
    return { ...read, ...(now.failure && { missed: now.failure }) };
  };

  /** Until the host is back; of an answer that was too late, until it has come and the locations are others by it. */
  const watchLate = (missed: Failure, heard: () => void): (() => void) => {
    if (isAway(missed)) return missedReads.wait(heard);
    const known = core.locationIndex.getSnapshot().context.locations;
    const watching = core.locationIndex.subscribe(({ context }) => {
      if (context.locations !== known) heard();
    });
    return () => watching.unsubscribe();
  };

  let own: OwnDraft | undefined;
  // The same person finds it again after a login.
  onAnotherLogin(core.session, () => {
    own = undefined;
  });
  return {
    labelSettings: () => readLabelSettings(storage),
    ownLabelSize: () => own,
    implementation: {
      actors: {
        readSubjects: asPromise(subjectsOf),
        watchUnsent: fromCallback<EventObject, void, UnsentChanged>(({ sendBack }) =>
          watchUnsent(() => sendBack({ type: 'unsent.changed' })),
        ),
        watchHost: fromCallback<EventObject, Failure | undefined, HostBack>(
          ({ input, sendBack }) => input && watchLate(input, () => sendBack({ type: 'host.back' })),
        ),
        readUrl: asPromise<string | undefined, void>((_, signal) => readServerUrl(http, signal)),
      },
      actions: {
        keep: (_, change) => keepLabelSettings(storage, change),
        keepOwn: (_, left) => {
          own = left;
        },
        print: () => window.print(),
        rememberRange: (_, text) => {
          const { kind } = typedChoice(text);
          try {
            actions.remember(undefined, { set: { range: kind === 'range' ? text : null }, replace: true });
          } catch {
            // Changed too often for this browser: a reload would not know the last of it, and nothing else.
          }
        },
      },
    },
  };
}

const NO_LABELS: LabelSubjects = { subjects: [], unsent: 0 };

const tooMany = (count: number) =>
  failure(
    'input',
    `${count.toLocaleString('en')} labels are too many: at most ${LABELS_MOST.toLocaleString('en')} are printed at once. Print them location by location.`,
  );

const LIMIT = { most: LABELS_MOST, refuse: tooMany };
