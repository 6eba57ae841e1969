import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heard } from '../../heard.ts';

/** What of the environment a program needs to run; keys and passwords of the server are no business of the child's. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'TZ', 'LANG'];
/** For JavaScript alone, in MB: pictures lie elsewhere. */
const HEAP_MAX = 64;

/** Starts a process that reads pictures, from `file`: Node runs its source under tsx, and what is built from it otherwise. */
export function startChild(file = ownFile()): ChildProcess {
  return heard(
    fork(file, [], {
      // Not those of the server: what it is debugged or tested with would be started twice.
      execArgv: [`--max-old-space-size=${HEAP_MAX}`],
      env: { ...environment(), MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
}

function ownFile(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './childFromSource.mjs' : './photoDecoding.js', import.meta.url));
}

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
