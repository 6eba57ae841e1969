import { type Failure, failure } from '../../failure.ts';

/** Section 8, Locations: what a call without an answer is told as. */
export const NETWORK_MESSAGES = {
  offline: 'Network error: Unable to connect to the server. Please check your internet connection.',
  unreachable: 'Network error: API server is unreachable or CORS issue. Please try again later.',
  blocked: 'Network error: Request blocked by CORS policy. Contact administrator.',
  rejected: 'Server rejected the update. The location could not be saved.',
} as const;

/** A call that got no answer at all. */
export function offlineFailure(browserText = ''): Failure {
  return failure('offline', NETWORK_MESSAGES.offline, { title: 'Network error', browserText });
}
