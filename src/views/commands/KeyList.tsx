import { useActorRef, useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { keyCaptureMachine } from '../../machines/keys/keyCapture.machine.ts';
import type { RememberedWord } from '../../model/finding/learned.ts';
import { type Deferred, useApp, useLoadedDeferred } from '../AppContext.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { canBeginSequence, definitionOf, problemWith, withKey } from './keyChoice.ts';
import { filteredSections, keyListMove } from './keyFilter.ts';
import { shownKeys } from './keyName.ts';
import type { ChosenKeys } from './keyMap.ts';
import { keySections } from './keySections.ts';
import { KeySections } from './KeySections.tsx';
import { filteredWords, WordList } from './WordList.tsx';
import { useAllCommands } from './registry.ts';
import '../styles/commands/keyList.css';
import { isComposing } from '../ui/composing.ts';

/** All keys, those of the page first; each can be changed, and single-character keys switched off. */
export default function KeyList({ onClose }: { onClose(): void }) {
  const { preferences, session } = useApp();
  const { singleKeys, keys: chosen } = useSelector(preferences, (state) => state.context);
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const current = () => preferences.getSnapshot().context.keys;
  const keep = (keys: ChosenKeys) => preferences.send({ type: 'keys.chosen', keys });
  const [typed, setTyped] = useState('');
  const [changed, setChanged] = useState<string>();
  const filter = useRef<HTMLInputElement>(null);
  const [machine] = useState(() => {
    const give = (command: string, key: string | undefined) => {
      setChanged(command);
      keep(withKey(current(), command, key));
    };
    return keyCaptureMachine.provide({
      actions: {
        choose: (_, { command, key }) => give(command, key),
        reset: (_, { command }) => give(command, undefined),
      },
    });
  });
  const capture = useActorRef(machine, {
    input: {
      canBeginSequence,
      problemWith: (command, key) => problemWith(command, key, current()),
    },
  });
  const sections = filteredSections(keySections(useAllCommands(), chosen, isLoggedIn), typed, changed);
  const learning = useLoadedDeferred()?.learning;
  const words = filteredWords(useWords(isLoggedIn ? learning : undefined), typed);
  const areChanged = Object.keys(chosen).length > 0;
  const filterBy = (text: string) => {
    setTyped(text);
    setChanged(undefined);
  };
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = target.closest<HTMLElement>('[data-command]')?.dataset['command'];
  };
  // A row that goes to another section as its page begins to offer it takes the focus along.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || focused.current === undefined) return;
    const row = `[data-command="${CSS.escape(focused.current)}"] [data-changes-key]`;
    list.current?.querySelector<HTMLElement>(row)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // While a key is chosen all of them are that row's.
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-changes-key]')];
    const move = keyListMove(event.key, {
      at: rows.findIndex((row) => row.parentElement?.contains(document.activeElement)),
      count: rows.length,
      isInFilter: document.activeElement === filter.current,
      isFiltered: typed !== '',
    });
    if (move === undefined) return;
    event.preventDefault();
    if (move.to === 'row') rows[move.at]?.focus();
    else {
      if (move.isCleared) filterBy('');
      filter.current?.focus();
    }
  };
  return (
    <Dialog label="Keys" className="key-list" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="dialog-head">
        <h2>Keys</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="key-filter">
        <input
          ref={filter}
          className="input"
          aria-label="Filter keys"
          placeholder="Filter by name or key"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus=""
          value={typed}
          onChange={({ target }) => filterBy(target.value)}
        />
      </div>
      <div ref={list} className="dialog-body" onFocus={onFocus} onBlur={() => (focused.current = undefined)}>
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
        {(sections.length > 0 || words.length === 0) && (
          <KeySections sections={sections} typed={typed} capture={capture} />
        )}
        <WordList
          words={words}
          onForget={(word) => learning?.send({ type: 'word.forgotten', word })}
          onEmptied={() => filter.current?.focus()}
        />
      </div>
      <div className="dialog-foot">
        <p role="status" className="key-said">
          <CaptureStatus capture={capture} />
        </p>
        <button type="button" className="button push" aria-disabled={!areChanged} onClick={() => keep({})}>
          Reset all keys
        </button>
      </div>
    </Dialog>
  );
}

const NO_WORDS: readonly RememberedWord[] = [];

/** The person's own words; none before the code that knows them is there. */
function useWords(learning: Deferred['learning'] | undefined): readonly RememberedWord[] {
  return useSelector(learning, (state) => state?.context.learned.words ?? NO_WORDS);
}

/** What the person who chooses a key is told: one place for all rows, so that each change is read out. */
function CaptureStatus({ capture }: { capture: ActorRefFrom<typeof keyCaptureMachine> }) {
  const isCapturing = useSelector(capture, (state) => state.hasTag('capturing'));
  const { typed, problem, command } = useSelector(capture, (state) => state.context);
  if (typed !== '') return `${shownKeys(typed).join(' ')}, and now a second key, or Enter`;
  if (!isCapturing) return problem ?? 'Changes are kept in this browser.';
  const name = definitionOf(command)?.name ?? command;
  return `${problem ?? ''} Press a key for “${name}”, or two one after the other. Esc cancels.`;
}
