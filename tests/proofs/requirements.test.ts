import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { provenBy } from './titles.ts';

const TESTS = join(import.meta.dirname, '..');

/** In which folders of tests a proof of a kind may be. */
const PROVEN_IN: Readonly<Record<string, readonly string[]>> = {
  // What a person sees and does: the built app in a browser, and nothing less.
  browser: ['e2e'],
  // What goes over the line: the real server asked over HTTP, the built app asking it, the requests of the app's own
  // services as a host gets them, and the contract that reads the answers.
  http: ['server', 'e2e', 'services', 'contract'],
  // What a browser keeps: the services on a storage that behaves as a browser's, or a browser itself.
  storage: ['services', 'e2e'],
  // A rule by itself, in process at whichever layer it is. A browser test does not stand for it: it shows a rule at one
  // or two values, and a rule has edges.
  unit: ['contract', 'model', 'machines', 'services', 'views', 'server'],
};

/** The kinds of proof that each requirement needs, by its id. */
function requiredKinds(): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readFileSync(join(import.meta.dirname, 'requirementKinds.txt'), 'utf8').split('\n')) {
    if (!line.startsWith(' ')) current = line.split('+');
    else for (const id of line.trim().split(' ')) kinds.set(id, current);
  }
  return kinds;
}

let proven: Map<string, Set<string>>;
beforeAll(() => {
  proven = new Map();
  for (const file of readdirSync(TESTS, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|e2e)\.tsx?$/.test(file)) continue;
    const [folder = ''] = file.split(/[\\/]/);
    const source = readFileSync(join(TESTS, file), 'utf8');
    if (!/[A-Z]-\d\d/.test(source)) continue;
    for (const id of provenBy(file, source)) proven.set(id, (proven.get(id) ?? new Set()).add(folder));
  }
  // A second, but not where every processor is taken.
});

test('each requirement has a proof of each kind that it names', () => {
  const missing: Record<string, string[]> = {};
  for (const [id, kinds] of requiredKinds()) {
    for (const kind of kinds) {
      const isProven = PROVEN_IN[kind]?.some((folder) => proven.get(id)?.has(folder));
      if (!isProven) (missing[kind] ??= []).push(id);
    }
  }
  expect(missing).toEqual({});
});

test('no title begins with an id that there is not', () => {
  const required = requiredKinds();
  expect([...proven.keys()].filter((id) => !required.has(id))).toEqual([]);
});

test.each([
  ['a title', `test('HOME-01 HOME-02: shows', () => {});`, ['HOME-01', 'HOME-02']],
  ['a title with more than a text', 'it(`HOME-01: ${name}`, () => {});', ['HOME-01']],
  ['a title behind conditions', `test.skipIf(isRoot)('HOME-01: shows', run);`, ['HOME-01']],
  ['a table', `test.each([['HOME-01: a', 1]])('%s, in short', run);`, ['HOME-01']],
  ['a table in the midst of ids', `test.each([['HOME-02']])('HOME-01 %s: a', run);`, ['HOME-01', 'HOME-02']],
  ['a table of ids', `test.each([{ id: 'HOME-01' }])('$id: shows', run);`, ['HOME-01']],
  ['a table by its name', `const ALL = [['HOME-01', 1]]; test.each(ALL)('%s: shows', run);`, ['HOME-01']],
  ['a loop', 'for (const [id] of [["HOME-01 HOME-02"]]) test(`${id}: a`, run);', ['HOME-01', 'HOME-02']],
  ['nothing of a title in the middle', `test('is for HOME-01: shows', run);`, []],
  ['nothing of a table in the middle', `test.each([['HOME-01: a']])('shows %s', run);`, []],
  ['nothing of what is not run', `test.skip('HOME-01: shows', run); test.describe('HOME-02: a', run);`, []],
])('ids are read from %s', (_, source, ids) => {
  expect([...provenBy('one.ts', source)]).toEqual(ids);
});
