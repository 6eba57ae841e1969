import type { ChildProcess } from 'node:child_process';
import { startOwnProcess } from '../../apart/ownProcess.ts';

/** For JavaScript alone, in MB: pictures lie elsewhere. */
const HEAP_MAX = 64;

/** Starts a process that reads pictures, from `file`: Node runs its source under tsx, and what is built from it otherwise. */
export const startChild = (file = ownFile()): ChildProcess =>
  startOwnProcess(file, { heapMax: HEAP_MAX, env: { MALLOC_ARENA_MAX: '2' } });

function ownFile(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './childFromSource.mjs' : './photoDecoding.js', import.meta.url);
}
