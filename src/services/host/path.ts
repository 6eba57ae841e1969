import { failure } from '../../failure.ts';

/** Half of a surrogate pair makes encodeURIComponent throw. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * `text` as one segment of a path. '', '.' and '..' would ask for another resource, so they name nothing:
 * a Failure of kind 'not-found' is thrown before any call.
 */
export function segment(text: string): string {
  if (text === '' || text === '.' || text === '..' || LONE_SURROGATE.test(text)) {
    throw failure('not-found', `There is nothing with the id or label '${text}'`);
  }
  return encodeURIComponent(text);
}
