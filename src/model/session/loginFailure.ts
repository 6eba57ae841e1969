import type { Failure } from '../../failure.ts';

/** Section 8, ERR-11: shown when a refused login has no message of its own. */
export const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';

/**
 * What a failed login is told as (ERR-10): the host's own words where it had some, then what can be done. Credentials
 * are only spoken of where the host has looked at them.
 */
export function loginFailureText({ kind, status, message, retryAfter }: Failure): string {
  const said = message.trim();
  const because = said === '' ? '' : `${said} `;
  const unchecked = `${because}Your name and password were not checked: ${when(retryAfter)}.`;
  switch (kind) {
    case 'offline':
    case 'timeout':
    case 'bad-answer':
      return unchecked;
    case 'unavailable':
    case 'server':
      // No answer of the server's: nothing is known of it.
      if (status === undefined) return unchecked;
      return `${because}The server has a problem of its own, and has not checked your name and password: ${when(retryAfter)}.`;
    case 'too-many':
      return `${said || 'There were too many tries.'} You can ${when(retryAfter)}.`;
    default:
      return said || LOGIN_FAILED;
  }
}

function when(seconds: number | undefined): string {
  if (seconds === undefined || seconds === 0) return 'try again in a moment';
  if (seconds < 90) return `try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`;
  return `try again in ${Math.ceil(seconds / 60)} minutes`;
}
