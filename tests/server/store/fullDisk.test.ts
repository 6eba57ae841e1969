import { expect, it, onTestFinished } from 'vitest';
import { makeSmallDisk } from '../../support/faults/smallDisk.ts';
import { noise, upload } from '../images/samples.ts';
import { type Answered, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const MB = 1024 * 1024;

/** A server on a disk of its own; the test is skipped, and says so, where there can be none. */
async function onSmallDisk(skip: () => never) {
  const disk = makeSmallDisk(12 * MB) ?? skip();
  onTestFinished(() => disk.remove());
  const server = await startServer({}, { folder: disk.folder });
  onTestFinished(() => server.stop());
  return { disk, server };
}

const totals = async (server: TestServer): Promise<unknown[]> => [
  record((await server.call('GET', '/api/items?limit=1')).body)['total'],
  record((await server.call('GET', '/api/images?limit=1')).body)['total'],
];

it('on a full disk writes get 507, and with room again the server works on: nothing lost, nothing half done', async ({
  skip,
}) => {
  const { disk, server } = await onSmallDisk(() => skip('no small file system'));
  const location_id = await server.location();
  const notes = 'x'.repeat(15_000);
  const send = (n: number): Promise<Answered> =>
    server.call(
      'POST',
      '/api/items',
      { name: `Item ${n}`, category: 'Misc', location_id, notes },
      { 'Idempotency-Key': `item-${n}` },
    );
  const photo = await noise(800, 600).jpeg().toBuffer();
  disk.fill(300_000);
  const answers: Answered[] = [];
  let n = 0;
  while (answers.at(-1)?.status !== 507) answers.push(await send(n++));
  expect(answers.slice(0, -1).every(({ status }) => status === 201)).toBe(true);
  const before = await totals(server);
  expect(before).toEqual([n - 1, 0]);
  disk.fill();
  const refused = await upload(server, photo, { headers: { 'Idempotency-Key': 'photo' } });
  expect(refused).toMatchObject({ status: 507, body: { error: 'storage-full' } });
  expect(await totals(server)).toEqual(before);
  disk.empty();
  expect((await send(n - 1)).status).toBe(201);
  expect((await upload(server, photo, { headers: { 'Idempotency-Key': 'photo' } })).status).toBe(201);
  for (let again = 0; again < n; again++) expect((await send(again)).status).toBe(201);
  expect(await totals(server)).toEqual([n, 1]);
});

it('health tells of a full disk for as long as no save finds room, whatever small writes find, and not after', async ({
  skip,
}) => {
  const { disk, server } = await onSmallDisk(() => skip('no small file system'));
  const location_id = await server.location();
  const notes = 'x'.repeat(15_000);
  const save = async (): Promise<number> =>
    (await server.call('POST', '/api/items', { name: 'Item', category: 'Misc', location_id, notes })).status;
  const health = async () => {
    const answer = await fetch(`${server.url}/api/health`);
    return { status: answer.status, problems: record(await answer.json())['problems'] };
  };
  const ready = async () => (await fetch(`${server.url}/api/health?ready`)).status;
  disk.fill();
  let saved = await save();
  while (saved === 201) saved = await save();
  const full = { status: 503, problems: [{ code: 'storage-full', message: 'The disk is full: make room.' }] };
  for (let time = 0; time < 5; time += 1) expect([await save(), await health()]).toEqual([507, full]);
  expect(await ready()).toBe(200);
  disk.empty();
  expect([await save(), await health()]).toEqual([201, { status: 200 }]);
});
