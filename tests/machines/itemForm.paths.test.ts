import { expect, test } from 'vitest';
import { failure } from '../../src/failure.ts';
import type { ItemFormEvent } from '../../src/machines/itemForm.context.ts';
import { itemFormMachine } from '../../src/machines/itemForm.machine.ts';
import { checkItemForm } from '../../src/model/itemForm.ts';
import { inputOfItem } from '../../src/model/unsent.ts';
import { itemFormStage } from './itemForm.stage.ts';
import { together, walkAllPaths } from './modelPaths.ts';
import { anItem, keptOutcome, loadedEntry, loadedItem, NOT_FOUND, OFFLINE, unsentEdit } from './samples.ts';

const ITEM = anItem();
const ENTRY = unsentEdit(ITEM);
const CONFLICT = { mine: inputOfItem(ITEM), theirs: anItem({ notes: 'theirs' }), fields: ['notes'] } as const;

const OUTSIDE = {
  findDrafts: {
    answers: [
      {
        drafts: [{ key: 'then', form: 'item-add', values: { name: 'Nuts' }, user: 'ada', at: 1 }],
        draftKey: 'now',
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
  keepItem: { answers: [ITEM], failures: [failure('storage', 'Full')] },
  confirmDiscard: { answers: [true, false], failures: [new Error('Ours')] },
  discardUnsent: { answers: [undefined], failures: [failure('storage', 'Full')] },
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
];
const DECIDING: readonly ItemFormEvent[] = [
  ...TYPING,
  { type: 'keep.requested' },
  { type: 'side.chosen', side: 'theirs' },
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

const walk = (
  input: { id?: string; locationId?: string },
  eventSets: readonly (readonly ItemFormEvent[])[],
) =>
  walkAllPaths({
    machine: itemFormMachine,
    inputs: [input],
    stage: itemFormStage,
    outside: OUTSIDE,
    eventSets,
    facts: ({ context }) => [
      checkItemForm(context.values).ok,
      context.entry !== undefined,
      context.drafts.length,
      context.addsAnother,
    ],
  });

test('every state of the item form is reached and every transition taken, in both modes', async () => {
  const coverage = together(
    await walk({ locationId: 'S1' }, [RESETTING, DECIDING, ANOTHER]),
    await walk({ id: ITEM.id }, [RESETTING, DECIDING, DRAFTS]),
    await walk({ id: 'local-0123456789ab' }, [DRAFTS]),
  );
  expect(coverage).toEqual({ leaves: 17, transitions: 42, unreached: [], untaken: [] });
  // Some 1,300 paths: seconds, but not where every processor is taken.
}, 60_000);
