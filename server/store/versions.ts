/** Whether a writer takes certain versions of a record only, by what tells it: the first version is 1. */
export const namesVersion = (isCurrent: (version: number) => boolean): boolean => !isCurrent(0);
