import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LABEL_MAX } from '../../../contract/limits.ts';
import { LocationNotFound } from '../../../src/views/records/LocationNotFound.tsx';
import { Router } from 'wouter';

const page = (identifier?: string): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <LocationNotFound {...(identifier !== undefined && { identifier })} />
    </Router>,
  );
const OFFER = 'Create a location with this label';

describe('a location that is not there', () => {
  test.each([
    ['WS-DC9', '/add-location?label=WS-DC9'],
    [' Regal 4 & 5 ', '/add-location?label=Regal%204%20%26%205'],
    ['Bücher', '/add-location?label=B%C3%BCcher'],
    ['x'.repeat(LABEL_MAX), `/add-location?label=${'x'.repeat(LABEL_MAX)}`],
  ])('under the label %j can be made with it', (label, address) => {
    expect(page(label)).toContain(`<a href="${address}" class="button button-primary">${OFFER}</a>`);
    expect(page(label)).toContain(`No location has the label “${label.trim().replace('&', '&amp;')}”.`);
  });

  test.each([
    ['an id', '11111111-2222-3333-4444-55555555ABCD'],
    ['an id of this browser', 'local-x7'],
    ['nothing', ''],
    ['blanks', '  '],
    ['what is too long', 'x'.repeat(LABEL_MAX + 1)],
    ['two lines', 'WS\nDC9'],
    ['a control character', 'WS\u0000'],
  ])('under %s is not offered', (_, identifier) => {
    expect(page(identifier)).not.toContain(OFFER);
    expect(page(identifier)).not.toContain('No location has the label');
  });

  test('LOC-02 LOC-03 LOC-04: says so and leads home, with the offer and without', () => {
    for (const html of [page('WS-DC9'), page()]) {
      expect(html).toContain('>Location not found</h1>');
      expect(html).toContain('The requested location could not be found or has been removed.');
      expect(html).toContain('<a href="/" class="button">Return to Home</a>');
    }
    expect(page()).not.toContain(OFFER);
  });
});
