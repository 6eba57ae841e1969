import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doJob, uploadIn } from '../../../server/imports/jobs.ts';
import type { ReadRow } from '../../../server/imports/reading/cells.ts';
import { describe } from '../../../server/imports/reading/describe.ts';
import { keepRows } from '../../../server/imports/reading/readFile.ts';
import { type RowsFile, openRowsFile } from '../../../server/imports/rowsFile.ts';
import { runJob } from '../../../server/imports/runJob.ts';
import { workbookOf, zipOf } from '../../support/spreadsheets/workbook.ts';
import { record } from '../answers.ts';
import { startServer } from '../startServer.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-import-'))));
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
/** What comes of reading a file: what it was found to be, or why it is refused. */
async function reading(bytes: string | Uint8Array) {
  const own = await mkdtemp(join(folder, `${count++}-`));
  await writeFile(uploadIn(own), bytes);
  return doJob({ kind: 'read', folder: own }, () => undefined).catch((error: Error) => error.message);
}

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const good = () =>
  workbookOf([
    {
      name: 'A',
      rows: [
        ['name', 'location'],
        ['Saw', 'Den'],
      ],
    },
  ]);

it.each<[string, () => string | Uint8Array | Promise<Buffer>, RegExp]>([
  ['an empty file', () => '', /^The file is empty\./],
  ['empty cells alone', () => ',,,\n\n , \n', /nothing in the file but empty cells/],
  ['binary junk', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)), /no table/],
  [
    'a web page',
    () => '\uFEFF <html><table><tr><td>x</td></tr></table></html>',
    /web page.*save it as XLSX or CSV/,
  ],
  ['an old workbook', () => Buffer.concat([OLE, Buffer.alloc(4096)]), /old Excel file.*save it as XLSX/],
  [
    'a workbook with a password',
    () =>
      Buffer.concat([
        OLE,
        Buffer.alloc(3_000_000),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(99),
      ]),
    /has a password.*save it without one/,
  ],
  ['a PDF', () => '%PDF-1.7\n%âãÏÓ', /a PDF, not a table/],
  ['a zip without a workbook', () => zipOf({ 'readme.txt': 'hello' }), /zip file without a workbook/],
  [
    'an OpenDocument sheet',
    () => zipOf({ 'content.xml': '<x/>', mimetype: 'x' }),
    /OpenDocument.*save it as XLSX/,
  ],
  [
    'a backup of Stowage',
    () => zipOf({ 'manifest.json': '{}', 'stowage.db': 'x' }),
    /a backup of Stowage, which is not imported\..* restore/,
  ],
  ['a workbook that is cut off', async () => (await good()).subarray(0, 700), /damaged or incomplete/],
  [
    'a workbook with its middle gone',
    async () => {
      const bytes = await good();
      return bytes.fill(0x41, 900, 1100);
    },
    /damaged or incomplete/,
  ],
  [
    'entities of its own',
    () =>
      workbookOf([{ name: 'A', rows: [] }], {
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c><v>&a;</v></c></row></sheetData></worksheet>',
      }),
    /damaged or incomplete/,
  ],
  [
    '100,000 columns',
    () => Array.from({ length: 100_000 }, (_, n) => `c${n}`).join(','),
    /100,000 columns; at most 500/,
  ],
  [
    '100,000 columns of a workbook',
    () =>
      workbookOf([{ name: 'A', rows: [] }], {
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="EPXN1"><v>1</v></c></row></sheetData></worksheet>',
      }),
    /columns; at most 500/,
  ],
  [
    'a quote that is never closed',
    () => `name,location\nSaw,Den\n"Axe,Den\n${'Nail,Den\n'.repeat(1000)}`,
    /quotation mark in or after line 3 is never closed/,
  ],
])('%s is refused with the reason', async (_what, bytes, reason) => {
  expect(await reading(await bytes())).toMatch(reason);
});

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** A workbook without its sheet, that refers to a file elsewhere. */
const PARTS = {
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="s1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="s1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="e" Type="x/externalLink" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
};

