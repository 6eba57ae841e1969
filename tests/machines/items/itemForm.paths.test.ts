import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { type ItemFormEvent, isTypedOn } from '../../../src/machines/items/itemForm.context.ts';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { isSame } from '../../../src/model/unsent/draft.ts';
import { checkItemForm } from '../../../src/model/items/itemForm.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { itemFormStage } from './itemForm.stage.ts';
import { confirmedBy, together, walkAllPaths } from '../kit/modelPaths.ts';
import {
  anItem,
  keptOutcome,
  loadedEntry,
  loadedItem,
  NOT_FOUND,
  OFFLINE,
  unsentEdit,
} from '../kit/samples.ts';

const ITEM = anItem();
const ENTRY = unsentEdit(ITEM);
const CONFLICT = { mine: inputOfItem(ITEM), theirs: anItem({ notes: 'theirs' }), fields: ['notes'] } as const;

const THEN = { key: 'then', form: 'item-add', values: { name: 'Nuts' }, user: 'ada', at: 1 };

const OUTSIDE = {
  findDrafts: {
    answers: [
      {
        drafts: [THEN],
        draftKey: 'now',
        at: 2,
      },
    ],
    failures: [OFFLINE],
  },
  resolveLocation: { answers: ['l1'], failures: [OFFLINE] },
  loadItem: {
    answers: [
      loadedItem(ITEM),
      loadedItem(ITEM, { sentAs: 'item-00002' }),
      loadedEntry(ENTRY),
      loadedEntry(ENTRY, CONFLICT),
    ],
    failures: [NOT_FOUND, OFFLINE],
  },
  saveItem: {
    answers: [
      { result: 'saved', item: ITEM },
      keptOutcome(ENTRY, OFFLINE, true),
      keptOutcome(ENTRY, OFFLINE, false),
      { result: 'conflict', entry: ENTRY, base: CONFLICT.theirs, conflict: CONFLICT },
    ],
    failures: [failure('storage', 'Full'), new Error('Ours'), failure('invalid', 'Not valid')],
  },
  findAuthor: { answers: [{ user: 'ben', at: '2026-01-01T00:00:00Z' }], failures: [OFFLINE] },
  keepItem: { answers: [ITEM], failures: [failure('storage', 'Full')] },
  discardUnsent: { answers: [ENTRY, undefined], failures: [failure('storage', 'Full')] },
};

const TYPING = [
  { type: 'field.changed', field: 'name', value: 'Bolts' },
  { type: 'field.changed', field: 'name', value: '' },
  { type: 'form.submitted' },
] as const;
const RESETTING: readonly ItemFormEvent[] = [
  ...TYPING,
  { type: 'form.reset' },
  { type: 'refresh.requested' },
  { type: 'host.back' },
];
const UNREAD = { acquisition_date: 'Finish the date, or clear it.' };
const DECIDING: readonly ItemFormEvent[] = [
  ...TYPING,
  { type: 'form.submitted', unread: UNREAD },
  { type: 'keep.requested', unread: UNREAD },
  { type: 'side.kept', side: 'theirs', unread: UNREAD },
  { type: 'keep.requested' },
  { type: 'side.chosen', side: 'theirs' },
  { type: 'side.kept', side: 'theirs' },
];
const ANOTHER: readonly ItemFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Bolts' },
  { type: 'form.submitted', another: true },
];
const DRAFTS: readonly ItemFormEvent[] = [
  { type: 'form.submitted' },
  { type: 'draft.restored', key: 'then' },
  { type: 'draft.discarded', key: 'then' },
  { type: 'discard.requested' },
];
/** The unsent work is sent, in each state that tells of some. */
const SENT: readonly ItemFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Nails M3' },
  { type: 'form.submitted' },
  { type: 'unsent.gone' },
];

