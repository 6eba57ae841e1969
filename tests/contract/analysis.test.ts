import { describe, expect, test } from 'vitest';
import { ANALYSIS_STATUSES, AnalysisRequest } from '../../contract/analysis/analysis.ts';
import { decodeAnalysis } from '../../contract/analysis/analysisAnswer.ts';
import { StructError } from '../../contract/answers.ts';
import { check } from '../../contract/check.ts';
import { COMPARTMENTS_MAX } from '../../contract/analysis/analysisLimits.ts';

const compartment = {
  name: 'M3 screws',
  contents: ['M3x10', 'M3x12'],
  items: ['screw'],
  description: 'Small screws.',
  bounding_box: { x: 10, y: 20, width: 100, height: 50.5 },
  row: 1,
  column: 2,
  confidence: 0.9,
};
const whole = {
  id: 'a1',
  image_id: 'p1',
  status: 'completed',
  summary: 'One drawer.',
  error_message: null,
  analysis_type: 'Image analysis',
  finish_reason: 'STOP',
  model_version: 'm-1',
  reasoning: 'It looks like one.',
  compartments: [compartment],
  texts: [],
  grid: null,
  correction: null,
  found: null,
  usage_metadata: {
    promptTokenCount: 300,
    candidatesTokenCount: 20,
    totalTokenCount: 320,
    promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 258 }],
  },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:02.000Z',
  started_at: '2026-01-01T00:00:01.000Z',
  finished_at: '2026-01-01T00:00:02.000Z',
};
const compartmentOf = (value: unknown) => decodeAnalysis({ ...whole, compartments: [value] }).compartments[0];

describe('an analysis', () => {
  test('ENT-33 ENT-34 ENT-35 ENT-36: that our server answers keeps every field', () => {
    expect(decodeAnalysis(whole)).toEqual(whole);
  });

  test('CALL-67: with only some of its fields has the others empty', () => {
    expect(decodeAnalysis({ status: 'pending' })).toEqual({
      ...Object.fromEntries(Object.keys(whole).map((name) => [name, null])),
      status: 'pending',
      summary: '',
      compartments: [],
      texts: [],
    });
  });

  test('ENT-33: has one of the four states, whatever a host calls them', () => {
    const stateOf = (status: unknown, more = {}) => decodeAnalysis({ ...more, status }).status;
    for (const status of ANALYSIS_STATUSES) {
      expect(stateOf(status)).toBe(status);
      expect(stateOf(` ${status.toUpperCase()}`)).toBe(status);
    }
    expect(stateOf('queued')).toBe('pending');
    expect(stateOf('in_progress')).toBe('processing');
    expect(stateOf('succeeded')).toBe('completed');
    for (const unknown of ['cancelled', '', 'constructor', '__proto__'])
      expect(stateOf(unknown)).toBe('failed');
    for (const missing of [undefined, null, 7]) {
      expect(stateOf(missing)).toBe('failed');
      expect(stateOf(missing, { summary: 'Two drawers' })).toBe('completed');
      expect(stateOf(missing, { summary: 'Two drawers', error_message: 'no' })).toBe('failed');
    }
  });

  test.each(['analysis', 'image_analysis', 'result', 'data'])('may be nested under %s', (name) => {
    expect(decodeAnalysis({ [name]: whole })).toEqual(whole);
  });

  test.each([null, undefined, 'text', 7, [whole]])('CALL-68: is not %j', (value) => {
    expect(() => decodeAnalysis(value)).toThrow(StructError);
  });

  test('ENT-34: with fields of any other kind is read all the same', () => {
    const odd = {
      status: 'failed',
      summary: 7,
      error_message: {},
      reasoning: [],
      created_at: 'yesterday',
      id: 5,
    };
    expect(decodeAnalysis(odd)).toMatchObject({
      status: 'failed',
      summary: '7',
      error_message: null,
      reasoning: null,
      created_at: null,
      id: '5',
    });
  });
});

