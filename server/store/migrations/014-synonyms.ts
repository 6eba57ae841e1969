const raise = (event: string): string => `create trigger synonym_groups_${event}_revision
  after ${event} on synonym_groups begin
    update revisions set revision = revision + 1 where name = 'synonyms'; end;`;

/**
 * Words that mean the same in this workshop, as JSON, and how often any of them has changed: a search that knows the number
 * need not read them again (decision record 67).
 */
export const synonyms = `
create table synonym_groups (id text primary key, words text not null) strict, without rowid;
insert into revisions values ('synonyms', 1);
${['insert', 'update', 'delete'].map(raise).join('\n')}
`;
