/**
 * Equal items are in the order in which they were made, by the number that every index ends with by itself: their ids in
 * it as well took a quarter of the file and of each write. One index serves a location, with a category or without.
 */
export const leanIndexes = `
drop index items_by_name;
drop index items_by_created;
drop index items_by_updated;
drop index items_by_quantity;
drop index items_by_category;
drop index items_by_location;
drop index items_by_location_category;
create index items_by_name on items (name_key);
create index items_by_created on items (created_at);
create index items_by_updated on items (updated_at);
create index items_by_quantity on items (quantity);
create index items_by_category on items (category_key, name_key);
create index items_by_location on items (location_id, name_key, category_key);
`;
