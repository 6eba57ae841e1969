import { sql } from 'kysely';
import type { Db } from '../store.ts';

/**
 * The last photo before this one that is of a location of both and has compartments: of its newest analysis where that is
 * completed, or by a person's correction, although that analysis may have failed. undefined where there is none. `location` names the one
 * that counts, of a photo that is of several.
 */
export async function earlierAnalysed(
  db: Db,
  imageId: string,
  location?: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from location_images here
    join location_images there on there.owner_id = here.owner_id
    join images i on i.id = there.image_id and i.status = 'ready'
    join analyses a on a.image_id = i.id
    left join grid_corrections c on c.image_id = i.id
    where here.image_id = ${imageId}
      ${location === undefined ? sql`` : sql`and here.owner_id = ${location}`}
      and i.seq < (select seq from images where id = ${imageId})
      and a.seq = (select max(seq) from analyses where image_id = i.id)
      and (a.status = 'completed' or (a.status = 'failed' and c.image_id is not null))
      and coalesce(c.compartments, a.compartments) <> '[]'
    order by i.seq desc
    limit 1
  `.execute(db);
  return rows[0]?.id;
}
