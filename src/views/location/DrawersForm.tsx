import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { drawersMachine } from '../../machines/locations/drawers.machine.ts';
import { locationCount } from '../../model/items/counts.ts';
import { drawerGrid, type DrawerGridValues, type Numbering } from '../../model/locations/drawerGrid.ts';
import { Keys } from '../commands/Keys.tsx';
import { useFormScans } from '../scanning/formScans.ts';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { DrawersPreview } from './DrawersPreview.tsx';
import { isComposing } from '../ui/composing.ts';

interface DrawersFormProps {
  drawers: ActorRefFrom<typeof drawersMachine>;
  onClose(): void;
}

const NUMBERING_NAMES: Readonly<Record<Numbering, string>> = {
  grid: 'By row and column: A1, A2',
  running: 'One after the other: 01, 02',
  none: 'No labels',
};

/** What is in the dialog that makes many locations: the fields, and all that comes of them. */
export function DrawersForm({ drawers, onClose }: DrawersFormProps) {
  const context = useSelector(drawers, (state) => state.context);
  const isWaiting = useSelector(drawers, (state) => state.hasTag('busy'));
  const { values, parent, types, refusals, isRecalled } = context;
  const { fields, entries, inputs } = useMemo(() => drawerGrid(context.values, context), [context]);
  // Up to 500 rows: what is typed does not wait for them.
  const shown = useDeferredValue(entries);
  const form = useRef<HTMLFormElement>(null);
  const hearScans = useFormScans('input[name]');
  const told = useRef(refusals);
  useEffect(() => {
    if (refusals === told.current) return;
    told.current = refusals;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  /** What nobody has come to yet is not wrong until it is submitted. */
  const errorOf = (field: keyof DrawerGridValues) =>
    refusals === 0 && values[field] === '' ? undefined : fields[field];
  const change = (changed: Partial<DrawerGridValues>) =>
    drawers.send({ type: 'values.changed', values: changed });
  const text = (field: 'rows' | 'columns' | 'name' | 'label', props: FieldProps) => ({
    ...props,
    className: 'input',
    autoComplete: 'off',
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const onRowsKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    // Half of the numbers is no form to be saved yet.
    event.preventDefault();
    form.current?.querySelector<HTMLElement>('[name=columns]')?.focus();
  };

  return (
    <form
      ref={form}
      className="drawers-form"
      noValidate
      aria-label="Make drawers"
      onKeyDown={hearScans}
      onSubmit={(event) => {
        event.preventDefault();
        drawers.send({ type: 'form.submitted' });
      }}
    >
      <div className="dialog-head">
        <h2 className="clip">Make drawers in {parent.name}</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="dialog-body drawers-fields">
        <Field label="Rows" error={errorOf('rows')} required>
          {(props) => (
            <input
              {...text('rows', props)}
              inputMode="numeric"
              enterKeyHint="next"
              data-autofocus=""
              onKeyDown={onRowsKeyDown}
            />
          )}
        </Field>
        <Field label="Columns" error={errorOf('columns')} required>
          {(props) => <input {...text('columns', props)} inputMode="numeric" enterKeyHint="done" />}
        </Field>
        <Field label="Location Type" error={errorOf('location_type_id')} required>
          {(props) => (
            <select
              {...props}
              className="input"
              value={values.location_type_id}
              onChange={({ target }) => change({ location_type_id: target.value })}
            >
              {values.location_type_id === '' && <option value="">Select a type</option>}
              {types.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Labels">
          {(props) => (
            <select
              {...props}
              className="input"
              value={values.numbering}
              // Its options are these.
              onChange={({ target }) => change({ numbering: target.value as Numbering })}
            >
              {Object.entries(NUMBERING_NAMES).map(([numbering, name]) => (
                <option key={numbering} value={numbering}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Names begin with" error={fields['name']}>
          {(props) => <input {...text('name', props)} />}
        </Field>
        <Field label="Labels begin with" error={fields['label']}>
          {(props) => <input {...text('label', props)} disabled={values.numbering === 'none'} />}
        </Field>
        <DrawersPreview entries={shown} columns={Number(values.columns)} />
      </div>
      <div className="dialog-foot">
        <span role="status" className="muted">
          {isWaiting ? 'Loading types...' : isRecalled && 'What you typed before is here again.'}
        </span>
        <button type="submit" className="button button-primary push" aria-disabled={inputs === undefined}>
          {entries.length === 0 ? 'Make' : `Make ${locationCount(entries.length)}`}
          <Keys of="Enter" />
        </button>
      </div>
    </form>
  );
}
