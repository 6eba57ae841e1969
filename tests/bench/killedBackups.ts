import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeItems } from '../../contract/answers.ts';
import { ApiClient } from '../support/apiClient.ts';
import { BuiltServer } from '../support/builtServer.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { type Run, killed, runBuilt } from '../support/builtCommand.ts';
import { uploadPhotos } from './uploadPhotos.ts';

/**
 * Backs up a built server that eight writers write to, kills backups and restores at random moments, and compares what is
 * restored: `npm run bench -- killedBackups [--items 100000] [--locations 20000] [--photos 500] [--kills 20]`. Ends with 1
 * when a broken file ever had the final name, or anything was not the same.
 */

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    locations: { type: 'string', default: '20000' },
    photos: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
  },
});
const WRITERS = 8;

const folder = await mkdtemp(join(tmpdir(), 'stowage-killed-backups-'));
const data = join(folder, 'data');
const out = join(folder, 'out');
let wrong = 0;

const run = (dataFolder: string, ...args: string[]): Run => runBuilt({ STOWAGE_DATA: dataFolder }, ...args);

async function whole(what: string, dataFolder: string, ...args: string[]): Promise<number> {
  const { code, said, ms, peak } = await run(dataFolder, ...args).ended;
  if (code !== 0) wrong += 1;
  console.log(`${what}: ${ms.toFixed(0)} ms, peak ${peak.toFixed(0)} MB. ${said}`);
  return ms;
}

await fillGenerated(data, { seed: 1, items: Number(values.items), locations: Number(values.locations) });
await mkdir(out);
const server = new BuiltServer(data);
try {
  await server.start();
  const client = new ApiClient(() => server.url);
  await client.logIn();
  const { items } = decodeItems((await client.api('GET', '/api/items?limit=100')).json);
  await uploadPhotos({ url: server.url, token: client.token }, Number(values.photos));
  let isOver = false;
  let writes = 0;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 0; !isOver; number += 1) {
      const item = items[(writer * 10 + number) % items.length];
      const location = item?.location_id ? { id: item.location_id } : null;
      await client.addItem({ name: `Writer ${writer}, ${number}`, location });
      if (item) await client.api('PATCH', `/api/items/${item.id}`, { quantity: number });
      writes += 2;
    }
  });
  const file = join(out, 'backup.zip');
  const took = await whole('Backup', data, 'backup', file);
  console.log(`${((await stat(file)).size / 1e6).toFixed(0)} MB; ${writes} writes meanwhile`);
  const often = join(out, 'killed.zip');
  let seen = 0;
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    await killed(run(data, 'backup', often), took);
    if (!existsSync(often)) continue;
    seen += 1;
    if ((await run(data, 'verify', often).ended).code !== 0) wrong += 1;
  }
  console.log(`${values.kills} backups killed; ${seen} times a file had the final name`);
  await whole('Backup', data, 'backup', file);
  isOver = true;
  await Promise.all(writers);
  await whole('Verify', data, 'verify', file);
  const restored = join(out, 'restored');
  const restoring = await whole('Restore', restored, 'restore', file);
  await whole('Drill of what is live', data, 'drill', file);
  await whole('Drill of what was restored', restored, 'drill', file);
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    const again = join(out, 'again');
    await killed(run(again, 'restore', file), restoring);
    // Once it is whole it is not restored into a second time.
    if (!existsSync(join(again, 'stowage.db'))) await run(again, 'restore', file).ended;
    const { said } = await run(again, 'drill', file).ended;
    if (!said.includes('nothing has changed since')) {
      wrong += 1;
      console.log(said);
    }
    await rm(again, { recursive: true });
  }
  console.log(`${values.kills} restores killed and begun anew; wrong in all: ${wrong}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
process.exit(wrong === 0 ? 0 : 1);
