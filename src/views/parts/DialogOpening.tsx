/** Stands in for a dialog whose code is still on its way: until it opens, no key means anything to the page. */
export function DialogOpening() {
  return <span hidden data-dialog-opening="" />;
}
