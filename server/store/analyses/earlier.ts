import { sql } from 'kysely';
import type { Db } from '../store.ts';

/**
 * The last photo before this one that is of a location of both, and whose newest analysis is completed and has compartments, by
 * a person's correction if there is one; undefined where there is none.
 */
export async function earlierAnalysed(db: Db, imageId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from location_images here
    join location_images there on there.owner_id = here.owner_id
    join images i on i.id = there.image_id and i.status = 'ready'
    join analyses a on a.image_id = i.id
    left join grid_corrections c on c.image_id = i.id
    where here.image_id = ${imageId}
      and i.seq < (select seq from images where id = ${imageId})
      and a.seq = (select max(seq) from analyses where image_id = i.id)
      and a.status = 'completed'
      and coalesce(c.compartments, a.compartments) <> '[]'
    order by i.seq desc
    limit 1
  `.execute(db);
  return rows[0]?.id;
}
