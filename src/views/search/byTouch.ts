/** Whether an element was pressed by a finger: a text field that took the focus then would open the keyboard over the page. */
export function isByTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
