import type { Grid, ReadText } from '../../../contract/analysis/grid.ts';
import { compartmentsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { openBeside } from '../postgres/openBeside.ts';
import { newId } from '../../../server/store/ids.ts';

/** Writes a completed analysis of a photo into the data folder of a running server, as its worker would. */
export async function addAnalysis(
  dataDir: string,
  imageId: string,
  { grid, texts }: { grid: Grid | null; texts: readonly ReadText[] },
): Promise<void> {
  const now = Date.now();
  const compartments = grid ? compartmentsOfGrid(grid, texts) : [];
  const store = await openBeside(dataDir);
  try {
    await store.write((trx) =>
      trx
        .insertInto('analyses')
        .values({
          id: newId(now),
          image_id: imageId,
          status: 'completed',
          analysis_type: 'Image analysis',
          model_version: 'drawn',
          attempts: 1,
          summary: grid
            ? `Found ${compartments.length} compartments.`
            : 'No grid of compartments was found in this photo.',
          compartments: JSON.stringify(compartments),
          texts: JSON.stringify(texts),
          grid: grid && JSON.stringify(grid),
          created_at: now,
          updated_at: now,
          started_at: now,
          finished_at: now,
        })
        .execute(),
    );
  } finally {
    await store.close();
  }
}
