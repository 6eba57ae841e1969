import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewCell } from '../../../src/views/imports/PreviewCell.tsx';
import type { PreviewColumn } from '../../../src/model/imports/previewRows.ts';

const PATH = 'מחסן › ארון 3';
const TITLE = '\u2068מחסן\u2069 › \u2068ארון 3\u2069';

const cell = (column: PreviewColumn) =>
  renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <PreviewCell
            id="cell"
            column={column}
            row={{
              line: 2,
              action: 'skip',
              values: { name: 'ברגים', location: PATH },
              problems: [],
              duplicate_of: { id: 'item', name: 'ברגים', location_path: PATH },
              edited: false,
            }}
            places={[]}
            unsent={undefined}
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
