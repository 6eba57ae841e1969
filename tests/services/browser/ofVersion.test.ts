import { expect, it } from 'vitest';
import { isOfVersion } from '../../../src/serviceWorker/ofVersion.ts';

const FILES = new Set(['/index.html', '/icon.svg', '/assets/index-new.js', '/assets/index-new.css']);
const answer = (text: string, type = 'text/html; charset=utf-8', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const page = (version: string, more = '') =>
  answer(
    `<script src="/assets/index-${version}.js"></script><link href="/assets/index-${version}.css">${more}`,
  );

it('of the pages only that of this version is kept, which is still to be read then, and also with what a proxy has written in', async () => {
  const own = page('new');
  expect(await isOfVersion('/index.html', own, FILES)).toBe(true);
  expect(await own.text()).toContain('index-new.js');
  const ofProxy = '<script src="https://stats.example/assets/count.js"></script>';
  expect(await isOfVersion('/index.html', page('new', ofProxy), FILES)).toBe(true);
  expect(await isOfVersion('/index.html', page('old'), FILES)).toBe(false);
  expect(await isOfVersion('/index.html', answer('<h1>Sign in</h1>'), FILES)).toBe(false);
  expect(await isOfVersion('/index.html', answer('{}', 'application/json'), FILES)).toBe(false);
});

it('a page is never kept as a script, and a refusal as nothing', async () => {
  const script = (type: string, status = 200) =>
    isOfVersion('/assets/index-new.js', answer('run()', type, status), FILES);
  expect(await script('text/javascript; charset=utf-8')).toBe(true);
  expect(await script('text/html')).toBe(false);
  expect(await script('text/javascript', 404)).toBe(false);
});
