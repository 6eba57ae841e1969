const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `text` has the 8-4-4-4-12 hexadecimal pattern, so that it is an id first (IDRES-02). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
