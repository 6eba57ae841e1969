import type { Logger } from 'pino';

/** What only a process can tell and do; a part of Node's. */
interface FaultSource {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

interface Ending {
  log: Logger;
  /** Makes it known, so that nothing new is begun. */
  tell(): void;
  /** Answers what is under way and closes everything. */
  close(): Promise<void>;
  /** How long `close` may take, in milliseconds. */
  limit: number;
}

/** Not 0, so that whatever watches over the server starts it again. */
const FAULT = 1;

/**
 * Ends the process after an error that nothing has caught: it may have left anything half done, so going on is no
 * choice, and neither is to cut off everyone who waits for an answer. Further ones meanwhile are logged.
 */
export function endOnFault(source: FaultSource, { log, tell, close, limit }: Ending): void {
  let isEnding = false;
  const end = async (err: unknown): Promise<void> => {
    log.fatal({ err }, 'unexpected fault: the server ends as soon as what is under way is answered');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => source.exit(FAULT), limit).unref();
    tell();
    await close().catch((error: unknown) => log.error({ err: error }, 'not everything could be closed'));
    source.exit(FAULT);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    source.on(event, (error) => void end(error));
  }
}
