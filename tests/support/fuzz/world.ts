import type { Random } from '../generator/random.ts';

/** Of each kind so many are remembered, the newest: what was made long ago has mostly been deleted. */
const KEPT = 60;

const KINDS = [
  'items',
  'locations',
  'images',
  'imports',
  'links',
  'lookups',
  'synonyms',
  'labels',
  'tags',
  'addresses',
  'pairs',
] as const;
type Kind = (typeof KINDS)[number];

/** What the paths of an API's records begin with, by the kind that their ids are of. */
const KIND_OF_PATH: Readonly<Record<string, Kind>> = {
  items: 'items',
  locations: 'locations',
  images: 'images',
  imports: 'imports',
  'item-images': 'links',
  'location-types': 'lookups',
  'location-areas': 'lookups',
  'item-categories': 'lookups',
  synonyms: 'synonyms',
  location: 'labels',
};

/** Who the generated calls are from, and what they may know: ids, tags and addresses that the server has answered. */
export class World {
  readonly #known = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));

  /** `spare` is another login, which may be ended. */
  constructor(
    readonly token: string,
    readonly spare: string,
  ) {}

  /** One of those that are known; 'none' where there is none yet. */
  pick(random: Random, kind: Kind): string {
    const known = this.#known.get(kind) ?? [];
    return known.length === 0 ? 'none' : random.pick(known);
  }

  /** An id for the parameter of the pattern, of the kind of record that the pattern asks for. */
  idFor(random: Random, pattern: string, parameter: string): string {
    const named = KIND_OF_PATH[`${parameter.replace(/Id$/, '')}s`];
    if (parameter === 'line') return String(random.whole(1, 4));
    const before = /([^/]+)\/:/.exec(pattern)?.[1] ?? '';
    return this.pick(random, named ?? KIND_OF_PATH[before] ?? random.pick(KINDS));
  }

  /** Remembers what an answer to `path` tells. */
  learn(path: string, body: unknown, tag: string | undefined): void {
    if (tag !== undefined) this.#keep('tags', tag);
    if (typeof body !== 'object' || body === null) return;
    const folder = /^\/(?:api\/)?([^/?]+)/.exec(path)?.[1] ?? '';
    const kind = KIND_OF_PATH[folder];
    const { id, label, url, location_id, image_id }: Partial<Record<string, unknown>> = { ...body };
    if (kind !== undefined && kind !== 'labels' && (typeof id === 'string' || typeof id === 'number')) {
      this.#keep(kind, String(id));
    }
    if (typeof label === 'string' && label !== '') this.#keep('labels', encodeURIComponent(label));
    // A link that is named by both of its ends.
    if (typeof location_id === 'string' && typeof image_id === 'string') {
      this.#keep('pairs', `${location_id}/${image_id}`);
    }
    if (kind === 'images' && typeof url === 'string') this.#keep('addresses', url);
  }

  #keep(kind: Kind, value: string): void {
    const known = this.#known.get(kind) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > KEPT) known.shift();
  }
}
