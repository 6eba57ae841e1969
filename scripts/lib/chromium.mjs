import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './processes.mjs';
import { at, say } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WELL_KNOWN = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A file with one of these names may only be a pointer to an installer: it has to say its version. */
function works(path) {
  const answer = spawnSync(path, ['--version'], { timeout: 15_000, encoding: 'utf8' });
  return answer.status === 0 && /\d+\.\d+/.test(answer.stdout);
}

/** The path of a Chromium that is already on this machine, or undefined. STOWAGE_CHROMIUM goes first. */
export function findChromium() {
  const named = process.env.STOWAGE_CHROMIUM;
  if (named) return named;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...WELL_KNOWN].find((path) => existsSync(path) && works(path));
}

/** The Chromium that `playwright install` keeps, or undefined. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** The path of a Chromium for the browser tests, installed when there is none; undefined when that fails too. */
export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;
  say('Installing a Chromium for the browser tests …');
  const cli = at('node_modules', 'playwright', 'cli.js');
  if ((await runNode([cli, 'install', 'chromium'], { quiet: true, seconds: 180 })) === 0) {
    const own = await playwrightsOwn();
    if (own && works(own)) return own;
  }
  if (process.getuid?.() === 0 && isDebian()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { quiet: true, seconds: 180, env });
    await run('apt-get', ['install', '-y', 'chromium'], { quiet: true, seconds: 600, env });
    const installed = findChromium();
    if (installed) return installed;
  }
  say('The browser tests need Chromium or Chrome. Install one, or name it in STOWAGE_CHROMIUM.');
  return undefined;
}
