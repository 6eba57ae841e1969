import { sql } from 'kysely';
import { answer } from '../http/answer.ts';
import type { Routing } from '../http/routing.ts';
import type { Store } from '../store/store.ts';

/** GET /api/health, for watchdogs: answers only when the database does. */
export function healthRoutes({ open }: Routing, store: Store): void {
  open('/api/health', {
    async GET(c) {
      await sql`select count(*) from location_types`.execute(store.read);
      return answer(c, { status: 'ok' });
    },
  });
}
