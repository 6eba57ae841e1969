import { indexedText } from '../../../contract/searchWords.ts';
import { failureOf } from '../../failure.ts';
import type { Notice } from '../kit/unprovided.ts';
import {
  broughtBack,
  isTyped,
  isUnadded,
  type KeptWords,
  type RecalledEvent,
  type SynonymsContext,
  toldLost,
  toldListed,
  wordsOf,
} from './synonyms.context.ts';

type Words = readonly string[];

/** What is typed, and what was removed and is not back yet; undefined where there is nothing of either. */
export function keptWords(context: SynonymsContext): KeptWords | undefined {
  const { text, change, undoing, lost, recalled } = context;
  const missing = [...undoing, ...lost, ...recalled];
  const kept = {
    ...(isUnadded(context) && { text }),
    ...(change &&
      isTyped(change) && { id: change.group.id, was: change.group.words.join(), change: change.text }),
    // No word has a comma or a line break in it.
    ...(missing.length > 0 && { missing: missing.map((words) => words.join()).join('\n') }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** With what was kept: into fields in which nothing stands, and nothing of it is sent by itself. */
export function withRecalled({
  context,
  event: { kept },
}: {
  context: SynonymsContext;
  event: RecalledEvent;
}): Partial<SynonymsContext> {
  const { text, id, was = '', change, missing = '' } = kept;
  const typed =
    id !== undefined && change !== undefined
      ? { group: { id, words: [...wordsOf(was)] }, text: change }
      : undefined;
  return {
    ...(text !== undefined && !isUnadded(context) && { text, brought: '' }),
    change: context.change ?? typed,
    recalled: missing.split('\n').map(wordsOf).filter(isSome),
  };
}

/** Once the list is known: what is on it is not missing, however it came there; of what was recalled the rest is told. */
export function toldMissing({ groups, lost, recalled }: SynonymsContext): {
  missing: Pick<SynonymsContext, 'lost' | 'recalled'>;
  notices: readonly Notice[];
} {
  const listed = new Set(groups.map(({ words }) => keyOf(words)));
  const isMissing = (words: Words): boolean => !listed.has(keyOf(words));
  const untold = recalled.filter(isMissing);
  const back = lost.filter((words) => !isMissing(words));
  return {
    missing: { lost: [...untold.reduce(without, lost.filter(isMissing)), ...untold], recalled: [] },
    notices: [...back.map(toldListed), ...untold.map((words) => toldLost(words))],
  };
}

/** After the first of `undoing` could not be brought back. */
const withLost = ({ undoing, lost }: SynonymsContext): Pick<SynonymsContext, 'undoing' | 'lost'> => {
  const [first = [], ...others] = undoing;
  return { undoing: others, lost: [...without(lost, first), first] };
};

/** After it was. */
export const withBack = ({ undoing, lost }: SynonymsContext): Pick<SynonymsContext, 'undoing' | 'lost'> => {
  const [first = [], ...others] = undoing;
  return { undoing: others, lost: without(lost, first) };
};

/** After it failed: on the list all the same where somebody else was faster. */
export const afterFailure = (
  context: SynonymsContext,
  error: unknown,
): Pick<SynonymsContext, 'undoing' | 'lost'> =>
  isBack(context, error) ? withBack(context) : withLost(context);

export const toldUndoing = (context: SynonymsContext, error: unknown): Notice =>
  isBack(context, error) ? toldListed(broughtBack(context)) : toldLost(broughtBack(context), error);

/** The list alone may be one from before they were removed. */
const isBack = (context: SynonymsContext, error: unknown): boolean => {
  const key = keyOf(broughtBack(context));
  return failureOf(error).kind === 'conflict' && context.groups.some(({ words }) => keyOf(words) === key);
};

/** Without those that a person does not want back. */
export const without = (lost: readonly Words[], words: Words): readonly Words[] =>
  lost.filter((others) => keyOf(others) !== keyOf(words));

/** As the server tells groups apart. */
const keyOf = (words: Words): string => words.map(indexedText).toSorted().join();
const isSome = (words: Words): boolean => words.length > 0;
