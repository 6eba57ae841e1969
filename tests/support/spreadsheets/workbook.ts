import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/**
 * A cell of a sheet that is made for a test: a formula has the value that it came to, null where nobody has calculated it; a number
 * of a part is shown with six digits.
 */
export type MadeCell =
  | string
  | number
  | boolean
  | null
  | { day: string }
  | { part: number }
  | { error: string }
  | { formula: string; value: string | number | null };

export interface MadeSheet {
  name: string;
  rows: readonly (readonly MadeCell[])[];
  /** 'A1:F1'. */
  merged?: readonly string[];
  /** Of cells or of blocks of them, 'A2:A5', what stands behind them. */
  links?: readonly { ref: string; address: string; place?: string }[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const EPOCH = Date.UTC(1899, 11, 30);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function letters(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : letters(Math.floor(index / 26) - 1) + letters(index % 26);
}

/** A zip of these parts; `more` are further ones, or others instead of the usual. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook as spreadsheet programs write it, with shared texts, days as numbers, and cached values of formulas. */
export function workbookOf(
  sheets: readonly MadeSheet[],
  more: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const texts = new Map<string, number>();
  const shared = (text: string): number => {
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };
  const cellXml = (cell: MadeCell, at: string): string => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${shared(cell)}</v></c>`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
    if ('day' in cell) {
      return `<c r="${at}" s="1"><v>${(Date.parse(cell.day) - EPOCH) / (24 * 60 * 60 * 1000)}</v></c>`;
    }
    if ('part' in cell) return `<c r="${at}" s="2"><v>${cell.part}</v></c>`;
    if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`;
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    return `<c r="${at}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value ?? ''))}</v></c>`;
  };
  const sheetXml = ({ rows, merged = [], links = [] }: MadeSheet): string =>
    `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows
      .map((row, y) =>
        row.length === 0
          ? ''
          : `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${letters(x)}${y + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData>${
      merged.length > 0
        ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
        : ''
    }${
      links.length > 0
        ? `<hyperlinks>${links
            .map(
              ({ ref, place }, at) =>
                `<hyperlink ref="${ref}" r:id="l${at}"${place === undefined ? '' : ` location="${escaped(place)}"`}/>`,
            )
            .join('')}</hyperlinks>`
        : ''
    }</worksheet>`;
  const linksXml = ({ links = [] }: MadeSheet): string =>
    `<Relationships xmlns="${PACKAGE}">${links
      .map(
        ({ address }, at) =>
          `<Relationship Id="l${at}" Type="${OFFICE}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`,
      )
      .join('')}</Relationships>`;
  const files = sheets.flatMap((sheet, index) => [
    [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)] as const,
    [`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, linksXml(sheet)] as const,
  ]);
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="s${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="y" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="000000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${[...texts.keys()]
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    ...more,
  });
}
