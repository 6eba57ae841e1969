/**
 * How a place stands in one cell of a file: 'Workshop > Cabinet > "Nuts/Bolts"'. A name that could be read as more than
 * one is quoted, its quotes doubled, so that every path comes back as it was.
 */

const JOINER = ' > ';
/** What a reader may take for a joiner. */
const JOINS = /[>›/]/;

/** The names from the root down as one text; `namesIn` gives the same names back. */
export const pathText = (names: readonly string[]): string => names.map(quoted).join(JOINER);

const quoted = (name: string): string =>
  JOINS.test(name) || name.startsWith('"') ? `"${name.replaceAll('"', '""')}"` : name;

/** A quoted name, with the joiner before it: only one that fills its whole step of the path. */
const QUOTED_STEP = /(^|›| > |\/)(\s*"(?:[^"]|"")*"\s*)(?=$|›| > |\/)/g;
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/;

/**
 * The names that a path has, as they stand there. It is split at '›'; where there is none at ' > ', and else at '/', for
 * that may belong to a name. What is quoted is never split.
 */
export function namesIn(path: string): string[] {
  const masked = path.replaceAll(
    QUOTED_STEP,
    (_whole, joiner: string, name: string) => joiner + '_'.repeat(name.length),
  );
  const joiner = ['›', JOINER].find((one) => masked.includes(one)) ?? '/';
  let at = 0;
  return masked.split(joiner).map(({ length }) => {
    const name = path.slice(at, at + length);
    at += length + joiner.length;
    return QUOTED.exec(name)?.[1]?.replaceAll('""', '"') ?? name;
  });
}
