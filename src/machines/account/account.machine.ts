import { assign, setup } from 'xstate';
import type { BackupsTold } from '../../../contract/account/backups.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { requiredPromise } from '../kit/unprovided.ts';

/** What the account page tells of the server. */
export interface AccountTold {
  backups: BackupsTold;
  /** How many there are to be exported. */
  items: number;
}

interface AccountContext {
  told: AccountTold | undefined;
  failure: Failure | undefined;
}

/** The account page: asks once how it stands, and again when that has failed. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as { type: 'retry.requested' },
    tags: {} as 'loading',
  },
  actors: { readAccount: requiredPromise<AccountTold, undefined>('readAccount') },
}).createMachine({
  id: 'account',
  context: { told: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'readAccount',
        input: undefined,
        onDone: { target: 'shown', actions: assign({ told: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
