import type { PendingCommand } from './pendingCommand.ts';

/** Whether what can be chosen comes out of the search for locations. Apart from the rest: Home loads it. */
export function isAboutLocations({ argument }: PendingCommand): boolean {
  return argument === 'location' || argument === 'label';
}
