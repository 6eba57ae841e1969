/** Keeps a choice of this browser; one that refuses to store has it for as long as the page. */
export function writeSetting(
  storage: Storage | undefined,
  key: string,
  text: string | null | undefined,
): void {
  try {
    if (text) storage?.setItem(key, text);
  } catch {
    // Nothing is lost but the convenience.
  }
}
