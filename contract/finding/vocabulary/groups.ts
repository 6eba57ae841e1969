import { ADJECTIVE_GROUPS } from '../synonyms/adjectives.ts';
import { HOUSEHOLD } from './household/lists.ts';
import { LEISURE } from './leisure/lists.ts';
import { TECHNOLOGY } from './technology/lists.ts';
import { WORKSHOP } from './workshop/lists.ts';

/** Words that mean the same; a phrase is one of them, too. */
export type Group = readonly string[];

let read: readonly Group[] | undefined;

/** Words that mean the same in a workshop. Read when they are asked for: a start, and the first screen, need none of these thousands. */
export const groups = (): readonly Group[] => (read ??= readGroups());

const readGroups = (): readonly Group[] => [
  ...[...HOUSEHOLD, ...WORKSHOP, ...TECHNOLOGY, ...LEISURE].flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(', ')),
  ),
  ...ADJECTIVE_GROUPS,
];
