import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, preview } from './uploads.ts';

let server: TestServer;
let id = '';
beforeAll(async () => {
  server = await startServer();
  ({ id } = await checked(server, 'two.csv', 'Name,Location,Quantity\nHinge,Porch,5\nLatch,Porch,6\n'));
});
afterAll(() => server.stop());

const edit = async (line: number, change: object): Promise<unknown[]> => {
  const { status, body } = await server.call('PATCH', `/api/imports/${id}/rows/${line}`, change);
  return status === 412 ? [status, Reflect.get(Object(body), 'message')] : [status];
};
const row = async (line: number) => (await preview(server, id)).rows.find((one) => one.line === line);

it('an edit of a cell that somebody has made something else of is refused with what that is, and changes nothing', async () => {
  const { revision } = await preview(server, id);
  expect(await edit(2, { values: { name: 'Bolt', quantity: '7' }, was: { name: ['Hinge'] } })).toEqual([200]);
  const late = { values: { name: 'Nut', quantity: '8' }, was: { name: ['Hinge'], quantity: ['5', '6'] } };
  expect(await edit(2, late)).toEqual([
    412,
    'The name has become “Bolt” meanwhile. The quantity has become “7” meanwhile.',
  ]);
  expect(await row(2)).toMatchObject({ values: { name: 'Bolt', quantity: '7' } });
  expect((await preview(server, id)).revision).toBe(Number(revision) + 1);
  // Whoever has seen it, or says nothing of what was seen.
  expect(await edit(2, { values: { name: 'Nut' }, was: { name: ['Hinge', 'Bolt'] } })).toEqual([200]);
  expect(await edit(2, { values: { name: 'Pin' } })).toEqual([200]);
});

it('an edit whose answer was lost is done again, also one that takes a text back, and other cells are left to others', async () => {
  const typed = { values: { name: '  Screw ' }, was: { name: ['Latch'] } };
  expect(await edit(3, typed)).toEqual([200]);
  expect(await edit(3, typed)).toEqual([200]);
  // As it was typed, whatever the row makes of it.
  expect(await edit(3, { values: { name: 'Nail' }, was: { name: ['  Screw '] } })).toEqual([200]);
  expect(await edit(3, { values: { quantity: '9' }, was: { quantity: ['6'] } })).toEqual([200]);
  const back = { values: { name: null }, was: { name: ['Nail'] } };
  expect([await edit(3, back), await edit(3, back)]).toEqual([[200], [200]]);
  expect(await row(3)).toMatchObject({ values: { name: 'Latch', quantity: '9' } });
  expect(await edit(3, { values: { quantity: '' }, was: { quantity: ['9'] } })).toEqual([200]);
  expect(await edit(3, { values: { quantity: '4' }, was: { quantity: ['9'] } })).toEqual([
    412,
    'The quantity has been emptied meanwhile.',
  ]);
});

it('a row is not left out for what was seen of it once somebody has put that right', async () => {
  const seen = { action: 'skip', was: { action: [''], name: ['Latch'], quantity: ['many'] } };
  expect(await edit(3, { values: { name: 'Latch', quantity: '6' } })).toEqual([200]);
  expect(await edit(3, seen)).toEqual([412, 'The quantity has become “6” meanwhile.']);
  expect(await row(3)).not.toMatchObject({ action: 'skip' });
  expect(await edit(3, { values: { quantity: '' } })).toEqual([200]);
});

it('a row for which somebody has chosen what becomes of it is not made another without a word', async () => {
  const skip = { action: 'skip', was: { action: [''] } };
  expect([await edit(2, skip), await edit(2, skip)]).toEqual([[200], [200]]);
  expect(await row(2)).toMatchObject({ action: 'skip', chosen: 'skip' });
  expect(await edit(2, { action: 'create', was: { action: [''] } })).toEqual([
    412,
    'Somebody has chosen to skip the row meanwhile.',
  ]);
  expect(await edit(2, { action: null, was: { action: ['skip'] } })).toEqual([200]);
  expect(await row(2)).not.toHaveProperty('chosen');
  expect(await edit(2, { action: 'create', was: { action: ['skip'] } })).toEqual([
    412,
    'Somebody has taken back meanwhile what was chosen for the row.',
  ]);
});

it('what becomes of a row by itself, after an edit of another cell of it, hinders no choice', async () => {
  expect(await edit(3, { values: { quantity: 'abc' }, action: 'create', was: { action: [''] } })).toEqual([
    200,
  ]);
  expect(await row(3)).toMatchObject({ action: 'problem', chosen: 'create' });
  expect(await edit(3, { values: { quantity: '7' }, was: { quantity: ['abc'] } })).toEqual([200]);
  expect(await edit(3, { action: 'skip', was: { action: ['create'] } })).toEqual([200]);
});

it('what is said of cells that are none, or is no list of texts, is refused', async () => {
  const odd = { toString: 1 };
  for (const was of [{ colour: ['red'] }, { name: 'Hinge' }, 'x', { name: [1] }, { name: [odd] }])
    expect(await edit(2, { values: { name: 'Nut' }, was })).toEqual([422]);
});
