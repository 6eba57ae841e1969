import { useSelector } from '@xstate/react';
import { useApp } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { leaveFocusToHeading } from '../ui/takeFocus.ts';
import { appCommands } from '../commands/definitions/app.ts';
import { shownKeys } from '../commands/keyName.ts';
import { keysNow } from './keyHints.ts';
import { useAllCommands } from '../commands/registry.ts';
import { useFocusNow } from './useFocusNow.ts';
import '../styles/commands/keyBar.css';

/** What the keys are done to, where that is no row: a row has a name. */
const SUBJECTS = { row: '', selection: 'Selected items', page: 'This page', field: 'While typing' } as const;

/**
 * At the foot of wide screens: what the keys do now. Its words are drawn by the style sheet, and it is read to nobody: the
 * list of keys says all of it.
 */
export function KeyBar() {
  const { preferences, locationIndex } = useApp();
  const singleKeys = useSelector(preferences, (state) => state.context.singleKeys);
  const { row, name, isGrid, isTyping } = useFocusNow();
  const offered = useAllCommands();
  const location = useSelector(locationIndex, ({ context: { tree } }) =>
    row === undefined ? undefined : tree?.byId.get(row),
  );
  const { of, hints } = keysNow(offered, { isInRow: row !== undefined, isTyping, singleKeys });
  const subject = of === 'row' ? (location?.name ?? name) : SUBJECTS[of];
  const keys = offered.find(({ id }) => id === appCommands.keys.id);
  return (
    <div className="key-bar">
      <div className="key-hints" aria-hidden="true" data-of={of}>
        {of === 'row' && location !== undefined && location.label !== '' && (
          <span className="tape clip" data-word={location.label} />
        )}
        {subject !== '' && <span className="key-subject clip" data-word={subject} />}
        {row !== undefined && of === 'row' && (
          <>
            <Hint keys={['↵']} word="Open" />
            <Hint keys={isGrid ? ['←', '↑', '↓', '→'] : ['↑', '↓']} word="Other rows" />
          </>
        )}
        {hints.map(({ id, key, word }) => (
          <Hint key={id} keys={shownKeys(key)} word={word} />
        ))}
      </div>
      <button
        type="button"
        className="key-bar-button"
        aria-label="All keys"
        aria-haspopup="dialog"
        onClick={() => keys?.perform()}
      >
        {keys?.key !== undefined && singleKeys && !isTyping ? (
          <Hint keys={shownKeys(keys.key)} word="All keys" />
        ) : (
          <Icon name={appCommands.keys.icon} />
        )}
      </button>
      <button
        ref={leaveFocusToHeading}
        type="button"
        className="icon-button icon-button-small"
        aria-label="Hide the key bar"
        title="Hide the key bar; the palette shows it again"
        onClick={() => preferences.send({ type: 'switch.set', name: 'keyBar', on: false })}
      >
        <Icon name="i-lucide-x" />
      </button>
    </div>
  );
}

function Hint({ keys, word }: { keys: readonly string[]; word: string }) {
  return (
    <span className="key-hint" data-word={word} aria-hidden="true">
      <span className="keys">
        {keys.map((key) => (
          <kbd key={key} data-word={key} />
        ))}
      </span>
    </span>
  );
}
