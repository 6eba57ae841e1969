import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { duplicateMachine } from '../../../machines/locations/duplicate.machine.ts';
import { itemCount, locationCount } from '../../../model/items/counts.ts';
import { copiedBranch } from '../../../model/locations/branchCopy.ts';
import { Keys } from '../../commands/Keys.tsx';
import { useFormScans } from '../../scanning/formScans.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DuplicatePreview } from './DuplicatePreview.tsx';

interface DuplicateFormProps {
  duplicate: ActorRefFrom<typeof duplicateMachine>;
  onClose(): void;
}

/** What is in the dialog that copies a location: what the copy is called, what comes along, and all that comes of it. */
export function DuplicateForm({ duplicate, onClose }: DuplicateFormProps) {
  const context = useSelector(duplicate, (state) => state.context);
  const isReading = useSelector(duplicate, (state) => state.hasTag('busy'));
  const { values, root, refusals, failure, items, isRecalled } = context;
  const {
    fields,
    entries,
    itemCount: count,
    isTooMuch,
    copy,
  } = useMemo(() => copiedBranch(context.values, context), [context]);
  const shown = useDeferredValue(entries);
  const form = useRef<HTMLFormElement>(null);
  const hearScans = useFormScans('input[name]');
  const told = useRef(refusals);
  useEffect(() => {
    if (refusals === told.current) return;
    told.current = refusals;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const text = (field: 'name' | 'label', props: FieldProps) => ({
    ...props,
    className: 'input',
    autoComplete: 'off',
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) =>
      duplicate.send({ type: 'values.changed', values: { [field]: target.value } }),
  });
  const isWithZero = values.withItems && items?.some(({ quantity }) => quantity === 0);
  const made = [locationCount(entries.length), ...(count > 0 ? [itemCount(count)] : [])].join(' and ');

  return (
    <form
      ref={form}
      className="drawers-form"
      noValidate
      aria-label="Duplicate location"
      onKeyDown={hearScans}
      onSubmit={(event) => {
        event.preventDefault();
        duplicate.send({ type: 'form.submitted' });
      }}
    >
      <div className="dialog-head">
        <h2 className="clip">Duplicate {root.name}</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="dialog-body drawers-fields">
        <Field label="Name" error={fields['name']} required>
          {(props) => <input {...text('name', props)} data-autofocus="" />}
        </Field>
        <Field label="Label" error={fields['label']} optional>
          {(props) => <input {...text('label', props)} spellCheck={false} />}
        </Field>
        <label className="duplicate-choice form-wide">
          <input
            type="checkbox"
            checked={values.isLabelled}
            onChange={({ target }) =>
              duplicate.send({ type: 'values.changed', values: { isLabelled: target.checked } })
            }
          />
          New labels for what is inside
        </label>
        <label className="duplicate-choice form-wide">
          <input
            type="checkbox"
            checked={values.withItems}
            onChange={({ target }) => duplicate.send({ type: 'items.wanted', wanted: target.checked })}
          />
          Duplicate the items inside, too
          <span className="muted" role="status">
            {isReading
              ? 'Counting them…'
              : values.withItems &&
                `${itemCount(count)}${isWithZero ? '; a quantity of 0 is saved as 1' : ''}`}
          </span>
        </label>
        {failure && (
          <p className="field-error form-wide" role="status">
            <Icon name="i-lucide-triangle-alert" />
            The items inside could not be read: {failure.message}
          </p>
        )}
        {fields[''] !== undefined && (
          <p className="field-error form-wide" role="status">
            <Icon name="i-lucide-triangle-alert" />
            {fields['']}
          </p>
        )}
        {!isTooMuch && <DuplicatePreview entries={shown} made={made} />}
      </div>
      <div className="dialog-foot">
        {isRecalled && (
          <span role="status" className="muted">
            What you typed before is here again.
          </span>
        )}
        <button type="submit" className="button button-primary push" aria-disabled={copy === undefined}>
          {entries.length === 0 || isTooMuch ? 'Duplicate' : `Duplicate ${made}`}
          <Keys of="Enter" />
        </button>
      </div>
    </form>
  );
}
