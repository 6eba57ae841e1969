import type {
  ImportCounts,
  ImportFound,
  ImportState,
  ImportSummary,
  MadeName,
  RowAction,
} from '../../../contract/imports/imports.ts';
import { IMPORT_PRESETS } from '../../../contract/imports/presets.ts';
import { itemCount, locationCount } from '../items/counts.ts';
import { formatQuantity } from '../items/formatQuantity.ts';

const number = formatQuantity;
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const isPreset = (id: string): id is keyof typeof IMPORT_PRESETS => id in IMPORT_PRESETS;

/** 'Excel, sheet Parts, 510 rows, 20 columns, as Homebox writes it'. */
export function foundText(found: ImportFound, sheet: string | null): string {
  const preset = found.preset !== null && isPreset(found.preset) ? IMPORT_PRESETS[found.preset] : undefined;
  return [
    found.format,
    ...(sheet === null ? [] : [`sheet ${sheet}`]),
    counted(found.rows, 'row', 'rows'),
    counted(found.columns.length, 'column', 'columns'),
    ...(preset === undefined ? [] : [`as from ${preset}`]),
  ].join(', ');
}

/** What would happen, in words: '480 new items', '12 locations are made', '18 rows are skipped'. */
export function previewTexts(counts: ImportCounts): string[] {
  const { create, update, add, skip, twice = 0, same = 0, locations, categories } = counts;
  const others = skip - twice;
  return [
    create === 0 && update === 0 && add === 0 ? (same > 0 ? 'Nothing to change' : 'No new items') : '',
    create > 0 ? counted(create, 'new item', 'new items') : '',
    update > 0 ? `${counted(update, 'item is', 'items are')} updated` : '',
    add > 0 ? `${counted(add, 'item gets', 'items get')} more` : '',
    locations > 0 ? `${counted(locations, 'location is', 'locations are')} made` : '',
    categories > 0 ? `${counted(categories, 'category is', 'categories are')} made` : '',
    same > 0 ? `${counted(same, 'item is', 'items are')} as in the file already` : '',
    twice > 0 ? `${counted(twice, 'row is', 'rows are')} twice in the file: skipped` : '',
    others > 0 ? `${counted(others, 'row is', 'rows are')} skipped` : '',
  ].filter((text) => text !== '');
}

/** What a new name is, and what needs it: 'location, row 12'; 'category, 3 rows from row 12'. */
export function neededText({ kind, rows, line }: Pick<MadeName, 'kind' | 'rows' | 'line'>): string {
  const all = counted(rows, 'row', 'rows');
  if (line === null) return `${kind}, ${all}`;
  return rows === 1 ? `${kind}, row ${number(line)}` : `${kind}, ${all} from row ${number(line)}`;
}

/** How many rows have any: '5 rows with a problem'. */
export const problemsText = (count: number): string => `${counted(count, 'row', 'rows')} with a problem`;

/** Whether there is anything to be written. */
export const doesSomething = ({ create, update, add }: ImportCounts): boolean => create + update + add > 0;

/** What was done: 'Imported 480 items, made 12 locations and 1 category, skipped 18 rows'. */
export function doneText({
  create,
  update,
  add,
  skip,
  same = 0,
  locations,
  categories,
}: ImportCounts): string {
  const made = [
    ...(locations > 0 ? [locationCount(locations)] : []),
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
  ];
  const parts = [
    ...(create > 0 || (update === 0 && add === 0 && same === 0) ? [`Imported ${itemCount(create)}`] : []),
    ...(update > 0 ? [`updated ${itemCount(update)}`] : []),
    ...(add > 0 ? [`added to ${itemCount(add)}`] : []),
    ...(made.length > 0 ? [`made ${made.join(' and ')}`] : []),
    ...(same > 0 ? [`left ${itemCount(same)} as ${same === 1 ? 'it is' : 'they are'}`] : []),
    ...(skip > 0 ? [`skipped ${counted(skip, 'row', 'rows')}`] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an undo has done; `kept` records were changed by somebody since, or are in use. */
export function undoneText(kept: number | null): string {
  if (kept === null || kept === 0) return 'Undone: everything is as it was before the import.';
  return `Undone, but for ${keptText(kept)}`;
}

const keptText = (kept: number): string =>
  `${counted(kept, 'record', 'records')} that somebody or a later import has changed or used since: ${
    kept === 1 ? 'it was' : 'they were'
  } kept.`;

const DOING: Partial<Record<ImportState, string>> = {
  reading: 'Reading the file',
  checking: 'Checking the rows',
  importing: 'Importing',
  undoing: 'Undoing the import',
};

/** The states in which the server is at work. */
export const isBusy = (state: ImportState): boolean => DOING[state] !== undefined;

/** What the server is doing, with how far it is: 'Checking the rows: 1,200 of 5,000'. */
export function progressText({ state, progress }: Pick<ImportSummary, 'state' | 'progress'>): string {
  const doing = DOING[state] ?? '';
  if (!progress || (progress.done === 0 && progress.total === null)) return `${doing}…`;
  const { done, total } = progress;
  return total === null
    ? `${doing}: ${number(done)} rows`
    : `${doing}: ${number(done)} of ${number(total)} rows`;
}

/** How far it is, 0 to 100; undefined while nobody knows. */
export function percentOf({ progress }: Pick<ImportSummary, 'progress'>): number | undefined {
  if (!progress || progress.total === null || progress.total === 0) return undefined;
  return Math.min(100, Math.floor((progress.done / progress.total) * 100));
}

/** An import as the list of imports tells it. */
export function stateText(one: ImportSummary): string {
  const { state, counts, kept, problem } = one;
  if (isBusy(state)) return progressText(one);
  if (state === 'imported') return counts ? doneText(counts) : 'Imported';
  if (state === 'undone') return undoneText(kept);
  if (state === 'failed') return problem ?? 'It failed.';
  if (state === 'cancelled' && kept !== null && kept > 0) return `Cancelled, but for ${keptText(kept)}`;
  if (state === 'cancelled') return problem ?? 'Cancelled: nothing was imported.';
  return state === 'checked'
    ? 'Not imported yet: the preview is ready.'
    : (problem ?? 'Not imported yet: the columns are to be chosen.');
}

export const ACTION_NAMES: Readonly<Record<RowAction, string>> = {
  create: 'New',
  update: 'Update',
  add: 'Add to quantity',
  skip: 'Skip',
  problem: 'Problem',
};
