import { hasMoreValues } from '../../http/jsonSize.ts';
import { AnalysisFailure } from '../provider.ts';
import { type Quote, VALUES_MAX, failureOfStatus, failureToConnect } from './failures.ts';

/** Largest answer of a provider, in bytes. */
export const ANSWER_MAX = 2 * 1024 * 1024;

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * fetch for a provider's package. It follows no redirect, reads at most {@link ANSWER_MAX} bytes, and gives only a
 * good answer that is JSON, already read. Everything else rejects with an {@link AnalysisFailure}, which the packages
 * pass on as it is or as a cause. The signal in `init` ends it, the reading too.
 */
export function createGuardedFetch(quote: Quote): Fetch {
  return async (input, init) => {
    // The address is the administrator's: whoever answers there may not send the key and the photo elsewhere.
    const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : failureToConnect(error);
    });
    const text = await readAll(response).catch((error: unknown) => {
      throw error instanceof AnalysisFailure || init?.signal?.aborted ? error : failureToConnect(error);
    });
    if (!response.ok) throw failureOfStatus(response, text, quote);
    if (!isJson(text)) throw notJson(text);
    return new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } });
  };
}

async function readAll(response: Response): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest. Node's streams can be iterated, which the DOM's types do not know.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > ANSWER_MAX) {
      throw new AnalysisFailure(`The provider answered more than ${ANSWER_MAX / 1024 / 1024} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(text: string): boolean {
  if (hasMoreValues(text, VALUES_MAX)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function notJson(text: string): AnalysisFailure {
  if (text.trim() === '') return new AnalysisFailure('The provider answered nothing.');
  return new AnalysisFailure(
    /^\s*</.test(text)
      ? 'The provider answered with a web page: STOWAGE_ANALYSIS_URL may be wrong.'
      : 'The provider answered something that cannot be read.',
  );
}
