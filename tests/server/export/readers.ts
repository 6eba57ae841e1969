import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import yauzl from 'yauzl';

/** The rows of a CSV file by column, as another program reads them: nothing is restored. */
export const csvRows = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: ['\r\n'] });

export interface XlsxCell {
  type: 'text' | 'number';
  text: string;
  style: string | undefined;
}

/** The parts of a zip by name. */
export async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return parts;
}

/** The rows of the first sheet by column, as programs that follow the standard read them. */
export async function xlsxRows(bytes: Buffer): Promise<Record<string, XlsxCell>[]> {
  const sheet = (await partsOf(bytes)).get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...sheet.matchAll(/<row r="\d+">([^]*?)<\/row>/g)].map(([, row = '']) =>
    Object.fromEntries([...row.matchAll(CELL)].map(([, column = '', ...cell]) => [column, cellOf(cell)])),
  );
  const [header = {}, ...others] = rows;
  return others.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [header[column]?.text ?? '', cell])),
  );
}

const CELL =
  /<c r="([A-Z])\d+"( t="inlineStr")?(?: s="(\d)")?>(?:<v>([^<]*)<\/v>|<is><t xml:space="preserve">([^<]*)<\/t><\/is>)<\/c>/g;

function cellOf([inline, style, value = '', text = '']: (string | undefined)[]): XlsxCell {
  return inline === undefined
    ? { type: 'number', text: value, style }
    : { type: 'text', text: meant(text), style };
}

const meant = (xml: string): string =>
  xml
    // As XML parsers do with line ends.
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
