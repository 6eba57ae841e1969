import { type Finding, AnalysisFailure, type Photo } from '../provider.ts';
import { cellsOf } from './cells.ts';
import { findLattice, isSure } from './find.ts';
import { compartmentsFound, nothingFound } from './finding.ts';
import { type Picture, unpack } from './picture.ts';
import type { Reader } from './labels/reader.ts';
import { labelsOf } from './labels/labels.ts';
import { sheetOf } from './sheet.ts';
import { STRIP } from './strip.ts';

/** Longest side of the picture in which lines are measured, in pixels: enough for 12 columns, and it averages noise. */
const MEASURED_SIDE = 768;

/** Looks at one photo. The reader is only asked for where there is something to read. */
export async function analyse(photo: Photo, reader: () => Promise<Reader>): Promise<Finding> {
  const [small, whole] = await Promise.all([
    unpacked(photo, MEASURED_SIDE),
    unpacked(photo, Math.max(photo.width, photo.height)),
  ]);
  const found = findLattice(small);
  if (!found || !isSure(found)) return nothingFound(found);
  const scale = whole.width / small.width;
  const cells = cellsOf(found.lattice);
  const sheet = await sheetOf(whole, found.view, cells, scale);
  const words = sheet ? await (await reader()).read(sheet.png) : [];
  const labels = labelsOf(sheet?.strips ?? [], words, STRIP);
  return compartmentsFound(found, cells, labels, photo, scale);
}

function unpacked(photo: Photo, side: number): Promise<Picture> {
  return unpack(photo.bytes, side).catch(() => {
    throw new AnalysisFailure('The photo could not be read: its file is damaged.');
  });
}
