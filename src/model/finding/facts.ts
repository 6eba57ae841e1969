import type { Location } from '../../../contract/entities.ts';
import { areaLabel, areaOf } from '../locations/areaTitle.ts';
import { typeName } from '../locations/typeBadge.ts';

/** What of a location decides whether and where it is found. */
export interface LocationFacts {
  id: string;
  name: string;
  label: string;
  parent_id: string | null;
  /** The name of its type; '' for none. */
  type: string;
  /** As it is shown: 'ELECTRONICS LAB'; '' for none. */
  area: string;
}

export function factsOf(location: Location): LocationFacts {
  const { id, name, label, parent_id } = location;
  return { id, name, label, parent_id, type: typeName(location), area: areaLabel(areaOf(location)) };
}

/** Whether a change from one to the other can be seen in what is found. */
export function isSameFacts(a: LocationFacts, b: LocationFacts): boolean {
  return (
    a.name === b.name &&
    a.label === b.label &&
    a.parent_id === b.parent_id &&
    a.type === b.type &&
    a.area === b.area
  );
}
