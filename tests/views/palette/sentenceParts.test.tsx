import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SENTENCE_READ, SentenceParts } from '../../../src/views/palette/SentenceParts.tsx';

const drawn = (typed: string) => renderToStaticMarkup(<SentenceParts typed={typed} />);

/** What is seen, and what is said of the field. */
function parts(typed: string) {
  const html = drawn(typed);
  const seen = [...html.matchAll(/<span class="clip">(.*?)<\/span>/g)].map(([, text]) => text);
  return { seen, said: new RegExp(`id="${SENTENCE_READ}"[^>]*>(.*?)<`).exec(html)?.[1] };
}

test.each([
  [
    'mv m3 screws > drawer 12',
    ['Move', 'm3 screws', 'drawer 12'],
    'Read as Move, record m3 screws, place drawer 12',
  ],
  ['+5 m3x10', ['Change quantity', '+5', 'm3x10'], 'Read as Change quantity, number +5, record m3x10'],
  [
    'new drawer in cabinet 2',
    ['New location', 'drawer', 'cabinet 2'],
    'Read as New location, name drawer, place cabinet 2',
  ],
])('"%s" is shown part by part, and described', (typed, seen, said) => {
  expect(parts(typed)).toEqual({ seen, said });
});

test('other texts have no parts', () => {
  expect(drawn('m5 bolt')).toBe('');
});
