import { type BackupsTold, decodeBackups } from '../../../contract/account/backups.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { Http } from '../host/http.ts';

/** How it stands with the host's backups. Rejects with a Failure. */
export const readBackups = (http: Http, signal: AbortSignal): Promise<BackupsTold> =>
  http.request({
    operation: 'health check',
    path: '/api/health',
    timeout: TIMEOUTS.other,
    signal,
    // What is wrong with it says when the last backup was made, too.
    alsoAnswers: 503,
    decode: decodeBackups,
  });
