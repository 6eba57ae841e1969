import { answer } from '../http/answer.ts';
import type { Routing } from '../http/routing.ts';

/** GET /api/server, what people may know of the server: `url`, where it is reached, or null. */
export function serverRoutes({ route }: Routing, url: string | undefined): void {
  route('/api/server', { GET: (c) => answer(c, { url: url ?? null }) });
}
