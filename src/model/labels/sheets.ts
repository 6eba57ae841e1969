/** All lengths in mm. */
export interface Size {
  width: number;
  height: number;
}

/** A page of labels: a sheet with rows and columns of them, or one label of a roll. */
export interface LabelSheet {
  id: string;
  name: string;
  page: Size;
  columns: number;
  rows: number;
  /** Of a roll, what its printer prints on. */
  label: Size;
  /** From the beginning of one label to that of the next. */
  pitch: { x: number; y: number };
  /** Of the first label's corner. */
  left: number;
  top: number;
}

const A4: Size = { width: 210, height: 297 };
const LETTER: Size = { width: 215.9, height: 279.4 };
type Grid = [columns: number, rows: number];
type Pair = [number, number];

function sheet(
  id: string,
  page: Size,
  [columns, rows]: Grid,
  [width, height]: Pair,
  [x, y]: Pair,
  [left, top]: Pair,
): LabelSheet {
  const many = `${columns * rows} on ${page === A4 ? 'A4' : 'Letter'}`;
  const name = `${id}: ${width} × ${height} mm, ${many}`;
  return { id, name, page, columns, rows, label: { width, height }, pitch: { x, y }, left, top };
}

/** One label of a roll; printers of labels leave an edge, so what is printed stands in the middle. */
function roll(id: string, name: string, page: Size, label: Size): LabelSheet {
  return {
    id,
    name,
    page,
    columns: 1,
    rows: 1,
    label,
    pitch: { x: page.width, y: page.height },
    left: (page.width - label.width) / 2,
    top: (page.height - label.height) / 2,
  };
}

/** As their makers give them; sources differ by up to 1.4 mm, and these stand in the middle of their page. */
const SHEETS: readonly LabelSheet[] = [
  sheet('L7160', A4, [3, 7], [63.5, 38.1], [66.04, 38.1], [7.2, 15.15]),
  sheet('L7159', A4, [3, 8], [64, 33.86], [66.54, 33.86], [6.46, 13.06]),
  sheet('L7163', A4, [2, 7], [99.06, 38.1], [101.6, 38.1], [4.67, 15.15]),
  sheet('L7651', A4, [5, 13], [38.1, 21.17], [40.64, 21.17], [4.67, 10.9]),
  sheet('L6008', A4, [7, 27], [25.4, 10], [27.94, 10], [8.48, 13.43]),
  sheet('3475', A4, [3, 8], [70, 36], [70, 36], [0, 4.43]),
  sheet('5160', LETTER, [3, 10], [66.68, 25.4], [69.85, 25.4], [4.78, 12.7]),
  sheet('5163', LETTER, [2, 5], [101.6, 50.8], [106.36, 50.8], [3.96, 12.7]),
  sheet('L4732', A4, [5, 16], [35.6, 16.9], [38.1, 16.9], [11, 13]),
];

const TAPE = 62;
const TAPE_PRINTED = 58.9;
const TAPE_EDGE = 3;
export const ENDLESS = '62';
/** How long labels of endless tape are cut: the shortest and the longest. */
export const LENGTHS = { least: 15, most: 300 } as const;

const ROLLS: readonly LabelSheet[] = [
  roll('62x29', 'Roll 62 × 29 mm', { width: 62, height: 29 }, { width: 58.9, height: 22.9 }),
  roll('29x90', 'Roll 29 × 90 mm', { width: 29, height: 90 }, { width: 25.9, height: 83.9 }),
  roll('17x54', 'Roll 17 × 54 mm', { width: 17, height: 54 }, { width: 14, height: 47.9 }),
];

/** Every size that is known, the endless tape cut at `length`. */
export function knownSheets(length: number): { sheets: readonly LabelSheet[]; rolls: readonly LabelSheet[] } {
  const label = { width: TAPE_PRINTED, height: length - 2 * TAPE_EDGE };
  const endless = roll(ENDLESS, 'Roll 62 mm, endless', { width: TAPE, height: length }, label);
  return { sheets: SHEETS, rolls: [endless, ...ROLLS] };
}

