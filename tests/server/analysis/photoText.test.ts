import { describe, expect, it } from 'vitest';
import { type Alphabet, alphabetOf } from '../../../server/analysis/local/text/alphabet.ts';
import { textOf } from '../../../server/analysis/local/text/ctc.ts';
import { type TextLine, joinedLines } from '../../../server/analysis/local/text/joining.ts';
import type { Models } from '../../../server/analysis/local/text/models.ts';
import { readTexts } from '../../../server/analysis/local/text/readTexts.ts';
import { textRegionsOf } from '../../../server/analysis/local/text/textRegions.ts';

const alphabet = alphabetOf('A\nB\n3\n×\n（\n螺\n丝\n');

/** The probabilities of steps, each of which has this sign ('' for the blank, and what else is likely). */
function steps(alphabet: Alphabet, ...signs: (string | Record<string, number>)[]): Float32Array {
  const count = alphabet.signs.length;
  const rows = new Float32Array(count * signs.length);
  for (const [n, sign] of signs.entries()) {
    const shares = typeof sign === 'string' ? { [sign]: 0.9 } : sign;
    for (const [what, share] of Object.entries(shares)) {
      rows[n * count + (what === ' ' ? alphabet.space : alphabet.signs.indexOf(what))] = share;
    }
  }
  return rows;
}

describe('A line', () => {
  it('is read sign by sign: the same one again is one, unless a blank is between', () => {
    const { text, confidence } = textOf(steps(alphabet, '', 'A', 'A', '', 'A', 'B', ''), alphabet);
    expect(text).toBe('AAB');
    expect(confidence).toBeCloseTo(0.9);
  });

  it('has a space where one is at all likely between two signs, and none at its ends', () => {
    const likely = { '': 0.9, ' ': 0.05 };
    expect(textOf(steps(alphabet, likely, 'A', likely, 'B', likely), alphabet).text).toBe('A B');
    expect(textOf(steps(alphabet, 'A', ' ', 'B'), alphabet).text).toBe('A B');
    expect(textOf(steps(alphabet, 'A', { '': 0.9, ' ': 0.01 }, 'B'), alphabet).text).toBe('AB');
  });

  it('has the signs that people type, and Latin ones unless it is surely Chinese', () => {
    expect(textOf(steps(alphabet, 'A', 'x', '3', '('), alphabet).text).toBe('Ax3(');
    expect(textOf(steps(alphabet, { 螺: 0.6, B: 0.3 }, { 丝: 0.6, A: 0.3 }), alphabet).text).toBe('BA');
    expect(textOf(steps(alphabet, '螺', '丝'), alphabet).text).toBe('螺丝');
  });
});

const line = (text: string, x: number, y: number, more: Partial<TextLine['box']> = {}): TextLine => ({
  text,
  confidence: 0.9,
  box: { x, y, width: 80, height: 20, angle: 0, ...more },
});
const labelsOf = (...lines: TextLine[]): string[] =>
  joinedLines(lines).map((label) => label.map(({ text }) => text).join(' '));

describe('The lines of one label', () => {
  it('are close above each other, of one height and aligned, from top to bottom', () => {
    expect(labelsOf(line('screws', 100, 112), line('M3', 72, 96, { width: 24 }))).toEqual(['M3 screws']);
    expect(labelsOf(line('M3', 100, 100), line('M4', 100, 130))).toEqual(['M3', 'M4']);
    expect(labelsOf(line('M3', 100, 100), line('nuts', 170, 116))).toEqual(['M3', 'nuts']);
    expect(labelsOf(line('BIG', 100, 100, { height: 40 }), line('small', 100, 128))).toHaveLength(2);
  });

  it('are looked for along them in a photo that is turned', () => {
    const angle = 0.26;
    const [dx, dy] = [-18 * Math.sin(angle), 18 * Math.cos(angle)];
    expect(labelsOf(line('b', 300 + dx, 300 + dy, { angle }), line('a', 300, 300, { angle }))).toEqual([
      'a b',
    ]);
  });

  it('are at most four: a page of text stays in lines', () => {
    expect(labelsOf(...[0, 1, 2, 3].map((n) => line(`${n}`, 100, 18 * n)))).toEqual(['0 1 2 3']);
    expect(labelsOf(...[0, 1, 2, 3, 4].map((n) => line(`${n}`, 100, 18 * n)))).toHaveLength(5);
  });
});

