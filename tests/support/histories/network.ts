import { PEOPLE, type Answering, type Backend, type Person, type ServerItem } from './backend.ts';
import type { Arriving } from './replica.ts';
import { FEATURES, FEATURES_HEADER } from '../../../contract/builtins.ts';
import { record } from '../../server/answers.ts';
import type { VirtualTime } from './virtualTime.ts';

/** What can befall one request. 'before' and 'after' say on which side of the server's commit. */
export const FAULTS = [
  /** No connection: the server never hears of it. */
  'refused',
  /** Swallowed before the server: the browser waits until its time is over. */
  'unanswered-before',
  /** The server has done it, and the answer never comes. */
  'unanswered-after',
  /** It reaches the server only after the browser has given up. */
  'late',
  /** The connection breaks after the commit. */
  'lost-after',
  /** The answer breaks off in its body. */
  'cut-after',
  /** 500 by the server. */
  'failed-before',
  'failed-after',
  /** 502 by a proxy. */
  'gateway-before',
  'gateway-after',
  /** 503 by the server. */
  'unavailable-before',
  /** 409 by the server. */
  'conflict-before',
  /** 422 by the server, with a message at a field. */
  'invalid-before',
  /** 429 by a proxy. */
  'too-many-before',
  /** Nothing is wrong, but it takes three seconds. */
  'slow',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A tab, as far as the network knows it. */
export interface Sender {
  readonly profile: number;
  readonly isAlive: boolean;
}

/** A request on its way. */
export interface Flight extends Arriving {
  readonly sender: Sender;
  /** Whose token it carries. */
  readonly person: Person | undefined;
}

/** Who looks on; `Seen` is what is looked at in the database after each write. */
export interface Onlooker<Seen = readonly ServerItem[]> {
  /** It leaves the browser. */
  left(flight: Flight): void;
  /** The browser waits for its answer no longer: it has one with this status, or will never have one. */
  over(flight: Flight, status: number | undefined): void;
  /** The server has worked on it. */
  done(flight: Flight, seen: Seen): void;
}

/** From browser to server and back, each, in ms. */
const LATENCY = 20;
const SLOW = 3000;
/** Longer than any call of these histories waits. */
const LATE = 12_000;

/** What every answer of the server itself carries. */
const SERVER_HEADERS: [string, string][] = [
  ['content-type', 'application/json'],
  [FEATURES_HEADER, FEATURES.join(', ')],
];

function refusal(
  status: number,
  statusText: string,
  error: string,
  fields?: Record<string, string>,
): Answering {
  const body = JSON.stringify({ message: `${statusText} (of the history).`, error, fields });
  return { status, statusText, headers: SERVER_HEADERS, body };
}

const BAD_GATEWAY: Answering = {
  status: 502,
  statusText: 'Bad Gateway',
  headers: [['content-type', 'text/html']],
  body: '<h1>502</h1>',
};
const SERVER_ERROR = refusal(500, 'Internal Server Error', 'internal');

/** What is answered instead of asking the server. */
const INSTEAD: Partial<Record<Fault, Answering>> = {
  'failed-before': SERVER_ERROR,
  'gateway-before': BAD_GATEWAY,
  'unavailable-before': refusal(503, 'Service Unavailable', 'unavailable'),
  'conflict-before': refusal(409, 'Conflict', 'conflict'),
  'invalid-before': refusal(422, 'Unprocessable Entity', 'invalid', { notes: 'Not these notes.' }),
  'too-many-before': { ...BAD_GATEWAY, status: 429, statusText: 'Too Many Requests' },
};

/** Between the browsers and the server: everything that goes wrong goes wrong here. */
export class Network<Seen = readonly ServerItem[]> {
  /** Whether the server runs and can be reached. */
  isUp = true;
  /** What befalls the next requests that write, one each. */
  faults: Fault[] = [];
  /** The same for the next requests of any kind. */
  anyFaults: Fault[] = [];
  readonly #time: VirtualTime;
  readonly #backend: Backend;
  readonly #onlooker: Onlooker<Seen>;
  readonly #look: () => Promise<Seen>;
  readonly #people = new Map<string, Person>();
  /** Idempotency keys that have got through to the server, or are on their way there. */
  readonly #claimed = new Set<string>();
  readonly #held = new Set<Request>();
  #turn: Promise<unknown> = Promise.resolve();

  /** `look` reads what the onlooker is shown, past the API. */
  constructor(time: VirtualTime, backend: Backend, onlooker: Onlooker<Seen>, look: () => Promise<Seen>) {
    this.#time = time;
    this.#backend = backend;
    this.#onlooker = onlooker;
    this.#look = look;
  }

  /** Does `work` while the server works on nothing. */
  whileIdle(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn;
    return turn;
  }

  /** `fetch` for one tab. */
  fetchOf(sender: Sender): typeof fetch {
    return async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      // Node forgets to abort a request that nobody holds any more.
      this.#held.add(request);
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const token = /^Bearer (.*)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
      const body = await request.text();
      const flight: Flight = {
        sender,
        person: this.#people.get(token),
        method: request.method,
        path: pathname + search,
        headers,
        body,
      };
      try {
        return await new Promise((resolve, reject) =>
          this.#send(flight, request.signal, { resolve, reject }),
        );
      } finally {
        this.#held.delete(request);
      }
    };
  }

  #send(
    flight: Flight,
    signal: AbortSignal,
    promise: { resolve: (response: Response) => void; reject: (error: unknown) => void },
  ): void {
    let isOver = false;
    const end = (settle: () => void, status?: number): void => {
      if (isOver) return;
      isOver = true;
      this.#onlooker.over(flight, status);
      // Nothing of a closed tab goes on.
      if (flight.sender.isAlive) settle();
    };
    const fail = (text: string): void => end(() => promise.reject(new TypeError(text)));
    this.#onlooker.left(flight);
    signal.addEventListener('abort', () => end(() => promise.reject(signal.reason)));

    const isWrite = flight.method !== 'GET' && flight.path !== '/api/login';
    const fault = this.#faultFor(
      flight,
      (isWrite ? this.faults.shift() : undefined) ?? this.anyFaults.shift(),
    );
    const { life } = this.#backend;
    const back = (answer: Answering): void => {
      this.#time.after(LATENCY, () => {
        if (this.#backend.life !== life) return fail('socket hang up');
        return end(() => promise.resolve(responseOf(answer, fault === 'cut-after')), answer.status);
      });
    };
    const instead = fault && INSTEAD[fault];
    if (fault === 'refused') return void this.#time.after(1, () => fail('connection refused'));
    if (fault === 'unanswered-before') return undefined;
    if (instead) return back(instead);
    const delay = fault === 'late' ? LATE : fault === 'slow' ? SLOW : LATENCY;
    this.#time.after(delay, () => {
      if (!this.isUp) return fail('connection refused');
      // A connection ends with the server that it was made to.
      if (this.#backend.life !== life) return fail('socket hang up');
      void this.#ask(flight).then((answer) => {
        if (fault === 'unanswered-after' || fault === 'late') return;
        if (fault === 'lost-after') fail('socket hang up');
        else if (fault === 'failed-after') back(SERVER_ERROR);
        else if (fault === 'gateway-after') back(BAD_GATEWAY);
        else back(answer);
      });
    });
  }

  /** What may befall this request: a server that has taken it, or is about to, does not refuse its repeat, nor ever a read for its content. */
  #faultFor({ method, path, headers, body }: Flight, fault: Fault | undefined): Fault | undefined {
    if (method === 'GET' && (fault === 'conflict-before' || fault === 'invalid-before')) return 'refused';
    const change =
      method === 'PATCH' || method === 'DELETE' ? `${method} ${path.replace(/\?.*/, '')} ${body}` : undefined;
    const key = headers['idempotency-key'] ?? change;
    if (key === undefined) return fault;
    if (fault === 'conflict-before' || fault === 'invalid-before') {
      return this.#claimed.has(key) ? 'refused' : fault;
    }
    if (fault === undefined || fault === 'slow' || fault === 'late' || fault.endsWith('-after'))
      this.#claimed.add(key);
    return fault;
  }

  /** One request after the other, so that it is known which one changed what. */
  #ask(flight: Flight): Promise<Answering> {
    const asked = this.#turn.then(async () => {
      const answer = await this.#backend.answer(flight);
      if (flight.path === '/api/login' && answer.status === 200) {
        const { token, username } = record(JSON.parse(answer.body));
        const person = PEOPLE.find((name) => name === username);
        if (person) this.#people.set(String(token), person);
      }
      if (flight.method !== 'GET') this.#onlooker.done(flight, await this.#look());
      return answer;
    });
    this.#turn = asked;
    return asked;
  }
}

function responseOf({ status, statusText, headers, body }: Answering, isCut: boolean): Response {
  const init = { status, statusText, headers };
  if (status === 204 || status === 304) return new Response(null, init);
  return new Response(isCut ? cutOff(body) : body, init);
}

/** The first half of `text`, and then an error. */
function cutOff(text: string): ReadableStream<Uint8Array> {
  let isFirst = true;
  return new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      else controller.error(new TypeError('terminated'));
      isFirst = false;
    },
  });
}
