/**
 * What was deleted, whole, so that it can be brought back for a while (decision record 27): `snapshot` is JSON of its row,
 * its history and its links to photos. No reference to what it was in, which may go as well.
 */
export const deletedRecords = `
create table deleted_records (
  kind text not null,
  id text not null,
  deleted_at integer not null,
  snapshot text not null,
  primary key (kind, id)
) strict, without rowid;
create index deleted_records_by_time on deleted_records (deleted_at);
`;
