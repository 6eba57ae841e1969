/** The three lists of names that work alike. */
export type LookupKind = 'categories' | 'types' | 'areas';
