import { type EventObject, setup } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { KeptBulk, Made } from '../../model/changes/bulkEntries.ts';
import type { UndoStep } from '../../model/changes/bulkRun.ts';
import type { Step } from '../../model/changes/changes.ts';
import type {
  BulkCreateContext,
  BulkCreateInput,
  ItemToMake,
  LeftEntry,
  LocationToMake,
  MadeOrMet,
} from './bulkCreate.context.ts';
import type { BulkCreateEvent, RunNews, SessionEnded, ThereSaid } from './bulkCreate.events.ts';
import { bulkGuards } from './bulkCreate.guards.ts';
import type { RecordsMoved } from './changes.context.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** Nothing more is begun, and nothing shown to whoever comes. */
export const GONE = { isCancelled: true, isEnded: true, isShown: false };
export const BEGUN = { isCancelled: false, isUncompared: false, problem: undefined, met: 0 };

/** What bulk creation is made of: its events, what it asks others for, and its guards. */
export const bulkCreateSetup = setup({
  types: {
    context: {} as BulkCreateContext,
    events: {} as BulkCreateEvent,
    input: {} as BulkCreateInput,
    tags: {} as 'busy',
  },
  actors: {
    makeItem: requiredPromise<MadeOrMet, ItemToMake>('makeItem'),
    makeLocation: requiredPromise<Made<Location>, LocationToMake>('makeLocation'),
    /** What is gone already counts as removed, and gives nothing that would do it again. */
    remove: requiredPromise<Step | undefined, UndoStep>('remove'),
    /** Tells when its person has logged out, or somebody else has logged in. */
    watchSession: requiredCallback<SessionEnded, void>('watchSession'),
    /**
     * Tells what is in the location, or why nobody can tell: at first, and anew at each 'look'. From that on until
     * 'run.over' no other tab may look.
     */
    findThere: requiredCallback<ThereSaid, { parent: Location }>('findThere'),
    /** Tells what becomes of records that were made here. */
    watchRecords: requiredCallback<RecordsMoved, void>('watchRecords'),
    /** Asks whether to give up what is only in the dialog. */
    confirmClosing: requiredPromise<boolean, { unsaved: number }>('confirmClosing'),
    /** Asks before the browser leaves the page, for as long as it runs. */
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    /** Tells the history of all changes, which takes back the newest of them. */
    tellHistory: requiredAction<RunNews>('tellHistory'),
    /** Keeps them in this browser as they are now; undefined for nothing that would have to be kept. */
    keepEntries: requiredAction<KeptBulk | undefined>('keepEntries'),
    /** Puts entries where their person finds them without the dialog. */
    setAside: requiredAction<readonly LeftEntry[]>('setAside'),
  },
  guards: bulkGuards,
});
