import { expect, it } from 'vitest';
import { findCompartments } from '../../../../server/analysis/local/find.ts';
import { unpack } from '../../../../server/analysis/local/picture.ts';
import { gridlessPhoto } from '../../../support/drawerPhotos/drawerPhotos.ts';
import { createRandom } from '../../../support/generator/random.ts';

// Drawn photos without compartments, which a finder that asks less of a grid takes for one.
it.each([
  ['a surface whose pattern goes on and on is no cabinet of 300 drawers', 3000],
  ['things that lie about in some order are no drawers', 3086],
])(
  'GOAL-08: %s',
  async (_, seed) => {
    const { jpeg } = await gridlessPhoto(createRandom(7919 * (seed + 1)));
    expect(findCompartments(await unpack(jpeg, 768), [])).toBeUndefined();
  },
  60_000,
);
