import { IMPORT_CELL_MAX } from '../../../../contract/imports/limits.ts';
import { ImportRefused } from '../../refusal.ts';
import type { RowsFile } from '../../rowsFile.ts';
import { unescaped } from './numbers.ts';
import type { Workbook } from './workbook.ts';

/** Characters of the texts that are kept in memory; what is beyond is kept on the disk. */
const IN_MEMORY = 12_000_000;
/** Each costs some memory, however short it is. */
const COUNT_IN_MEMORY = 400_000;
const COUNT_MAX = 20_000_000;

/** The texts that the cells of a workbook share. */
export interface SharedTexts {
  at(index: number): string;
}

/** Reads the shared texts, into `file` where there are very many. */
export async function sharedTextsOf(workbook: Workbook, file: RowsFile): Promise<SharedTexts> {
  const texts: string[] = [];
  if (workbook.strings === undefined) return { at: () => '' };
  let characters = 0;
  let count = 0;
  let text = '';
  let isText = false;
  let isReading = 0;
  const listener = {
    opened(name: string): void {
      if (name === 'si') text = '';
      // How it is to be spoken is no part of the text.
      if (name === 'rPh') isReading += 1;
      isText = name === 't' && isReading === 0;
    },
    text(part: string): void {
      if (isText && text.length <= IMPORT_CELL_MAX) text += part;
    },
    closed(name: string): void {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading -= 1;
      if (name !== 'si') return;
      if (count >= COUNT_MAX) throw new ImportRefused(['The workbook has too many texts.']);
      const whole = unescaped(text.slice(0, IMPORT_CELL_MAX + 1));
      characters += whole.length;
      if (characters <= IN_MEMORY && count < COUNT_IN_MEMORY) texts.push(whole);
      else file.keepText(count, whole);
      count += 1;
    },
  };
  for await (const _ of workbook.tell(workbook.strings, listener)) file.breathe();
  return { at: (index) => texts[index] ?? (index < count ? file.textAt(index) : '') };
}
