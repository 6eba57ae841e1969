import type { Call } from './environment.ts';
import { queryText } from './parameters.ts';

/**
 * The fields that the query `fields` names, those of `always` and no others; names that nobody knows are passed over.
 * Without that query all fields.
 */
export function wantedFields(c: Call, always: readonly string[] = []): (answer: object) => object {
  const names = queryText(c, 'fields')?.split(',');
  if (!names) return (answer) => answer;
  const wanted = new Set([...always, ...names.map((name) => name.trim())]);
  return (answer) => Object.fromEntries(Object.entries(answer).filter(([name]) => wanted.has(name)));
}
