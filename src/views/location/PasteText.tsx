import { useState } from 'react';
import { readPastedList } from '../../model/items/pastedList.ts';
import { itemCount } from '../../model/items/counts.ts';
import type { FastEntryPart } from '../appParts.ts';
import { Keys } from '../commands/Keys.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isComposing } from '../ui/composing.ts';

interface PasteTextProps {
  /** What was entered before and not added, with what was pasted now behind it; it keeps what stands in the field. */
  list: ReturnType<FastEntryPart['typedList']>;
  /** Something was pasted now. */
  isJoined: boolean;
  onRead(text: string): void;
  onClose(): void;
}

/** Where a list is pasted or typed, an item a line. */
export function PasteText({ list: { before, keep, taken }, isJoined, onRead, onClose }: PasteTextProps) {
  const [text, setText] = useState(before);
  const type = (typed: string) => {
    setText(typed);
    keep(typed.trim() === '' ? '' : typed);
  };
  const [isRefused, setIsRefused] = useState(false);
  const [notice, setNotice] = useState<string>();
  const count = readPastedList(text).rows.length;
  const read = () => {
    if (count === 0) {
      setIsRefused(true);
      return;
    }
    const reason = taken();
    if (reason === undefined) onRead(text);
    else setNotice(`${reason} Press ‘Preview’ again to go on with it all the same.`);
  };
  const close = () => {
    if (text.trim() !== '' && !window.confirm('Close without adding this list? Its lines are lost.')) return;
    keep('');
    onClose();
  };
  return (
    <Dialog
      label="Paste a list"
      className="paste-text"
      onClose={close}
      onKeyDown={(event) => {
        if (isComposing(event) || event.key !== 'Enter') return;
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
        {before !== '' && (
          <p className="paste-before">
            {isJoined
              ? 'The items you entered before and did not add come first.'
              : 'You entered these items before and did not add them.'}
          </p>
        )}
        <Field
          label="Items, one a line"
          help="With a quantity, if you like: M3 screws, 20. Columns of a spreadsheet are understood: name, then quantity."
          error={isRefused && count === 0 ? 'There is nothing in the list.' : notice}
        >
          {(field) => (
            <textarea
              {...field}
              className="input"
              rows={10}
              data-autofocus=""
              value={text}
              onChange={({ target }) => type(target.value)}
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
