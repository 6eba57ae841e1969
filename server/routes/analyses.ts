import { AnalysisRequest } from '../../contract/analysis/analysis.ts';
import { analysisOf } from '../analysis/answer.ts';
import type { AnalysisWorker } from '../analysis/worker.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBodyOr } from '../http/body.ts';
import { creates } from '../http/creating.ts';
import { wantedFields } from '../http/fields.ts';
import { pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { Problem, notFound } from '../problems.ts';
import { findCorrection } from '../store/analyses/corrections.ts';
import { findAnalysis } from '../store/analyses/rows.ts';
import { startAnalysis } from '../store/analyses/start.ts';
import { findImage } from '../store/images/rows.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  store: Store;
  /** Undefined where photos are not analysed. */
  analysis: Pick<AnalysisWorker, 'wake'> | undefined;
  /** How many analyses each user may ask for in a day (UTC); 0 for any number. */
  daily: number;
  now: () => number;
}

/** Starts and reads the analysis of an image (section 7); the worker does the rest. */
export function analysisRoutes({ route }: Routing, { store, analysis, daily, now }: Parts): void {
  route('/api/images/:id/analyze', {
    async GET(c) {
      const imageId = pathPart(c, 'id', 'Image');
      if (!(await findImage(store.read, imageId))) throw notFound('Image');
      const row = await findAnalysis(store.read, imageId);
      // No failure: the app asks this of every photo it shows, and browsers report each 404.
      if (!row) return noContent(c);
      return answer(c, wantedFields(c)(analysisOf(row, await findCorrection(store.read, imageId))));
    },
    POST: creates(async (c, once) => {
      const imageId = pathPart(c, 'id', 'Image');
      const asked = await decodeBodyOr(c, AnalysisRequest, {});
      if (!analysis)
        throw new Problem('unavailable', 'The analysis of photos is switched off on this server.');
      const started = await once(asked, async (trx) => {
        const { row, isRunning } = await startAnalysis(trx, {
          imageId,
          userId: c.get('user').id,
          daily,
          modelVersion: asked.model_version,
          analysisType: asked.analysis_type,
          now: now(),
        });
        // 202: recorded, not done.
        const body = JSON.stringify(analysisOf(row, await findCorrection(trx, imageId)));
        return { status: isRunning ? 200 : 202, body };
      });
      analysis.wake();
      return started;
    }),
  });
}
