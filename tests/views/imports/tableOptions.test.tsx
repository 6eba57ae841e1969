import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { IMPORT_ENCODINGS } from '../../../contract/imports/encodings.ts';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { TableOptions } from '../../../src/views/imports/TableOptions.tsx';
import { aMapping } from '../../machines/imports/samples.ts';

const optionsOf = (found: Partial<ImportFound>, encoding?: 'utf-8'): string =>
  renderToStaticMarkup(
    <TableOptions
      one={createActor(importMachine, { input: { id: 'import-1' } })}
      found={{ format: 'CSV', sheets: [], rows: 1, columns: [], preset: null, ...found }}
      mapping={aMapping(encoding && { encoding })}
    />,
  );

test('what a file is read as can be changed where its letters may be wrong, and is not asked where they are not', () => {
  const guessed = optionsOf({ encoding: 'windows-1252' });
  expect(guessed).toContain('Read the letters as');
  for (const encoding of IMPORT_ENCODINGS) expect(guessed).toContain(`value="${encoding}"`);
  expect(guessed).toContain('value="windows-1252" selected=""');
  expect(optionsOf({ encoding: 'windows-1252' }, 'utf-8')).toContain('value="utf-8" selected=""');
  expect(optionsOf({ encoding: 'utf-8' })).not.toContain('Read the letters as');
  expect(optionsOf({})).not.toContain('Read the letters as');
});
