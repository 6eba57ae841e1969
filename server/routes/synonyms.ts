import {
  SynonymGroupChange,
  SynonymGroupRequest,
  wordsBetweenCommas,
} from '../../contract/finding/synonymGroups.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { KeptAnswers } from '../http/keptAnswers.ts';
import { pathPart, queryText } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import { newId } from '../store/ids.ts';
import { addSynonyms, changeSynonyms, listSynonyms, removeSynonyms } from '../store/synonyms/groups.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  store: Store;
  kept: KeptAnswers;
  /** Milliseconds since 1970. */
  now: () => number;
}

const WHAT = 'Group of words';

/** Groups of words that mean the same in this workshop, for all its users (decision record 67). */
export function synonymRoutes({ route }: Routing, { store, kept, now }: Parts): void {
  route('/api/synonyms', {
    GET: kept(async (c) => answer(c, await listSynonyms(store.read))),
    POST: creates(async (c, once) => {
      const request = await decodeBody(c, SynonymGroupRequest, { whole: ['words'] });
      return once(request, async (trx) => {
        const group = await addSynonyms(trx, { id: newId(now()), ...request });
        return { status: 201, body: JSON.stringify(group) };
      });
    }),
  });
  route('/api/synonyms/:id', {
    async PATCH(c) {
      const id = pathPart(c, 'id', WHAT);
      const change = await decodeBody(c, SynonymGroupChange, { whole: ['words', 'was'] });
      return answer(c, await writerOf(c, store)((trx) => changeSynonyms(trx, id, change)));
    },
    async DELETE(c) {
      const id = pathPart(c, 'id', WHAT);
      // As it is typed, for no word has a comma in it: ?was=biscuit,Lamello
      const was = queryText(c, 'was');
      const seen = was === undefined ? undefined : wordsBetweenCommas(was);
      await writerOf(c, store)((trx) => removeSynonyms(trx, id, seen));
      return noContent(c);
    },
  });
}
