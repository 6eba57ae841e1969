import { write, writeSync } from 'node:fs';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** Lines that wait while others are written, in characters; what comes beyond that is dropped. */
const WAITING_MAX = 1024 * 1024;
/** Before a pipe that is full is tried again, in milliseconds. */
const PAUSE = 50;

/** The fields of a line that tell of people; nothing else in the log does. */
const OF_PEOPLE = ['address', 'user'];

/** How the settings want the log. */
export function logOptions({ logLevel, logPeople }: Pick<Config, 'logLevel' | 'logPeople'>): LoggerOptions {
  return { level: logLevel, ...(!logPeople && { redact: { paths: OF_PEOPLE, remove: true } }) };
}

/**
 * Where the log goes: a file that is open already, stderr as 2. Lines are written together, one write at a time, and
 * what is left when the process ends. A log that cannot be written, on a full disk or into a closed pipe, is lost and
 * nothing else: pino's own destination ends the process or never lets it end.
 */
export function logTo(file: number): { write(line: string): void } {
  let waiting = '';
  let isWriting = false;
  const next = (): void => {
    isWriting = waiting !== '';
    if (!isWriting) return;
    const bytes = Buffer.from(waiting);
    waiting = '';
    send(bytes);
  };
  const send = (bytes: Buffer): void => {
    write(file, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => send(bytes), PAUSE).unref();
      if (!error && written < bytes.length) return send(bytes.subarray(written));
      next();
    });
  };
  process.once('exit', () => {
    try {
      writeSync(file, waiting);
    } catch {
      // Nobody is left to be told.
    }
  });
  return {
    write(line) {
      if (waiting.length + line.length > WAITING_MAX) return;
      waiting += line;
      if (!isWriting) next();
    },
  };
}
