/**
 * The first letter and the first two of each part number and name become lexemes of their own, as
 * `search/searchDocument.ts` writes them from now on. The index is made anew after it: changing it row by row takes much
 * longer. PostgreSQL looks at once how common they are, for the search goes by it.
 */
export const shortStarts = `
drop index items_search_by_doc;
update items_search set doc = doc || (
  select coalesce(array_to_tsvector(array_agg(distinct left(lexeme, letters + 1))), ''::tsvector)
  from unnest(doc), (values (1), (2)) as lengths (letters)
  where lexeme ~ '^[<>]'
);
create index items_search_by_doc on items_search using gin (doc) with (fastupdate = off);
analyze items_search;
`;
