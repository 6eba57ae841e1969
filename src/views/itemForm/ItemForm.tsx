import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { itemFormMachine } from '../../machines/items/itemForm.machine.ts';
import { datePickerRange, localDay } from '../../model/items/dateRange.ts';
import type { ItemFormValues } from '../../model/items/itemForm.ts';
import { useApp } from '../AppContext.ts';
import { formCommands, itemFormCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { Field } from '../ui/Field.tsx';
import { FormFoot } from '../forms/FormFoot.tsx';
import { ManageButton } from '../records/ManageButton.tsx';
import { LocationSelect } from '../records/LocationSelect.tsx';
import { useFirstField } from '../forms/useFirstField.ts';
import { BothVersions } from './BothVersions.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { FormNotes } from './FormNotes.tsx';
import { ITEM_LABELS } from '../../model/items/itemForm.ts';

/** The fields of an item. What is typed lives in the machine, not here. */
export function ItemForm({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { values, fields, refusals, rounds, id } = useSelector(form, (state) => state.context);
  const isSaving = useSelector(form, (state) => state.matches('saving') || state.matches('keeping'));
  const isSaved = useSelector(form, (state) => state.matches('saved'));
  const element = useRef<HTMLFormElement>(null);
  const isEdit = id !== undefined;
  const path =
    useSelector(useApp().locationIndex, (state) => state.context.tree?.pathLabel(values.location_id)) ||
    'Where it lies.';
  const { min, max } = datePickerRange(localDay(new Date()));

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  // Where both sides have changed something, that comes first.
  useFirstField(element, () => form.getSnapshot().matches({ editing: 'conflicting' }));
  useEffect(() => {
    // Asked for by a key or a press in the middle of typing: also where there is a keyboard on the screen.
    if (rounds > 0) element.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, [rounds]);

  const saveAndAddAnother = () => form.send({ type: 'form.submitted', another: true });
  useCommands([
    { ...formCommands.save, perform: () => form.send({ type: 'form.submitted' }) },
    ...(isEdit ? [] : [{ ...itemFormCommands.another, perform: saveAndAddAnother }]),
    { ...formCommands.cancel, perform: () => form.send({ type: 'form.reset' }) },
  ]);

  const change = (field: keyof ItemFormValues) => (event: { target: { value: string } }) =>
    form.send({ type: 'field.changed', field, value: event.target.value });
  const choose = (field: keyof ItemFormValues) => (value: string) =>
    form.send({ type: 'field.changed', field, value });
  const isZeroOnCreate = !isEdit && Number(values.quantity) === 0;

  return (
    <>
      <FormNotes form={form} />
      <BothVersions form={form} />
      <form
        ref={element}
        className="panel"
        noValidate
        aria-label={isEdit ? 'Edit item' : 'Add item'}
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: 'form.submitted' });
        }}
      >
        <div className="form-grid">
          <Field
            label={ITEM_LABELS.name}
            help="A descriptive name for your storage item."
            error={fields['name']}
            required
            wide
          >
            {(field) => (
              <input
                {...field}
                className="input"
                autoComplete="off"
                value={values.name}
                onChange={change('name')}
              />
            )}
          </Field>
          <Field
            label={ITEM_LABELS.category}
            help="What type of items are stored here."
            error={fields['category']}
            required
          >
            {(field) => (
              <div className="joined">
                <CategorySelect field={field} value={values.category} onChange={choose('category')} />
                <ManageButton kind="categories" text="Manage Categories" />
              </div>
            )}
          </Field>
          <Field label={ITEM_LABELS.location_id} error={fields['location_id']} required help={path}>
            {(field) => (
              <LocationSelect
                field={field}
                value={values.location_id}
                onChange={choose('location_id')}
                placeholder="Choose a location"
              />
            )}
          </Field>
          <Field
            label={ITEM_LABELS.quantity}
            error={fields['quantity']}
            help={
              isZeroOnCreate ? (
                <>
                  The number you currently have in stock. <span>A new item with 0 is saved as 1.</span>
                </>
              ) : (
                'The number you currently have in stock.'
              )
            }
          >
            {(field) => (
              <input
                {...field}
                className="input"
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                value={values.quantity}
                onChange={change('quantity')}
              />
            )}
          </Field>
          <Field
            label={ITEM_LABELS.acquisition_date}
            error={fields['acquisition_date']}
            help="Any day in the last 30 years."
          >
            {(field) => (
              <input
                {...field}
                className="input"
                type="date"
                min={min}
                max={max}
                value={values.acquisition_date}
                onChange={change('acquisition_date')}
              />
            )}
          </Field>
          <hr />
          <Field
            label={ITEM_LABELS.supplier}
            help="The supplier or vendor for this item."
            error={fields['supplier']}
          >
            {(field) => (
              <input {...field} className="input" value={values.supplier} onChange={change('supplier')} />
            )}
          </Field>
          <Field label={ITEM_LABELS.supplier_part_no} error={fields['supplier_part_no']}>
            {(field) => (
              <input
                {...field}
                className="input mono"
                autoComplete="off"
                spellCheck={false}
                value={values.supplier_part_no}
                onChange={change('supplier_part_no')}
              />
            )}
          </Field>
          <Field label={ITEM_LABELS.supplier_item_url} error={fields['supplier_item_url']} wide>
            {(field) => (
              <input
                {...field}
                className="input"
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={values.supplier_item_url}
                onChange={change('supplier_item_url')}
              />
            )}
          </Field>
          <hr />
          <Field label={ITEM_LABELS.description} error={fields['description']} wide>
            {(field) => (
              <textarea
                {...field}
                className="input"
                rows={2}
                value={values.description}
                onChange={change('description')}
              />
            )}
          </Field>
          <Field label={ITEM_LABELS.notes} error={fields['notes']} wide>
            {(field) => (
              <textarea
                {...field}
                className="input"
                rows={2}
                value={values.notes}
                onChange={change('notes')}
              />
            )}
          </Field>
        </div>
        <FormFoot
          wrong={wrongLabels(fields)}
          isSaving={isSaving}
          isSaved={isSaved}
          saveText={isEdit ? 'Save' : 'Add Item'}
          onCancel={() => form.send({ type: 'form.reset' })}
          onAnother={isEdit ? undefined : saveAndAddAnother}
        />
      </form>
    </>
  );
}

function wrongLabels(fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(ITEM_LABELS).flatMap(([field, label]) => (field in fields ? [label] : []));
}
