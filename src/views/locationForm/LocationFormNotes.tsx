import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sentenceOf } from '../../failure.ts';
import type { locationFormMachine } from '../../machines/locations/locationForm.machine.ts';
import { unsavedOf, wordsApart } from '../../model/unsent/draftWords.ts';
import { isLocalId, isSendable, stillUnsent } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { itemFormCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { DraftOffers } from '../forms/DraftOffers.tsx';
import { SetAside } from '../forms/SetAside.tsx';
import { LastKnown } from '../records/LastKnown.tsx';
import { momentText } from '../ui/moments.ts';
import { Note } from '../ui/Note.tsx';

/** Above the form of a location: what it began with, and what became of the last save. */
export function LocationFormNotes({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const { id, drafts: found, pristine } = useSelector(form, (state) => state.context);
  const drafts = useMemo(
    () => (id === undefined ? found : unsavedOf(found, pristine)),
    [id, found, pristine],
  );
  return (
    <div className="form-notes">
      <DraftOffers
        drafts={drafts}
        words={(draft) => wordsApart(draft, drafts, 'location')}
        onRestore={(key) => form.send({ type: 'draft.restored', key })}
        onDiscard={(key) => form.send({ type: 'draft.discarded', key })}
      />
      <Unsent form={form} />
      <Outcome form={form} />
    </div>
  );
}

/** What the form began with, where that is not what the server said just now. */
function Unsent({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const { entry: begunWith, conflict, knownAt, failure } = useSelector(form, (state) => state.context);
  const entry = useSelector(form, (state) => stillUnsent(state.context));
  const isPlain = useSelector(form, (state) => state.matches({ editing: 'plain' }));
  const isShown = entry !== undefined && !conflict && isPlain && !failure;
  const discard = () => form.send({ type: 'discard.requested' });
  useCommands(isShown ? [{ ...itemFormCommands.discardOffline, perform: discard }] : []);
  if (knownAt !== undefined && !begunWith) return <LastKnown at={knownAt} />;
  if (!isShown) return null;
  const isNew = isLocalId(entry.id);
  return (
    <Note
      kind={entry.status === 'refused' ? 'bad' : 'warn'}
      title={isNew ? 'Only in this browser' : 'Offline data found'}
      actions={
        <button type="button" className="button button-small" onClick={discard}>
          Discard
        </button>
      }
    >
      {isNew
        ? `This location waits for the server since ${momentText(entry.madeAt)}.`
        : 'Using your locally saved changes for this location.'}{' '}
      {entry.failure?.message}
    </Note>
  );
}

/** What became of the last save (LOCF-07, LOCF-08). */
function Outcome({ form }: { form: ActorRefFrom<typeof locationFormMachine> }) {
  const { failure, id, entry } = useSelector(form, (state) => state.context);
  const isKept = useSelector(form, (state) => state.matches({ editing: 'kept' }));
  const isNotKept = useSelector(form, (state) => state.matches({ editing: 'notKept' }));
  const isTypedOn = useSelector(form, (state) => state.matches({ editing: 'typedOn' }));
  const { outbox } = useDeferred();
  const kept = useSelector(outbox, ({ context }) => context.locations.find((one) => one.id === id));
  if (isTypedOn) {
    return (
      <Note kind="warn" title="Saved, but not what you typed since">
        What you typed while it was being saved is still here. Save once more to keep it.
      </Note>
    );
  }
  if (!failure) return null;
  const title = id !== undefined ? 'Failed to update location' : 'Failed to create location';
  if (isKept && entry?.status !== 'refused' && kept && !isSendable(kept))
    return <SetAside entry={kept} actions={undefined} />;
  if (isKept && entry?.status !== 'refused') {
    return (
      <Note kind="warn" title="Offline Update Saved">
        Your changes are kept in this browser and sent as soon as the server answers. {failure.message}
      </Note>
    );
  }
  return (
    <Note kind="bad" title={title}>
      {sentenceOf(failure)} {isKept && KEPT}
      {isNotKept && ONLY_HERE}
      {!isKept && !isNotKept && NOTHING_CHANGED}
    </Note>
  );
}

const KEPT = 'Your changes are kept in this browser until you save again or discard them.';
const ONLY_HERE = 'What you entered is only on this page: do not leave it before it is saved.';
const NOTHING_CHANGED = 'Nothing was changed, and what you entered is still here: correct it, or try again.';
