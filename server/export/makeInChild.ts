import type { ChildProcess } from 'node:child_process';
import { EXPORT_TIMEOUT } from '../../contract/export/exports.ts';
import { type DatabaseToRead, databaseVariables } from '../store/databaseToRead.ts';
import { endProcess, startOwnProcess, unrefProcess } from '../apart/ownProcess.ts';
import { type Reply, failureFrom } from '../apart/replies.ts';
import type { ExportOrder, Written } from './writeExport.ts';

/**
 * Makes the file in a process of its own, which ends with it, and is killed once nobody waits any more. Rejects with what
 * failed there.
 */
export async function makeInChild(
  order: ExportOrder,
  signal: AbortSignal,
  start = startExporting,
): Promise<Written> {
  const child = start(order.database);
  unrefProcess(child);
  const kill = (): void => void child.kill('SIGKILL');
  const limit = setTimeout(kill, EXPORT_TIMEOUT).unref();
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  try {
    const reply = await replyOf(child, order);
    if ('failure' in reply) throw failureFrom(reply.failure);
    return reply.answer;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', kill);
    // What it wrote may be removed then.
    await endProcess(child);
  }
}

function replyOf(child: ChildProcess, order: ExportOrder): Promise<Reply<Written>> {
  return new Promise((resolve, reject) => {
    // Only our own program runs there.
    child.once('message', (reply: Reply<Written>) => resolve(reply));
    child.once('error', reject);
    child.once('exit', (code, by) =>
      reject(new Error(`The process of an export has ended with ${by ?? code}.`)),
    );
    child.send(order, (error) => error && reject(error));
  });
}

/** Node runs the child's source under tsx in development and in tests, and the file built from it otherwise. */
function startExporting(database: DatabaseToRead): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './childFromSource.mjs' : './export.js', import.meta.url);
  return startOwnProcess(file, { env: databaseVariables(database) });
}
