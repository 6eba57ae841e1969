import { existsSync, readFileSync } from 'node:fs';
import { run, runNode } from './processes.mjs';
import { at, say } from './project.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether node_modules holds exactly what package-lock.json names. npm writes node_modules/.package-lock.json as
 * the last step of an install, so an interrupted one is seen, and an `npm install` by hand is not done again.
 */
export function dependenciesAreFresh() {
  const installedFile = at('node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  try {
    const installed = packagesIn(installedFile);
    return Object.entries(packagesIn(at('package-lock.json'))).every(([path, wanted]) => {
      if (path === '') return true;
      const found = installed[path];
      // Optional packages are for other platforms too; npm leaves those out.
      if (!found) return wanted.optional === true || wanted.peer === true;
      return found.version === wanted.version && found.integrity === wanted.integrity;
    });
  } catch {
    return false;
  }
}

/** `npm`, or the very npm that started this script. */
function npm(args, options) {
  const own = process.env.npm_execpath ?? '';
  if (own.endsWith('npm-cli.js')) return runNode([own, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Installs the dependencies when they are missing or out of date; ends the process when that fails. */
export async function ensureDependencies() {
  if (dependenciesAreFresh()) return;
  say('Installing dependencies …');
  // Not `npm ci`: it refuses a lock without the native packages of every platform, and npm writes such a lock when
  // a registry lacks some. The lock's versions hold all the same, and --no-save leaves the lock as it is. The build
  // needs the development dependencies too, whatever NODE_ENV says.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await npm(args, { quiet: true, seconds: 900 });
  if (code === 0) return;
  say('The dependencies could not be installed; npm’s own words are above.');
  process.exit(1);
}
