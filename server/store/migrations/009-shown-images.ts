/** Shown images are counted, and pages of them found, by an index alone; in the same order as before. */
export const shownImages = `
drop index if exists images_by_created;
create index images_by_created on images (created_at, id, status);
`;
