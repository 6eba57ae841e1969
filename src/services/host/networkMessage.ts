import { isFailure } from '../../failure.ts';
import { NETWORK_MESSAGES } from './offlineFailure.ts';

/** What is known about a call that got no answer. */
export interface NetworkFault {
  /** Whether the API host is the origin that the app itself came from. */
  sameOrigin: boolean;
  /** `navigator.onLine`. */
  onLine: boolean;
  /** The text of the browser's own error. */
  browserText: string;
  /** Whether an opaque (no-cors) probe of the host was answered. */
  probeAnswered: boolean;
}

/** Which of the four messages a call without an answer gets (decisions, Errors). */
export function networkMessage({ sameOrigin, onLine, browserText, probeAnswered }: NetworkFault): string {
  if (!onLine) return NETWORK_MESSAGES.offline;
  if (browserText === 'Load failed') return NETWORK_MESSAGES.rejected;
  if (sameOrigin) return NETWORK_MESSAGES.offline;
  return probeAnswered ? NETWORK_MESSAGES.blocked : NETWORK_MESSAGES.unreachable;
}

/** What this browser knows of the way to the API host. */
export interface NetworkProbe {
  sameOrigin: boolean;
  onLine(): boolean;
  /** Whether the host answers at all, to a request whose answer nobody may read. */
  isAnswered(): Promise<boolean>;
}

/** `error`, a failure without an answer with the message that fits it best (ERR-41 to ERR-44). */
export async function explainedNetwork(error: unknown, network: NetworkProbe): Promise<unknown> {
  if (!isFailure(error) || error.kind !== 'offline') return error;
  const { sameOrigin } = network;
  const onLine = network.onLine();
  // Asked only where the answer makes a difference.
  const probeAnswered = onLine && !sameOrigin && (await network.isAnswered());
  const message = networkMessage({
    sameOrigin,
    onLine,
    browserText: error.browserText ?? '',
    probeAnswered,
  });
  return { ...error, message };
}
