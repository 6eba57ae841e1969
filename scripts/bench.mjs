#!/usr/bin/env node
// Measures what docs/benchmarks.md reports: `npm run bench` everything, `npm run bench -- dialogs --slowed 4` one of
// tests/bench with its options. Never part of the tests: a busy machine is no fault of the app's.
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename } from 'node:path';
import { ensureBuilt } from './lib/building.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runNode } from './lib/processes.mjs';
import { at, say } from './lib/project.mjs';

const [wanted, ...options] = process.argv.slice(2).filter((argument) => argument !== '--');
const known = readdirSync(at('tests', 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'));
if (wanted !== undefined && !known.includes(wanted)) {
  say(`There is no benchmark '${wanted}'. There are: ${known.join(', ')}.`);
  process.exit(1);
}

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
let failed = 0;
for (const name of wanted === undefined ? known : [wanted]) {
  const [load = 0] = loadavg();
  console.log(`\n## ${name}`);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)} before`,
  );
  const code = await runNode(
    [at('node_modules', 'tsx', 'dist', 'cli.mjs'), at('tests', 'bench', `${name}.ts`), ...options],
    { seconds: 3600 },
  );
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
