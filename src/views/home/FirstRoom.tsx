import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ROOT_TYPE } from '../../../contract/builtins.ts';
import { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import { BEGUN } from '../../model/session/tips.ts';
import { isSame } from '../../model/unsent/draft.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { DraftOffers } from '../forms/DraftOffers.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * The one question of an empty Stowage: its answer is the first location. The form of a location with one field: what
 * is typed is kept, a lost answer doubles nothing, and without a server it is sent later.
 *
 * @param onMaking it has to stay until it leads on to the room, though there is a location by then
 */
export function FirstRoom({ onMaking }: { onMaking(isMaking: boolean): void }) {
  const { implementations } = useDeferred();
  const { preferences } = useApp();
  const [, navigate] = useLocation();
  const [machine] = useState(() =>
    locationFormMachine
      .provide(implementations.firstRoom)
      // Home is not a form that one is done with: Back leads to it.
      .provide({
        actions: {
          navigate: (_, { to }) => navigate(to),
          // What was typed since is offered there: here is room for it only while there is no location.
          goOnAs(_, { id, before }) {
            if (id !== before) navigate(`/edit-location/${encodeURIComponent(id)}`);
          },
        },
      }),
  );
  const form = useActorRef(machine, { input: { type: ROOT_TYPE } });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hearScans = useFormScans('input');
  const { values, pristine, fields, refusals, failure, drafts } = useSelector(form, (state) => state.context);
  const isOpen = useSelector(form, (state) => state.hasTag('open'));
  const isSaving = useSelector(form, (state) => state.matches('saving') || state.matches('saved'));
  useOpenForm(isOpen && values.name !== '');
  useEffect(() => {
    if (refusals > 0) input.current?.focus();
  }, [refusals]);
  useEffect(() => onMaking(isSaving), [onMaking, isSaving]);
  // The lists that a room needs could not be read: the whole form says so, and tries again.
  if (!isOpen && !isSaving) return null;
  // What has more in it than a name is offered by the form that shows it.
  const offered = drafts.filter((draft) => isSame({ ...pristine, name: '' }, { ...draft.values, name: '' }));
  // Whatever is wrong, this is the only field that there is to say it at.
  const wrong = fields['name'] ?? Object.values(fields)[0] ?? failure?.message;
  return (
    <div className="first-room">
      <div className="form-notes">
        <DraftOffers
          drafts={offered}
          words={() => []}
          onRestore={(key) => form.send({ type: 'draft.restored', key })}
          onDiscard={(key) => form.send({ type: 'draft.discarded', key })}
        />
      </div>
      <form
        className="first-room"
        aria-label="First room"
        onKeyDown={hearScans}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSaving) return;
          // Whoever answers it has just begun.
          preferences.send({ type: 'switch.set', name: BEGUN, on: true });
          // Typed once more, what was left here before is this very room: later it would be offered as never saved.
          for (const draft of offered) {
            if (draft.values['name']?.trim() !== values.name.trim()) continue;
            form.send({ type: 'draft.discarded', key: draft.key });
          }
          form.send({ type: 'form.submitted' });
        }}
      >
        <label htmlFor={id}>What is this room called?</label>
        <div className="joined">
          <input
            ref={input}
            id={id}
            className="input"
            value={values.name}
            placeholder="Workshop"
            autoComplete="off"
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
            onChange={({ target }) =>
              form.send({ type: 'field.changed', field: 'name', value: target.value })
            }
          />
          <button type="submit" className="button button-primary" aria-disabled={isSaving}>
            {isSaving && <span className="spinner" aria-hidden="true" />}
            Add Room
          </button>
        </div>
        {wrong !== undefined && (
          <p id={`${id}-wrong`} className="field-error" role="status">
            <Icon name="i-lucide-triangle-alert" />
            {wrong}
          </p>
        )}
        <p className="help">
          Or{' '}
          <Link href="/import" className="link">
            import a spreadsheet
          </Link>{' '}
          that you have already.
        </p>
      </form>
    </div>
  );
}
