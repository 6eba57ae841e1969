/**
 * What an analysis has read and between which lines the compartments lie, and what a person has put right about that:
 * the correction stays with the photo, whatever is analysed afterwards (decision record 59). Its version is a name that no
 * other one ever has, so that one which was discarded and made anew is another.
 */
export const grids = `
alter table analyses add column texts text not null default '[]';
alter table analyses add column grid text;
create table grid_corrections (
  image_id text primary key references images (id) on delete cascade,
  version text not null,
  grid text,
  names text not null,
  compartments text not null,
  analysis_id text not null,
  user_id integer references users (id) on delete set null,
  created_at integer not null,
  updated_at integer not null
) strict, without rowid;
`;
