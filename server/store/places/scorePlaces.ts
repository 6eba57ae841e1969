import type { PlaceReason } from '../../../contract/places/places.ts';
import type { Neighbour, Surroundings, Worth } from './neighbours.ts';
import type { NamedPlace } from './placesNamed.ts';
import type { Thing } from './thing.ts';

/** A place with what speaks for it. */
export interface ScoredPlace {
  location: string;
  score: number;
  /** Without counts: of those that are offered they are looked up. */
  reasons: PlaceReason[];
}

/** What is in common with a neighbour, and how much each of it says. */
const SHARES = {
  words: 1,
  part: 1.5,
  partBeginning: 0.3,
  name: 1,
  beginning: 0.3,
  category: 0.6,
  supplier: 0.1,
};
/** Characters with which two part numbers, two names have to begin alike. */
const ALIKE = { part: 4, name: 3 };
/** How much less each further neighbour in a place says than the one before. */
const FURTHER = 0.85;
/** A neighbour that has less in common says nothing. */
const LEAST = 0.15;
/** From so much in words on a neighbour is called alike. */
const LIKE = 0.35;

interface Scored {
  neighbour: Neighbour;
  words: number;
  likeness: number;
}

/**
 * The places of the neighbours and those that are named like it, the likeliest first: where much that is much alike lies,
 * for the alike part counts squared. Pure; `thing` is what is to be put there.
 */
export function scorePlaces(
  thing: Thing,
  { worths, neighbours }: Surroundings,
  named: readonly NamedPlace[],
): ScoredPlace[] {
  const byPlace = new Map<string, Scored[]>();
  const total = worths.reduce((sum, { worth }) => sum + worth, 0);
  for (const neighbour of neighbours) {
    const words = total === 0 ? 0 : sharedWords(worths, neighbour) / total;
    const likeness = SHARES.words * words + sharedFields(thing, neighbour);
    if (likeness < LEAST) continue;
    const others = byPlace.get(neighbour.location) ?? [];
    others.push({ neighbour, words, likeness });
    byPlace.set(neighbour.location, others);
  }
  const names = new Map<string, NamedPlace[]>();
  for (const one of named) names.set(one.location, [...(names.get(one.location) ?? []), one]);
  return [...new Set([...byPlace.keys(), ...names.keys()])]
    .map((location) => {
      const scored = (byPlace.get(location) ?? []).sort((a, b) => b.likeness - a.likeness);
      const own = (names.get(location) ?? []).sort((a, b) => b.worth - a.worth);
      return {
        location,
        score: sumOf(scored) + own.reduce((sum, { worth }) => Math.max(sum, worth), 0),
        reasons: reasonsFor(thing, scored, own),
      };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.score - a.score || (a.location < b.location ? -1 : 1));
}

const sumOf = (scored: readonly Scored[]): number =>
  scored.reduce((sum, { likeness }, at) => sum + likeness ** 2 * FURTHER ** at, 0);

const has = ({ words }: Neighbour, { word, isBeginning }: Worth): boolean =>
  words.includes(isBeginning ? ` ${word}` : ` ${word} `);

/** A number that many things have, whatever they are. */
const SHORT_NUMBER = /^\d{1,2}$/;

function sharedWords(worths: readonly Worth[], neighbour: Neighbour): number {
  const shared = worths.filter((one) => has(neighbour, one));
  if (shared.every(({ word }) => SHORT_NUMBER.test(word))) return 0;
  return shared.reduce((sum, { worth }) => sum + worth, 0);
}

function sharedFields(thing: Thing, { name, part, category, supplier }: Neighbour): number {
  const isPart = thing.part !== '' && part === thing.part;
  const isPartAlike = !isPart && alikeTo(part, thing.part) >= ALIKE.part;
  const isName = thing.name !== '' && name === thing.name;
  const alike = alikeTo(name, thing.name);
  return (
    (isPart ? SHARES.part : 0) +
    (isPartAlike ? SHARES.partBeginning : 0) +
    (isName ? SHARES.name : 0) +
    (alike >= ALIKE.name ? (SHARES.beginning * alike) / Math.max(name.length, thing.name.length) : 0) +
    (thing.category !== '' && category === thing.category ? SHARES.category : 0) +
    (thing.supplier !== '' && supplier === thing.supplier ? SHARES.supplier : 0)
  );
}

/** How many characters two texts begin with alike. */
function alikeTo(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at += 1;
  return at;
}

/** Why the thing may belong there, the strongest first; those in the place by how alike they are. */
function reasonsFor(thing: Thing, scored: readonly Scored[], own: readonly NamedPlace[]): PlaceReason[] {
  const reasons: PlaceReason[] = [];
  const label = own.find(({ by }) => by === 'label');
  if (label) reasons.push({ by: 'label', what: label.what, count: 0 });
  const of = (isSuch: (neighbour: Neighbour) => boolean) =>
    scored.find(({ neighbour }) => isSuch(neighbour))?.neighbour;
  const part = thing.part === '' ? undefined : of((one) => one.part === thing.part);
  if (part) reasons.push({ by: 'part', what: part.shownName, count: 0 });
  const same = thing.name === '' ? undefined : of(({ name }) => name === thing.name);
  if (same && !part) reasons.push({ by: 'same', what: same.shownName, count: 0 });
  const called = own.find(({ by }) => by === 'named');
  if (called) reasons.push({ by: 'named', what: called.what, count: 0 });
  if (thing.category !== '' && of(({ category }) => category === thing.category)) {
    reasons.push({ by: 'category', what: thing.categoryName, count: 0 });
  }
  const like = scored.find(({ words }) => words >= LIKE);
  if (like && !part && !same) reasons.push({ by: 'like', what: like.neighbour.shownName, count: 0 });
  const supplier = thing.supplier === '' ? undefined : of((one) => one.supplier === thing.supplier);
  if (supplier && reasons.length === 0) reasons.push({ by: 'supplier', what: '', count: 0 });
  return reasons;
}
