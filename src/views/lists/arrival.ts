/**
 * Whether the page on screen was reached from within the app. A first load keeps the browser's own focus;
 * from the first change of page on, headings take it.
 */
export function arrivedByNavigation(): boolean {
  return document.documentElement.dataset['navigated'] === 'yes';
}

/** Called when the app has gone from the page it was loaded with to another one. */
export function markNavigation(): void {
  document.documentElement.dataset['navigated'] = 'yes';
}
