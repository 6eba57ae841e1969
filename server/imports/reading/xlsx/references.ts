/** The index of the column that a reference begins with: 27 for 'AB12'; undefined where it begins with none. */
export function columnIn(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
