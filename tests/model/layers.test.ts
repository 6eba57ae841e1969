import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

const IMPORTS = 'eslint(no-restricted-imports)';
const GLOBALS = 'eslint(no-restricted-globals)';
const CIRCLE = 'import(no-cycle)';
const imports = (from: string) => `import { thing } from '${from}';\nexport const used = [thing];\n`;

/** The folders of single screens, and what they share. */
const screens =
  'counting account imports synonyms home item itemForm labels location locationForm locationSearch login notFound palette search unsentPage'.split(
    ' ',
  );
const shared =
  'analysis commands forms images itemTable keyBar lists notices places records scanning selection styles tips ui unsent'.split(
    ' ',
  );

/** What each layer must not do: the file it stands in, its source, the rule that says no, other files. */
const forbidden: [file: string, source: string, rule: string, beside?: Record<string, string>][] = [
  ...[
    'react',
    'react-dom/client',
    'wouter',
    'ky',
    '@tanstack/query-core',
    'react-hot-toast/headless',
    '@xstate/react',
    '../services/items.ts',
    '../../services/items.ts',
    '../views/ui/Button.tsx',
    '../../server/app.ts',
  ].map((from): [string, string, string] => ['src/machines/a/one.machine.ts', imports(from), IMPORTS]),
  [
    'src/machines/typed.ts',
    `import type { Calls } from '../services/items.ts';\nexport type A = Calls;\n`,
    IMPORTS,
  ],
  ['src/machines/passed.ts', `export { thing } from '../services/items.ts';\n`, IMPORTS],
  ...[
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'location',
    'history',
    'indexedDB',
  ].map((name): [string, string, string] => [
    'src/machines/one.ts',
    `export const used = ${name};\n`,
    GLOBALS,
  ]),
  ['src/machines/one.ts', `export const used = () => fetch('/api/items');\n`, GLOBALS],
  ['src/machines/one.ts', `export const used = () => globalThis.fetch('/api/items');\n`, GLOBALS],
  ...[
    '../../services/items.ts',
    '../services/items.ts',
    'ky',
    '@tanstack/query-core',
    '../../../server/app.ts',
  ].map((from): [string, string, string] => ['src/views/home/Home.tsx', imports(from), IMPORTS]),
  ...[
    '../AppContext.ts',
    '../routes.tsx',
    '../commands/registry.ts',
    '../forms/FormFoot.tsx',
    '../images/PhotoCard.tsx',
    '../records/ItemCard.tsx',
    '../selection/selection.ts',
    '../unsent/useUnsent.ts',
    '../home/Home.tsx',
    '../location/LocationPage.tsx',
    '../search/SearchPage.tsx',
    '../frame/Shell.tsx',
    '../../model/items/pages.ts',
    '../../machines/session.machine.ts',
    '../../failure.ts',
    '../../../server/app.ts',
  ].flatMap((from): [string, string, string][] => [
    ['src/views/ui/Button.tsx', imports(from), IMPORTS],
    ['src/views/lists/rows.ts', imports(from), IMPORTS],
  ]),
  ['src/views/ui/Button.tsx', `import type { A } from '../AppContext.ts';\nexport type B = A;\n`, IMPORTS],
  ...screens.flatMap((screen): [string, string, string][] => [
    ['src/views/other/Other.tsx', imports(`../${screen}/Part.tsx`), IMPORTS],
    [`src/views/${screen}/Other.tsx`, imports('../home/Home.tsx'), IMPORTS],
    [`src/views/${screen}/Other.tsx`, imports('../frame/Shell.tsx'), IMPORTS],
  ]),
  ...['src/views/records/ItemCard.tsx', 'src/views/AppContext.ts'].map((file): [string, string, string] => [
    file,
    imports(file.includes('/records/') ? '../frame/Shell.tsx' : './frame/Shell.tsx'),
    IMPORTS,
  ]),
  [
    'src/model/b.ts',
    `import type { A } from './a.ts';\nexport type B = { a?: A };\n`,
    CIRCLE,
    { 'src/model/a.ts': `import type { B } from './b.ts';\nexport type A = { b?: B };\n` },
  ],
  ...[
    'xstate',
    '@xstate/react',
    'react',
    '../views/Home.tsx',
    '../machines/session.machine.ts',
    '../../server/app.ts',
  ].map((from): [string, string, string] => ['src/services/items/items.ts', imports(from), IMPORTS]),
  ...['react', '@xstate/react', '../views/Home.tsx'].map((from): [string, string, string] => [
    'src/services/actors.ts',
    imports(from),
    IMPORTS,
  ]),
  ...[
    'react',
    'superstruct',
    '../services/items.ts',
    '../machines/a.ts',
    '../views/a.ts',
    '../../server/app.ts',
  ].map((from): [string, string, string] => ['src/model/locations/tree.ts', imports(from), IMPORTS]),
  ...['xstate', 'node:fs', '../src/model/locations/tree.ts', '../server/app.ts'].map(
    (from): [string, string, string] => ['contract/entities.ts', imports(from), IMPORTS],
  ),
  ...['xstate', '../../src/failure.ts', '../../server/app.ts'].map((from): [string, string, string] => [
    'contract/photos/images.ts',
    imports(from),
    IMPORTS,
  ]),
  ...['../src/model/locations/tree.ts', '../../src/failure.ts'].map((from): [string, string, string] => [
    'server/routes/items.ts',
    imports(from),
    IMPORTS,
  ]),
  ['src/main.tsx', imports('../server/app.ts'), IMPORTS],
  ['src/app/app.ts', `console.log('a');\n`, 'eslint(no-console)'],
  ['server/app.ts', 'export const a = (b: any) => b;\n', 'typescript(no-explicit-any)'],
  ['server/app.ts', 'export const a = (b?: string) => b!.length;\n', 'typescript(no-non-null-assertion)'],
];

