import { expect, test } from 'vitest';
import { watchPath } from '../../../src/services/browser/navigations.ts';

test('another path is another page, however it was gone to; what follows it is not', () => {
  const window = Object.assign(new EventTarget(), { location: { pathname: '/' } });
  const paths: string[] = [];
  watchPath(window, () => paths.push(window.location.pathname));
  const goTo = (pathname: string, how: string): void => {
    window.location.pathname = pathname;
    window.dispatchEvent(new Event(how));
  };
  goTo('/location/A1', 'pushState');
  goTo('/location/A1', 'replaceState');
  goTo('/location/A2', 'replaceState');
  goTo('/', 'popstate');
  expect(paths).toEqual(['/location/A1', '/location/A2', '/']);
});
