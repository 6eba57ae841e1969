import type { Location } from '../../../contract/entities.ts';
import { known } from './known.ts';
import type { Notice } from './unprovided.ts';

export const COPIED = {
  kind: 'success',
  text: 'Location URL copied to clipboard',
  about: 'share',
} as const satisfies Notice;
export const NOT_COPIED = {
  kind: 'error',
  text: 'Failed to copy URL',
  about: 'share',
} as const satisfies Notice;

/** The region of a page that copies the address of a location, where it shows one, and tells of it. */
export function sharing<Context, Event>(
  locationOf: (given: { context: Context; event: Event }) => Location | undefined,
) {
  interface Given {
    context: Context;
    event: Event;
  }
  return {
    initial: 'idle',
    states: {
      idle: {
        on: {
          'share.requested': {
            guard: (given: Given) => locationOf(given) !== undefined,
            target: 'copying',
          },
        },
      },
      copying: {
        invoke: {
          src: 'shareLocation',
          input: (given: Given) => known(locationOf(given)),
          onDone: { target: 'idle', actions: { type: 'notify', params: COPIED } },
          onError: { target: 'idle', actions: { type: 'notify', params: NOT_COPIED } },
        },
      },
    },
  } as const;
}
