import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { UnsentNote } from '../../../src/views/unsent/UnsentNote.tsx';
import { momentText } from '../../../src/views/ui/moments.ts';
import { aNewLocation } from '../../services/samples.ts';

const said = (change: Parameters<typeof aNewLocation>[0]): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <UnsentNote entry={aNewLocation(change)} />
    </Router>,
  );

test('a note above what is unsent says since when it has been only here, and that it is sent', () => {
  const { madeAt } = aNewLocation();
  const since = `been only in this browser since ${momentText(madeAt)}.`;
  expect(said({ kind: 'create', status: 'waiting' })).toContain(
    `This location has ${since} It is sent as soon as the server answers.`,
  );
  expect(said({ kind: 'edit', status: 'waiting' })).toContain(
    `Your changes have ${since} They are sent as soon as the server answers.`,
  );
});
