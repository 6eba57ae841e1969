import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OfferedCell, TypedCell } from '../../../src/model/imports/typedCells.ts';
import { TypedCells } from '../../../src/views/imports/TypedCells.tsx';

const CELL: TypedCell = { line: 3, place: 1, column: 'name', text: 'Nut', only: undefined, sheet: null };

const shown = (offered: OfferedCell, isSending = false) =>
  renderToStaticMarkup(
    <TypedCells cells={[offered]} isSending={isSending} onSave={() => {}} onDiscard={() => {}} />,
  );
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name);

test('what was typed into a cell can be saved or discarded, and only discarded where it has no row', () => {
  expect(buttons(shown({ cell: CELL, why: undefined }))).toEqual(['Save it', 'Discard it']);
  for (const why of ['other-sheet', 'no-row'] as const) {
    expect(buttons(shown({ cell: CELL, why }))).toEqual(['Discard it']);
    expect(shown({ cell: CELL, why })).toContain('“Nut”');
  }
});

test('while the import is being begun nothing can be saved', () => {
  const disabled = /aria-disabled="true"[^>]*>Save it/;
  expect(shown({ cell: CELL, why: undefined })).not.toMatch(disabled);
  expect(shown({ cell: CELL, why: undefined }, true)).toMatch(disabled);
});
