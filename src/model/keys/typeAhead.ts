/** The addresses of the pages whose first thing is a field to type in. */
const FOR_TYPING = /^\/(login|search|add|add-location|edit\/.*|edit-location\/.*)$/;

/** Whether who goes to a page of this address goes there to type. */
export function leadsToField(path: string): boolean {
  return FOR_TYPING.test(path);
}

/**
 * What a field gets of what was typed before it was there.
 *
 * @param value all that was typed, Enter as a new line
 * @param enteredAt how much stood there when Enter was pressed first; undefined where it never was
 * @param takesLines the field has several lines, in which Enter is a new one
 */
export function typedAhead(
  value: string,
  enteredAt: number | undefined,
  takesLines: boolean,
): { text: string; isEntered: boolean } {
  if (takesLines) return { text: value, isEntered: false };
  // Backspace takes Enter back as any other key.
  const isEntered = enteredAt !== undefined && value.length > enteredAt;
  // What is pasted into one line has its lines beside each other, as the browser pastes it.
  const text = (isEntered ? value.slice(0, enteredAt) : value).replace(/\r?\n/g, ' ');
  return { text, isEntered };
}
