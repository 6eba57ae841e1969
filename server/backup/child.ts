import { endWithParent } from '../threads/child.ts';
import { writeBackup } from './writeBackup.ts';

/** What a backup in a process of its own came to. */
export type Outcome = { files: number } | { failure: string };

endWithParent();
// Only schedule.ts starts this, with the data folder and the file.
const [folder, path] = process.argv.slice(2);
process.send?.(await outcomeOf(String(folder), String(path)), () => process.disconnect());

async function outcomeOf(from: string, to: string): Promise<Outcome> {
  try {
    const { files } = await writeBackup({ folder: from }, to, { now: Date.now() });
    return { files: files.length };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
