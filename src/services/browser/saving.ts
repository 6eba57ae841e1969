/** Has the browser fetch an address and save what comes from there; what goes wrong then it tells itself. */
export function saveFrom(document: Document, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
