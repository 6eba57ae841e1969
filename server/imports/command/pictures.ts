import { constants } from 'node:fs';
import { copyFile, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { IMAGE_CHOSEN_BYTES_MAX } from '../../../contract/limits.ts';
import { shownName } from '../../images/filename.ts';
import type { Images } from '../../images/images.ts';
import { tooLarge } from '../../images/refusals.ts';
import { Problem } from '../../problems.ts';
import { linkImage } from '../../store/images/links.ts';
import { insertImage } from '../../store/images/write.ts';
import type { Store } from '../../store/store.ts';
import { ImportRefused } from '../refusal.ts';

/** A row of the file that names a picture, with the item that was made of it. */
export interface Pictured {
  line: number;
  itemId: string;
}

export interface Attached {
  /** Pictures that became photos. */
  photos: number;
  /** For each row without its picture why; a line for a person. */
  problems: string[];
}

/**
 * Makes a photo of every picture and links it to its items. `wanted` has the rows by the path that they give,
 * relative to `folder`. A picture that is missing or no photo is told, and the rest goes on.
 */
export async function attachPictures(
  store: Store,
  images: Images,
  folder: string,
  wanted: ReadonlyMap<string, readonly Pictured[]>,
  now: number,
  onProgress: (photos: number) => void = () => undefined,
): Promise<Attached> {
  let photos = 0;
  const problems: { line: number; text: string }[] = [];
  for (const [path, rows] of wanted) {
    try {
      await attach(store, images, await inside(folder, path), rows, now);
      onProgress(++photos);
    } catch (error) {
      // What is wrong with one picture; all else, a full disk for example, ends the import.
      if (!(error instanceof Problem) && !(error instanceof ImportRefused)) throw error;
      problems.push(...rows.map(({ line }) => ({ line, text: `${path}: ${error.message}` })));
    }
  }
  return {
    photos,
    problems: problems
      .sort((a, b) => a.line - b.line)
      .map(({ line, text }) => `line ${line}, column "image": ${text}`),
  };
}

async function attach(
  store: Store,
  images: Images,
  source: string,
  rows: readonly Pictured[],
  now: number,
): Promise<void> {
  await images.add({
    now,
    owner: 'import',
    async receive(path) {
      await copyFile(source, path, constants.COPYFILE_EXCL);
      return { filename: shownName(basename(source)) };
    },
    enter: (image) =>
      store.write(async (trx) => {
        const { id } = await insertImage(trx, image);
        for (const { itemId } of rows) await linkImage(trx, 'item', { ownerId: itemId, imageId: id }, now);
      }),
  });
}

/** The file at `path` below `folder`; a file of somebody else's must not reach what lies outside of it. */
async function inside(folder: string, path: string): Promise<string> {
  const file = await realpath(resolve(folder, path)).catch(() => undefined);
  const found = file === undefined ? undefined : await stat(file);
  if (file === undefined || !found?.isFile()) throw new ImportRefused(['There is no such file.']);
  const way = relative(await realpath(folder), file);
  if (isAbsolute(way) || way.split(sep)[0] === '..') {
    throw new ImportRefused(['The file is outside of the folder of the pictures.']);
  }
  // As large as the app lets people choose one.
  if (found.size > IMAGE_CHOSEN_BYTES_MAX) throw tooLarge(IMAGE_CHOSEN_BYTES_MAX);
  return file;
}
