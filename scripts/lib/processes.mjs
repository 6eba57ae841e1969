import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();

/** Ends a child and what it started: test runners start browsers and servers of their own. */
function stop(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** Children have their own process group, so a Ctrl+C at the terminal has to be passed on. */
function passOn(signal, code) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(code);
    for (const child of running) stop(child, signal);
    setTimeout(() => {
      for (const child of running) stop(child, 'SIGKILL');
      process.exit(code);
    }, 10_000).unref();
    Promise.all([...running].map((child) => child.ended)).then(() => process.exit(code));
  });
}

let passingOn = false;
function passSignalsOn() {
  if (passingOn) return;
  passingOn = true;
  passOn('SIGINT', 130);
  passOn('SIGTERM', 143);
}

/** No longer takes signals: for a script that goes on as the server itself. */
export function releaseSignals() {
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
  passingOn = false;
}

/** Starts a child in the repository's folder; `ended` resolves to its exit code and never rejects. */
export function start(command, args, { env = {}, quiet = false } = {}) {
  passSignalsOn();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: process.platform !== 'win32',
  });
  child.output = '';
  child.stdout?.on('data', (text) => (child.output += text));
  child.stderr?.on('data', (text) => (child.output += text));
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.on('error', (error) => {
      child.output += `${error.message}\n`;
      if (!quiet) process.stderr.write(`${command}: ${error.message}\n`);
      running.delete(child);
      resolve(127);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  child.stop = (signal = 'SIGTERM') => stop(child, signal);
  return child;
}

/**
 * Runs a command to its end. `seconds` is its time-box: past it, the child and all it started are ended and the
 * code is 124. A quiet command's output is kept and shown only when it fails.
 */
export async function run(command, args, { env, quiet = false, seconds = 600 } = {}) {
  const child = start(command, args, { env, quiet });
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    process.stderr.write(`Stopped after ${seconds} s: ${command} ${args.join(' ')}\n`);
    child.stop('SIGTERM');
    setTimeout(() => child.stop('SIGKILL'), 5_000).unref();
  }, seconds * 1000);
  const code = await child.ended;
  clearTimeout(limit);
  if (quiet && (late || code !== 0)) process.stderr.write(child.output);
  return late ? 124 : code;
}

/** Runs a JavaScript file, for example a package's own command, with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