const allowed: [file: string, source: string][] = [
  ['src/machines/one.machine.ts', imports('xstate')],
  [
    'src/machines/two.machine.ts',
    imports('../model/tree.ts') + `export { Item } from '../../contract/entities.ts';\n`,
  ],
  ['src/machines/three.ts', 'export const path = (location: { path: string }) => location.path;\n'],
  ['src/views/home/Home.tsx', imports('@xstate/react')],
  ['src/views/home/Card.tsx', imports('../../machines/session.machine.ts')],
  ['src/views/home/Home.tsx', imports('../records/ItemCard.tsx') + `export { b } from './Pager.tsx';\n`],
  ['src/views/frame/Shell.tsx', imports('../palette/Palette.tsx')],
  ['src/views/routes.tsx', imports('./home/Home.tsx')],
  ['src/views/lists/rows.ts', imports('../ui/announce.ts') + `export { b } from './tabStop.ts';\n`],
  ['src/views/ui/Title.tsx', imports('../lists/arrival.ts') + `import '../styles/title.css';\n`],
  ['src/views/ui/Title.tsx', imports('../../../contract/naturalOrder.ts')],
  ['src/main.tsx', imports('./views/frame/Shell.tsx')],
  ['src/services/items/items.ts', imports('ky')],
  ['src/services/actors.ts', imports('xstate')],
  ['src/model/locations/tree.ts', imports('../../contract/entities.ts')],
  ['src/app/app.ts', imports('../services/items.ts') + `export { b } from '../machines/b.ts';\n`],
  ['contract/entities.ts', imports('superstruct') + `export { b } from './fields.ts';\n`],
  ['contract/photos/photoTexts.ts', imports('../texts.ts')],
  ['server/routes/items.ts', imports('../../contract/entities.ts')],
];

let folder = '';
/** `file: rule` of everything that is reported; each case stands in a folder of its own. */
let reported = new Set<string>();

const caseFolder = (kind: string, index: number) => join(folder, `${kind}${index}`);

function write(kind: string, index: number, file: string, source: string): void {
  const path = join(caseFolder(kind, index), file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(root, '.oxlintrc.json'), join(caseFolder(kind, index), '.oxlintrc.json'));
  writeFileSync(path, source);
}

interface Report {
  diagnostics: { code: string; filename: string }[];
}

function lint(): Report {
  try {
    return JSON.parse(
      execFileSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' }),
    );
  } catch (error) {
    // It ends with 1 when it reports something.
    if (error instanceof Error && 'stdout' in error) return JSON.parse(String(error.stdout));
    throw error;
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stowage-layers-'));
  forbidden.forEach(([file, source, , beside = {}], index) => {
    for (const [path, text] of Object.entries({ ...beside, [file]: source })) {
      write('forbidden', index, path, text);
    }
  });
  allowed.forEach(([file, source], index) => write('allowed', index, file, source));
  reported = new Set(lint().diagnostics.map(({ filename, code }) => `${filename}: ${code}`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the layers, as the linter guards them', () => {
  test.each(forbidden.map(([file, source, rule], index) => ({ file, source, rule, index })))(
    '$file must not hold $source',
    ({ file, rule, index }) => {
      expect(reported).toContain(`forbidden${index}/${file}: ${rule}`);
    },
  );

  test.each(allowed.map(([file, source], index) => ({ file, source, index })))(
    '$file may hold $source',
    ({ index }) => {
      expect([...reported].filter((line) => line.startsWith(`allowed${index}/`))).toEqual([]);
    },
  );

  test('every folder of views is a screen, the frame, or shared by the screens', () => {
    const folders = readdirSync(join(root, 'src/views'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...screens, ...shared, 'frame'].toSorted());
  });
});
