import { type ImageAnalysis, isDone } from '../../../contract/analysis/analysis.ts';
import type { PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import type { Images } from '../../images/images.ts';
import { notFound } from '../../problems.ts';
import type { Caller } from '../../reading/turns.ts';
import { earlierAnalysed } from '../../store/analyses/earlier.ts';
import { findCorrection } from '../../store/analyses/corrections.ts';
import { findAnalysis } from '../../store/analyses/rows.ts';
import { findImage } from '../../store/images/rows.ts';
import type { Store } from '../../store/store.ts';
import { analysisOf } from '../answer.ts';
import { AnalysisFailure } from '../provider.ts';
import { readPhoto } from '../photo.ts';
import type { Comparer } from './comparer.ts';

interface Parts {
  store: Store;
  images: Images;
  comparer: Comparer;
}

/**
 * What has changed in a photo since an earlier one: the one that is named, else the last one of a place of both that has
 * compartments, or of the place that is named. What stands in the way of a comparison is its `reason`. Throws 404 for photos that are not there.
 */
export async function photoChanges(
  { store, images, comparer }: Parts,
  {
    imageId,
    sinceId,
    location,
  }: { imageId: string; sinceId: string | undefined; location: string | undefined },
  caller: Caller,
): Promise<PhotoChanges> {
  const { read } = store;
  if (!(await findImage(read, imageId))) throw notFound('Image');
  if (sinceId !== undefined && !(await findImage(read, sinceId))) throw notFound('Earlier image');
  const since = sinceId ?? (await earlierAnalysed(read, imageId, location));
  const told = { image_id: imageId, since_image_id: since ?? null };
  const without = (reason: string): PhotoChanges => ({
    ...told,
    reason,
    compared: 0,
    rows: null,
    columns: null,
    changes: [],
  });
  if (since === undefined) {
    return without('No earlier photo of this location shows compartments: there is nothing to compare with.');
  }
  if (since === imageId) return without('These are one and the same photo.');
  const [now, earlier] = [await analysisIn(store, imageId), await analysisIn(store, since)];
  if (!now || !isDone(now)) return without('This photo has not been analysed yet. Analyze it first.');
  if (!earlier || !isDone(earlier)) return without('The earlier photo has not been analysed.');
  try {
    const [photo, before] = [await readPhoto(store, images, imageId), await readPhoto(store, images, since)];
    const question = {
      now: { ...sideOf(now), bytes: photo.bytes },
      earlier: { ...sideOf(earlier), bytes: before.bytes },
    };
    const compared = await comparer.compare(question, caller);
    if ('reason' in compared) return without(compared.reason);
    const { isCountedAlike, ...rest } = compared;
    const size = isCountedAlike ? gridSize(now.compartments) : { rows: null, columns: null };
    return { ...told, reason: null, ...rest, ...size };
  } catch (error) {
    if (error instanceof AnalysisFailure) return without(error.message);
    throw error;
  }
}

async function analysisIn({ read }: Store, imageId: string): Promise<ImageAnalysis | undefined> {
  const row = await findAnalysis(read, imageId);
  return row && analysisOf(row, await findCorrection(read, imageId));
}

/** The last row and the last column that a compartment is in. */
function gridSize(compartments: ImageAnalysis['compartments']): Pick<PhotoChanges, 'rows' | 'columns'> {
  const last = (all: readonly (number | null)[]): number | null =>
    all.reduce((most, one) => (one !== null && one > (most ?? 0) ? one : most), null);
  return {
    rows: last(compartments.map(({ row }) => row)),
    columns: last(compartments.map(({ column }) => column)),
  };
}

const sideOf = ({ compartments, texts, grid }: ImageAnalysis) => ({ compartments, texts, grid });
