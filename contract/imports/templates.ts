/** How a template of `ImportMapping` becomes a text; see there. */

/** A template as its parts in order: texts, and columns by their names. */
export type TemplatePart = { text: string } | { column: string };

/** The names in `location` are joined by this. */
export const LOCATION_JOINER = ' > ';

/** `{Name}`, a brace that is written twice, or one that belongs to nothing and stands for itself. */
const PIECES = /\{\{|\}\}|\{([^{}]+)\}|[{}]/g;

/** The parts of a template; two texts never stand beside each other. */
export function templateParts(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = '';
  let at = 0;
  for (const match of template.matchAll(PIECES)) {
    text += template.slice(at, match.index);
    at = match.index + match[0].length;
    const [whole, column] = match;
    if (column === undefined) {
      text += whole.slice(0, 1);
      continue;
    }
    if (text !== '') parts.push({ text });
    text = '';
    parts.push({ column });
  }
  text += template.slice(at);
  if (text !== '') parts.push({ text });
  return parts;
}

/** The columns that a template names, each once. */
export function columnsOf(template: string): string[] {
  return [...new Set(templateParts(template).flatMap((part) => ('column' in part ? [part.column] : [])))];
}

/** The template that is one column. The server sees to it that no column's name has a brace. */
export const columnTemplate = (column: string): string => `{${column}}`;

/** The same template with its columns called otherwise. */
export const withColumnNames = (template: string, nameOf: (column: string) => string): string =>
  template.replaceAll(PIECES, (piece: string, column?: string) =>
    column === undefined ? piece : columnTemplate(nameOf(column)),
  );

/**
 * The text that a template gives for a row. What stands between two columns goes where one of both is empty, and what
 * stands before the first or after the last one with that; what is left is kept apart.
 */
export function filledTemplate(parts: readonly TemplatePart[], valueOf: (column: string) => string): string {
  if (!parts.some((part) => 'column' in part))
    return parts.map((part) => ('text' in part ? part.text : '')).join('');
  const [only] = parts;
  // A column alone is what it is, with its spaces.
  if (parts.length === 1 && only && 'column' in only) return valueOf(only.column);
  let filled = '';
  /** What stood between the last value and the next one. */
  let between: string[] = [];
  let isEmptyBetween = false;
  for (const part of parts) {
    if ('text' in part) {
      between.push(part.text);
      continue;
    }
    const value = valueOf(part.column).trim();
    if (value === '') {
      isEmptyBetween = true;
      continue;
    }
    if (filled !== '') filled += isEmptyBetween ? apart(between) : between.join('');
    else if (!isEmptyBetween) filled += between.join('');
    filled += value;
    between = [];
    isEmptyBetween = false;
  }
  return filled !== '' && !isEmptyBetween ? filled + between.join('') : filled;
}

/** Of what stood around something empty: signs and spaces, for words belonged to that. */
function apart(between: readonly string[]): string {
  if (between.length === 0) return '';
  return between.find((text) => !/[\p{L}\p{N}]/u.test(text)) ?? ' ';
}

/** The names of the places that a `location` template gives for a row, each as the row has it; empty ones are left out. */
export function filledLocation(
  segments: readonly (readonly TemplatePart[])[],
  valueOf: (column: string) => string,
): string[] {
  return segments.map((parts) => filledTemplate(parts, valueOf).trim()).filter((text) => text !== '');
}

/** The parts of each name of a `location` template. */
export function locationSegments(template: string): TemplatePart[][] {
  const segments: TemplatePart[][] = [[]];
  for (const part of templateParts(template)) {
    const texts = 'text' in part ? part.text.split(LOCATION_JOINER) : [];
    if ('column' in part) segments.at(-1)?.push(part);
    texts.forEach((text, index) => {
      if (index > 0) segments.push([]);
      if (text !== '') segments.at(-1)?.push({ text });
    });
  }
  return segments;
}
