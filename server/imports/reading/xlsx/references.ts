/** The index of the column that a reference begins with: 27 for 'AB12'; undefined where it begins with none. */
export function columnIn(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The line of a reference, 12 for 'AB12'; NaN for what is no reference. */
export const lineIn = (reference: string): number => Number(/^[A-Z]{1,4}(\d{1,7})$/.exec(reference)?.[1]);
