/**
 * Templates of an import (`contract/imports/mapping.ts`) as a person fills them in: one column, several with text
 * between them, or the same text for all rows.
 */
type Piece = { column: string } | { text: string };

/** A column, a template of several, the same text for all rows, or nothing. */
export type TemplateKind = 'nothing' | 'column' | 'combined' | 'fixed';

/** A brace that is not the beginning of a column is itself: nobody who types one has to know of the rule. */
const PIECES = /\{\{|\}\}|\{((?:[^{}]|\{\{|\}\})+)\}/g;

const unescaped = (text: string): string => text.replaceAll('{{', '{').replaceAll('}}', '}');
const escaped = (text: string): string => text.replaceAll('{', '{{').replaceAll('}', '}}');

function piecesOf(template: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const addText = (text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last && 'text' in last) last.text += text;
    else pieces.push({ text });
  };
  for (const found of template.matchAll(PIECES)) {
    addText(template.slice(from, found.index));
    from = found.index + found[0].length;
    if (found[1] === undefined) addText(found[0].slice(0, 1));
    else pieces.push({ column: unescaped(found[1]) });
  }
  addText(template.slice(from));
  return pieces;
}

/** The template that is one column. */
export const columnTemplate = (column: string): string => `{${escaped(column)}}`;

/** The template that is the same text for all rows. */
export const fixedTemplate = escaped;

/** The text that a template without columns stands for. */
export const fixedText = (template: string): string =>
  piecesOf(template)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('');

/** The names of the columns in a template, in its order. */
export const columnsIn = (template: string): string[] =>
  piecesOf(template).flatMap((piece) => ('column' in piece ? [piece.column] : []));

export function templateKind(template: string): TemplateKind {
  const pieces = piecesOf(template);
  const [first] = pieces;
  if (!first) return 'nothing';
  if (pieces.length === 1 && 'column' in first) return 'column';
  return pieces.some((piece) => 'column' in piece) ? 'combined' : 'fixed';
}

/**
 * What a template makes of a row. Text between two columns goes where one of both is empty.
 *
 * @param joinedBy where given, what stands between the columns' values, whatever the template has there: of a path
 */
export function filledTemplate(
  template: string,
  valueOf: (column: string) => string,
  joinedBy?: string,
): string {
  const pieces = piecesOf(template).map((piece) =>
    'column' in piece
      ? { isColumn: true, text: valueOf(piece.column).trim() }
      : { isColumn: false, text: piece.text },
  );
  const hasColumns = pieces.some(({ isColumn }) => isColumn);
  if (joinedBy !== undefined && hasColumns) {
    return pieces
      .map(({ text }) => text.trim())
      .filter((text) => text !== '' && text !== joinedBy.trim())
      .join(joinedBy);
  }
  const isEmpty = (at: number) => pieces[at]?.isColumn === true && pieces[at].text === '';
  return pieces
    .filter(({ isColumn }, at) => {
      const isBetween = pieces[at - 1]?.isColumn === true && pieces[at + 1]?.isColumn === true;
      return isColumn || !isBetween || !(isEmpty(at - 1) || isEmpty(at + 1));
    })
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The names in a template that are no columns: it was typed wrongly, or the columns are others now. */
export const unknownColumns = (template: string, columns: readonly string[]): string[] =>
  columnsIn(template).filter((name) => !columns.includes(name));
