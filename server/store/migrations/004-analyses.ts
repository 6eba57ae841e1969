/**
 * Analyses of photos, a row each for job and result (decision record 17). The two unique indexes are the rules: a photo
 * has one unfinished analysis at most, and of all photos one is worked on at a time, in whichever process.
 */
export const analyses = `
create table analyses (
  seq integer primary key,
  id text not null unique,
  image_id text not null references images (id) on delete cascade,
  status text not null,
  analysis_type text not null,
  model_version text not null,
  attempts integer not null,
  owner text,
  lease_until integer,
  summary text not null,
  error_message text,
  finish_reason text,
  reasoning text,
  compartments text not null,
  usage_metadata text,
  created_at integer not null,
  updated_at integer not null,
  started_at integer,
  finished_at integer
) strict;
create index analyses_by_image on analyses (image_id, seq);
create unique index analyses_unfinished on analyses (image_id) where status in ('pending', 'processing');
create unique index analyses_one_at_a_time on analyses (status) where status = 'processing';
create index analyses_waiting on analyses (seq) where status = 'pending';
`;
