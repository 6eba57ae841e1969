import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import { isEmpty } from '../../machines/items/quickAdd.context.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { type QuickTexts, sameNameNote } from '../../model/items/quickAdd.ts';
import { useDeferred } from '../AppContext.ts';
import { fastEntryCommands } from '../commands/definitions/fastEntry.ts';
import { Keys, KeysOf, useShortcut } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { ElsewhereHint, useElsewhere } from './ElsewhereHint.tsx';
import { takeQuickAddAhead } from './quickAddAhead.ts';
import { QuickAddNote } from './QuickAddNote.tsx';
import { QuickAddReturned } from './QuickAddReturned.tsx';
import '../styles/screens/fastEntry.css';
import { isComposing } from '../ui/composing.ts';

interface QuickAddRowProps {
  location: Location;
  /** What is in the location already, as far as that is known. */
  items: readonly Item[];
  /** Escape: the list is where the keys of the page work again. */
  onLeave(): void;
  /** Several lines were pasted, or are to be. */
  onPaste(text: string): void;
}

/** Name, quantity, Enter, and the next one: adds items without leaving the list they belong to. */
export function QuickAddRow({ location, items, onLeave, onPaste }: QuickAddRowProps) {
  const { fastEntry, scanning } = useDeferred();
  const row = fastEntry.quickAdd(location.id);
  const { texts, fields, refusals, pending, news, category } = useSelector(row, (state) => state.context);
  const same = useMemo(() => sameNameNote(items, texts), [items, texts]);
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const shortcut = useShortcut(fastEntryCommands.row.id);
  const note = useId();
  useOpenForm(!isEmpty(texts) || pending.length > 0);

  useCommands(
    [
      { ...fastEntryCommands.row, perform: () => name.current?.focus() },
      { ...fastEntryCommands.paste, perform: () => onPaste('') },
    ],
    'last',
  );

  useEffect(() => takeQuickAddAhead(name.current), []);

  const said = useRef(news.number);
  useEffect(() => {
    if (news.number !== said.current) announce(news.text);
    said.current = news.number;
  }, [news]);
  const refused = useRef(refusals);
  useEffect(() => {
    if (refusals !== refused.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    refused.current = refusals;
  }, [refusals]);

  const elsewhere = useElsewhere(texts, category, location.id);
  const addElsewhere = () => {
    if (elsewhere) row.send({ type: 'entry.submitted', elsewhere: elsewhere.id });
    name.current?.focus();
  };
  const submit = () => {
    // A scanner has typed it: nobody wants an item of that name.
    if (isCode(texts.name)) {
      row.send({ type: 'text.changed', field: 'name', text: '' });
      scanning.open(texts.name);
      return;
    }
    row.send({ type: 'entry.submitted' });
    // After the button or the quantity: the next one begins with its name.
    name.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/\S[^\S\n\r]*[\n\r]+\s*\S/.test(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isElsewhere = event.key === 'Enter' && event.shiftKey && elsewhere !== undefined;
    if (!isElsewhere && event.key !== 'Escape') return;
    event.preventDefault();
    if (isElsewhere) addElsewhere();
    else onLeave();
  };
  const field = (which: keyof QuickTexts) => ({
    className: 'input',
    autoComplete: 'off',
    'aria-invalid': fields[which] !== undefined,
    'aria-describedby': note,
    value: texts[which],
    onChange: ({ target }: { target: { value: string } }) =>
      row.send({ type: 'text.changed', field: which, text: target.value }),
  });

  return (
    <div className="quick-add">
      <form
        ref={form}
        className="quick-add-fields"
        noValidate
        aria-label="Add items here"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <span className="quick-add-name">
          <input
            {...field('name')}
            ref={name}
            dir="auto"
            aria-label="Name of the new item"
            placeholder="Add an item…"
            enterKeyHint="next"
            onPaste={paste}
            {...shortcut}
          />
          <KeysOf command={fastEntryCommands.row.id} />
        </span>
        <input
          {...field('quantity')}
          aria-label="Quantity of the new item"
          placeholder="Qty"
          inputMode="decimal"
          enterKeyHint="next"
        />
        <button type="submit" className="button">
          Add
          <Keys of="Enter" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Paste a list"
          title="Paste a list"
          onClick={() => onPaste('')}
        >
          <Icon name="i-lucide-clipboard-list" />
        </button>
      </form>
      <QuickAddNote
        id={note}
        texts={texts}
        fields={fields}
        same={same}
        pending={pending}
        category={category}
        elsewhere={elsewhere && <ElsewhereHint place={elsewhere} onAdd={addElsewhere} />}
      />
      <QuickAddReturned row={row} locationId={location.id} />
    </div>
  );
}
