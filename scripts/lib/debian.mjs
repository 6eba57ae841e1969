import { readFileSync } from 'node:fs';
import { run } from './processes.mjs';

/** Whether packages of Debian, or of what is like it, may be installed: by root alone. */
export function mayInstall() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Waits less long, and gives up, where another one would do as well. */
export async function installFromDebian(name, isNeeded) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const isKnown =
    (await run('apt-get', ['update'], { quiet: true, seconds: isNeeded ? 180 : 60, env })) === 0;
  if (!isKnown && !isNeeded) return;
  await run('apt-get', ['install', '-y', name], { quiet: true, seconds: isNeeded ? 600 : 180, env });
}
