import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type {
  LocationFormEvent,
  LocationOutcome,
} from '../../../src/machines/locations/locationForm.context.ts';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import { checkLocationForm } from '../../../src/model/locations/locationForm.ts';
import { aNewLocation } from '../../services/samples.ts';
import { locationFormStage } from './locationForm.stage.ts';
import { confirmedBy, together, walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, anItem, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const LISTS = {
  types: [{ id: 7, name: 'Container' }],
  areas: [{ id: 1, name: 'HANGAR' }],
  drafts: [{ key: 'then', form: 'location-edit_l1', values: { name: 'S' }, user: 'ada', at: 1 }],
  draftKey: 'now',
};
/** Of what was made of it meanwhile. */
const MADE_OF = LISTS.drafts.map((draft) => ({ ...draft, form: 'location-add', item: 'l3' }));
const NO_DRAFTS = { ...LISTS, drafts: [] };
const ENTRY = aNewLocation({ kind: 'edit', id: 'l1' });
const CONFLICT = { mine: ENTRY.item, theirs: aLocation({ name: 'Theirs' }), fields: ['name'] } as const;
const LOADED = {
  item: aLocation(),
  entry: undefined,
  conflict: undefined,
  knownAt: undefined,
  sentAs: undefined,
};
const KEPT: LocationOutcome = {
  result: 'kept',
  item: aLocation({ id: 'local-1' }),
  entry: aNewLocation({ id: 'local-1' }),
  failure: OFFLINE,
  unreachable: true,
};

const walk = (
  input: { id?: string },
  outside: Parameters<typeof walkAllPaths<typeof locationFormMachine>>[0]['outside'],
  events: LocationFormEvent[],
) =>
  walkAllPaths({
    machine: locationFormMachine,
    inputs: [input],
    stage: confirmedBy('confirmDiscard', 'discardUnsent', locationFormStage),
    outside,
    eventSets: [events],
    facts: ({ context }) => [
      context.id,
      checkLocationForm(context.values).ok,
      context.values.name === context.submitted.name,
      context.failure?.kind,
      context.drafts.length,
      context.entry !== undefined,
      context.sentAhead !== undefined,
    ],
  });

const TYPED: LocationFormEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Shelf' },
  { type: 'form.submitted' },
];

test('every state of the location form is reached and every transition taken, typing during a save too', async () => {
  const coverage = together(
    // What it begins with.
    await walk(
      { id: 'l1' },
      {
        loadForm: {
          answers: [
            { ...LISTS, loaded: LOADED },
            { ...NO_DRAFTS, loaded: { ...LOADED, sentAs: 'l2' } },
          ],
          failures: [NOT_FOUND, OFFLINE],
        },
        findItem: { answers: [anItem()], failures: [NOT_FOUND] },
      },
      [
        { type: 'field.changed', field: 'name', value: '' },
        { type: 'form.submitted' },
        { type: 'form.reset' },
        { type: 'retry.requested' },
        { type: 'host.back' },
        { type: 'draft.restored', key: 'then' },
        { type: 'draft.discarded', key: 'then' },
      ],
    ),
    // What a save of an edit comes to.
    await walk(
      { id: 'l1' },
      {
        loadForm: { answers: [{ ...NO_DRAFTS, loaded: LOADED }] },
        saveLocation: {
          answers: [
            { result: 'saved', item: aLocation() },
            { ...KEPT, entry: ENTRY, item: aLocation() },
            { ...KEPT, entry: { ...ENTRY, status: 'refused' }, unreachable: false },
            { result: 'conflict', entry: ENTRY, base: aLocation(), conflict: CONFLICT },
          ],
          failures: [OFFLINE, failure('storage', 'Full')],
        },
      },
      [
        ...TYPED,
        { type: 'side.chosen', side: 'theirs' },
        { type: 'side.kept', side: 'theirs' },
        { type: 'field.changed', field: 'location_type_id', value: '' },
        { type: 'form.reset' },
      ],
    ),
    // What is unsent of it, and is discarded.
    await walk(
      { id: 'l1' },
      {
        loadForm: {
          answers: [
            { ...NO_DRAFTS, loaded: { ...LOADED, entry: ENTRY } },
            { ...NO_DRAFTS, loaded: { ...LOADED, entry: ENTRY, conflict: CONFLICT } },
          ],
        },
        discardUnsent: { answers: [ENTRY, undefined], failures: [OFFLINE] },
      },
      [{ type: 'discard.requested' }, { type: 'field.changed', field: 'name', value: 'Shelf' }],
    ),
    // What is unsent of it, and is sent.
    await walk(
      { id: 'l1' },
      {
        loadForm: { answers: [{ ...NO_DRAFTS, loaded: { ...LOADED, entry: ENTRY } }] },
        saveLocation: { answers: [{ ...KEPT, entry: ENTRY, item: aLocation() }] },
        readAgain: {
          answers: [
            LOADED,
            { ...LOADED, knownAt: 1 },
            { ...LOADED, sentAs: 'l2' },
            { ...LOADED, entry: ENTRY, conflict: CONFLICT },
          ],
          failures: [OFFLINE],
        },
      },
      [...TYPED, { type: 'unsent.gone' }],
    ),
    // What was in the form, or had left it, when the session ended.
    await walk(
      {},
      {
        loadForm: {
          answers: [
            { ...LISTS, loaded: undefined, resumed: 'then' },
            { ...NO_DRAFTS, loaded: undefined, submitted: 'local-1' },
            { ...LISTS, drafts: MADE_OF, loaded: undefined },
            { ...LISTS, drafts: MADE_OF, loaded: undefined, resumed: 'then' },
          ],
        },
      },
      [{ type: 'form.reset' }, { type: 'draft.restored', key: 'then' }],
    ),
    // A new one, which this browser keeps.
    await walk(
      {},
      {
        loadForm: { answers: [{ ...NO_DRAFTS, loaded: undefined }] },
        saveLocation: { answers: [KEPT] },
        discardUnsent: { answers: [ENTRY] },
      },
      [
        ...TYPED,
        { type: 'field.changed', field: 'name', value: 'Shelf of nails' },
        { type: 'discard.requested' },
      ],
    ),
    // A new one, and another after it.
    await walk(
      {},
      {
        loadForm: { answers: [{ ...NO_DRAFTS, loaded: undefined }] },
        saveLocation: { answers: [{ result: 'saved', item: aLocation() }] },
        proposeLabel: { answers: ['WS-2'], failures: [OFFLINE] },
      },
      [
        { type: 'field.changed', field: 'name', value: 'Shelf' },
        { type: 'form.submitted', another: true },
      ],
    ),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Some hundred paths: seconds, but not where every processor is taken.
});
