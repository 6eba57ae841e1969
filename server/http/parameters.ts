import { UNLESS_THERE_HEADER, UNLESS_THERE_MAX } from '../../contract/builtins.ts';
import { idProblem, textProblem } from '../../contract/texts.ts';
import { malformed, notFound } from '../problems.ts';
import type { Call } from './environment.ts';

/** The decoded part of the path; throws 404 '`what` not found' for one that cannot name anything. */
export function pathPart(c: Call, name: string, what: string): string {
  const value = c.req.param(name) ?? '';
  if (value === '' || idProblem(value, what) !== undefined) throw notFound(what);
  return value;
}

/** A lookup's number from the path; 404 for anything else. */
export function pathNumber(c: Call, name: string, what: string): number {
  const text = pathPart(c, name, what);
  if (!/^\d{1,15}$/.test(text)) throw notFound(what);
  return Number(text);
}

/** A text of the query, or undefined when it is absent or empty; throws 400 for one that no field could hold. */
export function queryText(c: Call, name: string): string | undefined {
  const value = c.req.query(name);
  if (value === undefined || value === '') return undefined;
  const problem = textProblem(value, name);
  if (problem !== undefined) throw malformed(problem);
  return value;
}

/** A whole number of the query; throws 400 outside `least` to `most`. */
export function queryNumber(c: Call, name: string, least: number, most: number): number | undefined {
  const text = queryText(c, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= least && value <= most) return value;
  throw malformed(`${name} must be a whole number from ${least} to ${most}.`);
}

/**
 * Whether the state of this version is the one that `If-Match` asks for; without the header every one is. Tags are
 * compared strongly, as HTTP has it: a weak tag (W/"3"), like whatever is no tag at all, matches nothing.
 */
export function matcherOf(c: Call): (version: number) => boolean {
  const header = c.req.header('If-Match');
  if (header === undefined || header.trim() === '*') return () => true;
  const tags = header.split(',').map((tag) => tag.trim());
  return (version) => tags.includes(etagOf(version));
}

/**
 * The ids of items that a new one may lie beside though they have its name; undefined where it may beside any. Throws 400 for what
 * cannot be ids.
 */
export function knownThere(c: Call): readonly string[] | undefined {
  const header = c.req.header(UNLESS_THERE_HEADER)?.trim();
  if (header === undefined) return undefined;
  if (header === 'none') return [];
  const ids = header.split(',').map((id) => id.trim());
  if (ids.length <= UNLESS_THERE_MAX && ids.every((id) => /^[\w-]{1,64}$/.test(id))) return ids;
  throw malformed(
    `${UNLESS_THERE_HEADER} must be 'none' or 1 to ${UNLESS_THERE_MAX} ids with commas between.`,
  );
}

/** The ETag of an item or location: its version. */
export const etagOf = (version: number): string => `"${version}"`;

/** Whether an If-None-Match names this tag; a weak form of it will do, as HTTP has it. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
