import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { firstOf } from '../../machines/finding/search.context.ts';
import { searchMachine } from '../../machines/finding/search.machine.ts';
import { optionsWith } from '../../model/locations/locationOption.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { useQuery } from '../ui/address.ts';
import { useSettled } from '../ui/useSettled.ts';
import { useNewUnsent, useWithUnsent } from '../unsent/useUnsent.ts';

/** Items, and what stands for them until they come, wait so long for the first locations, in ms. */
const LOCATIONS_AWAITED = 1000;

/** The search of the address, running, and what it has found as the screen shows it. */
export function useResults() {
  const { locationIndex } = useApp();
  const { implementations, synonyms } = useDeferred();
  const own = useSelector(synonyms.actor, ({ context }) => context.own);
  const [machine] = useState(() => searchMachine.provide(implementations.search));
  const wanted = useQuery().get('q') ?? '';
  const search = useActorRef(machine, { input: { text: wanted } });
  const state = useSelector(search, (snapshot) => snapshot);
  const tree = useSelector(locationIndex, ({ context }) => context.tree);
  const hierarchyFailure = useSelector(locationIndex, ({ context }) => context.failure);
  const unsent = useNewUnsent();
  const { answer, answered, locations, located, query } = state.context;

  useEffect(() => search.send({ type: 'query.restored', text: wanted }), [search, wanted]);
  useEffect(() => {
    const placesOf = ({ location_id }: Item) => tree?.pathOf(location_id ?? '') ?? [];
    search.send({ type: 'unsent.changed', items: unsent, placesOf });
  }, [search, unsent, tree]);
  useEffect(() => search.send({ type: 'synonyms.changed', own }), [search, own]);
  useEffect(() => {
    if (tree || hierarchyFailure) search.send({ type: 'locations.changed' });
  }, [search, tree, hierarchyFailure]);
  // The first hits are enough for whoever goes by Enter; whoever goes on in the page wants them all.
  useEffect(() => {
    const goOn = () => search.send({ type: 'rest.wanted' });
    window.addEventListener('scroll', goOn, { passive: true });
    return () => window.removeEventListener('scroll', goOn);
  }, [search]);

  const found = useMemo(
    () => (tree && locations && located ? optionsWith(tree, locations.ids) : []),
    [tree, locations, located],
  );
  const items = useWithUnsent(
    answer?.items,
    (item) => answer?.items.some(({ id }) => id === item.id) === true,
  );
  const first = firstOf(state.context);
  const firstName =
    first &&
    (first.kind === 'location' ? found : [...unsent, ...(items ?? [])]).find(({ id }) => id === first.id)
      ?.name;
  // The locations stand above the items: those that come a moment later would push them down. '' is no answer to
  // this text: the hierarchy was there before there was something to look for in it.
  const isLate = useSettled(answer ? `for ${answered}` : query, LOCATIONS_AWAITED);
  const isHeld = !located && !isLate;
  return { search, state, found, items, isHeld, first, firstName };
}
