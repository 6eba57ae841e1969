import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Lookup } from '../../../contract/entities.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { renameMachine } from '../../machines/lists/rename.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { isEscape } from '../ui/composing.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { Field } from '../ui/Field.tsx';

interface RenameEntryProps {
  kind: LookupKind;
  entry: Lookup;
  /** It as the list has it, whoever has renamed it since. */
  listed: Lookup;
  /** What was typed for it when the dialog was closed. */
  typed: string | undefined;
  onDone(): void;
}

/** In the place of an entry: the field for its other name. */
export function RenameEntry({ kind, entry: begun, listed, typed, onDone }: RenameEntryProps) {
  const { implementations, renames } = useDeferred();
  const [machine] = useState(() => renameMachine.provide(implementations.rename));
  const rename = useActorRef(machine, { input: { kind, entry: begun, name: typed } });
  const { entry, name, problem } = useSelector(rename, (state) => state.context);
  const isSaving = useSelector(rename, (state) => state.hasTag('saving'));
  const { id, name: nameNow } = listed;
  useEffect(() => rename.send({ type: 'entry.listed', entry: { id, name: nameNow } }), [rename, id, nameNow]);
  const field = useRef<HTMLInputElement>(null);
  const hearScans = useFormScans('input');
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
    const ending = rename.subscribe({
      complete: () => done.current(),
    });
    return () => ending.unsubscribe();
  }, [rename]);
  // The dialog was opened again before the answer to what is typed here still.
  useEffect(
    () =>
      renames.follow((renamed) => {
        if (renamed.kind === kind && renamed.entry.id === id)
          rename.send({ type: 'rename.done', name: renamed.name });
      }),
    [renames, rename, kind, id],
  );
  return (
    <form
      className="manage-rename"
      onSubmit={(event) => {
        event.preventDefault();
        rename.send({ type: 'rename.requested' });
      }}
      onKeyDown={(event) => {
        hearScans(event);
        // The dialog stays: it is this field that is left.
        if (!isEscape(event)) return;
        event.preventDefault();
        event.stopPropagation();
        rename.send({ type: 'rename.left' });
      }}
    >
      <Field label={`New name of ${entry.name}`} error={problem}>
        {(props) => (
          <input
            {...props}
            ref={field}
            className="input"
            autoComplete="off"
            value={name}
            readOnly={isSaving}
            onChange={(event) => rename.send({ type: 'name.changed', name: event.target.value })}
          />
        )}
      </Field>
      <span className="manage-rename-ends">
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving && <span className="spinner" aria-hidden="true" />}
          Rename
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isSaving}
          onClick={() => rename.send({ type: 'rename.cancelled' })}
        >
          Cancel
        </button>
      </span>
    </form>
  );
}
