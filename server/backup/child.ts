import { readBlobsPlace } from '../blobs/place.ts';
import { endWithParent } from '../apart/child.ts';
import { writeBackup } from './writeBackup.ts';

/** What a backup in a process of its own came to. */
export type Outcome = { files: number; photos: number; missing: number } | { failure: string };

endWithParent();
// Only schedule.ts starts this, with the data folder and the file, and with the place of photos in the environment.
const [folder, path] = process.argv.slice(2);
process.send?.(await outcomeOf(String(folder), String(path)), () => process.disconnect());

async function outcomeOf(from: string, to: string): Promise<Outcome> {
  try {
    const { files, counts, missing } = await writeBackup(
      { folder: from, blobs: readBlobsPlace(process.env) },
      to,
      {
        now: Date.now(),
      },
    );
    return { files: files.length, photos: counts.photos, missing: missing.length };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
