import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { placesMachine } from '../../machines/places/places.machine.ts';
import { offeredPlaces } from '../../model/places/reasonWords.ts';
import type { WantedPlace } from '../../model/places/wanted.ts';
import { useApp, useDeferred } from '../AppContext.ts';

/** The likeliest places for a thing that is being typed, the best first. */
export function usePlaces(thing: WantedPlace) {
  const { places: part } = useDeferred();
  const [machine] = useState(() => placesMachine.provide(part.machine));
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'thing.changed', thing }), [actor, thing]);
  const places = useSelector(actor, (state) => state.context.places);
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  return useMemo(() => offeredPlaces(places, tree), [places, tree]);
}
