import type { SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { outboxMachine } from '../../../src/machines/unsent/outbox.machine.ts';
import type { PhotosChanged } from '../../../src/machines/unsent/outbox.setup.ts';
import { isSendable } from '../../../src/model/unsent/unsent.ts';
import { confirmedBy, together, walkAllPaths } from '../kit/modelPaths.ts';
import { aPhoto } from '../../services/photos/samples.ts';
import { outboxStage } from './outbox.stage.ts';
import { anItem, unsentEdit } from '../kit/samples.ts';

const A = unsentEdit(anItem({ id: 'a' }));
const B = unsentEdit(anItem({ id: 'b' }));
const ASIDE = unsentEdit(anItem({ id: 'a' }), { status: 'refused' });
/** What the server has failed on so often that it has no turn in the next round. */
const TIRED = unsentEdit(anItem({ id: 'a' }), { faults: 20 });
const entriesChanged = (...entries: (typeof A)[]) => ({ type: 'entries.changed', entries });

const walk = (
  more: Partial<Parameters<typeof walkAllPaths>[0]['outside']>,
  events: readonly { type: string; id: string }[],
  facts: (context: SnapshotFrom<typeof outboxMachine>['context']) => readonly unknown[] = () => [],
) =>
  walkAllPaths({
    machine: outboxMachine,
    inputs: [{ isVisible: true }],
    stage: confirmedBy('confirmDiscard', 'discard', outboxStage),
    outside: {
      watchEntries: { sends: [entriesChanged(A, B), entriesChanged(ASIDE), entriesChanged()] },
      watchLocations: { sends: [{ type: 'locations.changed', locations: [] }] },
      watchPhotos: {
        sends: [
          { type: 'photos.changed', photos: [] },
          { type: 'photos.changed', photos: [aPhoto()] },
        ],
      },
      ...more,
    },
    eventSets: [events],
    facts: ({ context }) => [
      context.entries.filter(isSendable).length,
      context.entries.length,
      context.photos.length,
      context.queue,
      ...facts(context),
    ],
  });

const photosChanged = (id: string): PhotosChanged => ({
  type: 'photos.changed',
  photos: [aPhoto({ owner: { kind: 'item', id } })],
});

test('every state of the outbox is reached and every transition taken', async () => {
  const coverage = together(
    await walk(
      {
        watchPage: { sends: [{ type: 'page.woke' }, { type: 'page.shown' }, { type: 'page.hidden' }] },
        trySending: {
          answers: [
            { result: 'sent' },
            { result: 'busy' },
            { result: 'gone' },
            { result: 'kept', setAside: { name: 'A', reason: 'No' } },
          ],
          failures: [new Error('Ours')],
        },
      },
      [{ type: 'send.requested', id: 'a' }],
    ),
    await walk(
      {
        watchEntries: { sends: [entriesChanged(TIRED)] },
        watchPhotos: { sends: [] },
        watchPage: { sends: [{ type: 'page.shown' }, { type: 'page.hidden' }] },
        trySending: { answers: [{ result: 'kept', unreachable: true, retryAfter: 30 }, { result: 'kept' }] },
      },
      [],
      ({ wait, round }) => [wait, Math.min(round, 1)],
    ),
    await walk(
      {
        watchEntries: { sends: [entriesChanged()] },
        watchPhotos: { sends: [photosChanged('local-1'), photosChanged('item-00001')] },
        trySending: { answers: [{ result: 'kept' }] },
      },
      [],
      ({ photos }) => photos.map(({ owner }) => owner.id),
    ),
    await walk(
      {
        watchEntries: { sends: [entriesChanged()] },
        watchWithdrawn: {
          sends: [
            { type: 'withdrawals.changed', withdrawn: [{ id: 'withdrawn:local-1', faults: 0 }] },
            { type: 'withdrawals.changed', withdrawn: [] },
          ],
        },
        trySending: { answers: [{ result: 'gone' }] },
      },
      [],
      ({ withdrawn }) => [withdrawn.length],
    ),
    await walk(
      {
        discard: { answers: [A, undefined], failures: [failure('storage', 'Full')] },
        renew: { answers: ['local-1'], failures: [failure('storage', 'Full')] },
      },
      [
        { type: 'discard.requested', id: 'a' },
        { type: 'renewal.requested', id: 'a' },
      ],
    ),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Some hundred paths: seconds, but not where every processor is taken.
});
