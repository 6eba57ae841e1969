import { failure, failureOf } from '../../failure.ts';
import { isolatedName } from '../../model/items/isolatedName.ts';
import type { Http } from './http.ts';
import { segment } from './path.ts';
import { deleted, isGone, type Unanswered } from './unanswered.ts';

/** Where a thing is: an item lies in a location, a location is in another one. */
interface Placed {
  location_id?: string | null | undefined;
  parent_id?: string | null | undefined;
}

/** A thing to delete, as far as the one who asks for it knows it. */
export interface PendingDelete extends Placed {
  id: string;
  name: string;
  version?: number | undefined;
  /** Only as it was seen: one that has been changed since is left, and kind 'stale' is why. */
  isAsSeen?: boolean;
  /** It is shown with an unsent name or place of one's own: what the server has instead nobody here has seen. */
  isShownOtherwise?: boolean;
}

/** What is deleted by its id. */
interface Deletable {
  kind: 'item' | 'location';
  /** Milliseconds. */
  timeout: number;
  decode(value: unknown): Placed & { name: string; version?: number | undefined };
}

/**
 * Deletes a record and says each time which version it is about, where the host matches versions: a deletion that arrives
 * late removes nothing that was brought back meanwhile. What has been changed meanwhile is deleted all the same, but neither
 * under another name or in another place than what was asked about, where it was to be as it was seen, nor by a repeat, which may
 * be the second one. One that somebody else has deleted before is deleted; `settled` is called when it is. Rejects with a
 * Failure: 'stale' for what is left for one of those reasons. Tells whether it was deleted by this: false where it was gone before.
 */
export function versionedDeletion(
  http: Http,
  unanswered: Unanswered,
  { kind, timeout, decode }: Deletable,
): (record: PendingDelete, settled: () => void, signal?: AbortSignal) => Promise<boolean> {
  return async (record, settled, signal) => {
    const { id, name, version, isAsSeen = false } = record;
    const call = { path: `/api/${kind}s/${segment(id)}`, timeout };
    const read = { ...call, operation: `${kind} fetch` };
    let known = version;
    const askOnce = (): Promise<void> =>
      http.request({
        ...call,
        operation: `${kind} deletion`,
        method: 'DELETE',
        decode: () => undefined,
        ...(known !== undefined &&
          http.features().has('if-match') && { headers: { 'if-match': `"${known}"` } }),
      });
    const askNewest = async (check: () => void): Promise<void> => {
      try {
        await askOnce();
      } catch (error) {
        if (failureOf(error).kind !== 'stale') throw error;
        const now = await http.request({ ...read, decode });
        check();
        const wasSeen = !record.isShownOtherwise;
        if (wasSeen && now.name !== name) throw otherwise(`It is called ${isolatedName(now.name)} now.`);
        if (wasSeen && isElsewhere(record, now)) throw otherwise('It is in another location now.');
        known = now.version;
        await askOnce();
      }
    };
    return unanswered.write<boolean>(
      {
        intent: `delete ${kind} ${id}`,
        what: `"${name}"`,
        done: 'deleted',
        isRepeatable: () => false,
        // What a repeat finds gone is most likely gone by the try before.
        ask: async (_, isRepeat, check) =>
          (await wasThere(isRepeat || isAsSeen ? askOnce() : askNewest(check))) || isRepeat,
        look: async () =>
          (await isGone(http.request({ ...read, decode: () => undefined }))) && { value: true },
        settled,
      },
      signal,
    );
  };
}

/** As `deleted`; tells whether it was there. */
async function wasThere(request: Promise<void>): Promise<boolean> {
  let isThere = false;
  await deleted(request.then(() => (isThere = true)));
  return isThere;
}

const isElsewhere = (was: Placed, now: Placed): boolean =>
  (was.location_id !== undefined && was.location_id !== now.location_id) ||
  (was.parent_id !== undefined && was.parent_id !== now.parent_id);

const otherwise = (how: string) => failure('stale', `${how} Look at it before you delete it.`);
