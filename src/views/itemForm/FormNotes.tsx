import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { sentenceOf } from '../../failure.ts';
import type { itemFormMachine } from '../../machines/items/itemForm.machine.ts';
import { unsavedOf, wordsApart } from '../../model/unsent/draftWords.ts';
import { isLocalId, isSendable, stillUnsent } from '../../model/unsent/unsent.ts';
import { updateHint } from '../../model/session/updateHint.ts';
import { useDeferred } from '../AppContext.ts';
import { itemFormCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { momentText } from '../ui/moments.ts';
import { Icon } from '../ui/Icon.tsx';
import { DraftOffers } from '../forms/DraftOffers.tsx';
import { SetAside } from '../forms/SetAside.tsx';
import { unreadMessages } from '../forms/unread.ts';
import { LastKnown } from '../records/LastKnown.tsx';
import { Note } from '../ui/Note.tsx';

/** Above the form: what it began with, and what became of the last save. */
export function FormNotes({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { id, drafts: found, pristine } = useSelector(form, (state) => state.context);
  const drafts = useMemo(
    () => (id === undefined ? found : unsavedOf(found, pristine)),
    [id, found, pristine],
  );
  return (
    <div className="form-notes">
      <DraftOffers
        drafts={drafts}
        words={(draft) => wordsApart(draft, drafts, 'item')}
        onRestore={(key) => form.send({ type: 'draft.restored', key })}
        onDiscard={(key) => form.send({ type: 'draft.discarded', key })}
      />
      <OfflineData form={form} />
      <Outcome form={form} />
    </div>
  );
}

/** What the form began with, where that is not what the server said just now (EDIT-02, EDIT-03). */
function OfflineData({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { entry: begunWith, conflict, knownAt, id } = useSelector(form, (state) => state.context);
  const entry = useSelector(form, (state) => stillUnsent(state.context));
  const isPlain = useSelector(form, (state) => state.matches({ editing: 'plain' }));
  const isDiscardable = entry !== undefined && !conflict && isPlain && !isLocalId(id ?? '');
  const discard = () => form.send({ type: 'discard.requested' });
  useCommands(isDiscardable ? [{ ...itemFormCommands.discardOffline, perform: discard }] : []);
  if (knownAt !== undefined && !begunWith) return <LastKnown at={knownAt} />;
  if (!entry || conflict || !isPlain) return null;
  if (isLocalId(id ?? '')) {
    return (
      <Note kind="warn" title="Only in this browser">
        This item waits for the server since {momentText(entry.madeAt)}. {entry.failure?.message}
      </Note>
    );
  }
  return (
    <Note
      kind="warn"
      title="Offline data found"
      actions={
        <button type="button" className="button button-small" onClick={discard}>
          Discard
        </button>
      }
    >
      Using your locally saved changes for this item.{' '}
      <span className="muted">Saved here {momentText(entry.madeAt)}, not yet sent.</span>
    </Note>
  );
}

/** What became of the last save (ITEMF-07, ITEMF-08, EDIT-17, EDIT-22): said once, with what can be done. */
function Outcome({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { failure, id, isTypedOn } = useSelector(form, (state) => state.context);
  const state = useSelector(form, (snapshot) => snapshot);
  const { outbox } = useDeferred();
  const kept = useSelector(outbox, ({ context }) => context.entries.find((entry) => entry.id === id));
  const isEdit = id !== undefined;
  const canBeKept = failure !== undefined && state.matches({ editing: 'invalid' }) && !isEdit;
  const keep = () => form.send({ type: 'keep.requested', unread: unreadMessages() });
  useCommands(canBeKept ? [{ ...itemFormCommands.keepHere, perform: keep }] : []);
  const tryAgain = (
    <button
      type="button"
      className="button button-small"
      onClick={() => form.send({ type: 'form.submitted', unread: unreadMessages() })}
    >
      <Icon name="i-lucide-refresh-cw" />
      Try again
    </button>
  );
  if (state.matches({ editing: 'typedOn' })) {
    return (
      <Note kind="warn" title="Saved, but not what you typed since">
        What you typed while it was being saved is still here. Save once more to keep it.
      </Note>
    );
  }
  if (!failure) return null;
  const hint = isEdit ? updateHint(failure) : undefined;
  const typedOn = isTypedOn && ' What you typed meanwhile is in the form, and not kept with them yet.';
  if (state.matches({ editing: 'unreachable' }) && kept && !isSendable(kept))
    return <SetAside entry={kept} actions={tryAgain} />;
  if (state.matches({ editing: 'unreachable' })) {
    return (
      <Note kind="warn" title="Offline Update Saved" actions={tryAgain}>
        Server update failed, but changes stored locally. {hint ?? failure.message}
        {typedOn}
      </Note>
    );
  }
  if (state.matches({ editing: 'refused' })) {
    return (
      <Note kind="bad" title="Failed to update item" actions={tryAgain}>
        {sentenceOf(failure)} {hint ?? 'Your changes are kept in this browser.'}
        {failure.kind === 'not-found' && (
          <>
            {' Somebody may have deleted it: add it as a new item from '}
            <Link href="/unsent" className="link">
              Waiting to sync
            </Link>
            .
          </>
        )}
        {typedOn}
      </Note>
    );
  }
  const title = isEdit ? 'Failed to update item' : 'Failed to create item';
  if (state.matches({ editing: 'notKept' })) {
    return (
      <Note kind="bad" title={title} actions={tryAgain}>
        {sentenceOf(failure)} What you entered is only on this page: do not leave it before it is saved.
      </Note>
    );
  }
  return (
    <Note
      kind="bad"
      title={title}
      actions={
        <>
          {tryAgain}
          {canBeKept && (
            <button type="button" className="button button-small" onClick={keep}>
              Keep in this browser
            </button>
          )}
        </>
      }
    >
      {sentenceOf(failure)} What you entered is still here.
    </Note>
  );
}
