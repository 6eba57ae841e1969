/**
 * The first letter and the first two of each part number and name become lexemes of their own, as
 * `search/searchDocument.ts` writes them from now on. The table is made anew: changed row by row it would be twice as large
 * for good, and searches slower. PostgreSQL looks at once how common words are, for the search goes by it.
 */
export const shortStarts = `
alter table items_search rename to items_search_before;
create table items_search (seq bigint primary key, doc tsvector not null);
insert into items_search (seq, doc)
  select seq, doc || (
    select coalesce(array_to_tsvector(array_agg(distinct left(lexeme, letters + 1))), ''::tsvector)
    from unnest(doc), (values (1), (2)) as lengths (letters)
    where lexeme ~ '^[<>]'
  )
  from items_search_before order by seq;
drop table items_search_before;
alter index items_search_pkey1 rename to items_search_pkey;
create index items_search_by_doc on items_search using gin (doc) with (fastupdate = off);
analyze items_search;
`;
