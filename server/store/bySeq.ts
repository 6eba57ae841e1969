/** `rows` in the order in which `seqs` names them. */
export function inOrder<T extends { seq: number }>(seqs: readonly number[], rows: readonly T[]): T[] {
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
