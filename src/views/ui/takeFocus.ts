/** As a `ref` of what comes in the place of something that had the focus: takes it, once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
