import { useState } from 'react';
import { readPastedList } from '../../model/items/pastedList.ts';
import { itemCount } from '../../model/items/counts.ts';
import { Keys } from '../commands/Keys.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

interface PasteTextProps {
  onRead(text: string): void;
  onClose(): void;
}

/** Where a list is pasted or typed, an item a line. */
export function PasteText({ onRead, onClose }: PasteTextProps) {
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const count = readPastedList(text).rows.length;
  const read = () => {
    if (count === 0) setIsRefused(true);
    else onRead(text);
  };
  const close = () => {
    if (text.trim() === '' || window.confirm('Close without adding this list?')) onClose();
  };
  return (
    <Dialog
      label="Paste a list"
      className="paste-text"
      onClose={close}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        read();
      }}
    >
      <div className="dialog-head">
        <h2>Paste a list</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={close}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="dialog-body">
        <Field
          label="Items, one a line"
          help="With a quantity, if you like: M3 screws, 20. Columns of a spreadsheet are understood: name, then quantity."
          error={isRefused && count === 0 ? 'There is nothing in the list.' : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              className="input"
              rows={10}
              data-autofocus=""
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="dialog-foot">
        <span role="status" className="muted">
          {count > 0 && itemCount(count)}
        </span>
        <button type="button" className="button button-primary push" onClick={read}>
          Preview
          <Keys of="mod+enter" />
        </button>
      </div>
    </Dialog>
  );
}
