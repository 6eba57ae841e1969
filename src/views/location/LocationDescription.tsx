import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import { unsavedOf } from '../../model/unsent/draftWords.ts';
import type { locationPageMachine } from '../../machines/locations/locationPage.machine.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { isComposing } from '../ui/composing.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';

interface LocationDescriptionProps {
  page: ActorRefFrom<typeof locationPageMachine>;
  location: Location;
}

/** Whether it would push what is in the location off the screen. */
const isLong = (text: string): boolean => text.length > 900 || text.split('\n').length > 12;

/** The description, edited in place and saved alone (LOC-17). */
export function LocationDescription({ page, location }: LocationDescriptionProps) {
  const isReading = useSelector(page, (state) => state.matches({ description: 'reading' }));
  const isSaving = useSelector(page, (state) => state.matches({ description: 'saving' }));
  const draft = useSelector(page, (state) => state.context.draft);
  const draftLeft = useSelector(page, (state) => state.context.left);
  const [unsaved] = unsavedOf(draftLeft ? [draftLeft] : [], { description: location.description });
  const left = unsaved?.values['description'];
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (isReading && wasEditing.current) opener.current?.focus();
    wasEditing.current = !isReading;
  }, [isReading]);

  if (isReading) {
    const isEmpty = location.description === '';
    return (
      <>
        {/* With the focus, by a tap too, it is shown whole where it is cut: on a small screen, and where it is long. */}
        <p className={isLong(location.description) ? 'description is-long' : 'description'} tabIndex={-1}>
          <span className={isEmpty ? 'muted' : 'description-text'}>
            {isEmpty ? 'No description yet.' : location.description}
          </span>{' '}
          <button
            ref={opener}
            type="button"
            className="icon-button"
            aria-label="Edit description"
            title="Edit description"
            onClick={() => page.send({ type: 'description.opened' })}
          >
            <Icon name="i-lucide-pencil" />
          </button>
        </p>
        {left !== undefined && (
          <LeftDescription
            text={left}
            onContinue={() => page.send({ type: 'description.opened' })}
            onDiscard={() => {
              page.send({ type: 'description.discarded' });
              opener.current?.focus();
            }}
          />
        )}
      </>
    );
  }
  return (
    <form
      className="description-form"
      onSubmit={(event) => {
        event.preventDefault();
        page.send({ type: 'description.submitted' });
      }}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') page.send({ type: 'description.closed' });
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          page.send({ type: 'description.submitted' });
      }}
    >
      <textarea
        className="input"
        aria-label="Description"
        rows={3}
        value={draft}
        // Opened by the user's own press: typing can begin at once.
        autoFocus
        onChange={(event) => page.send({ type: 'description.changed', text: event.target.value })}
      />
      <div className="page-actions">
        <button
          type="button"
          className="button button-small"
          onClick={() => page.send({ type: 'description.cancelled' })}
        >
          Cancel
        </button>
        <button type="submit" className="button button-small button-primary" aria-disabled={isSaving}>
          {isSaving && <span className="spinner" aria-hidden="true" />}
          Save
        </button>
      </div>
    </form>
  );
}

interface LeftDescriptionProps {
  text: string;
  onContinue(): void;
  onDiscard(): void;
}

/** A description that was typed here and never saved, offered again (decisions, Drafts). */
function LeftDescription({ text, onContinue, onDiscard }: LeftDescriptionProps) {
  useCommands([
    { ...formCommands.restoreDraft, perform: onContinue },
    { ...formCommands.discardDraft, perform: onDiscard },
  ]);
  return (
    <Note
      kind="warn"
      title="Description not saved yet"
      actions={
        <>
          <button type="button" className="button button-small" onClick={onContinue}>
            Continue
          </button>
          <button type="button" className="button button-small" onClick={onDiscard}>
            Discard
          </button>
        </>
      }
    >
      <p className="note-words" dir="auto">
        {text === '' ? 'You have emptied it.' : text}
      </p>
    </Note>
  );
}
