import type { ImportEncoding } from '../../../contract/imports/encodings.ts';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { formatQuantity } from '../items/formatQuantity.ts';

/** What a file may be read as, for whoever knows where it is from. */
export const ENCODING_NAMES: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'All languages (UTF-8)',
  'utf-16le': 'All languages (UTF-16)',
  'utf-16be': 'All languages (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  macintosh: 'Western European (old Mac)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};

type Told = Pick<ImportFound, 'encoding' | 'unread'>;
type Chosen = Pick<ImportMapping, 'encoding'>;

/** Whether the letters of a text may be others than its writer saw. What is UTF-8 throughout is nothing else. */
export const mayBeWrong = ({ encoding, unread }: Told, chosen: Chosen): boolean =>
  encoding !== undefined && (encoding !== 'utf-8' || unread !== undefined || chosen.encoding !== undefined);

/** What a person has to know of the letters; undefined for nothing. */
export function lettersNote(
  { encoding, unread }: Told,
  chosen: Chosen,
): { title: string; text: string } | undefined {
  if (encoding === undefined) return undefined;
  const [name = ''] = ENCODING_NAMES[encoding].split(' (');
  if (unread) {
    const many = unread.signs !== 1;
    return {
      title: `${formatQuantity(unread.signs)} ${many ? 'letters' : 'letter'} could not be read`,
      text: `${many ? 'They stand' : 'It stands'} as � now, ${many ? 'the first ' : ''}in row ${formatQuantity(unread.line)}. Correct ${many ? 'them' : 'it'} in the preview, or choose below what else to read the file as.`,
    };
  }
  if (chosen.encoding !== undefined || encoding.startsWith('utf')) return undefined;
  return {
    title: 'Do the letters look right?',
    text: `The file does not say which letters it has, so it was read as ${name}. Where they look wrong, choose below what else to read it as.`,
  };
}
