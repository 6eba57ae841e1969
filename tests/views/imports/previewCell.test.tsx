import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewCell } from '../../../src/views/imports/PreviewCell.tsx';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import type { UnsentEdit } from '../../../src/model/imports/unsentEdit.ts';
import { failure } from '../../../src/failure.ts';
import type { PreviewColumn } from '../../../src/model/imports/previewRows.ts';

const PATH = 'מחסן › ארון 3';
const TITLE = '\u2068מחסן\u2069 › \u2068ארון 3\u2069';

const cell = (column: PreviewColumn, problems: PreviewRow['problems'] = [], unsent?: UnsentEdit) =>
  renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <PreviewCell
            id="cell"
            column={column}
            row={{
              line: 2,
              action: problems.length > 0 ? 'problem' : 'skip',
              values: { name: 'ברגים', location: PATH },
              problems,
              duplicate_of: { id: 'item', name: 'ברגים', location_path: PATH },
              edited: false,
            }}
            places={[]}
            unsent={unsent}
            typed={undefined}
            onTyped={() => {}}
            isActive={false}
            isEditing={false}
            onActive={() => {}}
            onEdit={() => {}}
            onChosen={() => {}}
            onSuggested={() => {}}
          />
        </tr>
      </tbody>
    </table>,
  );

test('a place in the preview of an import, and that of what is there already, keep the order of their names', () => {
  expect(cell('location')).toContain(`title="${TITLE}"`);
  expect(cell('location')).toContain('<bdi>מחסן</bdi> › <bdi>ארון 3</bdi>');
  expect(cell('action')).toContain(`title="\u2068ברגים\u2069, ${TITLE}"`);
  expect(cell('action').replaceAll(/<[^>]*>/g, '')).toMatch(new RegExp(`Already there: ${PATH}$`, 'u'));
});

test('what was wrong with a cell is not said of what was typed over it and could not be sent', () => {
  const problems = [{ field: 'quantity' as const, reason: 'Quantity must be a number.', suggestion: '1' }];
  const typed = { line: 2, edit: { values: { quantity: '77' } } };
  expect(cell('quantity', problems)).toContain('Quantity must be a number.');
  // Just as high until the answer is there.
  expect(cell('quantity', problems, { ...typed, failure: undefined })).toContain('must be a number');
  const unsent = cell('quantity', problems, { ...typed, failure: failure('offline', 'No answer.') });
  expect(unsent).toContain('Not sent');
  expect(unsent).not.toMatch(/must be a number|Use “1”|aria-invalid/u);
});
