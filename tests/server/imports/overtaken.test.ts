import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { openImports } from '../../../server/imports/imports.ts';
import { doJob, rowsIn } from '../../../server/imports/jobs.ts';
import { openRowsFile } from '../../../server/imports/rowsFile.ts';
import { applyImport } from '../../../server/imports/writing/apply.ts';
import { engineOf } from '../../../server/store/engine.ts';
import { requireImport } from '../../../server/store/imports/rows.ts';
import type { Store } from '../../../server/store/store.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { plannedOn } from './plans.ts';
import { checked as checkedBy, done, mapped, preview, settled } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** What is there already is skipped, unless these changes tell otherwise: what was chosen last for such columns is guessed. */
const checked: typeof checkedBy = (to, name, bytes, changes) =>
  checkedBy(to, name, bytes, { duplicates: 'skip', ...changes });
const HEADER = 'name,location,quantity,supplier_part_no';
const apply = (id: string) => server.call('POST', `/api/imports/${id}/apply`);
const change = (id: unknown, fields: object) => server.call('PATCH', `/api/items/${String(id)}`, fields);
const overtaken = (line: number, name: string, what: string) => ({
  error: 'conflict',
  message: `Line ${line} means "${name}", which somebody has ${what} since these rows were checked. They have to be checked again.`,
});

/** What lies there, or below. */
async function itemsIn(location: string): Promise<string[]> {
  const { body } = await server.call('GET', `/api/items?limit=1000&within=${location}`);
  return decodeItems(body)
    .items.map(({ name, quantity }) => `${name}: ${quantity}`)
    .toSorted();
}

it('an item that somebody adds by hand after the check is not made once more, and the next check skips its row', async () => {
  const location_id = await server.location({ name: 'Crate' });
  const found = await checked(server, 'new.csv', `${HEADER}\nNew thing,Crate,3,\n`);
  expect(found.counts).toMatchObject({ create: 1 });
  await server.item({ name: 'New thing', location_id, quantity: 3 });
  const answer = await apply(found.id);
  expect([answer.status, answer.body]).toEqual([409, overtaken(2, 'New thing', 'added')]);
  expect((await settled(server, found.id)).state).toBe('checked');
  expect((await mapped(server, found)).counts).toMatchObject({ create: 0, skip: 1 });
  await done(server, found.id);
  expect(await itemsIn(location_id)).toEqual(['New thing: 3']);
});

it('what somebody has counted, moved or deleted since the check is not written over', async () => {
  const location_id = await server.location({ name: 'Place A' });
  const other = await server.location({ name: 'Place B' });
  const made = { location_id, quantity: 100 };
  const { id: moved } = await server.item({ ...made, name: 'Screw', supplier_part_no: 'SK-M8-77' });
  const { id: gone } = await server.item({ ...made, name: 'Nut' });
  const file = `${HEADER}\nScrew,Place A,100,SK-M8-77\nNut,Place A,50,\n`;
  for (const fields of [{ quantity: 12 }, { location_id: other }, { name: 'Screw M8' }]) {
    const found = await checked(server, 'stock.csv', file, { duplicates: 'update' });
    // A row that would change nothing at first is one as well.
    const { update, same = 0 } = found.counts ?? { update: 0 };
    expect(update + same).toBe(2);
    await change(moved, fields);
    expect((await apply(found.id)).body).toEqual(overtaken(2, fields.name ?? 'Screw', 'changed'));
  }
  expect(await itemsIn(other)).toEqual(['Screw M8: 12']);
  for (const duplicates of ['update', 'add'] as const) {
    const found = await checked(server, 'stock.csv', file, { duplicates });
    await server.call('DELETE', `/api/items/${String(gone)}`);
    expect((await apply(found.id)).body).toEqual(overtaken(3, 'Nut', 'deleted'));
    await server.call('POST', `/api/items/${String(gone)}/restore`);
  }
});

it('changes that a row would not write over do not send an import back: other fields, and quantities that are added to', async () => {
  const location_id = await server.location({ name: 'Place C' });
  const { id } = await server.item({ name: 'Yarn', location_id, quantity: 20, notes: '' });
  const prices = await checked(server, 'notes.csv', 'name,location,notes\nYarn,Place C,red\n', {
    duplicates: 'update',
  });
  expect(prices.counts).toMatchObject({ update: 1 });
  await change(id, { quantity: 19 });
  expect(await done(server, prices.id)).toMatchObject({ state: 'imported' });

  const delivery = await checked(server, 'delivery.csv', `${HEADER}\nYarn,Place C,5,\n`, {
    duplicates: 'add',
  });
  expect(delivery.counts).toMatchObject({ add: 1 });
  await change(id, { quantity: 18 });
  expect(await done(server, delivery.id)).toMatchObject({ state: 'imported' });
  expect(await itemsIn(location_id)).toEqual(['Yarn: 23']);
});

