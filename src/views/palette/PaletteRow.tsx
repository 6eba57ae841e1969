import { Keys } from '../commands/Keys.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tape } from '../parts/Tape.tsx';
import type { PaletteRowData } from './rows.ts';

interface PaletteRowProps {
  row: PaletteRowData | undefined;
  active: boolean;
  query: string;
}

export function PaletteRow({ row, active, query }: PaletteRowProps) {
  if (!row) return <div className="palette-option" />;
  return (
    <div className="palette-option" data-focus={active ? '' : undefined}>
      {row.kind === 'location' ? (
        <span className="tape-column">
          {row.label === '' ? <Icon name={row.icon} /> : <Tape label={row.label} />}
        </span>
      ) : (
        <Icon name={row.icon} />
      )}
      <span className="clip palette-name">
        <Highlight text={row.name} query={query} />
      </span>
      <span className="clip palette-path">{row.detail}</span>
      {row.kind === 'item' && <Tape label={row.label} />}
      {row.key !== '' && <Keys of={row.key} />}
    </div>
  );
}
