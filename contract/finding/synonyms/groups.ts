import { ADJECTIVE_GROUPS } from './adjectives.ts';

/** Words that mean the same; a phrase is one of them, too. */
export type Group = readonly string[];

let lists: readonly string[] = [];
let read: readonly Group[] | undefined;

/**
 * Takes the names of things, lists with a line for what means the same. They come by themselves (vocabulary/names.ts): a browser fetches
 * them for its first search, for they are as large as a quarter of the app, and without them it finds what is called as it was typed.
 */
export function learnNames(named: readonly string[]): void {
  lists = named;
  read = undefined;
}

/**
 * Words that mean the same in a workshop: of colours and sizes until names are learnt, then of all, which are other groups. Read when they
 * are asked for: a start needs none of these thousands.
 */
export const groups = (): readonly Group[] => (read ??= readGroups());

/** What is made of the groups, made anew once they are others. */
export function madeOfGroups<Made>(make: () => Made): () => Made {
  let made: { of: readonly Group[]; what: Made } | undefined;
  return () => {
    if (made?.of !== groups()) made = { of: groups(), what: make() };
    return made.what;
  };
}

const readGroups = (): readonly Group[] => [
  ...lists.flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(', ')),
  ),
  ...ADJECTIVE_GROUPS,
];