it.each([
  [
    'its part lies in another place',
    'Tin 1',
    'Washer,Tin 1,1,WA-5000',
    { supplier_part_no: 'WA-5000' },
    'Tin 2',
  ],
  ['its place was made as well', 'Tin 3', 'Washer,Tin 3 > Lid,1,', {}, 'Lid of Tin 3'],
  ['the only place of that name lies elsewhere', 'Tin 4', 'Washer,Tray 4,1,', {}, 'Tray 4'],
])(
  'an item that is added since is found as the check finds it: %s',
  async (_how, root, row, fields, name) => {
    const parent_id = await server.location({ name: root });
    const found = await checked(server, 'washers.csv', `${HEADER}\n${row}\n`);
    expect(found.counts).toMatchObject({ create: 1 });
    const location_id = await server.location({ name: name.replace(/ of .*/, ''), parent_id });
    await server.item({ name: 'Washer', location_id, ...fields });
    expect((await apply(found.id)).body).toEqual(overtaken(2, 'Washer', 'added'));
  },
);

it.each(['skip', 'create'] as const)(
  'what lies in a place that is called so since the check is not made once more, unless that is wanted: %s',
  async (duplicates) => {
    const location_id = await server.location({ name: `Box ${duplicates}` });
    await server.item({ name: 'Glue', location_id, quantity: 1 });
    const place = `Kiste ${duplicates}`;
    const file = `${HEADER}\nTape,${place},2,\nTape,${place},3,\nGlue,${place},2,\n`;
    const found = await checked(server, 'glue.csv', file, { duplicates });
    expect(found.counts).toMatchObject({ locations: 1 });
    const version = await server.call('PATCH', `/api/locations/${location_id}`, { name: place });
    expect(version.status).toBe(200);
    const after = await done(server, found.id);
    const problem = `Line 2: "${place}" is there since these rows were checked, with items in it. Preview the rows again.`;
    expect(after).toMatchObject(duplicates === 'skip' ? { state: 'read', problem } : { state: 'imported' });
    const all = duplicates === 'skip' ? ['Glue: 1'] : ['Glue: 1', 'Glue: 2', 'Tape: 2', 'Tape: 3'];
    expect(await itemsIn(location_id)).toEqual(all);
    if (duplicates === 'skip')
      expect((await mapped(server, after)).counts).toMatchObject({ create: 1, skip: 2 });
  },
);

it('what is changed elsewhere, or meant by rows that are skipped or make an item in any case, hinders no import', async () => {
  const location_id = await server.location({ name: 'Cabinet' });
  const old = await server.item({ name: 'Old', location_id, quantity: 1, supplier_part_no: 'OLD-1' });
  const other = await server.item({ name: 'Other', location_id, quantity: 1 });
  const file = `${HEADER}\nOld,Cabinet,5,OLD-1\nFresh,Cabinet,2,\nLoose,Cabinet,2,\n`;
  const { id, counts } = await checked(server, 'cabinet.csv', file);
  expect(counts).toMatchObject({ skip: 1, create: 2 });
  await server.call('PATCH', `/api/imports/${id}/rows/4`, { action: 'create' });
  await change(old['id'], { quantity: 7 });
  await change(other['id'], { name: 'Else' });
  await server.item({ name: 'Loose', location_id, quantity: 1 });
  await server.item({
    name: 'Fresh',
    location_id: await server.location({ name: 'Cabinet 2' }),
    quantity: 1,
  });
  expect(await done(server, id)).toMatchObject({ state: 'imported', counts: { create: 2, skip: 1 } });
  const all = ['Else: 1', 'Fresh: 2', 'Loose: 1', 'Loose: 2', 'Old: 7'];
  expect(await itemsIn(location_id)).toEqual(all);
  const again = await checked(server, 'again.csv', `${HEADER}\nNewer,Cabinet,1,\n`, { duplicates: 'create' });
  await server.item({ name: 'Newer', location_id, quantity: 1 });
  await done(server, again.id);
  expect(await itemsIn(location_id)).toEqual([...all, 'Newer: 1', 'Newer: 1'].toSorted());
});

it.each([
  ['checked by an older Stowage', `json_remove(found, '$.happened')`, `(found::jsonb - 'happened')::text`],
  [
    'compared with what is forgotten',
    `json_set(found, '$.happened.item', 'x')`,
    `jsonb_set(found::jsonb, '{happened,item}', '"x"')::text`,
  ],
])('rows are checked again that were %s', async (_what, sqlite, postgres) => {
  const found = await checked(server, 'old.csv', `${HEADER}\nAncient,Crypt,1,\n`);
  const other = sql.raw<string>(engineOf(server.store.read) === 'sqlite' ? sqlite : postgres);
  await server.store.write((trx) =>
    trx.updateTable('imports').set({ found: other }).where('id', '=', found.id).execute(),
  );
  const message = 'Items may have been changed since these rows were checked. They have to be checked again.';
  expect((await apply(found.id)).body).toEqual({ error: 'conflict', message });
  await mapped(server, found);
  expect((await done(server, found.id)).state).toBe('imported');
});

