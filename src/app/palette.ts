import { createActor } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { failure } from '../failure.ts';
import type { SuggestedPlace } from '../../contract/places/places.ts';
import { learningMachine } from '../machines/finding/learning.machine.ts';
import { locationSearchMachine } from '../machines/finding/locationSearch.machine.ts';
import type {
  PaletteItems,
  PaletteLocations,
  WantedForPalette,
} from '../machines/finding/palette.context.ts';
import { paletteMachine } from '../machines/finding/palette.machine.ts';
import type { Effect } from '../model/arguments/pendingCommand.ts';
import { type FoundLocations, NO_LOCATIONS, type WantedLocations } from '../model/finding/finder.ts';
import type { WantedPlace } from '../model/places/wanted.ts';
import { asPromise } from '../services/actors.ts';
import { createLearnedStore } from '../services/browser/learned.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { History } from './changes.ts';
import type { DeferredCore } from './core.ts';
import type { createSearchPart } from './search.ts';

/** So many locations are named for a part of a sentence. */
const PARTS_OFFERED = 5;

/** What goes on in the palette and in the dialog on '/', for as long as the app runs; neither is open yet. */
export function startDialogs(
  { recents, store, session, locationIndex, actions: { navigate, notify } }: DeferredCore,
  search: Pick<ReturnType<typeof createSearchPart>, 'searchItems' | 'findLocations'>,
  changes: History['changes'],
  /** Where a thing may belong, asked for after a pause in typing. */
  suggestPlaces: (thing: WantedPlace, signal: AbortSignal) => Promise<readonly SuggestedPlace[]>,
  /** An item by its id, as whole as it is known. */
  readItem: (id: string, signal: AbortSignal) => Promise<Item>,
) {
  const findLocations = asPromise<FoundLocations, WantedLocations>(search.findLocations);

  /** The locations for a text, and for the parts of a sentence. */
  const findWithParts = async (
    { parts, suggests, ...wanted }: WantedForPalette,
    signal: AbortSignal,
  ): Promise<PaletteLocations> => {
    if (suggests) return { ...NO_LOCATIONS, places: await suggestPlaces({ name: wanted.query }, signal) };
    // That is no answer of which somebody could say that nothing was found: they are looked for once they are known.
    if (!locationIndex.getSnapshot().context.tree)
      throw failure('unexpected', 'The locations are not known yet.');
    if (!parts) return search.findLocations(wanted, signal);
    const partly = async (query: string) =>
      query === '' ? NO_LOCATIONS : search.findLocations({ query, most: PARTS_OFFERED }, signal);
    const [whole, record, place] = await Promise.all([
      search.findLocations(wanted, signal),
      partly(parts.record),
      partly(parts.place),
    ]);
    return { ...whole, parts: { record, place } };
  };

  /** Does what was chosen in the palette as a command's argument. */
  const carryOut = (effect: Effect): void => {
    if (effect.kind === 'go') {
      navigate(undefined, { to: effect.to });
      return;
    }
    changes.send({ type: 'change.requested', change: effect.change });
    if (!effect.destination) return;
    // Where things are put is offered first for the next ones.
    const { id, name } = effect.destination;
    recents.note({ kind: 'location', id, name });
  };

  const learned = createLearnedStore(store, session);
  const learning = createActor(
    learningMachine.provide({ actions: { notify, keep: (_, kept) => learned.keep(kept) } }),
    { input: { learned: learned.read() } },
  ).start();
  learned.watch(() => learning.send({ type: 'learned.read', learned: learned.read() }));
  onAnotherPerson(session, () => learning.send({ type: 'person.changed', learned: learned.read() }));

  const palette = createActor(
    paletteMachine.provide({
      actors: {
        searchItems: asPromise<PaletteItems, { query: string }>(({ query }, signal) =>
          search.searchItems(query, signal),
        ),
        findLocations: asPromise<PaletteLocations, WantedForPalette>(findWithParts),
        readOpened: asPromise(async () => recents.all()),
        readItem: asPromise<Item, { id: string }>(({ id }, signal) => readItem(id, signal)),
      },
      actions: { noteOpened: (_, what) => recents.note(what), carryOut: (_, effect) => carryOut(effect) },
    }),
  ).start();
  palette.subscribe((state) => {
    if (state.matches('closed')) learning.send({ type: 'palette.closed' });
  });

  return {
    palette,
    learning,
    locationSearch: createActor(
      locationSearchMachine.provide({ actors: { findLocations }, actions: { navigate } }),
    ).start(),
  };
}
