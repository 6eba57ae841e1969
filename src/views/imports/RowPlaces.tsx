import { useEffect, useRef } from 'react';
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
  /** The button that had the focus is not there any more. */
  onGone: () => void;
}

interface RowButtonProps {
  text: string;
  command: string;
  isBusy?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

/** One of the buttons above the rows of a preview. */
export function RowButton({ text, command, isBusy = false, isOff = false, onPress }: RowButtonProps) {
  const isIdle = isOff || isBusy;
  return (
    <button
      type="button"
      className="button button-small button-quiet"
      aria-disabled={isIdle}
      onClick={() => !isIdle && onPress()}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {text}
      <KeysOf command={command} />
    </button>
  );
}

/** Asks where the rows without a place may belong, and gives each of them its likeliest one: still to be looked at. */
export function RowPlaces({ places, rows, onGone }: RowPlacesProps) {
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
  const canFill = byLine.size > 0 && !isAsking;
  const before = useRef({ canAsk, canFill });
  useEffect(() => {
    const hasGone = (before.current.canAsk && !canAsk) || (before.current.canFill && !canFill);
    before.current = { canAsk, canFill };
    if (hasGone && document.activeElement === document.body) onGone();
    // Once one of them has gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canAsk, canFill]);
  return (
    <>
      {canAsk && (
        <RowButton text={asking} command={importCommands.places.id} isBusy={isAsking} onPress={ask} />
      )}
      {byLine.size > 0 && !isAsking && (
        <RowButton text={filling} command={importCommands.fillPlaces.id} onPress={fill} />
      )}
      {(failure !== undefined || (without > 0 && !isAsking)) && (
        <span className="import-edit-hint" role="status">
          {failure?.message ?? `For ${counted(without, 'row', 'rows')} nothing alike is stored yet.`}
        </span>
      )}
    </>
  );
}