/** An import in a folder of its own, begun but with no row written yet. */
async function begun(duplicates: ImportMapping['duplicates'], ...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-import-overtaken-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const imports = await openImports({ store: server.store, dataFolder: folder, run: doJob });
  onTestFinished(() => imports.close());
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, [HEADER, ...lines, ''].join('\n'));
      return { filename: 'a.csv' };
    },
    enter: (_, row) => server.store.write(row),
  });
  await imports.idle();
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, { ...mapping, duplicates });
  await imports.idle();
  await imports.apply(id, 'admin', (begins) => server.store.write(begins));
  const open = async () => {
    const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
    onTestFinished(() => file.close());
    return file;
  };
  return {
    id,
    open,
    /** Writes one row more, and is killed then. */
    async writeOne(): Promise<void> {
      const killed = new AbortController();
      // Asked in a portion for each of its rows: one takes as long as a portion may.
      const now = (): number => {
        const began = performance.now();
        while (performance.now() - began < 70);
        killed.abort();
        return Date.now();
      };
      const { done: before } = await requireImport(server.store.read, id);
      const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
      const writing = applyImport(id, { store: server.store, file, now, signal: killed.signal });
      await expect(writing).rejects.toThrow('aborted');
      file.close();
      expect((await requireImport(server.store.read, id)).done).toBe(before + 1);
    },
    async goOn() {
      imports.begin(id);
      await imports.idle();
      return imports.find(id);
    },
    async undo() {
      await server.store.write((trx) => imports.undo(trx, id, 'admin'));
      return this.goOn();
    },
  };
}

it('what somebody changes between the begin and the turn of its row sends the import back, and nothing of it stays', async () => {
  const location_id = await server.location({ name: 'Vault' });
  const { id } = await server.item({ name: 'Gold', location_id, quantity: 9 });
  const one = await begun('update', 'Silver,Vault,1,', 'Gold,Vault,5,');
  await change(id, { quantity: 8 });
  const problem =
    'Line 3 means "Gold", which somebody has changed since these rows were checked. Preview the rows again.';
  expect(await one.goOn()).toMatchObject({ state: 'read', problem });
  expect(await itemsIn(location_id)).toEqual(['Gold: 8']);
});

it('a label that somebody has given to another location since the check is told, and not left out', async () => {
  const found = await checked(
    server,
    'labels.csv',
    `${HEADER},location_label\nBolt,Cellar › Bin,1,,BIN-7\nCup,Cellar › Box,1,,BOX-7\n`,
  );
  expect(found.counts).toMatchObject({ create: 2, locations: 3 });
  await server.location({ name: 'Taken bin', label: 'Bin-7' });
  const reason = 'Line 2: the label "BIN-7" is that of "Taken bin" since these rows were checked.';
  expect(await done(server, found.id)).toMatchObject({
    state: 'read',
    problem: `${reason} Preview the rows again.`,
  });
  const again = await mapped(server, found);
  expect(again.counts).toMatchObject({ create: 1, problem: 1 });
  expect((await preview(server, found.id)).rows[0]?.problems).toMatchObject([
    { field: 'location_label', reason: 'This label is already used by Taken bin.' },
  ]);
});

it('what was added to and has been counted since is told where an import is taken back: it would be added twice', async () => {
  const location_id = await server.location({ name: 'Shelf' });
  const { id: yarn } = await server.item({ name: 'Yarn', location_id, quantity: 20 });
  const { id: zip } = await server.item({ name: 'Zip', location_id, quantity: 20 });
  const one = await begun('add', 'Yarn,Shelf,5,', 'Zip,Shelf,5,');
  await one.writeOne();
  await change(yarn, { quantity: 24 });
  await server.call('DELETE', `/api/items/${String(zip)}`);
  expect(await one.goOn()).toMatchObject({
    state: 'read',
    kept: null,
    problem:
      'Line 3 means "Zip", which somebody has deleted since these rows were checked. Preview the rows again. ' +
      '1 record that somebody has changed or used meanwhile keeps what this import gave it: look at it before you import again.',
  });
  expect(await itemsIn(location_id)).toEqual(['Yarn: 24']);
});

