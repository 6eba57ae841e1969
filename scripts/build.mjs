#!/usr/bin/env node
// Builds browser app and server into dist/, whether or not anything has changed.
import { build } from './lib/building.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

await ensureDependencies();
if (!(await build())) process.exit(1);
