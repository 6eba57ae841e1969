import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';
import { runNode } from './processes.mjs';
import { at, say } from './project.mjs';

/** Chromium without windows of its own: the same pages for two thirds of the work. */
const SHELL = 'chromium-headless-shell';
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

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
const firstThatWorks = (paths) => paths.find((path) => existsSync(path) && works(path));
const findShell = () => firstThatWorks(onPath(SHELL));

/** The path of a Chromium that is already on this machine, or undefined. STOWAGE_CHROMIUM goes first. */
export function findChromium() {
  return (
    process.env.STOWAGE_CHROMIUM || findShell() || firstThatWorks([...NAMES.flatMap(onPath), ...WELL_KNOWN])
  );
}

/** The Chromium that `playwright install` keeps, or undefined. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The path of a Chromium for the browser tests, installed when there is none; undefined when that fails too. */
export async function ensureChromium() {
  if (process.env.STOWAGE_CHROMIUM) return process.env.STOWAGE_CHROMIUM;
  if (mayInstall() && !findShell()) {
    say(`Installing ${SHELL} for the browser tests …`);
    await installFromDebian(SHELL, findChromium() === undefined);
  }
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;
  say('Installing a Chromium for the browser tests …');
  const cli = at('node_modules', 'playwright', 'cli.js');
  if ((await runNode([cli, 'install', 'chromium'], { quiet: true, seconds: 180 })) === 0) {
    const own = await playwrightsOwn();
    if (own && works(own)) return own;
  }
  if (mayInstall()) {
    await installFromDebian('chromium', true);
    const installed = findChromium();
    if (installed) return installed;
  }
  say('The browser tests need Chromium or Chrome. Install one, or name it in STOWAGE_CHROMIUM.');
  return undefined;
}
