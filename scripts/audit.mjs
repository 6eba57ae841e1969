#!/usr/bin/env node
// Holds the packages of package-lock.json against the known advisories, where the registry answers. Not part of the
// tests: what is known changes by itself, and there may be no network.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { verdictOf } from './lib/advisories.mjs';
import { at, root } from './lib/project.mjs';

/** How long the registry may take, in milliseconds. */
const LIMIT = 120_000;

const own = process.env.npm_execpath ?? '';
const isScript = own.endsWith('npm-cli.js');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const [command, first] = isScript ? [process.execPath, [own]] : [npm, []];
const args = [...first, 'audit', '--json', '--include=prod', '--include=dev'];

const text = await new Promise((resolve) => {
  // It exits with 1 for any advisory and for any failure: its words tell which.
  execFile(command, args, { cwd: root, timeout: LIMIT, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) =>
    resolve(stdout),
  );
});
const { code, lines } = verdictOf(text, JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
for (const line of lines) console.log(line);
process.exitCode = code;
