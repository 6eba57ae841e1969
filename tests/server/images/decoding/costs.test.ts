import { expect, it } from 'vitest';
import { IMAGE_PIXELS_MAX } from '../../../../contract/limits.ts';
import { costOf } from '../../../../server/images/decoding/costs.ts';

const header = { channels: 3, orientation: 1, isDeep: false, isProgressive: false };
const M = 1e6;

it.each([
  ['jpeg', {}, 100],
  ['jpeg', { isProgressive: true }, 34],
  ['jpeg', { isProgressive: true, channels: 4 }, 27],
  ['png', {}, 100],
  ['png', { isDeep: true, channels: 4 }, 100],
  ['png', { isProgressive: true }, 43],
  ['png', { isProgressive: true, isDeep: true }, 28],
  ['png', { isProgressive: true, isDeep: true, channels: 4 }, 23],
  ['webp', {}, 43],
  ['gif', {}, 32],
  ['avif', {}, 13],
  ['avif', { isDeep: true }, 8],
] as const)(
  'a picture of the kind %s with %j may have %i megapixels, for what unpacking it costs',
  (kind, more, most) => {
    expect(costOf(kind, { ...header, width: 1, height: 1, ...more }).pixelsMax).toBe(most * M);
  },
);

it('photos of phones are light, and what takes much memory is heavy', () => {
  const phone = { ...header, width: 4032, height: 3024 };
  const huge = { ...header, width: 10_000, height: 10_000 };
  expect(costOf('jpeg', phone)).toEqual({ pixelsMax: IMAGE_PIXELS_MAX, isHeavy: false });
  expect(costOf('jpeg', huge).isHeavy).toBe(false);
  expect(costOf('png', phone).isHeavy).toBe(false);
  expect(costOf('avif', phone).isHeavy).toBe(true);
  expect(costOf('png', { ...phone, isDeep: true, isProgressive: true }).isHeavy).toBe(true);
});
