import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const STYLES = fileURLToPath(new URL('../../../src/views/styles', import.meta.url));
/** Lines and their effects, which are as thick at any size of text. */
const LINES = /^(border|outline|box-shadow|text-shadow|background|text-underline|text-decoration|stroke)/;
/** Less than this, in px, is a line or a hair's breadth as well. */
const HAIR = 4;

/** All declarations, and the conditions of all queries. */
const written = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const rules = readFileSync(join(STYLES, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const texts = rules.match(/@(media|container)[^{]+|[\w-]+\s*:[^;{}]+(?=[;}])/g) ?? [];
    return texts.map((text) => ({ name, text }));
  });

test('all grows with the size of text that somebody has set in the browser, and narrow screens begin as much earlier: what is no line is measured in rem', () => {
  expect(written.length).toBeGreaterThan(2000);
  const inPixels = written.filter(({ text }) => {
    if (LINES.test(text)) return false;
    const sizes = [...text.matchAll(/(\d*\.?\d+)px/g)].map(([, size]) => Number(size));
    return sizes.some((size) => size >= HAIR);
  });
  expect(inPixels).toEqual([]);
});
