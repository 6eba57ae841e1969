import { decodeServerUrl } from '../../../contract/answers.ts';
import type { Feature } from '../../../contract/builtins.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { learnFeatures } from '../host/features.ts';
import type { Http } from '../host/http.ts';

const SERVER: Feature = 'server';

/** Where the host says people reach it; undefined where it does not say. Rejects with a Failure. */
export async function readServerUrl(http: Http, signal: AbortSignal): Promise<string | undefined> {
  await learnFeatures(http, signal);
  if (!http.features().has(SERVER)) return undefined;
  return http.request({
    operation: 'server address fetch',
    path: '/api/server',
    timeout: TIMEOUTS.items,
    signal,
    decode: decodeServerUrl,
  });
}
