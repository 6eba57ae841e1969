import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../startServer.ts';
import { checked, preview } from './uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.stop());

it('of a file of Homebox what was never filled in is no line of the notes, and of several labels the first is the category', async () => {
  const { id, mapping } = await checked(
    server,
    'homebox.csv',
    [
      'HB.import_ref,HB.location,HB.labels,HB.asset_id,HB.archived,HB.name,HB.quantity,HB.insured,HB.lifetime_warranty,HB.purchase_price,HB.sold_price',
      ',Garage,Tools; Power tools,000-001,false,Drill,1,false,false,0,0',
      ',Garage,Tools,000-002,true,Saw,1,true,false,12.50,0',
    ].join('\n'),
  );
  expect(mapping?.category).toBe('{HB.labels}');
  const [drill, saw] = (await preview(server, id)).rows.map(({ values }) => values);
  expect(drill).toMatchObject({ name: 'Drill', category: 'Tools' });
  expect(drill?.['notes']?.split('\n')).toEqual(['HB.labels: Tools; Power tools', 'HB.asset_id: 000-001']);
  expect(saw).toMatchObject({ name: 'Saw', category: 'Tools' });
  expect(saw?.['notes']?.split('\n')).toEqual([
    'HB.asset_id: 000-002',
    'HB.archived: true',
    'HB.insured: true',
    'HB.purchase_price: 12.50',
  ]);
});
