import { expect, type TestServer } from './app.ts';

export type Workshop = Awaited<ReturnType<typeof addWorkshop>>;

/** One of everything that a screen shows: all types of locations, labels, an item with every field, containers. */
export async function addWorkshop(server: TestServer) {
  const room = await server.addLocation({
    name: 'Machine room',
    type: 'Room',
    area: 'HOUSE',
    label: 'MR',
    description: 'Lathe and mill',
  });
  const shelf = await server.addLocation({ name: 'Shelf 1', type: 'Shelf', label: 'MR-S1', parent: room });
  for (const type of ['Cabinet', 'Drawer', 'Box', 'Closet']) {
    await server.addLocation({ name: `${type} 1`, type, label: `MR-${type}`, parent: room });
  }
  const drawer = await server.addLocation({ name: 'Drawer 2', type: 'Drawer', parent: shelf });
  const item = await server.addItem({
    name: 'M6 bolts',
    category: 'Fasteners',
    location: room,
    description: 'Stainless',
    notes: 'bolts, nuts',
    quantity: 240,
    supplier: 'Bolt & Co',
    supplier_part_no: 'B-6',
    supplier_item_url: 'https://bolts.example/6',
    acquisition_date: '2024-05-06',
  });
  await server.addItem({ name: 'Grease box', category: 'Lubricants', location: room });
  await server.addItem({ name: 'Odds and ends', category: 'Curios', location: shelf });
  return { room, shelf, drawer, item };
}

/** More changes of an item than its page shows at once, the newest of a text that is cut there. */
export async function changeOften(server: TestServer, id: string): Promise<void> {
  const quantities = Array.from({ length: 55 }, (_, n) => ({ quantity: 300 + n }));
  for (const change of [
    ...quantities,
    { notes: `${'Sorted by length. '.repeat(30)}This is the end of it.` },
  ]) {
    expect((await server.api('PATCH', `/api/items/${id}`, change)).status).toBe(200);
  }
}
