import { check } from '../../../contract/check.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { Quantity } from '../../../contract/fields.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import { itemsByLabel, labelKey } from '../analysis/photoChanges.ts';
import type { Change } from '../changes/changes.ts';
import { checkItemForm, EMPTY_ITEM_FORM } from '../items/itemForm.ts';
import { type EntryLine, parseEntryLine } from '../items/entryLine.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { writtenNumber } from '../items/writtenNumber.ts';
import { CODE_IS_NO_NAME, isCode } from '../scanning/isCode.ts';
import { holdsAddress } from '../scanning/readScan.ts';
import { isSame } from '../unsent/draft.ts';

/** What was said of one thing in the location that is counted. */
export type CountAnswer =
  | {
      kind: 'item';
      /** The item's. */
      id: string;
      /** What was recorded as it was counted, and how many there are. */
      was: number;
      now: number;
      /** It was saved, and `was` is what was recorded before: back at that, it is to be saved again. */
      isSaved?: boolean | undefined;
    }
  /** Nothing was recorded of it. `id` is the local id that it gets. */
  | { kind: 'new'; id: string; name: string; quantity: number };

/** In the order in which they were given: the last is taken back first. Each item is in it once. */
export type CountAnswers = readonly CountAnswer[];

/** A count that was begun and not accepted. `at`: when it was counted last, epoch ms. */
export interface CountBefore {
  answers: CountAnswers;
  at: number;
}

export const recordedOf = ({ quantity }: Pick<Item, 'quantity'>): number => quantity ?? 0;

/** With an answer; one to the same thing before is forgotten. */
export function withAnswer(answers: CountAnswers, answer: CountAnswer): CountAnswers {
  return [...answers.filter(({ id }) => id !== answer.id), answer];
}

type SentAs = (localId: string) => string | undefined;

/** With the ids of the server, where items were counted before they were sent; the same answers where none was. */
export function sentAnswers(answers: CountAnswers, sentAs: SentAs): CountAnswers {
  const isSent = (one: CountAnswer): boolean => one.kind === 'item' && sentAs(one.id) !== undefined;
  if (!answers.some(isSent)) return answers;
  return answers
    .map((one) => (one.kind === 'item' ? { ...one, id: sentAs(one.id) ?? one.id } : one))
    .reduce<CountAnswers>(withAnswer, []);
}

/**
 * The answers once items have appeared in the location that were not there `before`: what is new, and that somebody has recorded
 * meanwhile, is the count of that item. `recorded`: those items.
 */
export function withRecorded(
  answers: CountAnswers,
  before: readonly Item[],
  items: readonly Item[],
  sentAs: SentAs,
): { answers: CountAnswers; recorded: readonly Item[] } {
  const known = new Set([...before, ...answers].map(({ id }) => id));
  const appeared = items.filter(({ id }) => !known.has(id));
  if (appeared.length === 0 || answers.every(({ kind }) => kind === 'item')) return { answers, recorded: [] };
  const byName = new Map([...itemsByLabel(appeared)].map(([name, all]) => [name, [...all]]));
  const recorded: Item[] = [];
  const now = answers.map((answer): CountAnswer => {
    // What this count has sent itself is that very thing.
    if (answer.kind !== 'new' || sentAs(answer.id) !== undefined) return answer;
    const item = byName.get(labelKey(answer.name))?.shift();
    if (!item) return answer;
    recorded.push(item);
    return { kind: 'item', id: item.id, was: recordedOf(item), now: answer.quantity };
  });
  return { answers: recorded.length > 0 ? now : answers, recorded };
}

/**
 * What is kept of a count after it has gone on from `before` to `answers`. What another tab has kept of the same
 * location meanwhile stays, and of the same item what was said last.
 */
export function keptAfter(kept: CountAnswers, before: CountAnswers, answers: CountAnswers): CountAnswers {
  const [known, ids] = [new Set(before), new Set(answers.map(({ id }) => id))];
  const taken = new Map(before.filter(({ id }) => !ids.has(id)).map((answer) => [answer.id, answer]));
  const given = new Map(answers.filter((answer) => !known.has(answer)).map((answer) => [answer.id, answer]));
  const left = kept.filter((answer) => {
    const back = taken.get(answer.id);
    return !given.has(answer.id) && (back === undefined || !isSame(back, answer));
  });
  return [...left, ...given.values()];
}

/** The item that is counted next: the first after `after`, else the first of all, that has no answer. */
export function nextToCount(
  items: readonly Item[],
  answers: CountAnswers,
  after: string | undefined,
): string | undefined {
  const answered = new Set(answers.map(({ id }) => id));
  const from = items.findIndex(({ id }) => id === after) + 1;
  const isLeft = ({ id }: Item): boolean => !answered.has(id) && id !== after;
  const next = items.slice(from).find(isLeft) ?? items.find(isLeft);
  // Skipped, and the only one that is left.
  return next?.id ?? items.find(({ id }) => id === after && !answered.has(id))?.id;
}

