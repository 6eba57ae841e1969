import { type LocationChanges, createChangingFinder } from '../../model/finding/changingFinder.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';

/** Finds locations off the page's thread (locationHost.ts). Tasks are done in the order in which they come. */

export type LocationTask =
  | { type: 'change'; changes: LocationChanges }
  | { type: 'prepare' }
  | { type: 'find'; number: number; wanted: WantedLocations };

/** To the `find` with that number. */
export interface LocationTaskAnswer {
  number: number;
  found: FoundLocations;
}

const finder = createChangingFinder();

self.addEventListener('message', ({ data: task }: MessageEvent<LocationTask>) => {
  if (task.type === 'change') finder.change(task.changes);
  else if (task.type === 'prepare') finder.prepare();
  else {
    const answer: LocationTaskAnswer = { number: task.number, found: finder.find(task.wanted) };
    self.postMessage(answer);
  }
});
