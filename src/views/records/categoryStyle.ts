import type { CSSProperties } from 'react';
import { categoryColour } from '../../model/items/categoryColour.ts';

/** The custom properties from which chips and pictures mix a category's colours for both themes. */
export function categoryStyle(name: string): CSSProperties {
  const { hue, chroma } = categoryColour(name);
  // CSSProperties knows no custom properties; React passes them on as they are.
  return { '--h': hue, '--c': chroma ?? 0.1 } as CSSProperties;
}
