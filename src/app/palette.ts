import { type ActorRefFrom, createActor } from 'xstate';
import type { changesMachine } from '../machines/changes/changes.machine.ts';
import { locationSearchMachine } from '../machines/finding/locationSearch.machine.ts';
import { type PaletteItems, paletteMachine } from '../machines/finding/palette.machine.ts';
import type { Navigation } from '../machines/kit/unprovided.ts';
import type { Effect } from '../model/arguments/pendingCommand.ts';
import type { FoundLocations, WantedLocations } from '../model/finding/finder.ts';
import { asPromise } from '../services/actors.ts';
import type { Openings } from '../services/browser/recents.ts';
import type { Deferred } from '../views/AppContext.ts';

interface Needs {
  changes: ActorRefFrom<typeof changesMachine>;
  openings: Openings;
  searchItems(query: string, signal?: AbortSignal): Promise<PaletteItems>;
  findLocations(wanted: WantedLocations, signal?: AbortSignal): Promise<FoundLocations>;
  navigate(_: unknown, navigation: Navigation): void;
}

/** What goes on in the palette and in the dialog on '/', for as long as the app runs; neither is open yet. */
export function startDialogs(needs: Needs): Pick<Deferred, 'palette' | 'locationSearch'> {
  const { changes, openings, searchItems, navigate } = needs;
  const findLocations = asPromise<FoundLocations, WantedLocations>(needs.findLocations);

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
    openings.note({ kind: 'location', id, name });
  };

  return {
    palette: createActor(
      paletteMachine.provide({
        actors: {
          searchItems: asPromise<PaletteItems, { query: string }>(({ query }, signal) =>
            searchItems(query, signal),
          ),
          findLocations,
          readOpened: asPromise(async () => openings.all()),
        },
        actions: { noteOpened: (_, what) => openings.note(what), carryOut: (_, effect) => carryOut(effect) },
      }),
    ).start(),
    locationSearch: createActor(
      locationSearchMachine.provide({ actors: { findLocations }, actions: { navigate } }),
    ).start(),
  };
}
