import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openData } from '../../server/dataFolder.ts';
import { differences } from '../../server/moving/compareStores.ts';
import { ApiClient } from '../support/apiClient.ts';
import { BuiltServer } from '../support/builtServer.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { TemporaryPostgres } from '../support/postgres/temporaryPostgres.ts';
import { BUCKET, KEY } from '../support/s3/key.ts';
import { startStandIn } from '../support/s3/standIn.ts';
import { hasVersitygw, startVersitygw } from '../support/s3/versitygw.ts';
import { killed, runBuilt } from '../support/builtCommand.ts';
import { uploadPhotos } from './uploadPhotos.ts';

/**
 * Moves a store to PostgreSQL and a bucket and back, whole and killed at random moments, and compares what arrives:
 * `npm run bench -- killedMoves [--items 100000] [--locations 20000] [--photos 500] [--kills 20] [--often 10]`. Ends with 1 when
 * anything was not the same. Every other one that is killed goes back. `--often` is how often one move there and one back are
 * killed before they may come to their end.
 */

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    locations: { type: 'string', default: '20000' },
    photos: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    often: { type: 'string', default: '10' },
  },
});

const postgres = await TemporaryPostgres.start();
if (!postgres) throw new Error('This machine has no PostgreSQL. Install the package postgresql.');
const folder = await mkdtemp(join(tmpdir(), 'stowage-killed-moves-'));
const data = join(folder, 'data');
const bucket = hasVersitygw()
  ? await startVersitygw()
  : await startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: [BUCKET] });
const keys = { STOWAGE_BLOBS_KEY: KEY.id, STOWAGE_BLOBS_SECRET: KEY.secret };
let wrong = 0;

/** A store of its own on PostgreSQL and in the bucket. */
async function elsewhere(name: string): Promise<{ database: string; photos: string }> {
  await postgres?.run('postgres', `create database ${name}`);
  return {
    database: postgres?.urlOf(name) ?? '',
    photos: `s3://${BUCKET}/${name}?endpoint=${bucket.url}`,
  };
}

async function whole(what: string, settings: NodeJS.ProcessEnv, ...args: string[]): Promise<number> {
  const { code, said, ms, peak } = await runBuilt(settings, 'migrate-store', ...args).ended;
  if (code !== 0) wrong += 1;
  console.log(`${what}: ${(ms / 1000).toFixed(1)} s, peak ${peak.toFixed(0)} MB. ${said.split('\n')[0]}`);
  return ms;
}

/** Kills a move, does it again, and counts how often it was not the same in the end. */
async function cutOff(settings: NodeJS.ProcessEnv, limit: number, ...args: string[]): Promise<void> {
  await killed(runBuilt(settings, 'migrate-store', ...args), limit);
  const { code, said } = await runBuilt(settings, 'migrate-store', ...args).ended;
  // One that had just ended has a target that is not empty any more.
  if (code === 0 || said.includes('it is not empty')) return;
  wrong += 1;
  console.log(said);
}

/** Kills one move again and again, each time somewhere in what is left of it, and lets it come to its end then. */
async function oftenCutOff(
  what: string,
  settings: NodeJS.ProcessEnv,
  limit: number,
  ...args: string[]
): Promise<void> {
  const often = Number(values.often);
  for (let kill = 0; kill < often; kill += 1) {
    // Two thirds of an even share on average, so that it does not come to its end before the last kill.
    await killed(runBuilt(settings, 'migrate-store', ...args), (1.3 * limit) / often);
  }
  await whole(`${what}, after ${often} kills`, settings, ...args);
}

/** In which two folders differ. */
async function compared(one: string, other: string): Promise<string[]> {
  const [here, there] = [await openData(one), await openData(other)];
  const found = await differences(here.read, there.read, () => undefined);
  await here.close();
  await there.close();
  return found;
}

try {
  await fillGenerated(data, { seed: 1, items: Number(values.items), locations: Number(values.locations) });
  const server = new BuiltServer(data);
  await server.start();
  const client = new ApiClient(() => server.url);
  await client.logIn();
  await uploadPhotos({ url: server.url, token: client.token }, Number(values.photos));
  await server.stop();

  const first = await elsewhere('first');
  const from = { STOWAGE_DATA: data, ...keys };
  const moved = {
    STOWAGE_DATA: join(folder, 'local'),
    DATABASE_URL: first.database,
    STOWAGE_BLOBS: first.photos,
  };
  const there = await whole('There', from, '--to', first.database, '--blobs', first.photos);
  const back = await whole('Back', { ...moved, ...keys }, '--to', join(folder, 'back'));
  console.log(
    `After there and back these differ: ${(await compared(data, join(folder, 'back'))).join('; ') || 'none'}`,
  );

  if (Number(values.often) > 0) {
    const { database, photos } = await elsewhere('often');
    await oftenCutOff('There', from, there, '--to', database, '--blobs', photos);
    const settings = {
      STOWAGE_DATA: join(folder, 'local'),
      DATABASE_URL: database,
      STOWAGE_BLOBS: photos,
      ...keys,
    };
    const returned = join(folder, 'back-often');
    await oftenCutOff('Back', settings, back, '--to', returned);
    const found = await compared(data, returned);
    if (found.length > 0) wrong += 1;
    console.log(`killed often, there and back: ${found.join('; ') || 'the same'}`);
  }

  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    const returned = join(folder, `back-${kill}`);
    if (kill % 2 === 0) {
      const { database, photos } = await elsewhere(`kill_${kill}`);
      await cutOff(from, there, '--to', database, '--blobs', photos);
      const settings = {
        STOWAGE_DATA: join(folder, 'local'),
        DATABASE_URL: database,
        STOWAGE_BLOBS: photos,
        ...keys,
      };
      if ((await runBuilt(settings, 'migrate-store', '--to', returned).ended).code !== 0) wrong += 1;
      await postgres.run('postgres', `drop database kill_${kill}`);
    } else {
      await cutOff({ ...moved, ...keys }, back, '--to', returned);
    }
    const found = await compared(data, returned);
    if (found.length > 0) wrong += 1;
    console.log(`killed ${kill % 2 === 0 ? 'there' : 'back'}: ${found.join('; ') || 'the same'}`);
    await rm(returned, { recursive: true });
  }
  console.log(`${values.kills} moves killed and done again; wrong in all: ${wrong}`);
} finally {
  await bucket.close();
  await postgres.remove();
  await rm(folder, { recursive: true });
}
process.exit(wrong === 0 ? 0 : 1);
