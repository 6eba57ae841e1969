import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { makeSmallDisk } from '../support/faults/smallDisk.ts';
import { integrityOf } from '../support/integrity.ts';
import { Writers } from '../support/faults/writers.ts';

/**
 * Eight writers make locations, types, areas, categories, items, photos and links, and delete items, while the built
 * server is killed again and again, then while its disk fills up again and again. What has no answer, or one that says
 * 'later', is sent again with its key. Afterwards everything that was answered has to be there once, and what was
 * deleted has to be gone. `npx tsx tests/bench/fullDisk.ts [--rounds 20] [--kills 100]`; code 1 when not.
 */

const WRITERS = 8;
const DISK = 24 * 1024 * 1024;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, kills: { type: 'string', default: '100' } },
});

const began = Date.now();
let failed = 0;
if (Number(values.kills) > 0) await kills(Number(values.kills));
if (Number(values.rounds) > 0) await fullDisks(Number(values.rounds));
console.log(`${Math.round((Date.now() - began) / 1000)} s in all`);
process.exit(failed === 0 ? 0 : 1);

async function kills(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-kills-'));
  const server = new BuiltServer(folder, { STOWAGE_ANALYSIS: 'off' });
  await server.start();
  const writers = new Writers(server.url, ADMIN);
  await writers.begin();
  for (let round = 0; round < rounds; round++) {
    const stop = writers.run(WRITERS);
    // Somewhere in the middle of the writing: at another place each time.
    await pause(60 + ((round * 37) % 200));
    await server.stop('SIGKILL');
    await stop();
    await started(server);
    if ((await writers.settle()) > 0) break;
  }
  await end(`${rounds} kills`, writers, server, folder);
  rmSync(folder, { recursive: true });
}

/** A busy machine may take longer than the helper waits: that is no fault of the server's. */
async function started(server: BuiltServer): Promise<void> {
  for (let tries = 1; !server.isRunning; tries++) {
    await server.start().catch((error: unknown) => {
      if (tries === 3) throw error;
    });
  }
}

async function fullDisks(rounds: number): Promise<void> {
  const disk = makeSmallDisk(DISK);
  if (!disk) return;
  const server = new BuiltServer(disk.folder, { STOWAGE_ANALYSIS: 'off', STOWAGE_LOG_LEVEL: 'silent' });
  await server.start();
  const writers = new Writers(server.url, ADMIN);
  await writers.begin();
  for (let round = 0; round < rounds; round++) {
    disk.fill((round % 5) * 60_000);
    const before = writers.refusals();
    const stop = writers.run(WRITERS);
    for (let waited = 0; waited < 200 && writers.refusals() < before + WRITERS; waited++) await pause(25);
    await stop();
    if (writers.refusals() === before) console.log(`round ${round}: the disk was not full`);
    disk.empty();
    if ((await writers.settle()) > 0) break;
  }
  await end(`${rounds} full disks, ${writers.refusals()} refusals`, writers, server, disk.folder);
  disk.remove();
}

async function end(what: string, writers: Writers, server: BuiltServer, folder: string): Promise<void> {
  const wrong = await writers.judge();
  await server.stop();
  const integrity = await integrityOf(folder);
  const isGood = wrong.length === 0 && integrity === 'ok';
  if (!isGood) failed++;
  console.log(`${what}: ${writers.summary()}; ${wrong.length} wrong; integrity ${integrity}`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
}