it('what somebody adds while rows are written is not made once more by a row whose turn comes later', async () => {
  const location_id = await server.location({ name: 'Bunker' });
  const one = await begun('skip', 'One,Bunker,1,', 'Two,Bunker,1,', 'Three,Bunker,1,');
  await one.writeOne();
  await server.item({ name: 'One', location_id, quantity: 4 });
  await server.item({ name: 'Three', location_id, quantity: 4 });
  expect(await one.goOn()).toMatchObject({
    state: 'read',
    problem: expect.stringMatching(/^Line 4 means "Three"/),
  });
  expect(await itemsIn(location_id)).toEqual(['One: 4', 'Three: 4']);
});

it.each([
  ['add', ['Coin: 36', 'Stamp: 12']],
  ['update', ['Coin: 9', 'Stamp: 8']],
] as const)(
  'an import that is killed goes on, and takes what it has written itself for no change of others: %s',
  async (duplicates, after) => {
    const location_id = await server.location({ name: `Safe ${duplicates}` });
    await server.item({ name: 'Coin', location_id, quantity: 20 });
    const lines = ['Coin,7', 'Stamp,4', 'Coin,9', 'Stamp,8'];
    const one = await begun(
      duplicates,
      ...lines.map((line) => line.replace(',', `,Safe ${duplicates},`) + ','),
    );
    await one.writeOne();
    await one.writeOne();
    await one.writeOne();
    expect(await one.goOn()).toMatchObject({ state: 'imported', counts: { create: 1, [duplicates]: 3 } });
    expect(await itemsIn(location_id)).toEqual(after);
    expect(await one.undo()).toMatchObject({ state: 'undone', kept: 0 });
    expect(await itemsIn(location_id)).toEqual(['Coin: 20']);
  },
);

/** The store of another server, for which `between` is done after each of its reads. */
const seenBeside = (between: () => Promise<unknown>): Store => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await between();
      return result;
    },
  };
  return { ...server.store, read: server.store.read.withPlugin(plugin) };
};

// So many rows are written before that each of the next ones comes between two looks at the item that it changes.
it.each([
  ['add', [2, 3, 4]],
  ['update', [2, 3]],
] as const)(
  'an import that is being written is not taken back by a server that starts beside: %s',
  async (duplicates, written) => {
    const location_id = await server.location({ name: `Hut ${duplicates}` });
    await server.item({ name: 'Coin', location_id, quantity: 20 });
    const quantities = [3, 4, 5, 6, 7, 8];
    const lines = quantities.flatMap((at) => [`Coin,${at}`, `Stamp,${at}`]);
    const one = await begun(
      duplicates,
      ...lines.map((line) => line.replace(',', `,Hut ${duplicates},`) + ','),
    );
    for (const _ of written) await one.writeOne();
    let left = lines.length - written.length;
    const store = seenBeside(async () => {
      if (left > 0) {
        left -= 1;
        await one.writeOne();
      }
    });
    const { signal } = new AbortController();
    await applyImport(one.id, { store, file: await one.open(), now: Date.now, signal });
    // It has looked at them four times at least.
    expect(left).toBeLessThanOrEqual(lines.length - written.length - 4);
    expect(await one.goOn()).toMatchObject({ state: 'imported', counts: { create: 1, [duplicates]: 11 } });
    expect(await itemsIn(location_id)).toEqual(
      duplicates === 'add' ? ['Coin: 53', 'Stamp: 33'] : ['Coin: 8', 'Stamp: 8'],
    );
  },
);

it('what somebody changes of a row that was just written does not have a server that starts beside take the import back', async () => {
  const location_id = await server.location({ name: 'Den beside' });
  const { id: gold } = await server.item({ name: 'Gold', location_id, quantity: 9 });
  const one = await begun('update', 'Gold,Den beside,5,', 'Silver,Den beside,1,');
  let isWritten = false;
  const store = seenBeside(async () => {
    if (isWritten) return;
    isWritten = true;
    await one.writeOne();
    await change(gold, { quantity: 8 });
  });
  const { signal } = new AbortController();
  await applyImport(one.id, { store, file: await one.open(), now: Date.now, signal });
  expect(await one.goOn()).toMatchObject({ state: 'imported' });
  expect(await itemsIn(location_id)).toEqual(['Gold: 8', 'Silver: 1']);
});

it('a changed item is compared with the rows that may mean it, and no other ones are looked at', async () => {
  const location_id = await server.location({ name: 'Depot' });
  const one = await begun('skip', 'Thing,Depot,1,TH-100', 'Other,Depot,1,');
  await server.item({ name: 'Third', location_id, quantity: 4, supplier_part_no: 'TH-300' });
  const { planned, plans } = plannedOn(await one.open());
  const { signal } = new AbortController();
  await applyImport(one.id, { store: server.store, file: planned, now: Date.now, signal });
  const steps = plans().filter(({ sql }) => /left join edits|from present/.test(sql));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
});
