import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compression.mjs';
import { runNode } from './processes.mjs';
import { at, root, say } from './project.mjs';

/** All that a build is made from. */
const SOURCES = [
  'contract',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.serviceWorker.ts',
  'vite.unusedReact.ts',
  'vite.server.config.ts',
  'uno.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
const STAMP = at('dist', '.stamp.json');
const NEXT = '.next-';

function filesBelow(path) {
  if (!existsSync(at(path))) return [];
  try {
    return readdirSync(at(path), { withFileTypes: true })
      .flatMap((entry) => filesBelow(join(path, entry.name)))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** One hash over the names and contents of all sources, and the settings that are built in. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

function builtHash() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')).sources;
  } catch {
    return undefined;
  }
}

const buildIsFresh = () => builtHash() === sourcesHash();

/** Vite in a child process, so that a server started afterwards carries none of its memory. */
const vite = (config, outDir) =>
  runNode(
    [
      at('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config',
      config,
      '--outDir',
      outDir,
      '--logLevel',
      'warn',
    ],
    {
      quiet: true,
      seconds: 300,
      env: { NODE_ENV: 'production' },
    },
  );

/**
 * Builds browser app and server into dist/client and dist/server; false when that fails. Both are
 * built aside and moved into place together, and the stamp is written last: an interrupted build is a stale one.
 */
export async function build() {
  say('Building …');
  // Read before the build: a file changed while it runs makes the result stale.
  const sources = sourcesHash();
  const next = at('dist', `${NEXT}${process.pid}`);
  mkdirSync(next, { recursive: true });
  const codes = await Promise.all([
    vite('vite.config.ts', join(next, 'client')),
    vite('vite.server.config.ts', join(next, 'server')),
  ]);
  if (codes.some((code) => code !== 0)) {
    rmSync(next, { recursive: true, force: true });
    say('The build failed; the reason is above.');
    return false;
  }
  await compressFolder(join(next, 'client'));
  rmSync(STAMP, { force: true });
  for (const part of ['client', 'server']) {
    rmSync(at('dist', part), { recursive: true, force: true });
    renameSync(join(next, part), at('dist', part));
  }
  writeFileSync(STAMP, `${JSON.stringify({ sources })}\n`);
  removeLeftovers();
  return true;
}

/** What interrupted builds left behind, of processes that are gone. */
function removeLeftovers() {
  for (const name of readdirSync(at('dist')).filter((entry) => entry.startsWith(NEXT))) {
    const pid = Number(name.slice(NEXT.length));
    if (pid !== process.pid && isAlive(pid)) continue;
    rmSync(at('dist', name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Builds when something has changed since the last build; false when that fails. */
export async function ensureBuilt() {
  return buildIsFresh() || (await build());
}
