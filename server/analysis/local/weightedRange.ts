/** From where to where the values are, without this share of the weight at either end. [0, 0] for none. */
export function weightedRange(
  values: readonly number[],
  weights: readonly number[],
  share: number,
): [from: number, to: number] {
  const order = values.map((_, n) => n).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  let from: number | undefined;
  for (const n of order) {
    sum += weights[n] ?? 0;
    if (from === undefined && sum > all * share) from = values[n] ?? 0;
    if (sum >= all * (1 - share)) return [from ?? 0, values[n] ?? 0];
  }
  return [0, 0];
}
