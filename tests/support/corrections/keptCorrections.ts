import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { openPhotos } from '../../../server/dataFolder.ts';
import { openBeside } from '../postgres/openBeside.ts';
import { readPhoto } from '../../../server/analysis/photo.ts';
import type { Provider } from '../../../server/analysis/provider.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { boxOverlap } from './drawnGrid.ts';

/** What one photo's analysis is worth, against what a person has made of it. */
export interface KeptScore {
  imageId: string;
  /** As many rows, columns and joined compartments, or rightly none. */
  isExact: boolean;
  /** Rows by columns of the correction, 'none' without a grid; and what was found. */
  truth: string;
  found: string;
  /** Mean share of the compartments that is where it should be. */
  overlap: number;
  /** Compartments with a name that is not that of their place, and how many of those names were found there. */
  labels: number;
  read: number;
}

/** Says how well a provider does on the photos of a data folder that people have corrected. */
export async function printKeptScore(folder: string, provider: Provider): Promise<void> {
  const scores: KeptScore[] = [];
  for await (const score of scoreKept(folder, provider)) {
    scores.push(score);
    const { imageId, truth, found, isExact, overlap, labels, read } = score;
    console.log(
      `${imageId} ${truth}, found ${found}, overlap ${overlap.toFixed(2)}, labels ${read}/${labels}${isExact ? '' : ' <'}`,
    );
  }
  await provider.close();
  if (scores.length === 0) return console.log('Nobody has corrected a photo in this folder.');
  const sum = (part: (score: KeptScore) => number): number =>
    scores.reduce((total, score) => total + part(score), 0);
  console.table({
    'corrected photos': scores.length,
    'exact grids': `${sum(({ isExact }) => Number(isExact))} of ${scores.length}`,
    'mean overlap (IoU)': (sum(({ overlap }) => overlap) / scores.length).toFixed(3),
    'labels but for case and spaces': `${sum(({ read }) => read)} of ${sum(({ labels }) => labels)}`,
  });
}

/** Analyses every photo of a data folder that somebody has corrected. The folder is only read. */
export async function* scoreKept(folder: string, provider: Provider): AsyncGenerator<KeptScore> {
  const store = await openBeside(folder, { readOnly: true });
  try {
    const images = await openPhotos(store, folder, decodeHere);
    const rows = await store.read
      .selectFrom('grid_corrections')
      .select(['image_id', 'compartments'])
      .orderBy('updated_at')
      .execute();
    for (const { image_id: imageId, compartments } of rows) {
      // Only our own routes write it.
      const truth = JSON.parse(compartments) as Compartment[];
      const photo = await readPhoto(store, images, imageId);
      const found = await provider.analyse(photo, new AbortController().signal);
      yield { imageId, ...scoreOf(truth, found.compartments) };
    }
  } finally {
    await store.close();
  }
}

/** The score of what was found where `truth` is right. */
export function scoreOf(
  truth: readonly Compartment[],
  found: readonly Compartment[],
): Omit<KeptScore, 'imageId'> {
  const at = new Map(found.map((one) => [placeOf(one), one]));
  let [overlap, labels, read] = [0, 0, 0];
  for (const one of truth) {
    const other = at.get(placeOf(one));
    overlap += one.bounding_box ? boxOverlap(one.bounding_box, other?.bounding_box) : 0;
    if (one.name === placeOf(one)) continue;
    labels++;
    if (other && plain(other.name) === plain(one.name)) read++;
  }
  const places = (all: readonly Compartment[]): string => all.map(placeOf).toSorted().join(' ');
  return {
    isExact: places(truth) === places(found),
    truth: sizeOf(truth),
    found: sizeOf(found),
    overlap: truth.length > 0 ? overlap / truth.length : Number(found.length === 0),
    labels,
    read,
  };
}

const placeOf = ({ row, column }: Compartment): string => `R${row}C${column}`;
/** Case and spaces are no mistakes of a reader. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');

function sizeOf(compartments: readonly Compartment[]): string {
  if (compartments.length === 0) return 'none';
  const most = (side: 'row' | 'column') => Math.max(...compartments.map((one) => one[side] ?? 0));
  return `${most('row')}x${most('column')}`;
}
