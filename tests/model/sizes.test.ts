import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES_MOST = 25;
const LINES_MOST = 300;

const files = ['src', 'server', 'contract', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
);

test(`no folder of the product holds more than ${FILES_MOST} files`, () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(0);
  expect([...counts].filter(([, count]) => count > FILES_MOST)).toEqual([]);
});

test(`no file of the product, style sheets included, has more than ${LINES_MOST} lines`, () => {
  const written = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
  expect(written.length).toBeGreaterThan(0);
  const lines = written.map((file) => ({
    file,
    lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
  }));
  expect(lines.filter((one) => one.lines > LINES_MOST)).toEqual([]);
});
