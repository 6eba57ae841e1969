import { useApp } from '../AppContext.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * Reads a code: what it stands for is opened, or goes to who has asked for it. The same as the command, and so called as
 * that; `title` says what for. `isAside` beside a field of a form: by keyboard the command does it, and the way through
 * the form is no longer for it.
 */
export function OpenScan({ title, isAside = false }: { title?: string; isAside?: boolean }) {
  const { overlays } = useApp();
  const { name, icon } = moreCommands.scan;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={title ?? name}
      tabIndex={isAside ? -1 : undefined}
      onClick={() => overlays.send({ type: 'scan.opened' })}
    >
      <Icon name={icon} />
    </button>
  );
}
