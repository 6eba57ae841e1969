import type { Failure } from '../../failure.ts';

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/500|Server error/, 'The server had an internal error. Your changes were saved locally.'],
  [/Load failed/, 'The server rejected the update. Check the fields, then save again.'],
  [
    /All API endpoints failed/,
    'Unable to connect to any API endpoint. Your changes are sent when one answers.',
  ],
  [/Network error/, 'Check your network connection. Your changes are sent when the server answers.'],
];

/**
 * What to think of a failed update, chosen by what its message contains (section 8, ERR-33 to ERR-37); undefined
 * when none of the known texts is in it.
 */
export function updateHint({ message, status, browserText }: Failure): string | undefined {
  const text = [message, status, browserText].filter((part) => part !== undefined).join(' ');
  return HINTS.find(([pattern]) => pattern.test(text))?.[1];
}
