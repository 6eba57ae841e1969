import type { Effect } from './model/argument/asked.ts';
import type { Navigation } from './machines/required.ts';
import type { Later } from './views/AppContext.ts';

interface Needs extends Pick<Later, 'changes' | 'openings'> {
  navigate(navigation: Navigation): void;
}

/** Does what was chosen in the palette as a command's argument. */
export function createCarryOut({ changes, openings, navigate }: Needs): (effect: Effect) => void {
  return (effect) => {
    if (effect.kind === 'go') return navigate({ to: effect.to });
    changes.send({ type: 'change.requested', change: effect.change });
    if (!effect.destination) return;
    // Where things are put is offered first for the next ones.
    const { id, name } = effect.destination;
    openings.note({ kind: 'location', id, name });
  };
}
