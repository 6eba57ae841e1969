import { Problem } from '../problems.ts';
import type { Condition } from '../store/condition.ts';
import type { Server } from './environment.ts';
import { HEALTH_PATH } from './paths.ts';

/** Refuses what comes after a fault with 503, but for the question what is wrong: a server that ends begins nothing. */
export function refuseWhileEnding(app: Server, condition: Condition): void {
  app.use(async (c, next) => {
    if (condition.troubles().includes('fault') && c.req.path !== HEALTH_PATH) {
      throw new Problem('unavailable', 'The server is about to end and start again. Try again in a moment.', {
        headers: { 'Retry-After': '5' },
      });
    }
    await next();
  });
}
