import { decodeHierarchyChanges } from '../../../contract/hierarchyChanges.ts';
import type { Location } from '../../../contract/entities.ts';
import { isFailure } from '../../failure.ts';
import { withChanges } from '../../model/locations/hierarchyDifference.ts';
import type { Call, Http } from '../host/http.ts';

/** The locations of now, and what to ask with next time. */
interface Current {
  locations: Location[];
  tag: string | null;
}

/**
 * `known`, which the host calls `tag`, with what has changed since: the very same list when nothing has. Undefined where
 * there is any doubt, so that the whole tree has to be read. Rejects with a Failure when the host is away.
 */
export async function readChanges(
  http: Http,
  call: Call<Location[]>,
  known: Location[],
  tag: string,
): Promise<Current | undefined> {
  try {
    return await http.request<Current | undefined>({
      ...call,
      query: { since: tag },
      cache: 'no-store',
      decode(value, text, etag) {
        const changes = decodeHierarchyChanges(value);
        if (!changes) return { locations: call.decode(value, text, etag), tag: etag };
        const { changed, gone } = changes;
        const locations = changed.length + gone.length === 0 ? known : withChanges(known, changes);
        return locations && { locations, tag: changes.tag };
      },
    });
  } catch (error) {
    // An answer that cannot be read, or a host that refuses what it has offered: the whole tree may be had all the same.
    const isUnfit =
      isFailure(error) && (error.kind === 'bad-answer' || [400, 404, 422].includes(error.status ?? 0));
    if (isUnfit) return undefined;
    throw error;
  }
}
