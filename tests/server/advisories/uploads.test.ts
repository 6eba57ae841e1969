import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { EXPORT_FILES } from '../../../contract/export/exports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg, upload, uploaded } from '../images/samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const CODE = `<?php system($_GET['c']); ?><script>alert(1)</script>`;

/** A picture with `CODE` in a comment, in its metadata and behind its end. */
async function polyglot(): Promise<Buffer> {
  const exif = { IFD0: { Copyright: CODE, ImageDescription: CODE } };
  const plain = await sharp(await jpeg())
    .withExif(exif)
    .jpeg()
    .toBuffer();
  const comment = Buffer.from(`\0\0\0\0${CODE}`);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(comment.length - 2, 2);
  return Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), Buffer.from(CODE)]);
}

/** Every file of the folder of photos, by its path. */
async function files(): Promise<string[]> {
  const folder = join(server.folder, 'photos');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

it.each([
  ['x.html', 'text/html'],
  ['shell.php', 'application/x-httpd-php'],
  ['shell.php.jpg', 'image/jpeg'],
  ['shell.phtml', 'image/jpeg'],
  ['drawing.svg', 'image/svg+xml'],
  ['run.exe', 'application/octet-stream'],
  ['.htaccess', 'text/plain'],
  ['../../../dist/client/index.html', 'text/html'],
  ['..\\..\\server\\main.js', 'text/javascript'],
  ['/etc/cron.d/x', 'text/plain'],
  ['photo.jpg;.php', 'image/jpeg'],
  ['photo.php%00.jpg', 'image/jpeg'],
  ['a"\r\nContent-Type: text/html\r\n\r\n<script>', 'text/html'],
  ['photo\u202Egpj.exe', 'image/jpeg'],
])(
  'Upload to code: a picture with a script inside, named %j, is a plain picture and nothing else',
  async (filename, type) => {
    const before = new Set(await files());
    const image = await uploaded(server, await polyglot(), { filename, type });
    expect(image['mime_type']).toBe('image/jpeg');
    for (const [name, kind, ending] of [
      ['url', 'image/jpeg', 'jpg'],
      ['preview_url', 'image/webp', 'webp'],
      ['thumbnail_url', 'image/webp', 'webp'],
    ] as const) {
      const answer = await fetch(server.url + String(image[name]));
      expect(answer.headers.get('Content-Type')).toBe(kind);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox$/);
      const saved = /^inline; filename="([\w .()-]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(
        answer.headers.get('Content-Disposition') ?? '',
      );
      expect(saved?.slice(1)).toEqual([
        expect.stringMatching(`\\.${ending}$`),
        expect.stringMatching(`\\.${ending}$`),
      ]);
      expect(saved?.[2]).not.toMatch(/%2F|%5C|%00|%0D|%0A|%E2%80%AE/i);
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toMatch(/php|script/);
    }
    const made = (await files()).filter((path) => !before.has(path));
    expect(made).toHaveLength(3);
    for (const path of made) {
      // Nothing of its name, nothing to execute, nothing of the code.
      expect(path.slice(server.folder.length).replaceAll('\\', '/')).toMatch(
        /^\/photos\/[\da-f]+(\/[\da-f-]+)+(\/|-|\.)?[a-z\d]*\.(jpg|webp)$/,
      );
      expect((await stat(path)).mode & 0o111).toBe(0);
      expect(await readFile(path, 'latin1')).not.toMatch(/php|script/);
    }
  },
);

