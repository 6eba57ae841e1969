import type { BUILT_IN_CATEGORIES } from '../../../contract/builtins.ts';

/** A colour as an OKLCH hue; the views choose the lightness for their theme. */
export interface CategoryColour {
  /** Degrees, 0 to 359. */
  hue: number;
  /** OKLCH chroma where the category has its own: Misc is nearly grey. */
  chroma?: number;
  /** Whether the category is built in. */
  known: boolean;
}

const BUILT_IN: Readonly<Record<(typeof BUILT_IN_CATEGORIES)[number], Omit<CategoryColour, 'known'>>> = {
  Electronics: { hue: 268 },
  Fasteners: { hue: 240, chroma: 0.055 },
  Tools: { hue: 25, chroma: 0.115 },
  'Raw Materials': { hue: 62, chroma: 0.055 },
  Plumbing: { hue: 220, chroma: 0.085 },
  Electrical: { hue: 92, chroma: 0.085 },
  Hardware: { hue: 290, chroma: 0.05 },
  Misc: { hue: 90, chroma: 0.012 },
  Rivets: { hue: 348 },
  'Cleaning Supplies': { hue: 188, chroma: 0.07 },
  Lubricants: { hue: 48 },
  'Home Improvement': { hue: 318 },
  'Gardening Supplies': { hue: 150 },
  'Lawn & Garden': { hue: 124, chroma: 0.09 },
};
const KNOWN = new Map(Object.entries(BUILT_IN).map(([name, colour]) => [normalised(name), colour]));

function normalised(name: string): string {
  return name.trim().toLowerCase();
}

/** FNV-1a over UTF-16 units: the same name has the same hue in every browser and release. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** The fixed colour of a built-in category (ENT-24), else one from a hash of its name (ENT-25). Case is ignored. */
export function categoryColour(name: string): CategoryColour {
  const key = normalised(name);
  const known = KNOWN.get(key);
  return known ? { ...known, known: true } : { hue: hash(key) % 360, known: false };
}
