/** What the search needs besides the items: nothing yet. */
export const search = '';
