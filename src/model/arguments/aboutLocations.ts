import type { PendingCommand } from './pendingCommand.ts';

/** Whether what can be chosen are locations that are looked up. Apart from the rest: Home loads it. */
export function isAboutLocations({ argument }: PendingCommand): boolean {
  return argument === 'location' || argument === 'label' || argument === 'place';
}
