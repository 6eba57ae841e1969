import { check } from '../../../contract/check.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { Quantity } from '../../../contract/fields.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import type { Change } from '../changes/changes.ts';
import { checkItemForm, EMPTY_ITEM_FORM } from '../items/itemForm.ts';
import { type EntryLine, parseEntryLine } from '../items/entryLine.ts';
import { nameKey } from '../items/quickAdd.ts';
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
  /** Nothing was recorded of it. */
  | {
      kind: 'new';
      /** The local id that it gets. */
      id: string;
      name: string;
      quantity: number;
      /** The ids of those of its name that were known when it was given: it is another one. */
      beside?: readonly string[] | undefined;
    };

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

type NewAnswer = Extract<CountAnswer, { kind: 'new' }>;

/** The ids of items of this name, and of what else of this count is new and has it. */
export function besideOf(name: string, items: readonly Item[], answers: CountAnswers): readonly string[] {
  const known = [...items, ...answers.filter((one): one is NewAnswer => one.kind === 'new')];
  return known.filter((one) => nameKey(one.name) === nameKey(name)).map(({ id }) => id);
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
 * What is kept of a count after it has gone on from `before` to `answers`. What another tab has kept of the same
 * location meanwhile stays, and of the same item what was said last.
 */
export function keptAfter(kept: CountAnswers, before: CountAnswers, answers: CountAnswers): CountAnswers {
  const [known, ids] = [new Set(before), new Set(answers.map(({ id }) => id))];
  const taken = new Map(before.filter(({ id }) => !ids.has(id)).map((answer) => [answer.id, answer]));
  const said = new Map(before.map((answer) => [answer.id, answer]));
  /** That it is saved is nothing newer than what another tab has counted of it since; what is said anew, in the same words too, is. */
  const isOvertaken = (answer: CountAnswer): boolean => {
    if (answer.kind !== 'item' || answer.isSaved !== true) return false;
    const was = said.get(answer.id);
    if (was) return !kept.some((one) => isSaid(one, was));
    // With what failed goes what was saved before: it was no longer among what was kept.
    return kept.some((one) => one.id === answer.id && !isSaid(withoutMark(one), withoutMark(answer)));
  };
  const news = answers.filter((answer) => !known.has(answer) && !isOvertaken(answer));
  const given = new Map(news.map((answer) => [answer.id, answer]));
  const left = kept.filter((answer) => {
    const back = taken.get(answer.id);
    return !given.has(answer.id) && (back === undefined || !isSaid(back, answer));
  });
  return [...left, ...given.values()];
}

/** Whether two answers say the same; what was known as they were given is a list, which storage gives anew. */
const isSaid = (one: CountAnswer, other: CountAnswer): boolean =>
  isSame({ ...one, beside: undefined }, { ...other, beside: undefined });

const withoutMark = (answer: CountAnswer): CountAnswer =>
  answer.kind === 'item' ? { ...answer, isSaved: undefined } : answer;

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
  added: readonly NewAnswer[];
  /** Those of them of which an item of that name has been recorded since they were given. */
  recorded: readonly NewAnswer[];
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
  const added: NewAnswer[] = [];
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
  const named = itemsNamed(items, added);
  const seen = withSeen(added, named, answers);
  return {
    changed,
    gone,
    added: seen,
    recorded: seen.filter((one) => isRecorded(one, named, sentAs)),
    same,
    left: items.length - counted,
    missing,
    overtaken,
  };
}

/** The items that are called as something new, by their names as those are compared: there may be 100,000 of others. */
function itemsNamed(
  items: readonly Item[],
  added: readonly NewAnswer[],
): ReadonlyMap<string, readonly Item[]> {
  const named = new Map<string, Item[]>(added.map(({ name }) => [nameKey(name), []]));
  if (named.size > 0) for (const item of items) named.get(nameKey(item.name))?.push(item);
  return named;
}

const namedAs = (named: ReadonlyMap<string, readonly Item[]>, name: string): readonly Item[] =>
  named.get(nameKey(name)) ?? [];

/** What is new, with what of its name has an answer of this count by now: whoever gave that has seen it. */
function withSeen(
  added: readonly NewAnswer[],
  named: ReadonlyMap<string, readonly Item[]>,
  answers: CountAnswers,
): readonly NewAnswer[] {
  const answered = new Set(answers.map(({ id }) => id));
  const others = new Map<string, string[]>([...named.keys()].map((key) => [key, []]));
  for (const one of answers) if (one.kind === 'new') others.get(nameKey(one.name))?.push(one.id);
  return added.map((one) => {
    const seen = namedAs(named, one.name).filter(({ id }) => answered.has(id));
    const alsoNew = others.get(nameKey(one.name)) ?? [];
    return { ...one, beside: [...(one.beside ?? []), ...seen.map(({ id }) => id), ...alsoNew] };
  });
}

/** Whether there is an item of its name that nobody who gave the answer has seen. */
function isRecorded(
  { name, beside = [] }: NewAnswer,
  named: ReadonlyMap<string, readonly Item[]>,
  sentAs: SentAs,
): boolean {
  const known = new Set(beside.flatMap((id) => [id, sentAs(id)]));
  return namedAs(named, name).some(({ id }) => !known.has(id));
}

/** So many things are named in a sentence. */
export const NAMED = 5;

/** What somebody else has recorded meanwhile of what is new, and what can be done about it. */
export function recordedText(recorded: readonly Pick<NewAnswer, 'name'>[]): string {
  const names = [...new Set(recorded.map(({ name }) => name))];
  const all = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' and others' : ''}`;
  return `Recorded here meanwhile: ${all}. Open it to take it out of the count, or save it again to add another one.`;
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

/** What accepting does; undefined where nothing differs. `deletesGone`: else their quantity is 0 from then on. */
export function changeOfCount(
  at: Location,
  { changed, gone, added }: Differences,
  deletesGone: boolean,
): Extract<Change, { kind: 'count' }> | undefined {
  const change = {
    kind: 'count',
    at,
    counts: [...changed, ...(deletesGone ? [] : gone.map((item) => ({ item, quantity: 0 })))],
    gone: deletesGone ? gone : [],
    added: added.flatMap(({ id, name, quantity, beside }) => {
      const checked = checkItemForm({
        ...EMPTY_ITEM_FORM,
        name,
        quantity: String(quantity),
        location_id: at.id,
      });
      return checked.ok ? [{ id, input: checked.value, beside: beside ?? [] }] : [];
    }),
  } as const;
  return change.counts.length + change.gone.length + change.added.length > 0 ? change : undefined;
}

/** In the order in which they are counted. */
export const inCountOrder = (items: readonly Item[]): readonly Item[] => sortedByName(items);
