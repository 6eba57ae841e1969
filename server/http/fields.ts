import type { Call } from './environment.ts';
import { queryText } from './parameters.ts';

/**
 * Whether an answer's field of this name is asked for: by the query `fields`, which may name others that nobody knows,
 * or as one of `always`. Without that query every one is.
 */
export function askedFields(c: Call, always: readonly string[] = []): (name: string) => boolean {
  const names = queryText(c, 'fields')?.split(',');
  if (!names) return () => true;
  const asked = new Set([...always, ...names.map((name) => name.trim())]);
  return (name) => asked.has(name);
}

/** An answer with the fields that are asked for and no others ({@link askedFields}). */
export function wantedFields(c: Call): (answer: object) => object {
  const isAsked = askedFields(c);
  return (answer) => Object.fromEntries(Object.entries(answer).filter(([name]) => isAsked(name)));
}
