import { vi } from 'vitest';
import { FEATURES_HEADER } from '../../contract/builtins.ts';

const HOSTS_OWN = { [FEATURES_HEADER]: 'paging' };

/** An answer as a host gives it. */
export interface XhrAnswer {
  status: number;
  statusText?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request that waits for the test to decide what happens to it. */
export class FakeXhr extends EventTarget {
  /** Told each request that is sent. */
  static onSend: (request: FakeXhr) => void = () => {};
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  method = '';
  url = '';
  form = new FormData();
  aborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  #answered = '';

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(form: FormData): void {
    this.form = form;
    FakeXhr.onSend(this);
  }
  abort(): void {
    this.aborted = true;
  }
  getAllResponseHeaders(): string {
    return this.#answered;
  }

  /** `loaded` of 200 bytes have left. */
  progress(loaded: number): void {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 200 });
    this.upload.dispatchEvent(event);
  }
  /** All bytes have left. */
  allSent(): void {
    this.upload.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
  /** Of the host itself unless it is given other headers. */
  answer({ status, statusText = '', body = '', headers = HOSTS_OWN }: XhrAnswer): void {
    this.status = status;
    this.statusText = statusText;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.#answered = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.dispatchEvent(new Event('load'));
  }
}

/** Puts it in the browser's place until the end of the test; gives the request that is sent next. */
export function fakeXhr(): { next(): Promise<FakeXhr> } {
  const sent: FakeXhr[] = [];
  let waiting: ((request: FakeXhr) => void) | undefined;
  FakeXhr.onSend = (request) => {
    if (waiting) waiting(request);
    else sent.push(request);
    waiting = undefined;
  };
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return {
    next: async () => sent.shift() ?? new Promise((resolve) => (waiting = resolve)),
  };
}
