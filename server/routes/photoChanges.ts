import type { Comparer } from '../analysis/changes/comparer.ts';
import { photoChanges } from '../analysis/changes/photoChanges.ts';
import { answer } from '../http/answer.ts';
import { callerOf } from '../http/caller.ts';
import { pathPart, queryText } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { Images } from '../images/images.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  store: Store;
  images: Images;
  comparer: Comparer;
}

/**
 * GET /api/images/{id}/changes?since={id}, or ?location={id}: what is different from an earlier photo of the place
 * (decision record 62).
 */
export function photoChangesRoutes({ route }: Routing, parts: Parts): void {
  route('/api/images/:id/changes', {
    async GET(c) {
      const imageId = pathPart(c, 'id', 'Image');
      const sinceId = queryText(c, 'since');
      const location = queryText(c, 'location');
      return answer(c, await photoChanges(parts, { imageId, sinceId, location }, callerOf(c)));
    },
  });
}