const NO_COUNT = 'A count is a number, for example 7.';

/** The number that was typed, or why it is none, for a person; undefined where nothing was typed. */
export function countTyped(typed: string): { quantity: number } | { problem: string } | undefined {
  if (typed.trim() === '') return undefined;
  const written = writtenNumber(typed.trim());
  if (written === undefined) return { problem: NO_COUNT };
  if ('twoWays' in written) return { problem: written.twoWays };
  const checked = check(written.number, Quantity);
  return checked.ok ? { quantity: checked.value } : { problem: checked.fields[''] ?? NO_COUNT };
}

/** The line that says what was found and is not recorded: nothing that an item's form would refuse. */
export function newThingTyped(typed: string): EntryLine {
  // A label may have been scanned behind the name.
  return isCode(typed) || holdsAddress(typed) ? { problem: CODE_IS_NO_NAME } : parseEntryLine(typed);
}

/** What a count has found out, against what is recorded now. */
export interface Differences {
  changed: readonly { item: Item; quantity: number }[];
  /** Nothing is left of them. */
  gone: readonly Item[];
  added: readonly Extract<CountAnswer, { kind: 'new' }>[];
  same: number;
  /** Not counted: they stay as they are. */
  left: number;
  /** Counted, and not in the location any more. */
  missing: number;
  /** What was recorded has changed since they were counted, by somebody else or elsewhere. */
  overtaken: readonly Item[];
}

/** `sentAs`: under which id the server has what has a local id; undefined while it has not. */
export function differencesOf(items: readonly Item[], answers: CountAnswers, sentAs: SentAs): Differences {
  const byId = new Map(items.map((item) => [item.id, item]));
  const changed: { item: Item; quantity: number }[] = [];
  const gone: Item[] = [];
  const overtaken: Item[] = [];
  const added: Extract<CountAnswer, { kind: 'new' }>[] = [];
  let same = 0;
  let missing = 0;
  let counted = 0;
  for (const answer of answers) {
    if (answer.kind === 'new') {
      // Sent meanwhile, by a try that was broken off.
      if (!byId.has(answer.id) && sentAs(answer.id) === undefined) added.push(answer);
      continue;
    }
    const item = byId.get(answer.id);
    if (!item) {
      // What this count has deleted itself is not missed.
      if (!(answer.isSaved && answer.now === 0)) missing += 1;
      continue;
    }
    counted += 1;
    const isOvertaken = recordedOf(item) !== answer.was && recordedOf(item) !== answer.now;
    if (isOvertaken) overtaken.push(item);
    // Who has found it the same has nothing against what came after.
    const isSettled = answer.isSaved === true && recordedOf(item) !== answer.was;
    if (isSettled || answer.now === answer.was || answer.now === recordedOf(item)) same += 1;
    else if (answer.now === 0) gone.push(item);
    else changed.push({ item, quantity: answer.now });
  }
  return { changed, gone, added, same, left: items.length - counted, missing, overtaken };
}

/** '3 changed, 1 gone, 1 new, 14 the same'. */
export function differencesText({ changed, gone, added, same }: Differences): string {
  const parts = [
    [changed.length, 'changed'],
    [gone.length, 'gone'],
    [added.length, 'new'],
    [same, 'the same'],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatQuantity(count)} ${what}`);
  return said.length === 0 ? 'Nothing counted yet' : said.join(', ');
}

/**
 * What accepting does; undefined where nothing differs. `items`: all that are known to be there. `deletesGone`: else the quantity of
 * what is gone is 0 from then on.
 */
export function changeOfCount(
  at: Location,
  { changed, gone, added }: Differences,
  items: readonly Item[],
  deletesGone: boolean,
): Extract<Change, { kind: 'count' }> | undefined {
  const byName = itemsByLabel(added.length > 0 ? items : []);
  const change = {
    kind: 'count',
    at,
    counts: [...changed, ...(deletesGone ? [] : gone.map((item) => ({ item, quantity: 0 })))],
    gone: deletesGone ? gone : [],
    added: added.flatMap(({ id, name, quantity }) => {
      const checked = checkItemForm({
        ...EMPTY_ITEM_FORM,
        name,
        quantity: String(quantity),
        location_id: at.id,
      });
      const beside = (byName.get(labelKey(name)) ?? []).map((item) => item.id);
      return checked.ok ? [{ id, input: checked.value, beside }] : [];
    }),
  } as const;
  return change.counts.length + change.gone.length + change.added.length > 0 ? change : undefined;
}

/** In the order in which they are counted. */
export const inCountOrder = (items: readonly Item[]): readonly Item[] => sortedByName(items);
