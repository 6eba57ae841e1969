import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { doneSwitch, nextTip, type Tip, tipsDone } from '../../model/session/tips.ts';
import { useApp } from '../AppContext.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { fastEntryCommands } from '../commands/definitions/fastEntry.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommandRegistry } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/screens/tips.css';

const TEXTS: Record<
  Tip,
  { title: string; text: string; button: string; command: { id: string; icon: string } }
> = {
  drawers: {
    title: 'Many drawers in here?',
    text: 'Name all of them at once, with their labels.',
    button: 'Make drawers',
    command: locationCommands.makeDrawers,
  },
  list: {
    title: 'A parts list at hand?',
    text: 'Paste it: each line becomes an item in here.',
    button: 'Paste a list',
    command: fastEntryCommands.paste,
  },
  palette: {
    title: 'Looking for something?',
    text: 'One field finds every item, every location and all that can be done.',
    button: 'Open it',
    command: appCommands.palette,
  },
};

/** For somebody who has just begun, below all else: one tip, until it is done or closed. `items`: how many are in here. */
export function FirstTips({ items }: { items: number }) {
  const { preferences, locationIndex, overlays } = useApp();
  const switches = useSelector(preferences, (state) => state.context.switches);
  const locations = useSelector(locationIndex, (state) => state.context.tree?.byId.size ?? 0);
  const isPaletteOpen = useSelector(overlays, (state) => state.matches('palette'));
  const registry = useCommandRegistry();
  useEffect(() => {
    for (const tip of tipsDone(switches, { locations, items, isPaletteOpen })) {
      preferences.send({ type: 'switch.set', name: doneSwitch(tip), on: true });
    }
  }, [preferences, switches, locations, items, isPaletteOpen]);
  const tip = nextTip(switches);
  if (tip === undefined) return null;
  const { title, text, button, command } = TEXTS[tip];
  return (
    <aside className="note first-tip" aria-label="Tip">
      <Icon name={command.icon} />
      <div>
        <p className="note-title">{title}</p>
        <p>{text}</p>
      </div>
      <div className="note-actions">
        <button
          type="button"
          className="button button-small"
          onClick={() =>
            registry
              .all()
              .find(({ id }) => id === command.id)
              ?.perform()
          }
        >
          {button}
          <KeysOf command={command.id} />
        </button>
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => preferences.send({ type: 'switch.set', name: doneSwitch(tip), on: true })}
        >
          No, thanks
        </button>
      </div>
    </aside>
  );
}