it('a workbook that unpacks to far too much is refused without unpacking it, and one that says less than it holds is damaged', async () => {
  const row = '<row><c t="str"><v>x</v></c></row>';
  const start = `<worksheet><sheetData>${row}<row><c t="str"><v>`;
  const end = `</v></c></row>${row}</sheetData></worksheet>`;
  const sheet = (spaces: number) =>
    Buffer.concat([Buffer.from(start), Buffer.alloc(spaces, ' '), Buffer.from(end)]);
  const packed = async (spaces: number): Promise<Buffer> =>
    zipOf({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet(spaces) });
  const long = await packed(4 * 1024 * 1024);
  expect(long.length).toBeLessThan(100 * 1024);
  expect(await reading(long)).toMatchObject({ found: { rows: 2 } });
  const told = long.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24;
  for (const [size, reason] of [
    [2_000_000_000, /unpacks to more than 768 MB/],
    [1000, /damaged or incomplete/],
  ] as const) {
    const lying = Buffer.from(long);
    lying.writeUInt32LE(size, told);
    expect(await reading(lying)).toMatch(reason);
  }
});

it('a file may have as many rows as the limit says below what stands above them, and not one more', async () => {
  const file = await openRowsFile(join(folder, 'many.db'));
  const words = 'The file has more than 1,000,000 rows. Split it, and import the parts.';
  const at = (line: number): ReadRow => ({
    line,
    cells: line === 1 ? ['name', 'location'] : ['Nail', 'Den'],
  });
  const holding = (lines: number): RowsFile => ({
    ...file,
    keepRow: () => undefined,
    rowAt: at,
    *rowsAfter(line) {
      for (let next = line + 1; next <= lines; next += 1) yield at(next);
    },
  });
  async function* lines(count: number) {
    for (let line = 1; line <= count; line += 1) yield at(line);
  }
  const kept = (count: number) => keepRows(lines(count), holding(0), () => undefined);
  expect(await kept(1_000_001)).toBe(1_000_001);
  await expect(kept(1_001_000)).rejects.toThrow(words);
  expect(await describe(holding(1_000_001), undefined)).toMatchObject({ headerRow: 1, rows: 1_000_000 });
  await expect(describe(holding(1_000_002), undefined)).rejects.toThrow(words);
  expect(await describe(holding(1_000_000), null)).toMatchObject({ headerRow: null, rows: 1_000_000 });
  await expect(describe(holding(1_000_001), null)).rejects.toThrow(words);
  file.close();
});

it('odd texts are read as they are: NUL, all line ends, right to left, emoji, a huge cell', async () => {
  const huge = 'x'.repeat(1024 * 1024);
  const read = await reading(`name,location\r\nNul\0,Den\rمطرقة,Den\n🪛,Den\n${huge},Den\r\n`);
  expect(read).toMatchObject({ found: { rows: 4, columns: [{ samples: ['Nul', 'مطرقة', '🪛'] }, {}] } });
});

it('the encodings of spreadsheets are found out', async () => {
  const text = 'Bezeichnung;Lagerort\r\nLötkolben;Büro\r\n';
  const utf16 = Buffer.from(text, 'utf16le');
  for (const [bytes, format] of [
    [Buffer.from(text), 'CSV, semicolons, UTF-8'],
    [Buffer.from(`\uFEFF${text}`), 'CSV, semicolons, UTF-8'],
    [utf16, 'CSV, semicolons, UTF-16'],
    [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'CSV, semicolons, UTF-16'],
    [Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'CSV, semicolons, UTF-16'],
    [Buffer.from(text, 'latin1'), 'CSV, semicolons, Windows-1252'],
    [Buffer.from(text.replaceAll(';', '\t')), 'CSV, tabs, UTF-8'],
    [Buffer.from(text.replaceAll(';', '|')), 'CSV, bars, UTF-8'],
    [Buffer.from(`sep=;\r\n${text}`), 'CSV, semicolons, UTF-8'],
  ] as const) {
    expect(await reading(bytes)).toMatchObject({
      found: { format, columns: [{ name: 'Bezeichnung', samples: ['Lötkolben'] }, { name: 'Lagerort' }] },
    });
  }
});

