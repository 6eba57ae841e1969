import { array, create, literal, number, string, type, union } from 'superstruct';
import type { CountAnswers, CountBefore } from '../../model/counting/count.ts';
import type { Drafts } from '../unsent/drafts.ts';

const Answers = array(
  union([
    type({ kind: literal('item'), id: string(), was: number(), now: number() }),
    type({ kind: literal('new'), id: string(), name: string(), quantity: number() }),
  ]),
);

/** Counts that were not accepted yet: drafts of this browser and its person, one for each location. */
export interface KeptCounts {
  /** undefined where nothing is kept, or cannot be read. */
  of(locationId: string): CountBefore | undefined;
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(locationId: string, answers: CountAnswers): void;
  drop(locationId: string): void;
}

const formOf = (locationId: string): string => `count_${locationId}`;

export function createKeptCounts(drafts: Pick<Drafts, 'keep' | 'of' | 'remove'>): KeptCounts {
  return {
    of(locationId) {
      const [draft] = drafts.of(formOf(locationId));
      if (!draft) return undefined;
      try {
        return { answers: create(JSON.parse(draft.values['answers'] ?? '[]'), Answers), at: draft.at };
      } catch {
        return undefined;
      }
    },
    keep(locationId, answers) {
      // One at a time: whoever counts in two tabs has one count.
      const form = formOf(locationId);
      drafts.keep({ key: form, form, values: { answers: JSON.stringify(answers) } });
    },
    drop: (locationId) => drafts.remove(formOf(locationId)),
  };
}
