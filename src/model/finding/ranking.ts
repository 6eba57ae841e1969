import type { Columns } from './columns.ts';
import { IN_LABEL } from './joinedTexts.ts';
import { ledThrough, nameFitsOf } from './nameFits.ts';
import { FIT, type Fit, fitOf, TIER_COUNT, TIERS } from './tiers.ts';
import type { WordHits } from './wordHits.ts';
import type { Query } from './words.ts';

/** Within a tier: first those with more words that stand there whole, then those less deep in the tree. */
const DEPTHS = 16;
const SCORES_IN_TIER = 32 * DEPTHS;
const SCORES = TIER_COUNT * SCORES_IN_TIER;

export interface Ranked {
  /** Places, the best first; within a score in the order of the tree. */
  best: Int32Array;
  /** How many fit in all. */
  total: number;
  fit: Fit;
}

export interface RankingInput {
  query: Query;
  /** Of each word of the query, in its order. */
  hits: readonly WordHits[];
  /** Whether the location at a place may be found at all. */
  passes: ((place: number) => boolean) | undefined;
  /** Places that were opened before; 0 for the one that people come back to most. */
  opened: ReadonlyMap<number, number>;
  /** How many of the best to name. */
  most: number;
}

/**
 * Ranks the locations of `columns`: all that have every word of the query in their path or label. Its working
 * memory is made once, as a key stroke after the other needs the same.
 */
export function createRanking(columns: Columns): (input: RankingInput) => Ranked {
  const { size, parents, nameNumbers, names, depths, labels, bareLabels } = columns;
  const inLabel = new Int32Array(size);
  /** How the first word stands in the label (`IN_LABEL`). */
  const labelHow = new Uint8Array(size);
  // Of the path down to each place: the words it has, those that are words of it, and how many lead there.
  const inPath = new Int32Array(size);
  const whole = new Int32Array(size);
  const led = new Uint8Array(size);
  const found = new Int32Array(size);
  const scores = new Uint16Array(size);

  return ({ query, hits, passes, opened, most }) => {
    if (hits.some((of) => of.names.length + of.labels.numbers.length === 0)) {
      return { best: new Int32Array(0), total: 0, fit: FIT.none };
    }
    const all = 2 ** hits.length - 1;
    const last = hits.length === 0 ? 0 : 2 ** (hits.length - 1);
    const fits = nameFitsOf(names, query, hits);
    markLabels(inLabel, labelHow, hits);
    let total = 0;
    let lowest = SCORES;

    const labelTier = (place: number): number => {
      const how = labelHow[place] ?? 0;
      if (how < IN_LABEL.begins) return TIERS.inItself;
      if (hits.length === 1) return how === IN_LABEL.is ? TIERS.labelIs : TIERS.labelBegins;
      const label = labels[place] ?? '';
      if (label === query.text || bareLabels[place] === query.bare) return TIERS.labelIs;
      return label.startsWith(query.text) ? TIERS.labelBegins : TIERS.inItself;
    };
    const tierOf = (place: number, name: number): number => {
      const label = inLabel[place] ?? 0;
      const itself = (fits.has[name] ?? 0) | label;
      if (itself === all) {
        const byLabel = label === all ? labelTier(place) : TIERS.inItself;
        const byName = fits.has[name] === all ? (fits.tiers[name] ?? 0) : TIERS.inItself;
        return Math.min(byLabel, byName);
      }
      if (led[place] === hits.length) {
        return ((fits.begun[name] ?? 0) & last) === 0 ? TIERS.pathLeadsHere : TIERS.pathEndsHere;
      }
      return (itself & last) === 0 ? TIERS.anywhere : TIERS.lastInItself;
    };
    const scoreOf = (place: number, name: number): number => {
      if (all === 0) return 0;
      const tier = tierOf(place, name);
      const order = tier > TIERS.opened && tier <= TIERS.pathEndsHere ? opened.get(place) : undefined;
      if (order !== undefined) return TIERS.opened * SCORES_IN_TIER + Math.min(order, SCORES_IN_TIER - 1);
      const notWhole = hits.length - bitCount(whole[place] ?? 0);
      return tier * SCORES_IN_TIER + notWhole * DEPTHS + Math.min(depths[place] ?? 0, DEPTHS - 1);
    };

    // Parents stand before their children, so one pass carries down what the names above have.
    for (let place = 0; place < size; place++) {
      const parent = parents[place] ?? -1;
      const name = nameNumbers[place] ?? 0;
      const isTop = parent < 0;
      const path = (isTop ? 0 : (inPath[parent] ?? 0)) | (fits.has[name] ?? 0);
      inPath[place] = path;
      whole[place] = (isTop ? 0 : (whole[parent] ?? 0)) | (fits.whole[name] ?? 0);
      led[place] = ledThrough(names, hits, name, fits.begun[name] ?? 0, isTop ? 0 : (led[parent] ?? 0));
      if ((path | (inLabel[place] ?? 0)) !== all || (passes && !passes(place))) continue;
      found[total] = place;
      const score = scoreOf(place, name);
      scores[total] = score;
      if (score < lowest) lowest = score;
      total++;
    }
    const fit = total === 0 ? FIT.none : fitOf(Math.floor(lowest / SCORES_IN_TIER));
    return { best: bestOf(found, scores, total, most), total, fit };
  };
}

function markLabels(bits: Int32Array, firstHow: Uint8Array, hits: readonly WordHits[]): void {
  bits.fill(0);
  hits.forEach(({ labels: { numbers, how } }, word) => {
    const bit = 1 << word;
    for (let at = 0; at < numbers.length; at++) {
      const place = numbers[at] ?? 0;
      bits[place] = (bits[place] ?? 0) | bit;
      if (word === 0) firstHow[place] = how[at] ?? 0;
    }
  });
}

/** The places with the lowest scores, in their order; sorted by counting, so that a million take no longer. */
function bestOf(found: Int32Array, scores: Uint16Array, total: number, most: number): Int32Array {
  const next = new Uint32Array(SCORES);
  for (let at = 0; at < total; at++) next[scores[at] ?? 0] = (next[scores[at] ?? 0] ?? 0) + 1;
  let before = 0;
  next.forEach((count, score) => {
    next[score] = before;
    before += count;
  });
  const best = new Int32Array(Math.min(total, most));
  for (let at = 0; at < total; at++) {
    const score = scores[at] ?? 0;
    const to = next[score] ?? 0;
    if (to < best.length) best[to] = found[at] ?? 0;
    next[score] = to + 1;
  }
  return best;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