it('UTF-16 without a mark is known whatever its letters are, and a NUL by chance makes none', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Винт номер ${at},Гараж на даче`);
  const cyrillic = Buffer.from(`Название,Место\n${rows.join('\n')}\n`, 'utf16le');
  const japanese = Buffer.from('品名,場所\n乾電池,居間\n電球,台所\n', 'utf16le');
  // 一 and 刀 have a NUL on the other side.
  const chinese = Buffer.from('名称,位置\n螺丝刀,抽屉一\n螺母,柜子一\n', 'utf16le');
  for (const [bytes, first] of [
    [cyrillic, 'Название'],
    [Buffer.from(cyrillic).swap16(), 'Название'],
    [japanese, '品名'],
    [Buffer.from(japanese).swap16(), '品名'],
    [chinese, '名称'],
    [Buffer.from(chinese).swap16(), '名称'],
  ] as const) {
    expect(await reading(bytes)).toMatchObject({
      found: { format: 'CSV, commas, UTF-16', columns: [{ samples: expect.arrayContaining([first]) }, {}] },
    });
  }
  for (const [text, encoding] of [
    ['name,location\nNul\0\nSaw,Den\n', 'utf-8'],
    [`name,location\n${'Saw,Den\0\n'.repeat(20)}`, 'utf-8'],
    ['Hammer\0\n\0'.repeat(7), 'utf-8'],
    [`${'Saw,Den'.padEnd(118)}\0\n`.repeat(20), 'utf-8'],
    [`name,location\n${'S\xe4ge,Loft\0\n'.repeat(20)}`, 'windows-1252'],
    [`name,location\n${'S\xe4ge\0,Den\0\n'.repeat(20)}`, 'windows-1252'],
  ] as const) {
    expect(await reading(Buffer.from(text, 'latin1'))).toMatchObject({ found: { encoding } });
  }
});

it('a text that is UTF-8 but for a few bytes stays that, and its bad signs are told with the row of the first', async () => {
  const spoilt = Buffer.concat([
    Buffer.from('Bezeichnung;Lagerort\nLötkolben;Büro\nS'),
    Buffer.from([0xe4]),
    Buffer.from('ge;Büro\n'),
  ]);
  expect(await reading(spoilt)).toMatchObject({
    found: {
      format: 'CSV, semicolons, UTF-8',
      unread: { signs: 1, line: 3 },
      columns: [{ samples: ['Lötkolben', 'S\uFFFDge'] }, { samples: ['Büro'] }],
    },
  });
  // One that says so has nothing else.
  const marked = Buffer.concat([
    Buffer.from('\uFEFFname;location\nS'),
    Buffer.from([0xe4]),
    Buffer.from('ge;Den\n'),
  ]);
  expect(await reading(marked)).toMatchObject({
    found: { encoding: 'utf-8', unread: { signs: 1, line: 2 } },
  });
  // What was spoilt before is UTF-8 as it is.
  expect(await reading('name;location\nS\uFFFDge;Den\n')).toMatchObject({
    found: { encoding: 'utf-8', unread: { signs: 1, line: 2 } },
  });
});

it('a job in its own process tells what is wrong, and can be ended in the middle', async () => {
  const server = await startServer({}, { runJob });
  try {
    const form = new FormData();
    form.set('file', new Blob(['<html>']), 'list.xls');
    const headers = { Authorization: `Bearer ${server.token}` };
    const { id } = record(
      await (await fetch(`${server.url}/api/imports`, { method: 'POST', headers, body: form })).json(),
    );
    const state = async () => record((await server.call('GET', `/api/imports/${String(id)}`)).body);
    await expect.poll(state).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/web page/),
    });
    const large = new FormData();
    large.set('file', new Blob([`name,location\n${'Nail,Den\n'.repeat(200_000)}`]), 'large.csv');
    const going = record(
      await (await fetch(`${server.url}/api/imports`, { method: 'POST', headers, body: large })).json(),
    );
    expect((await server.call('DELETE', `/api/imports/${String(going['id'])}`)).status).toBe(204);
    expect((await server.call('GET', `/api/imports/${String(going['id'])}`)).body).toMatchObject({
      state: 'cancelled',
    });
  } finally {
    await server.stop();
  }
});

it('a file above the limit is refused before it is read', async () => {
  const server = await startServer();
  try {
    const status = await new Promise((resolve, reject) => {
      const sending = request(
        `${server.url}/api/imports`,
        {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${server.token}`,
            'Content-Type': 'multipart/form-data; boundary=x',
            'Content-Length': String(1024 * 1024 * 1024),
          },
        },
        (answer) => {
          resolve(answer.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.write('--x\r\n');
    });
    expect(status).toBe(413);
    expect(record((await server.call('GET', '/api/imports')).body)['imports']).toEqual([]);
  } finally {
    await server.stop();
  }
});
