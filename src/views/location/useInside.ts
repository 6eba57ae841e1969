import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { Origin } from '../../machines/kit/queryState.ts';
import { type ContainerEntry, containersOf } from '../../model/locations/containers.ts';
import { type LeadingPart, leadingPart } from '../../model/locations/leadingPart.ts';
import { inLabelOrder } from '../../model/locations/siblingOrder.ts';
import { createTree } from '../../model/locations/tree.ts';
import { sampleLocations } from '../../model/samples/samples.ts';
import { useApp } from '../AppContext.ts';

/** The locations and containers inside of one. */
export interface Inside {
  /** undefined while they load, or where they could not be read. */
  locations: readonly Location[] | undefined;
  containers: readonly ContainerEntry[];
  failure: Failure | undefined;
  origin: Origin | undefined;
  onRetry(): void;
}

/**
 * @param items what containers are made of; undefined while they load
 * @param isSample the location is sample data, and so is what is in it
 */
export function useInside({ id }: Location, items: readonly Item[] | undefined, isSample: boolean): Inside {
  const { locationIndex } = useApp();
  const realTree = useSelector(locationIndex, (state) => state.context.tree);
  const failure = useSelector(locationIndex, (state) => state.context.failure);
  const origin = useSelector(locationIndex, (state) => state.context.origin);
  const tree = useMemo(() => (isSample ? createTree(sampleLocations()) : realTree), [isSample, realTree]);
  const locations = useMemo(() => tree && (id === '' ? [] : inLabelOrder(tree, id)), [tree, id]);
  const containers = useMemo(() => containersOf(items ?? [], id), [items, id]);
  return {
    locations,
    containers,
    failure: isSample ? undefined : failure,
    origin: isSample ? { source: 'sample' } : tree && origin,
    onRetry: () => locationIndex.send({ type: 'refresh.requested' }),
  };
}

/**
 * What stands first, decided once for each visit: the first item that is added to an empty location moves nothing away
 * under the hand that adds the second. undefined until then.
 */
export function useLeadingPart(
  { id }: Location,
  items: readonly Item[] | undefined,
  itemsFailure: Failure | undefined,
  { locations, failure }: Inside,
): LeadingPart | undefined {
  const [decided, setDecided] = useState<{ id: string; part: LeadingPart }>();
  if (decided?.id === id) return decided.part;
  const part = leadingPart({
    items: items?.length,
    locations: locations?.length,
    hasFailed: Boolean(itemsFailure ?? failure),
  });
  if (part) setDecided({ id, part });
  return part;
}

/** So long, in ms, the locations inside wait for their place on the page; then they take the second one. */
const LATE = 1000;

/** Whether they are shown: not before their place is known, as what comes above would push them away. */
export function useIsPlaced({ id }: Location, leads: LeadingPart | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(id), LATE);
    return () => clearTimeout(timer);
  }, [id]);
  return leads !== undefined || late === id;
}
