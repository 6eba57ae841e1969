#!/usr/bin/env node
// For development: the server under tsx, which restarts it on a change, and the app under Vite, which passes calls on.
import { ensureDependencies } from './lib/dependencies.mjs';
import { start } from './lib/processes.mjs';
import { at, say } from './lib/project.mjs';

const APP_PORT = process.env.PORT ?? '4747';
const SERVER_PORT = String(Number(APP_PORT) + 1);

await ensureDependencies();
say(`The app will be at http://localhost:${APP_PORT}, its server at port ${SERVER_PORT}.`);

const tsx = at('node_modules', 'tsx', 'dist', 'cli.mjs');
const vite = at('node_modules', 'vite', 'bin', 'vite.js');
const children = [
  start(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
    // Plain HTTP, whatever is set: Vite passes the calls on over it.
    env: { PORT: SERVER_PORT, STOWAGE_TLS_CERT: '', STOWAGE_TLS_KEY: '' },
  }),
  start(process.execPath, [vite, '--port', APP_PORT, '--clearScreen', 'false'], {
    env: { STOWAGE_DEV_SERVER: `http://127.0.0.1:${SERVER_PORT}` },
  }),
];

// One without the other is of no use.
const code = await Promise.race(children.map((child) => child.ended));
for (const child of children) child.stop();
await Promise.all(children.map((child) => child.ended));
process.exit(code);
