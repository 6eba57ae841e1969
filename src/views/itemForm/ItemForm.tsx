import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { itemFormMachine } from '../../machines/items/itemForm.machine.ts';
import { datePickerRange, ITEM_LABELS, type ItemFormValues, localDay } from '../../model/items/itemForm.ts';
import { typedAgain } from '../../model/unsent/draftWords.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { FormPanel } from '../forms/FormPanel.tsx';
import { type FormFields, TextField } from '../forms/TextField.tsx';
import { clearUnread, unreadMessages } from '../forms/unread.ts';
import { PlaceChoices } from '../places/PlaceChoices.tsx';
import { LocationSelect } from '../records/LocationSelect.tsx';
import { ManageButton } from '../records/ManageButton.tsx';
import { WholePath } from '../records/PathText.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { BothVersions } from './BothVersions.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { FormNotes } from './FormNotes.tsx';

/** The fields of an item. What is typed lives in the machine, not here. */
export function ItemForm({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { values, fields: messages, refusals, rounds, id } = useSelector(form, (state) => state.context);
  const isSaving = useSelector(form, (state) => state.matches('saving') || state.matches('keeping'));
  const isSaved = useSelector(form, (state) => state.matches('saved'));
  const isEdit = id !== undefined;
  const path = useSelector(useApp().locationIndex, (state) =>
    state.context.tree?.pathLabel(values.location_id),
  );
  const of: FormFields<keyof ItemFormValues> = {
    labels: ITEM_LABELS,
    values,
    messages,
    change: (field, value) => form.send({ type: 'field.changed', field, value }),
  };
  // An item that has its place is not asked about one.
  const isOpen = useSelector(form, ({ context }) => context.pristine.location_id === '');
  const { places } = useDeferred();
  // For as long as the form is there: nothing in it moves when the host has answered.
  const [isPossible] = useState(() => places.isPossible());
  const isProposed = !isEdit && isOpen && isPossible;
  const isZeroOnCreate = !isEdit && Number(values.quantity) === 0;

  const submit = (another?: true) => {
    const { drafts, values: typed } = form.getSnapshot().context;
    const again = isEdit ? [] : typedAgain(drafts, typed);
    for (const { key } of again) form.send({ type: 'draft.discarded', key });
    form.send({ type: 'form.submitted', ...(another && { another }), unread: unreadMessages() });
  };

  return (
    <>
      <FormNotes form={form} />
      <BothVersions form={form} />
      <FormPanel
        label={isEdit ? 'Edit item' : 'Add item'}
        labels={ITEM_LABELS}
        messages={messages}
        refusals={refusals}
        rounds={rounds}
        // Where both sides have changed something, that comes first.
        isHeldBack={() => form.getSnapshot().matches({ editing: 'conflicting' })}
        isSaving={isSaving}
        isSaved={isSaved}
        saveText={isEdit ? 'Save' : 'Add Item'}
        onSave={() => submit()}
        onCancel={() => {
          clearUnread();
          form.send({ type: 'form.reset' });
        }}
        onAnother={isEdit ? undefined : () => submit(true)}
      >
        <TextField
          of={of}
          name="name"
          help="A descriptive name for your storage item."
          required
          wide
          autoComplete="off"
        />
        <TextField
          of={of}
          name="quantity"
          help={
            isZeroOnCreate ? (
              <>
                The number you currently have in stock. <span>A new item with 0 is saved as 1.</span>
              </>
            ) : (
              'The number you currently have in stock.'
            )
          }
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
        />
        <Field
          label={ITEM_LABELS.location_id}
          error={messages['location_id']}
          required
          help={path ? <WholePath path={path} /> : 'Where it lies.'}
        >
          {(field) => {
            const change = (location: string) => of.change('location_id', location);
            const select = (described: FieldProps) => (
              <ScanField purpose="Scan the location of the item" onScanned={change}>
                <LocationSelect
                  field={described}
                  value={values.location_id}
                  onChange={change}
                  placeholder="Choose a location"
                />
              </ScanField>
            );
            if (!isProposed) return select(field);
            return (
              <PlaceChoices field={field} thing={values} value={values.location_id} onChange={change}>
                {select}
              </PlaceChoices>
            );
          }}
        </Field>
        <Field
          label={ITEM_LABELS.category}
          help="What type of items are stored here."
          error={messages['category']}
          required
        >
          {(field) => (
            <div className="joined">
              <CategorySelect
                field={field}
                value={values.category}
                onChange={(category) => of.change('category', category)}
              />
              <ManageButton
                kind="categories"
                text="Manage Categories"
                onRenamed={(was, name) => {
                  if (values.category === was) of.change('category', name);
                }}
              />
            </div>
          )}
        </Field>
        <TextField
          of={of}
          name="acquisition_date"
          help="The day you got it. The calendar offers the last 30 years."
          type="date"
          {...datePickerRange(localDay(new Date()))}
        />
        <hr />
        <TextField of={of} name="supplier" help="The supplier or vendor for this item." />
        <TextField of={of} name="supplier_part_no" mono autoComplete="off" spellCheck={false} />
        <TextField
          of={of}
          name="supplier_item_url"
          wide
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
        <hr />
        <TextField of={of} name="description" rows={2} wide />
        <TextField of={of} name="notes" rows={2} wide />
      </FormPanel>
    </>
  );
}
