import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { withoutUnused } from '../../vite.unusedReact.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const path = createRequire(import.meta.url)
  .resolve('react-dom')
  .replace(/index\.js$/, '');
const react = readFileSync(join(path, 'cjs/react-dom-client.production.js'), 'utf8');

/** What React in the built app can no longer do (vite.unusedReact.ts). */
const LEFT_OUT = [
  /\b(hydrateRoot|ViewTransition|addTransitionType|Activity|SuspenseList|useActionState|useFormState)\b.*from 'react/s,
  /\b(prefetchDNS|preconnect|preload|preloadModule|preinit|preinitModule)\b.*from 'react-dom'/s,
  /<(title|link|meta|style|script|base|html|head|body)\b[^>]*>/,
  /<(React\.)?Fragment\b[^>]*\bref=/,
];
const isLeftOut = (text: string): boolean => LEFT_OUT.some((use) => use.test(text));

describe('what the built app leaves out of React', () => {
  test('what stays is still a script, and each line stands where it stood', () => {
    const kept = withoutUnused(react);
    expect(() => new Script(kept)).not.toThrow();
    const lineOf = (text: string, start: string) =>
      text.split('\n').findIndex((one) => one.startsWith(start));
    for (const start of ['function beginWork(', 'function dispatchEvent(', 'exports.version =']) {
      expect(lineOf(kept, start)).toBe(lineOf(react, start));
    }
    expect(kept.length).toBeLessThan(react.length * 0.9);
  });

  test('whoever gets to a part that is left out hears so', () => {
    const kept = withoutUnused(react);
    const [part] = /^function startViewTransition\(\) \{.*\}/m.exec(kept) ?? [];
    const [word] = /^function leftOut\(.*$/m.exec(kept) ?? [];
    expect(() => new Script(`${word}\n${part}\nstartViewTransition()`).runInNewContext()).toThrow(
      '<ViewTransition> is left out of this build',
    );
  });

  test.each([
    ['without a function that is to go', (code: string) => code.replaceAll('retryIfBlockedOn', 'other')],
    ['that has it twice', (code: string) => `${code}\nfunction retryIfBlockedOn(one) {\n}\n`],
    ['that hydrates in another way', (code: string) => code.replaceAll('isHydrating', 'isWet')],
    ['whose fragments have other methods', (code: string) => code.replaceAll('.prototype.', '.proto.')],
  ])('another React, %s, ends the build', (_, changed) => {
    expect(() => withoutUnused(changed(react))).toThrow('made for another react-dom');
  });

  test('no view uses any of it', () => {
    const views = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    expect(views.length).toBeGreaterThan(100);
    expect(views.filter((file) => isLeftOut(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });

  test.each([
    "import { Activity, useState } from 'react';",
    "import {\n  hydrateRoot,\n} from 'react-dom/client';",
    "import { preload } from 'react-dom';",
    '<title>Home</title>',
    '<link rel="icon" />',
    '<Fragment key={1} ref={it}>',
  ])('and %j would be found', (text) => {
    expect(isLeftOut(text)).toBe(true);
  });
});
