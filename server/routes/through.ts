import { ownPath, THROUGH_PATH } from '../../contract/account/ownPath.ts';
import type { Routing } from '../http/routing.ts';

/** Stands for the server's own, which a path is read against: only the path is answered. */
const ANY_ORIGIN = 'http://stowage.invalid';

/**
 * GET /api/through?to=/page, for whoever had to sign in with something in front of the server before a request came
 * through: 303 to that page of the app, and to its first one for anything that is none. 204 for calls, which want no page.
 */
export function throughRoutes({ open }: Routing): void {
  open(THROUGH_PATH, {
    GET(c) {
      const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
      if (c.req.header('Accept')?.includes('text/html') !== true) return c.body(null, 204, headers);
      return c.body(null, 303, {
        ...headers,
        Location: ownPath(c.req.query('to') ?? null, ANY_ORIGIN) ?? '/',
      });
    },
  });
}
