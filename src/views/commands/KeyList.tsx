import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { keyCaptureMachine } from '../../machines/keys/keyCapture.machine.ts';
import { useApp } from '../AppContext.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { canBeginSequence, definitionOf, problemWith, withKey } from './keyChoice.ts';
import { KeyRow } from './KeyRow.tsx';
import { shownKeys } from './keyName.ts';
import type { ChosenKeys } from './keyMap.ts';
import { keySections } from './keySections.ts';
import { useAllCommands } from './registry.ts';

/** What works wherever a list or grid has the focus, and cannot be changed. */
const EVERYWHERE = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move within a list or grid' },
  { keys: ['Home', 'End'], does: 'First and last of a list or grid' },
  { keys: ['↵'], does: 'Open what has the focus' },
] as const;

/** All keys, those of the page first; each can be changed, and single-character keys switched off. */
export default function KeyList({ onClose }: { onClose(): void }) {
  const { preferences, session } = useApp();
  const { singleKeys, keys: chosen } = useSelector(preferences, (state) => state.context);
  const isLoggedIn = useSelector(session, (state) => state.matches('authenticated'));
  const current = () => preferences.getSnapshot().context.keys;
  const keep = (keys: ChosenKeys) => preferences.send({ type: 'keys.chosen', keys });
  const [machine] = useState(() =>
    keyCaptureMachine.provide({
      actions: {
        choose: (_, { command, key }) => keep(withKey(current(), command, key)),
        reset: (_, { command }) => keep(withKey(current(), command, undefined)),
      },
    }),
  );
  const capture = useActorRef(machine, {
    input: {
      canBeginSequence,
      problemWith: (command, key) => problemWith(command, key, current()),
    },
  });
  const sections = keySections(useAllCommands(), chosen, isLoggedIn);
  const areChanged = Object.keys(chosen).length > 0;
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
        {sections.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl className="key-rows">
              {rows.map((row) => (
                <KeyRow key={row.id} row={row} capture={capture} />
              ))}
              {title === 'Lists' &&
                EVERYWHERE.map(({ keys, does }) => (
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
          </section>
        ))}
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

/** What the person who chooses a key is told: one place for all rows, so that each change is read out. */
function CaptureStatus({ capture }: { capture: ActorRefFrom<typeof keyCaptureMachine> }) {
  const isCapturing = useSelector(capture, (state) => state.hasTag('capturing'));
  const { typed, problem, command } = useSelector(capture, (state) => state.context);
  if (typed !== '') return `${shownKeys(typed).join(' ')}, and now a second key, or Enter`;
  if (!isCapturing) return problem ?? 'Changes are kept in this browser.';
  const name = definitionOf(command)?.name ?? command;
  return `${problem ?? ''} Press a key for “${name}”, or two one after the other. Esc cancels.`;
}
