import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodePreviewRow } from '../../../contract/imports/imports.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { notesWith, withLines } from '../../../server/imports/checking/addedNotes.ts';
import { CheckAgain } from '../../../server/imports/refusal.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const HEADER = 'Name,Location,Qty,Price';

/** An item with these notes in a place of its own. */
async function noted(place: string, notes: string): Promise<string> {
  const location_id = await server.location({ name: place });
  const { id } = await server.item({ name: 'Multimeter', location_id, quantity: 1, notes });
  return String(id);
}
const notesOf = async (id: string): Promise<unknown> =>
  Reflect.get(Object((await server.call('GET', `/api/items/${id}`)).body), 'notes');

it('an update adds what has no column of its own to the notes that an item has, and the next one renews it', async () => {
  const id = await noted('Bench', 'Calibrated 2026, serial 4711');
  for (const [row, price] of [
    ['1,89.90', '89.90'],
    ['2 m,95', '95'],
  ]) {
    const file = `${HEADER}\nMultimeter,Bench,${row}\n`;
    await done(server, (await checked(server, 'prices.csv', file, { duplicates: 'update' })).id);
    expect(await notesOf(id)).toMatch(new RegExp(`^Calibrated 2026, serial 4711\n(.*\n)?Price: ${price}`));
  }
  expect(await notesOf(id)).toBe('Calibrated 2026, serial 4711\nPrice: 95\nQuantity: 2 m');
  const written = `${HEADER},Notes\nMultimeter,Bench,1,3,New\n`;
  await done(server, (await checked(server, 'notes.csv', written, { duplicates: 'update' })).id);
  expect(await notesOf(id)).toBe('New\nPrice: 3');
});

it('notes that would become too long are told before, and a person says what they shall be', async () => {
  const before = 'x'.repeat(TEXT_MAX - 5);
  const item = await noted('Loft', before);
  const file = `${HEADER}\nMultimeter,Loft,1,89.90\n`;
  const { id } = await checked(server, 'long.csv', file, { duplicates: 'update' });
  const reason =
    'With the notes that the item has these are more than 20,000 characters. Enter all that its notes shall be.';
  expect((await preview(server, id)).rows).toMatchObject([
    { action: 'problem', problems: [{ field: 'notes', reason }] },
  ]);
  const edit = { values: { notes: 'Short' } };
  const { body } = await server.call('PATCH', `/api/imports/${id}/rows/2`, edit);
  expect(decodePreviewRow(body)).toMatchObject({ action: 'update' });
  await done(server, id);
  expect(await notesOf(item)).toBe('Short');
});

it('notes that grew since the check so that a row does not fit any more import nothing, and the next check tells it there', async () => {
  const item = await noted('Attic', 'x'.repeat(1500));
  const file = `${HEADER}\nRuler,Attic,1,\nMultimeter,Attic,1,89.90\n`;
  const found = await checked(server, 'grown.csv', file, { duplicates: 'update' });
  expect(found.counts).toMatchObject({ create: 1, update: 1, problem: 0 });
  const grown = 'x'.repeat(TEXT_MAX - 5);
  await server.call('PATCH', `/api/items/${item}`, { notes: grown }, { 'If-Match': '"1"' });
  expect((await server.call('POST', `/api/imports/${found.id}/apply`)).status).toBe(409);
  const rulers = await server.store.read
    .selectFrom('items')
    .select('id')
    .where('name', '=', 'Ruler')
    .execute();
  expect([(await notesOf(item)) === grown, rulers]).toEqual([true, []]);
  await mapped(server, found);
  expect((await preview(server, found.id, '?only=problems')).rows).toMatchObject([
    { line: 3, problems: [{ field: 'notes' }] },
  ]);
});

it('notes are never written longer than they may be: the rows are checked again', () => {
  const notes = 'x'.repeat(TEXT_MAX - 5);
  const add = () => notesWith({ name: 'Ruler', notes }, { line: 3, added: [['Price', '89.90']] });
  expect(add).toThrow(CheckAgain);
  expect(add).toThrow(
    'Line 3: "Ruler" has other notes than when this was checked. With what is added they would be more than 20,000 characters. Preview the rows again.',
  );
});

it('a row whose text would not fit beside what rows above add to the same item is told before', async () => {
  const text = 'y'.repeat(9000);
  const rows = ['A', 'B', 'C'].map(
    (column) => `Multimeter,Shed,1,${['A', 'B', 'C'].map((one) => (one === column ? text : '')).join(',')}`,
  );
  const file = `Name,Location,Qty,Alpha,Beta,Gamma\n${rows.join('\n')}\n`;
  const reason =
    'With the notes that the item has, and what rows above add to them, these are more than 20,000 characters. Enter all that its notes shall be.';
  const told = { line: 4, action: 'problem', problems: [{ field: 'notes', reason }] };
  // The first row makes the item, or all mean one that is there.
  const made = await checked(server, 'several.csv', file, { duplicates: 'update' });
  expect((await preview(server, made.id, '?only=problems')).rows).toMatchObject([told]);
  await noted('Shed', '');
  const there = await checked(server, 'several.csv', file, { duplicates: 'update' });
  expect((await preview(server, there.id, '?only=problems')).rows).toMatchObject([told]);
  // With less of the first one there is room for the last.
  await server.call('PATCH', `/api/imports/${there.id}/rows/2`, { values: { notes: 'Short' } });
  expect((await preview(server, there.id, '?only=problems')).rows).toEqual([]);
  // One and the same column is one line, however often it is told.
  const same = `${HEADER}\n${rows.map((_, at) => `Multimeter,Shed,1,${at}${text}`).join('\n')}\n`;
  expect((await checked(server, 'same.csv', same, { duplicates: 'update' })).counts).toMatchObject({
    update: 3,
    problem: 0,
  });
});

it('a text takes the place of the one of its column, with all of its lines', () => {
  expect(withLines('', [['Price', '1']])).toBe('Price: 1');
  expect(withLines('Price: 1\nSeen: yes', [['Price', '2']])).toBe('Price: 2\nSeen: yes');
  expect(withLines('mine', [['Text', 'a\r\nb']])).toBe('mine\nText: a\n  b');
  expect(withLines('mine\nText: a\n  b\nSeen: yes', [['Text', 'a\nb']])).toBe(
    'mine\nText: a\n  b\nSeen: yes',
  );
  expect(withLines('mine\nText: a\n  b\nSeen: yes', [['Text', 'c']])).toBe('mine\nText: c\nSeen: yes');
});
