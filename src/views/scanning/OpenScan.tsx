import { useApp } from '../AppContext.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * Reads a code: what it stands for is opened, or goes to who has asked for it. The same as the command, and so called as
 * that; `title` says what for.
 */
export function OpenScan({ title }: { title?: string }) {
  const { overlays } = useApp();
  const { name, icon } = moreCommands.scan;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={title ?? name}
      onClick={() => overlays.send({ type: 'scan.opened' })}
    >
      <Icon name={icon} />
    </button>
  );
}
