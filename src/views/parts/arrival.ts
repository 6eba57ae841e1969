/**
 * Whether the page on screen was reached from within the app. A first load keeps the browser's own focus;
 * the history entry's key tells the two apart even after a reload.
 */
export function arrivedByNavigation(): boolean {
  return document.documentElement.dataset['navigated'] === 'yes';
}

/** Called once the app goes from one of its pages to another. */
export function markNavigation(): void {
  document.documentElement.dataset['navigated'] = 'yes';
}
