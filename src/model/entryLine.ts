/** A stand-in until the real one has landed. */
export function parseEntryLine(
  line: string,
): { name: string; quantity: number | undefined } | { problem: string } {
  const [, name = '', quantity] = /^(.*?)(?:,\s*(\d+(?:\.\d+)?))?\s*$/.exec(line.trim()) ?? [];
  return { name: name.trim(), quantity: quantity === undefined ? undefined : Number(quantity) };
}