/** How many labels a page has. */
export function perPage({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Where the label at `index` of a page has its corner, row by row. */
export function placeOf({ columns, pitch, left, top }: LabelSheet, index: number): { x: number; y: number } {
  return { x: left + (index % columns) * pitch.x, y: top + Math.floor(index / columns) * pitch.y };
}

/** Whether what stands on a label runs along its height: on a narrow roll, texts would have no room across. */
export function isTurned({ label }: LabelSheet): boolean {
  return label.height > label.width * 1.3;
}

/** The fields of a size of one's own, as they are typed. */
export const OWN_FIELDS = [
  'name',
  'pageWidth',
  'pageHeight',
  'columns',
  'rows',
  'width',
  'height',
  'pitchX',
  'pitchY',
  'left',
  'top',
] as const;
export type OwnField = (typeof OWN_FIELDS)[number];
export type OwnValues = Readonly<Record<OwnField, string>>;

const OWN_LIMITS: Readonly<Record<Exclude<OwnField, 'name'>, readonly [least: number, most: number]>> = {
  pageWidth: [10, 450],
  pageHeight: [10, 1200],
  columns: [1, 30],
  rows: [1, 100],
  width: [8, 450],
  height: [6, 1200],
  pitchX: [0, 450],
  pitchY: [0, 1200],
  left: [0, 450],
  top: [0, 1200],
};
/** What is printed beyond the page by less is rounding, in mm. */
const ROUNDING = 0.05;
export const OWN_NAME_MAX = 40;
/** So many sizes of one's own are kept. */
export const OWN_MOST = 50;

/** What is proposed: a copy of what was chosen, to be changed. */
export function ownValuesOf(from: LabelSheet): OwnValues {
  const text = (value: number): string => String(Math.round(value * 1000) / 1000);
  return {
    name: '',
    pageWidth: text(from.page.width),
    pageHeight: text(from.page.height),
    columns: text(from.columns),
    rows: text(from.rows),
    width: text(from.label.width),
    height: text(from.label.height),
    pitchX: text(from.pitch.x),
    pitchY: text(from.pitch.y),
    left: text(from.left),
    top: text(from.top),
  };
}

/** The size of the values, or what is wrong at each field. */
export function ownSheet(
  id: string,
  values: OwnValues,
): { sheet: LabelSheet } | { problems: Readonly<Partial<Record<OwnField, string>>> } {
  const problems: Partial<Record<OwnField, string>> = {};
  const name = values.name.trim();
  if (name === '') problems.name = 'Give it a name.';
  else if (name.length > OWN_NAME_MAX) problems.name = `At most ${OWN_NAME_MAX} characters.`;
  const number = (field: keyof typeof OWN_LIMITS): number => {
    const [least, most] = OWN_LIMITS[field];
    const isCount = field === 'columns' || field === 'rows';
    // Half of the world types a comma.
    const text = values[field].trim().replace(',', '.');
    const value = (isCount ? /^\d{1,3}$/ : /^\d{1,4}(\.\d{1,3})?$/).test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      problems[field] = `From ${least} to ${most}${isCount ? '' : ' mm'}.`;
    return value;
  };
  const sheet: LabelSheet = {
    id,
    name,
    page: { width: number('pageWidth'), height: number('pageHeight') },
    columns: number('columns'),
    rows: number('rows'),
    label: { width: number('width'), height: number('height') },
    pitch: { x: number('pitchX'), y: number('pitchY') },
    left: number('left'),
    top: number('top'),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const { page, columns, rows, label, pitch, left, top } = sheet;
  if (columns > 1 && pitch.x < label.width - ROUNDING)
    problems.pitchX = 'The labels would lie over each other.';
  if (rows > 1 && pitch.y < label.height - ROUNDING)
    problems.pitchY = 'The labels would lie over each other.';
  if (left + (columns - 1) * pitch.x + label.width > page.width + ROUNDING) {
    problems.width = 'The labels would stand out at the right of the page.';
  }
  if (top + (rows - 1) * pitch.y + label.height > page.height + ROUNDING) {
    problems.height = 'The labels would stand out at the foot of the page.';
  }
  return Object.keys(problems).length > 0 ? { problems } : { sheet };
}
