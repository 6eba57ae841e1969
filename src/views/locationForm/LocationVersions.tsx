import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { areaLabel } from '../../model/locations/areaTitle.ts';
import { formFromLocation } from '../../model/locations/locationForm.ts';
import type { LocationField } from '../../model/locations/locationInput.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { useApp } from '../AppContext.ts';
import { BothVersions } from '../forms/BothVersions.tsx';
import { LOCATION_LABELS } from '../../model/locations/locationForm.ts';

/** Both sides of an edit of a location that somebody else has overtaken. */
export function LocationVersions({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const { conflict, values, entry } = useSelector(form, (state) => state.context);
  const isOpen = useSelector(form, (state) => state.matches({ editing: 'conflicting' }));
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  const types = useNames('types');
  const areas = useNames('areas');
  if (!conflict || !isOpen) return null;
  const { fields, mine, theirs } = conflict;
  const shown = (field: LocationField, value: string): string => {
    if (value === '') return field === 'parent_id' ? 'None (top level)' : '–';
    if (field === 'parent_id') return shownPath(tree?.pathLabel(value) ?? '') || value;
    if (field === 'location_type_id') return types.get(value) ?? value;
    if (field === 'location_area_id') return areaLabel(areas.get(value) ?? value);
    return value;
  };
  return (
    <BothVersions
      what="location"
      fields={fields}
      labels={LOCATION_LABELS}
      values={values}
      mine={formFromLocation({ ...theirs, ...mine })}
      theirs={formFromLocation(theirs)}
      before={entry?.base && formFromLocation(entry.base)}
      theirsAt={theirs.updated_at}
      takesFocus={() => !form.getSnapshot().context.wentOn}
      shown={shown}
      onChoose={(side, field) => form.send({ type: 'side.chosen', side, field })}
      onKeep={(side) => form.send({ type: 'side.kept', side })}
    />
  );
}

/** The names of a lookup list, by id. */
function useNames(kind: LookupKind): ReadonlyMap<string, string> {
  const list = useActorRef(useApp().machines.lookupList, { input: { kind } });
  const entries = useSelector(list, (state) => state.context.entries);
  return new Map(entries.map(({ id, name }) => [String(id), name]));
}
