import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutLabel } from '../../../src/model/labels/labelLayout.ts';
import { chosenSheet, DEFAULT_LABELS } from '../../../src/model/labels/labelSettings.ts';
import { neededSizeText } from '../../../src/model/labels/qrRoom.ts';
import { knownSheets } from '../../../src/model/labels/sheets.ts';
import { graphemes, isRightToLeft, type Measure, wrap } from '../../../src/model/labels/textWrap.ts';

/** As wide as a typeface whose signs are all alike. */
const widths = new Map<string, number>();
const measure: Measure = (text) => {
  const width = widths.get(text) ?? graphemes(text).length * 0.6;
  widths.set(text, width);
  return width;
};
const sheetOf = (id: string) => chosenSheet({ ...DEFAULT_LABELS, sheet: id });
const NOTHING = { label: '', name: '', path: '', quantity: '' };
const { sheets, rolls } = knownSheets(29);

describe('what stands on a label', () => {
  test('is as large as there is room, the label above the name above the path, beside the code', () => {
    const texts = { label: 'WS-B3', name: 'M6 screws', path: 'Workshop › Cabinet', quantity: '× 40' };
    const { qr, lines, isCut, qrNeeds } = layOutLabel(sheetOf('L7160'), texts, 29, measure);
    expect([isCut, qrNeeds]).toEqual([false, undefined]);
    expect(qr).toMatchObject({ x: 0, border: 4 });
    expect(lines.map(({ text, font }) => `${font} ${text}`)).toEqual([
      'tape WS-B3',
      'strong M6 screws',
      'plain × 40',
      'plain Workshop ›',
      'plain Cabinet',
    ]);
    expect(lines[0]?.size).toBeGreaterThan(lines[1]?.size ?? 0);
    for (const { x } of lines) expect(x).toBeCloseTo((qr?.x ?? 0) + (qr?.side ?? 0));
  });

  test('keeps a code whose modules are 0.3 mm at least, with a smaller border where there is no room for the usual', () => {
    // A location's address is some 35 signs long, an item's some 60.
    expect(layOutLabel(sheetOf('L6008'), { ...NOTHING, label: 'WS-B3' }, 29, measure).qr).toMatchObject({
      border: 2,
      side: 10,
    });
    const tooMuch = layOutLabel(sheetOf('L6008'), { ...NOTHING, label: 'WS-B3' }, 33, measure);
    expect([tooMuch.qr, tooMuch.qrNeeds]).toEqual([undefined, { width: 25.4, height: 11.1 }]);
    // The text has the room then.
    expect(tooMuch.lines[0]?.x).toBeLessThan(2);
  });

  test.each([
    ['L6008', 25.4, 10, '25.4 × 11.1 mm'],
    ['own', 20, 18, '20 × 18.5 mm'],
    ['own', 16, 16, '16 × 18.5 mm'],
    ['own', 10, 12, '11.1 × 18.5 mm'],
    ['own', 10, 20, '11.1 × 20 mm'],
    ['17x54', 10.9, 47.9, '17.2 × 54 mm'],
  ])('names the size that has room for a code on %s of %d × %d mm: %s', (id, width, height, words) => {
    const known = sheetOf(id);
    const sheet = { ...known, id, label: { width, height } };
    if (id === '17x54') sheet.page = { width: width + 6.1, height: height + 6.1 };
    const texts = { ...NOTHING, label: 'WS-B3' };
    const { qr, qrNeeds } = layOutLabel(sheet, texts, 33, measure);
    expect(qr).toBeUndefined();
    expect(qrNeeds && neededSizeText(sheet, qrNeeds)).toBe(words);
    expect(qrNeeds && layOutLabel({ ...sheet, label: qrNeeds }, texts, 33, measure).qr).toBeDefined();
  });

  test('names the whole millimetres to which endless tape has to be cut for a code', () => {
    const cut = (length: number) => chosenSheet({ ...DEFAULT_LABELS, sheet: '62', length });
    const texts = { ...NOTHING, label: 'WS-B3' };
    for (const length of [15, 17]) {
      const { qrNeeds } = layOutLabel(cut(length), texts, 33, measure);
      expect(qrNeeds && neededSizeText(cut(length), qrNeeds)).toBe('18 mm long');
    }
    expect(layOutLabel(cut(18), texts, 33, measure).qr).toBeDefined();
  });

  test('lies on its side on a narrow roll', () => {
    const layout = layOutLabel(sheetOf('29x90'), { ...NOTHING, name: 'M6 screws' }, 29, measure);
    expect(layout).toMatchObject({ isTurned: true, area: { width: 83.9, height: 25.9 } });
  });

  test('loses the beginning of its path first, and says so', () => {
    const path = Array.from({ length: 30 }, (_, at) => `Location ${at}`).join(' › ');
    const { lines, isCut } = layOutLabel(sheetOf('L7651'), { ...NOTHING, label: 'A1', path }, 29, measure);
    expect(isCut).toBe(true);
    expect(lines[0]?.text).toBe('A1');
    expect(lines[1]?.text).toMatch(/^… › /);
    expect(lines.at(-1)?.text).toMatch(/Location 29$/);
  });

  test('keeps its name large beside a long path, which is smaller and has the lines that there is room for', () => {
    const path = Array.from({ length: 10 }, (_, at) => `Cupboard ${at}`).join(' › ');
    expect(path).toHaveLength(127);
    const texts = { ...NOTHING, label: 'WS-B3', name: 'M6 screws' };
    const sizes = (some: typeof texts) => {
      const { lines, isCut, area } = layOutLabel(sheetOf('L7160'), some, 29, measure);
      const high = lines.reduce((sum, { size }) => sum + size * 1.25, 0);
      const name = lines.find(({ font }) => font === 'strong')?.size ?? 0;
      return { lines, isCut, name, share: high / area.height };
    };
    const long = sizes({ ...texts, path });
    expect(long.isCut).toBe(false);
    expect(long.name).toBeGreaterThan(sizes(texts).name * 0.5);
    expect(long.share).toBeGreaterThan(0.7);
    const pathLines = long.lines.filter(({ font }) => font === 'plain');
    expect(pathLines.map(({ text }) => text).join(' ')).toBe(path);
    expect(pathLines.length).toBeGreaterThan(3);
    expect(Math.min(...pathLines.map(({ size }) => size))).toBeGreaterThan(1.42);
  });

  test('keeps its name large, too, where not even the smallest letters have room for all of the path', () => {
    const path = Array.from({ length: 60 }, (_, at) => `Cupboard ${at}`).join(' › ');
    const texts = { ...NOTHING, label: 'WS-B3', name: 'M6 screws' };
    const nameOf = (some: typeof texts) =>
      layOutLabel(sheetOf('L7160'), some, 29, measure).lines.find(({ font }) => font === 'strong')?.size ?? 0;
    const { lines, isCut } = layOutLabel(sheetOf('L7160'), { ...texts, path }, 29, measure);
    expect(isCut).toBe(true);
    expect(nameOf({ ...texts, path })).toBeGreaterThan(nameOf(texts) * 0.5);
    const pathLines = lines.filter(({ font }) => font === 'plain').map(({ text }) => text);
    expect(pathLines.length).toBeGreaterThan(6);
    expect(pathLines.join(' ')).toMatch(/^… › .* › Cupboard 59$/);
  });

  test('gives a long label more lines before it gets small', () => {
    const { lines, isCut } = layOutLabel(
      sheetOf('L7160'),
      { ...NOTHING, label: 'HX-LANGES-ETIKETT-MIT-VIELEN-ZEICHEN-NR-5', name: 'Box' },
      33,
      measure,
    );
    expect(isCut).toBe(false);
    expect(
      lines
        .map(({ text }) => text)
        .slice(0, -1)
        .join(''),
    ).toBe('HX-LANGES-ETIKETT-MIT-VIELEN-ZEICHEN-NR-5');
    expect(lines.length).toBeGreaterThan(2);
  });

  test('breaks a long label between its parts, though its letters could be larger within them', () => {
    const label = 'HX-WERKSTATTSCHRANK-LINKS-SCHUBLADE-12';
    const { lines } = layOutLabel(sheetOf('L7160'), { ...NOTHING, label }, 33, measure);
    expect(lines.map(({ text }) => text).join('')).toBe(label);
    for (const { text } of lines.slice(0, -1)) expect(text).toMatch(/-$/);
  });

  test('begins at the right where it is read from there', () => {
    const { lines, area } = layOutLabel(
      sheetOf('5163'),
      { ...NOTHING, name: 'מגירה עם ברגים' },
      undefined,
      measure,
    );
    expect(lines[0]).toMatchObject({ isRightToLeft: true });
    expect(lines[0]?.x).toBeCloseTo(area.width - 2.5);
    expect([isRightToLeft('M3 מגירה'), isRightToLeft('12 خزانة'), isRightToLeft('123')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('never stands out of the label, whatever the texts and the size', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '',
        '工具箱里的螺丝和螺母与垫圈以及其他各种零件盒子',
        'ดินสอและกระดาษ',
        '👨‍👩‍👧‍👦'.repeat(30),
        'W'.repeat(300),
      ),
    );
    const texts = fc.record({ label: text, name: text, path: text, quantity: text });
    const modules = fc.constantFrom(undefined, 25, 29, 41, 85);
    fc.assert(
      fc.property(fc.constantFrom(...sheets, ...rolls), texts, modules, (sheet, content, size) => {
        const { area, qr, lines } = layOutLabel(sheet, content, size, measure);
        for (const { text: line, x, y, size: high, font, isRightToLeft: isRtl } of lines) {
          const wide = measure(line, font) * high;
          expect(isRtl ? x - wide : x).toBeGreaterThanOrEqual(0);
          expect(isRtl ? x : x + wide).toBeLessThanOrEqual(area.width + 1e-6);
          expect(y - high).toBeGreaterThanOrEqual(-1e-6);
          expect(y + high * 0.25).toBeLessThanOrEqual(area.height + 1e-6);
        }
        if (!qr) return;
        expect(qr.side / ((size ?? 0) + 2 * qr.border)).toBeGreaterThanOrEqual(0.3 - 1e-9);
        expect(qr.x + qr.side).toBeLessThanOrEqual(area.width + 1e-6);
        expect(qr.y + qr.side).toBeLessThanOrEqual(area.height + 1e-6);
      }),
      { numRuns: 100 },
    );
  });
});

describe('lines', () => {
  const inSigns = (text: string, width: number, most = 9) =>
    wrap(text, (line) => graphemes(line).length, width, most);

  test('end after words, hyphens and between signs of scripts without blanks', () => {
    expect(inSigns('M6 hex bolts', 7).lines).toEqual(['M6 hex', 'bolts']);
    expect(inSigns('WS-TC1-D4', 7).lines).toEqual(['WS-TC1-', 'D4']);
    expect(inSigns('工具箱里的螺丝。', 4).lines).toEqual(['工具箱里', '的螺丝。']);
    expect(inSigns('工具箱。', 3)).toMatchObject({ lines: ['工具', '箱。'], isBroken: false });
  });

  test('break a word only where nothing else helps, never a sign of several code points', () => {
    expect(inSigns('abcdefgh', 3)).toEqual({ lines: ['abc', 'def', 'gh'], isWhole: true, isBroken: true });
    expect(inSigns('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1).lines).toEqual(['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']);
  });

  test('end in … where there are too many', () => {
    expect(inSigns('one two three four', 5, 2)).toMatchObject({ lines: ['one', 'two…'], isWhole: false });
  });
});