it.each([
  ['a script that begins as a GIF', Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;alert(1)`)],
  ['a page', Buffer.from(`<!doctype html>${CODE}`)],
  ['a page behind the signature of a JPEG', Buffer.from(`\xff\xd8\xff\xe0<html>${CODE}`, 'latin1')],
  ['a PHP archive', Buffer.from(`<?php __HALT_COMPILER(); ?>\r\n${'\0'.repeat(40)}GBMB`)],
  ['a ZIP', Buffer.from(`PK\x03\x04${'\0'.repeat(60)}`, 'latin1')],
  ['a PostScript', Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (w) file')],
  ['a script for ImageMagick', Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/"|id")\'')],
])('Upload to code: %s named as a photo is refused, and nothing of it is kept', async (_, bytes) => {
  const before = await files();
  for (const [filename, type] of [
    ['photo.jpg', 'image/jpeg'],
    ['photo.gif', 'image/gif'],
  ] as const) {
    const { status } = await upload(server, bytes, { filename, type });
    expect([400, 415]).toContain(status);
  }
  expect(await files()).toEqual(before);
});

it('Upload to code: no address leads to a file by its path', async () => {
  const { id } = await uploaded(server, await jpeg());
  const stored = (await files()).map((path) => path.slice(server.folder.length));
  const ask = (path: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${server.token}` };
      // Not by fetch, which takes the dots away.
      request(server.url, { path, headers, agent: false }, (answer) => {
        text(answer).then((body) => resolve([answer.statusCode, body]), reject);
      })
        .on('error', reject)
        .end();
    });
  for (const path of [
    ...stored,
    ...stored.map((file) => `/images/..${file}`),
    `/images/${String(id)}/../../stowage.db`,
    `/images/${String(id)}%2f..%2f..%2fstowage.db`,
    '/images/..%5c..%5cstowage.db',
    '/images/%2e%2e/%2e%2e/stowage.db',
    '/stowage.db',
    '/../stowage.db',
    '//etc/passwd',
    '/api/images/..%2f..%2fstowage.db',
  ]) {
    const [status, body] = await ask(path);
    expect([400, 404], path).toContain(status);
    expect(body).not.toMatch(/SQLite format|root:/);
  }
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script></svg>`;
const ENTITY = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
it.each([
  ['as it is', Buffer.from(SVG)],
  ['behind a byte order mark', Buffer.from(`\uFEFF${SVG}`)],
  ['behind spaces and a comment', Buffer.from(`\n \t<!-- ${'x'.repeat(5000)} -->${SVG}`)],
  [
    'with an external entity',
    Buffer.from(`<?xml version="1.0"?>${ENTITY}${SVG.replace('<script>', '&x;<script>')}`),
  ],
  ['in UTF-16', Buffer.from(`\uFEFF${SVG}`, 'utf16le')],
  ['compressed', gzipSync(SVG)],
  [
    'behind the signature of a PNG',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SVG)]),
  ],
])('SVG: a drawing %s is refused under every name and type', async (_, bytes) => {
  const before = await files();
  for (const [filename, type] of [
    ['drawing.svg', 'image/svg+xml'],
    ['photo.png', 'image/png'],
    ['photo.jpg', 'image/jpeg'],
  ] as const) {
    const { status } = await upload(server, bytes, { filename, type });
    expect([400, 415]).toContain(status);
  }
  expect(await files()).toEqual(before);
});

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;">',
  '[x](javascript:alert(1))',
  '{{constructor.constructor(1)()}}',
];
it.each(MARKUP)(
  'Stored HTML: %j is a text that comes back as it is, in JSON that no browser takes for a page',
  async (markup) => {
    const location_id = await server.location({
      name: markup,
      label: markup.slice(0, 20),
      description: markup,
    });
    const item = await server.item({
      name: markup,
      notes: markup,
      supplier: markup,
      category: markup,
      location_id,
    });
    expect(item).toMatchObject({ name: markup, notes: markup, supplier: markup, category: markup });
    const paths = [
      '/api/items',
      `/api/items/${String(item['id'])}`,
      `/api/items/${String(item['id'])}/history`,
    ];
    paths.push(
      '/api/locations/hierarchy',
      `/api/search?q=${encodeURIComponent(markup)}`,
      '/api/item-categories',
    );
    // Errors name what was sent, too.
    paths.push(
      `/api/items?sort=${encodeURIComponent(markup)}`,
      `/${encodeURIComponent(markup)}`,
      `/api/${encodeURIComponent(markup)}`,
    );
    for (const path of paths) {
      const headers = { Authorization: `Bearer ${server.token}`, Accept: 'text/html' };
      const answer = await fetch(server.url + path, { headers });
      expect(answer.headers.get('Content-Type'), path).toMatch(/^application\/json/);
      expect(answer.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect(answer.headers.get('Content-Security-Policy'), path).toMatch(
        /script-src 'self';.*require-trusted-types-for/,
      );
      await answer.arrayBuffer();
    }
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
])('Stored HTML: %j is no address of a supplier', async (supplier_item_url) => {
  const body = { name: 'Screw', location_id: await server.location(), supplier_item_url };
  const refused = await server.call('POST', '/api/items', body);
  expect(refused).toMatchObject({ status: 422, body: { fields: { supplier_item_url: expect.any(String) } } });
  const { id } = await server.item();
  expect((await server.call('PATCH', `/api/items/${String(id)}`, { supplier_item_url })).status).toBe(422);
});

it('Stored HTML: a formula in a text is answered in no table that a spreadsheet would run', async () => {
  const formulas = ['=HYPERLINK("http://x","y")', '+1+cmd|x', '-2+3', '@SUM(1)', '\t=1'];
  for (const notes of formulas) expect(await server.item({ notes })).toMatchObject({ notes });
  const paths = ['/api/items', '/api/search?q=screw', '/api/locations/hierarchy'];
  for (const path of paths) {
    const answer = await server.call('GET', `${path}${path.includes('?') ? '&' : '?'}format=csv`, undefined, {
      Accept: 'text/csv',
    });
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  }
  // The files for spreadsheets have what begins like a formula as a text.
  const files = server.routes.filter((route) => /^GET .*(csv|export|download|xls)/i.test(route));
  const all = [...EXPORT_FILES, 'made/:id'].map((file) => `GET /api/export/${file}`);
  expect(new Set(files)).toEqual(new Set(all));
  const { body: csv } = await server.call('GET', '/api/export/items.csv');
  for (const notes of formulas) expect(csv).toContain(`'${notes.replaceAll('"', '""')}`);
  expect(String(csv).split(/[,\r\n]"?/)).not.toContainEqual(expect.stringMatching(/^[=+@\t-]/));
  expect(record((await server.call('GET', '/api/items?limit=1')).body)).toHaveProperty('items');
});
