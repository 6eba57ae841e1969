import type { ActorRefFrom } from 'xstate';
import type { importRowsMachine } from '../../machines/imports/importRows.machine.ts';
import { counted } from '../../model/imports/words.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import type { useRowPlaces } from './useRowPlaces.ts';

interface RowPlacesProps {
  places: ReturnType<typeof useRowPlaces>;
  rows: ActorRefFrom<typeof importRowsMachine>;
}

/** Asks where the rows without a place may belong, and gives each of them its likeliest one: still to be looked at. */
export function RowPlaces({ places, rows }: RowPlacesProps) {
  const { byLine, unasked, without, isAsking, failure, ask } = places;
  const fill = () => {
    for (const [line, [first]] of byLine) {
      if (first) rows.send({ type: 'row.edited', line, edit: { values: { location: first.text } } });
    }
  };
  const asking = `Suggest places for ${counted(unasked, 'row', 'rows')}`;
  const filling = `Fill in ${counted(byLine.size, 'suggested place', 'suggested places')}`;
  const canAsk = unasked > 0 || isAsking;
  useCommands([
    ...(canAsk ? [{ ...importCommands.places, name: asking, perform: ask }] : []),
    ...(byLine.size > 0 && !isAsking ? [{ ...importCommands.fillPlaces, name: filling, perform: fill }] : []),
  ]);
  return (
    <>
      {canAsk && (
        <button
          type="button"
          className="button button-small button-quiet"
          aria-disabled={isAsking}
          onClick={() => !isAsking && ask()}
        >
          {isAsking && <span className="spinner" aria-hidden="true" />}
          {asking}
          <KeysOf command={importCommands.places.id} />
        </button>
      )}
      {byLine.size > 0 && !isAsking && (
        <button type="button" className="button button-small button-quiet" onClick={fill}>
          {filling}
          <KeysOf command={importCommands.fillPlaces.id} />
        </button>
      )}
      {(failure !== undefined || (without > 0 && !isAsking)) && (
        <span className="import-edit-hint" role="status">
          {failure?.message ?? `For ${counted(without, 'row', 'rows')} nothing alike is stored yet.`}
        </span>
      )}
    </>
  );
}
