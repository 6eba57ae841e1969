import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { KeptRecords } from '../../../src/views/imports/KeptRecords.tsx';

const LEFT = [
  { kind: 'item', id: 'i1', name: 'Drill' },
  { kind: 'location', id: 'l1', name: 'Attic' },
  { kind: 'category', id: '7', name: 'Tools' },
] as const;

test('what an undo has left is named, with the way to what has a page, and of more it is said how many', () => {
  const htmlOf = (kept: number, left = [...LEFT]) =>
    renderToStaticMarkup(
      <Router ssrPath="/import">
        <KeptRecords kept={kept} left={left} />
      </Router>,
    );
  const html = htmlOf(5);
  expect(html).toMatch(/href="\/view\/i1"[^>]*>Drill<\/a>/);
  expect(html).toMatch(/href="\/location\/l1"[^>]*>Attic<\/a>/);
  expect(html).toContain('>Category</span><span>Tools</span>');
  expect(html).toContain('2 others are not listed, or gone by now.');
  expect(htmlOf(3)).not.toContain('not listed');
  expect(htmlOf(3, [])).toBe('');
});
