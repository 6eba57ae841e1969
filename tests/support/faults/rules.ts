/** What can befall a request. */
export type Fault =
  /**
   * The connection breaks: before the request gets to the server, after the server has answered but before the first
   * byte of that, or in the middle of the answer's body. `reset` is rude (RST), `close` is polite (FIN).
   */
  | { kind: 'cut'; at: 'before' | 'after' | 'middle'; how?: 'close' | 'reset' }
  /** Nothing comes until the rule is lifted: request ('before') or answer ('after') then go on. */
  | { kind: 'hold'; at: 'before' | 'after' }
  | { kind: 'delay'; ms: number }
  /** Both ways. */
  | { kind: 'throttle'; bytesPerSecond: number }
  /** An answer by a proxy that got none, or lost it. */
  | { kind: 'gateway'; at: 'before' | 'after'; status: 502 | 503 | 504 };

/** Which requests; what is left out is any. */
export interface Which {
  method?: string;
  /** The path without its query, all of it, or what it has to match. */
  path?: string | RegExp;
}

/** For how long a fault holds; for good when nothing is said. */
export interface Extent {
  /** The first request that it befalls, of those that match from now on: 1 unless given. */
  nth?: number;
  /** How many requests in a row: all unless given. */
  times?: number;
  /** Milliseconds from the first one on: a line that is down for some time. */
  forMs?: number;
}

export interface Rules {
  /** From now on `fault` befalls what `which` names. The newest rule that fits decides. What it gives lifts it. */
  fault(which: Which, fault: Fault, extent?: Extent): () => void;
  /** The same for one request, the next that fits. */
  once(which: Which, fault: Fault): () => void;
  /** Ends every rule, and what is held goes on. */
  lift(): void;
}

interface Rule {
  which: Which;
  fault: Fault;
  extent: Extent;
  /** How many requests have fitted. */
  seen: number;
  /** Since when it has been at work, in epoch ms. */
  since: number | undefined;
  release(): void;
}

interface Asked {
  method: string;
  path: string;
}

/** The rules of a proxy, with what the proxy itself asks of them. */
export function createRules(now: () => number = Date.now) {
  let rules: Rule[] = [];
  const held = new WeakMap<Fault, Promise<void>>();

  const end = (rule: Rule): void => {
    rules = rules.filter((other) => other !== rule);
    rule.release();
  };

  const fault: Rules['fault'] = (which, wanted, extent = {}) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A fault of its own, so that what is held is found by it again.
    const rule: Rule = { which, fault: { ...wanted }, extent, seen: 0, since: undefined, release };
    held.set(rule.fault, released);
    rules.unshift(rule);
    return () => end(rule);
  };

  /** Whether it is the rule's turn; counts the request in any case. */
  const isDue = (rule: Rule): boolean => {
    const { nth = 1, times = Infinity, forMs = Infinity } = rule.extent;
    rule.seen += 1;
    if (rule.seen < nth || rule.seen >= nth + times) return false;
    rule.since ??= now();
    return now() - rule.since < forMs;
  };

  return {
    fault,
    once: (which: Which, wanted: Fault) => fault(which, wanted, { times: 1 }),
    lift(): void {
      for (const rule of rules) end(rule);
    },
    /** What befalls this request. */
    faultFor(asked: Asked): Fault | undefined {
      const due = rules.filter((rule) => names(rule.which, asked)).filter(isDue);
      return due[0]?.fault;
    },
    lifted: (of: Fault): Promise<void> => held.get(of) ?? Promise.resolve(),
    names,
  };
}

/** Whether `which` names the request. */
function names({ method, path }: Which, asked: Asked): boolean {
  const [bare = ''] = asked.path.split('?');
  if (method !== undefined && method !== asked.method) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === bare : path.test(bare);
}
