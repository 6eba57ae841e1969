import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heard } from '../heard.ts';
import type { Asked } from './asked.ts';

/** What of the environment a program needs to run; keys and passwords of the server are no business of the child's. */
const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'HOME',
  'TZ',
  'LANG',
  // Whom the server trusts: a bucket that it reaches is reached from there too.
  'NODE_EXTRA_CA_CERTS',
];

interface Options {
  args?: readonly string[];
  /** For JavaScript alone, in MB; Node's own choice when it is not given. */
  heapMax?: number;
  env?: Readonly<Record<string, string>>;
}

/** Starts another program of ours, from a file of its source or of what is built from that. It says nothing. */
export function startOwnProcess(file: URL, { args = [], heapMax, env = {} }: Options = {}): ChildProcess {
  return heard(
    fork(fileURLToPath(file), args, {
      // Not those of the server: what it is debugged or tested with would be started twice.
      execArgv: heapMax === undefined ? [] : [`--max-old-space-size=${heapMax}`],
      env: { ...passedOn(), ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
}

function passedOn(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Lets the server end while the child runs; whatever may not outlive it is killed. */
export function unrefProcess(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** Kills it, whatever it does; settles once it is gone. */
export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/**
 * A process that is asked as a thread is, and may be killed in the middle of anything: a thread that is in SQLite cannot
 * be ended before its statement is, and then takes the whole server with it (decision record 50).
 */
export function askedProcess(child: ChildProcess): Asked {
  const asked: Asked = {
    // Whoever asks hears that it has ended.
    postMessage(question) {
      // One that could not be started has nothing to send by, and tells so by an event.
      if (child.connected) child.send(question, () => undefined);
    },
    on(event, listener) {
      child.on(event, listener);
      return asked;
    },
    off(event, listener) {
      child.off(event, listener);
      return asked;
    },
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref: () => unrefProcess(child),
    terminate: () => endProcess(child),
  };
  return asked;
}
