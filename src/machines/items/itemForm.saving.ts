import { assign, enqueueActions } from 'xstate';
import { failureOf } from '../../failure.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import {
  goneOn,
  idIn,
  inputOf,
  isTypedOn,
  itemIn,
  kept,
  begunWith,
  reasonOf,
  type ItemFormContext,
} from './itemForm.context.ts';
import { conflictedAhead, refusedAhead } from './itemForm.another.ts';
import { draftOf, dropTyped, keepSince, keepTyped } from './itemForm.drafts.ts';
import type { Notice } from '../kit/unprovided.ts';
import { leftOf } from './itemForm.versions.ts';
import { itemFormSetup } from './itemForm.setup.ts';

/** CREATE-07. */
const STORED_LOCALLY = {
  kind: 'warning',
  text: 'Server unavailable - item stored locally',
} as const satisfies Notice;

/** After one version was kept as a whole. */
const OTHER_LEFT = 'Edit it again to get the other version back.';

/** What the notices are about. */
const savingOf = ({ id }: ItemFormContext): string => `saving item ${id ?? ''}`;

const goOnAsSaved = {
  type: 'goOnAs',
  params: ({ context, event }: { context: ItemFormContext; event: { output: SaveOutcome } }) => ({
    id: idIn(event.output),
    before: context.id,
  }),
} as const;

/** What the server refused is kept in this browser. */
export const keeping = itemFormSetup.createStateConfig({
  tags: ['busy', 'open'],
  on: { 'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, keepSince] } },
  invoke: {
    src: 'keepItem',
    input: ({ context }) => ({
      input: inputOf(context),
      reason: reasonOf(context.failure),
      draftKey: context.draftKey,
    }),
    onDone: [
      {
        guard: 'isTypedOn',
        target: 'editing.typedOn',
        actions: [
          assign(({ context, event }) => goneOn(context, { result: 'saved', item: event.output })),
          keepTyped,
          { type: 'goOnAs', params: ({ event }) => ({ id: event.output.id, before: undefined }) },
          { type: 'notify', params: STORED_LOCALLY },
        ],
      },
      {
        target: 'saved',
        actions: [
          assign({ saved: ({ event }) => event.output }),
          dropTyped,
          { type: 'notify', params: STORED_LOCALLY },
        ],
      },
    ],
    onError: {
      target: 'editing.notKept',
      actions: [assign({ failure: ({ event }) => failureOf(event.error) }), keepTyped],
    },
  },
});

/** What stood in the form is on its way; the form takes letters all the while. */
export const saving = itemFormSetup.createStateConfig({
  tags: ['busy', 'open'],
  on: {
    'field.changed': {
      actions: [{ type: 'change', params: ({ event }) => event }, keepSince],
    },
  },
  invoke: {
    src: 'saveItem',
    input: ({ context }) => ({
      id: context.id,
      input: inputOf(context, context.submitted),
      pristine: begunWith(context),
      base: context.base,
      revision: context.entry?.revision,
      draftKey: (context.sentAhead ?? context).draftKey,
    }),
    onDone: [
      {
        guard: { type: 'isConflict', params: ({ event }) => event.output },
        target: 'editing.conflicting',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => conflictedAhead(context, event.output)),
          keepTyped,
        ],
      },
      {
        guard: ({ context, event }) =>
          context.id === undefined && event.output.result === 'kept' && isTypedOn(context),
        target: 'editing.typedOn',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => goneOn(context, event.output)),
          keepTyped,
          { type: 'notify', params: STORED_LOCALLY },
        ],
      },
      {
        guard: ({ context, event }) => context.id === undefined && event.output.result === 'kept',
        target: 'saved',
        actions: [
          assign({ saved: ({ event }) => itemIn(event.output) }),
          dropTyped,
          { type: 'notify', params: STORED_LOCALLY },
        ],
      },
      {
        guard: { type: 'isUnreachable', params: ({ event }) => event.output },
        target: 'editing.unreachable',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => kept(context, event.output)),
          enqueueActions(({ context, enqueue }) => {
            if (context.isTypedOn) enqueue({ type: 'keepDraft', params: draftOf(context) });
            else enqueue({ type: 'dropDraft', params: { key: context.draftKey } });
          }),
          // EDIT-14 to EDIT-16, in one.
          {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'warning',
              text: 'Server unavailable - changes stored locally',
              detail: 'Item updated in offline mode',
              duration: 5000,
              about: savingOf(context),
            }),
          },
        ],
      },
      {
        guard: { type: 'isKept', params: ({ event }) => event.output },
        target: 'editing.refused',
        actions: [
          goOnAsSaved,
          assign(({ context, event }) => kept(context, event.output)),
          enqueueActions(({ context, enqueue }) => {
            if (context.isTypedOn) enqueue({ type: 'keepDraft', params: draftOf(context) });
            else enqueue({ type: 'dropDraft', params: { key: context.draftKey } });
          }),
          {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'warning',
              text: 'Server update failed, but changes stored locally',
              about: savingOf(context),
            }),
          },
        ],
      },
      {
        guard: 'isTypedOn',
        target: 'editing.typedOn',
        actions: [
          {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'success',
              text: context.id === undefined ? 'Item added successfully' : 'Item updated successfully',
              about: savingOf(context),
            }),
          },
          goOnAsSaved,
          assign(({ context, event }) => goneOn(context, event.output)),
          enqueueActions(({ context, enqueue }) => {
            const draft = leftOf(context);
            if (draft) enqueue({ type: 'keepDraft', params: draft });
          }),
          keepTyped,
        ],
      },
      {
        target: 'saved',
        actions: [
          assign({ saved: ({ event }) => itemIn(event.output), conflict: undefined }),
          dropTyped,
          enqueueActions(({ context, enqueue }) => {
            const draft = leftOf(context);
            if (draft) enqueue({ type: 'keepDraft', params: draft });
          }),
          {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'success',
              text: context.id === undefined ? 'Item added successfully' : 'Item updated successfully',
              about: savingOf(context),
              ...(context.sentAhead && { detail: context.submitted.name }),
              ...(context.left && { detail: OTHER_LEFT }),
            }),
          },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isNotKept', params: ({ event }) => event },
        target: 'editing.notKept',
        actions: [
          assign(({ context, event }) => refusedAhead(context, event.error)),
          keepTyped,
          {
            type: 'notify',
            params: ({ context, event }) => ({
              kind: 'error',
              text:
                context.id === undefined
                  ? "Failed to create item and couldn't store locally"
                  : "Failed to update item and couldn't store locally",
              detail: failureOf(event.error).message,
              about: savingOf(context),
            }),
          },
        ],
      },
      {
        guard: { type: 'isUnexpected', params: ({ event }) => event },
        target: 'editing.plain',
        actions: [
          assign(({ context, event }) => refusedAhead(context, event.error)),
          keepTyped,
          {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'error',
              text: `An error occurred while ${context.id === undefined ? 'creating' : 'saving'} the item`,
              about: savingOf(context),
            }),
          },
        ],
      },
      {
        target: 'editing.invalid',
        actions: [assign(({ context, event }) => refusedAhead(context, event.error)), keepTyped],
      },
    ],
  },
});
