import type { BoxOrder } from '../decode/boxOrder.ts';
import type { BoxUnit, Sides } from '../decode/boxFrame.ts';
import type { BoxFormName, RemoteSettings } from '../settings.ts';

const number = { type: 'number' };
const four = { type: 'array', items: { type: 'integer' } };

/** Where a compartment is, in the form that a kind of model does best. */
export interface BoxForm {
  /** The name of the field, and its schema. */
  name: string;
  schema: object;
  /** How it counts, and in which order its numbers are where they are a list. */
  unit: BoxUnit;
  order: BoxOrder;
  /** It is asked in which picture it counts: some are shown a smaller one. */
  asksPicture: boolean;
  /** For the question. */
  words(photo: Sides): string;
}

/** An object with named sides leaves least to be confused. */
const SIDES: BoxForm = {
  name: 'bounding_box',
  schema: {
    type: 'object',
    properties: { x: number, y: number, width: number, height: number },
    required: ['x', 'y', 'width', 'height'],
    additionalProperties: false,
  },
  unit: 'thousandths',
  order: 'xyxy',
  asksPicture: false,
  words: () =>
    '- bounding_box: x and y of its top left corner, width and height, all from 0 to 1000 across and down the photo.',
};

/** The form that Gemini was trained on. */
const GEMINI: BoxForm = {
  name: 'box_2d',
  schema: four,
  unit: 'thousandths',
  order: 'yxyx',
  asksPicture: false,
  words: () => '- box_2d: [ymin, xmin, ymax, xmax], each from 0 to 1000.',
};

/** The form that Qwen2.5-VL was trained on. */
const QWEN_PIXELS: BoxForm = {
  name: 'bbox_2d',
  schema: four,
  unit: 'pixels',
  order: 'xyxy',
  asksPicture: true,
  words: ({ width, height }) =>
    `- bbox_2d: [x1, y1, x2, y2] in pixels of the picture, which is ${width} pixels wide and ${height} pixels high.
- picture: the width and height of the picture in which you count.`,
};

/** The form of the Qwens before and after it. */
const QWEN_THOUSANDTHS: BoxForm = {
  ...QWEN_PIXELS,
  unit: 'thousandths',
  asksPicture: false,
  words: () => '- bbox_2d: [x1, y1, x2, y2], each from 0 to 1000 across and down the photo.',
};

const FORMS: Readonly<Record<Exclude<BoxFormName, 'auto'>, BoxForm>> = {
  sides: SIDES,
  gemini: GEMINI,
  'qwen-pixels': QWEN_PIXELS,
  'qwen-thousandths': QWEN_THOUSANDTHS,
};

/** By the model's name, whoever serves it: 'qwen2.5vl:7b', 'Qwen/Qwen3-VL-8B-Instruct', 'google/gemini-2.5-flash'. */
const MODELS: readonly (readonly [RegExp, BoxForm])[] = [
  [/qwen-?_?2\.5-?_?(vl|omni)/i, QWEN_PIXELS],
  [/qwen.*vl/i, QWEN_THOUSANDTHS],
  [/gemini|robotics-er/i, GEMINI],
];

/** The form that a model is asked for: the setting's, else its own, else named sides. */
export function formFor(
  { form, model }: Pick<RemoteSettings, 'form' | 'model'>,
  kind: 'openai' | 'gemini',
): BoxForm {
  if (form !== 'auto') return FORMS[form];
  return MODELS.find(([name]) => name.test(model))?.[1] ?? (kind === 'gemini' ? GEMINI : SIDES);
}
