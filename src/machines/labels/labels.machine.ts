import { assign, raise, setup } from 'xstate';
import type { Failure } from '../../failure.ts';
import { isSameTyped, type LabelChoice, typedChoice } from '../../model/labels/labelChoice.ts';
import { typedRange } from '../../model/labels/labelRange.ts';
import {
  chosenSheet,
  FIRST_RUN,
  type LabelRun,
  type LabelSettings,
  type LabelSettingsChange,
  runWithinLimits,
  withinLimits,
  withSettingsChange,
} from '../../model/labels/labelSettings.ts';
import type { LabelSubjects } from '../../model/labels/labelSubjects.ts';
import { type OwnDraft, ownClosed, ownOpened } from '../../model/labels/ownDraft.ts';
import { type OwnField, perPage } from '../../model/labels/sheets.ts';
import { failureOf } from '../../failure.ts';
import { type HostBack, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import { type LabelsContext, NO_SUBJECTS } from './labels.context.ts';

/** In ms; longer than between two letters. */
const TYPING_PAUSE = 300;
/** So long, in ms, labels are printed as they were read: a press prints at once, which some browsers ask for. */
const FRESHNESS = 10_000;

export type LabelsEvent =
  /** The address says now what is to be printed. */
  | { type: 'choice.made'; choice: LabelChoice }
  /** Taken after a pause: a browser lets an address change only so often, and all labels are looked through. */
  /** `caret`: where it is typed; at the end where nobody says so. */
  | { type: 'range.typed'; text: string; caret?: number }
  /** Nothing more is typed for now: the field was left, or what was typed is to be printed. */
  | { type: 'range.left' }
  | { type: 'settings.changed'; change: LabelSettingsChange }
  | { type: 'run.changed'; run: Partial<LabelRun> }
  /** Elsewhere than in its field: what is refused there is given up. */
  | { type: 'start.chosen'; start: number }
  /** What stands in the field of a number is none that can be taken; until it is put right the last one counts. */
  | { type: 'number.refused'; field: string }
  | { type: 'number.settled'; field: string }
  /** The form for a size of one's own, as it was left, or with what is chosen. */
  | { type: 'own.opened' }
  | { type: 'own.changed'; field: OwnField; value: string }
  /** Left without a word on what was typed, which stays. */
  | { type: 'own.closed' }
  | { type: 'own.cancelled' }
  | { type: 'retry.requested' }
  /** They are to be printed, and were read a while ago. */
  | { type: 'refresh.requested' }
  /** What the server does not have of labels or of what has them is other than it was. */
  | UnsentChanged
  | HostBack
  /** The codes lead to where this page is open, though the server has not said where it is reached. */
  | { type: 'address.accepted' }
  | { type: 'print.requested' };

export type UnsentChanged = { type: 'unsent.changed' };

const withRun = (context: LabelsContext, run: Partial<LabelRun>): LabelRun =>
  runWithinLimits({ ...context.run, ...run }, perPage(chosenSheet(context.settings)));

const without = (fields: readonly string[], field: string): readonly string[] =>
  fields.filter((one) => one !== field);

const ownIn = ({ context }: { context: LabelsContext }): OwnDraft | undefined => context.own;

/** Whether no code would be printed of which nobody knows that it leads to the right address. */
export const isAddressed = ({ settings, urlFailure }: LabelsContext): boolean =>
  urlFailure === undefined || !settings.shows.qr;

/** What is to be printed on labels, and how: what was read of it, and what this browser remembers. */
export const labelsMachine = setup({
  types: {
    context: {} as LabelsContext,
    events: {} as LabelsEvent,
    input: {} as {
      choice: LabelChoice;
      settings: LabelSettings;
      /** What another page has left of a size of one's own. */
      own?: OwnDraft | undefined;
    },
    tags: {} as 'busy' | 'failed' | 'typing' | 'old',
  },
  actors: {
    readSubjects: requiredPromise<LabelSubjects, LabelChoice>('readSubjects'),
    /** Undefined where the server does not say. */
    readUrl: requiredPromise<string | undefined, void>('readUrl'),
    watchUnsent: requiredCallback<UnsentChanged, void>('watchUnsent'),
    /** Tells when the host is there again, where it was not for the read that has failed. */
    watchHost: requiredCallback<HostBack, Failure | undefined>('watchHost'),
  },
  actions: {
    keep: requiredAction<LabelSettingsChange>('keep'),
    /** Has a size of one's own beyond this page, none where it is saved or given up. */
    keepOwn: requiredAction<OwnDraft | undefined>('keepOwn'),
    print: requiredAction<void>('print'),
    /** Puts what was typed into the address. */
    rememberRange: requiredAction<string>('rememberRange'),
  },
  delays: { typingPause: TYPING_PAUSE, freshness: FRESHNESS },
  guards: {
    isOther: ({ context }, choice: LabelChoice) => !isSameTyped(choice, context.choice),
    isNotTyped: ({ context }, choice: LabelChoice) =>
      context.typed !== undefined && !isSameTyped(choice, typedChoice(context.typed)),
    isAwaiting: ({ context: { unsent, relabelled, awaited } }) => unsent + relabelled + awaited > 0,
    isMissed: ({ context }) => context.missed !== undefined,
    isNothing: ({ context }) => context.choice.kind === 'nothing',
    canPrint: ({ context }) => isAddressed(context) && context.refused.length === 0,
  },
}).createMachine({
  id: 'labels',
  type: 'parallel',
  context: ({ input: { choice, settings, own } }) => ({
    choice,
    typed: undefined,
    settings: withinLimits(settings),
    run: FIRST_RUN,
    startsChosen: 0,
    refused: [],
    own: ownClosed(own),
    ...NO_SUBJECTS,
    url: undefined,
    urlFailure: undefined,
    failure: undefined,
  }),
  invoke: { src: 'watchUnsent' },
  on: {
    'settings.changed': {
      actions: [
        assign(({ context, event: { change } }) => {
          const settings = withSettingsChange(context.settings, change);
          // Where a sheet begins says nothing of another one, nor of one that was measured anew.
          const isOther = change.kind !== 'values' || settings.sheet !== context.settings.sheet;
          const run = isOther ? { ...context.run, start: 0 } : context.run;
          return { settings, run, own: change.kind === 'own saved' ? undefined : context.own };
        }),
        { type: 'keep', params: ({ event }) => event.change },
        { type: 'keepOwn', params: ownIn },
      ],
    },
    'run.changed': { actions: assign({ run: ({ context, event }) => withRun(context, event.run) }) },
    'start.chosen': {
      actions: assign(({ context, event: { start } }) => ({
        run: withRun(context, { start }),
        startsChosen: context.startsChosen + 1,
      })),
    },
    'number.refused': {
      actions: assign({
        refused: ({ context, event }) => [...without(context.refused, event.field), event.field],
      }),
    },
    'number.settled': {
      actions: assign({ refused: ({ context, event }) => without(context.refused, event.field) }),
    },
    'own.opened': {
      actions: assign({ own: ({ context }) => ownOpened(context.own, chosenSheet(context.settings)) }),
    },
    'own.changed': {
      actions: [
        assign({
          own: ({ context: { own }, event: { field, value } }) =>
            own && { ...own, values: { ...own.values, [field]: value } },
        }),
        { type: 'keepOwn', params: ownIn },
      ],
    },
    'own.closed': { actions: assign({ own: ({ context }) => ownClosed(context.own) }) },
    'own.cancelled': { actions: [assign({ own: undefined }), { type: 'keepOwn', params: ownIn }] },
    'print.requested': { guard: 'canPrint', actions: 'print' },
  },
  states: {
    subjects: {
      initial: 'deciding',
      on: {
        'choice.made': {
          guard: { type: 'isOther', params: ({ event }) => event.choice },
          target: '.deciding',
          actions: assign({ choice: ({ event }) => event.choice, failure: undefined }),
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isNothing', target: 'ready', actions: assign(NO_SUBJECTS) },
            { target: 'reading' },
          ],
        },
        reading: {
          tags: 'busy',
          on: { 'unsent.changed': { target: 'reading', reenter: true } },
          invoke: {
            src: 'readSubjects',
            input: ({ context }) => context.choice,
            onDone: {
              target: 'ready',
              actions: assign(({ event }) => ({ ...NO_SUBJECTS, ...event.output })),
            },
            onError: {
              target: 'failed',
              actions: assign(({ event }) => ({ ...NO_SUBJECTS, failure: failureOf(event.error) })),
            },
          },
        },
        ready: {
          invoke: { src: 'watchHost', input: ({ context }) => context.missed },
          initial: 'fresh',
          states: {
            fresh: { after: { freshness: 'old' } },
            // Somebody may have changed them since: they are read once more before they are printed.
            old: { tags: 'old', on: { 'refresh.requested': '#labels.subjects.deciding' } },
          },
          on: {
            'unsent.changed': { guard: 'isAwaiting', target: 'reading' },
            'retry.requested': { guard: 'isMissed', target: 'reading' },
            'host.back': 'reading',
          },
        },
        failed: {
          tags: 'failed',
          invoke: { src: 'watchHost', input: ({ context }) => context.failure },
          on: {
            'retry.requested': { target: 'reading', actions: assign({ failure: undefined }) },
            'host.back': { target: 'reading', actions: assign({ failure: undefined }) },
          },
        },
      },
    },
    range: {
      initial: 'taken',
      on: {
        'range.typed': {
          target: '.typing',
          actions: assign({ typed: ({ event }) => typedRange(event.text, event.caret) }),
        },
        'choice.made': {
          guard: { type: 'isNotTyped', params: ({ event }) => event.choice },
          target: '.taken',
          actions: assign({ typed: undefined }),
        },
      },
      states: {
        taken: {},
        typing: {
          tags: 'typing',
          after: { typingPause: 'taking' },
          on: { 'range.left': 'taking' },
        },
        taking: {
          entry: [
            raise(({ context }) => ({ type: 'choice.made', choice: typedChoice(context.typed ?? '') })),
            { type: 'rememberRange', params: ({ context }) => context.typed ?? '' },
          ],
          always: 'taken',
        },
      },
    },
    address: {
      initial: 'reading',
      states: {
        reading: {
          // Until it is known nothing is printed that would have to be stuck on again.
          tags: 'busy',
          invoke: {
            src: 'readUrl',
            onDone: { target: 'known', actions: assign({ url: ({ event }) => event.output }) },
            // No answer is not that of a host that does not say, which is reached as this page is.
            onError: {
              target: 'failed',
              actions: assign({ urlFailure: ({ event }) => failureOf(event.error) }),
            },
          },
        },
        failed: {
          invoke: { src: 'watchHost', input: ({ context }) => context.urlFailure },
          on: {
            'host.back': { target: 'reading', actions: assign({ urlFailure: undefined }) },
            'retry.requested': { target: 'reading', actions: assign({ urlFailure: undefined }) },
            'address.accepted': { target: 'known', actions: assign({ urlFailure: undefined }) },
          },
        },
        known: {},
      },
    },
  },
});