describe('a compartment', () => {
  test('ENT-35: has its contents as a list, from a list, a text or objects with a name', () => {
    expect(compartmentOf({ contents: 'nuts, bolts;washers\nrivets' })?.contents).toEqual([
      'nuts',
      'bolts',
      'washers',
      'rivets',
    ]);
    expect(compartmentOf({ contents: [{ name: 'nuts' }, 'bolts', 5, null, {}, ''] })?.contents).toEqual([
      'nuts',
      'bolts',
      '5',
    ]);
    expect(compartmentOf({ items: { label: 'pliers' } })?.items).toEqual(['pliers']);
    expect(compartmentOf({ contents: null })).toMatchObject({ contents: [], items: [] });
  });

  test('ENT-35: that is only a text is one of that name', () => {
    expect(compartmentOf('Nails')).toMatchObject({ name: 'Nails', contents: [], bounding_box: null });
  });

  test('ENT-35: may stand under a name in place of a list', () => {
    const { compartments } = decodeAnalysis({ ...whole, compartments: { a: compartment, b: {} } });
    expect(compartments).toHaveLength(2);
  });

  test.each([
    [
      { x: -10, y: 990, width: 20, height: 500 },
      { x: 0, y: 990, width: 10, height: 10 },
    ],
    [
      { x: '5', y: '5', width: '10', height: '10' },
      { x: 5, y: 5, width: 10, height: 10 },
    ],
    [
      { x: 50, y: 50, width: -40, height: 10 },
      { x: 10, y: 50, width: 40, height: 10 },
    ],
    [{ x: 2000, y: 0, width: 10, height: 10 }, null],
    [{ x: 1, y: 1, width: 0, height: 10 }, null],
    [{ x: 1, y: 1, width: 'wide', height: 10 }, null],
    [[1, 2, 3, 4], null],
    ['everywhere', null],
    [undefined, null],
  ])('ENT-35: with the box %j has %j of the photo', (bounding_box, within) => {
    expect(compartmentOf({ ...compartment, bounding_box })?.bounding_box).toEqual(within);
  });

  test('ENT-35: has texts that can be shown, and only so many of them', () => {
    const hostile = compartmentOf({
      name: `a\u0000b\u202Ec\nd ${'x'.repeat(1e6)}`,
      contents: 'n,'.repeat(1e5),
    });
    expect(hostile?.name).toMatch(/^abc d x+…$/);
    expect(hostile?.name).toHaveLength(200);
    expect(hostile?.contents).toHaveLength(50);
    const many = decodeAnalysis({
      ...whole,
      compartments: Array.from({ length: 10_000 }, () => compartment),
    });
    expect(many.compartments).toHaveLength(COMPARTMENTS_MAX);
  });

  test('ENT-35: has no text that cannot be seen, or runs backwards', () => {
    const hostile = { name: '\u200B\u2060', contents: ['\u3164', 'a\u2067b\u061C', 'M4'] };
    expect(compartmentOf(hostile)).toMatchObject({ name: '', contents: ['ab', 'M4'] });
  });

  test('ENT-35: has a place in a grid and a confidence only where they make sense', () => {
    expect(compartmentOf({ row: 0, column: 1.5, confidence: 2 })).toMatchObject({
      row: null,
      column: null,
      confidence: null,
    });
    expect(compartmentOf({ row: '3', column: 4, confidence: '0.5' })).toMatchObject({
      row: 3,
      column: 4,
      confidence: 0.5,
    });
  });

  test('takes nothing from what objects inherit', () => {
    const answer: unknown = JSON.parse(
      '{"status":"completed","compartments":[{"__proto__":{"name":"x","row":1}}]}',
    );
    expect(decodeAnalysis(answer).compartments[0]).toMatchObject({ name: '', row: null });
  });
});

test.each([
  [null, null],
  ['many', null],
  [{ promptTokensDetails: 'all' }, { promptTokenCount: null, promptTokensDetails: [] }],
  [
    {
      promptTokenCount: '12',
      promptTokensDetails: [{ modality: 'TEXT', token_count: 3 }, { modality: 4 }, null],
    },
    { promptTokenCount: 12, promptTokensDetails: [{ modality: 'TEXT', tokenCount: 3 }] },
  ],
  [{ totalTokenCount: -1 }, { totalTokenCount: null }],
])('ENT-36: the use %j reads as %j', (usage_metadata, read) => {
  const decoded = decodeAnalysis({ ...whole, usage_metadata }).usage_metadata;
  if (read === null) expect(decoded).toBeNull();
  else expect(decoded).toMatchObject(read);
});

test('CALL-65 CALL-66: a start without parameters asks for the latest model and an image analysis', () => {
  const standard = { model_version: 'latest', analysis_type: 'Image analysis' };
  expect(check({}, AnalysisRequest)).toEqual({ ok: true, value: standard });
  expect(check({ model_version: '', analysis_type: null }, AnalysisRequest)).toEqual({
    ok: true,
    value: standard,
  });
  expect(check({ model_version: 7, analysis_type: 'x'.repeat(101) }, AnalysisRequest)).toEqual({
    ok: false,
    fields: {
      model_version: 'Model version must be a text.',
      analysis_type: 'Analysis type must be 100 characters or less',
    },
  });
});
