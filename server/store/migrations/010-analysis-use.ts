/**
 * Who asked for an analysis, and how much each has asked for: turns and limits go by it (decision record 41). Those from
 * before belong to nobody.
 */
export const analysisUse = `
alter table analyses add column user_id integer references users (id) on delete set null;
create table analysis_use (
  user_id integer primary key references users (id) on delete cascade,
  day text not null,
  asked integer not null,
  last_turn integer not null
) strict;
`;
