import { array, boolean, create, literal, number, optional, string, type, union } from 'superstruct';
import { type CountAnswers, type CountBefore, keptAfter } from '../../model/counting/count.ts';
import type { Drafts } from '../unsent/drafts.ts';

const Answers = array(
  union([
    type({ kind: literal('item'), id: string(), was: number(), now: number(), isSaved: optional(boolean()) }),
    type({ kind: literal('new'), id: string(), name: string(), quantity: number() }),
  ]),
);

/** Counts that were not accepted yet: drafts of this browser and its person, one for each location. */
export interface KeptCounts {
  /** undefined where nothing is kept, or cannot be read. */
  of(locationId: string): CountBefore | undefined;
  /**
   * Keeps that a count has gone on from `before` to `answers`; what another tab has counted there stays. Throws a
   * Failure of kind 'storage' when there is no room.
   */
  keep(locationId: string, before: CountAnswers, answers: CountAnswers): void;
}

const formOf = (locationId: string): string => `count_${locationId}`;

export function createKeptCounts(drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>): KeptCounts {
  /** What there was no room for: it is kept with what comes next of the same count. */
  let unkept: { before: CountAnswers; answers: CountAnswers } | undefined;
  const counts: KeptCounts = {
    of(locationId) {
      const [draft] = drafts.of(formOf(locationId));
      if (!draft) return undefined;
      try {
        return { answers: create(JSON.parse(draft.values['answers'] ?? '[]'), Answers), at: draft.at };
      } catch {
        return undefined;
      }
    },
    keep(locationId, before, answers) {
      const since = unkept?.answers === before ? unkept.before : before;
      unkept = { before: since, answers };
      const form = formOf(locationId);
      const kept = keptAfter(counts.of(locationId)?.answers ?? [], since, answers);
      // One at a time: whoever counts in two tabs has one count.
      if (kept.length > 0) drafts.keep({ key: form, form, values: { answers: JSON.stringify(kept) } });
      else drafts.remove(form);
      unkept = undefined;
    },
  };
  return counts;
}
