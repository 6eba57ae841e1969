import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PathText, WholePath } from '../../../src/views/records/PathText.tsx';

const told = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test.each(['', 'Workshop', 'Workshop › Cabinet 3 › Drawer 12', 'ארון 3 › Drawer (1)', ' › ', 'A ›  › B'])(
  'the path %j is told whole and in its order, whatever of it is cut',
  (path) => {
    expect(told(renderToStaticMarkup(<PathText path={path} />))).toBe(path);
  },
);

test('each name of a path is drawn by itself, the last one apart, and what was searched for is marked in each', () => {
  const html = renderToStaticMarkup(<PathText path="Bin store › Rack › Bin 7" query="bin 7" />);
  expect(html).toContain('<bdi><mark>Bin</mark> store</bdi> › <bdi>Rack</bdi> › <span');
  expect(html).toContain('<mark>Bin</mark> <mark>7</mark></span>');
});

test('a path that may be cut has a title where one is given', () => {
  expect(renderToStaticMarkup(<PathText path="Rack › Bin 7" title="all of it" />)).toContain(
    'title="all of it"',
  );
  expect(renderToStaticMarkup(<PathText path="Rack › Bin 7" />)).not.toContain('title');
});

test('a path of several lines is told whole, and each of its names is drawn by itself', () => {
  expect(renderToStaticMarkup(<WholePath path="ארון 3 › מגירה 12 › Box" />)).toBe(
    '<bdi>ארון 3</bdi> › <bdi>מגירה 12</bdi> › <bdi>Box</bdi>',
  );
});
