#!/usr/bin/env node
// The tests of photos in a bucket against a real store: versitygw, built by Go where it is not there yet, which takes some
// minutes. `npm test` runs the same tests against a stand-in of ours, and against the real one where it was built before.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { inProcessTests } from './lib/steps.mjs';
import { temporaryInMemory } from './lib/temporaryFolder.mjs';
import { MODULE, folderOf, programOf } from './lib/versitygw.mjs';

await ensureDependencies();
if (!existsSync(programOf()) && !build()) process.exit(1);
process.exit((await inProcessTests(['tests/server/blobs'], temporaryInMemory())) ? 0 : 1);

function build() {
  process.stdout.write(`\n▸ Building ${MODULE}\n`);
  mkdirSync(folderOf(), { recursive: true });
  const temporary = mkdtempSync(join(folderOf(), 'building-'));
  try {
    const { status, error } = spawnSync('go', ['install', MODULE], {
      env: { ...process.env, GOBIN: temporary },
      stdio: 'inherit',
    });
    if (status === 0) {
      // There whole or not at all, whoever else builds it.
      renameSync(join(temporary, basename(programOf())), programOf());
      return true;
    }
    process.stdout.write(
      `versitygw could not be built: ${error ? 'Go is not there' : `go ended with ${status}`}.\n`,
    );
    return false;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
