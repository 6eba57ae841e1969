#!/usr/bin/env node
// The command line: `npm run stowage -- help` tells what it can do.
import { ensureBuilt } from './lib/building.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runInProcess } from './lib/runInProcess.mjs';

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
await runInProcess('cli.js');
