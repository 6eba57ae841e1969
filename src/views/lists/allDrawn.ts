/** Up to here a list is drawn completely; one more, and only what is near the screen is. */
export const ALL_DRAWN = 60;
