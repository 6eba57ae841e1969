import type { Failure } from '../../failure.ts';
import type { Notice } from './unprovided.ts';

/** A write that failed, under the title `text`; one of which nobody knows the outcome is not called a failure. */
export function failureNotice(text: string, { outcome, message }: Failure): Notice {
  return outcome === 'unknown'
    ? { kind: 'warning', text: 'No answer from the server', detail: message }
    : { kind: 'error', text, detail: message };
}

/** The same of a deletion: where nobody knows whether the record is still there, it stands until somebody closes it. */
export function deletionFailureNotice(text: string, failure: Failure): Notice {
  return { ...failureNotice(text, failure), ...(failure.outcome === 'unknown' && { duration: Infinity }) };
}
