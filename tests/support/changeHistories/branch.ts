import { decodeHierarchy, decodeItems } from '../../../contract/answers.ts';
import type { Item, Location, LocationNode } from '../../../contract/entities.ts';
import type { TestServer } from '../../server/startServer.ts';
import type { Random } from '../generator/random.ts';

/** What the server has inside one location. */
export interface Branch {
  root: Location;
  places: readonly Location[];
  items: readonly Item[];
}

/** A location with three shelves in it and some things on them; its id. */
export async function madeBranch(server: TestServer, random: Random, name: string): Promise<string> {
  const root = await server.location({ name });
  for (let shelf = 1; shelf <= 3; shelf++) {
    const location_id = await server.location({ name: `Shelf ${shelf}`, parent_id: root, label: '' });
    for (let thing = random.whole(0, 2); thing > 0; thing--) {
      const quantity = random.whole(0, 5);
      await server.item({ name: `Thing ${shelf}.${thing}`, location_id, quantity, category: 'Tools' });
    }
  }
  return root;
}

/** The branch as the server has it now. */
export async function branchIn(server: TestServer, rootId: string): Promise<Branch> {
  const { body } = await server.call('GET', '/api/locations/hierarchy');
  const below = (nodes: readonly LocationNode[]): LocationNode[] =>
    nodes.flatMap((node) => [node, ...below(node.children)]);
  const root = below(decodeHierarchy(body)).find(({ id }) => id === rootId);
  if (!root) throw new Error(`The server has no location ${rootId}.`);
  const places = below(root.children);
  if (places.length === 0) throw new Error('The branch has no shelves: nothing would be compared.');
  const items: Item[] = [];
  for (const { id } of [root, ...places]) {
    const here = decodeItems((await server.call('GET', `/locations/${id}/items`)).body).items;
    items.push(...here.filter(({ location_id }) => location_id === id));
  }
  return { root, places, items };
}

/** All that a change can have changed in it, a line for each record. */
export function linesOf({ places, items }: Branch): string[] {
  return [
    ...places.map(({ id, name, parent_id, label }) => `${name} '${label}' (${id}) in ${parent_id}`),
    ...items.map(
      ({ id, name, location_id, quantity, category, supplier }) =>
        `${quantity ?? 0} × ${name} (${id}) in ${location_id}, ${category}, '${supplier}'`,
    ),
  ].toSorted();
}
