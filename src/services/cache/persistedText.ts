import { lacking, unreadIn } from '../../../contract/unread.ts';

/** An answer as the text that is kept of it, with the count of the records that it lacks. */
export function textOf(answer: unknown): string {
  const unread = isObject(answer) ? unreadIn(answer) : 0;
  return JSON.stringify(unread === 0 ? answer : { unread, answer });
}

/** The answer in a kept text; throws where it is none. */
export function answerIn<T>(text: string, decode: (stored: unknown) => T): T {
  const stored: unknown = JSON.parse(text);
  const isCounted = isObject(stored) && 'unread' in stored && 'answer' in stored;
  if (!isCounted || typeof stored.unread !== 'number') return decode(stored);
  const answer = decode(stored.answer);
  if (isObject(answer)) lacking(answer, stored.unread);
  return answer;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
