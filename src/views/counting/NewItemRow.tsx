import { useState } from 'react';
import { newThingTyped } from '../../model/counting/count.ts';
import { useDeferred } from '../AppContext.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import type { CountRef } from './countRef.ts';

/**
 * Something that is here and was not recorded: its name, and how many of it. Cancel leaves one that was opened again as it
 * was; Escape keeps what was typed of a new one for the next time.
 */
export function NewItemRow({ count }: { count: CountRef }) {
  const { counting } = useDeferred();
  const [{ opened, unfinished }] = useState(() => count.getSnapshot().context);
  const [text, setText] = useState(opened ? `${opened.name}, ${opened.quantity}` : unfinished);
  const [problem, setProblem] = useState<string>();
  const hearScans = useFormScans('input');
  useOpenForm(text.trim() !== '');
  const submit = () => {
    const entry = newThingTyped(text);
    if ('problem' in entry) setProblem(entry.problem);
    else count.send({ type: 'adding.submitted', id: counting.newId(), ...entry });
  };
  return (
    <Dialog label="Something new" onClose={() => count.send({ type: 'adding.left', text })}>
      <form
        noValidate
        onKeyDown={hearScans}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="dialog-head">
          <h2>Something new</h2>
        </div>
        <div className="dialog-body">
          <Field
            label="Name, quantity"
            error={problem}
            help="M3 screws, 20. It is added when the count is accepted."
          >
            {(field) => (
              <input
                {...field}
                className="input"
                data-autofocus=""
                autoComplete="off"
                enterKeyHint="done"
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          {opened && (
            <button
              type="button"
              className="button button-danger"
              onClick={() => count.send({ type: 'adding.withdrawn' })}
            >
              Take it out
            </button>
          )}
          <button type="submit" className="button button-primary push">
            {opened ? 'Save' : 'Add to the count'}
          </button>
          <button type="button" className="button" onClick={() => count.send({ type: 'adding.left' })}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
