import { describe, expect, it } from 'vitest';
import { decodeFinding } from '../../../server/analysis/decode/finding.ts';
import { formFor } from '../../../server/analysis/remote/forms.ts';
import { questionWith, schemaWith } from '../../../server/analysis/remote/prompt.ts';

/**
 * Answers in the forms that models are documented to give. They are written by hand after those documents, not recorded:
 * one cabinet of 3 rows and 4 columns, which fills the middle of a photo of 1536 × 1152.
 */
const PHOTO = { width: 1536, height: 1152 };
const ROWS = 3;
const COLUMNS = 4;
/** In shares of the photo. */
const GRID = { left: 0.1, top: 0.08, right: 0.9, bottom: 0.92 };

type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** What is expected of it: tenths of thousandths are the model's rounding. */
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
  const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
  const width = (GRID.right - GRID.left) / COLUMNS;
  const height = (GRID.bottom - GRID.top) / ROWS;
  const [left, top] = [GRID.left + column * width, GRID.top + row * height];
  return { row: row + 1, column: column + 1, share: [left, top, left + width, top + height] as Corners };
});

/** An answer with `box` of each cell's corners, counted in a picture of these sides. */
function answer(
  [width, height]: readonly [number, number],
  box: (corners: Corners) => object,
  more: object = {},
  hasRows = true,
): string {
  const compartments = CELLS.map(({ row, column, share: [left, top, right, bottom] }) => ({
    name: `${row}-${column}`,
    contents: ['screws'],
    items: [],
    description: '',
    row: hasRows ? row : null,
    column: hasRows ? column : null,
    confidence: 0.9,
    ...box([
      Math.round(left * width),
      Math.round(top * height),
      Math.round(right * width),
      Math.round(bottom * height),
    ]),
  }));
  return JSON.stringify({ summary: 'A cabinet.', ...more, compartments });
}

const box2d = ([left, top, right, bottom]: Corners) => ({ box_2d: [top, left, bottom, right] });
const bbox2d = (corners: Corners) => ({ bbox_2d: corners });

function read(model: string, text: string, kind: 'openai' | 'gemini' = 'openai') {
  const { unit, order } = formFor({ form: 'auto', model }, kind);
  const reading = { scale: 'auto', asked: unit, order, photo: PHOTO } as const;
  return decodeFinding({ text, isCut: false }, reading).compartments;
}

/** How far the edges of any box are from those of its cell at most, in thousandths. */
function farthestOff(compartments: ReturnType<typeof read>): number {
  const offs = CELLS.flatMap(({ share }, at) => {
    const box = compartments[at]?.bounding_box;
    const edges = box ? [box.x, box.y, box.x + box.width, box.y + box.height] : [];
    return share.map((edge, side) => Math.abs(1000 * edge - (edges[side] ?? Number.POSITIVE_INFINITY)));
  });
  return Math.max(...offs);
}

describe('boxes are where the model has seen them', () => {
  it.each([
    ['Gemini, box_2d', 'gemini-2.5-flash', answer([1000, 1000], box2d)],
    ['Gemini behind another address', 'google/gemini-2.5-pro', answer([1000, 1000], box2d)],
    [
      'Gemini, its corners the other way round',
      'gemini-2.5-flash',
      answer([1000, 1000], (corners) => ({ box_2d: corners })),
    ],
    [
      'Qwen2.5-VL, pixels of the photo',
      'qwen2.5vl:7b',
      answer([1536, 1152], bbox2d, { picture: { width: 1536, height: 1152 } }),
    ],
    [
      // Both sides are rounded to 28 pixels by its processor.
      'Qwen2.5-VL, pixels of a picture that was shrunk for it',
      'Qwen/Qwen2.5-VL-7B-Instruct',
      answer([1008, 756], bbox2d, { picture: { width: 1008, height: 756 } }),
    ],
    [
      'Qwen2.5-VL, that counts in thousandths all the same',
      'qwen2.5-vl-72b-instruct',
      answer([1000, 1000], bbox2d, { picture: { width: 1536, height: 1152 } }),
    ],
    ['Qwen3-VL, thousandths', 'qwen3-vl:8b', answer([1000, 1000], bbox2d)],
    ['Qwen3-VL, that counts in pixels', 'qwen3-vl:8b', answer([1536, 1152], bbox2d)],
    [
      'GPT, named sides in thousandths',
      'gpt-4.1',
      answer([1000, 1000], ([x, y, right, bottom]) => ({
        bounding_box: { x, y, width: right - x, height: bottom - y },
      })),
    ],
    [
      'a model that writes corner and size as a list',
      'llava',
      answer([1000, 1000], ([x, y, right, bottom]) => ({ bbox: [x, y, right - x, bottom - y] })),
    ],
    [
      'a model that lists the rows’ side first',
      'pixtral-12b',
      answer([1000, 1000], ([x, y, right, bottom]) => ({ bounding_box: [y, x, bottom, right] })),
    ],
  ])('%s', (_, model, text) => {
    expect(farthestOff(read(model, text, model.startsWith('gemini') ? 'gemini' : 'openai'))).toBeLessThan(5);
  });

  it('a picture of another shape is not what the boxes count in', () => {
    const text = answer([1536, 1152], bbox2d, { picture: { width: 500, height: 500 } });
    expect(farthestOff(read('qwen2.5vl', text))).toBeLessThan(5);
  });

  it('without rows and columns the order is the one of its form', () => {
    expect(
      farthestOff(read('gemini-2.5-flash', answer([1000, 1000], box2d, {}, false), 'gemini')),
    ).toBeLessThan(5);
    expect(farthestOff(read('qwen2.5vl', answer([1536, 1152], bbox2d, {}, false)))).toBeLessThan(5);
  });
});

it('a model is asked in its own form, or in that of the setting', () => {
  const nameOf = (model: string, form: 'auto' | 'gemini' | 'qwen-pixels' = 'auto') =>
    formFor({ form, model }, 'openai');
  expect(nameOf('gpt-4.1').name).toBe('bounding_box');
  expect(nameOf('google/gemini-2.5-pro').name).toBe('box_2d');
  expect(nameOf('qwen2.5vl:7b')).toMatchObject({ name: 'bbox_2d', unit: 'pixels' });
  expect(nameOf('Qwen/Qwen3-VL-8B')).toMatchObject({ name: 'bbox_2d', unit: 'thousandths' });
  expect(nameOf('my-own', 'gemini').name).toBe('box_2d');
  const form = nameOf('my-own', 'qwen-pixels');
  expect(questionWith(form, PHOTO)).toContain('1536 pixels wide and 1152 pixels high');
  expect(JSON.stringify(schemaWith(form))).toContain('"bbox_2d"');
  expect(schemaWith(form)).toMatchObject({ required: ['summary', 'picture', 'compartments'] });
});
