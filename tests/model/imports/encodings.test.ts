import { describe, expect, it } from 'vitest';
import { IMPORT_ENCODINGS } from '../../../contract/imports/encodings.ts';
import { lettersNote, mayBeWrong } from '../../../src/model/imports/encodings.ts';

describe('the letters of a file', () => {
  it('can be read as all that is offered', () => {
    for (const encoding of IMPORT_ENCODINGS) expect(new TextDecoder(encoding).encoding).toBe(encoding);
  });

  it('are not asked about where they are UTF-8 throughout, or in a workbook', () => {
    for (const found of [{}, { encoding: 'utf-8' }] as const) {
      expect([mayBeWrong(found, {}), lettersNote(found, {})]).toEqual([false, undefined]);
    }
  });

  it('are told to be guessed until a person has said what they are, which can be changed again', () => {
    const found = { encoding: 'windows-1252' } as const;
    expect(lettersNote(found, {})).toEqual({
      title: 'Do the letters look right?',
      text: 'The file does not say which letters it has, so it was read as Western European. Where they look wrong, choose below what else to read it as.',
    });
    expect(mayBeWrong(found, {})).toBe(true);
    const said = { encoding: 'utf-8' } as const;
    expect([mayBeWrong(said, said), lettersNote(said, said)]).toEqual([true, undefined]);
  });

  it('are told where some could not be read, whoever has said what they are', () => {
    const found = { encoding: 'utf-8', unread: { signs: 1, line: 3 } } as const;
    expect([mayBeWrong(found, {}), lettersNote(found, {})]).toEqual([
      true,
      {
        title: '1 letter could not be read',
        text: 'It stands as � now, in row 3. Correct it in the preview, or choose below what else to read the file as.',
      },
    ]);
    const many = { encoding: 'shift_jis', unread: { signs: 1200, line: 3 } } as const;
    expect(lettersNote(many, { encoding: 'shift_jis' })).toEqual({
      title: '1,200 letters could not be read',
      text: 'They stand as � now, the first in row 3. Correct them in the preview, or choose below what else to read the file as.',
    });
  });
});
