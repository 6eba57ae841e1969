/**
 * Whether an earlier page of the app has been on screen since it was loaded; from then on this says yes. A
 * first load keeps the browser's own focus.
 */
export function arrivedByNavigation(): boolean {
  const { dataset } = document.documentElement;
  const arrived = dataset['arrived'] === 'yes';
  dataset['arrived'] = 'yes';
  return arrived;
}
