/**
 * The index of the search: the texts of each item as a tsvector of our own making (postgres/search/searchDocument.ts), and the
 * words that they have. What is written is found at once: no list of what the index has still to take in.
 */
export const search = `
create table items_search (seq bigint primary key, doc tsvector not null);
create index items_search_by_doc on items_search using gin (doc) with (fastupdate = off);
create table search_words (word text collate "C" primary key);
`;
