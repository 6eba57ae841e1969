import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ITEMS_PER_PAGE } from '../../../contract/limits.ts';
import { clampPage, pageCount, pageLinks, showing } from '../../../src/model/items/pages.ts';

const shown = (page: number, pages: number) =>
  pageLinks(page, pages)
    .map((link) => (link === 'ellipsis' ? '…' : link))
    .join(' ');

describe('the page links', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 88, '1 2 3 4 5 … 88'],
    [5, 88, '1 … 4 5 6 … 88'],
    [84, 88, '1 … 83 84 85 … 88'],
    [85, 88, '1 … 84 85 86 87 88'],
    [88, 88, '1 … 84 85 86 87 88'],
    [99, 8, '1 … 4 5 6 7 8'],
  ])('HOME-29: on page %i of %i are %s', (page, pages, links) => {
    expect(shown(page, pages)).toBe(links);
  });

  test('HOME-29: are at most seven, lead to every neighbour, and an ellipsis hides at least two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, seed) => {
        const page = (seed % pages) + 1;
        const links = pageLinks(page, pages);
        expect(links.length).toBeLessThanOrEqual(7);
        const near = [1, page - 1, page, page + 1, pages].filter((link) => link >= 1 && link <= pages);
        expect(links).toEqual(expect.arrayContaining(near));
        // Between numbers the step is 1, over an ellipsis it is more than 2.
        const numbers = links.filter((link) => link !== 'ellipsis');
        const gaps = numbers.slice(1).map((link, at) => link - (numbers[at] ?? 0));
        expect(gaps.every((gap) => gap === 1 || gap > 2)).toBe(true);
        expect(gaps.filter((gap) => gap > 1)).toHaveLength(links.length - numbers.length);
      }),
    );
  });
});

describe('what is shown', () => {
  test.each([
    [1, 1055, 'Showing 1-12 of 1,055 items'],
    [88, 1055, 'Showing 1,045-1,055 of 1,055 items'],
    [2, 13, 'Showing 13-13 of 13 items'],
    [1, 0, 'Showing 0-0 of 0 items'],
    [9, 13, 'Showing 13-13 of 13 items'],
  ])('HOME-28 HOME-30: on page %i of %i items at 12 a page is "%s"', (page, total, text) => {
    expect(showing(page, ITEMS_PER_PAGE, total)).toBe(text);
  });
  test('HOME-28: a page has 12 items', () => {
    expect([0, 1, 12, 13, 24, 25].map((total) => pageCount(total, ITEMS_PER_PAGE))).toEqual([
      1, 1, 1, 2, 2, 3,
    ]);
  });
  test('a page that is no longer there is the last one', () => {
    expect([clampPage(5, 4), clampPage(0, 4), clampPage(Number.NaN, 4), clampPage(2, 4)]).toEqual([
      4, 1, 1, 2,
    ]);
  });
});
