import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isSameLabel } from '../../../contract/texts.ts';
import type { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import { LOCATION_LABELS, type LocationFormValues } from '../../model/locations/locationForm.ts';
import { typedAgain } from '../../model/unsent/draftWords.ts';
import { FormPanel } from '../forms/FormPanel.tsx';
import { type FormFields, TextField } from '../forms/TextField.tsx';
import { LocationSelect } from '../records/LocationSelect.tsx';
import { ManageButton } from '../records/ManageButton.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { Field } from '../ui/Field.tsx';
import { LocationFormNotes } from './LocationFormNotes.tsx';
import { LocationVersions } from './LocationVersions.tsx';
import { LookupSelect } from './LookupSelect.tsx';

const LISTS = [
  { name: 'location_type_id', kind: 'types', placeholder: 'Choose a type', manage: 'Manage Types' },
  { name: 'location_area_id', kind: 'areas', placeholder: 'Choose an area', manage: 'Manage Areas' },
] as const;

/** The fields of a location. What is typed lives in the machine, not here. */
export function LocationForm({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const {
    values,
    pristine,
    fields: messages,
    refusals,
    rounds,
    id,
  } = useSelector(form, (state) => state.context);
  const isSaving = useSelector(form, (state) => state.matches('saving') || state.matches('beginningAnew'));
  const isSaved = useSelector(form, (state) => state.matches('saved'));
  const isEdit = id !== undefined;
  const of: FormFields<keyof LocationFormValues> = {
    labels: LOCATION_LABELS,
    values,
    messages,
    change: (field, value) => form.send({ type: 'field.changed', field, value }),
  };

  const submit = (another?: true) => {
    const { drafts, values: typed } = form.getSnapshot().context;
    const again = isEdit ? [] : typedAgain(drafts, typed);
    for (const { key } of again) form.send({ type: 'draft.discarded', key });
    form.send({ type: 'form.submitted', ...(another && { another }) });
  };

  return (
    <>
      <LocationFormNotes form={form} />
      <LocationVersions form={form} />
      <FormPanel
        label={isEdit ? 'Edit location' : 'Add location'}
        labels={LOCATION_LABELS}
        messages={messages}
        refusals={refusals}
        rounds={rounds}
        // Where both sides have changed something, that comes first.
        isHeldBack={() => form.getSnapshot().matches({ editing: 'conflicting' })}
        isSaving={isSaving}
        isSaved={isSaved}
        saveText={isEdit ? 'Save' : 'Create Location'}
        onSave={() => submit()}
        onCancel={() => form.send({ type: 'form.reset' })}
        onAnother={isEdit ? undefined : () => submit(true)}
      >
        <TextField of={of} name="name" required wide autoComplete="off" />
        {LISTS.map(({ name, kind, placeholder, manage }) => (
          <Field key={name} label={LOCATION_LABELS[name]} error={messages[name]} required>
            {(field) => (
              <div className="joined">
                <LookupSelect
                  field={field}
                  kind={kind}
                  value={values[name]}
                  onChange={({ target }) => of.change(name, target.value)}
                  placeholder={placeholder}
                />
                <ManageButton kind={kind} text={manage} />
              </div>
            )}
          </Field>
        ))}
        <Field
          optional
          label={LOCATION_LABELS.parent_id}
          error={messages['parent_id']}
          help="The location around this one. None for a room or a building."
        >
          {(field) => (
            <ScanField
              purpose="Scan the location around this one"
              without={id}
              onScanned={(location) => of.change('parent_id', location)}
            >
              <LocationSelect
                field={field}
                value={values.parent_id}
                onChange={(location) => of.change('parent_id', location)}
                placeholder="None (top level)"
                noneText="None (top level)"
                without={id}
              />
            </ScanField>
          )}
        </Field>
        <TextField
          of={of}
          name="label"
          help={
            isEdit && pristine.label !== '' && !isSameLabel(pristine.label, values.label)
              ? `Links and printed codes with ${pristine.label} will lead nowhere then.`
              : 'The short code on its tape, for example WS-DC1.'
          }
          optional
          mono
          autoComplete="off"
          spellCheck={false}
        />
        <TextField of={of} name="description" rows={2} optional wide />
      </FormPanel>
    </>
  );
}
