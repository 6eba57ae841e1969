import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import type { LocationFormValues } from '../../model/locations/locationForm.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { Field } from '../ui/Field.tsx';
import { FormFoot } from '../forms/FormFoot.tsx';
import { LocationSelect } from '../records/LocationSelect.tsx';
import { ManageButton } from '../records/ManageButton.tsx';
import { useFirstField } from '../forms/useFirstField.ts';
import { LOCATION_LABELS } from '../../model/locations/locationForm.ts';
import { LocationFormNotes } from './LocationFormNotes.tsx';
import { LocationVersions } from './LocationVersions.tsx';
import { LookupSelect } from './LookupSelect.tsx';

/** The fields of a location. What is typed lives in the machine, not here. */
export function LocationForm({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const { values, fields, refusals, id } = useSelector(form, (state) => state.context);
  const isSaving = useSelector(form, (state) => state.matches('saving'));
  const isSaved = useSelector(form, (state) => state.matches('saved'));
  const element = useRef<HTMLFormElement>(null);
  const isEdit = id !== undefined;

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  // Where both sides have changed something, that comes first.
  useFirstField(element, () => form.getSnapshot().matches({ editing: 'conflicting' }));

  useCommands([
    {
      ...formCommands.save,
      perform: () => form.send({ type: 'form.submitted' }),
    },
    {
      ...formCommands.cancel,
      perform: () => form.send({ type: 'form.reset' }),
    },
  ]);

  const change = (field: keyof LocationFormValues) => (event: { target: { value: string } }) =>
    form.send({ type: 'field.changed', field, value: event.target.value });

  return (
    <>
      <LocationFormNotes form={form} />
      <LocationVersions form={form} />
      <form
        ref={element}
        className="panel"
        noValidate
        aria-label={isEdit ? 'Edit location' : 'Add location'}
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: 'form.submitted' });
        }}
      >
        <div className="form-grid">
          <Field label={LOCATION_LABELS.name} error={fields['name']} required wide>
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
          <Field label={LOCATION_LABELS.location_type_id} error={fields['location_type_id']} required>
            {(field) => (
              <div className="joined">
                <LookupSelect
                  field={field}
                  kind="types"
                  value={values.location_type_id}
                  onChange={change('location_type_id')}
                  placeholder="Choose a type"
                />
                <ManageButton kind="types" text="Manage Types" />
              </div>
            )}
          </Field>
          <Field label={LOCATION_LABELS.location_area_id} error={fields['location_area_id']} required>
            {(field) => (
              <div className="joined">
                <LookupSelect
                  field={field}
                  kind="areas"
                  value={values.location_area_id}
                  onChange={change('location_area_id')}
                  placeholder="Choose an area"
                />
                <ManageButton kind="areas" text="Manage Areas" />
              </div>
            )}
          </Field>
          <Field
            optional
            label={LOCATION_LABELS.parent_id}
            error={fields['parent_id']}
            help="The location around this one. None for a room or a building."
          >
            {(field) => (
              <LocationSelect
                field={field}
                value={values.parent_id}
                onChange={(value) => form.send({ type: 'field.changed', field: 'parent_id', value })}
                placeholder="None (top level)"
                noneText="None (top level)"
                without={id}
              />
            )}
          </Field>
          <Field
            optional
            label={LOCATION_LABELS.label}
            error={fields['label']}
            help="The short code on its tape, for example WS-DC1."
          >
            {(field) => (
              <input
                {...field}
                className="input mono"
                autoComplete="off"
                spellCheck={false}
                value={values.label}
                onChange={change('label')}
              />
            )}
          </Field>
          <Field optional label={LOCATION_LABELS.description} error={fields['description']} wide>
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
        </div>
        <FormFoot
          wrong={Object.entries(LOCATION_LABELS).flatMap(([field, label]) =>
            field in fields ? [label] : [],
          )}
          isSaving={isSaving}
          isSaved={isSaved}
          saveText={isEdit ? 'Save' : 'Create Location'}
          onCancel={() => form.send({ type: 'form.reset' })}
        />
      </form>
    </>
  );
}
