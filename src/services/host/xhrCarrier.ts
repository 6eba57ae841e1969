import { UPLOAD_TIMEOUTS } from '../../../contract/limits.ts';
import { timeoutFailure } from './errors.ts';
import type { Answering, Carrier } from './carrier.ts';
import { offlineFailure } from './offlineFailure.ts';

export interface UploadBody {
  form: FormData;
  /** 0 to 100, of the bytes that have left. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Carries a form by XMLHttpRequest, because `fetch` tells nothing of an upload's progress. It is given up when no
 * byte leaves for 30 s, or 60 s after the last one, or after 10 min in all.
 */
export function carryForm({ form, onProgress, signal }: UploadBody): Carrier {
  return ({ method, url, headers }) =>
    new Promise<Answering>((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        clearTimeout(total);
        signal?.removeEventListener('abort', abort);
        end();
      };
      const giveUp = (): void => {
        settle(() => reject(timeoutFailure()));
        request.abort();
      };
      const within = (milliseconds: number): void => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, milliseconds);
      };
      const abort = (): void => {
        settle(() => reject(signal?.reason));
        request.abort();
      };
      const total = setTimeout(giveUp, UPLOAD_TIMEOUTS.total);

      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total: all }) => {
        within(UPLOAD_TIMEOUTS.stalled);
        if (lengthComputable && all > 0) onProgress?.(Math.floor((loaded / all) * 100));
      });
      request.upload.addEventListener('load', () => within(UPLOAD_TIMEOUTS.answer));
      request.addEventListener('load', () => settle(() => resolve(answerOf(request))));
      request.addEventListener('error', () => settle(() => reject(offlineFailure())));
      signal?.addEventListener('abort', abort, { once: true });

      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      within(UPLOAD_TIMEOUTS.stalled);
      request.send(form);
    });
}

function answerOf(request: XMLHttpRequest): Answering {
  const { status, statusText, responseText } = request;
  return {
    status,
    ok: status >= 200 && status < 300,
    statusText,
    headers: headersOf(request.getAllResponseHeaders()),
    text: async () => responseText,
  };
}

/** All headers that may be read; asking for one that may not puts a warning on the console. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
