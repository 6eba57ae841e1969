import { sql } from 'kysely';

/** A list of numbers, of any length, as one bound value, so that the statement stays the same. */
export const listed = (seqs: readonly number[]) =>
  sql<number>`(select value from json_each(${JSON.stringify(seqs)}))`;

/** `rows` in the order in which `seqs` names them. */
export function inOrder<T extends { seq: number }>(seqs: readonly number[], rows: readonly T[]): T[] {
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
