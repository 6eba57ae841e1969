import { array, boolean, create, literal, number, optional, string, type, union } from 'superstruct';
import { type CountAnswers, type CountBefore, keptAfter } from '../../model/counting/count.ts';
import type { Drafts } from '../unsent/drafts.ts';

const Answers = array(
  union([
    type({ kind: literal('item'), id: string(), was: number(), now: number(), isSaved: optional(boolean()) }),
    type({
      kind: literal('new'),
      id: string(),
      name: string(),
      quantity: number(),
      beside: optional(array(string())),
    }),
  ]),
);

/** Counts that were not accepted yet: drafts of this browser and its person, one for each location, under any of its ids. */
export interface KeptCounts {
  /** undefined where nothing is kept, or cannot be read. */
  of(locationId: string): CountBefore | undefined;
  /**
   * Keeps that a count has gone on from `before` to `answers`; what another tab has counted there stays. Throws a
   * Failure of kind 'storage' when there is no room.
   */
  keep(locationId: string, before: CountAnswers, answers: CountAnswers): void;
}

const FORM = 'count_';

/** `sentAs`: under which id the server has a location that was made here, `itemSentAs` an item; undefined while it has not. */
export function createKeptCounts(
  drafts: Pick<Drafts, 'keep' | 'all' | 'remove'>,
  sentAs: (localId: string) => string | undefined,
  itemSentAs: (localId: string) => string | undefined = () => undefined,
): KeptCounts {
  /** The same answer each time: what is in two lists is known by that. */
  const settled = new WeakMap<CountAnswers[number], CountAnswers[number]>();
  const settle = (answers: CountAnswers): CountAnswers =>
    answers.map((one) => {
      const id = one.kind === 'item' ? itemSentAs(one.id) : undefined;
      if (id === undefined) return one;
      const now = settled.get(one) ?? { ...one, id };
      settled.set(one, now);
      return now;
    });
  /** What there was no room for: it is kept with what comes next of the same count. */
  let unkept: { before: CountAnswers; answers: CountAnswers } | undefined;
  const nowOf = (id: string): string => sentAs(id) ?? id;
  const of = (locationId: string) =>
    drafts
      .all()
      .filter(({ form }) => form.startsWith(FORM) && nowOf(form.slice(FORM.length)) === nowOf(locationId));
  const counts: KeptCounts = {
    of(locationId) {
      const read = of(locationId).flatMap(({ values, at }): CountBefore[] => {
        try {
          return [{ answers: create(JSON.parse(values['answers'] ?? '[]'), Answers), at }];
        } catch {
          return [];
        }
      });
      const [newest] = read;
      if (!newest) return undefined;
      // Of a tab that has heard of the new id and one that has not: what was said last is the last here too.
      const last = new Map<string, CountAnswers[number]>();
      for (const answer of settle(read.toReversed().flatMap((one) => one.answers))) {
        last.delete(answer.id);
        last.set(answer.id, answer);
      }
      return { answers: [...last.values()], at: newest.at };
    },
    keep(locationId, before, answers) {
      const since = unkept?.answers === before ? unkept.before : before;
      unkept = { before: since, answers };
      const form = FORM + nowOf(locationId);
      const former = of(locationId).filter((draft) => draft.form !== form);
      const kept = keptAfter(counts.of(locationId)?.answers ?? [], settle(since), settle(answers));
      // One at a time: whoever counts in two tabs has one count.
      if (kept.length > 0) drafts.keep({ key: form, form, values: { answers: JSON.stringify(kept) } });
      else drafts.remove(form);
      for (const { key } of former) drafts.remove(key);
      unkept = undefined;
    },
  };
  return counts;
}
