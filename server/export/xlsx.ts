import { Readable } from 'node:stream';
import yazl from 'yazl';
import { neutralised } from '../../contract/sheets/spreadsheetCells.ts';
import { heard } from '../heard.ts';
import { ExportRefused } from './refusal.ts';
import type { Cell, Row, Sheet } from './sheet.ts';

/** Rows of a sheet; programs cut off what is below. */
const ROWS_MAX = 1_048_576;
const COMPRESSED = { compress: true, compressionLevel: 3 };
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Styles by their numbers in `STYLES`. */
const [BOLD, DATED] = [1, 2];

/** The parts around the one sheet (ECMA-376): no more than what programs need to open it. */
const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OFFICE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${OFFICE}.styles+xml"/></Types>`;
const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
const STYLES = `${XML}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Makes a workbook of the table, a sheet of rows with real dates and numbers; `write` takes its bytes. */
export async function writeXlsx(
  sheet: Sheet,
  write: (bytes: Readable) => Promise<void>,
  now: number,
): Promise<void> {
  const zip = heard(new yazl.ZipFile());
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  const how = { ...COMPRESSED, mtime: new Date(now) };
  const part = (name: string, xml: string): void => zip.addBuffer(Buffer.from(xml), name, how);
  part('[Content_Types].xml', CONTENT_TYPES);
  part('_rels/.rels', ROOT_RELATIONS);
  part(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  part('xl/_rels/workbook.xml.rels', BOOK_RELATIONS);
  part('xl/styles.xml', STYLES);
  const rows = heard(Readable.from(xmlOf(sheet), { objectMode: false }));
  rows.on('error', (error) => zip.emit('error', error));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', how);
  zip.end({ forceZip64Format: false, comment: '' });
  const bytes = heard(Readable.from(zip.outputStream));
  await Promise.race([write(bytes), failed]).catch((error: unknown) => {
    // What it is written into ends with it.
    bytes.destroy();
    throw error;
  });
}

async function* xmlOf({ columns, portions }: Sheet): AsyncGenerator<Buffer, void, undefined> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const header = columns.map(({ name }, at) => textCell(`${letterOf(at)}1`, name, BOLD));
  yield Buffer.from(
    `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`,
  );
  let number = 1;
  for await (const rows of portions) {
    if (number + rows.length > ROWS_MAX) {
      throw new ExportRefused('A spreadsheet has no room for so many rows. Choose CSV instead.');
    }
    yield Buffer.from(rows.map((row) => rowXml(row, ++number)).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const rowXml = (row: Row, number: number): string =>
  `<row r="${number}">${row.map((cell, at) => cellXml(`${letterOf(at)}${number}`, cell)).join('')}</row>`;

function cellXml(at: string, cell: Cell): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return cell === '' ? '' : textCell(at, neutralised(cell));
  if (cell.day === null) return '';
  const serial = serialOf(cell.day);
  return serial === undefined ? textCell(at, cell.day) : `<c r="${at}" s="${DATED}"><v>${serial}</v></c>`;
}

const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** There are no more than 26 columns. */
const letterOf = (column: number): string => String.fromCharCode(65 + column);

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(1899, 11, 30);
/** Before it spreadsheets count a day that never was. */
const SURE_FROM = 61;

/** A day as spreadsheets count it; undefined for one that they would count otherwise than each other. */
function serialOf(day: string): number | undefined {
  const serial = (Date.parse(`${day}T00:00:00Z`) - FIRST) / DAY;
  return serial >= SURE_FROM ? serial : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold or would make another character of, and what would be taken for such a one. */
// oxlint-disable-next-line no-control-regex -- control characters are the point
const UNHELD = /[\u0000-\u0008\u000B\u000C\u000D\u000E-\u001F\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/g;

const escaped = (text: string): string =>
  text.replace(UNHELD, codeOf).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const codeOf = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
