import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { IMPORT_ENCODINGS } from '../../../contract/imports/encodings.ts';
import { doJob, uploadIn } from '../../../server/imports/jobs.ts';
import { encodingName } from '../../../server/imports/reading/encoding.ts';

test('every way to read a text file is called as people know it', () => {
  const names = IMPORT_ENCODINGS.map((encoding) => encodingName(encoding));
  expect(names).toEqual(
    expect.arrayContaining(['UTF-8', 'Big5', 'GB 18030', 'Shift JIS', 'KOI8-R', 'Windows-1252']),
  );
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
});

test('how many rows a text file will have is told while it is read, by how much of it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-import-progress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const rows = 50_000;
  await writeFile(uploadIn(folder), `name,location,quantity\n${'Fuse 1 A,Lab,5\n'.repeat(rows)}`);
  const left: number[] = [];
  await doJob({ kind: 'read', folder }, (done, total) => void left.push((total ?? 0) - done));
  expect(left[0]).toBeGreaterThan(0);
  // It is read a little ahead of its rows, so it is never thought to be longer than it is.
  expect(Math.max(...left)).toBeLessThan(rows);
  expect(left.at(-1)).toBe(0);
});
