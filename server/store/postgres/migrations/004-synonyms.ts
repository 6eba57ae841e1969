const TEXT = 'text collate "C"';

const raise = (event: string): string => `
create trigger synonym_groups_${event}_revision after ${event} on synonym_groups for each row
  execute function synonym_groups_revision();`;

/** As SQLite's fourteenth step: words that mean the same in this workshop, and how often any of them has changed. */
export const synonyms = `
create table synonym_groups (id ${TEXT} primary key, words ${TEXT} not null);
insert into revisions values ('synonyms', 1);
create function synonym_groups_revision() returns trigger language plpgsql as $$ begin
  update revisions set revision = revision + 1 where name = 'synonyms';
  return null;
end $$;
${['insert', 'update', 'delete'].map(raise).join('')}
`;
