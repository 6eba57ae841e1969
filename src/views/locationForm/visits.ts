import { createVisits } from '../forms/visits.ts';

/** The forms of locations. */
export const locationVisits = createVisits(({ search }) => search);
