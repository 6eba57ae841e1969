import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useDeferred } from '../AppContext.ts';
import { isEscape } from '../ui/composing.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { Field } from '../ui/Field.tsx';

/** In the place of a group: the field with its words. */
export function ChangeWords() {
  const { actor } = useDeferred().synonyms;
  const change = useSelector(actor, ({ context }) => context.change);
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  const field = useRef<HTMLInputElement>(null);
  const hearScans = useFormScans('input');
  // Again when it is told why not: something else was to be changed before this was saved.
  const told = change?.problem;
  useEffect(() => {
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  if (!change) return null;
  const { group, text, problem } = change;
  const cancel = () => actor.send({ type: 'change.cancelled' });
  return (
    <form
      className="synonyms-change"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'change.requested' });
      }}
      onKeyDown={(event) => {
        hearScans(event);
        if (!isEscape(event)) return;
        event.preventDefault();
        event.stopPropagation();
        actor.send({ type: 'change.left' });
      }}
    >
      <Field label={`Words instead of ${group.words.join(', ')}`} error={problem}>
        {(props) => (
          <input
            {...props}
            ref={field}
            className="input"
            autoComplete="off"
            value={text}
            readOnly={isSaving}
            onChange={(event) => actor.send({ type: 'change.typed', text: event.target.value })}
          />
        )}
      </Field>
      <span className="synonyms-ends">
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving && <span className="spinner" aria-hidden="true" />}
          Save
        </button>
        <button type="button" className="button button-quiet" aria-disabled={isSaving} onClick={cancel}>
          Cancel
        </button>
      </span>
    </form>
  );
}
