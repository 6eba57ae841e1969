import { useActorRef, useSelector } from '@xstate/react';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { areaLabel } from '../../model/locations/areaTitle.ts';
import { useApp } from '../AppContext.ts';
import type { FieldProps } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

interface LookupSelectProps {
  field: FieldProps;
  kind: LookupKind;
  /** The id as text, '' when nothing is chosen. */
  value: string;
  onChange(event: { target: { value: string } }): void;
  placeholder: string;
}

/** A choice from one of the lookup lists, as it is right now: a new entry is here as soon as it is added. */
export function LookupSelect({ field, kind, value, onChange, placeholder }: LookupSelectProps) {
  const { machines } = useApp();
  const list = useActorRef(machines.lookupList, { input: { kind } });
  const entries = useSelector(list, (state) => state.context.entries);
  const isLoading = useSelector(list, (state) => state.hasTag('busy')) && entries.length === 0;
  const isMissing = useSelector(list, (state) => state.hasTag('failed')) && entries.length === 0;
  const shown = sortedByName(
    entries.map(({ id, name }) => ({ id: String(id), name: kind === 'areas' ? areaLabel(name) : name })),
  );
  const empty = isLoading ? `Loading ${kind}…` : isMissing ? `The ${kind} could not be loaded` : placeholder;
  return (
    <>
      <div className="select">
        <select {...field} className="input" value={value} onChange={onChange}>
          <option value="">{empty}</option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="i-lucide-chevron-down" />
      </div>
      {isMissing && (
        <button
          type="button"
          className="button"
          aria-label={`Try again to load the ${kind}`}
          onClick={() => list.send({ type: 'retry.requested' })}
        >
          <Icon name="i-lucide-refresh-cw" />
          Try again
        </button>
      )}
    </>
  );
}
