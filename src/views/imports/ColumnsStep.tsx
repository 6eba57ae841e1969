import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { canMap, mappingOf } from '../../machines/imports/import.context.ts';
import { lettersNote } from '../../model/imports/encodings.ts';
import { MAPPED_FIELDS, mappingProblems } from '../../model/imports/mapping.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import type { ImportRef } from '../../machines/imports/import.machine.ts';
import { TableOptions } from './TableOptions.tsx';

/** Which column is which field. What was guessed stands there already: often it is only to be confirmed. */
export function ColumnsStep({ one }: { one: ImportRef }) {
  const found = useSelector(one, (state) => state.context.known?.found ?? undefined);
  const mapping = useSelector(one, ({ context }) => mappingOf(context));
  const isReady = useSelector(one, ({ context }) => canMap(context));
  const isSending = useSelector(one, (state) => state.matches({ work: 'mapping' }));
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLButtonElement>(null);
  // For a guess that is right, Enter is all. The button is always in sight: what stands above it stays there. What could
  // not be guessed is chosen at once.
  const isHere = found !== undefined && mapping !== undefined;
  useEffect(() => {
    if (!isHere) return;
    const open = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (open) open.focus();
    else preview.current?.focus({ preventScroll: true });
  }, [isHere]);
  const submit = () => one.send({ type: 'mapping.submitted' });
  useCommands([{ ...importCommands.next, name: 'Preview the rows', perform: submit }]);
  if (!found || !mapping) return null;
  const letters = lettersNote(found, mapping);
  const problems = mappingProblems(mapping, found.columns);
  return (
    <form
      ref={form}
      className="panel import-columns"
      aria-label="Columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="panel-head">
        <h2>Which column is what?</h2>
      </div>
      {letters !== undefined && (
        <div className="panel-said">
          <Note kind="warn" title={letters.title}>
            {letters.text}
          </Note>
        </div>
      )}
      <TableOptions one={one} found={found} mapping={mapping} />
      <div className="import-fields" role="group" aria-label="Fields">
        {MAPPED_FIELDS.map((field) => (
          <FieldTemplate
            // Another table has other columns: what was opened for the ones before is closed.
            key={`${mapping.sheet ?? ''} ${mapping.header_row ?? ''} ${mapping.encoding ?? ''} ${field}`}
            field={field}
            template={mapping[field]}
            found={found}
            problem={problems[field]}
            onChange={(template) => one.send({ type: 'mapping.changed', change: { [field]: template } })}
          />
        ))}
      </div>
      <div className="form-foot">
        {!isReady && !isSending && (
          <p className="field-error">
            <Icon name="i-lucide-triangle-alert" />
            {Object.values(problems)[0] ?? 'The columns are not known yet.'}
          </p>
        )}
        <div className="page-actions">
          <button
            type="submit"
            className="button button-primary"
            aria-disabled={!isReady || isSending}
            ref={preview}
          >
            {isSending && <span className="spinner" aria-hidden="true" />}
            Preview
            <KeysOf command={importCommands.next.id} />
          </button>
        </div>
      </div>
    </form>
  );
}
