/** A row that is to be read, and about how many bytes its long texts have. */
export interface Sized {
  seq: number;
  bytes: number;
}

/** So many bytes of long texts are read and decoded within a few milliseconds. */
const BYTES_MAX = 256 * 1024;

/** The numbers of the rows in groups that are read at once: `count` at most, fewer where their texts have more than `bytesMax` bytes. */
export function* portionsOf(
  rows: readonly Sized[],
  count: number,
  bytesMax: number = BYTES_MAX,
): Generator<number[]> {
  let portion: number[] = [];
  let total = 0;
  for (const { seq, bytes } of rows) {
    if (portion.length > 0 && (portion.length === count || total + bytes > bytesMax)) {
      yield portion;
      [portion, total] = [[], 0];
    }
    portion.push(seq);
    total += bytes;
  }
  if (portion.length > 0) yield portion;
}
