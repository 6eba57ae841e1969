import sharp from 'sharp';

/** A call that makes something, sent with one key until it is answered. */
interface Creation {
  kind: Kind;
  name: string;
  key: string;
  path: string;
  body: object | FormData;
  /** What the server answered; undefined while nobody knows. */
  id?: unknown;
  deletion?: 'asked' | 'done';
}

const KINDS = ['locations', 'types', 'areas', 'categories', 'items', 'images', 'links'] as const;
type Kind = (typeof KINDS)[number];
const PATHS: Record<Kind, string> = {
  locations: '/api/locations',
  types: '/api/location-types',
  areas: '/api/location-areas',
  categories: '/api/item-categories',
  items: '/api/items',
  images: '/api/images',
  links: '/api/item-images',
};

interface Answer {
  /** 0: there was none, so nobody knows whether it was done. */
  status: number;
  body: unknown;
}

/** Writers that make all that can be made, remember what they were told, and can be asked whether that holds. */
export class Writers {
  readonly #url: string;
  readonly #login: object;
  #token = '';
  #refusals = 0;
  #unanswered = 0;
  readonly #all: Creation[] = [];
  /** Answers that no server may give. */
  readonly #wrong: string[] = [];
  #photo = new Uint8Array();
  #base = { location: '', item: '', image: '' };

  constructor(url: string, login: object) {
    this.#url = url;
    this.#login = login;
  }

  /** How many were refused with 503 or 507. */
  refusals = (): number => this.#refusals;

  async begin(): Promise<void> {
    const { body } = await this.#call('POST', '/api/login', this.#login);
    this.#token = String(field(body, 'token'));
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = { width: 160, height: 120, channels: 3, background: '#888', noise } as const;
    this.#photo = new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer());
    for (const kind of ['locations', 'items', 'images'] as const) {
      const made = this.#next(kind);
      await this.#send(made);
      const name = { locations: 'location', items: 'item', images: 'image' } as const;
      this.#base[name[kind]] = String(made.id);
    }
  }

  /** Lets so many write at once; answers how to end that. */
  run(count: number): () => Promise<void> {
    const life = { isOver: false };
    const writing = Array.from({ length: count }, (_, n) => this.#write(n, life));
    return async () => {
      life.isOver = true;
      await Promise.all(writing);
    };
  }

  /** Sends again what has no answer yet, until all of it has one; answers how much has none after many tries. */
  async settle(): Promise<number> {
    const open = () => this.#all.filter(({ id, deletion }) => id === undefined || deletion === 'asked');
    for (let tries = 0; tries < 30 && open().length > 0; tries++) {
      for (const one of open()) await (one.id === undefined ? this.#send(one) : this.#delete(one));
    }
    for (const { path, name } of open()) this.#wrong.push(`${path} ${name}: never answered`);
    return open().length;
  }

  summary(): string {
    const deleted = this.#all.filter(({ deletion }) => deletion === 'done').length;
    return `${this.#all.length} things made, ${deleted} items deleted, ${this.#unanswered} calls cut off and ${this.#refusals} put off, all sent again by key`;
  }

  /** What does not hold: lost, doubled or resurrected; each in words. */
  async judge(): Promise<string[]> {
    // Every key once more: nothing may come of it.
    for (const one of this.#all) await this.#send(one);
    const there = new Map<Kind, string[]>();
    for (const kind of KINDS) there.set(kind, await this.#namesOf(kind));
    for (const { kind, name, deletion } of this.#all) {
      const found = there.get(kind)?.filter((known) => known === name).length;
      const wanted = deletion === 'done' ? 0 : 1;
      if (found !== wanted) this.#wrong.push(`${kind} ${name}: there ${found} times instead of ${wanted}`);
    }
    return this.#wrong;
  }

  async #write(n: number, life: { isOver: boolean }): Promise<void> {
    for (let turn = n; !life.isOver; turn++) {
      const one = this.#next(KINDS[turn % KINDS.length] ?? 'items');
      await this.#send(one);
      if (one.kind === 'items' && one.id !== undefined && turn % 2 === 0) await this.#delete(one);
    }
  }

  #next(kind: Kind): Creation {
    const n = this.#all.length;
    const name = kind === 'areas' ? `AREA ${n}` : kind === 'images' ? `${n}.jpg` : `${kind} ${n}`;
    const one: Creation = { kind, name, key: `key-${n}`, path: PATHS[kind], body: this.#bodyOf(kind, name) };
    if (kind === 'links') one.name = `${this.#base.item} ${this.#imageFor(one)}`;
    this.#all.push(one);
    return one;
  }

  /** Each photo is linked once: a link to the same one again is the link that is there. */
  #imageFor(link: Creation): string {
    const taken = new Set(this.#all.filter(({ kind }) => kind === 'links').map(({ name }) => name));
    const free = this.#all.find(
      ({ kind, id }) =>
        kind === 'images' && id !== undefined && !taken.has(`${this.#base.item} ${String(id)}`),
    );
    const image = String(free?.id ?? this.#base.image);
    link.body = { item_id: this.#base.item, image_id: image };
    return image;
  }

  #bodyOf(kind: Kind, name: string): object | FormData {
    if (kind === 'items') {
      return { name, category: 'Misc', location_id: this.#base.location, notes: 'x'.repeat(2000) };
    }
    if (kind === 'locations') return { name, location_type_id: 1, location_area_id: 1 };
    if (kind !== 'images') return { name };
    const form = new FormData();
    form.set('image', new Blob([this.#photo]), name);
    return form;
  }

  async #send(one: Creation): Promise<void> {
    const { status, body } = await this.#call('POST', one.path, one.body, { 'Idempotency-Key': one.key });
    if (status === 200 || status === 201) {
      const id = field(body, 'id');
      if (one.id !== undefined && one.id !== id) this.#wrong.push(`${one.path} ${one.name}: another answer`);
      one.id = id;
    } else if (status !== 0 && status !== 503 && status !== 507) {
      this.#wrong.push(`${one.path} ${one.name}: ${status} ${JSON.stringify(body)}`);
    }
  }

  async #delete(one: Creation): Promise<void> {
    one.deletion = 'asked';
    const { status } = await this.#call('DELETE', `/api/items/${String(one.id)}`);
    // 404: an earlier one was done, and its answer was lost.
    if (status === 204 || status === 404) one.deletion = 'done';
  }

  async #namesOf(kind: Kind): Promise<string[]> {
    if (kind === 'links') {
      const { body } = await this.#call('GET', `/api/item-images?item_id=${this.#base.item}`);
      return list(body).map((link) => `${String(field(link, 'item_id'))} ${String(field(link, 'image_id'))}`);
    }
    const path = kind === 'locations' ? '/api/locations/hierarchy' : PATHS[kind];
    const { body } = await this.#call('GET', path);
    return list(body).map((entry) => String(field(entry, kind === 'images' ? 'filename' : 'name')));
  }

  async #call(method: string, path: string, body?: object, headers = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(this.#url + path, {
        method,
        headers: {
          Authorization: `Bearer ${this.#token}`,
          ...(body && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 503 || response.status === 507) this.#refusals++;
      const answer: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, body: answer };
    } catch {
      this.#unanswered++;
      return { status: 0, body: undefined };
    }
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
