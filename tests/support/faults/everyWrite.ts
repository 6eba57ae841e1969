import { decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import type { TestServer } from '../../server/startServer.ts';
import { anInput } from '../../services/samples.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import type { Which } from './rules.ts';
import type { WritingApp } from './writingApp.ts';

/** One write of the app, ready to be made, and how the database tells what has become of it. */
export interface ReadyWrite {
  /** The requests that make it. */
  which: Which;
  /** As a person asks for it; rejects with what the person is told. */
  act(): Promise<unknown>;
  /** How many records there are now of what it makes or removes. */
  count(): Promise<number>;
  /** How many there are once it is done: 1 of what it makes, 0 of what it removes. */
  wanted: number;
}

interface Stage {
  server: TestServer;
  app: WritingApp;
}

type Table = 'item_categories' | 'location_types' | 'location_areas' | 'items' | 'locations' | 'item_images';

let number = 0;
/** A name that nothing else has. */
const fresh = (word: string): string => `${word} ${++number}`;

const rows = async ({ server }: Stage, table: Table, field: 'name' | 'id', value: string | number) =>
  (await server.store.read.selectFrom(table).select('id').where(field, '=', value).execute()).length;

const LISTS = {
  categories: { path: '/api/item-categories', table: 'item_categories' },
  types: { path: '/api/location-types', table: 'location_types' },
  areas: { path: '/api/location-areas', table: 'location_areas' },
} as const;
type Kind = keyof typeof LISTS;

async function adding(stage: Stage, kind: Kind): Promise<ReadyWrite> {
  const { path, table } = LISTS[kind];
  const name = fresh('ADDED');
  // As the dialog does, which shows the list first.
  await stage.app.cache.read(stage.app.lists[kind]());
  return {
    which: { method: 'POST', path },
    act: () => stage.app.lookups.add(kind, name),
    count: () => rows(stage, table, 'name', name),
    wanted: 1,
  };
}

async function removing(stage: Stage, kind: Kind): Promise<ReadyWrite> {
  const { path, table } = LISTS[kind];
  const name = fresh('REMOVED');
  await stage.server.call('POST', path, { name });
  const entries = await stage.app.cache.read(stage.app.lists[kind](), { fresh: true });
  const entry = entries.find((one) => one.name === name);
  if (!entry) throw new Error(`${path} does not list ${name}.`);
  return {
    which: { method: 'DELETE', path: `${path}/${entry.id}` },
    act: () => stage.app.lookups.remove(kind, entry),
    count: () => rows(stage, table, 'name', name),
    wanted: 0,
  };
}

async function place({ server }: Stage, name = fresh('Place')): Promise<Location> {
  const id = await server.location({ name });
  return decodeLocation((await server.call('GET', `/api/locations/${id}`)).body);
}

let picture: Buffer | undefined;
const imageOf = async ({ server }: Stage): Promise<string> => {
  picture ??= await jpeg();
  return String((await uploaded(server, picture))['id']);
};

const linksOf = ({ server }: Stage, table: 'item_images' | 'location_images', image: string) =>
  server.store.read.selectFrom(table).select('id').where('image_id', '=', image).execute();

async function owner(stage: Stage, kind: 'item' | 'location') {
  if (kind === 'location') return { kind, id: (await place(stage)).id } as const;
  return { kind, id: String((await stage.server.item())['id']) } as const;
}

async function linking(stage: Stage, kind: 'item' | 'location'): Promise<ReadyWrite> {
  const [to, image] = [await owner(stage, kind), await imageOf(stage)];
  return {
    which: { method: 'POST', path: `/api/${kind}-images` },
    act: () => stage.app.images.link(to, image),
    count: async () => (await linksOf(stage, `${kind}_images`, image)).length,
    wanted: 1,
  };
}

async function unlinking(stage: Stage, kind: 'item' | 'location'): Promise<ReadyWrite> {
  const [from, image] = [await owner(stage, kind), await imageOf(stage)];
  const link = await stage.app.images.link(from, image);
  return {
    which: { method: 'DELETE', path: /^\/api\/(item|location)-images\// },
    act: () => stage.app.images.unlink(from, link),
    count: async () => (await linksOf(stage, `${kind}_images`, image)).length,
    wanted: 0,
  };
}

/** Every kind of write of the app, by its name. */
export const EVERY_WRITE: Readonly<Record<string, (stage: Stage) => Promise<ReadyWrite>>> = {
  'adding a category': (stage) => adding(stage, 'categories'),
  'adding a type': (stage) => adding(stage, 'types'),
  'adding an area': (stage) => adding(stage, 'areas'),
  'removing a category': (stage) => removing(stage, 'categories'),
  'removing a type': (stage) => removing(stage, 'types'),
  'removing an area': (stage) => removing(stage, 'areas'),
  'deleting an item': async (stage) => {
    const item = await stage.server.item({ name: fresh('Doomed') });
    const [id, name, version] = [String(item['id']), String(item['name']), Number(item['version'])];
    return {
      which: { method: 'DELETE', path: `/api/items/${id}` },
      act: () => stage.app.items.remove({ id, name, version }),
      count: () => rows(stage, 'items', 'id', id),
      wanted: 0,
    };
  },
  'deleting a location': async (stage) => {
    const doomed = await place(stage);
    return {
      which: { method: 'DELETE', path: `/api/locations/${doomed.id}` },
      act: () => stage.app.locations.remove(doomed),
      count: () => rows(stage, 'locations', 'id', doomed.id),
      wanted: 0,
    };
  },
  'bringing back an item': async (stage) => {
    const item = await stage.server.item({ name: fresh('Doomed') });
    const [id, name] = [String(item['id']), String(item['name'])];
    await stage.server.call('DELETE', `/api/items/${id}`);
    return {
      which: { method: 'POST', path: `/api/items/${id}/restore` },
      act: () => stage.app.restoring.item({ id, name, key: fresh('restore-key').replace(' ', '-') }),
      count: () => rows(stage, 'items', 'id', id),
      wanted: 1,
    };
  },
  'bringing back a location': async (stage) => {
    const { id, name } = await place(stage);
    await stage.server.call('DELETE', `/api/locations/${id}`);
    return {
      which: { method: 'POST', path: `/api/locations/${id}/restore` },
      act: () => stage.app.restoring.location({ id, name, key: fresh('restore-key').replace(' ', '-') }),
      count: () => rows(stage, 'locations', 'id', id),
      wanted: 1,
    };
  },
  'linking an image to an item': (stage) => linking(stage, 'item'),
  'linking an image to a location': (stage) => linking(stage, 'location'),
  'taking an image from an item': (stage) => unlinking(stage, 'item'),
  'taking an image from a location': (stage) => unlinking(stage, 'location'),
  'deleting an image': async (stage) => {
    const image = await imageOf(stage);
    await stage.app.http.request({ operation: 'test', path: '/api/images', timeout: 5000, decode: () => 0 });
    return {
      which: { method: 'DELETE', path: `/api/images/${image}` },
      act: () => stage.app.images.removeForGood(image),
      count: async () =>
        (await stage.server.store.read.selectFrom('images').select('id').where('id', '=', image).execute())
          .length,
      wanted: 0,
    };
  },
  'starting an analysis': async (stage) => {
    const image = await imageOf(stage);
    await stage.app.analyses.find(image);
    return {
      which: { method: 'POST', path: `/api/images/${image}/analyze` },
      act: () => stage.app.analyses.start(image),
      count: async () =>
        (
          await stage.server.store.read
            .selectFrom('analyses')
            .select('id')
            .where('image_id', '=', image)
            .execute()
        ).length,
      wanted: 1,
    };
  },
  'making an item in bulk': async (stage) => {
    const { id } = await place(stage);
    const name = fresh('Bulk item');
    const input = anInput({ name, category: 'Misc', location_id: id, quantity: 1 });
    // As the dialog has it: one key for the entry, and what was sent is sent again word for word.
    const key = fresh('key').replace(' ', '-');
    let sent: typeof input | undefined;
    return {
      which: { method: 'POST', path: '/api/items' },
      act() {
        const before = sent;
        sent = input;
        return stage.app.making.item({ input, key, sent: before });
      },
      count: () => rows(stage, 'items', 'name', name),
      wanted: 1,
    };
  },
  'making a location in bulk': async (stage) => {
    const parent = await place(stage);
    const name = fresh('Bulk place');
    return {
      which: { method: 'POST', path: '/api/locations' },
      act: () => stage.app.making.location({ parent, name, label: '', key: name, mayExist: false }),
      count: () => rows(stage, 'locations', 'name', name),
      wanted: 1,
    };
  },
};
