import { failureOf } from '../../failure.ts';
import { isDeclined } from './confirmedAction.ts';
import { deletionFailureNotice } from './failureNotice.ts';
import { known } from './known.ts';
import type { Navigation, Notice } from './unprovided.ts';

interface Named {
  id: string;
  name: string;
}

/** What a page deletes, and how. */
interface Deletion<Context, Stored, Source> {
  /** As its messages name it, in lower case. */
  thing: string;
  /** The actor that asks and deletes. */
  src: Source;
  /** What is deleted, whatever the page shows by then; undefined where nothing can be. */
  subject(context: Context): Stored | undefined;
  /** The id of the location that is shown after it. */
  placeOf(deleted: Stored): string | null;
}

export const deletedNotice = (thing: string, { id, name }: Named): Notice => ({
  kind: 'success',
  text: `${thing} deleted`,
  detail: name,
  about: deletionOf(id),
  many: { count: 1, words: `${thing.toLowerCase()}s deleted` },
  deleted: [id],
});

/** What the notices of a deletion are about. */
const deletionOf = (id: string): string => `deletion of ${id}`;

/** The region of a page that deletes what is on it, tells of it and leads away. */
export function deletion<Context, Stored extends Named, const Source extends string>({
  thing,
  src,
  subject,
  placeOf,
}: Deletion<Context, Stored, Source>) {
  const Thing = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  interface Given {
    context: Context;
  }
  interface Done {
    event: { output: Stored | undefined };
  }
  return {
    initial: 'idle',
    states: {
      idle: {
        on: {
          'delete.requested': {
            guard: ({ context }: Given) => subject(context) !== undefined,
            target: 'deleting',
          },
        },
      },
      deleting: {
        tags: 'deleting',
        invoke: {
          src,
          input: ({ context }: Given) => known(subject(context)),
          onDone: [
            { guard: isDeclined, target: 'idle' },
            {
              target: 'deleted',
              actions: [
                {
                  type: 'notify',
                  params: ({ event }: Done): Notice => deletedNotice(Thing, known(event.output)),
                },
                {
                  type: 'navigate',
                  params: ({ event }: Done): Navigation => {
                    const place = placeOf(known(event.output));
                    return { to: place ? `/location/${encodeURIComponent(place)}` : '/', replace: true };
                  },
                },
              ],
            },
          ],
          onError: {
            target: 'idle',
            actions: {
              type: 'notify',
              params: ({ context, event }: Given & { event: { error: unknown } }): Notice => ({
                ...deletionFailureNotice(`Failed to delete ${thing}`, failureOf(event.error)),
                about: deletionOf(subject(context)?.id ?? ''),
              }),
            },
          },
        },
      },
      deleted: { tags: 'deleting' },
    },
  } as const;
}
