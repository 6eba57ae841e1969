import type { ReadText } from '../../../contract/analysis/grid.ts';
import { textOfLabels } from '../../model/analysis/labelText.ts';
import { useDeferred } from '../AppContext.ts';
import { whereCommands } from '../commands/definitions/places.ts';
import { useAsking } from '../commands/useAsking.ts';
import { Icon } from '../ui/Icon.tsx';

/** A photo of a label: asks where what it names should go, with what was read in the field already. */
export function WhereTo({ texts }: { texts: readonly ReadText[] }) {
  const { places } = useDeferred();
  const asking = useAsking();
  const typed = textOfLabels(texts);
  if (typed === '' || !places.isPossible()) return null;
  const { perform } = asking(whereCommands.where, { argument: 'place' }, { typed });
  return (
    <p className="analysis-summary">
      <button type="button" className="button button-small" onClick={perform}>
        <Icon name="i-lucide-map-pin" />
        Where should it go?
      </button>
    </p>
  );
}
