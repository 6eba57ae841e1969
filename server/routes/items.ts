import type { Item } from '../../contract/entities.ts';
import { HISTORY_PAGE } from '../../contract/limits.ts';
import { ItemCreateRequest, ItemUpdateRequest } from '../../contract/requests.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody, decodeChanges } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import type { Call } from '../http/environment.ts';
import { claimOfUpdate, replayedHeader } from '../http/idempotency.ts';
import type { KeptAnswers } from '../http/keptAnswers.ts';
import { etagOf, knownThere, matcherOf, pathNumber, pathPart, queryNumber } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { notFound } from '../problems.ts';
import type { Reading } from '../reading/reading.ts';
import { type Kept, updateOnce } from '../store/idempotency.ts';
import { historyOf, wholeChange } from '../store/items/history.ts';
import { findItem, itemOf, itemsOf, type ItemRow } from '../store/items/rows.ts';
import {
  type Author,
  FIRST_VERSION,
  createItem,
  deleteItem,
  requireNoOther,
  updateItem,
} from '../store/items/write.ts';
import { findLocation } from '../store/locations/rows.ts';
import type { Db, Store } from '../store/store.ts';
import { type EncodeItems, listItems } from './itemLists.ts';

interface Parts {
  store: Store;
  reading: Reading;
  addresses: ImageAddresses;
  kept: KeptAnswers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The calls of items (section 7), their lists and their history. */
export function itemRoutes({ route }: Routing, { store, reading, addresses, kept, now }: Parts): void {
  const encode: EncodeItems = (rows) => itemsOf(store.read, rows, addresses);
  const lists = { read: store.read, reading, encode };
  const idOf = (c: Call): string => pathPart(c, 'id', 'Item');
  const authorOf = (c: Call): Author => ({ user: c.get('user').username, now: now() });
  /** The item that the path names, 404 without one. */
  const found = async (db: Db, c: Call): Promise<ItemRow> => {
    const row = await findItem(db, idOf(c));
    if (!row) throw notFound('Item');
    return row;
  };
  const one = (c: Call, row: ItemRow, item: Item | undefined, isReplay = false): Promise<Response> =>
    answer(c, item, 200, { ETag: etagOf(row.version), ...replayedHeader(isReplay) });
  const create = async (
    db: Db,
    request: ItemCreateRequest,
    author: Author,
    known: readonly string[] | undefined,
  ): Promise<Kept> => {
    if (known) await requireNoOther(db, request, known);
    const { row, place } = await createItem(db, request, author);
    return { status: 201, body: JSON.stringify(itemOf(row, place)) };
  };

  route('/api/items', {
    GET: kept((c) => listItems(c, lists, {})),
    POST: creates(
      async (c, once) => {
        const request = await decodeBody(c, ItemCreateRequest);
        const known = knownThere(c);
        return once(request, (trx) => create(trx, request, authorOf(c), known), { isSmall: true });
      },
      // Of the state that the body shows, which a replayed item may have left behind.
      () => ({ headers: { ETag: etagOf(FIRST_VERSION) } }),
    ),
  });
  route('/locations/:id/items', {
    GET: kept(async (c) => {
      const location = await findLocation(store.read, pathPart(c, 'id', 'Location'));
      if (!location) throw notFound('Location');
      return listItems(c, lists, { location: location.id });
    }),
  });
  route('/api/items/:id', {
    GET: kept(async (c) => {
      const row = await found(store.read, c);
      const [item] = await encode([row]);
      return one(c, row, item);
    }),
    async PATCH(c) {
      const request = await decodeChanges(c, ItemUpdateRequest);
      const isCurrent = matcherOf(c);
      const claim = claimOfUpdate(c, now());
      const update = (trx: Db) => updateItem(trx, idOf(c), request, isCurrent, authorOf(c));
      const { row, item, isReplay } = await writerOf(c, store)(
        async (trx) => {
          const updated = await updateOnce(
            trx,
            claim,
            () => update(trx),
            () => found(trx, c),
          );
          // Not once it is committed: what could not be read then would be told as an update that was not done.
          const [shown] = await itemsOf(trx, [updated.row], addresses);
          return { ...updated, item: shown };
        },
        { isSmall: true },
      );
      return one(c, row, item, isReplay);
    },
    async DELETE(c) {
      const isCurrent = matcherOf(c);
      await writerOf(c, store)((trx) => deleteItem(trx, idOf(c), isCurrent, authorOf(c)));
      return noContent(c);
    },
  });
  const knownId = async (c: Call): Promise<string> => (await found(store.read, c)).id;
  route('/api/items/:id/history', {
    async GET(c) {
      const limit = queryNumber(c, 'limit', 1, HISTORY_PAGE.max) ?? HISTORY_PAGE.standard;
      const before = queryNumber(c, 'before', 0, Number.MAX_SAFE_INTEGER);
      return answer(c, await historyOf(store.read, await knownId(c), { limit, before }));
    },
  });
  route('/api/items/:id/history/:entry/:field', {
    async GET(c) {
      const entry = pathNumber(c, 'entry', 'Change');
      const field = pathPart(c, 'field', 'Change');
      const change = await wholeChange(store.read, await knownId(c), { entry, field });
      if (!change) throw notFound('Change');
      return answer(c, change);
    },
  });
}
