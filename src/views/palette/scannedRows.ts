import type { Meant } from '../../model/scanning/meaning.ts';
import type { PaletteSection } from './rows.ts';

/** The one row for a text that came out of a code: what it stands for, which choosing opens. */
export function scannedSection(meant: Meant, open: () => void): PaletteSection {
  const row = { id: 'scanned', detail: '', label: '', key: '', perform: open } as const;
  switch (meant.kind) {
    case 'location': {
      const { name, label } = meant.location;
      return {
        heading: 'Scanned',
        rows: [{ ...row, kind: 'location', icon: 'i-lucide-map-pin', name, label }],
      };
    }
    case 'label':
      return {
        heading: 'Scanned',
        rows: [{ ...row, kind: 'command', icon: 'i-lucide-tag', name: `Go to label ${meant.label}` }],
      };
    case 'item':
      return {
        heading: 'Scanned',
        rows: [{ ...row, kind: 'command', icon: 'i-lucide-package', name: 'Open the scanned item' }],
      };
    case 'search':
      return {
        heading: 'Scanned',
        rows: [
          { ...row, kind: 'command', icon: 'i-lucide-search', name: `Find part ${meant.texts.join(' or ')}` },
        ],
      };
  }
}
