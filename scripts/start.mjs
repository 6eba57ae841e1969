#!/usr/bin/env node
// Starts Stowage: installs and builds what is missing or stale, then goes on as the server.
import { ensureBuilt } from './lib/building.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runInProcess } from './lib/runInProcess.mjs';

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
await runInProcess('main.js');
