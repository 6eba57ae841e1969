import {
  CORRECTION_BODY,
  CorrectionRequest,
  compartmentsOf,
  labelsToCorrect,
} from '../../contract/analysis/correction.ts';
import { analysisOf } from '../analysis/answer.ts';
import { answer, noContent } from '../http/answer.ts';
import { decodeBody } from '../http/body.ts';
import type { Call } from '../http/environment.ts';
import { pathPart } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import { writerOf } from '../http/writing.ts';
import { Problem, notFound } from '../problems.ts';
import {
  type IsCurrent,
  discardCorrection,
  findCorrection,
  keepCorrection,
} from '../store/analyses/corrections.ts';
import { findAnalysis } from '../store/analyses/rows.ts';
import { findImage } from '../store/images/rows.ts';
import type { Db, Store } from '../store/store.ts';

interface Parts {
  store: Store;
  now: () => number;
}

/** The correction of the compartments of a photo (decision record 59); it is read with the photo's analysis. */
export function gridRoutes({ route }: Routing, { store, now }: Parts): void {
  route('/api/images/:id/grid', {
    async PUT(c) {
      const imageId = pathPart(c, 'id', 'Image');
      const corrected = await decodeBody(c, CorrectionRequest, CORRECTION_BODY);
      const isCurrent = matcherIn(c);
      const write = writerOf(c, store);
      const analysis = await write(async (trx) => {
        const row = await analysedPhoto(trx, imageId);
        const texts = labelsToCorrect(analysisOf(row, await findCorrection(trx, imageId)));
        await keepCorrection(trx, {
          ...corrected,
          imageId,
          analysisId: row.id,
          userId: c.get('user').id,
          compartments: compartmentsOf(corrected, texts),
          now: now(),
          isCurrent,
        });
        return analysisOf(row, await findCorrection(trx, imageId));
      });
      return answer(c, analysis, 200, { ETag: `"${analysis.correction?.version}"` });
    },
    async DELETE(c) {
      const imageId = pathPart(c, 'id', 'Image');
      const isCurrent = matcherIn(c);
      const write = writerOf(c, store);
      await write(async (trx) => {
        if (!(await findImage(trx, imageId))) throw notFound('Image');
        await discardCorrection(trx, imageId, isCurrent);
      });
      return noContent(c);
    },
  });
}

/** The finished analysis of a photo; 404 where there is none, 409 while one is under way: its texts are not known yet. */
async function analysedPhoto(db: Db, imageId: string) {
  if (!(await findImage(db, imageId))) throw notFound('Image');
  const row = await findAnalysis(db, imageId);
  if (!row) throw notFound('Analysis');
  if (row.finished_at === null) {
    throw new Problem('conflict', 'This photo is being analysed. Save the correction once that is done.');
  }
  return row;
}

/**
 * Which correction the writer knows of: `If-Match` with its version, or `If-None-Match: *` for none. Without either
 * whatever there is may be replaced.
 */
function matcherIn(c: Call): IsCurrent {
  if (c.req.header('If-None-Match')?.trim() === '*') return (version) => version === undefined;
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined) return () => true;
  if (header === '*') return (version) => version !== undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  return (version) => version !== undefined && tags.includes(`"${version}"`);
}
