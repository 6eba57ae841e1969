import { restoreEverything } from '../export/restoreEverything.ts';
import type { DataFolder } from '../dataFolder.ts';
import { counted } from '../wording.ts';
import { type Terminal, untilEnded } from './terminal.ts';

/** How often progress is told, in items. */
const EVERY = 1000;

/** `import FILE.json`: an export of everything into an empty data folder. Throws `ImportRefused`. */
export async function importEverything(
  { store }: DataFolder,
  terminal: Terminal,
  path: string,
): Promise<number> {
  const { items, locations, photos } = await untilEnded(terminal, (ended) =>
    restoreEverything(store, path, {
      now: Date.now(),
      onProgress: (done) => {
        if (done % EVERY === 0) terminal.showProgress?.(counted(done, 'item'));
      },
      ended,
    }),
  );
  terminal.showProgress?.('');
  terminal.print(`Imported ${counted(items, 'item')} and ${counted(locations, 'location')}.`);
  if (photos > 0)
    terminal.complain(`Without ${counted(photos, 'photo')}: only a backup holds their pictures.`);
  return 0;
}
