/**
 * The first letter and the first two of each part number and name become lexemes of their own, as
 * `search/searchDocument.ts` writes them from now on. The table is made anew: changed row by row it would be twice as large
 * for good, and searches slower. Servers of the version before may read until it takes the old one's place; nobody may write
 * meanwhile, and `items` is locked first because every write of a document begins with it: one that had read the old
 * documents and then waited for them would end this with a deadlock. PostgreSQL looks at once how common words are, for the
 * search goes by it.
 */
export const shortStarts = `
lock table items in share mode;
lock table items_search in share mode;
create table items_search_new (seq bigint primary key, doc tsvector not null);
insert into items_search_new (seq, doc)
  select seq, doc || (
    select coalesce(array_to_tsvector(array_agg(distinct left(lexeme, letters + 1))), ''::tsvector)
    from unnest(doc), (values (1), (2)) as lengths (letters)
    where lexeme ~ '^[<>]'
  )
  from items_search order by seq;
create index items_search_new_by_doc on items_search_new using gin (doc) with (fastupdate = off);
analyze items_search_new;
drop table items_search;
alter table items_search_new rename to items_search;
alter index items_search_new_pkey rename to items_search_pkey;
alter index items_search_new_by_doc rename to items_search_by_doc;
`;
