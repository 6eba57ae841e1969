import {
  columnsOf,
  filledLocation,
  filledTemplate,
  locationSegments,
  templateParts,
} from '../../../contract/imports/templates.ts';

/** A column, a template of several, the same text for all rows, or nothing. */
export type TemplateKind = 'nothing' | 'column' | 'combined' | 'fixed';

/** How a template of an import (`contract/imports/mapping.ts`) is filled in by a person. */
export function templateKind(template: string): TemplateKind {
  const parts = templateParts(template);
  const [first] = parts;
  if (!first) return 'nothing';
  if (parts.length === 1 && 'column' in first) return 'column';
  return parts.some((part) => 'column' in part) ? 'combined' : 'fixed';
}

/** The template that is the same text for all rows. */
export const fixedTemplate = (text: string): string => text.replaceAll('{', '{{').replaceAll('}', '}}');

/** The text that a template without columns stands for. */
export const fixedText = (template: string): string =>
  templateParts(template)
    .map((part) => ('text' in part ? part.text : ''))
    .join('');

/** What a template makes of a row; of a location, the names of its path. */
export function filledWith(
  template: string,
  valueOf: (column: string) => string,
  pathMark: string | undefined,
): string {
  if (pathMark === undefined) return filledTemplate(templateParts(template), valueOf).trim();
  return filledLocation(locationSegments(template), valueOf).join(pathMark);
}

/** The names in a template that are no columns: it was typed wrongly, or the columns are others now. */
export const unknownColumns = (template: string, columns: readonly string[]): string[] =>
  columnsOf(template).filter((name) => !columns.includes(name));
