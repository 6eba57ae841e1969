import type { Notice } from '../kit/unprovided.ts';
import {
  isTyped,
  isUnadded,
  type KeptWords,
  type RecalledEvent,
  type SynonymsContext,
  toldLost,
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
  return {
    missing: { lost: [...untold.reduce(without, lost.filter(isMissing)), ...untold], recalled: [] },
    notices: untold.map((words) => toldLost(words)),
  };
}

/** After the first of `undoing` could not be brought back. */
export const withLost = ({ undoing, lost }: SynonymsContext): Pick<SynonymsContext, 'undoing' | 'lost'> => {
  const [first = [], ...others] = undoing;
  return { undoing: others, lost: [...without(lost, first), first] };
};

/** After it was. */
export const withBack = ({ undoing, lost }: SynonymsContext): Pick<SynonymsContext, 'undoing' | 'lost'> => {
  const [first = [], ...others] = undoing;
  return { undoing: others, lost: without(lost, first) };
};

/** Without those that a person does not want back. */
export const without = (lost: readonly Words[], words: Words): readonly Words[] =>
  lost.filter((others) => keyOf(others) !== keyOf(words));

const keyOf = (words: Words): string => words.join().toLowerCase();
const isSome = (words: Words): boolean => words.length > 0;