/** A map with a line of text of this length and height, turned by an angle around its middle. */
function mapWith(lines: { x: number; y: number; width: number; height: number; angle: number }[]) {
  const [width, height] = [400, 300];
  const data = new Float32Array(width * height);
  for (const box of lines) {
    const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
    for (let at = 0; at < data.length; at++) {
      const [dx, dy] = [(at % width) - box.x, Math.floor(at / width) - box.y];
      const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
      if (Math.abs(u) <= box.width / 2 && Math.abs(v) <= box.height / 2) data[at] = 0.9;
    }
  }
  return { data, width, height };
}

describe('Regions of text', () => {
  it('lie around the cores that the model marks, turned as they are', () => {
    const angle = 0.2;
    const [region] = textRegionsOf(mapWith([{ x: 200, y: 150, width: 120, height: 10, angle }]));
    expect(region?.score).toBeCloseTo(0.9);
    expect(region?.box.angle).toBeCloseTo(angle, 1);
    expect(region?.box.x).toBeCloseTo(200, 0);
    expect(region?.box.y).toBeCloseTo(150, 0);
    expect(region?.box.width).toBeGreaterThan(125);
    expect(region?.box.height).toBeGreaterThan(20);
  });

  it('that are too short to have a direction are turned as the others', () => {
    const others = [60, 240].map((y) => ({ x: 200, y, width: 160, height: 12, angle: -0.15 }));
    const regions = textRegionsOf(mapWith([...others, { x: 60, y: 150, width: 14, height: 12, angle: 0 }]));
    expect(regions).toHaveLength(3);
    for (const { box } of regions) expect(box.angle).toBeCloseTo(-0.15, 1);
  });
});

/** Models that see a line of text wherever the photo is black, and read 'A' in each. */
const seeing: Models = {
  alphabet,
  detect: (planes, width, height) =>
    Promise.resolve(planes.slice(0, width * height).map((value) => (value < -1.5 ? 0.9 : 0))),
  recognize: () => Promise.resolve(steps(alphabet, '3', 'A', '', '3', 'A')),
};

describe('A photo', () => {
  /** White, with black lines of this size on a raster. */
  function printed(width: number, height: number, each: { width: number; height: number; step: number }) {
    const data = new Uint8Array(width * height * 3).fill(255);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const isInk = x % (each.width * 2) < each.width && y % each.step < each.height;
        if (isInk) data.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
    return { data, width, height };
  }

  it('that is higher than what is seen at once is read whole, no line twice', async () => {
    const { texts, unread } = await readTexts(
      printed(200, 1500, { width: 60, height: 10, step: 100 }),
      seeing,
    );
    expect(texts).toHaveLength(2 * 15);
    expect(unread).toBe(0);
    expect(texts[0]).toMatchObject({ text: '3A3A', lines: ['3A3A'], confidence: 0.9 });
    expect(texts.at(-1)?.box.y).toBeGreaterThan(900);
  });

  it('with two thousand labels has the largest of them read, and says how many are left', async () => {
    const photo = printed(1000, 1000, { width: 10, height: 5, step: 25 });
    const { texts, unread } = await readTexts(photo, seeing);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.length + unread).toBe(2000);
  });

  it.each([
    [1, 1536],
    [1536, 1],
    [1, 1],
  ])('of %i x %i pixels has nothing to read', async (width, height) => {
    const photo = { data: new Uint8Array(width * height * 3), width, height };
    expect(await readTexts(photo, seeing)).toEqual({ texts: [], unread: 0 });
  });
});
