import { columnsOf, createNames, type Names } from './columns.ts';
import type { LocationFacts } from './facts.ts';
import { matchesType } from './filters.ts';
import { createRanking } from './ranking.ts';
import { createVocabulary, respelt, type Vocabulary } from '../../../contract/finding/misspelling.ts';
import { FIT, type Fit } from './tiers.ts';
import { createWordLookup, type WordHits } from './wordHits.ts';
import { queryOf } from './words.ts';

/** What is looked for. */
export interface WantedLocations {
  /** What was typed: every word must be somewhere in path or label. */
  query: string;
  /** As it is shown; '' for all. */
  area?: string;
  /** Compared loosely (`matchesType`); '' for all. */
  type?: string;
  /** Ids that were opened before, what people come back to most first: they rank higher. */
  opened?: readonly string[];
  /** How many of the best to name; all unless given. */
  most?: number;
  /** Where nothing is found, find for words that are spelt like these. */
  respells?: boolean;
}

export interface FoundLocations {
  /** The best first; without words all in the order of the tree. */
  ids: readonly string[];
  /** How many fit in all. */
  total: number;
  /** How well the best one fits. */
  fit: Fit;
  /** What they were found for, where nothing was for what was typed: the same words, spelt as they are known. */
  respelt?: string;
  /** It was the text of a code: the location that this stands for, or none. */
  isScanned?: true;
}

export const NO_LOCATIONS: FoundLocations = { ids: [], total: 0, fit: FIT.none };

/** Finds locations in one hierarchy, over and over: each query makes use of the ones before. */
export interface LocationFinder {
  find(wanted: WantedLocations): FoundLocations;
}

/** `ordered` with parents before their children, `names` of an earlier hierarchy to prepare only what is new. */
export function createLocationFinder(
  ordered: readonly LocationFacts[],
  names: Names = createNames(),
): LocationFinder {
  const columns = columnsOf(ordered, names);
  const lookup = createWordLookup(columns);
  const rank = createRanking(columns);
  let vocabulary: Vocabulary | undefined;
  const isKnown = ({ names, labels }: WordHits) => names.length + labels.numbers.length > 0;
  const finder: LocationFinder = {
    find({ query: typed, respells = false, ...wanted }) {
      const { area = '', type = '', opened = [], most = columns.size } = wanted;
      const query = queryOf(typed);
      const openedPlaces = new Map<number, number>();
      opened.forEach((id, order) => {
        const place = columns.placeOf(id);
        if (place !== undefined) openedPlaces.set(place, order);
      });
      const isOfType = typeTest(type);
      const passes =
        area === '' && type === ''
          ? undefined
          : (place: number) =>
              (area === '' || columns.areas[place] === area) && isOfType(columns.types[place] ?? '');
      const hits = query.words.map((word) => lookup.hitsOf(word));
      const { best, total, fit } = rank({ query, hits, passes, opened: openedPlaces, most });
      if (total === 0 && respells) {
        vocabulary ??= createVocabulary(columns.names.starts);
        const known = new Set(hits.filter(isKnown).map(({ word }) => word.text));
        const meant = respelt(
          query.words.map(({ text }) => text),
          (word) => known.has(word),
          vocabulary,
        );
        if (meant !== undefined) return { ...finder.find({ ...wanted, query: meant }), respelt: meant };
      }
      return { ids: Array.from(best, (place) => columns.ids[place] ?? ''), total, fit };
    },
  };
  return finder;
}

/** `matchesType` for one filter; there are few different types. */
function typeTest(filter: string): (type: string) => boolean {
  if (filter === '') return () => true;
  const known = new Map<string, boolean>();
  return (type) => {
    const answer = known.get(type) ?? matchesType(type, filter);
    known.set(type, answer);
    return answer;
  };
}
