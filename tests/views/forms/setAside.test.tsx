import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { SetAside } from '../../../src/views/forms/SetAside.tsx';

test('what a form had kept and could not be sent is told with what to do about it', () => {
  const told = (status: 'conflict' | 'refused', message: string): string =>
    renderToStaticMarkup(
      <SetAside entry={{ status, failure: failure('stale', message) }} actions={<b>Try again</b>} />,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(told('conflict', 'The same field was changed elsewhere, too.')).toBe(
    'Not sent The same field was changed elsewhere, too. Save once more to choose between both versions. Try again',
  );
  expect(told('refused', 'The name is taken')).toContain(
    'The name is taken. Correct what is wrong here, then save once more.',
  );
});
