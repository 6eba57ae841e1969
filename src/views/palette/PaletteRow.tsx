import { Keys } from '../commands/Keys.tsx';
import { Highlight } from '../records/Highlight.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PathText } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';
import type { PaletteRowData, PaletteSection } from './rows.ts';

/** What stands in a row; `query` is marked in its name. */
export function PaletteRow({ row, query }: { row: PaletteRowData; query: string }) {
  return (
    <>
      {row.kind === 'location' && row.label !== '' ? (
        <span className="tape-column">
          <Tape label={row.label} />
        </span>
      ) : (
        <Icon name={row.icon} />
      )}
      <span className={nameClass(row)}>
        <Highlight
          text={row.name}
          query={query}
          where={row.kind === 'command' ? 'word starts' : 'anywhere'}
        />
      </span>
      <PathText path={row.detail} className="palette-path" />
      {row.kind === 'item' && <Tape label={row.label} />}
      {row.key !== '' && <Keys of={row.key} />}
    </>
  );
}

function nameClass({ isSentence, isDangerous }: PaletteRowData): string {
  if (isDangerous) return 'clip palette-name palette-danger';
  return isSentence ? 'palette-name palette-sentence' : 'clip palette-name';
}

export function PaletteHeading({ heading, rows, total = 0, more = false }: PaletteSection) {
  return (
    <div className="palette-heading" aria-hidden="true">
      {heading}
      {total > rows.length && (
        <span>{`${rows.length.toLocaleString('en')} of ${total.toLocaleString('en')}${more ? ' or more' : ''}`}</span>
      )}
    </div>
  );
}
