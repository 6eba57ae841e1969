import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { labelsMachine } from '../../machines/labels/labels.machine.ts';
import { OWN_FIELDS, type OwnField, type OwnValues, ownSheet } from '../../model/labels/sheets.ts';
import { isEscape } from '../ui/composing.ts';
import { TextField } from '../forms/TextField.tsx';
import { useFormScans } from '../scanning/formScans.ts';

const NAMES: Readonly<Record<OwnField, string>> = {
  name: 'Name of this size',
  pageWidth: 'Page width, mm',
  pageHeight: 'Page height, mm',
  columns: 'Columns',
  rows: 'Rows',
  width: 'Label width, mm',
  height: 'Label height, mm',
  pitchX: 'Column to column, mm',
  pitchY: 'Row to row, mm',
  left: 'Left margin, mm',
  top: 'Top margin, mm',
};

interface OwnSizeProps {
  labels: ActorRefFrom<typeof labelsMachine>;
  values: OwnValues;
}

/** A size of one's own, as a copy of another that is changed. */
export function OwnSize({ labels, values }: OwnSizeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [id] = useState(() => `own-${Date.now().toString(36)}`);
  const [refusals, setRefusals] = useState(0);
  const made = ownSheet(id, values);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const hearScans = useFormScans();
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    hearScans(event);
    if (!isEscape(event)) return;
    event.stopPropagation();
    labels.send({ type: 'own.closed' });
  };
  const of = {
    labels: NAMES,
    values,
    messages: refusals > 0 && 'problems' in made ? made.problems : {},
    change: (field: OwnField, value: string) => labels.send({ type: 'own.changed', field, value }),
  };
  return (
    <form
      ref={form}
      className="labels-wide labels-own"
      aria-label="Own size"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if ('sheet' in made) {
          labels.send({ type: 'settings.changed', change: { kind: 'own saved', sheet: made.sheet } });
        } else {
          setRefusals((count) => count + 1);
        }
      }}
    >
      {OWN_FIELDS.map((name) => (
        <TextField
          key={name}
          of={of}
          name={name}
          wide={name === 'name'}
          autoComplete="off"
          {...(name !== 'name' && { inputMode: 'decimal' })}
        />
      ))}
      <div className="labels-wide labels-buttons">
        <button type="submit" className="button button-primary">
          Save size
        </button>
        <button type="button" className="button" onClick={() => labels.send({ type: 'own.cancelled' })}>
          Cancel
        </button>
      </div>
    </form>
  );
}
