import { useApp } from '../AppContext.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { Icon } from '../ui/Icon.tsx';

/** In a dialog that finds things: reads a code instead. On a phone it is the shortest way to a drawer. */
export function OpenScan() {
  const { overlays } = useApp();
  const { name, icon } = moreCommands.scan;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      onClick={() => overlays.send({ type: 'scan.opened' })}
    >
      <Icon name={icon} />
    </button>
  );
}
