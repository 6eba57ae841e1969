import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Ended } from '../ended.ts';
import { heard } from '../heard.ts';
import type { Terminal } from './terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The terminal that the process runs in; which ends where nobody can be told any more what it does. */
export function processTerminal(): Terminal {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever reads no further, as `head`, knows that.
    if (code !== 'EPIPE') process.stderr.write(`What this command says cannot be written: ${message}.\n`);
    process.exit(1);
  });
  // What was to be told there is lost, and the work goes on.
  process.stderr.on('error', () => undefined);
  return {
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    askPassword: process.stdin.isTTY ? askPassword : undefined,
    readLine: process.stdin.isTTY ? undefined : () => firstLine(process.stdin),
    showProgress: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001b[K${text}`) : undefined,
    untilEnded,
  };
}

async function untilEnded<T>(work: (ended: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = (signal: 'SIGINT' | 'SIGTERM'): void => {
    // With no listener left, the next one ends the process at once.
    forget();
    ending.abort(new Ended(signal));
  };
  const forget = (): void => void SIGNALS.forEach((signal) => process.off(signal, end));
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(ending.signal);
  } finally {
    forget();
  }
}

/** Longer than any password: who pipes in more means something else. */
const LINE_MAX = 64 * 1024;

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  let read = '';
  for await (const chunk of input.setEncoding('utf8')) {
    read += String(chunk);
    if (read.includes('\n') || read.length > LINE_MAX) break;
  }
  return /^[^\r\n]*/.exec(read)?.[0] ?? '';
}

async function askPassword(question: string): Promise<string> {
  process.stderr.write(question);
  // What readline would echo goes nowhere.
  const nowhere = heard(new Writable({ write: (_chunk, _encoding, done) => done() }));
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
