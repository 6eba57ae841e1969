import { type Finding, AnalysisFailure, type Photo } from '../provider.ts';
import { findCompartments } from './find.ts';
import { compartmentsFound, nothingFound } from './finding.ts';
import { unpack } from './picture.ts';
import { unpackColours } from './text/colours.ts';
import type { Models } from './text/models.ts';
import { readTexts } from './text/readTexts.ts';

/** Longest side of the picture in which lines are measured, in pixels: enough for 12 columns, and it averages noise. */
const MEASURED_SIDE = 768;
/** Longest side of the picture that is read: that of a kept photo. */
const READ_SIDE = 1536;

/** Looks at one photo: reads it, then looks for compartments. */
export async function analyse(photo: Photo, models: () => Promise<Models>): Promise<Finding> {
  const [small, whole] = await orDamaged(
    Promise.all([unpack(photo.bytes, MEASURED_SIDE), unpackColours(photo.bytes, READ_SIDE)]),
  );
  const read = await readTexts(whole, await models());
  const found = findCompartments(small, read.texts);
  return found ? compartmentsFound(found, read) : nothingFound(read);
}

function orDamaged<T>(unpacked: Promise<T>): Promise<T> {
  return unpacked.catch(() => {
    throw new AnalysisFailure('The photo could not be read: its file is damaged.');
  });
}
