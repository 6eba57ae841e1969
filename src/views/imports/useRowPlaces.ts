import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { rowPlacesMachine } from '../../machines/imports/rowPlaces.machine.ts';
import { placelessIn, placeText } from '../../model/imports/rowPlaces.ts';
import { offeredPlaces } from '../../model/places/reasonWords.ts';
import { useApp, useDeferred } from '../AppContext.ts';

/** A place that a row may get. */
export interface RowPlace {
  id: string;
  /** As its cell has it. */
  text: string;
  name: string;
  reason: string;
  told: string;
}

const NONE: readonly RowPlace[] = [];

/**
 * The likeliest places for rows that have none, once they are asked for. `mapping`: with another one the rows are others.
 */
export function useRowPlaces(rows: ReadonlyMap<number, PreviewRow>, mapping: string | undefined) {
  const { places } = useDeferred();
  const [machine] = useState(() => rowPlacesMachine.provide(places.rows));
  const actor = useActorRef(machine);
  const { found, failure } = useSelector(actor, (state) => state.context);
  const isAsking = useSelector(actor, (state) => state.hasTag('busy'));
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  useEffect(() => actor.send({ type: 'rows.renewed' }), [actor, mapping]);
  const lacking = useMemo(() => (places.isPossible() ? placelessIn(rows.values()) : []), [places, rows]);
  const byLine = useMemo(() => {
    const all = new Map<number, readonly RowPlace[]>();
    for (const { line } of lacking) {
      const offered = offeredPlaces(found.get(line) ?? [], tree).flatMap(({ id, name, reason, told }) => {
        const text = placeText(tree, id);
        return text === undefined ? [] : [{ id, text, name, reason, told }];
      });
      if (offered.length > 0) all.set(line, offered);
    }
    return all;
  }, [found, lacking, tree]);
  return {
    /** Of the rows that are here and lack one. */
    byLine,
    placesOf: (line: number): readonly RowPlace[] => byLine.get(line) ?? NONE,
    /** Rows that lack a place and have not been asked for. */
    unasked: lacking.filter(({ line }) => !found.has(line)).length,
    /** Rows for which nothing was found. */
    without: lacking.filter(({ line }) => found.get(line)?.length === 0).length,
    isAsking,
    failure,
    ask: () => actor.send({ type: 'places.wanted', rows: lacking }),
  };
}
