/** Length in characters as people count them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** C0 and C1 control characters, except tab and line ends: never typed, and a NUL breaks databases. */
// oxlint-disable-next-line no-control-regex -- control characters are the point
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
/** Half of a surrogate pair has no UTF-8 form: it would come back from the database as another text. */
const LONE_SURROGATE = /\p{Cs}/u;

/** What is wrong with a value that has to be a text; `what` names the field. */
export function textProblem(value: unknown, what: string): string | undefined {
  if (typeof value !== 'string') return `${what} must be a text.`;
  if (CONTROLS.test(value) || LONE_SURROGATE.test(value)) return `${what} contains a control character.`;
  return undefined;
}
