import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SupplierFacts } from '../../../src/views/item/SupplierFacts.tsx';
import { anItem } from '../../machines/kit/samples.ts';

const cardOf = (supplier_item_url: string) =>
  renderToStaticMarkup(<SupplierFacts item={{ ...anItem(), supplier_item_url }} />);

test.each([
  ['https://shop.example/a', 'shop.example/a'],
  ['HTTP://shop.example/b', 'shop.example/b'],
])('ITEMV-08: the web address %s of the supplier becomes a link', (address, shown) => {
  expect(cardOf(address)).toContain(
    `<a href="${address}" class="link" target="_blank" rel="noopener noreferrer">`,
  );
  expect(cardOf(address)).toContain(`>${shown} `);
});

// A host of the same API may have stored anything.
test.each(['javascript:alert(1)', ' javascript:alert(2)', 'data:text/html,script', 'shop.example/no-scheme'])(
  'ITEMV-08: %j is no web address and stays a text',
  (address) => {
    expect(cardOf(address)).toContain(`<dd>${address}</dd>`);
    expect(cardOf(address)).not.toContain('<a ');
  },
);
