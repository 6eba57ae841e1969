import { hasMoreValues } from '../../http/jsonSize.ts';
import { fieldOf, shownText } from '../../../contract/loose.ts';
import { AnalysisFailure } from '../provider.ts';

/** A provider's own words, made fit to be shown: '' where there are none. */
export type Quote = (words: unknown) => string;

const QUOTE_MAX = 200;

/** Quotes on one line and cut, and never the key: some providers repeat it. */
export function createQuote(key: string | undefined): Quote {
  return (words) => {
    const text = shownText(words, 10 * QUOTE_MAX);
    const safe = key === undefined ? text : text.replaceAll(key, '…');
    const line = shownText(safe.replace(/\s+/g, ' '), QUOTE_MAX);
    return line === '' ? '' : `: “${line}”`;
  };
}

const REPEATABLE = [408, 425, 429];

/** Why an answer that is not good is not, by its status. */
export function failureOfStatus(response: Response, text: string, quote: Quote): AnalysisFailure {
  const { status, headers } = response;
  const words = quote(wordsOf(text));
  const isRepeatable = REPEATABLE.includes(status) || status >= 500;
  const retryAfter = secondsOf(headers.get('Retry-After'));
  return new AnalysisFailure(messageOf(status, words), {
    isRepeatable,
    status,
    ...(isRepeatable && retryAfter !== undefined && { retryAfter }),
  });
}

function messageOf(status: number, words: string): string {
  if (status >= 300 && status < 400) {
    return `The provider sends on to another address (${status}), which is not followed: STOWAGE_ANALYSIS_URL may be wrong.`;
  }
  if (status === 401 || status === 403)
    return `The provider does not accept the key of this server (${status}).`;
  if (status === 404) return `The provider knows neither this address nor this model (404)${words}`;
  if (status === 413) return 'The photo is too large for the provider (413).';
  if (status === 429) return `The provider has had too many requests (429)${words}`;
  if (status >= 500 || status === 408) return `The provider is in trouble (${status})${words}`;
  return `The provider refused the request (${status})${words}`;
}

/** Values of an answer around the text of a model: it has some dozens, and more would take long to parse. */
export const VALUES_MAX = 10_000;

/** What the provider says about it, in the shapes that they have. */
function wordsOf(text: string): unknown {
  if (hasMoreValues(text, VALUES_MAX)) return undefined;
  try {
    const answer: unknown = JSON.parse(text);
    const error = fieldOf(Array.isArray(answer) ? answer[0] : answer, 'error', 'detail', 'message');
    return typeof error === 'string' ? error : fieldOf(error, 'message');
  } catch {
    // A web page says nothing that helps.
    return /^\s*</.test(text) ? undefined : text;
  }
}

/** Retry-After: seconds, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - Date.now()) / 1000)) : undefined;
}

/** Where no answer came, or only a part of one. */
export function failureToConnect(error: unknown): AnalysisFailure {
  const code = codeOf(error);
  const isName = code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  return new AnalysisFailure(
    isName
      ? 'The provider cannot be found: STOWAGE_ANALYSIS_URL may be wrong, or the server has no network.'
      : `The provider does not answer${code === undefined ? '' : ` (${code})`}: it may not be running.`,
    { isRepeatable: true },
  );
}

function codeOf(error: unknown): string | undefined {
  const code = fieldOf(error, 'code') ?? fieldOf(fieldOf(error, 'cause'), 'code');
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : undefined;
}

/** The failure that a package has wrapped; `unreadable` for whatever else it threw over an answer. */
export function failureIn(error: unknown): AnalysisFailure {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof AnalysisFailure) return at;
  }
  return new AnalysisFailure('The provider answered something that cannot be read.');
}
