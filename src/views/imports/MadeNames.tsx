import type { ImportCounts, MadeName } from '../../../contract/imports/imports.ts';
import { counted, neededText } from '../../model/imports/words.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/ui/disclosure.css';

interface MadeNamesProps {
  made: readonly MadeName[];
  counts: Pick<ImportCounts, 'locations' | 'categories'>;
}

/** The locations and categories that an import would make, first those that may be others misspelt. */
export function MadeNames({ made, counts }: MadeNamesProps) {
  if (made.length === 0) return null;
  const alike = made.filter(({ like }) => like !== null).length;
  const more = counts.locations + counts.categories - made.length;
  return (
    <details className="disclosure import-made">
      <summary>
        {alike > 0 ? (
          <>
            <Icon name="i-lucide-triangle-alert" />
            {counted(alike, 'new name looks', 'new names look')} like another one
          </>
        ) : (
          'The new locations and categories'
        )}
      </summary>
      <ul>
        {made.map((one) => (
          <li key={`${one.kind} ${one.name}`} data-alike={one.like ? '' : undefined}>
            <Icon name={one.kind === 'location' ? 'i-lucide-map-pin' : 'i-lucide-tag'} />
            <Made made={one} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hint">{counted(more, 'other is', 'others are')} not listed.</p>}
      {alike > 0 && (
        <p className="hint">What is meant to be another one is corrected in its rows here, or in the file.</p>
      )}
    </details>
  );
}

function Made({ made }: { made: MadeName }) {
  const { name, like } = made;
  return (
    <span>
      <span dir="auto">{name}</span> <span className="hint">({neededText(made)})</span>
      {like && (
        <span className="import-made-like">
          {' '}
          looks like <b dir="auto">{like.name}</b>, which is {like.isMade ? 'new, too' : 'here already'}
        </span>
      )}
    </span>
  );
}
