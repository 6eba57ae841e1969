import { expect, test } from 'vitest';
import { shownPath } from '../../../src/model/locations/shownPath.ts';

test.each([
  ['', ''],
  ['Workshop', 'Workshop'],
  ['Workshop › Cabinet 3 › Drawer 12', 'Workshop › Cabinet 3 › Drawer 12'],
  ['מחסן', '\u2068מחסן\u2069'],
  ['מחסן › ארון 3 › Drawer (1)', '\u2068מחסן\u2069 › \u2068ארון 3\u2069 › Drawer (1)'],
  ['Barn › درج ١', 'Barn › \u2068درج ١\u2069'],
])(
  '%j as one text has each name from right to left by itself, so that names keep their order',
  (path, text) => {
    expect(shownPath(path)).toBe(text);
  },
);
