import { COUNTED_MOST, type PlaceReason, type SuggestedPlace } from '../../../contract/places/places.ts';
import { shownPath } from '../locations/shownPath.ts';
import { PATH_SEPARATOR, type Tree } from '../locations/tree.ts';

/** A place that is proposed, as a person reads it. */
export interface OfferedPlace {
  id: string;
  name: string;
  /** Of the locations around it; '' at the top. */
  parents: string;
  label: string;
  /** The strongest reason, in words. */
  reason: string;
  /** Its whole path and all that speaks for it. */
  told: string;
}

/** The places that are known here, with their reasons in words. */
export function offeredPlaces(places: readonly SuggestedPlace[], tree: Tree | undefined): OfferedPlace[] {
  return places.flatMap(({ location_id: id, reasons }) => {
    const path = tree?.pathOf(id) ?? [];
    const location = path.at(-1);
    if (!location) return [];
    const names = path.map(({ name }) => name);
    const words = reasons.map((reason) => reasonWords(reason, location.label));
    return [
      {
        id,
        name: location.name,
        parents: names.slice(0, -1).join(PATH_SEPARATOR),
        label: location.label,
        reason: words[0] ?? '',
        told: `${shownPath(tree?.pathLabel(id) ?? '')}: ${words.join('; ')}`,
      },
    ];
  });
}

/** One reason in words; `label` is that of the place. */
export function reasonWords({ by, what, count }: PlaceReason, label: string): string {
  switch (by) {
    case 'label':
      return `its label says ${label || what}`;
    case 'part':
      return 'the same part number is here';
    case 'same':
      return 'the same name is here';
    case 'named':
      return `its name says “${what}”`;
    case 'category':
      return othersOf(what, count);
    case 'like':
      return `beside “${what}”`;
    case 'supplier':
      return 'others from this supplier are here';
  }
}

function othersOf(category: string, count: number): string {
  if (count === 0) return `other ${category} are here`;
  if (count === 1) return `another of ${category} is here`;
  if (count > COUNTED_MOST) return `more than ${COUNTED_MOST.toLocaleString('en')} ${category} are here`;
  return `${count.toLocaleString('en')} other ${category} are here`;
}
