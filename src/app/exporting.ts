import { createActor } from 'xstate';
import { exportingMachine } from '../machines/export/exporting.machine.ts';
import { readBackups } from '../services/account/account.ts';
import { asPromise } from '../services/actors.ts';
import { saveFrom } from '../services/browser/saving.ts';
import { createExports } from '../services/export/exports.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { Deferred } from '../views/AppContext.ts';
import { hideNotice, showNotice } from '../views/notices/notices.ts';
import { type DeferredCore, watchHost } from './core.ts';

/** Wires what is taken out, and the account page; a part of `deferred.ts`. */
export function createExportPart(core: DeferredCore) {
  const { window, apiBase, http, items, cache, session } = core;
  const { make, isPossible } = createExports(http);
  const actor = createActor(
    exportingMachine.provide({
      actors: { makeFile: asPromise(make) },
      actions: {
        // At once: what is told and taken back in one go would else be taken back first, and stay.
        notify: ({ self }, notice) => showNotice(notice, self),
        withdraw: (_, notice) => hideNotice(notice),
        save: (_, { address }) => saveFrom(window.document, `${apiBase}${address}`),
      },
    }),
  ).start();
  onAnotherPerson(session, () => actor.send({ type: 'session.ended' }));
  const account: Deferred['implementations']['account'] = {
    actors: {
      readAccount: asPromise(async (_, signal) => {
        const [backups, page] = await Promise.all([
          readBackups(http, signal),
          // A page of one: its total is what is wanted. What is known of backups is told without it.
          cache
            .read(items.page({ page: 1, pageSize: 1, category: null }), { fresh: true, signal })
            .catch(() => undefined),
        ]);
        return { backups, items: page?.total };
      }),
      watchHost: watchHost(core),
    },
  };
  return { exporting: { actor, isPossible }, account };
}
