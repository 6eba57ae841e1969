/** `text` as names are compared for being the same: surrounding space and case do not count. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
