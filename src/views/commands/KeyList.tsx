import { useSelector } from '@xstate/react';
import { useApp } from '../AppContext.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { shownKeys } from './keys.ts';
import { useAllCommands } from './registry.ts';

/** What works wherever a list or grid has the focus. */
const EVERYWHERE = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move within a list or grid' },
  { keys: ['Home', 'End'], does: 'First and last of a list or grid' },
  { keys: ['↵'], does: 'Open what has the focus' },
] as const;

/** All keys of the screen, and the switch for single-character keys. */
export default function KeyList({ onClose }: { onClose(): void }) {
  const { preferences } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  const commands = useAllCommands().filter(
    (command, at, all) =>
      command.key !== undefined && all.findIndex((other) => other.key === command.key) === at,
  );
  return (
    <Dialog label="Keys" className="key-list" onClose={onClose}>
      <div className="dialog-head">
        <h2>Keys</h2>
        <button
          type="button"
          className="icon-button push"
          aria-label="Close"
          onClick={onClose}
          data-autofocus=""
        >
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="dialog-body">
        <dl className="key-rows">
          {commands.map(({ id, key, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd className="keys">
                {shownKeys(key ?? '').map((shown) => (
                  <kbd key={shown}>{shown}</kbd>
                ))}
              </dd>
            </div>
          ))}
          {EVERYWHERE.map(({ keys, does }) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd className="keys">
                {keys.map((shown) => (
                  <kbd key={shown}>{shown}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="switch">
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={(event) => preferences.send({ type: 'singleKeys.switched', on: event.target.checked })}
          />
          Single-character keys
        </label>
        <p className="help">
          Switched off, only keys with Ctrl or Cmd work, and everything else stays in the palette.
        </p>
      </div>
    </Dialog>
  );
}
