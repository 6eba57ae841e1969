/** The decimals of a number as it is written: 0.25 has two, 1e-7 seven. */
function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** The sum of two amounts, exact to the decimals that both are written with: 0.1 and 0.2 are 0.3. */
export const exactSum = (a: number, b: number): number =>
  Number((a + b).toFixed(Math.min(100, Math.max(decimals(a), decimals(b)))));
