import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { keyCaptureMachine } from '../../machines/keys/keyCapture.machine.ts';
import { Icon } from '../ui/Icon.tsx';
import { keyName, shownKeys } from './keyName.ts';
import type { KeyRowData } from './keySections.ts';
import { isComposing } from '../ui/composing.ts';

interface KeyRowProps {
  row: KeyRowData;
  capture: ActorRefFrom<typeof keyCaptureMachine>;
}

/** An action with its keys, and the button to give it another one. */
export function KeyRow({ row, capture }: KeyRowProps) {
  const { id, name, keys, original, keyless, undo, isChanged } = row;
  const isCapturing = useSelector(
    capture,
    (state) => state.hasTag('capturing') && state.context.command === id,
  );
  const isBegun = useSelector(capture, (state) => state.context.typed !== '');
  const change = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    // Tab goes on, which ends the choice: nobody is caught in here.
    if (!isCapturing || event.key === 'Tab' || isComposing(event)) return;
    event.preventDefault();
    const key = keyName(event);
    if (event.key === 'Escape') capture.send({ type: 'capture.cancelled' });
    else if (event.key === 'Enter' && isBegun) capture.send({ type: 'capture.confirmed' });
    else if (key !== undefined && !event.repeat) capture.send({ type: 'key.pressed', key });
  };

  return (
    <div data-command={id} data-undo={undo} data-keyless={keyless}>
      <dt>{name}</dt>
      <dd className="key-row-keys">
        {keys.map((key) => (
          <span key={key} className="keys" data-key={key}>
            {shownKeys(key).map((shown, at) => (
              <kbd key={at}>{shown}</kbd>
            ))}
          </span>
        ))}
      </dd>
      {keys.length === 0 && <dd className="key-row-why">{keyless ?? 'Another command has its key here'}</dd>}
      <dd className="key-row-change">
        {isChanged && (
          <button
            type="button"
            className="button button-small"
            aria-label={`Reset the key of ${name}`}
            onClick={() => {
              // This button goes away with what it resets.
              change.current?.focus();
              capture.send({ type: 'reset.requested', command: id, key: original });
            }}
          >
            Reset
          </button>
        )}
        <button
          ref={change}
          type="button"
          className="button button-small"
          aria-label={`Change the key of ${name}`}
          aria-pressed={isCapturing}
          data-changes-key=""
          onClick={() => {
            if (!isCapturing) capture.send({ type: 'capture.started', command: id });
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isCapturing) capture.send({ type: 'capture.cancelled' });
          }}
        >
          <Icon name="i-lucide-pencil" />
          <span>Change</span>
        </button>
      </dd>
    </div>
  );
}
