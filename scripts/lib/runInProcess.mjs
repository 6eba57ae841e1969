import { pathToFileURL } from 'node:url';
import { releaseSignals } from './processes.mjs';
import { at } from './project.mjs';

/** Goes on as a built program in this very process: arguments, signals and exit code are its own. */
export async function runInProcess(file) {
  releaseSignals();
  const path = at('dist', 'server', file);
  process.argv[1] = path;
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  endWithNpm();
  await import(pathToFileURL(path).href);
}

/**
 * npm runs a script below a shell. Told to stop, it stops the shell, which tells nobody, and the server would live
 * on unseen: so it ends when its parent is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