/** What a form begins with after a session that ended, or after a page that did. */
const LEFT_BEHIND = {
  ...OUTSIDE,
  findDrafts: {
    answers: [
      { drafts: [THEN], draftKey: 'now', at: 2, resumed: 'then' },
      { drafts: [{ ...THEN, item: 'item-00003' }], draftKey: 'now', at: 2 },
      { drafts: [{ ...THEN, item: 'item-00003' }], draftKey: 'now', at: 2, resumed: 'then' },
      { drafts: [], draftKey: 'now', at: 2, submitted: 'item-00003' },
    ],
  },
  loadItem: { answers: [loadedItem(ITEM)] },
  saveItem: {},
};
/** One way into the form, and all ways out of it. */
const OPEN_AT_ONCE = {
  ...OUTSIDE,
  findDrafts: { answers: [{ drafts: [], draftKey: 'now', at: 2 }] },
  resolveLocation: { answers: ['l1'] },
  loadItem: { answers: [loadedEntry(ENTRY)] },
  saveItem: {
    answers: [{ result: 'saved', item: ITEM }, keptOutcome(ENTRY, OFFLINE, true)],
    failures: [failure('invalid', 'Not valid')],
  },
  keepItem: { answers: [ITEM] },
  discardUnsent: { answers: [ENTRY] },
};

/** What the form that is read again becomes. */
const RENEWED = {
  ...OPEN_AT_ONCE,
  loadItem: {
    answers: [
      loadedEntry(ENTRY),
      loadedItem(ITEM),
      loadedItem(ITEM, { knownAt: 1 }),
      loadedItem(ITEM, { sentAs: 'item-00002' }),
      loadedEntry(ENTRY, CONFLICT),
    ],
    failures: [OFFLINE],
  },
  saveItem: { answers: [keptOutcome(ENTRY, OFFLINE, true), keptOutcome(ENTRY, OFFLINE, false)] },
};

/** Typing at any time, with what is asked of the form meanwhile. */
const TYPED_ON: readonly ItemFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Nails M3' },
  { type: 'field.changed', field: 'name', value: 'Nails' },
  { type: 'form.submitted' },
  { type: 'keep.requested' },
  { type: 'discard.requested' },
];

const walk = (
  input: { id?: string; locationId?: string },
  eventSets: readonly (readonly ItemFormEvent[])[],
  outside: Record<string, { answers?: readonly unknown[]; failures?: readonly unknown[] }> = OUTSIDE,
) =>
  walkAllPaths({
    machine: itemFormMachine,
    inputs: [input],
    stage: confirmedBy('confirmDiscard', 'discardUnsent', itemFormStage),
    outside,
    eventSets,
    may: (snapshot, { type }) =>
      outside === OPEN_AT_ONCE || type !== 'field.changed' || snapshot.matches('editing'),
    facts: ({ context }) => [
      checkItemForm(context.values).ok,
      context.entry !== undefined,
      context.drafts.length,
      context.sentAhead !== undefined,
      ...(outside === LEFT_BEHIND ? [context.resumed] : []),
      ...(outside === RENEWED ? [isSame(context.values, context.pristine)] : []),
      ...(outside === OPEN_AT_ONCE ? [isTypedOn(context)] : []),
    ],
  });

test('every state of the item form is reached and every transition taken, in both modes', async () => {
  const coverage = together(
    await walk({ locationId: 'S1' }, [RESETTING, DECIDING, ANOTHER]),
    await walk({ id: ITEM.id }, [RESETTING, DECIDING, DRAFTS]),
    await walk({ id: 'local-0123456789ab' }, [DRAFTS]),
    await walk({ id: ITEM.id }, [SENT], RENEWED),
    await walk({ locationId: 'S1' }, [TYPED_ON], OPEN_AT_ONCE),
    await walk({ id: ITEM.id }, [TYPED_ON], OPEN_AT_ONCE),
    await walk({ id: ITEM.id }, [DRAFTS], LEFT_BEHIND),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Some 2,000 paths: seconds, but not where every processor is taken.
});
