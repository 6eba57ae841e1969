import { assign, setup } from 'xstate';
import type { BackupsTold } from '../../../contract/account/backups.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type HostBack, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

/** What the account page tells of the server. */
export interface AccountTold {
  backups: BackupsTold;
  /** How many there are to be exported; undefined where that could not be read. */
  items: number | undefined;
}

interface AccountContext {
  told: AccountTold | undefined;
  failure: Failure | undefined;
}

/** The account page: asks once how it stands, and again when that has failed and the host is back. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as { type: 'retry.requested' } | HostBack,
    tags: {} as 'loading',
  },
  actors: {
    readAccount: requiredPromise<AccountTold, undefined>('readAccount'),
    /** Tells when the host is back for which a read has failed. */
    watchHost: requiredCallback<HostBack, Failure | undefined>('watchHost'),
  },
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
    failed: {
      invoke: { src: 'watchHost', input: ({ context }) => context.failure },
      on: { 'retry.requested': 'loading', 'host.back': 'loading' },
    },
  },
});
